"""Rounds at a table with scripted players, each of whom is shown the view of its own seat."""

from collections.abc import Iterator, Mapping, Sequence

from croupier.cards.card import DECK, Card
from croupier.rulebook.refusal import Refusal
from croupier.server.entropy import Source, demonstration, shuffled, wheel_stop
from croupier.server.players import Player
from croupier.table import commands as c
from croupier.table.decide import play
from croupier.table.meter import in_play
from croupier.table.round import Round, new_round
from croupier.table.table import Table
from croupier.table.views import RoundView, view

METER = 1_234_567

Choices = list[tuple[int, RoundView, str]]
"""Who was asked, what was seen, what was chosen."""


def done(state: Round, command: c.Command) -> Round:
    """The state behind a command, which nobody may refuse."""
    outcome = play(state, command)
    assert not isinstance(outcome, Refusal), f"{command}: {outcome}"
    return outcome[0]


def round_played(
    table: Table, players: Mapping[int, Player], deck: tuple[Card, ...], chance: Source
) -> tuple[Round, Choices]:
    """A whole round, and every choice in it; who makes no wager sits it out."""
    state = done(new_round(table), c.Shuffle(deck))
    for seat, player in players.items():
        wagers = player.wagers(table, chance)
        if wagers:
            state = done(state, c.PlaceWagers(seat, f"patron {seat}", wagers))
    state = done(state, c.CloseBets(METER if in_play(table.game) else None))
    made: Choices = []
    while not state.closed:
        awaited = view(state, None).awaited
        if not awaited:
            state = done(state, c.Proceed())
        elif not view(state, None).choices:
            state = done(state, c.SpinWheel(wheel_stop(weights_of(table), chance)))
        else:
            seen = view(state, f"patron {awaited}")
            choice = players[awaited].choose(seen, chance)
            made.append((awaited, seen, choice))
            state = done(state, c.Decide(awaited, choice))
    return state, made


def weights_of(table: Table) -> Sequence[int]:
    """Those elected, or where nobody has stated any, all alike."""
    weights = table.game.elections["wheel"] or (1,) * len(table.game.wheel.stops)
    assert isinstance(weights, tuple)
    return weights


def rounds_played(
    table: Table, players: Mapping[int, Player], rounds: int, seed: int
) -> Iterator[tuple[Round, Choices]]:
    """Rounds out of a seed."""
    chance = demonstration(seed, table.game.definition.key)
    for _ in range(rounds):
        yield round_played(table, players, shuffled(DECK, chance), chance)
