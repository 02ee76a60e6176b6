"""**cli** - the commands, and the place where everything is put together.

*Holds:* `games`, `play`, `rules`, `settle`, `sheet`; reading files and options, printing answers and errors.
*May import:* table, games, rulebook, cards.
*Never:* a rule of a game, an amount that a room below did not compute.
*Start at:* `main.py`.
"""
