"""Legal combinations: each that changes a figure once, none that is forbidden."""

from collections import Counter

import pytest
from msgspec.structs import replace

from croupier.analysis.legal import combinations
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.option import Forbidden, Letter

# Counted by hand from the tables of the texts: three card poker has two ante bonuses and four tables of pair plus;
# Hold 'em 3 bonus eleven tables under version 1, and each of them with each of three under version 2.
COUNTED = {
    "three-card-poker": {"main": 2, "pair_plus": 4, "bad_beat": 1},
    "four-card-poker": {"main": 1, "aces_up": 7, "bad_beat": 2},
    "texas-hold-em-bonus": {"main": 2, "bonus": 2, "progressive": 5},
    "caribbean-stud": {"main": 1, "progressive": 1},
    "hold-em-3-bonus": {"main": 11 + 11 * 3, "three_card_bonus": 4, "six_card_bonus": 11},
    "premium-hold-em": {"main": 2, "player_bonus": 1, "dealer_bonus": 1, "bonus_spin": 4},
}


@pytest.mark.parametrize("key", KEYS)
def test_each_wager_has_so_many_combinations(key):
    assert Counter(one.wager for one in combinations(definition(key))) == COUNTED[key]


@pytest.mark.parametrize("key", KEYS)
def test_each_combination_is_elected_and_legal(key):
    for one in combinations(definition(key)):
        assert isinstance(elect(definition(key), one.game.elections), Game)
        assert {name: one.game.elections[name] for name in one.options} == one.options


def test_some_wagers_alone_are_gone_through_where_they_are_named():
    found = combinations(definition("hold-em-3-bonus"), {}, ("six_card_bonus", "main"))
    assert Counter(one.wager for one in found) == {"main": 44, "six_card_bonus": 11}


def options(key: str, wager: str, **fixed) -> list[dict]:
    return [dict(one.options) for one in combinations(definition(key), fixed) if one.wager == wager]


def test_options_that_change_nothing_are_not_named():
    found = options("hold-em-3-bonus", "main")
    assert {"version": "1", "blind_1x": "C"} in found  # no double wager, so no table for it
    assert {"version": "2", "blind_1x": "C", "blind_2x": "B"} in found
    assert options("three-card-poker", "bad_beat") == [{}]
    assert options("caribbean-stud", "progressive") == [{}]  # what a fold does to it changes no line


def test_a_combination_that_is_forbidden_with_the_defaults_is_found_with_others():
    """The higher ante bonus goes only with a version under 20.6(f) and pair plus table B."""
    (higher,) = (one for one in combinations(definition("three-card-poker")) if one.options == {"ante_bonus": "f"})
    assert higher.game.elections["version"] == "f1"
    assert higher.game.elections["pair_plus"] == "B"


def test_options_that_are_set_stay_so():
    assert options("hold-em-3-bonus", "main", version="2", blind_2x="B") == [{"blind_1x": x} for x in "ABCDEFGHIJK"]
    assert options("three-card-poker", "pair_plus", ante_bonus="f") == [{}]
    assert options("three-card-poker", "bad_beat", ante_bonus="f") == [{}]
    assert options("three-card-poker", "main", pair_plus="A", version="standard") == [{}]
    assert options("four-card-poker", "bad_beat", bad_beat="off") == []


def test_a_planted_prohibition_takes_a_combination_away():
    rule = definition("four-card-poker")
    never = Forbidden({"aces_up": ("III",), "bad_beat": ("summary",)}, "Not together.", rule.fold)
    planted = replace(rule, forbidden=(never,))
    found = [one for one in combinations(planted) if one.wager == "aces_up"]
    assert [one.options for one in found] == [{"aces_up": x} for x in ("I", "II", "III", "IV", "V", "VI", "VII")]
    assert all(not never.applies(one.game.elections) for one in combinations(planted))
    always = replace(never, when={"aces_up": ("III",)})
    assert len([one for one in combinations(replace(rule, forbidden=(always,))) if one.wager == "aces_up"]) == 6


def test_two_tables_that_pay_alike_are_one_combination():
    rule = definition("four-card-poker")
    (wager,) = (one for one in rule.wagers if one.key == "aces_up")
    table = wager.schedule.tables[""]
    alike = replace(table, values={**table.values, "II": replace(table.values["I"], letter="II")})
    planted = replace(wager, schedule=replace(wager.schedule, tables={"": alike}))
    changed = replace(rule, wagers=tuple(planted if one.key == "aces_up" else one for one in rule.wagers))
    assert len([one for one in combinations(changed) if one.wager == "aces_up"]) == 6
    assert isinstance(rule.options[0], Letter)
