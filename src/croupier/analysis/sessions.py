"""Sessions: so many rounds in a row by one player, with a bankroll that may run out."""

from typing import NamedTuple

import numpy as np
from numba import njit

from croupier.analysis.card_rows import Index, Numbers


class Session(NamedTuple):
    """What a session is; amounts are whole numbers, as many to the opening wager as `scale` says."""

    rounds: int
    bankroll: int  # 0 for as much as it takes
    need: int  # who has less cannot stake all that a round may ask for, and stops
    net: Numbers  # by outcome
    scale: int


class Sitting(NamedTuple):
    """The session that is under way, and the sessions that are over."""

    now: Numbers  # rounds dealt, what the player is up, in which round the bankroll ran out or 0
    results: Numbers
    ruins: Numbers
    number: Numbers  # of sessions that are over


def sitting(sessions: int) -> Sitting:
    """Room for so many sessions, the first about to begin."""
    results, ruins = np.zeros((2, sessions), np.int64)
    return Sitting(np.zeros(3, np.int64), results, ruins, np.zeros(1, np.int64))


@njit(cache=True, nogil=True)
def sit_through(session: Session, outcomes: Index, at: Sitting) -> None:
    """Play these outcomes; of a session that is ruined the rest is dealt and not played."""
    net, bankroll, need, last = session.net, session.bankroll, session.need, session.rounds
    results, ruins = at.results, at.ruins
    dealt, up, ruined, number = at.now[0], at.now[1], at.now[2], at.number[0]
    for outcome in outcomes:
        dealt += 1
        if ruined == 0:
            up += net[outcome]
            if bankroll and bankroll + up < need:
                ruined = dealt
        if dealt == last:
            results[number], ruins[number] = up, ruined
            number += 1
            dealt, up, ruined = 0, 0, 0
    at.now[0], at.now[1], at.now[2], at.number[0] = dealt, up, ruined, number
