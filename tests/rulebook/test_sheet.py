"""The rule sheet: everything a player is entitled to know, and odds only as "to" or "win"."""

import re
from itertools import product

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.games.discrepancies import touching
from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.sheet import Sheet, rule_sheet
from examples.crazy_4_poker import CRAZY_4_POKER
from tests.settlement_table import game_under

LIVE = {"premium-hold-em": {"bonus_spin": "progressive-5"}, "hold-em-3-bonus": {"version": "2", "burn": "yes"}}


def sheet_of(key: str, method: str = "", **options: object) -> Sheet:
    methods = definition(key).methods
    chosen = methods[method or next(iter(methods))]
    return rule_sheet(game_under(key, **LIVE.get(key, {}) | options), chosen, touching(key))


def texts(sheet: Sheet) -> list[str]:
    return [line.says for section in sheet.sections for line in section.lines]


def stated_with_for(text: str) -> bool:
    return re.search(r"\b\d[\d,]* for (1|one)\b", text) is not None


@pytest.mark.parametrize(("key", "method"), [(k, m) for k in KEYS for m in definition(k).methods])
def test_no_odds_are_stated_with_for(key, method):
    assert not any(stated_with_for(text) for text in texts(sheet_of(key, method)))


def test_odds_with_for_would_be_noticed():
    assert stated_with_for("41 for 1")
    assert not stated_with_for("40 to 1")


@pytest.mark.parametrize("key", KEYS)
def test_every_line_cites_a_paragraph(key):
    uncited = [line for s in sheet_of(key).sections for line in s.lines if not line.cites]
    assert uncited == []


@pytest.mark.parametrize(
    ("key", "options", "dealt"),
    [
        (
            "three-card-poker",
            {},
            ["1 card face down to each player, then 1 card face down to the dealer; 3 times over"],
        ),
        (
            "four-card-poker",
            {},
            [
                "1 card face down to each player, then 1 card face down to the dealer; 5 times over",
                "1 card face up to the dealer",
            ],
        ),
        (
            "hold-em-3-bonus",
            {"burn": "no"},
            [
                "3 cards face down to each player",
                "3 cards face down to the dealer",
                "2 cards face down to the community; 2 times over",
            ],
        ),
        (
            "hold-em-3-bonus",
            {"burn": "yes"},
            [
                "3 cards face down to each player",
                "3 cards face down to the dealer",
                "1 card face down to the discard rack, then 2 cards face down to the community; 2 times over",
            ],
        ),
    ],
)
def test_the_cards_are_dealt_in_the_order_of_the_sheet(key, options, dealt):
    lines = [
        line.says for section in sheet_of(key, **options).sections for line in section.lines if line.label == "Deal"
    ]
    assert lines == dealt


def test_a_decision_about_a_wager_that_is_not_offered_is_not_on_the_sheet():
    lines = [line for section in sheet_of("hold-em-3-bonus", three_card_bonus="off").sections for line in section.lines]
    assert not any("conceal" in line.says for line in lines)
    assert all(line.label for line in lines)


def test_a_choice_that_asks_for_a_hand_says_which_and_where_it_is_written():
    game = elect(CRAZY_4_POKER, {})
    assert isinstance(game, Game), game
    sheet = rule_sheet(game, CRAZY_4_POKER.methods["automated-shoe"], ())
    (line,) = [line for section in sheet.sections for line in section.lines if line.label == "Decide"]
    aces = "(only with a pair of aces or better)"
    assert (
        line.says == f"fold or play equal to the ante or play 2 times the ante {aces} or play 3 times the ante {aces}"
    )
    assert line.cites == ("C4P-3(b)", "C4P-3(c)")


@pytest.mark.parametrize("key", KEYS)
def test_every_wager_and_decision_is_on_the_sheet(key):
    sheet = sheet_of(key)
    wagers = next(section for section in sheet.sections if section.heading == "Wagers")
    assert {line.label for line in wagers.lines} == {
        w.title for w in game_under(key, **LIVE.get(key, {})).wagers.values()
    }
    decisions = [line for section in sheet.sections for line in section.lines if line.label == "Decide"]
    assert len(decisions) == len(definition(key).decisions)


@pytest.mark.parametrize(("letter", "flush"), [("A", "4 to 1"), ("C", "3 to 1")])
def test_the_pay_table_in_force_is_the_one_shown(letter, flush):
    sheet = sheet_of("three-card-poker", pair_plus=letter)
    table = next(section for section in sheet.sections if section.heading == f"Pair plus, table {letter}")
    assert next(line.says for line in table.lines if line.label == "flush") == flush


@pytest.mark.parametrize(("version", "word"), [("standard", "optional"), ("f2", "optional"), ("f3", "compulsory")])
def test_20_6_f_3_makes_pair_plus_compulsory(version, word):
    wagers = sheet_of("three-card-poker", version=version).sections[0].lines
    assert word in next(line.says for line in wagers if line.label == "Pair plus")


def test_a_wager_that_is_not_offered_is_not_on_the_sheet():
    for option, value in product(["bad_beat"], ["off"]):
        assert "Bad beat bonus" not in str(sheet_of("three-card-poker", **{option: value}).sections[0])


def test_the_second_blind_table_is_shown_only_in_version_2():
    shown = [section.heading for section in sheet_of("hold-em-3-bonus", version="1").sections]
    assert not any("2x" in heading for heading in shown)
    assert any("2x" in section.heading for section in sheet_of("hold-em-3-bonus").sections)


@pytest.mark.parametrize(
    ("elected", "says"),
    [
        ({"bonus_spin": "fixed-1", "fixed_prize": 5_000_050}, "win $50,000.50, the fixed prize"),
        ({"bonus_spin": "fixed-5"}, "win the fixed prize"),
        ({"bonus_spin": "progressive-5", "fixed_prize": 5_000_000}, "win the meter"),
    ],
)
def test_the_top_prize_of_the_wheel_is_an_amount_where_the_licensee_stated_one(elected, says):
    (wheel,) = (section for section in sheet_of("premium-hold-em", **elected).sections if section.heading == "Wheel")
    assert next(line.says for line in wheel.lines if line.label == "position 1") == says


@pytest.mark.parametrize(
    ("key", "options", "title", "says"),
    [
        ("three-card-poker", {}, "Bad beat bonus", "exactly $1"),
        ("texas-hold-em-bonus", {}, "Bonus", "at least $1"),
        ("hold-em-3-bonus", {}, "6 card bonus", "at least $5 unless the table posts another minimum"),
        ("premium-hold-em", {"bonus_spin": "fixed-5"}, "Bonus Spin", "exactly $5"),
    ],
)
def test_the_amount_that_the_rule_asks_of_a_wager_is_stated(key, options, title, says):
    game = game_under(key, **options)
    wagers = rule_sheet(game, next(iter(game.definition.methods.values())), ()).sections[0].lines
    assert any(line.label == title and says in line.says.split(", ") for line in wagers)


def test_a_wager_that_concealing_loses_says_so():
    wagers = {line.label: line.says for line in sheet_of("hold-em-3-bonus").sections[0].lines[:5]}
    assert [label for label, says in wagers.items() if "lost unless you expose your cards" in says] == ["3 card bonus"]


@pytest.mark.parametrize(
    ("key", "mishap", "after"),
    [
        ("texas-hold-em-bonus", Mishap.DEALER_CARD_EXPOSED, "; still settled: bonus, progressive payout"),
        (
            "texas-hold-em-bonus",
            Mishap.CARDS_FACE_UP,
            "; still settled if found after the initial deal: bonus, progressive payout",
        ),
        ("hold-em-3-bonus", Mishap.DEALER_CARD_EXPOSED, "; still settled: 3 card bonus"),
        ("three-card-poker", Mishap.CARDS_FACE_UP, "reshuffled"),
    ],
)
def test_a_void_round_says_which_wagers_are_settled_and_when(key, mishap, after):
    lines = [line for section in sheet_of(key).sections for line in section.lines]
    (says,) = (line.says for line in lines if line.label == mishap.says)
    assert says.endswith(after)


def test_the_sheet_says_which_cards_make_a_hand_and_which_decide_each_wager():
    said = [
        (line.label, part) for line in sheet_of("three-card-poker").sections[0].lines for part in line.says.split(", ")
    ]
    assert ("Pair plus", "paid on your three cards") in said
    assert ("Bad beat bonus", "paid on the lower ranking of your three cards and the dealer's three cards") in said
    hands = {line.label: line for line in sheet_of("premium-hold-em").sections[1].lines}
    assert hands["the dealer's hand"].says == "the best five of the dealer's three cards and the four community cards"
    assert hands["your hand"].cites == ("13:69F-40.1:hand",)


def test_the_sheet_says_what_spins_the_wheel_and_only_where_there_is_one():
    lines = [line for section in sheet_of("premium-hold-em").sections for line in section.lines]
    assert any("paid by the wheel, which you spin with three cards of one suit" in line.says for line in lines)
    (spin,) = (line.says for line in lines if line.label == "Spin")
    assert spin == "each player with the wager and three cards of one suit spins the wheel"
    without = [line for s in sheet_of("premium-hold-em", bonus_spin="off").sections for line in s.lines]
    assert not any("wheel" in line.says for line in without if line.label[:2] != "P-")


def test_the_order_of_settlement_is_on_the_sheet():
    order = {
        "three-card-poker": "all losing wagers, then all winning ones, starting farthest to the dealer's right",
        "premium-hold-em": "player by player, starting farthest to the dealer's left",
    }
    for key, words in order.items():
        says = [line.says for s in sheet_of(key).sections for line in s.lines if line.label == "Settle"]
        assert says[-1].startswith(words)
