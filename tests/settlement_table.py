"""Settlement tables that a rules expert can read: one round a line, cards and decisions left, outcomes right.

    player    dealer    decisions  ante      play      cites
    KhQd9s    Qs7c4d    1x         win:1000  win:1000  20.11(a)1

A wager's cell is its outcome and, after a colon, what comes back in all; `lose` alone means that nothing does and
`push` alone that the stake does. `-` means that the wager was not made. Decisions are separated by commas. Cites are
the numbers that the wagers of the row must cite, `,`-separated, and may be left out with `-`.
"""

from collections.abc import Mapping

from croupier.cards.card import parse_cards
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.settlement import Settled

CARD_COLUMNS = ("player", "dealer", "community")


def game_under(key: str, **options: object) -> Game:
    """A game of the catalogue under these options."""
    game = elect(definition(key), options)
    assert isinstance(game, Game), game
    return game


def split_cards(cell: str) -> tuple[str, ...]:
    """`KhQd9s` as its cards."""
    return parse_cards(cell[i : i + 2] for i in range(0, len(cell.replace("-", "")), 2))


def rows(text: str) -> list[dict[str, str]]:
    """The lines of a table under its header; empty lines and lines that start with # are left out."""
    lines = [line.split() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    header = lines[0]
    for line in lines[1:]:
        assert len(line) == len(header), f"this row has {len(line)} cells and the header {len(header)}: {line}"
    return [dict(zip(header, line, strict=True)) for line in lines[1:]]


def settle_row(game: Game, stakes: Mapping[str, int], row: Mapping[str, str], **round_parts: object) -> SettledRound:
    """Settle the round of one row with these opening wagers, less those marked as not made."""
    wagers = {wager: amount for wager, amount in stakes.items() if row.get(wager) != "-"}
    decisions = tuple(choice for choice in row["decisions"].split(",") if choice != "-")
    hand = GivenHand(1, split_cards(row["player"]), wagers, decisions)
    dealer, community = split_cards(row["dealer"]), split_cards(row.get("community", ""))
    settled = settle_round(game, GivenRound((hand,), dealer, community, **round_parts))
    assert isinstance(settled, SettledRound), f"{settled} in {row}"
    return settled


def check_table(game: Game, stakes: Mapping[str, int], text: str, **round_parts: object) -> None:
    """Settle every row and compare every cell; the first difference prints its row."""
    for row in rows(text):
        settled = {s.wager: s for s in settle_row(game, stakes, row, **round_parts).results[0]}
        expected = [key for key in row if key in game.wagers]
        for wager in expected:
            assert _cell(settled.get(wager), row[wager]) == row[wager], f"{wager} in {row}: {settled.get(wager)}"
        cited = {cite for s in settled.values() for cite in s.cites}
        for number in row.get("cites", "-").split(","):
            assert number == "-" or any(c.endswith(number) for c in cited), f"{number} is not cited in {row}: {cited}"


def _cell(settled: Settled | None, like: str) -> str:
    if settled is None:
        return "-"
    natural = {"lose": 0, "push": settled.staked}.get(settled.outcome.value)
    if ":" not in like and settled.returned == natural:
        return settled.outcome.value
    return f"{settled.outcome.value}:{settled.returned}"
