"""Sessions: ruin by the closed form of a fair game, and each session as a few lines of Python follow it."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from croupier.analysis.chance import chance_of, numbers
from croupier.analysis.sessions import Session, sit_through, sitting

FAIR = np.array([-1, 1])


def tosses(count: int, seed: int = 1) -> np.ndarray:
    words = np.zeros(count, np.uint64)
    numbers(chance_of(seed), words)
    return (words >> np.uint64(63)).astype(np.int32)


def sat(session: Session, outcomes: np.ndarray, passes: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Results and ruins, with the outcomes handed over in so many passes."""
    at = sitting(len(outcomes) // session.rounds)
    for part in np.array_split(outcomes, passes):
        sit_through(session, part, at)
    assert at.number[0] == len(at.results)
    return at.results, at.ruins


def followed(session: Session, outcomes: np.ndarray) -> list[tuple[int, int]]:
    """The same, slowly."""
    found = []
    for start in range(0, len(outcomes), session.rounds):
        up = 0
        for number, outcome in enumerate(outcomes[start : start + session.rounds].tolist(), 1):
            up += int(session.net[outcome])
            if session.bankroll and session.bankroll + up < session.need:
                found.append((up, number))
                break
        else:
            found.append((up, 0))
    return found


@pytest.mark.parametrize("bankroll", [0, 3, 10])
@pytest.mark.parametrize("passes", [1, 7])
def test_each_session_ends_as_it_does_step_by_step(bankroll, passes):
    session, outcomes = Session(50, bankroll, 2, FAIR, 1), tosses(5000)
    results, ruins = sat(session, outcomes, passes)
    assert list(zip(results.tolist(), ruins.tolist(), strict=True)) == followed(session, outcomes)


def ruined_within(bankroll: int, rounds: int) -> Fraction:
    """The chance that a fair game of one unit a round takes the whole bankroll within so many rounds."""
    alive, gone = {bankroll: Fraction(1)}, Fraction(0)
    for _ in range(rounds):
        after: dict[int, Fraction] = {}
        for held, chance in alive.items():
            for step in (-1, 1):
                after[held + step] = after.get(held + step, Fraction(0)) + chance / 2
        gone += after.pop(0, Fraction(0))
        alive = after
    return gone


def test_ruin_comes_as_often_as_the_fair_game_says():
    results, ruins = sat(Session(40, 5, 1, FAIR, 1), tosses(40 * 20_000))
    chance, number = float(ruined_within(5, 40)), len(results)
    assert abs((ruins > 0).sum() / number - chance) < 5 * sqrt(chance * (1 - chance) / number)
    assert set(results[ruins > 0].tolist()) == {-5}


def test_ruin_in_the_last_round_is_ruin():
    _, ruins = sat(Session(3, 3, 1, FAIR, 1), np.array([0, 0, 0, 0, 1, 0], np.int32))
    assert ruins.tolist() == [3, 0]


def test_a_planted_bankroll_that_is_one_short_is_seen():
    _, ruins = sat(Session(40, 4, 1, FAIR, 1), tosses(40 * 20_000))
    chance, number = float(ruined_within(5, 40)), len(ruins)
    assert abs((ruins > 0).sum() / number - chance) > 5 * sqrt(chance * (1 - chance) / number)
