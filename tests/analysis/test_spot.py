"""The worth of every choice at one spot: published figures, and every deal settled by the round engine."""

from fractions import Fraction
from itertools import combinations

import pytest

from croupier.analysis.shape import shape_of
from croupier.analysis.spot import Spot, SpotRefused, hands_to_rank, level_at, standings
from croupier.analysis.suits import classes
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import DECK, parse_cards
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect
from croupier.table.settlement import Hand, settle_hand
from examples.crazy_4_poker import CRAZY_4_POKER


def shape(key, **options):
    return shape_of(elect(definition(key), options))


def spot(hole, board="", up=""):
    return Spot(*(card_numbers(parse_cards(cards.split())) for cards in (hole, board, up)))


def evs(game, where, stake=None):
    """The worth of every option, for the first way to come there."""
    return {option.choice: option.ev for option in standings(game, where, stake)[0].options}


# Published by the Wizard of Odds, in antes.
@pytest.mark.parametrize(("hole", "raising"), [("Qh 6d 4s", -0.993378), ("Qh 6d 3s", -1.00255)])
def test_the_edge_of_three_card_poker_lies_between_these_hands(hole, raising):
    worth = evs(shape("three-card-poker"), spot(hole))
    assert worth["fold"] == -1
    assert round(float(worth["1x"]), len(str(abs(raising))) - 2) == raising


def test_all_hands_of_three_card_poker_add_up_to_the_published_edge():
    """The 1,755 classes, each at its best, give -13,733,780 of 407,170,400."""
    game, found = shape("three-card-poker"), classes(3)
    best = [standings(game, Spot(tuple(map(int, cards))))[0].best.ev for cards in found.sets]
    assert sum(ev * int(weight) for ev, weight in zip(best, found.weights, strict=True)) / 22_100 == Fraction(
        -13_733_780, 407_170_400
    )


def by_the_engine(game, where, stakes, choices):
    """The net result of all the dealer's hands together, each settled with its wagers on the table."""
    hole, board, up = (tuple(DECK[card] for card in cards) for cards in where)
    left = [card for card in DECK if card not in {*hole, *board, *up}]
    hand = Hand(0, hole, stakes, choices)
    total = 0
    for drawn in combinations(left, game.dealer - game.up):
        settled, _ = settle_hand(game.game, hand, (*drawn, *up), board)
        total += sum(one.returned - one.staked for one in settled)
    return Fraction(total, hands_to_rank(game, where))


@pytest.mark.parametrize(
    ("key", "where", "choices", "stakes"),
    [
        ("three-card-poker", spot("6h 7d 8s"), ("1x",), {"ante": 1, "play": 1}),
        ("premium-hold-em", spot("As Ad 3c", "Ah Kh Qh 2h"), ("check", "2x"), {"ante": 1, "xtra_bonus": 1, "play": 2}),
    ],
)
def test_every_deal_settled_by_the_round_engine_gives_the_same(key, where, choices, stakes):
    game = shape(key)
    assert evs(game, where)[choices[-1]] == by_the_engine(game, where, stakes, choices)


def test_a_defect_in_the_settlement_is_found():
    """Planted: a straight is paid as if the ante had not been bonused."""
    game, where = shape("three-card-poker"), spot("6h 7d 8s")
    assert evs(game, where)["1x"] - 1 != by_the_engine(game, where, {"ante": 1, "play": 1}, ("1x",))


def test_the_worth_before_a_card_is_the_mean_of_the_best_after_it():
    game = shape("texas-hold-em-bonus")
    turn = spot("Th Td", "2s 8c 3h")
    for number, option in enumerate(standings(game, turn)[0].options):
        left = [card for card in range(52) if card not in {*turn.hole, *turn.board}]
        rivers = [Spot(turn.hole, (*turn.board, card)) for card in left]
        best = [standings(game, river)[number].best.ev for river in rivers]
        assert option.ev == sum(best) / len(rivers)


def test_a_later_wager_is_added_to_what_was_staked_before():
    """At the river of Texas hold 'em bonus what was done at the turn moves both choices by as much."""
    after_check, after_bet = standings(shape("texas-hold-em-bonus"), spot("Th Td", "2s 8c 3h Ah"))
    assert [one.before.choices for one in (after_check, after_bet)] == [("2x", "check"), ("2x", "1x")]
    check, bet = ([option.ev for option in one.options] for one in (after_check, after_bet))
    assert check[1] - check[0] == bet[1] - bet[0]


def test_dealers_with_five_more_cards_are_all_drawn():
    game, where = shape("four-card-poker"), spot("Th Td 2s 8c 3h", up="Jh")
    assert hands_to_rank(game, where) == 1_370_754
    worth = evs(game, where)
    assert worth["3x"] == 2 * worth["1x"]  # four antes instead of two; a pair has no bonus


def test_an_award_counts_where_the_stake_is_known():
    """Seven cards of one suit in a row win $10,000 at a stake of $5, and else by their best five 50 to 1."""
    game, where = shape("hold-em-3-bonus", blind_1x="B"), spot("2s 3s 4s", "5s 6s")
    without, with_award = (standings(game, where, stake)[0].options[1].ev for stake in (None, 500))
    eight_and_seven, ace_and_seven = (Fraction(2000 - 50, 47 * 23),) * 2
    assert with_award - without == eight_and_seven + ace_and_seven


def test_a_fold_loses_what_was_staked_before_it():
    assert evs(shape("hold-em-3-bonus"), spot("2h 7d 9c", "Ah Kh"))["fold"] == -2


@pytest.mark.parametrize(
    ("key", "where", "says"),
    [
        ("three-card-poker", spot("As Ad"), "In Three card poker a player holds 3 cards; 2 were given."),
        ("three-card-poker", spot("As Ad Ac", up="2s"), "no card of the dealer is seen before"),
        ("caribbean-stud", spot("As Ad Ac 2s 3s"), "one card of the dealer is seen before the player decides; 0 were"),
        ("three-card-poker", spot("As Ad Ac", "2s"), "made with no community cards seen, not with 1."),
        ("texas-hold-em-bonus", spot("As Ad", "2s 3s 4s 5s 6s"), "made with no or 3 or 4 community cards seen, not"),
    ],
)
def test_cards_with_which_nobody_is_asked_are_refused(key, where, says):
    with pytest.raises(SpotRefused, match=says):
        level_at(shape(key), where)


def test_a_choice_is_weighed_only_with_a_hand_that_opens_it():
    """In Crazy 4 Poker a pair of aces or better may play more than once the ante."""
    game = shape_of(elect(CRAZY_4_POKER, {}))
    assert list(evs(game, spot("Ks Kd 2c 7h 9s"))) == ["fold", "1x"]
    assert list(evs(game, spot("As Ad 2c 7h 9s"))) == ["fold", "1x", "2x", "3x"]
