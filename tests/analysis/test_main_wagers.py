"""The main wagers together: outcomes that account for every deal, choices that account for every wager.

The number of deals is a product of binomial coefficients, written down per game in `every_deal`.
"""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise, product
from math import comb, prod

import pytest
from msgspec.structs import replace

from croupier.analysis import main_wagers
from croupier.analysis.main_wagers import main_worth
from croupier.analysis.results import Worth
from croupier.analysis.shape import shape_of
from croupier.analysis.solution import Solution
from croupier.analysis.solve import solve
from croupier.rulebook.dealing import multiple
from croupier.rulebook.game import Game
from tests.analysis.every_deal import COURSES, STAKE, Ends, expected
from tests.analysis.solved import EVERY_GAME, choices_of, game, priced

# Option values that the main wagers go by; the first is the default.
VALUES = {
    "three-card-poker": [{}, {"version": "f2", "ante_bonus": "f", "pair_plus": "B"}],
    "texas-hold-em-bonus": [{"ante_pays": value} for value in ("flush", "straight")],
    "caribbean-stud": [{}, {"payout_limit": 2_000}],
    "hold-em-3-bonus": [
        *({"version": "1", "blind_1x": table} for table in "ABCDEFGHIJK"),
        *({"version": "2", "blind_1x": one, "blind_2x": two} for one, two in product("ABCDEFGHIJK", "ABC")),
        {"version": "2", "aggregate_limit": 5_000_000},
    ],
    "premium-hold-em": [{"ante_nonqualifying": value} for value in ("printed", "push")],
}
ALL = [(key, options) for key in EVERY_GAME for options in VALUES.get(key, [{}])]


@lru_cache(maxsize=4)
def solution(key: str, ranks: int, reading: str) -> Solution:
    """One serves all tables; the version and the reading of a rule are not tables."""
    options = {"version": reading} if reading in {"1", "2"} else {"ante_nonqualifying": reading} if reading else {}
    return solve(shape_of(game(key, **options), ranks), STAKE)


def found(key: str, ranks: int, options: dict[str, str]) -> tuple[Game, Worth, Ends]:
    of = game(key, **options)
    shape = shape_of(of, ranks)
    reading = options.get("version", options.get("ante_nonqualifying", ""))
    made = solution(key, ranks, "" if key == "three-card-poker" else reading)
    return of, main_worth(shape, made, STAKE), priced(shape, made)


def deals_of(key: str, ranks: int) -> int:
    """Every deal once for each order in which the community cards may be seen by a player who decides."""
    course, left, ways = COURSES[key], 4 * ranks, 1
    stops = sorted({0, *(number for number, _ in course.asked), course.board})
    draws = [course.hole, *(then - before for before, then in pairwise(stops))]
    for cards in (*draws, course.up, course.dealer - course.up):
        ways, left = ways * comb(left, cards), left - cards
    return ways


def flaws(of: Game, worth: Worth, ends: Ends, deals: int) -> list[str]:
    """What does not add up."""
    wrong, opening = [], len(COURSES[of.definition.key].opening)
    if worth.deals != deals or sum(one.combinations for one in worth.outcomes) != deals:
        wrong.append("deals")
    if sum((Fraction(one.combinations, worth.deals) for one in worth.outcomes), Fraction(0)) != 1:
        wrong.append("probabilities")
    if by_net(worth) != Counter({Fraction(net, STAKE): number for net, number in nets(ends).items()}):
        wrong.append("net results")
    if worth.ev != expected(ends):
        wrong.append("expected value")
    if sum(worth.decisions[name] for name in first_decision(of)) != 1:
        wrong.append("first decision")
    staked = opening + sum(multiple(name.split()[-1]) * often for name, often in worth.decisions.items())
    by_course = sum(number * sum(map(multiple, made)) for made, number in choices_of(ends).items())
    if not worth.average_wager == staked == opening + Fraction(by_course, deals):
        wrong.append("average wager")
    return wrong


def by_net(worth: Worth) -> Counter[Fraction]:
    total: Counter[Fraction] = Counter()
    for one in worth.outcomes:
        total[one.net] += one.combinations
    return total


def nets(ends: Ends) -> Counter[int]:
    total: Counter[int] = Counter()
    for (_, net), number in ends.items():
        total[net] += number
    return total


def first_decision(of: Game) -> list[str]:
    """The choices that everybody is offered; where more decisions follow, the name of the first stands before."""
    asked = COURSES[of.definition.key].asked
    name = f"{of.definition.decisions[0].name} " if len(asked) > 1 else ""
    return [name + one for one in asked[0][1] if not (one == "2x" and of.elections.get("version") == "1")]


@pytest.mark.parametrize(("key", "options"), ALL)
def test_every_deal_is_accounted_for_on_a_small_deck(key, options):
    assert flaws(*found(key, 4, options), deals_of(key, 4)) == []


WHOLE = {
    "three-card-poker": 407_170_400,
    "caribbean-stud": 19_933_230_517_200,
    "four-card-poker": prod((comb(52, 5), 47, comb(46, 5))),
    "texas-hold-em-bonus": comb(52, 2) * comb(50, 3) * 47 * 46 * comb(45, 2),
    "hold-em-3-bonus": comb(52, 3) * comb(49, 2) * comb(47, 2) * comb(45, 3),
    "premium-hold-em": comb(52, 3) * comb(49, 4) * comb(45, 3),
}


def test_every_deal_of_three_card_poker_is_accounted_for():
    for options in VALUES["three-card-poker"]:
        assert flaws(*found("three-card-poker", 13, options), WHOLE["three-card-poker"]) == []


@pytest.mark.soak
@pytest.mark.parametrize(("key", "options"), [each for each in ALL if each[0] != "three-card-poker"])
def test_every_deal_is_accounted_for(key, options):
    deals = deals_of(key, 13)
    assert deals == WHOLE.get(key, deals)
    assert flaws(*found(key, 13, options), deals) == []


def test_damaged_figures_are_noticed():
    of, worth, ends = found("hold-em-3-bonus", 4, {"version": "2"})
    deals = deals_of("hold-em-3-bonus", 4)
    fewer = tuple(replace(one, combinations=one.combinations - (i == 0)) for i, one in enumerate(worth.outcomes))
    assert flaws(of, replace(worth, outcomes=fewer), ends, deals)[:2] == ["deals", "probabilities"]
    first, *others = worth.outcomes
    assert "net results" in flaws(
        of, replace(worth, outcomes=(replace(first, net=first.net + 1), *others)), ends, deals
    )
    assert flaws(of, replace(worth, average_wager=Fraction(3)), ends, deals) == ["average wager"]
    assert "deals" in flaws(of, worth, ends, deals + 1)
    assert "first decision" in flaws(of, replace(worth, decisions={**worth.decisions, "2x": Fraction(1)}), ends, deals)


def test_choices_are_listed_decision_by_decision_as_the_rule_names_them():
    _, worth, _ = found("texas-hold-em-bonus", 4, {})
    asked = {"flop": ("fold", "2x"), "turn": ("check", "1x"), "river": ("check", "1x")}
    assert list(worth.decisions) == [
        f"{decision} {choice}" for decision, choices in asked.items() for choice in choices
    ]


# The stake at which a fixed award turns -----------------------------------------------------------------


def reach(plan: Mapping[str, Fraction | int], monkeypatch) -> int:
    """The stake found for a way to play that wins `flat`, and the award in cents up to so many units."""

    def won(shape: object, play: object, stake: int) -> Fraction:
        return plan["flat"] + min(Fraction(plan["award"], stake), plan.get("limit", 10**12))

    monkeypatch.setattr(main_wagers, "_won_at", won)
    return main_wagers._reach(None, None)


TURNS = [
    ({"flat": Fraction(-1, 7), "award": 100}, 699),  # at 700 it wins nothing
    ({"flat": Fraction(-1, 7), "award": Fraction(1001, 10)}, 700),
    ({"flat": Fraction(-3), "award": 1}, 0),
    ({"flat": Fraction(0), "award": 1}, main_wagers.MOST_STAKE),
    ({"flat": Fraction(-1, 10**6), "award": 123, "limit": Fraction(1, 10)}, 123 * 10**6 - 1),  # beyond a bend
    ({"flat": Fraction(-1, 3), "award": 900, "limit": Fraction(1, 2)}, 2_699),
]


@pytest.mark.parametrize(("plan", "stake"), TURNS)
def test_the_last_stake_with_the_advantage_is_found(plan, stake, monkeypatch):
    assert reach(plan, monkeypatch) == stake
