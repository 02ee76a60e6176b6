"""A round given whole: it is settled if it can have been played so, and refused with the seat if it cannot."""

import pytest

from croupier.cards.card import CardsRefused
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round, walk
from tests.settlement_table import game_under, split_cards

THREE_CARD, CARIBBEAN, HOLD_EM_3, PREMIUM = "three-card-poker", "caribbean-stud", "hold-em-3-bonus", "premium-hold-em"
PREMIUM_WAGERS = {"ante": 500, "xtra_bonus": 500}
HOLD_EM_3_WAGERS = {"blind_bonus": 500, "flop": 500}
PLAY = "the decision 'play'; the choices are fold, 1x."
TURN_RIVER = "the decision 'turn_river'; the choices are fold, 1x."
SECOND_PLAY = "the decision 'second play'; the choices are fold, 1x, 2x."


def walked(key, wagers, *choices, exposed=True, **options):
    return walk(game_under(key, **options), GivenHand(1, (), wagers, choices, exposed))


@pytest.mark.parametrize(
    ("key", "wagers", "choices", "placed"),
    [
        (THREE_CARD, {"ante": 500}, ("1x",), {"play": 500}),
        (THREE_CARD, {"ante": 500}, ("fold",), {}),
        (THREE_CARD, {"pair_plus": 500}, (), {}),  # nothing to decide without an ante
        ("four-card-poker", {"ante": 500}, ("3x",), {"play": 1_500}),
        ("texas-hold-em-bonus", {"ante": 500}, ("2x", "check", "1x"), {"flop": 1_000, "river": 500}),
        ("texas-hold-em-bonus", {"ante": 500}, ("2x", "1x", "check"), {"flop": 1_000, "turn": 500}),
        ("texas-hold-em-bonus", {"ante": 500}, ("fold",), {}),
        (CARIBBEAN, {"ante": 500}, ("2x",), {"bet": 1_000}),
        (HOLD_EM_3, HOLD_EM_3_WAGERS, ("1x",), {"turn_river": 500}),
        (PREMIUM, PREMIUM_WAGERS, ("3x",), {"play": 1_500}),
        (PREMIUM, PREMIUM_WAGERS, ("check", "2x"), {"play": 1_000}),
        (PREMIUM, PREMIUM_WAGERS, ("check", "fold"), {}),
    ],
)
def test_choices_lead_from_decision_to_decision(key, wagers, choices, placed):
    hand = walked(key, wagers, *choices)
    assert hand.stakes == wagers | placed
    assert hand.choices == choices


@pytest.mark.parametrize(
    ("key", "wagers", "choices", "says"),
    [
        (THREE_CARD, {"ante": 500}, (), f"there is no choice for {PLAY}"),
        (THREE_CARD, {"ante": 500}, ("2x",), f"'2x' is not a choice for {PLAY}"),
        (THREE_CARD, {"ante": 500}, ("",), f"'' is not a choice for {PLAY}"),
        (THREE_CARD, {"ante": 500}, ("1x", "1x"), "there is nothing left to decide with '1x'."),
        (THREE_CARD, {"pair_plus": 500}, ("1x",), "there is nothing left to decide with '1x'."),
        (HOLD_EM_3, HOLD_EM_3_WAGERS, ("2x",), f"'2x' is not a choice for {TURN_RIVER}"),
        (HOLD_EM_3, HOLD_EM_3_WAGERS, ("expose", "1x"), f"'expose' is not a choice for {TURN_RIVER}"),
        (PREMIUM, PREMIUM_WAGERS, ("3x", "fold"), "there is nothing left to decide with 'fold'."),
        (PREMIUM, PREMIUM_WAGERS, ("check",), f"there is no choice for {SECOND_PLAY}"),
        (PREMIUM, PREMIUM_WAGERS, ("check", "3x"), f"'3x' is not a choice for {SECOND_PLAY}"),
    ],
)
def test_a_wrong_number_of_choices_or_a_wrong_one_is_refused(key, wagers, choices, says):
    refused = walked(key, wagers, *choices)
    assert isinstance(refused, Refusal)
    assert (refused.reason, refused.message) == (Reason.UNKNOWN_CHOICE, says)
    assert refused.cites


@pytest.mark.parametrize(("version", "accepted"), [("1", False), ("2", True)])
def test_an_elective_choice_needs_its_election(version, accepted):
    assert isinstance(walked(HOLD_EM_3, HOLD_EM_3_WAGERS, "2x", version=version), Refusal) is not accepted


@pytest.mark.parametrize(
    ("wagers", "exposed", "choices"),
    [
        (HOLD_EM_3_WAGERS, True, ("1x",)),  # only holders of the 3 card bonus are asked to expose
        (HOLD_EM_3_WAGERS | {"three_card_bonus": 500}, True, ("expose", "1x")),
        (HOLD_EM_3_WAGERS | {"three_card_bonus": 500}, False, ("conceal", "1x")),
    ],
)
def test_whether_cards_were_exposed_is_said_beside_the_choices(wagers, exposed, choices):
    assert walked(HOLD_EM_3, wagers, "1x", exposed=exposed).choices == choices


# Whole rounds -----------------------------------------------------------------------------------------

HAND, DEALER = "AsKsQs", "2c3d5h"
COMMUNITY = "2d4h6c8d"


def premium_round(*wheel, meter=None, **options):
    game = game_under(PREMIUM, **options)
    hand = GivenHand(1, split_cards(HAND), PREMIUM_WAGERS | {"bonus_spin": game.exact["bonus_spin"]}, ("3x",))
    return settle_round(game, GivenRound((hand,), split_cards(DEALER), split_cards(COMMUNITY), meter, wheel))


@pytest.mark.parametrize(
    ("wheel", "meter", "options", "reason"),
    [
        ((), 1_000_000, {"bonus_spin": "progressive-5"}, Reason.WRONG_SPIN),  # the flush must be spun for
        ((2, 3), 1_000_000, {"bonus_spin": "progressive-5"}, Reason.WRONG_SPIN),
        ((0,), 1_000_000, {"bonus_spin": "progressive-5"}, Reason.WRONG_SPIN),
        ((13,), 1_000_000, {"bonus_spin": "progressive-5"}, Reason.WRONG_SPIN),
        ((1,), None, {"bonus_spin": "progressive-5"}, Reason.METER_MISSING),
        ((2,), None, {"bonus_spin": "progressive-5"}, None),
        ((1,), -1, {"bonus_spin": "progressive-5"}, Reason.NOT_AN_AMOUNT),
        ((1,), None, {"bonus_spin": "fixed-5"}, Reason.METER_MISSING),
        ((1,), None, {"bonus_spin": "fixed-5", "fixed_prize": 100}, None),
        ((2,), None, {"bonus_spin": "fixed-5"}, None),
    ],
)
def test_stops_of_the_wheel_and_prizes_are_given_where_they_are_needed(wheel, meter, options, reason):
    settled = premium_round(*wheel, meter=meter, **options)
    assert (settled.reason if isinstance(settled, Refusal) else None) is reason


def caribbean_round(cards, choice, meter=None):
    hand = GivenHand(1, split_cards(cards), {"ante": 500, "progressive": 100}, (choice,))
    return settle_round(game_under(CARIBBEAN), GivenRound((hand,), split_cards("2c3d5h7c9d"), (), meter))


@pytest.mark.parametrize(
    ("cards", "choice", "meter", "reason"),
    [
        ("AsKsQsJsTs", "2x", None, Reason.METER_MISSING),
        ("KsQsJsTs9s", "2x", None, Reason.METER_MISSING),
        ("AsKsQsJsTs", "2x", 0, None),
        ("8s8d8h8cKs", "2x", None, None),  # a fixed amount needs no reading
        ("AsKdJhTc8s", "2x", None, None),
        ("AsKsQsJsTs", "fold", None, None),  # the award is lost with the fold
        ("AsKsQsJsTs", "2x", 10**30, Reason.NOT_AN_AMOUNT),
    ],
)
def test_a_share_of_the_meter_needs_its_reading(cards, choice, meter, reason):
    settled = caribbean_round(cards, choice, meter)
    assert (settled.reason if isinstance(settled, Refusal) else None) is reason


def test_a_refusal_names_the_seat():
    hands = tuple(
        GivenHand(seat, split_cards(cards), {"ante": amount}, ("1x",))
        for seat, cards, amount in ((2, HAND, 500), (5, "AhKhQh", 0))
    )
    refused = settle_round(game_under(THREE_CARD), GivenRound(hands, split_cards(DEALER)))
    assert refused.message.startswith("Seat 5: Ante: ")


def test_results_stand_in_the_order_given_and_wagers_in_the_order_of_the_game():
    hands = tuple(
        GivenHand(seat, split_cards(cards), {"bad_beat": 100, "pair_plus": 500, "ante": 500}, ("1x",))
        for seat, cards in ((5, HAND), (2, "AhKhQh"))
    )
    settled = settle_round(game_under(THREE_CARD), GivenRound(hands, split_cards(DEALER)))
    assert isinstance(settled, SettledRound)
    assert [results[0].seat for results in settled.results] == [5, 2]
    assert [[s.wager for s in results] for results in settled.results] == [
        ["ante", "play", "pair_plus", "bad_beat"]
    ] * 2


def test_a_card_in_two_places_is_refused():
    hand = GivenHand(1, split_cards(HAND), {"ante": 500}, ("1x",))
    with pytest.raises(CardsRefused, match="As stands twice"):
        settle_round(game_under(THREE_CARD), GivenRound((hand,), split_cards("As3d5h")))
