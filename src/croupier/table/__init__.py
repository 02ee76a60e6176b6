"""**table** - runs a round of any game and the day around it, and settles it.

*Holds:* commands, events, `decide`, `apply`, `permitted`, settlement, views; a table's day, its postings and accounts.
*May import:* rulebook, cards.
*Never:* a game's name, a clock, chance, a socket, a float.
*Start at:* `decide.py`; the state is in `round.py`, what is paid in `settlement.py`, the day in `run.py`.
"""
