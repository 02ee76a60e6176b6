"""Bonus Spin of Premium Hold 'Em: stakes, seeds and the four printed wheels of N.J.A.C. 13:69F-40.11(e).

The same device at blackjack tables, supplement 9.2(a) and 9.2(h), takes $5 before the deal and pays $40 or more.
"""

from croupier.games.paragraphs.premium_hold_em import EQUIPMENT, RULES
from croupier.rulebook.layout import Inscription
from croupier.rulebook.meter import Stop, Wheel
from croupier.rulebook.money import DOLLAR, dollars
from croupier.rulebook.wager import Offered

PRINTED = RULES.ref("40.11(e)")

STAKES = {"progressive-5": 5 * DOLLAR, "fixed-5": 5 * DOLLAR, "progressive-1": DOLLAR, "fixed-1": DOLLAR}
OFFERED = Offered("bonus_spin", tuple(STAKES))
SEEDS = {"progressive-5": 10_000 * DOLLAR, "progressive-1": 5_000 * DOLLAR}
CONTRIBUTION = 7  # percent of each wager, under both progressive tables; supplement 9.2(c) agrees
TRIGGER = "three cards of one suit"  # 40.10(g)1 (register P-10)
PRIZE = None  # of the jackpot or the fixed prize

# Wheel position, player pay, community pay; in dollars. Every other bettor gets the community pay (supplement 9.2(e)).
# The positions, twelve as in 9.2(g), are an order, not chances (9.2(l)), and no weights are printed (9.2(i)).

FIVE_PROGRESSIVE = (
    (1, PRIZE, 0),
    (2, 40, 0),
    (3, 100, 50),
    (4, 5_000, 0),
    (5, 50, 0),
    (6, 250, 100),
    (7, 2_500, 0),
    (8, 60, 0),
    (9, 40, 15),
    (10, 1_000, 0),
    (11, 100, 0),
    (12, 500, 0),
)
FIVE_FIXED = (
    (1, PRIZE, 0),
    (2, 50, 0),
    (3, 100, 50),
    (4, 10_000, 0),
    (5, 60, 0),
    (6, 250, 100),
    (7, 5_000, 0),
    (8, 65, 0),
    (9, 40, 15),
    (10, 1_000, 0),
    (11, 100, 0),
    (12, 500, 0),
)
ONE_PROGRESSIVE = (
    (1, PRIZE, 0),
    (2, 5, 0),
    (3, 100, 25),
    (4, 1_000, 0),
    (5, 10, 0),
    (6, 25, 3),
    (7, 500, 0),
    (8, 40, 0),
    (9, 75, 15),
    (10, 15, 0),
    (11, 50, 0),
    (12, 60, 0),
)
ONE_FIXED = (
    (1, PRIZE, 0),
    (2, 5, 0),
    (3, 100, 25),
    (4, 1_000, 0),
    (5, 10, 0),
    (6, 20, 3),
    (7, 500, 0),
    (8, 15, 0),
    (9, 50, 10),
    (10, 200, 0),
    (11, 75, 0),
    (12, 25, 0),
)


def _wheel(pays: tuple[tuple[int, int | None, int], ...], *, progressive: bool) -> Wheel:
    """40.11(e): dollars become cents; the prize of position 1 is a meter or a fixed one."""
    stops = (Stop(position, player and player * DOLLAR, community * DOLLAR) for position, player, community in pays)
    return Wheel(tuple(stops), progressive, PRINTED)


WHEELS = {
    "progressive-5": _wheel(FIVE_PROGRESSIVE, progressive=True),
    "fixed-5": _wheel(FIVE_FIXED, progressive=False),
    "progressive-1": _wheel(ONE_PROGRESSIVE, progressive=True),
    "fixed-1": _wheel(ONE_FIXED, progressive=False),
}


def _wins(stop: Stop, prize: str) -> str:
    """40.11(a): stated through the word "win"."""
    community = f", every other bettor {dollars(stop.community)}" if stop.community else ""
    return f"{stop.position}: win {prize if stop.player is None else dollars(stop.player)}{community}"


def _inscription(value: str, wheel: Wheel) -> Inscription:
    """1.13Y(b)6: what each position of one wheel pays."""
    prize = "the jackpot" if wheel.progressive else "the fixed prize"
    says = "; ".join(_wins(stop, prize) for stop in wheel.stops)
    return Inscription(f"Bonus Spin {says}", EQUIPMENT.ref("1.13Y(b)6"), Offered("bonus_spin", (value,)))


WHEEL_INSCRIPTIONS = tuple(_inscription(value, wheel) for value, wheel in WHEELS.items())
