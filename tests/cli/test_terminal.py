"""How the terminal game looks."""

import pytest

from croupier.cli.terminal import cards_text, settled_text, signed
from croupier.table.settlement import Outcome, Settled
from tests.settlement_table import game_under


@pytest.fixture(autouse=True)
def _no_colour(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.mark.parametrize(("cents", "text"), [(500, "+$5"), (-250, "-$2.50"), (0, "$0"), (1_000_000, "+$10,000")])
def test_a_gain_or_a_loss(cents, text):
    assert signed(cents) == text


def test_cards_and_hidden_cards():
    assert cards_text(["Kh", "??"]) == "Kh ??"


def test_colour_is_used_only_when_it_is_wanted(monkeypatch):
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b[" in cards_text(["Kh"])


@pytest.mark.parametrize(
    ("ref", "shown"), [("19:47-20.11(a)1", "19:47-20.11(a)1"), ("supplement-1.3(a)", "supplement-1.3(a) [OP]")]
)
def test_a_settled_wager_shows_its_paragraph_with_its_source(ref, shown):
    settled = Settled(1, "ante", 500, Outcome.WIN, 1000, (ref,), "straight")
    text = settled_text(game_under("three-card-poker"), settled, True)
    assert text.split("\n")[0].split() == ["Ante", "$5", "wins", "back", "$10", "+$5", "with", "straight"]
    assert shown in text.split("\n")[1]
    assert "19:47" not in settled_text(game_under("three-card-poker"), settled, False)
