"""Scripted players: whatever they do is legal, in every game, under any elections and limits."""

from collections import Counter
from random import Random

import pytest

from croupier.cards.card import DECK
from croupier.rulebook.dealing import multiple
from croupier.rulebook.wager import Limits
from croupier.server.entropy import demonstration, shuffled
from croupier.server.players import AlwaysPlays, AnyLegal, any_wagers, least_wagers, staying
from croupier.table.stakes import check_stakes
from croupier.table.table import Table, open_table
from croupier.table.views import HIDDEN, PositionView, RoundView
from tests.own_games import ANY_GAME
from tests.server.rounds_played import round_played, rounds_played
from tests.settlement_table import game_under
from tests.table.walks import random_table


def posted(key: str, options: dict[str, object], limits: dict[str, tuple[int, int]]) -> Table:
    opened = open_table(game_under(key, **options), limits={wager: Limits(*both) for wager, both in limits.items()})
    assert isinstance(opened, Table), opened
    return opened


def random_tables(key: str, tables: int) -> list[Table]:
    rng = Random(f"tables of {key}")
    return [random_table(rng, key) for _ in range(tables)]


# Wagers -----------------------------------------------------------------------------------------------

# From 20.6, 27.6, 28.6, 42.1, 40.10(a) and supplement 3: what is equal, exact, or no more than so many times another.
LEAST = [
    ("three-card-poker", {}, {"ante": (500, 10_000), "pair_plus": (100, 5_000)},
     {"ante": 500, "pair_plus": 500, "bad_beat": 100}),
    ("three-card-poker", {}, {"ante": (2_500, 10_000), "pair_plus": (100, 400)},
     {"ante": 2_500, "pair_plus": 100, "bad_beat": 100}),
    ("three-card-poker", {"version": "f1", "bad_beat": "off"}, {"ante": (500, 9_000), "pair_plus": (1_000, 9_000)},
     {"ante": 1_000, "pair_plus": 1_000}),
    ("three-card-poker", {"version": "f3"}, {"ante": (6_000, 9_000)},
     {"ante": 6_000, "pair_plus": 6_000, "bad_beat": 100}),
    ("four-card-poker", {"bad_beat": "off"}, {}, {"ante": 500, "aces_up": 500}),
    ("texas-hold-em-bonus", {}, {"ante": (1_000, 50_000)}, {"ante": 1_000, "bonus": 500, "progressive": 100}),
    ("caribbean-stud", {"progressive": "off"}, {"ante": (1_500, 2_000)}, {"ante": 1_500}),
    ("hold-em-3-bonus", {"six_card_bonus": "off"}, {"blind_bonus": (600, 9_000), "flop": (1_000, 9_000)},
     {"blind_bonus": 1_000, "flop": 1_000, "three_card_bonus": 500}),
    ("premium-hold-em", {}, {"ante": (1_000, 9_000), "xtra_bonus": (500, 5_000), "player_bonus": (7_500, 9_000)},
     {"ante": 1_000, "xtra_bonus": 1_000, "player_bonus": 7_500, "dealer_bonus": 500}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "options", "limits", "expected"), LEAST)
def test_the_least_wagers_are_all_that_go_together(key, options, limits, expected):
    assert least_wagers(posted(key, options, limits)) == expected


def test_who_can_make_no_wager_sits_the_round_out():
    """Blind bonus and flop are equal, and these limits have no amount in common."""
    table = posted("hold-em-3-bonus", {}, {"blind_bonus": (500, 900), "flop": (1_000, 2_000)})
    assert least_wagers(table) == {}
    assert any_wagers(table, demonstration(1)) == {}


@pytest.mark.parametrize("key", ANY_GAME)
def test_any_wagers_are_legal_and_of_many_kinds(key):
    for number, table in enumerate(random_tables(key, 12)):
        chance = demonstration(number, key)
        made = [any_wagers(table, chance) for _ in range(40)]
        assert [check_stakes(table.game, wagers, table.limits) for wagers in made] == [None] * 40
        offered = {wager.key for wager in table.game.wagers.values() if not wager.by_decision}
        assert set().union(*made) == offered
        assert len({tuple(wagers.items()) for wagers in made}) > 10
        assert least_wagers(table).keys() == offered


# Choices ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (("fold", "1x"), "1x"),
        (("fold", "1x", "2x", "3x"), "1x"),
        (("fold", "3x", "2x"), "2x"),
        (("check", "1x"), "check"),
        (("check", "1x", "2x", "3x"), "check"),
        (("conceal", "expose"), "expose"),
    ],
)
def test_to_stay_is_to_stake_least_and_give_nothing_up(choices, expected):
    assert staying(choices) == expected


@pytest.mark.parametrize("key", ANY_GAME)
def test_a_player_who_always_plays_never_gives_up_and_stakes_least(key):
    asked = 0
    for seed, table in enumerate(random_tables(key, 8)):
        players = dict.fromkeys(range(1, 5), AlwaysPlays())
        for state, made in rounds_played(table, players, 4, seed):
            asked += len(made)
            for _, seen, choice in made:
                others = [multiple(other) for other in seen.choices if other not in {"fold", "conceal"}]
                assert choice not in {"fold", "conceal"}
                assert multiple(choice) == min(others)
            assert all(not position.folded and position.settled for position in state.positions)
    assert asked >= 8 * 4 * 4


@pytest.mark.parametrize("key", ANY_GAME)
def test_a_player_of_anything_legal_is_never_refused_and_leaves_nothing_out(key):
    taken: Counter[str] = Counter()
    offered: set[str] = set()
    for seed, table in enumerate(random_tables(key, 10)):
        players = dict.fromkeys(range(1, table.game.definition.positions + 1), AnyLegal())
        for _, made in rounds_played(table, players, 8, seed):
            taken.update(choice for _, _, choice in made)
            offered |= {choice for _, seen, _ in made for choice in seen.choices}
    assert set(taken) == offered
    assert min(taken.values()) > 5


@pytest.mark.parametrize("key", ANY_GAME)
def test_rounds_with_the_same_seed_are_the_same(key):
    (table,) = random_tables(key, 1)
    players = {1: AnyLegal(), 2: AlwaysPlays(), 3: AnyLegal()}
    first, again, other = (list(rounds_played(table, players, 5, seed)) for seed in (1, 1, 2))
    assert first == again != other


# What they see ------------------------------------------------------------------------------------------


class Watcher(AlwaysPlays):
    """Plays as it is told and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[RoundView] = []

    def choose(self, seen, chance):
        self.shown.append(seen)
        return super().choose(seen, chance)


def exposed(position: PositionView) -> bool:
    """42.10(a): whoever has the 3 card bonus may lay the cards open, and then everybody sees them."""
    return "expose" in position.choices


@pytest.mark.parametrize("key", ANY_GAME)
def test_a_player_sees_its_own_cards_and_those_that_lie_face_up(key):
    table = random_tables(key, 1)[0]
    players = {seat: Watcher() for seat in (1, 2, 3)}
    counts, chance = table.game.definition.counts, demonstration(3, key)
    for _ in range(3):
        round_played(table, players, shuffled(DECK, chance), chance)
    for seat, watcher in players.items():
        assert watcher.shown
        for seen in watcher.shown:
            assert seen.awaited == seat
            for position in seen.positions:
                shown = set(position.cards) - {HIDDEN}
                assert shown == set(position.cards) if position.seat == seat else not shown or exposed(position)
            assert len(seen.dealer) - seen.dealer.count(HIDDEN) <= counts.dealer_up
