"""`croupier games`: the catalogue, in the words and values that programs rely on."""

import pytest

from croupier.games.catalogue import KEYS, definition
from tests.cli.calling import answer, call, refusal

LETTERS = {  # game, option: values, the default first
    "three-card-poker": {
        "version": "standard f1 f2 f3",
        "pair_plus": "A B C D",
        "ante_bonus": "standard f",
        "bad_beat": "on off",
    },
    "four-card-poker": {"aces_up": "I II III IV V VI VII", "bad_beat": "printed summary off"},
    "texas-hold-em-bonus": {
        "ante_pays": "flush straight",
        "bonus": "on no-dealer-aces off",
        "progressive": "A B C D none off",
    },
    "caribbean-stud": {"progressive": "on off"},
    "hold-em-3-bonus": {
        "version": "1 2",
        "blind_1x": "A B C D E F G H I J K",
        "blind_2x": "A B C",
        "three_card_bonus": "A B C D off",
        "six_card_bonus": "A B C D E F G H I J K off",
        "burn": "no yes",
    },
    "premium-hold-em": {
        "ante_nonqualifying": "printed push",
        "bonus_spin": "off progressive-5 fixed-5 progressive-1 fixed-1",
    },
}
OTHERS = {"caribbean-stud": ["payout_limit"], "hold-em-3-bonus": ["aggregate_limit"], "premium-hold-em": ["wheel"]}
WAGERS = {
    "three-card-poker": "ante play pair_plus bad_beat",
    "four-card-poker": "ante play aces_up bad_beat",
    "texas-hold-em-bonus": "ante flop turn river bonus progressive",
    "caribbean-stud": "ante bet progressive",
    "hold-em-3-bonus": "blind_bonus flop turn_river three_card_bonus six_card_bonus",
    "premium-hold-em": "ante xtra_bonus play player_bonus dealer_bonus bonus_spin",
}


@pytest.fixture(scope="module")
def listed():
    return {game["key"]: game for game in answer("games", "--json")}


def test_the_six_games_are_listed(listed):
    assert sorted(listed) == sorted(LETTERS) == sorted(KEYS)
    for key, game in listed.items():
        assert (game["title"], game["rules"]) == (definition(key).title, definition(key).rules)


@pytest.mark.parametrize("key", LETTERS)
def test_options_have_the_names_and_values_of_the_contract_and_the_first_is_the_default(listed, key):
    options = {option["name"]: option for option in listed[key]["options"]}
    for name, values in LETTERS[key].items():
        assert options[name]["values"] == values.split()
        assert options[name]["default"] == values.split()[0]
        assert options[name]["title"]
        assert options[name]["cites"]
    for name in OTHERS.get(key, []):
        assert options[name]["default"] is None


@pytest.mark.parametrize("key", WAGERS)
def test_wagers_have_the_names_of_the_contract(listed, key):
    assert sorted(listed[key]["wagers"]) == sorted(WAGERS[key].split())


def test_for_a_person_every_game_stands_with_its_options_and_wagers():
    called = call("games")
    assert (called.status, called.err) == (0, "")
    for key in KEYS:
        assert f"{key}  {definition(key).title} ({definition(key).rules})" in called.out
        for option in definition(key).options:
            assert f"--set {option.name}=" in called.out
        for wager in definition(key).wagers:
            assert wager.key in called.out


def test_an_argument_too_many_is_refused():
    assert refusal("games", "--json", "three-card-poker")["code"] == "usage"
