"""The accounts of a table as text, as JSON and as rows for other programs."""

import csv
import io
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import reduce
from math import isqrt
from textwrap import wrap
from typing import Final

import msgspec

from croupier.cli.replay import known_game
from croupier.cli.theory import Compared, Theory
from croupier.rulebook.money import Cents, dollars
from croupier.table.accounts import Accounts, Line

PLACES: Final = 3
_WIDTH: Final = 110
BEST_PLAY: Final = (
    "Theoretical win takes best play. Players who play otherwise give the table more, so a deviation shows how they "
    "played as well as their luck."
)
TOGETHER: Final = (
    "z counts in standard deviations, as if hands were independent: that is exact where one seat plays. Players of one "
    "round share the dealer's cards; behind z stands the least that it can be, if they all win and lose together."
)
_COUNTS: Final = ("made", "staked", "returned", "won", "lost", "pushed", "void")


def accounts_answer(accounts: Accounts, theory: Theory | None) -> dict[str, object]:
    """The object that `--json` prints; amounts are the table's, in whole cents."""
    answer = {
        "table": accounts.table,
        "game": accounts.periods[0].game,
        "seeded": accounts.seeded,
        "closed": accounts.closed,
        "events": accounts.records,
        **_sums(accounts),
        "wagers": [{"wager": wager, **_row(line)} for wager, line in accounts.lines_by(1).items()],
        "seats": [{"seat": seat, **_row(line)} for seat, line in sorted(accounts.lines_by(0).items())],
        "lines": _rows(accounts),
        "balances": {account: amount for account, amount in sorted(accounts.balances.items()) if amount},
    }
    return answer if theory is None else answer | {"theory": _theory(theory)}


def accounts_lines(accounts: Accounts, theory: Theory | None) -> bytes:
    """JSON lines: one for the table, one for each seat and wager, one for each comparison."""
    objects: list[dict[str, object]] = [{"kind": "table", "table": accounts.table, **_sums(accounts)}]
    objects += [{"kind": "line", "table": accounts.table, **row} for row in _rows(accounts)]
    if theory is not None:
        compared = [_comparison(one) for one in theory.compared.values()]
        objects += [{"kind": "theory", "table": accounts.table, **one} for one in compared]
    return b"".join(msgspec.json.encode(one) + b"\n" for one in objects)


def accounts_csv(accounts: Accounts) -> str:
    """A row for each seat and wager."""
    file = io.StringIO()
    writer = csv.DictWriter(file, ("table", "seat", "wager", *_COUNTS, "win"), lineterminator="\n")
    writer.writeheader()
    writer.writerows({"table": accounts.table, **row} for row in _rows(accounts))
    return file.getvalue()


def accounts_text(accounts: Accounts, theory: Theory | None) -> Iterator[str]:
    """The accounts for a person."""
    game = known_game(accounts.periods[0].game)
    titles = {wager.key: wager.title for wager in game.wagers} if game else {}
    marked = "; a demonstration, its chance comes from a seed" if accounts.seeded else ""
    yield f"{accounts.table}: {game.title + ', ' + game.rules if game else accounts.periods[0].game}{marked}"
    void = f", {accounts.void_rounds:,} of them void" if accounts.void_rounds else ""
    yield f"{accounts.rounds:,} rounds{void}, {accounts.records:,} events"
    for heading, part in (("Win by wager", 1), ("Win by seat", 0)):
        yield from ("", f"{heading:22} {'made':>9} {'staked':>14} {'returned':>14} {'win':>13} {'of staked':>9}")
        found = accounts.lines_by(part)
        for key, line in sorted(found.items()) if part == 0 else found.items():
            yield _line(titles.get(key, key) if part else f"Seat {key}", line)
        yield _line("All", _all(found.values()))
    yield from ("", *_chips(accounts))
    if theory is not None:
        yield from ("", *_theory_text(theory))


def _all(lines: Iterable[Line]) -> Line:
    return reduce(Line.plus, lines, Line())


def _line(name: str, line: Line) -> str:
    sums = f"{line.made:9,} {dollars(line.staked):>14} {dollars(line.returned):>14} {dollars(line.win):>13}"
    return f"  {name:20} {sums} {_percent(line.win, line.staked):>9}"


def _chips(accounts: Accounts) -> Iterator[str]:
    yield "Chips and cash"
    parts = (
        ("drop, cash for chips", accounts.drop),
        ("chips for cash", -accounts.cashed),
        ("rack now", accounts.inventory),
        ("rack at the opening", -accounts.opening),
        ("fills", -accounts.fills),
        ("credits", accounts.credits),
        ("gone onto the meter", accounts.on_meter),
    )
    for name, amount in parts:
        if amount or name in ("drop, cash for chips", "rack now"):
            yield f"  {name:22} {dollars(amount):>14}"
    agrees = "as the wagers have it" if accounts.counted_win == accounts.win else "the wagers have it otherwise"
    yield f"  {'win':22} {dollars(accounts.counted_win):>14}  {agrees}"
    yield f"  {'hold, win to drop':22} {_percent(accounts.win, accounts.drop):>14}"


def _theory_text(theory: Theory) -> Iterator[str]:
    yield f"{'Theoretical win':22} {'hands':>9} {'theoretical':>14} {'actual':>14} {'z':>17}"
    for one in theory.compared.values():
        expected, z = _dollars(one.theoretical), f"{_z(one, one.variance)} ({_z(one, one.widest)})"
        name = "Main wagers" if one.wager == "main" else one.title
        yield f"  {name:20} {one.hands:9,} {expected:>14} {dollars(one.actual):>14} {z:>17}"
    for wager, reason in theory.refused.items():
        yield f"  {'Main wagers' if wager == 'main' else wager}: {reason}"
    if theory.compared:
        notes = dict.fromkeys(note for one in theory.compared.values() for note in one.notes)
        for note in (BEST_PLAY, TOGETHER, *notes):
            yield from wrap(note, _WIDTH, initial_indent="  ", subsequent_indent="  ")


def _sums(accounts: Accounts) -> dict[str, object]:
    return {
        "rounds": accounts.rounds,
        "void_rounds": accounts.void_rounds,
        "win": accounts.win,
        "counted_win": accounts.counted_win,
        "drop": accounts.drop,
        "cashed": accounts.cashed,
        "hold": str(Fraction(accounts.win, accounts.drop)) if accounts.drop else None,
        "inventory": {"opening": accounts.opening, "now": accounts.inventory},
        "fills": accounts.fills,
        "credits": accounts.credits,
        "on_meter": accounts.on_meter,
    }


def _rows(accounts: Accounts) -> list[dict[str, object]]:
    return [{"seat": seat, "wager": wager, **_row(line)} for (seat, wager), line in accounts.lines_by(None).items()]


def _row(line: Line) -> dict[str, object]:
    return {name: getattr(line, name) for name in (*_COUNTS, "win")}


def _theory(theory: Theory) -> dict[str, object]:
    compared = [_comparison(one) for one in theory.compared.values()]
    return {"wagers": compared, "refused": theory.refused, "takes": "best play"}


def _comparison(one: Compared) -> dict[str, object]:
    return {
        "wager": one.wager,
        "hands": one.hands,
        "staked": one.staked,
        "theoretical": str(one.theoretical),
        "actual": one.actual,
        "variance": str(one.variance),
        "z": _z(one, one.variance),
        "variance_together": str(one.widest),
        "z_together": _z(one, one.widest),
    }


def _z(one: Compared, variance: Fraction) -> str:
    """How many standard deviations the actual win is above the theoretical one, in digits."""
    if not variance:
        return "-"
    above = one.actual - one.theoretical
    squared = above**2 / variance
    digits = isqrt(squared.numerator * 10 ** (2 * PLACES) // squared.denominator)
    whole, rest = divmod(digits, 10**PLACES)
    return f"{'-' if above < 0 else ''}{whole}.{rest:0{PLACES}}"


def _percent(part: Cents, whole: Cents) -> str:
    if not whole:
        return "-"
    scaled = round(Fraction(part * 10_000, whole))
    return f"{'-' if scaled < 0 else ''}{abs(scaled) // 100}.{abs(scaled) % 100:02}%"


def _dollars(cents: Fraction) -> str:
    """To the next cent."""
    return dollars(round(cents))
