"""A report is put together from the analysis, the scan and the play, and says how to make it again."""

import shlex

import msgspec
import pytest

from croupier.analysis.legal import Combination
from croupier.analysis.report import Entries, Report, Returns, Text
from croupier.analysis.scan import Scanned
from croupier.cli import reporting
from croupier.cli.reporting import Asked, again, amounts, variants, written
from croupier.cli.scan_answer import Scan
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from tests.analysis.reported import pair_plus, report, three_card_poker, with_awards


def elected(key: str, **options: object) -> Game:
    game = elect(definition(key), options)
    assert isinstance(game, Game), game
    return game


@pytest.mark.parametrize(
    ("asked", "command"),
    [
        (Asked("three-card-poker", elected("three-card-poker")), "croupier report three-card-poker"),
        (
            Asked("three-card-poker", elected("three-card-poker", pair_plus="B", version="f1")),
            "croupier report three-card-poker --set version=f1 --set pair_plus=B",
        ),
        (
            Asked("premium-hold-em", elected("premium-hold-em", bonus_spin="fixed-1", wheel=[1] * 12)),
            "croupier report premium-hold-em --set bonus_spin=fixed-1 --set wheel=1,1,1,1,1,1,1,1,1,1,1,1",
        ),
        (
            Asked("my games/duel.py", elected("caribbean-stud"), ("bet=flush 5",), {"ante": 500}, 100_000),
            "croupier report 'my games/duel.py' --table 'bet=flush 5' --stake ante=500 --meter 100000",
        ),
    ],
)
def test_the_command_that_makes_it_again_names_what_differs_from_the_defaults(asked, command):
    assert again(asked) == f"{command} --out FILE"
    assert shlex.split(again(asked))[:2] == ["croupier", "report"]


def test_a_scan_leaves_amounts_as_they_are_elected():
    game = elected("caribbean-stud", payout_limit=5_000_000)
    assert amounts(game) == {"payout_limit": 5_000_000, "rate": "70", "reset": 1_000_000}


def scan_of(*found: Scanned) -> Scan:
    return Scan(definition("three-card-poker"), found, {"bad_beat": 100}, None, None, 0.0)


def scanned(wager: str, value: str, worth: object) -> Scanned:
    return Scanned(Combination(wager, {wager: value}, three_card_poker()), worth)


def test_variants_are_named_by_their_options_and_the_stake_of_their_awards():
    found = scan_of(
        *(scanned("pair_plus", letter, pair_plus(letter)) for letter in "AB"),
        *(scanned("bad_beat", value, with_awards()) for value in ("on", "off")),
    )
    labels = {wager: [one.label for one in several] for wager, several in variants(found).items()}
    assert labels == {
        "pair_plus": ["pair_plus=A", "pair_plus=B"],
        "bad_beat": ["bad_beat=on, at a stake of $1", "bad_beat=off, at a stake of $1"],
    }


def test_a_wager_that_no_option_changes_has_no_variants():
    assert variants(scan_of(scanned("pair_plus", "A", pair_plus()))) == {}


def test_the_book_has_the_return_table_of_every_choice(monkeypatch):
    monkeypatch.setattr(reporting, "KEYS", ("three-card-poker",))
    made = reporting.book(fresh=False)
    tables = [b.title for s in made.chapters[0].sections for b in s.blocks if isinstance(b, Returns)]
    assert made.title == "Games and pay tables"
    assert tables == [
        *("Main game", "Pair plus, table A", "Bad beat bonus", "Main game, ante_bonus=f"),
        *(f"Pair plus, pair_plus={letter}" for letter in "BCD"),
    ]


def test_best_play_is_in_the_report_with_its_short_rules():
    """Published: queen, six, four or better, and nothing else, is best play of three card poker."""
    shown = tuple(reporting.strategy(Asked("three-card-poker", elected("three-card-poker"))))
    rules = next(block for block in shown if isinstance(block, Entries))
    assert [(rule.label, rule.says) for rule in rules.entries] == [("1x", "Q-6-4 or better"), ("fold", "otherwise")]
    assert Text("These rules are best play itself: following them costs nothing.") in shown


def test_json_is_the_report_itself():
    assert msgspec.json.decode(written(report(), "json"), type=Report) == report()


@pytest.mark.parametrize(
    ("form", "begins"), [("pdf", b"%PDF-"), ("html", b"<!doctype"), ("xlsx", b"PK"), ("json", b"{")]
)
def test_each_form_begins_as_it_must(form, begins):
    assert written(report(), form).startswith(begins)
