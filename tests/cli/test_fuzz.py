"""Whatever is read, the answer is a settled round or one clear error: valid rounds with anything changed in them.

Each example takes a valid round, changes parts of the document or bytes of the file, and looks only at how the
command ends: status 0 with one consistent answer, or status 2 with exactly one error and nothing else.
"""

import json
from copy import deepcopy
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.money import LARGEST_AMOUNT
from croupier.rulebook.option import CentsOrNone, Letter, Rate, Weights
from tests.cli.calling import Called, call, error_of
from tests.oracles.rounds import random_round

thorough = settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])

NUMBERS = (-1, 0, 1, 2, 7, 8, 12, 13, 99, 100, 101, 499, 500, 501, 1_000, 10**12, 10**12 + 1, 10**30, 0.5, 500.0, -0.0)
WORDS = (
    "fold",
    "check",
    "1x",
    "2x",
    "3x",
    "4x",
    "expose",
    "none",
    "off",
    "on",
    "A",
    "I",
    "f",
    "f3",
    "1",
    "72.5",
    "As ",
)
SCRAPS = (
    b"",
    b"\n",
    b'"',
    b"{",
    b"[",
    b"}",
    b",",
    b":",
    b"-",
    b".",
    b"e9",
    b"\\u",
    b"\x00",
    b"NaN",
    b"[" * 2_000,
    b"9" * 5_000,
)
KEYS_OF_A_ROUND = ("game", "options", "dealer", "community", "players", "meter", "wheel")
KEYS_OF_A_PLAYER = ("seat", "cards", "wagers", "decisions", "expose")


@cache
def words_of(key):
    """The words that mean something in a game, and those that mean nothing."""
    rule = definition(key)
    names = [option.name for option in rule.options]
    values = [str(value) for option in rule.options for value in option.values]
    wagers = [wager.key for wager in rule.wagers]
    return st.sampled_from([*KEYS_OF_A_ROUND, *KEYS_OF_A_PLAYER, *names, *values, *wagers, *WORDS, *DECK, *KEYS])


@cache
def anything(key):
    """A JSON value: more often one that could belong there."""
    leaves = st.one_of(
        st.sampled_from(NUMBERS),
        words_of(key),
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(st.characters(codec=None), max_size=5),
    )
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4),
            st.dictionaries(
                st.one_of(words_of(key), st.text(st.characters(codec=None), max_size=3)), inner, max_size=3
            ),
        ),
        max_leaves=5,
    )


def places(document, path=()):
    """The path of every value in a document."""
    yield path
    inside = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for name, value in inside:
        yield from places(value, (*path, name))


def value_at(document, path):
    for name in path:
        document = document[name]
    return document


@st.composite
def changed_rounds(draw, key):
    """A valid round in which one to three values were replaced, removed, repeated, exchanged or added."""
    document = random_round(Random(draw(st.integers(0, 10**6))), key)
    for _ in range(draw(st.integers(1, 3))):
        document = draw(changed(st.just(document), key))
    return document


@st.composite
def changed(draw, documents, key):
    document = deepcopy(draw(documents))
    path = draw(st.sampled_from(list(places(document))))
    what = draw(st.sampled_from(["replace", "remove", "repeat", "add", "move"]))
    if not path:
        return draw(anything(key)) if what == "replace" and draw(st.booleans()) else document
    parent, name = value_at(document, path[:-1]), path[-1]
    if what == "replace":
        parent[name] = draw(anything(key))
    elif what == "remove":
        del parent[name]
    elif what == "repeat" and isinstance(parent, list):
        parent.insert(name, deepcopy(parent[name]))
    elif what == "move":
        parent[name] = deepcopy(value_at(document, draw(st.sampled_from(list(places(document))))))
    elif isinstance(parent, dict):
        parent[draw(words_of(key))] = draw(anything(key))
    else:
        parent.append(draw(anything(key)))
    return document


@st.composite
def damaged_files(draw, key):
    """The bytes of a valid round of which some were cut off, removed, doubled, exchanged or written over."""
    text = json.dumps(random_round(Random(draw(st.integers(0, 10**6))), key)).encode()
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.sampled_from([0, 1, 1, 2, 5, 40, 10_000])))
        double = st.just(text[start:end] * 2)
        put = draw(st.one_of(st.binary(max_size=3), st.sampled_from(SCRAPS), double))
        text = text[:start] + put + text[end:]
    return text


def check_answer(settled):
    """What was accepted is a whole answer that adds up."""
    for player in settled["players"]:
        assert player["net"] == sum(wager["returned"] - wager["staked"] for wager in player["wagers"])
        for wager in player["wagers"]:
            assert type(wager["returned"]) is type(wager["staked"]) is int
            assert wager["returned"] >= 0 < wager["staked"]
            assert wager["outcome"] in ("win", "lose", "push", "void")
            assert wager["cites"]
    assert settled["meter"] is None or (type(settled["meter"]) is int and settled["meter"] >= 0)


def check(called: Called, lines: bool = False):
    """An answer for each round that was settled, and one error if something was refused."""
    answers = [json.loads(line) for line in called.out.splitlines()]
    for settled in answers:
        check_answer(settled)
    if called.status != 0:
        error_of(called)
        assert lines or not answers
    else:
        assert called.err == ""
        assert lines or len(answers) == 1


@pytest.mark.parametrize("key", KEYS)
def test_a_round_with_anything_changed_is_settled_or_refused(key):
    @thorough
    @given(changed_rounds(key))
    def changed_anyhow(document):
        check(call("settle", "--json", given=json.dumps(document)))

    changed_anyhow()


@pytest.mark.parametrize("key", KEYS)
def test_a_damaged_file_is_settled_or_refused(key):
    @thorough
    @given(damaged_files(key))
    def damaged_anyhow(text):
        check(call("settle", "--json", given=text))

    damaged_anyhow()


@settings(thorough, max_examples=150)
@given(st.lists(st.sampled_from(KEYS).flatmap(damaged_files), max_size=4))
def test_lines_of_damaged_rounds_are_settled_or_refused(lines):
    check(call("settle", "--json", "-", given=b"\n".join(lines)), lines=True)


@settings(thorough, max_examples=150)
@given(st.sampled_from(KEYS).flatmap(changed_rounds))
def test_for_a_person_it_is_a_text_or_one_sentence(document):
    called = call("settle", given=json.dumps(document))
    if called.status == 0:
        assert called.out.startswith("Dealer: ")
        assert called.err == ""
    else:
        assert (called.status, called.out) == (2, "")
        assert called.err.startswith("croupier: ")


CALLS = (
    *((), ("games",), ("games", "--json"), ("settle",), ("settle", "--json"), ("play",), ("play", "four-card-poker")),
    *(("sheet",), ("sheet", "three-card-poker"), ("rules", "19:47-20.6(f)"), ("rules", "--register")),
)
FURTHER = (
    "--json",
    "-",
    "--",
    "--help",
    "-h",
    "--version",
    "--set",
    "pair_plus=A",
    ".",
    "",
    "--js",
    "\udcff",
    "--open",
)
WORDS_OF_A_CALL = st.one_of(
    st.sampled_from(FURTHER), st.text(st.characters(codec=None, exclude_characters="\0"), max_size=4)
)


@settings(thorough, max_examples=300)
@given(st.sampled_from(CALLS), st.lists(WORDS_OF_A_CALL, max_size=3))
def test_any_arguments_are_done_or_refused(command, further):
    called = call(*command, *further)
    assert called.status in (0, 2)
    assert bool(called.err) is (called.status == 2)
    if called.status == 2 and "--json" in (*command, *further):
        error_of(called)


@st.composite
def options_of_a_table(draw, key):
    """`--set` for some options, each with a value that it takes; together they may still exclude each other."""
    given_to = {
        Letter: lambda option: st.sampled_from(option.values),
        Rate: lambda option: st.sampled_from(["70", "72.5", "211/3", "100"]),
        Weights: lambda option: st.lists(st.integers(0, 2), min_size=12, max_size=12).map(
            lambda weights: ",".join(map(str, weights))
        ),
        CentsOrNone: lambda option: st.sampled_from(["1", "4999999", "5000000", str(LARGEST_AMOUNT)]),
    }
    chosen = draw(st.lists(st.sampled_from(definition(key).options), unique_by=lambda option: option.name))
    settings_made = [f"{option.name}={draw(given_to[type(option)](option))}" for option in chosen]
    return [word for setting in settings_made for word in ("--set", setting)]


def lines_at(key):
    """What somebody might type at a table, much of it at the wrong moment."""
    wagers = [wager.key.replace("_", " ") for wager in definition(key).wagers]
    amounts = ["10", "1", "2.50", "0", "1000000", "-5", "1e5", "\u0663", "$5", ".5"]
    keys = ["d", "", "u", "c", "r", "t", "s", "y", "?", "xyz"]
    choices = ["1x", "2", "3x", "f", "check", "e", "conceal"]
    line = st.sampled_from([*wagers, *(f"{wager} 5" for wager in wagers), *amounts, *keys, *keys, *choices, *choices])
    played = st.lists(line, max_size=30).map(lambda lines: ["10", "d", *lines])
    return st.one_of(played, st.lists(line, max_size=30))


@pytest.mark.parametrize("key", KEYS)
def test_whatever_is_typed_at_any_table_the_game_is_played_or_refused(key):
    rule = definition(key)

    @settings(thorough, max_examples=100)
    @given(
        options_of_a_table(key),
        st.integers(1, rule.positions),
        st.sampled_from(list(rule.methods)),
        st.sampled_from(["1", "20", "1000", "1000000000"]),
        lines_at(key),
    )
    def typed_anyhow(options, seats, method, bankroll, lines):
        table = ("--seats", str(seats), "--method", method, "--bankroll", bankroll, "--seed", "1")
        called = call("play", key, *options, *table, given="\n".join(lines))
        assert called.status in (0, 2)
        assert called.out.rstrip().splitlines()[-1:] if called.status == 0 else called.err.startswith("croupier: ")
        shown = call("sheet", key, *options, "--method", method, "--json")
        assert json.loads(shown.out)["sections"] if shown.status == 0 else error_of(shown)

    typed_anyhow()


def test_these_examples_reach_both_ends():
    """So that the fuzzing is not about refusals alone."""
    ends = {0: 0, 2: 0}

    @settings(thorough, max_examples=200)
    @given(changed_rounds("three-card-poker"))
    def counted(document):
        ends[call("settle", "--json", given=json.dumps(document)).status] += 1

    counted()
    assert ends[0] > 0 < ends[2]
