"""**cli** - the commands, and the place where everything is put together.

*Holds:* the commands; reading files and options, printing answers and errors, keeping solutions in the user's cache.
*May import:* server, store, analysis, table, progressive, games, rulebook, cards.
*Never:* a rule of a game, an amount that a room below did not compute.
*Start at:* `main.py`.
"""
