"""**table** - runs a round of any game and settles it.

*Holds:* commands, events, `decide`, `apply`, `permitted`, settlement, views.
*May import:* rulebook, cards.
*Never:* a game's name, a clock, chance, a socket, a float.
*Start at:* `decide.py`; the state is in `round.py`, what is paid in `settlement.py`.
"""
