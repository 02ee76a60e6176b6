"""Wagers at one position: each amount just below, exactly at and just above its bound, and which go together."""

import pytest

from croupier.games.catalogue import KEYS
from croupier.rulebook.money import LARGEST_AMOUNT
from croupier.rulebook.refusal import Reason
from croupier.rulebook.wager import Limits
from croupier.table.stakes import NO_LIMITS, check_hand, check_stakes, wager_range
from examples.crazy_4_poker import PLAY_OR_FOLD
from tests.settlement_table import game_under, split_cards

POSTED = {"ante": Limits(500, 10_000)}

# game, options, wagers, the reason of the refusal or `-`
STAKES = """
    three-card-poker     -                    ante=1                                           -
    three-card-poker     -                    ante=0                                           not-an-amount
    three-card-poker     -                    ante=-1                                          not-an-amount
    three-card-poker     -                    ante=1000000000000                               -
    three-card-poker     -                    ante=1000000000001                               not-an-amount
    three-card-poker     -                    pair_plus=500                                    -
    three-card-poker     -                    ante=500,bad_beat=99                             exact-amount
    three-card-poker     -                    ante=500,bad_beat=100                            -
    three-card-poker     -                    ante=500,bad_beat=101                            exact-amount
    three-card-poker     -                    pair_plus=500,bad_beat=100                       -
    three-card-poker     -                    bad_beat=100                                     wagers-together
    three-card-poker     -                    ante=500,bet=500                                 unknown-wager
    three-card-poker     -                    ante=500,play=500                                wager-by-decision
    three-card-poker     bad_beat=off         ante=500,bad_beat=100                            wager-not-offered
    three-card-poker     version=f1           ante=500,pair_plus=500                           -
    three-card-poker     version=f1           ante=500,pair_plus=501                           wagers-together
    three-card-poker     version=f1           ante=500                                         -
    three-card-poker     version=f1           pair_plus=500                                    wagers-together
    three-card-poker     version=f2           ante=500,pair_plus=1000                          -
    three-card-poker     version=f2           ante=500,pair_plus=1001                          wagers-together
    three-card-poker     version=f3           ante=500,pair_plus=2500                          -
    three-card-poker     version=f3           ante=500,pair_plus=2501                          wagers-together
    three-card-poker     version=f3           ante=2500,pair_plus=500                          -
    three-card-poker     version=f3           ante=2501,pair_plus=500                          wagers-together
    three-card-poker     version=f3           ante=500                                         wagers-together
    three-card-poker     version=f3           pair_plus=500                                    wagers-together
    four-card-poker      -                    aces_up=500                                      -
    four-card-poker      -                    bad_beat=100                                     wagers-together
    four-card-poker      -                    aces_up=500,bad_beat=100                         -
    texas-hold-em-bonus  -                    ante=500,bonus=99                                below-minimum
    texas-hold-em-bonus  -                    ante=500,bonus=100                               -
    texas-hold-em-bonus  -                    bonus=500                                        wagers-together
    texas-hold-em-bonus  -                    ante=500,progressive=100                         -
    texas-hold-em-bonus  -                    ante=500,progressive=200                         exact-amount
    texas-hold-em-bonus  progressive=off      ante=500,progressive=100                         wager-not-offered
    caribbean-stud       -                    ante=500,progressive=100                         -
    caribbean-stud       -                    progressive=100                                  wagers-together
    hold-em-3-bonus      -                    blind_bonus=500,flop=500                         -
    hold-em-3-bonus      -                    blind_bonus=499,flop=500                         wagers-together
    hold-em-3-bonus      -                    blind_bonus=501,flop=500                         wagers-together
    hold-em-3-bonus      -                    flop=500                                         wagers-together
    hold-em-3-bonus      -                    three_card_bonus=500                             wagers-together
    hold-em-3-bonus      -                    six_card_bonus=500                               wagers-together
    premium-hold-em      -                    ante=500,xtra_bonus=500                          -
    premium-hold-em      -                    ante=501,xtra_bonus=501                          not-payable
    premium-hold-em      -                    ante=502,xtra_bonus=502                          -
    premium-hold-em      -                    ante=98,xtra_bonus=98                            below-minimum
    premium-hold-em      -                    ante=100,xtra_bonus=100                          -
    premium-hold-em      -                    ante=500                                         wagers-together
    premium-hold-em      -                    player_bonus=500,dealer_bonus=500                wagers-together
    premium-hold-em      bonus_spin=fixed-5   ante=500,xtra_bonus=500,bonus_spin=500           -
    premium-hold-em      bonus_spin=fixed-5   ante=500,xtra_bonus=500,bonus_spin=100           exact-amount
    premium-hold-em      bonus_spin=fixed-1   ante=500,xtra_bonus=500,bonus_spin=100           -
"""


def pairs(cell):
    return dict(part.split("=") for part in cell.split(",")) if cell != "-" else {}


@pytest.mark.parametrize("line", STAKES.strip().splitlines(), ids=lambda line: "/".join(line.split()))
def test_wagers_are_made_together_or_refused(line):
    key, options, wagers, reason = line.split()
    stakes = {wager: int(amount) for wager, amount in pairs(wagers).items()}
    refused = check_stakes(game_under(key, **pairs(options)), stakes, NO_LIMITS)
    assert (refused.reason.code if refused else "-") == reason


@pytest.mark.parametrize("key", KEYS)
def test_no_wager_at_all_is_refused(key):
    assert check_stakes(game_under(key), {}, NO_LIMITS).reason is Reason.NO_WAGERS


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("amount", [True, False, 500.0, 0.5, 10**30, -(10**30), LARGEST_AMOUNT + 1])
def test_what_is_no_whole_number_of_cents_is_no_amount_of_any_wager(key, amount):
    game = game_under(key)
    for wager in game.wagers.values():
        if not wager.by_decision:
            assert check_stakes(game, {wager.key: amount}, NO_LIMITS).reason is Reason.NOT_AN_AMOUNT


@pytest.mark.parametrize(
    ("amount", "reason"),
    [
        (499, Reason.BELOW_MINIMUM),
        (500, None),
        (501, None),
        (9_999, None),
        (10_000, None),
        (10_001, Reason.ABOVE_MAXIMUM),
    ],
)
def test_posted_limits_hold_at_their_edges(amount, reason):
    refused = check_stakes(game_under("three-card-poker"), {"ante": amount}, POSTED)
    assert (refused and refused.reason) == reason


def test_limits_hold_for_their_wager_alone():
    assert check_stakes(game_under("three-card-poker"), {"ante": 500, "pair_plus": 1}, POSTED) is None


@pytest.mark.parametrize(
    ("wagers", "says"),
    [
        ({"ante": 499}, "Ante: $4.99 is below the posted minimum of $5."),
        ({"ante": 10_001}, "Ante: $100.01 is above the posted maximum of $100."),
        ({"ante": 500, "bad_beat": 200}, "Bad beat bonus is exactly $1, not $2."),
        ({"ante": 500, "nonsense": 1}, "There is no wager 'nonsense'; there are ante, pair_plus, bad_beat."),
        ({"ante": 500, "play": 500}, "Play is made by a decision, after the cards have been seen."),
        ({"ante": 0}, "Ante: the amount must be whole cents from 1 to 1000000000000."),
    ],
)
def test_a_refusal_says_what_was_given_and_what_is_allowed(wagers, says):
    assert check_stakes(game_under("three-card-poker"), wagers, POSTED).message == says


@pytest.mark.parametrize(
    ("cards", "choice", "refused"),
    [
        ("KhKdQs9c2d", "3x", True),  # just below a pair of aces
        ("AhAd4s3c2d", "3x", False),  # a straight of four, which is above
        ("AhAd9s5c3d", "3x", False),  # exactly
        ("2h2d3s3cKd", "3x", False),  # just above
        ("KhKdQs9c2d", "1x", False),
        ("7h5d4s3c2d", "fold", False),
    ],
)
def test_a_choice_is_open_with_the_hand_it_asks_for_or_a_better_one(cards, choice, refused):
    refusal = check_hand(PLAY_OR_FOLD, choice, split_cards(cards))
    assert (refusal is not None) is refused
    if refusal is not None:
        assert (refusal.reason, refusal.cites) == (Reason.UNKNOWN_CHOICE, ("C4P-3(c)",))
        assert refusal.message == "'3x' is open only with a pair of aces or better."


@pytest.mark.parametrize(
    ("amount", "reason"),
    [
        (475, Reason.BELOW_MINIMUM),
        (500, None),
        (524, Reason.NOT_PAYABLE),
        (525, None),
        (526, Reason.NOT_PAYABLE),
        (10_025, Reason.ABOVE_MAXIMUM),
    ],
)
def test_a_stake_keeps_to_the_posted_step(amount, reason):
    refusal = check_stakes(game_under("three-card-poker"), {"ante": amount}, {"ante": Limits(500, 10_000, step=25)})
    assert (refusal and refusal.reason) is reason


def test_a_range_goes_in_the_posted_step_and_in_that_of_the_payouts():
    game = game_under("premium-hold-em")
    assert game.units["xtra_bonus"] == 2
    found = wager_range(game, "xtra_bonus", Limits(500, 1_000, step=25))
    assert found is not None
    assert (found.minimum, found.maximum, found.step) == (500, 1_000, 50)


@pytest.mark.parametrize(
    ("posted", "least", "most"), [((510, 990), 525, 975), ((525, 975), 525, 975), ((526, 974), 550, 950)]
)
def test_a_range_begins_and_ends_with_a_step_within_the_posted_limits(posted, least, most):
    found = wager_range(game_under("three-card-poker"), "ante", Limits(*posted, step=25))
    assert found is not None
    assert (found.minimum, found.maximum) == (least, most)
