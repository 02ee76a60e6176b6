"""What a licensee elects: options, the values they may take, and what depends on them."""

import re
from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from croupier.rulebook.money import LARGEST_AMOUNT
from croupier.rulebook.reference import RuleRef

OptionValue = str | int | tuple[int, ...] | None
Elections = Mapping[str, OptionValue]

T = TypeVar("T")

_PERCENTAGE = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9}|/[1-9][0-9]{0,8})?")


class Letter(Struct, frozen=True):
    """An option that takes one of a few values: pay-table letters, versions, on and off."""

    name: str
    values: tuple[str, ...]  # the default first
    title: str
    cites: RuleRef

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def read(self, given: object) -> OptionValue:
        """The value meant by an input, or raise `ValueError` saying what is allowed."""
        text = "none" if given is None else str(given)
        if isinstance(given, bool | list | tuple | dict | float) or text not in self.values:
            raise ValueError(f"{self.name} takes {', '.join(self.values)}; {_shown(given)} is none of them.")
        return text


class CentsOrNone(Struct, frozen=True):
    """An option that takes an amount in whole cents, or none."""

    name: str
    title: str
    cites: RuleRef
    default: OptionValue = None
    required: bool = False

    @property
    def values(self) -> tuple[str, ...]:
        return ("cents",) if self.required else ("none", "cents")

    def read(self, given: object) -> OptionValue:
        if (given is None or given == "none") and not self.required:
            return None
        cents = _whole(given)
        if cents is None or not 0 < cents <= LARGEST_AMOUNT:
            allowed = f"an amount in whole cents from 1 to {LARGEST_AMOUNT}"
            shown = _shown(given)
            says = f"{allowed}; {shown} is not one" if self.required else f"{allowed}, or none; {shown} is neither"
            raise ValueError(f"{self.name} takes {says}.")
        return cents


class Rate(Struct, frozen=True):
    """An option that takes a percentage, written exactly (`70`, `72.5`, `211/3`)."""

    name: str
    title: str
    cites: RuleRef
    least: int
    default: OptionValue = None

    values = ("percent",)

    def read(self, given: object) -> OptionValue:
        from fractions import Fraction  # a slow import that most commands never need  # noqa: PLC0415

        message = f"{self.name} takes a percentage from {self.least} to 100, such as 72.5; {_shown(given)} is none."
        # A JSON number such as 72.5 is exact here: its text comes back as written, and no more than nine decimals pass.
        text = str(given) if isinstance(given, str | int | float) and not isinstance(given, bool) else ""
        if not _PERCENTAGE.fullmatch(text):
            raise ValueError(message)
        rate = Fraction(text)
        if not self.least <= rate <= 100:
            raise ValueError(message)
        return str(rate)


class Weights(Struct, frozen=True):
    """An option that takes one whole weight for each stop of a wheel, or none."""

    name: str
    count: int
    title: str
    cites: RuleRef
    default: OptionValue = None

    values = ("none", "weights")

    def read(self, given: object) -> OptionValue:
        if given is None or given == "none":
            return None
        parts = given.split(",") if isinstance(given, str) else given
        weights = [_whole(part) for part in parts] if isinstance(parts, list | tuple) else []
        wrong = any(w is None or not 0 <= w <= LARGEST_AMOUNT for w in weights)
        if len(weights) != self.count or wrong or not any(weights):
            raise ValueError(f"{self.name} takes {self.count} whole weights, not all of them nought, or none.")
        return tuple(w for w in weights if w is not None)


Option = Letter | CentsOrNone | Rate | Weights


class ByOption(Struct, Generic[T], frozen=True):
    """A part of a game that depends on one election."""

    option: str
    values: Mapping[str, T]

    def under(self, elections: Elections) -> T:
        return self.values[str(elections[self.option])]


def under(thing: "T | ByOption[T]", elections: Elections) -> T:
    """The part that is in force under these elections."""
    return thing.under(elections) if isinstance(thing, ByOption) else thing


class Forbidden(Struct, frozen=True):
    """A combination of elections that the rule does not allow: every named option has one of these values."""

    when: Mapping[str, tuple[str, ...]]
    because: str
    cites: RuleRef

    def applies(self, elections: Elections) -> bool:
        return all(elections[name] in values for name, values in self.when.items())


def _whole(given: object) -> int | None:
    """A whole number given as such or as digits; nothing else is one."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if isinstance(given, str) and given.strip().isascii() and given.strip().isdigit() and len(given) < 20:
        return int(given)
    return None


def _shown(given: object) -> str:
    """What was given, as it stands on a command line or in a round."""
    return {"None": "null", "True": "true", "False": "false"}.get(repr(given), repr(given))
