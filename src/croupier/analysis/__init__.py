"""**analysis** - what every wager of a game is worth, exactly, and the play that makes it so.

*Holds:* the exact solver, pricing, strategy, findings, simulation, and reports as data.
*May import:* progressive, games, rulebook, cards.
*Never:* a game's name, the round engine, a clock, a file, chance from outside.
*Start at:* `analyze.py`, then `shape.py`.
"""
