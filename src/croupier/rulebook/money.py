"""Chips are integer cents, and what a winning wager is paid is exact.

No float touches money or odds. A payout that is not a whole cent cannot occur: wagers are validated
against `Odds.unit` of every line that could pay them.
"""

from typing import Final

from msgspec import Struct

Cents = int

DOLLAR: Final = 100
LARGEST_AMOUNT: Final = 10**12  # ten thousand million dollars; what exceeds it is a slip of the keyboard


class Odds(Struct, frozen=True):
    """Odds "to": `Odds.to(3, 2)` pays three for every two staked, and the stake comes back."""

    win: int
    unit: int = 1

    @staticmethod
    def to(win: int, unit: int = 1) -> "Odds":
        assert win > 0 and unit > 0, "odds are positive whole numbers"
        return Odds(win, unit)

    def winnings(self, stake: Cents) -> Cents:
        """What the stake wins, beside coming back."""
        won, rest = divmod(stake * self.win, self.unit)
        assert rest == 0, "wagers are validated so that every payout is a whole cent"
        return won

    def __str__(self) -> str:
        return f"{self.win:,} to {self.unit}"


class Amount(Struct, frozen=True):
    """A fixed amount, whatever was staked; `from_meter` marks one deducted from the progressive meter."""

    cents: Cents
    from_meter: bool = False

    def winnings(self, stake: Cents) -> Cents:
        del stake
        return self.cents

    def __str__(self) -> str:
        return f"win {dollars(self.cents)}" + (" (from the meter)" if self.from_meter else "")


class MeterShare(Struct, frozen=True):
    """A percentage of the progressive meter as it stands when the award is due."""

    percent: int

    def __str__(self) -> str:
        return f"win {self.percent} percent of the meter"


Pay = Odds | Amount | MeterShare

EVEN_MONEY: Final = Odds.to(1, 1)


def dollars(cents: Cents) -> str:
    """An amount as people read it: `$25,000`, `$2.50`, `-$5`."""
    whole, rest = divmod(abs(cents), DOLLAR)
    return ("-" if cents < 0 else "") + f"${whole:,}" + (f".{rest:02}" if rest else "")
