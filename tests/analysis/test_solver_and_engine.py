"""The solver and the round engine, which never see each other, agree about every deal.

On small decks every deal of every game is dealt, settled by the round engine and played at its best by trying
everything (`every_deal`). On the whole deck deals are drawn by chance, mostly such as make rare hands, and what the
engine pays for each way of playing is compared with the payoff that the solver reckons with.
"""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from croupier.analysis.price import Payoffs, payoffs
from croupier.analysis.shape import CASES, Shape, courses_of, shape_of
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import DECK, RANK, RANK_LETTERS, SUIT_LETTERS, Card
from croupier.rulebook.game import Game, elect
from croupier.rulebook.hand import Deal
from croupier.rulebook.settlement import Compared, DecisionTable, Qualifies, Result
from tests.analysis import every_deal
from tests.analysis.every_deal import STAKE, best_play, expected, of_hands, settled, staked, up_to_suits
from tests.analysis.solved import EVERY_GAME, game, solved

THREE_CARD, FOUR_CARD, TEXAS, CARIBBEAN = EVERY_GAME[:4]
HOLD_EM_3, PREMIUM, ULTIMATE, CASINO, CRAZY, DUEL = EVERY_GAME[4:]

# Every deal of a small deck --------------------------------------------------------------------------

VARIANTS = [
    *((key, 3, {}, {}) for key in EVERY_GAME),
    (THREE_CARD, 5, {"version": "f2", "ante_bonus": "f", "pair_plus": "B"}, {}),
    (THREE_CARD, 4, {}, {"ante_bonus": "straight 1000"}),
    (CARIBBEAN, 3, {"payout_limit": 2_000}, {}),
    (FOUR_CARD, 3, {}, {"ante_bonus": "three-of-a-kind 1000"}),
    (HOLD_EM_3, 3, {"version": "2", "blind_1x": "C", "blind_2x": "B"}, {}),
    (HOLD_EM_3, 3, {"aggregate_limit": 5_000_000}, {"blind_bonus": "four-of-a-kind 10000, full house 1"}),
    (PREMIUM, 3, {"ante_nonqualifying": "push"}, {"xtra_bonus": "four-of-a-kind 1000"}),
    (DUEL, 6, {}, {}),
]
FURTHER = [
    (THREE_CARD, 7, {}, {}),
    (CARIBBEAN, 4, {}, {}),
    (FOUR_CARD, 4, {}, {}),
    (CRAZY, 4, {}, {}),
    (TEXAS, 3, {"ante_pays": "straight"}, {}),
    (TEXAS, 4, {}, {}),
    (ULTIMATE, 3, {}, {"blind": "full house 20, straight flush 3 to 2"}),
    (CASINO, 4, {}, {}),
    (HOLD_EM_3, 3, {"version": "2", "blind_1x": "K"}, {"blind_bonus@2x": "four-of-a-kind 1 to 2"}),
    (PREMIUM, 4, {}, {}),
]


@pytest.mark.parametrize(("key", "ranks", "options", "tables"), VARIANTS)
def test_all_deals_of_a_small_deck_end_alike(key, ranks, options, tables):
    of = game(key, tables, **options)
    assert solved(of, ranks) == best_play(of, ranks)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "ranks", "options", "tables"), FURTHER)
def test_all_deals_of_a_larger_deck_end_alike(key, ranks, options, tables):
    of = game(key, tables, **options)
    assert solved(of, ranks) == best_play(of, ranks)


def with_row(of: Game, row: int, results: tuple[Result, ...]) -> Game:
    """The game with other results in one row of its settlement."""
    rows = list(of.settlement.rows)
    rows[row] = replace(rows[row], results=results)
    table = DecisionTable(of.settlement.columns, of.settlement.wagers, tuple(rows))
    changed = elect(replace(of.definition, settlement=table), of.elections)
    assert isinstance(changed, Game)
    return changed


def test_a_row_of_the_settlement_changed_on_one_side_is_noticed():
    of = game(THREE_CARD)
    lost_ties = with_row(of, 3, (Result.LOSE, Result.LOSE))
    assert expected(solved(lost_ties, 3)) < expected(best_play(of, 3))
    assert solved(lost_ties, 3) == best_play(lost_ties, 3)


def test_a_line_of_a_table_changed_on_one_side_is_noticed():
    assert solved(game(THREE_CARD, {"ante_bonus": "straight flush 5, straight 1"}), 3) != best_play(game(THREE_CARD), 3)


def test_a_lost_weight_of_symmetry_is_noticed():
    of = game(THREE_CARD)
    hands = up_to_suits(of, 3)
    assert of_hands(of, 3, hands) == solved(of, 3)
    assert expected(of_hands(of, 3, dict.fromkeys(hands, 1))) != expected(solved(of, 3))


def test_a_player_who_sees_too_much_is_noticed(monkeypatch):
    of = game(THREE_CARD)
    peeking = every_deal.COURSES[THREE_CARD]._replace(up=1)
    monkeypatch.setitem(every_deal.COURSES, THREE_CARD, peeking)
    assert expected(best_play(of, 4)) > expected(solved(of, 4))


# Deals of the whole deck drawn by chance -------------------------------------------------------------


def drawn(chance: Random, number: int, board: int) -> list[Card]:
    """Cards in the order dealt, the board first, mostly from a small pool: few ranks, few suits, a run of one suit."""
    start, suit = chance.randrange(-1, 7), chance.choice(SUIT_LETTERS)
    ranks = chance.sample(RANK_LETTERS, 4)
    run = [Card(RANK_LETTERS[start + i] + suit) for i in range(7)]
    pools = {
        "any": DECK,
        "few ranks": [card for card in DECK if card[0] in ranks],
        "few suits": [card for card in DECK if card[1] in chance.sample(SUIT_LETTERS, 2)],
        "close to the bounds": [card for card in DECK if card[0] in "234QKA"],
        "a flush": [card for card in DECK if card[1] == suit],
        "a run": run,
        "four of a kind": [card for card in DECK if card[0] == ranks[0]],
    }
    first = list(pools[chance.choice(list(pools))])
    chance.shuffle(first)
    rest = [card for card in DECK if card not in first]
    chance.shuffle(rest)
    cards = (first + rest)[:number]
    if chance.random() < 0.5:  # else the board has the best of it, and hands are equal
        chance.shuffle(cards)
    return cards if board else cards[::-1] if chance.random() < 0.5 else cards


def dealt(chance: Random, shape: Shape) -> Deal:
    counts = shape.game.definition.counts
    cards = drawn(chance, counts.community + counts.player + counts.dealer, counts.community)
    board, rest = cards[: counts.community], cards[counts.community :]
    return Deal(tuple(rest[: counts.player]), tuple(rest[counts.player :]), tuple(board))


def kind_of(shape: Shape, deal: Deal) -> int:
    cards = shape.game.definition.player_hand.cards(deal)
    kinds, suits = shape.kinds, {card[1] for card in cards}
    if len(suits) == 1:
        mask = sum(1 << (RANK[card] - 2) for card in cards)
        special = int(kinds.of_suited[SUIT_LETTERS.index(suits.pop()), mask])
        if special:
            return special
    return int(kinds.of_strength[kinds.ranking.strength(card_numbers(cards))])


def kinds_there_are(shape: Shape) -> set[int]:
    suited = shape.kinds.of_suited
    return {*shape.kinds.of_strength[1:].tolist(), *suited[suited > 0].tolist()}


def case_of(shape: Shape, deal: Deal) -> int:
    rule = shape.game.definition
    mine, dealers = rule.player_hand(deal), rule.dealer_hand(deal)
    competes = rule.qualification is None or dealers >= rule.qualification.bound
    compared = Compared.EQUAL if mine == dealers else Compared.HIGHER if mine > dealers else Compared.LOWER
    return CASES.index((Qualifies.YES if competes else Qualifies.NO, compared))


def differences(of: Game, deals: int, pays_of=payoffs) -> tuple[int, set[int], set[int]]:
    """How often engine and payoffs differ, and which kinds and cases came up."""
    shape = shape_of(of)
    chance, pays, found = Random(of.definition.key), pays_of(shape, STAKE), 0
    kinds, cases = set(), set()
    for _ in range(deals):
        deal = dealt(chance, shape)
        kind, case = kind_of(shape, deal), case_of(shape, deal)
        kinds.add(kind)
        cases.add(case)
        for number, course in enumerate(courses_of(shape)):
            hand = staked(of, deal.player, tuple(choice for choice in course.choices if choice))
            if hand is None:
                found += shape.is_open(course, kind)
            else:
                net = settled(of, hand, deal.dealer, deal.community)
                found += net * pays.scale != int(pays.net[number, kind, case]) * STAKE
    return found, kinds, cases


@pytest.mark.parametrize(
    ("key", "options"),
    [
        *((key, {}) for key in EVERY_GAME),
        (HOLD_EM_3, {"version": "2", "blind_1x": "K", "blind_2x": "C", "aggregate_limit": 5_000_000}),
        (TEXAS, {"ante_pays": "straight"}),
        (CARIBBEAN, {"payout_limit": 20_000}),
        (PREMIUM, {"ante_nonqualifying": "push"}),
    ],
)
def test_the_engine_pays_every_course_what_the_solver_reckons_with(key, options):
    of = game(key, **options)
    shape = shape_of(of)
    wrong, kinds, cases = differences(of, 4_000)
    assert wrong == 0
    assert kinds == kinds_there_are(shape), "every line of every table comes up"
    assert len(cases) >= (5 if shape.qualifying else 3), "a dealer who does not qualify may be unable to win"


@pytest.mark.soak
@pytest.mark.parametrize("key", EVERY_GAME)
def test_the_engine_pays_very_many_deals_what_the_solver_reckons_with(key):
    assert differences(game(key), 100_000)[0] == 0


def a_table_shifted_by_a_line(shape: Shape, stake: int) -> Payoffs:
    pays = payoffs(shape, stake)
    return pays._replace(net=np.roll(pays.net, 1, axis=1))


def ties_taken_for_wins(shape: Shape, stake: int) -> Payoffs:
    pays = payoffs(shape, stake)
    net = pays.net.copy()
    net[:, :, 4] = net[:, :, 3]
    return pays._replace(net=net)


@pytest.mark.parametrize("damaged", [a_table_shifted_by_a_line, ties_taken_for_wins])
@pytest.mark.parametrize("key", [THREE_CARD, TEXAS, PREMIUM])
def test_damaged_payoffs_are_noticed(key, damaged):
    assert differences(game(key), 200, damaged)[0] > 0
