"""**cards** - a deck of cards, before any casino has one.

*Holds:* cards, rankings of three-, four- and five-card hands, the names of hands.
*May import:* nothing.
*Never:* a wager, a game's name, chance.
*Start at:* `card.py`, then `ranking.py`.
"""
