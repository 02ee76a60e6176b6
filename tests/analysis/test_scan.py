"""The scan prices each combination once and ranks: against published edges, and with planted worths."""

from fractions import Fraction

import pytest

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.results import MAIN, Outcome, Worth
from croupier.analysis.scan import posted_stake, ranked, scan
from croupier.analysis.side import side_worth
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect

# Published for three card poker: 2.32, 2.70, 7.28 percent, exactly these parts of 22,100; D is not published.
PAIR_PLUS = {"A": Fraction(512, 22_100), "B": Fraction(596, 22_100), "C": Fraction(1_608, 22_100)}


def worth(edge: Fraction, title: str = "Wager") -> Worth:
    """A wager with this house edge."""
    lost = Outcome("loses", "", -edge, 1)
    return Worth(key="wager", title=title, per="wager", deals=1, outcomes=(lost,))


def side_alone(game: Game, wager: str) -> Worth:
    if wager == MAIN:
        raise Unpriceable("The main game is left out here.")
    return side_worth(game, wager, posted_stake(game, wager))


def test_the_tables_of_pair_plus_have_the_published_edges():
    found = {one.combination.options.get("pair_plus"): one for one in scan(definition("three-card-poker"), side_alone)}
    assert {letter: found[letter].edge for letter in PAIR_PLUS} == PAIR_PLUS


def test_what_has_no_price_says_why_and_comes_last():
    found = ranked(scan(definition("premium-hold-em"), side_alone))
    assert [one.combination.wager for one in found][:2] == [MAIN, MAIN]
    spins = [one for one in found if one.combination.wager == "bonus_spin"]
    assert all("gives positions, not probabilities" in one.reason and one.edge is None for one in spins)
    assert not any(one.favours_player or one.exceeds(Fraction(-1)) for one in spins)


def test_the_best_for_the_player_comes_first_wager_by_wager():
    edges = {"A": Fraction(5, 100), "B": Fraction(-1, 100), "C": Fraction(0), "D": Fraction(3, 100)}
    planted = {MAIN: lambda game: Fraction(1), "bad_beat": lambda game: Fraction(-1)}

    def price(game: Game, wager: str) -> Worth:
        edge = planted.get(wager, lambda game: edges[game.elections["pair_plus"]])(game)
        return worth(edge)

    found = ranked(scan(definition("three-card-poker"), price))
    assert [one.combination.wager for one in found] == [MAIN, MAIN, *["pair_plus"] * 4, "bad_beat"]
    own = [one for one in found if one.combination.wager == "pair_plus"]
    assert [one.combination.options["pair_plus"] for one in own] == ["B", "C", "D", "A"]
    assert [one.favours_player for one in own] == [True, False, False, False]  # exactly nought favours nobody
    assert [one.exceeds(Fraction(3, 100)) for one in own] == [
        False,
        False,
        False,
        True,
    ]  # exactly at it does not exceed


def test_a_solution_is_asked_for_once_for_each_combination_and_no_more():
    asked = []

    def price(game: Game, wager: str) -> Worth:
        asked.append((wager, tuple(game.elections.items())))
        return worth(Fraction(0))

    list(scan(definition("hold-em-3-bonus"), price, {"version": "2"}))
    assert len(asked) == len(set(asked)) == 33 + 4 + 11


@pytest.mark.parametrize(
    ("key", "options", "wager", "stake"),
    [
        ("hold-em-3-bonus", {}, "six_card_bonus", 500),  # where none is posted
        ("hold-em-3-bonus", {}, "three_card_bonus", None),
        ("three-card-poker", {}, "bad_beat", 100),  # exactly
        ("texas-hold-em-bonus", {}, "bonus", 100),  # at least
        ("hold-em-3-bonus", {}, MAIN, None),
    ],
)
def test_the_stake_is_the_least_that_the_rule_knows(key, options, wager, stake):
    game = elect(definition(key), options)
    assert isinstance(game, Game)
    assert posted_stake(game, wager) == stake
