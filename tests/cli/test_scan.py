"""`croupier scan`: every legal combination, ranked and flagged; and one error for what cannot be."""

import json
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.analysis.scan import ranked, scan
from croupier.cli import extras, solving
from croupier.cli.errors import InputRefused
from croupier.cli.scan import read_edge, read_fixed, widest_game
from croupier.cli.scan_answer import Scan
from croupier.games.catalogue import KEYS, definition
from tests.analysis.test_scan import side_alone
from tests.cli.calling import answer, call, error_of, refusal

HOLD_EM_3 = "hold-em-3-bonus"


@pytest.fixture
def asked(monkeypatch):
    """Scans leave the main game out; gives what was asked for."""
    calls = []

    def scanned(rule, fixed, stakes, meter, above, wagers, *, fresh):
        calls.append((rule.key, fixed, stakes, meter, above, wagers, fresh))
        return Scan(rule, ranked(scan(rule, side_alone, fixed, wagers)), stakes, meter, above, 0.25)

    monkeypatch.setattr(solving, "scanned", scanned)
    return calls


def test_what_is_set_and_asked_is_what_is_scanned(asked):
    stakes = {"six_card_bonus": 100}
    options = ("--set", "version=2", "--above", "5%", "--stake", "six_card_bonus=100", "--wager", "flop", "--fresh")
    call("scan", HOLD_EM_3, *options)
    call("scan", HOLD_EM_3)
    assert asked == [
        (HOLD_EM_3, {"version": "2"}, stakes, None, Fraction(1, 20), ("main",), True),
        (HOLD_EM_3, {}, {}, None, None, (), False),
    ]


def test_the_answer_is_text_or_json_or_a_file(asked, tmp_path):
    assert call("scan", HOLD_EM_3).out.startswith("Hold 'em 3 bonus  (13:69F-42)\nEvery legal combination")
    assert len(answer("scan", HOLD_EM_3, "--json")["combinations"]) == 44 + 4 + 11
    for form, start in (("txt", "Hold 'em 3"), ("json", '{"game"'), ("csv", "wager,options")):
        path = tmp_path / f"out.{form}"
        assert call("scan", HOLD_EM_3, "--out", str(path)) == (0, "", "")
        assert path.read_text("utf-8").startswith(start)


@pytest.mark.parametrize(
    ("text", "edge"),
    [(None, None), ("5%", Fraction(1, 20)), ("0.05", Fraction(1, 20)), ("2.5%", Fraction(1, 40)), ("0", 0)],
)
def test_an_edge_is_a_percentage_or_a_part(text, edge):
    assert read_edge(text) == edge


@pytest.mark.parametrize("text", ["5", "", "-1%", "five", "1/20", "100%", "1e-2", "5 %%", "0.05.1"])
def test_another_edge_is_refused(text):
    with pytest.raises(InputRefused, match=r"such as 5% or 0\.05") as refused:
        read_edge(text)
    assert refused.value.code == "bad-edge"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("nothing",), "unknown-game"),
        ((HOLD_EM_3, "--set", "nothing=1"), "unknown-option"),
        ((HOLD_EM_3, "--set", "version=3"), "option-value"),
        (("three-card-poker", "--set", "ante_bonus=f", "--set", "pair_plus=A"), "options-exclude"),
        ((HOLD_EM_3, "--above", "x"), "bad-edge"),
        ((HOLD_EM_3, "--wager", "x"), "unknown-wager"),
        ((HOLD_EM_3, "--meter", "5"), "no-meter"),
        ((HOLD_EM_3, "--stake", "turn_river=5"), "wager-by-decision"),
        ((HOLD_EM_3, "--out", "x.pdf"), "bad-file-name"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_solved(asked, arguments, code):
    assert refusal("scan", *arguments, "--json")["code"] == code
    assert asked == []


def test_what_is_set_need_not_be_legal_with_the_defaults():
    rule = definition("three-card-poker")
    fixed = read_fixed(rule, {"ante_bonus": "f"})
    assert widest_game(rule, fixed).elections["pair_plus"] == "B"


def test_stakes_and_meters_may_be_stated_for_wagers_that_only_some_options_offer():
    game = widest_game(definition("premium-hold-em"), {})
    assert "bonus_spin" in game.wagers
    assert "progressive" in widest_game(definition("texas-hold-em-bonus"), {}).wagers


def test_without_the_extra_one_sentence_says_what_to_install(asked, monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert refusal("scan", HOLD_EM_3, "--json")["code"] == "not-installed"


WORDS = st.one_of(
    st.sampled_from(["5%", "0.05", "version=2", "ante=5", "-1", "x.csv", "=", "1e9"]), st.text(max_size=4)
)
OPTIONS = st.tuples(st.sampled_from(["--above", "--set", "--stake", "--meter", "--out"]), WORDS)


def test_anything_is_scanned_or_refused_once(asked, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)

    @settings(max_examples=120, deadline=None)
    @given(st.sampled_from(KEYS), st.lists(OPTIONS, max_size=2))
    def anything(key, options):
        called = call("scan", key, *[word.replace("\0", "") for option in options for word in option], "--json")
        if called.status == 2:
            error_of(called)
        else:
            assert (called.status, called.err) == (0, "")
            assert json.loads(called.out)["game"] == key

    anything()
