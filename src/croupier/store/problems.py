"""What stops a store, each with a sentence for the person who runs it."""


class StoreProblem(Exception):
    """The store cannot be opened or used as it is; the message says why and what to do."""


class NotAStore(StoreProblem):
    """The address leads to no store."""


class Occupied(StoreProblem):
    """Another process writes to the store."""


class TooNew(StoreProblem):
    """A newer program has been here."""


class RolledBack(StoreProblem):
    """The store is not what its witness saw."""


class WrongKey(StoreProblem):
    """A key does not fit, or what it is to open was changed."""


class Stopped(StoreProblem):
    """A write failed, so that nobody knows what is on disk until the store is opened anew."""
