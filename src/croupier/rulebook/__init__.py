"""**rulebook** - the words that every game's rule is written in.

*Holds:* references, odds, options, pay tables, wagers, dealing, decisions, settlement, irregularities, layout; the
definition of a game, the game under a licensee's elections, and its rule sheet as data.
*May import:* cards.
*Never:* one game's figures, the running of a round, a probability.
*Start at:* `definition.py`, which puts the words together.
"""
