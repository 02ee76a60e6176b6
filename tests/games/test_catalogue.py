"""The catalogue: six games, each a whole value, each found by its key alone."""

from itertools import product

import pytest

from croupier.games.catalogue import KEYS, UnknownGame, definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.option import Letter
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table.table import Draw, Table, open_table


def test_the_games_of_the_contract():
    assert KEYS == (
        "three-card-poker",
        "four-card-poker",
        "texas-hold-em-bonus",
        "caribbean-stud",
        "hold-em-3-bonus",
        "premium-hold-em",
    )


def test_an_unknown_game_names_the_known_ones():
    with pytest.raises(UnknownGame, match="There is no game 'whist'; there are three-card-poker, four-card-poker"):
        definition("whist")


CONTRACT_OPTIONS = {
    "three-card-poker": ["version", "pair_plus", "ante_bonus", "bad_beat"],
    "four-card-poker": ["aces_up", "bad_beat"],
    "texas-hold-em-bonus": ["ante_pays", "bonus", "progressive"],
    "caribbean-stud": ["progressive", "payout_limit"],
    "hold-em-3-bonus": [
        *("version", "blind_1x", "blind_2x", "three_card_bonus", "six_card_bonus", "burn", "aggregate_limit"),
    ],
    "premium-hold-em": ["ante_nonqualifying", "bonus_spin", "wheel"],
}
CONTRACT_WAGERS = {
    "three-card-poker": "ante play pair_plus bad_beat",
    "four-card-poker": "ante play aces_up bad_beat",
    "texas-hold-em-bonus": "ante flop turn river bonus progressive",
    "caribbean-stud": "ante bet progressive",
    "hold-em-3-bonus": "blind_bonus flop turn_river three_card_bonus six_card_bonus",
    "premium-hold-em": "ante xtra_bonus play player_bonus dealer_bonus bonus_spin",
}


@pytest.mark.parametrize("key", KEYS)
def test_options_and_wagers_are_those_of_the_contract(key):
    rule = definition(key)
    assert rule.key == key
    names = [option.name for option in rule.options]
    assert names[: len(CONTRACT_OPTIONS[key])] == CONTRACT_OPTIONS[key]
    assert [wager.key for wager in rule.wagers] == CONTRACT_WAGERS[key].split()


@pytest.mark.parametrize("key", KEYS)
def test_every_combination_of_letters_is_in_force_or_refused_with_a_paragraph(key):
    rule = definition(key)
    letters = [o for o in rule.options if isinstance(o, Letter)]
    values = product(*(o.values[:3] for o in letters))  # the first three of each reach every kind of combination
    for chosen in values:
        game = elect(rule, dict(zip([o.name for o in letters], chosen, strict=True)))
        if isinstance(game, Refusal):
            assert game.reason is Reason.OPTIONS_EXCLUDE
            assert game.cites
        else:
            assert set(game.settlement.wagers) <= set(game.wagers)


@pytest.mark.parametrize("key", KEYS)
def test_every_irregularity_has_one_remedy(key):
    mishaps = [entry.mishap for entry in definition(key).irregularities]
    assert sorted(m.name for m in mishaps) == sorted(m.name for m in Mishap)


@pytest.mark.parametrize("key", KEYS)
def test_every_method_deals_the_cards_that_the_rule_counts(key):
    rule = definition(key)
    game = elect(rule, {})
    assert isinstance(game, Game)
    for method, seats in product(rule.methods, range(1, rule.positions + 1)):
        table = open_table(game, method)
        assert isinstance(table, Table)
        draws = [task for task in table.tasks(tuple(range(1, seats + 1))) if isinstance(task, Draw)]
        to = [draw.to.value for draw in draws]
        assert to.count("each player") == seats * rule.counts.player
        assert to.count("dealer") == rule.counts.dealer
        assert to.count("community") == rule.counts.community
        assert len(draws) <= 52
