"""A game under a licensee's elections: what is refused and in which order, what is offered, paid and staked."""

from math import lcm

import pytest
from msgspec.structs import replace

from croupier.cards.card import parse_cards
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.hand import Deal
from croupier.rulebook.money import Amount, Odds
from croupier.rulebook.option import Letter
from croupier.rulebook.paytable import PayTable, schedule
from croupier.rulebook.refusal import Reason, Refusal
from tests.settlement_table import game_under

THREE_CARD, CARIBBEAN, PREMIUM = "three-card-poker", "caribbean-stud", "premium-hold-em"


def cards(text):
    return parse_cards(text[i : i + 2] for i in range(0, len(text), 2))


def refusal(key, **options):
    refused = elect(definition(key), options)
    assert isinstance(refused, Refusal), f"{options} were not refused"
    return refused


@pytest.mark.parametrize("key", KEYS)
def test_without_elections_every_option_has_its_default(key):
    game = game_under(key)
    assert game.elections == {option.name: option.default for option in definition(key).options}


@pytest.mark.parametrize("key", KEYS)
def test_every_letter_may_be_elected_unless_it_is_forbidden_with_the_defaults(key):
    rule = definition(key)
    for option in rule.options:
        for value in option.values if isinstance(option, Letter) else ():
            elected = elect(rule, {option.name: value})
            assert isinstance(elected, Game) or elected.reason is Reason.OPTIONS_EXCLUDE
            assert isinstance(elected, Refusal) or elected.elections[option.name] == value


@pytest.mark.parametrize("key", KEYS)
def test_an_unknown_option_is_refused_with_the_options_there_are(key):
    refused = refusal(key, nonsense="A")
    assert refused.reason is Reason.UNKNOWN_OPTION
    assert "'nonsense'" in refused.message
    assert all(option.name in refused.message for option in definition(key).options)


@pytest.mark.parametrize("key", KEYS)
def test_a_value_that_an_option_does_not_take_is_refused_with_its_paragraph(key):
    for option in definition(key).options:
        for bad in (True, 0.5, "nonsense", 10**30, {}, "\uff17\uff10"):
            refused = refusal(key, **{option.name: bad})
            assert refused.reason is Reason.OPTION_VALUE, (option.name, bad)
            assert refused.cites == (option.cites,)


@pytest.mark.parametrize("key", KEYS)
def test_every_forbidden_combination_is_refused_with_the_paragraph_that_forbids_it(key):
    for rule in definition(key).forbidden:
        refused = refusal(key, **{name: values[0] for name, values in rule.when.items()})
        assert refused.reason is Reason.OPTIONS_EXCLUDE
        assert refused.cites == (definition(key).forbidden[0].cites,)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"nonsense": 1, "pair_plus": "Z", "ante_bonus": "f"}, Reason.UNKNOWN_OPTION),
        ({"pair_plus": "Z", "ante_bonus": "f"}, Reason.OPTION_VALUE),
        ({"ante_bonus": "f"}, Reason.OPTIONS_EXCLUDE),
        ({"ante_bonus": "f", "version": "f1"}, Reason.OPTIONS_EXCLUDE),
        ({"ante_bonus": "f", "version": "standard", "pair_plus": "B"}, Reason.OPTIONS_EXCLUDE),
    ],
)
def test_of_several_reasons_the_first_in_order_of_precedence_is_given(options, reason):
    assert refusal(THREE_CARD, **options).reason is reason


@pytest.mark.parametrize("version", ["f1", "f2", "f3"])
def test_the_higher_ante_bonus_goes_with_a_version_and_table_b(version):
    game = game_under(THREE_CARD, ante_bonus="f", version=version, pair_plus="B")
    royal = Deal(cards("AsKsQs"), cards("2c3d5h"))
    assert game.ante_bonus_line(royal, 500) == ("straight flush", Odds.to(6), "19:47-20.11(a)3i")


def test_a_wager_is_on_the_table_only_where_it_is_offered():
    assert list(game_under(THREE_CARD).wagers) == ["ante", "play", "pair_plus", "bad_beat"]
    assert list(game_under(THREE_CARD, bad_beat="off").wagers) == ["ante", "play", "pair_plus"]


def test_a_condition_holds_only_under_its_version():
    counts = {version: len(game_under(THREE_CARD, version=version).together) for version in ("standard", "f1", "f3")}
    assert counts == {"standard": 1, "f1": 2, "f3": 3}


def test_an_exact_amount_follows_the_option():
    for value, amount in (("off", None), ("progressive-5", 500), ("fixed-1", 100)):
        assert game_under(PREMIUM, bonus_spin=value).exact.get("bonus_spin") == amount


def test_the_wheel_and_the_limit_follow_their_options():
    assert game_under(PREMIUM).wheel is None
    assert game_under(PREMIUM, bonus_spin="fixed-1").wheel.progressive is False
    assert game_under(CARIBBEAN).limit is None
    assert game_under(CARIBBEAN, payout_limit=500_000).limit == 500_000
    assert game_under(THREE_CARD).limit is None


@pytest.mark.parametrize(
    ("letter", "hand", "line", "pays"),
    [
        ("A", "AsKsQs", "straight flush", Odds.to(40)),
        ("B", "AsKsQs", "straight flush", Odds.to(35)),
        ("C", "9s5s2s", "flush", Odds.to(3)),
        ("A", "2s2d3h", "pair", Odds.to(1)),
        ("A", "AsKdJh", None, None),
    ],
)
def test_a_line_is_that_of_the_table_in_force(letter, hand, line, pays):
    found = game_under(THREE_CARD, pair_plus=letter).line("pair_plus", Deal(cards(hand), ()), "", 500)
    assert found == (None if line is None else (line, pays, "19:47-20.11(a)2"))


@pytest.mark.parametrize(
    ("choice", "line", "pays"),
    [("1x", "7-card straight flush", Amount(1_000_000)), ("2x", "straight flush", Odds.to(50)), ("", None, None)],
)
def test_a_schedule_with_several_tables_follows_the_choice(choice, line, pays):
    game = game_under("hold-em-3-bonus", version="2")
    seven = Deal(cards("2s3s4s"), (), cards("5s6s7s8s"))
    found = game.line("blind_bonus", seven, choice, 500)
    assert (found and found[:2]) == (None if line is None else (line, pays))


# A line at 3 to 2 pays whole cents only on stakes in steps of two.


def with_bet_at(odds, choices):
    """Caribbean stud with a table that pays these odds, and these choices."""
    rule = definition(CARIBBEAN)
    bet = rule.wager("bet")
    table = PayTable({"royal flush": odds, "flush": Odds.to(5)}, "3(n)")
    priced = replace(bet, schedule=schedule(bet.schedule.lines, table))
    acts = tuple(
        replace(act, decision=replace(act.decision, choices=choices)) if hasattr(act, "decision") else act
        for act in rule.procedure
    )
    wagers = tuple(priced if wager is bet else wager for wager in rule.wagers)
    return elect(replace(rule, wagers=wagers, procedure=acts), {})


@pytest.mark.parametrize(
    ("odds", "choices", "bet", "ante"),
    [
        (Odds.to(3), ("fold", "1x", "2x"), 1, 1),
        (Odds.to(3, 2), ("fold", "1x", "2x"), 2, 2),
        (Odds.to(3, 2), ("fold", "2x"), 2, 1),  # twice the ante is even whatever the ante is
        (Odds.to(3, 2), ("fold", "3x"), 2, 2),
        (Odds.to(6, 5), ("fold", "2x"), 5, 5),
        (Odds.to(7, 4), ("fold", "2x"), 4, 2),
        (Odds.to(7, 6), ("fold", "2x", "3x"), 6, lcm(3, 2)),
    ],
)
def test_stakes_go_in_steps_by_which_every_line_pays_whole_cents(odds, choices, bet, ante):
    game = with_bet_at(odds, choices)
    assert (game.units["bet"], game.units["ante"]) == (bet, ante)


def test_a_line_at_3_to_2_makes_a_step_of_two():
    units = game_under(PREMIUM).units
    assert units == {"ante": 1, "xtra_bonus": 2, "play": 1, "player_bonus": 1, "dealer_bonus": 1}


@pytest.mark.parametrize("key", KEYS)
def test_every_line_in_force_pays_whole_cents_on_the_least_step(key):
    rule = definition(key)
    for option in rule.options:
        for value in option.values if isinstance(option, Letter) else ():
            game = elect(rule, {option.name: value})
            for wager in game.wagers if isinstance(game, Game) else ():
                for pay in game.pays(wager):
                    assert not isinstance(pay, Odds) or game.units[wager] % pay.unit == 0


def test_an_ante_bonus_counts_among_what_the_ante_may_be_paid():
    paid = list(game_under(THREE_CARD).pays("ante"))
    assert paid == [Odds.to(5), Odds.to(4), Odds.to(1)]


def test_other_tables_change_what_is_paid_and_the_step_of_the_stakes_but_not_the_game_they_came_from():
    game = game_under(PREMIUM)
    half = PayTable({"flush": Odds.to(1, 2)}, ref := game.table_cites["xtra_bonus"][0])
    other = game.with_tables({**game.tables, "player_bonus": {"": half}}, {})
    assert (game.units["player_bonus"], other.units["player_bonus"]) == (1, 2)
    assert other.table_cites["player_bonus"] == (ref,)
    assert other.tables["xtra_bonus"] is game.tables["xtra_bonus"]
    assert game.tables["player_bonus"][""] is not half
