"""**games** - the rules of New Jersey, one file for each game, to be laid beside the regulation.

*Holds:* the games, the paragraph inventories, the register of discrepancies, the catalogue.
*May import:* rulebook, cards.
*Never:* how a game is run, priced or shown; another game's name.
*Start at:* `three_card_poker.py`.
"""
