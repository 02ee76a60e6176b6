"""Theoretical win against actual: the sums are the analysis' own figures times what was staked, exactly."""

from collections import Counter
from fractions import Fraction

from croupier.analysis.analyze import analyze
from croupier.cli.theory import theory
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.table.accounts import Accounts, Line, Period, Stakes

THREE = "three-card-poker"


def game_of(key: str, **options) -> Game:
    game = elect(definition(key), options)
    assert isinstance(game, Game), game
    return game


def staked(hands: dict[int, int], each: int = 1, meter: int = 0) -> Stakes:
    """So many hands at each stake, with so many of them in every round."""
    crowd = Counter({stake: number * each for stake, number in hands.items()})
    return Stakes(Counter(hands), Counter({stake: number * meter for stake, number in hands.items()}), crowd)


def accounts(key: str, stakes: dict[str, Stakes], wins: dict[str, int], **options) -> Accounts:
    """A table that won so much on each wager."""
    lines = {(1, wager): Line(made=1, staked=win, returned=0) for wager, win in wins.items()}
    return Accounts(table="T", periods=[Period(1, key, game_of(key, **options).elections, lines, stakes)])


def test_the_published_edge_of_pair_plus_is_what_the_table_should_win():
    """Table A keeps 512 of every 22,100 units, says every source; 22,100 wagers of a dollar are 512 dollars."""
    found = theory(accounts(THREE, {"pair_plus": staked({100: 22_100})}, {"pair_plus": 60_000}))
    pair_plus = found.compared["pair_plus"]
    assert (pair_plus.hands, pair_plus.staked) == (22_100, 2_210_000)
    assert pair_plus.theoretical == 51_200
    assert pair_plus.actual == 60_000


def test_the_main_wagers_are_one_game_counted_in_antes():
    """Ante and play together cost 3.373% of the ante (published), and their wins add up."""
    found = theory(accounts(THREE, {"ante": staked({500: 3, 700: 2})}, {"ante": 900, "play": -400}))
    main = found.compared["main"]
    assert main.theoretical == Fraction(13_733_780, 407_170_400) * (3 * 500 + 2 * 700)
    assert (main.actual, main.hands) == (500, 5)
    assert "pair_plus" not in found.compared


def test_variances_add_up_and_are_largest_where_a_round_moves_as_one():
    worth = analyze(game_of(THREE), wagers=("pair_plus",)).wagers["pair_plus"]
    alone = theory(accounts(THREE, {"pair_plus": staked({100: 4, 300: 1})}, {"pair_plus": 0})).compared["pair_plus"]
    assert alone.variance == alone.widest == worth.variance * (4 * 100**2 + 300**2)
    three = theory(accounts(THREE, {"pair_plus": staked({100: 6}, each=3)}, {"pair_plus": 0})).compared["pair_plus"]
    assert three.widest == 2 * worth.variance * 300**2, "two rounds of three hands that are as one of 300"


def test_a_progressive_wager_is_worth_what_its_meter_showed():
    """Linear in the reading: a round at 10,000 and one at 30,000 dollars are two at 20,000."""
    key, options = "texas-hold-em-bonus", {"progressive": "A"}
    meters = {"progressive": Stakes(Counter({100: 2}), Counter({100: 4_000_000}), Counter({100: 2}))}
    found = theory(accounts(key, meters, {"progressive": 200}, **options)).compared["progressive"]
    each = [
        analyze(game_of(key, **options), {"progressive": 100}, meter, wagers=("progressive",)).wagers["progressive"].ev
        for meter in (1_000_000, 3_000_000)
    ]
    assert found.theoretical == -100 * sum(each)


def test_awards_in_dollars_are_priced_at_each_stake():
    key, game = "hold-em-3-bonus", game_of("hold-em-3-bonus", six_card_bonus="A")
    found = theory(accounts(key, {"six_card_bonus": staked({500: 2, 2_500: 1})}, {"six_card_bonus": 0}))
    worth = {
        stake: analyze(game, {"six_card_bonus": stake}, wagers=("six_card_bonus",)).wagers["six_card_bonus"]
        for stake in (500, 2_500)
    }
    assert worth[500].ev != worth[2_500].ev
    expected = -(2 * 500 * worth[500].ev + 2_500 * worth[2_500].ev)
    assert found.compared["six_card_bonus"].theoretical == expected


def test_periods_under_different_tables_are_added_up():
    one = accounts(THREE, {"pair_plus": staked({100: 1})}, {"pair_plus": 100}, pair_plus="A")
    one.periods += accounts(THREE, {"pair_plus": staked({100: 1})}, {"pair_plus": -50}, pair_plus="D").periods
    found = theory(one).compared["pair_plus"]
    evs = [analyze(game_of(THREE, pair_plus=t), wagers=("pair_plus",)).wagers["pair_plus"].ev for t in "AD"]
    assert (found.theoretical, found.actual, found.hands) == (-100 * sum(evs), 50, 2)


def test_what_has_no_price_says_why():
    many = {"six_card_bonus": staked(dict.fromkeys(range(500, 500 * 103, 500), 1))}
    found = theory(accounts("hold-em-3-bonus", many, {"six_card_bonus": 0}))
    assert "102 different amounts" in found.refused["six_card_bonus"]
    own = Accounts(table="T", periods=[Period(1, "two-card-duel", {}, {(1, "ante"): Line(made=1)}, {})])
    assert "is in no catalogue" in theory(own).refused["main"]


def test_options_that_nobody_may_elect_have_no_price():
    odd = Accounts(table="T", periods=[Period(1, THREE, {"pair_plus": "Z"}, {(1, "ante"): Line(made=1)}, {})])
    assert "pair_plus takes" in theory(odd).refused["main"]


def test_without_the_packages_of_the_analysis_the_accounts_are_shown_all_the_same(monkeypatch):
    monkeypatch.setattr("croupier.cli.extras.find_spec", lambda name: None)
    found = theory(accounts(THREE, {"ante": staked({500: 1})}, {"ante": 0}))
    assert "install the extra analysis" in found.refused["main"]


def test_a_table_without_wagers_has_nothing_to_compare():
    found = theory(Accounts(table="T", periods=[Period(1, THREE, {})]))
    assert (found.compared, found.refused) == ({}, {})
