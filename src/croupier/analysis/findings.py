"""Findings among all legal combinations of options, in words: what somebody who elects tables must not overlook."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil
from typing import Final

from croupier.analysis.report import percent
from croupier.analysis.results import MAIN, Stakes
from croupier.analysis.scan import Scanned, posted_stake
from croupier.games.discrepancies import two_readings
from croupier.rulebook.discrepancy import Discrepancy
from croupier.rulebook.game import Game
from croupier.rulebook.money import DOLLAR, Cents, dollars
from croupier.rulebook.option import OptionValue

FAR_APART: Final = Fraction(1, 100)
"""Two readings of the texts whose house edges differ by more are a finding."""

LEAST_STAKE: Final[Cents] = DOLLAR
"""No table takes less on a bonus wager, so what only happens below is no finding."""


def findings(found: Sequence[Scanned]) -> tuple[str, ...]:
    """Every combination that favours the player, every stake at which a fixed award does, and readings far apart."""
    says = [*_favourable(found), *_turning(found), *_readings(found)]
    return tuple(dict.fromkeys(says))


def options_text(options: Mapping[str, OptionValue]) -> str:
    """A combination as it is elected: `version=2, blind_1x=C`."""
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "every combination"


# Combinations that favour the player -----------------------------------------------------------------


def _favourable(found: Sequence[Scanned]) -> Iterator[str]:
    for wager in dict.fromkeys(one.combination.wager for one in found):
        own = [one for one in found if one.combination.wager == wager and one.worth is not None]
        good = [one for one in own if one.favours_player]
        if len(good) > 1:
            yield f"{_title(good[0])} favours the player under {len(good)} of {len(own)} legal combinations of options."
        yield from (_says_favourable(one, own) for one in good)


def _says_favourable(one: Scanned, own: Sequence[Scanned]) -> str:
    assert one.worth is not None
    by = f"{percent(one.worth.ev)}{_per(one)}"
    stake = posted_stake(one.combination.game, one.combination.wager) if one.worth.stakes is not None else None
    at = f" at a stake of {dollars(stake)}" if stake else ""
    under = options_text(one.combination.options)
    return f"{_title(one)} favours the player by {by}{at} under {under}.{_only_together(one, own)}"


def _only_together(one: Scanned, own: Sequence[Scanned]) -> str:
    """Where a single option makes the difference: the combination without it, in which the house has the edge."""
    options = one.combination.options
    beside = [other for other in own if not other.favours_player and len(_changed(options, other)) == 1]
    if len(options) < 2 or not beside:
        return ""
    nearest = max(beside, key=lambda other: other.edge or 0)
    name = _changed(options, nearest)[0]
    instead, edge = nearest.combination.options[name], percent(nearest.edge or Fraction(0))
    return f" It is the choice together that does it: with {name}={instead} the house has {edge}."


def _changed(options: Mapping[str, OptionValue], other: Scanned) -> list[str]:
    """The options that the other combination elects otherwise; one that no longer matters there does not count."""
    theirs = other.combination.options
    return [name for name, value in options.items() if name in theirs and theirs[name] != value]


# Fixed awards ----------------------------------------------------------------------------------------


def _turning(found: Sequence[Scanned]) -> Iterator[str]:
    for one in found:
        last = last_stake(one.worth.stakes) if one.worth and one.worth.stakes else None
        if last is not None and last >= LEAST_STAKE:
            yield (
                f"{_title(one)} favours the player at every stake up to {dollars(last)} under "
                f"{options_text(one.combination.options)}, as its fixed awards do not shrink with the stake."
                f"{_minimum(one, last)}"
            )


def last_stake(stakes: Stakes) -> Cents | None:
    """The largest stake at which the player has the advantage, if the fixed awards turn at one."""
    if stakes.turns is None:
        return None
    return ceil(stakes.turns) - 1 if stakes.pieces else int(stakes.turns)  # without pieces it is the last stake itself


def _minimum(one: Scanned, last: Cents) -> str:
    least = posted_stake(one.combination.game, one.combination.wager)
    if not least:
        return " No rule sets a minimum."
    kept = "keeps players from that" if least > last else "does not keep players from that"
    return f" Where the licensee posts no other minimum, {dollars(least)} {kept}."


# Readings of the texts -------------------------------------------------------------------------------


def _readings(found: Sequence[Scanned]) -> Iterator[str]:
    for one in (one for one in found if one.worth is not None):
        for entry in _entries(one):
            other = _other_reading(entry, one, found)
            if other is not None and abs((one.edge or Fraction(0)) - (other.edge or Fraction(0))) > FAR_APART:
                yield _says_apart(entry, one, other)


def _entries(one: Scanned) -> Iterator[Discrepancy]:
    """The entries of the register whose printed reading this combination has."""
    game, wager = one.combination.game, one.combination.wager
    keys = [key for key in game.settlement.wagers if key in game.wagers] if wager == MAIN else [wager]
    for entry in two_readings(game.definition.key, keys):
        if one.combination.options.get(entry.option) == entry.printed:
            yield entry


def _other_reading(entry: Discrepancy, one: Scanned, found: Sequence[Scanned]) -> Scanned | None:
    wanted = {**one.combination.options, entry.option: entry.alternative}
    same = (other for other in found if other.combination.wager == one.combination.wager and other.worth is not None)
    return next((other for other in same if other.combination.options == wanted), None)


def _says_apart(entry: Discrepancy, one: Scanned, other: Scanned) -> str:
    assert one.edge is not None and other.edge is not None
    others = {name: value for name, value in one.combination.options.items() if name != entry.option}
    under = f" under {options_text(others)}" if others else ""
    return (
        f"The two readings of {entry.key} lie far apart for {_within(one)}{under}: the house edge is "
        f"{percent(one.edge)} as the text is printed ({entry.option}={entry.printed}), and {percent(other.edge)} "
        f"by the other ({entry.option}={entry.alternative})."
    )


# Words -----------------------------------------------------------------------------------------------


def _title(one: Scanned) -> str:
    game: Game = one.combination.game
    wager = one.combination.wager
    return f"The main game of {game.definition.title}" if wager == MAIN else game.wagers[wager].title


def _within(one: Scanned) -> str:
    """The same in the middle of a sentence."""
    title = _title(one)
    return f"{title[:1].lower()}{title[1:]}" if one.combination.wager == MAIN else title


def _per(one: Scanned) -> str:
    assert one.worth is not None
    return "" if one.worth.per == "wager" else f" of the {one.worth.per}"
