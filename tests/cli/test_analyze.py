"""`croupier analyze`: what goes in, what comes out, and one error for everything else."""

import json
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.cli import extras, solving
from croupier.cli.analyze import read_names
from croupier.games.catalogue import KEYS, definition
from tests.cli import analysed
from tests.cli.calling import answer, call, error_of, refusal

THREE_CARD = "three-card-poker"


@pytest.fixture
def asked(monkeypatch):
    """Analyses are made of published figures; gives what was asked for."""
    calls = []

    def analyse(game, stakes, meter, names, *, fresh):
        calls.append((game, stakes, meter, names, fresh))
        return solving.Done(analysed.three_card_poker(), 0.25)

    monkeypatch.setattr(solving, "analyse", analyse)
    return calls


def test_what_is_set_is_what_is_analysed(asked):
    call(
        "analyze", THREE_CARD, "--set", "pair_plus=B", "--table", "pair_plus=pair 2", "--stake", "ante=500",
        "--wager", "pair_plus", "--wager", "play", "--fresh",
    )  # fmt: skip
    ((game, stakes, meter, names, fresh),) = asked
    assert game.elections["pair_plus"] == "B"
    assert game.tables["pair_plus"][""].letter == "custom"
    assert (stakes, meter, names, fresh) == ({"ante": 500}, None, ("main", "pair_plus"), True)


def test_the_answer_is_text_or_json(asked):
    assert call("analyze", THREE_CARD).out.startswith("Three card poker  (19:47-20)\n")
    said = answer("analyze", THREE_CARD, "--json")
    assert said["wagers"]["main"]["ev"] == "-13733780/407170400"
    assert said["seconds"] == 0.25


@pytest.mark.parametrize(
    ("form", "start"), [("txt", "Three card poker"), ("json", '{"game":"three-card-poker"'), ("csv", "wager,event,")]
)
def test_a_file_has_the_form_of_its_name(asked, tmp_path, form, start):
    path = tmp_path / f"out.{form}"
    called = call("analyze", THREE_CARD, "--out", str(path))
    assert (called.status, called.out, called.err) == (0, "", "")
    assert path.read_text("utf-8").startswith(start)


def test_with_both_the_answer_is_printed_and_written(asked, tmp_path):
    path = tmp_path / "out.txt"
    assert json.loads(call("analyze", THREE_CARD, "--out", str(path), "--json").out)["game"] == THREE_CARD
    assert path.read_text("utf-8").startswith("Three card poker")


def test_exact_fractions_are_for_people_who_ask(asked):
    assert "-512/22100" not in call("analyze", THREE_CARD).out
    assert "-512/22100" in call("analyze", THREE_CARD, "--exact").out


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ((), ("main", "pair_plus", "bad_beat")),
        (("main",), ("main",)),
        (("play", "ante"), ("main",)),
        (("bad_beat", "main"), ("main", "bad_beat")),
    ],
)
def test_any_main_wager_means_the_main_game(given, names):
    assert read_names(analysed.game(), given) == names


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ((), "usage"),
        (("nothing",), "unknown-game"),
        ((THREE_CARD, "--set", "pair_plus=Z"), "option-value"),
        ((THREE_CARD, "--set", "nothing=1"), "unknown-option"),
        ((THREE_CARD, "--set", "ante_bonus=f"), "options-exclude"),
        ((THREE_CARD, "--wager", "nothing"), "unknown-wager"),
        ((THREE_CARD, "--wager", "bad_beat", "--set", "bad_beat=off"), "wager-not-offered"),
        ((THREE_CARD, "--table", "pair_plus=pair -1"), "bad-table"),
        ((THREE_CARD, "--stake", "ante=0"), "not-an-amount"),
        ((THREE_CARD, "--meter", "5"), "no-meter"),
        ((THREE_CARD, "--out", "x.pdf"), "bad-file-name"),
        ((THREE_CARD, "--out", "nowhere/x.txt"), "no-file"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_solved(asked, arguments, code):
    assert refusal("analyze", *arguments, "--json")["code"] == code
    assert asked == []


def test_without_the_extra_one_sentence_says_what_to_install(asked, monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    error = refusal("analyze", THREE_CARD, "--json")
    assert error["code"] == "not-installed"
    assert error["message"].endswith("pip install 'croupier[analysis]'.")


PIECES = ["pair 1", "straight flush 40", "win $5", "3 to 2", "-1", "0", "x.toml", "main", "pair_plus", "ante", "play"]
WORDS = st.one_of(st.sampled_from([*PIECES, *KEYS, "100", "1e9", "=", "@", ""]), st.text(max_size=5))
WAGERS = st.sampled_from([wager.key for key in KEYS for wager in definition(key).wagers])
OPTIONS = st.one_of(
    st.tuples(st.sampled_from(["--table", "--stake", "--set"]), st.tuples(WAGERS, WORDS).map("=".join)),
    st.tuples(st.sampled_from(["--table", "--stake", "--meter", "--wager", "--set", "--out"]), WORDS),
)


def test_any_tables_stakes_and_meters_are_used_or_refused_once(asked, monkeypatch, tmp_path):
    ends = {0: 0, 2: 0}
    monkeypatch.chdir(tmp_path)

    @settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(st.sampled_from(KEYS), st.lists(OPTIONS, max_size=3))
    def anything(key, options):
        arguments = [word.replace("\0", "") for option in options for word in option]
        called = call("analyze", key, *arguments, "--json")
        ends[called.status] += 1
        if called.status == 2:
            error_of(called)
        else:
            assert (called.status, called.err) == (0, "")
            assert Fraction(json.loads(called.out)["wagers"]["main"]["ev"]) < 0

    anything()
    assert ends[0] > 0 < ends[2]
