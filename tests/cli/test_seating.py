"""Who sits at a table: players by name, by best play or by a file, refused where they cannot play."""

from pathlib import Path

import pytest

from croupier.cli.errors import InputRefused
from croupier.cli.seating import read_players
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.wager import Limits
from croupier.server.entropy import demonstration
from croupier.server.players import AlwaysPlays, AnyLegal, least_wagers
from croupier.table.table import Table, open_table
from croupier.table.views import PositionView, RoundView

RULES = Path(__file__).parents[2] / "examples" / "rules" / "mimic-the-dealer.json"
CHANCE = demonstration(1)


def table_of(key: str, limits=None, **options) -> Table:
    game = elect(definition(key), options)
    assert isinstance(game, Game), game
    table = open_table(game, limits=limits)
    assert isinstance(table, Table), table
    return table


def seen(*cards: str) -> RoundView:
    """A player with these cards who is asked to stay in or to fold."""
    own = PositionView(1, "ann", {"ante": 500}, cards, (), (), void=False)
    return RoundView((own,), ("??",) * 3, (), 1, ("fold", "1x"), True, False, None, (), False)


def test_players_by_name():
    table = table_of("three-card-poker")
    assert isinstance(read_players(table, "always")(), AlwaysPlays)
    assert isinstance(read_players(table, "random")(), AnyLegal)


@pytest.mark.parametrize(
    ("given", "hand", "choice"),
    [
        ("optimal", ("Qs", "6d", "4h"), "1x"),
        ("optimal", ("Qs", "6d", "3h"), "fold"),
        ("compressed", ("Qs", "6d", "4h"), "1x"),
        ("compressed", ("Qs", "6d", "3h"), "fold"),
        (str(RULES), ("Qs", "6d", "3h"), "1x"),
        (str(RULES), ("Js", "6d", "3h"), "fold"),
    ],
)
def test_players_who_follow_a_strategy(given, hand, choice):
    """Best play stays in with Q-6-4 and better; who mimics the dealer, with any queen."""
    table = table_of("three-card-poker")
    player = read_players(table, given)()
    assert player.choose(seen(*hand), CHANCE) == choice
    assert player.wagers(table, CHANCE) == least_wagers(table)


def test_each_table_has_players_of_its_own():
    seating = read_players(table_of("three-card-poker"), "optimal")
    assert seating() is not seating()


def test_rules_that_are_none_are_refused_before_the_first_card(tmp_path):
    (tmp_path / "rules.json").write_text("{}")
    for given, code in ((str(tmp_path / "rules.json"), "bad-rules"), ("nobody", "no-file"), ("a\0b", "no-file")):
        with pytest.raises(InputRefused) as refusal:
            read_players(table_of("three-card-poker"), given)
        assert refusal.value.code == code


def test_rules_of_another_game_are_refused():
    with pytest.raises(InputRefused) as refusal:
        read_players(table_of("four-card-poker"), str(RULES))
    assert refusal.value.code == "bad-rules"


def test_a_table_at_which_nothing_can_be_wagered_has_no_players():
    """Both opening wagers have to be equal, and this sign does not let them be."""
    limits = {"blind_bonus": Limits(500, 500), "flop": Limits(1_000, 1_000)}
    with pytest.raises(InputRefused) as refusal:
        read_players(table_of("hold-em-3-bonus", limits), "always")
    assert refusal.value.code == "no-wagers"
