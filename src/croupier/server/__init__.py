"""**server** - runs many tables: gives them chance and time, deals where no person does, answers who is connected.

*Holds:* the pit of open tables, the automated dealer, scripted players, the clock, entropy and what is drawn from it.
*May import:* store, analysis, table, progressive, games, rulebook, cards.
*Never:* a rule of a game, a game looked up by its name, a page, chance from anywhere but `entropy.py`.
*Start at:* `pit.py`; chance is in `entropy.py`, a table that runs by itself in `scripted_table.py`.
"""
