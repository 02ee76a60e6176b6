"""A wager on a wheel: the chance of a spin, the mean of a published wheel, and what nobody can price."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.side import side_worth
from croupier.analysis.spin_worth import community_pay, spin_worth, turning_of, wheel_mean
from croupier.rulebook.meter import Stop, Wheel
from croupier.rulebook.money import DOLLAR
from croupier.rulebook.reference import RuleRef
from tests.settlement_table import game_under

KEY = "premium-hold-em"
EVEN = ",".join(["1"] * 12)


def game(value="progressive-5", **options):
    return game_under(KEY, bonus_spin=value, **{"wheel": EVEN, **options})


# The wheel of the same device at blackjack tables, $5: win and envy in dollars, weight of 40,000 (Wizard of Odds).
BLACKJACK = (
    (40, 0, 16_750), (50, 0, 9_000), (60, 0, 4_744), (70, 0, 3_000), (75, 0, 2_200), (40, 15, 3_400), (200, 50, 675),
    (250, 0, 100), (750, 0, 50), (500, 100, 75), (5_000, 0, 5), (None, 0, 1),
)  # fmt: skip
JACKPOT = 24_000 * DOLLAR  # on average


def blackjack_wheel():
    spun = game(wheel=[weight for _, _, weight in BLACKJACK])
    stops = [Stop(i, win and win * DOLLAR, envy * DOLLAR) for i, (win, envy, _) in enumerate(BLACKJACK, 1)]
    spun.wheel = Wheel(tuple(stops), True, RuleRef("none"))
    return spun


def test_three_cards_of_one_suit_are_dealt_in_one_hand_of_nineteen():
    assert turning_of(game()).chance == Fraction(4 * 286, 22_100)


def test_the_mean_of_the_published_wheel():
    # Printed as $55.99, but the printed weights add up to 40,000 and give $54.991: one printed value is off.
    assert turning_of(blackjack_wheel()).total == 40_000
    assert wheel_mean(blackjack_wheel(), JACKPOT) == Fraction(54_991, 1_000) * DOLLAR


def test_a_planted_weight_at_the_wrong_position_is_noticed():
    planted = blackjack_wheel()
    first, *others, last = planted.wheel.stops
    stops = (replace(last, position=1), *others, replace(first, position=12))
    planted.wheel = replace(planted.wheel, stops=stops)
    assert wheel_mean(planted, JACKPOT) != Fraction(54_991, 1_000) * DOLLAR


def test_the_wager_is_worth_the_wheel_as_often_as_it_turns():
    spun = blackjack_wheel()
    worth = spin_worth(spun, 500, JACKPOT)
    assert worth.ev == Fraction(1_144, 22_100) * wheel_mean(spun, JACKPOT) / 500 - 1
    assert worth.deals == 22_100 * 40_000 == sum(row.combinations for row in worth.outcomes)
    assert worth.hit_frequency == Fraction(1_144, 22_100)


def test_other_bettors_spins_are_told_apart():
    spun = blackjack_wheel()
    mean = Fraction(15 * 3_400 + 50 * 675 + 100 * 75, 40_000)  # dollars
    assert community_pay(spun) == Fraction(1_144, 22_100) * mean * DOLLAR
    worth = spin_worth(spun, 500, JACKPOT)
    share = float(100 * community_pay(spun) / 500)
    assert f"{share:.4f} % of the stake a round on average" in worth.notes[0]


def test_the_meter_is_linear_and_breaks_even():
    spun = blackjack_wheel()
    meter = spin_worth(spun, 500).meter
    assert meter.share == Fraction(1_144, 22_100) / 40_000
    assert (meter.rate, meter.reset, meter.from_meter) == (Fraction(7, 100), 10_000 * DOLLAR, 0)
    at_even = (meter.fixed + meter.share * meter.break_even) / 500 - 1
    assert at_even == 0
    for cents in (0, JACKPOT):
        assert spin_worth(spun, 500, cents).ev == (meter.fixed + meter.share * cents) / 500 - 1
    assert [chance for _, _, chance in meter.awards][-1] == meter.share


def test_without_a_meter_its_position_wins_nothing():
    worth = spin_worth(blackjack_wheel(), 500)
    assert worth.ev == spin_worth(blackjack_wheel(), 500, 0).ev
    assert any(note.startswith("No meter is given, so the prize of the meter is") for note in worth.notes)


def test_a_wheel_that_favours_the_player_whatever_the_meter():
    assert any("Even so the wager favours the player." in note for note in spin_worth(game(), 500).notes)


@pytest.mark.parametrize(("value", "stake"), [("fixed-5", 500), ("fixed-1", 100)])
def test_a_fixed_prize_is_paid_as_stated(value, stake):
    fixed = game(value, fixed_prize=2_500_000)
    worth = side_worth(fixed, "bonus_spin")
    assert worth.meter is None
    assert worth.outcomes[0].pays == "win $25,000"
    assert worth.ev == turning_of(fixed).chance * wheel_mean(fixed, 2_500_000) / stake - 1


def test_a_position_without_weight_is_not_there():
    weights = ",".join(["0", "3", *["0"] * 10])
    worth = side_worth(game(wheel=weights), "bonus_spin")
    assert [(row.event, row.pays) for row in worth.outcomes] == [("wheel position 2", "win $40"), ("no line", "")]
    assert worth.meter is None
    assert not any("puts up" in note for note in worth.notes)


def refused(spun):
    with pytest.raises(Unpriceable) as refusal:
        side_worth(spun, "bonus_spin")
    return str(refusal.value)


def test_without_weights_the_wheel_is_not_priced():
    assert refused(game(wheel=None)) == (
        "The printed wheel of Bonus Spin gives positions, not probabilities: "
        "set `wheel` to 12 whole weights, one for each position."
    )


def test_without_its_amount_the_fixed_prize_is_not_priced():
    assert refused(game("fixed-1")) == (
        "The fixed prize of Bonus Spin is in no text: set `fixed_prize` to its amount in whole cents."
    )


def test_a_game_without_an_option_for_weights_is_refused():
    bare = game()
    options = tuple(option for option in bare.definition.options if option.name != "wheel")
    bare.definition = replace(bare.definition, options=options)
    assert "no option for the weights" in refused(bare)


def test_a_wheel_without_a_stake_is_refused():
    with pytest.raises(Unpriceable, match="state the stake"):
        spin_worth(game())
