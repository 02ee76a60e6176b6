"""store: what must still be there after a restart, in SQLite or PostgreSQL.

Holds: the append-only log of tables, the double-entry ledger beside it, checkpoints, sealed secrets, their migrations.
May import: table, rulebook, cards.
Never: a game's name, what an event means, a clock, a float, an update or a delete of what was logged.
Start at: store.py.
"""
