"""**progressive** - what a progressive controller keeps: contributions, awards, resets, exact to the part of a cent.

*Holds:* the parameters of a progressive, its meters, what each wager and each award does to them.
*May import:* rulebook, cards.
*Never:* a game's name, a table's day, a clock, chance, a float.
*Start at:* `meters.py`.
"""
