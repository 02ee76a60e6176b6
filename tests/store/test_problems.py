"""Whatever stops a store is caught by one name, and none of it is an error of the program."""

from croupier.store import problems


def test_every_problem_is_a_problem_of_the_store():
    kinds = {kind for kind in vars(problems).values() if isinstance(kind, type)}
    assert len(kinds) == 7
    assert all(issubclass(kind, problems.StoreProblem) for kind in kinds)
    assert not issubclass(problems.StoreProblem, AssertionError | OSError | ValueError)
