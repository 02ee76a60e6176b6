from tests.stores import place  # noqa: F401  (a fixture)
