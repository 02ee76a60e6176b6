"""What an analysis says, as data: every figure of a wager follows from the lines of its outcomes.

Amounts are in units of the wager, or for the main wagers of the opening one. All is exact; a float is made where a
figure is shown.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt

from msgspec import Struct

from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents

MAIN = "main"
"""The name under which the mandatory wagers and those made by decisions are analysed together."""


class Outcome(Struct, frozen=True):
    """One way in which a wager may end, and how many of the equally likely deals lead there."""

    event: str  # such as "straight flush" or "play 1x, dealer does not qualify"
    pays: str  # as the pay table says it, such as "40 to 1"; empty where no table pays
    net: Fraction  # what the player is up or down, in units
    combinations: int


class Stakes(Struct, frozen=True):
    """A wager with fixed awards: what it is worth depends on the stake.

    Above `least` the expected value is `slope + award / stake`, up to the next piece.
    """

    pieces: tuple[
        tuple[Cents, Fraction, Fraction], ...
    ]  # from which stake on, value without the awards, awards in cents
    turns: Fraction | None  # the stake in cents below which the player has the advantage, if there is one


class Meter(Struct, frozen=True, kw_only=True):
    """A wager paid from a progressive meter: worth `fixed + share * meter` for `stake`, all in cents."""

    stake: Cents
    fixed: Fraction  # expected amounts that do not depend on the meter
    share: Fraction  # the expected part of the meter
    from_meter: Fraction  # of `fixed`, what is deducted from the meter
    rate: Fraction  # of each stake, the part that the meter receives
    reset: Cents
    awards: tuple[tuple[str, str, Fraction], ...]  # line, what it wins, probability
    others: tuple[str, ...] = ()  # what depends on other players, said in words

    @property
    def break_even(self) -> Fraction:
        """The meter in cents at which the wager costs nothing."""
        return (self.stake - self.fixed) / self.share

    @property
    def licensee_keeps(self) -> Fraction:
        """The part of the stakes that the licensee keeps in the long run: all but contributions and its own awards."""
        return 1 - self.rate - (self.fixed - self.from_meter) / self.stake


class Worth(Struct, frozen=True, kw_only=True):
    """What one wager is worth."""

    key: str
    title: str
    per: str  # "wager", or the opening wager that the figures are counted in
    deals: int
    outcomes: tuple[Outcome, ...]
    average_wager: Fraction = Fraction(1)  # all that is staked, in units
    decisions: Mapping[str, Fraction] = {}  # how often each choice is taken
    stakes: Stakes | None = None
    meter: Meter | None = None
    notes: tuple[str, ...] = ()  # what a reader must know beside the figures

    @property
    def total(self) -> Fraction:
        """The net result of all deals together."""
        return sum((one.net * one.combinations for one in self.outcomes), Fraction(0))

    @property
    def ev(self) -> Fraction:
        return self.total / self.deals

    @property
    def house_edge(self) -> Fraction:
        return -self.ev

    @property
    def element_of_risk(self) -> Fraction:
        return -self.ev / self.average_wager

    @property
    def variance(self) -> Fraction:
        squares = sum((one.net**2 * one.combinations for one in self.outcomes), Fraction(0))
        return squares / self.deals - self.ev**2

    @property
    def standard_deviation(self) -> float:
        return sqrt(self.variance)

    @property
    def hit_frequency(self) -> Fraction:
        """How often the player ends up ahead."""
        return Fraction(sum(one.combinations for one in self.outcomes if one.net > 0), self.deals)


class Analysis(Struct, frozen=True):
    """A game under its elections, and what each of its wagers is worth."""

    game: Game
    wagers: Mapping[str, Worth]  # the main wagers first, under `MAIN`
    digest: str  # of everything that the figures depend on
    refused: Mapping[str, str] = {}  # wagers that have no price as the game stands, with the reason
