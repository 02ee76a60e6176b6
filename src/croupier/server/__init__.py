"""**server** - runs many tables: gives them chance and time, deals where no person does, answers who is connected.

*Holds:* entropy and what is drawn from it, scripted players.
*May import:* store, analysis, table, progressive, games, rulebook, cards.
*Never:* a rule of a game, a game looked up by its name, a page, chance from anywhere but `entropy.py`.
*Start at:* `entropy.py`; who plays at a table by itself is in `players.py`.
"""
