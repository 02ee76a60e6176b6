"""`croupier settle`: a round in, every wager out."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import click
import msgspec

from croupier.cards.naming import hand_name
from croupier.cli.elections import read_definition
from croupier.cli.errors import InputRefused, raise_refusal
from croupier.cli.round_file import read_round
from croupier.games.discrepancies import discrepancy, two_readings
from croupier.games.sources import NOTE, source_mark, source_of
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.discrepancy import Discrepancy
from croupier.rulebook.game import Game, elect
from croupier.rulebook.hand import Deal
from croupier.rulebook.money import dollars
from croupier.rulebook.refusal import Refusal
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.settlement import Outcome, Settled, dealer_qualifies


class _Wager(msgspec.Struct):
    wager: str
    staked: int
    outcome: Outcome
    returned: int
    cites: tuple[str, ...]
    line: str


class _Player(msgspec.Struct):
    seat: int
    hand: str
    net: int
    wagers: list[_Wager]


class _Dealer(msgspec.Struct):
    hand: str
    cards: tuple[str, ...]
    qualifies: bool | None


class _Answer(msgspec.Struct):
    dealer: _Dealer
    players: list[_Player]
    meter: int | None
    discrepancies: list[str]  # entries of the register whose other reading would settle otherwise
    sources: dict[str, str]  # of the citations that are in no New Jersey text
    rules: str


@click.command(name="settle")
@click.argument("file", required=False)
@click.option(
    "--game", "own", metavar="GAME.PY", help="A game file of your own, which is run, for rounds of that game."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON, one line for each round.")
def command(file: str | None, own: str | None, as_json: bool) -> None:
    """Settle the round in FILE, or on standard input.

    With - as FILE, each line of standard input is a round and each line of the answer its settlement.
    """
    definition = read_definition(own) if own else None
    for number, text in _rounds(file):
        try:
            answer = _answer(text, definition)
        except InputRefused as error:
            line = f"Line {number}: " if number else ""
            raise InputRefused(error.code, line + error.message, error.cites) from None
        click.echo(msgspec.json.encode(answer) if as_json else _readable(answer))


def _rounds(file: str | None) -> Iterator[tuple[int, bytes]]:
    """Each round with the number of its line, or 0 for a whole file."""
    if file == "-":
        yield from ((number, line) for number, line in enumerate(_standard_input(), 1) if line.strip())
        return
    if not file and sys.stdin is not None and sys.stdin.isatty():
        click.echo("Reading a round from standard input; end it with Ctrl-D.", err=True)
    try:
        yield 0, Path(file).read_bytes() if file else _standard_input().read()
    except OSError as error:
        raise InputRefused("no-file", f"{file} cannot be read: {error.strerror}.") from None


def _standard_input() -> BinaryIO:
    if sys.stdin is None:  # a service may start us with it closed
        raise InputRefused("no-file", "There is no standard input; name a file.")
    return sys.stdin.buffer


def _answer(text: bytes, own: GameDefinition | None = None) -> _Answer:
    game, given = read_round(text, own)
    settled = settle_round(game, given)
    if isinstance(settled, Refusal):
        raise_refusal(settled)
    players = [_player(game, given, *pair) for pair in zip(given.hands, settled.results, strict=True)]
    cited = {cite for player in players for wager in player.wagers for cite in wager.cites}
    sources = {cite: source_of(cite, game.definition.rules) for cite in sorted(cited)}
    tagged = {cite: source for cite, source in sources.items() if source != "regulation"}
    return _Answer(
        _dealer(game, given), players, settled.meter, _findings(game, given, settled), tagged, game.definition.rules
    )


def _findings(game: Game, given: GivenRound, settled: SettledRound) -> list[str]:
    """The entries of the register by whose other reading a wager would have ended otherwise."""
    staked = {one.wager for results in settled.results for one in results}
    entries = two_readings(game.definition.key, staked)
    return [entry.key for entry in entries if _endings(_by_other_reading(game, given, entry)) != _endings(settled)]


def _by_other_reading(game: Game, given: GivenRound, entry: Discrepancy) -> SettledRound | Refusal:
    value = entry.printed if game.elections[entry.option] == entry.alternative else entry.alternative
    other = elect(game.definition, {**game.elections, entry.option: value})
    assert isinstance(other, Game), "both readings of an entry may be elected"
    return settle_round(other, given)


def _endings(settled: SettledRound | Refusal) -> list[tuple[Outcome, int]]:
    """How each wager ended; nothing where the round lacks what only this reading asks for, such as a meter."""
    if isinstance(settled, Refusal):
        return []
    return [(one.outcome, one.returned) for results in settled.results for one in results]


def _dealer(game: Game, given: GivenRound) -> _Dealer:
    rule = game.definition
    value = rule.dealer_hand(Deal((), given.dealer, given.community))
    qualifies = dealer_qualifies(game, given.dealer, given.community)
    return _Dealer(hand_name(rule.ranking, value), given.dealer, qualifies)


def _player(game: Game, given: GivenRound, hand: GivenHand, results: tuple[Settled, ...]) -> _Player:
    rule = game.definition
    value = rule.player_hand(Deal(hand.cards, given.dealer, given.community))
    wagers = [_Wager(s.wager, s.staked, s.outcome, s.returned, s.cites, s.line) for s in results]
    net = sum(s.returned - s.staked for s in results)
    return _Player(hand.seat, hand_name(rule.ranking, value), net, wagers)


def _readable(answer: _Answer) -> str:
    qualifies = {True: ", qualifies", False: ", does not qualify", None: ""}[answer.dealer.qualifies]
    lines = [f"Dealer: {' '.join(answer.dealer.cards)}  {answer.dealer.hand}{qualifies}"]
    for player in answer.players:
        lines.append(f"Seat {player.seat}: {player.hand}, net {dollars(player.net)}")
        for w in player.wagers:
            outcome = f"{w.outcome.value:5} {dollars(w.returned):>12}"
            cites = ", ".join(source_mark(cite, answer.rules) for cite in w.cites)
            lines.append(f"  {w.wager:17} {dollars(w.staked):>10}  {outcome}  {w.line:20} {cites}".rstrip())
    if answer.sources:
        lines.append(NOTE)
    if answer.meter is not None:
        lines.append(f"Meter: {dollars(answer.meter)}")
    lines += [f"Register {key}: {discrepancy(key).finding}" for key in answer.discrepancies]
    return "\n".join(lines)
