"""What the solver lists of every decision, against every deal of a small deck settled by the round engine."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations
from math import comb

import numpy as np
import pytest

from croupier.analysis import planning
from croupier.analysis.plan import Plan, Spots
from croupier.analysis.planning import Found, plan_and_spots
from croupier.analysis.price import payoffs
from croupier.analysis.shape import shape_of
from croupier.analysis.suits import index_of
from croupier.analysis.whole_boards import WholeBoards
from croupier.cards.card import DECK, Card
from croupier.rulebook.game import Game
from tests.analysis.every_deal import STAKE, choices_at, expected, staked, worth
from tests.analysis.solved import game, solved

RANKS, DECK_SIZE = 3, 12
GAMES = (
    "three-card-poker",
    "four-card-poker",
    "texas-hold-em-bonus",
    "caribbean-stud",
    "hold-em-3-bonus",
    "premium-hold-em",
    "ultimate-texas-hold-em",
    "casino-hold-em",
    "crazy-4-poker",
    "two-card-duel",
)


def elected(key: str) -> Game:
    """With every choice that the rule has."""
    return game(key, **({"version": "2"} if key == "hold-em-3-bonus" else {}))


@lru_cache
def found(key: str) -> Found:
    return plan_and_spots(shape_of(elected(key), RANKS), STAKE)


def decisions(listed: bool) -> list[tuple[str, int]]:
    """Games with the numbers of their decisions, whether or not the spots of these are listed."""
    unlisted = {("premium-hold-em", 1), ("ultimate-texas-hold-em", 2)}  # the whole board is seen
    numbers = {"texas-hold-em-bonus": 3, "ultimate-texas-hold-em": 3, "premium-hold-em": 2}
    every = {(key, number) for key in GAMES for number in range(numbers.get(key, 1))}
    return sorted(every - unlisted if listed else unlisted)


def named(cards) -> tuple[Card, ...]:
    """Cards of the small deck, which are numbered from its own first one."""
    return tuple(DECK[52 - DECK_SIZE + int(card)] for card in cards)


def spots_of(key: str, level: int) -> Spots:
    spots = found(key)[1][level]
    assert spots is not None
    return spots


# The worth of every choice ---------------------------------------------------------------------------

FIRST_OF_MANY = {("texas-hold-em-bonus", 0), ("ultimate-texas-hold-em", 0), ("premium-hold-em", 0)}


def sampled(key: str, level: int, number: int) -> range:
    """Of so many spots some, spread over all; a first decision with others behind it takes long to deal out."""
    return range(0, number, max(1, number // (2 if (key, level) in FIRST_OF_MANY else 12)))


@pytest.mark.parametrize(("key", "level"), decisions(listed=True))
def test_each_option_is_worth_what_its_deals_come_to(key, level):
    of, (plan, _), spots = elected(key), found(key), spots_of(key, level)
    checked = 0
    for spot in sampled(key, level, len(spots.holes)):
        hole, seen = named(spots.holes[spot]), named((*spots.boards[spot], *spots.ups[spot]))
        for state, before in enumerate(plan.stands[level].before):
            if len(plan.stands[level].options[state]) == 1:
                continue  # nothing is asked of who has played
            ends = choices_at(of, RANKS, hole, seen, before.choices)
            for value, deals in zip(spots.values[spot, state].tolist(), ends.values(), strict=True):
                if deals:  # else the hand does not open the choice
                    assert deals.total() == spots.deals
                    assert value * STAKE == worth(deals) * spots.scale
                    checked += 1
    assert checked


def test_a_choice_that_a_hand_does_not_open_is_never_the_best():
    """Crazy 4 Poker with the ranks from ten to ace: a pair of tens opens no more than the ante, aces all."""
    of, met = game("crazy-4-poker"), set()
    _, (spots,) = plan_and_spots(shape_of(of, 5), STAKE)
    for hole, values in zip(spots.holes, spots.values[:, 0], strict=True):
        cards = tuple(DECK[52 - 20 + int(card)] for card in hole)
        opened = tuple(staked(of, cards, (choice,)) is not None for choice in ("fold", "1x", "2x", "3x"))
        assert opened[int(values.argmax())]
        met.add(opened)
    assert met == {(True, True, False, False), (True, True, True, True)}


@pytest.mark.parametrize("key", GAMES)
def test_first_decisions_at_their_best_come_to_the_worth_of_the_game(key):
    """Spot by spot with its weight; that this is the worth of all deals, test_solver_and_engine tries deal by deal."""
    spots = spots_of(key, 0)
    best = spots.values.max(axis=2)[:, 0].astype(object)
    total = (best * spots.weights).sum()
    deals = int(spots.weights.sum()) * spots.deals
    ends = solved(elected(key), RANKS)
    assert deals == ends.total()
    assert expected(ends) * deals * spots.scale == total


# Every information set once --------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "level"), decisions(listed=True))
def test_weights_are_all_information_sets(key, level):
    (plan, _), spots = found(key), spots_of(key, level)
    hole, seen = plan.shape.hole, plan.stands[level].seen + plan.shape.up
    assert int(spots.weights.sum()) == comb(DECK_SIZE, hole) * comb(DECK_SIZE - hole, seen)
    assert (spots.weights > 0).all()
    assert spots.scale == payoffs(plan.shape, STAKE).scale


def exchanges(*sets: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The same sets of cards in all other suits."""
    for suits in permutations(range(4)):
        yield tuple(tuple(sorted(card // 4 * 4 + suits[card % 4] for card in cards)) for cards in sets)


@pytest.mark.parametrize(
    ("key", "level"), [("texas-hold-em-bonus", 0), ("texas-hold-em-bonus", 1), ("caribbean-stud", 0)]
)
def test_every_information_set_is_in_a_spot_of_its_weight(key, level):
    """A spot is found by any exchange of suits of its cards; where there are fewer exchanges it may come twice."""
    spots = spots_of(key, level)
    sizes = spots.holes.shape[1], spots.boards.shape[1] + spots.ups.shape[1]
    weights: dict[tuple, int] = {}
    for hole, *seen, weight in zip(
        spots.holes.tolist(),
        *(part.tolist() for part in (spots.boards, spots.ups)),
        spots.weights.tolist(),
        strict=True,
    ):
        first = min(exchanges(tuple(hole), (*seen[0], *seen[1])))
        weights[first] = weights.get(first, 0) + weight
    counted: dict[tuple, int] = {}
    for hole in combinations(range(DECK_SIZE), sizes[0]):
        for seen in combinations([card for card in range(DECK_SIZE) if card not in hole], sizes[1]):
            first = min(exchanges(hole, seen))
            counted[first] = counted.get(first, 0) + 1
    assert weights == counted


# The plan --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "level"), decisions(listed=True))
def test_the_plan_takes_the_first_of_the_best_options(key, level):
    (plan, _), spots = found(key), spots_of(key, level)
    stand = plan.stands[level]
    for spot, (hole, board, up) in enumerate(zip(spots.holes, spots.boards, spots.ups, strict=True)):
        by, column = (hole, int(up[0]) if len(up) else 0) if stand.by_hole else (board, index(hole))
        place = row_of(plan, level, by)
        for state, options in enumerate(stand.options):
            values = spots.values[spot, state, : len(options)]
            assert stand.choices[place, state, column] == int(np.argmax(values))


def index(cards) -> int:
    return int(index_of(np.sort(cards), len(cards)))


def row_of(plan: Plan, level: int, cards) -> int:
    """The place of a set among those that stand for their classes, which are in the order of their numbers."""
    return rows(len(cards)).index(index(cards))


@lru_cache
def rows(size: int) -> tuple[int, ...]:
    """The numbers of the sets whose ranks by suit do not rise."""
    standing = []
    for cards in combinations(range(DECK_SIZE), size):
        held = [sum(1 << card // 4 for card in cards if card % 4 == suit) for suit in range(4)]
        if held == sorted(held, reverse=True):
            standing.append(index(np.array(cards, np.uint8)))
    return tuple(sorted(standing))


@pytest.mark.parametrize(("key", "level"), decisions(listed=False))
def test_where_the_whole_board_is_seen_the_plan_alone_says_what_to_do(key, level):
    """There are too many spots to list; each choice is worth the most, and is the first that is."""
    of, (plan, spots) = elected(key), found(key)
    assert spots[level] is None
    stand, chance = plan.stands[level], np.random.default_rng(5)
    boards = [
        board for board in combinations(range(DECK_SIZE), stand.seen) if index(np.array(board)) in rows(stand.seen)
    ]
    taken = set()
    for board in boards:
        left = [card for card in range(DECK_SIZE) if card not in board]
        hole = np.sort(chance.choice(left, plan.shape.hole, replace=False))
        for state, before in enumerate(stand.before):
            choice = int(stand.choices[row_of(plan, level, board), state, index(hole)])
            if len(stand.options[state]) == 1:
                assert choice == 0
                continue
            ends = choices_at(of, RANKS, named(hole), named(board), before.choices)
            values = [worth(deals) for deals in ends.values()]
            assert choice == values.index(max(values))
            taken.add(choice)
    assert taken == set(range(len(plan.shape.levels[level].choices)))


# The comparison itself -------------------------------------------------------------------------------


def test_a_value_of_another_spot_is_noticed():
    """Planted: the values of three card poker moved on by one spot no longer come to the worth of the game's deals."""
    spots = spots_of("three-card-poker", 0)
    moved = np.roll(spots.values, 1, axis=0)
    wrong = 0
    for spot, hole in enumerate(spots.holes):
        ends = choices_at(game("three-card-poker"), RANKS, named(hole), (), ())
        wrong += [value * STAKE for value in moved[spot, 0].tolist()] != [worth(deals) for deals in ends.values()]
    assert wrong


# The spots alone --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["three-card-poker", "caribbean-stud", "texas-hold-em-bonus", "premium-hold-em"])
def test_the_spots_alone_are_those_beside_the_plan(key):
    """Without a plan the decision on the whole board is described, and not listed."""
    for beside, alone in zip(found(key)[1], planning.spots_of(shape_of(elected(key), RANKS), STAKE), strict=True):
        if beside is None:
            assert isinstance(alone, WholeBoards)
        else:
            assert all(np.array_equal(one, other) for one, other in zip(beside, alone, strict=True))


def test_progress_is_told():
    told = []
    plan_and_spots(shape_of(game("caribbean-stud"), RANKS), STAKE, lambda *step: told.append(step))
    assert told
    assert all(0 < done <= all_of_it for _, done, all_of_it in told)
