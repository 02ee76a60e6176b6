from tests.stores import place, store  # noqa: F401  (fixtures)
