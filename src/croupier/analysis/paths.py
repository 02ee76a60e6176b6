"""The paths of a progressive meter: from a reading, wager by wager, to the award that empties it."""

from fractions import Fraction
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace
from numba import njit

from croupier.analysis.blocks import Sums, histogram
from croupier.analysis.card_rows import Index, Numbers, Ranked, rank
from croupier.analysis.chance import chance_of, deal, thresholds
from croupier.analysis.kinds import Unsolvable, hand_size, kinds_of
from croupier.analysis.rounds import AT_ONCE, ranked
from croupier.rulebook.game import Game
from croupier.rulebook.hand import COMMUNITY, DEALER, Best
from croupier.rulebook.meter import Progressive
from croupier.rulebook.money import Amount, Cents, MeterShare, Pay
from croupier.rulebook.paytable import ANY_CHOICE, RankedLines

PER_BLOCK: Final = 8

_TOP, _SHARE, _CENTS = range(3)


class Paths(NamedTuple):
    """So many paths, each from the same reading to the top award."""

    hand: Ranked
    width: int
    rules: Numbers  # by kind of hand: whether it wins the top award, what percentage, what amount from the meter
    contribution: Cents
    start: Cents
    seed: int
    paths: int

    @property
    def blocks(self) -> int:
        return -(-self.paths // PER_BLOCK)

    def block(self, number: int) -> Sums:
        paths = min(PER_BLOCK, self.paths - number * PER_BLOCK)
        chance, deck, least = chance_of(self.seed, number), np.arange(52).astype(np.uint8), thresholds(self.width)
        cards, (strengths, kinds) = np.zeros((AT_ONCE, self.width), np.uint8), np.zeros((2, AT_ONCE), np.int32)
        now, tops, lengths = np.array([self.start, 0, 0], np.int64), *np.zeros((2, paths), np.int64)
        while now[2] < paths:
            deal(chance, deck, least, cards)
            rank(self.hand, cards, strengths, kinds)
            follow(self, kinds, now, tops, lengths)
        return Sums(rounds=int(lengths.sum()), results=histogram(tops), ends=histogram(lengths))


@njit(cache=True, nogil=True)
def _follow(
    rules: Numbers, contribution: int, start: int, kinds: Index, now: Numbers, tops: Numbers, lengths: Numbers
) -> None:
    meter, length, number = now[0], now[1], now[2]
    for kind in kinds:
        meter += contribution
        length += 1
        if rules[kind, _TOP]:
            tops[number], lengths[number] = meter, length
            number += 1
            meter, length = start, 0
            if number == len(tops):
                break
        else:
            meter -= meter * rules[kind, _SHARE] // 100
            meter = max(meter - rules[kind, _CENTS], 0)
    now[0], now[1], now[2] = meter, length, number


def follow(paths: Paths, kinds: Index, now: Numbers, tops: Numbers, lengths: Numbers) -> None:
    """Follow the meter through these hands: contributions first, then awards; `now` is reading, length, paths over."""
    _follow(paths.rules, paths.contribution, paths.start, kinds, now, tops, lengths)


def paths_of(game: Game, start: Cents, seed: int, paths: int) -> Paths:
    """The paths of a game's meter, or `Unsolvable` with the reason why there are none."""
    progressive, hand, lines = _progressive(game)
    pays = game.tables[progressive.wager][ANY_CHOICE].pays
    counts = game.definition.counts
    if DEALER not in hand.of:  # cards that nobody looks at need not be dealt
        community = (hand.first or counts.community) if COMMUNITY in hand.of else 0
        counts = replace(counts, dealer=0, community=community)
    kinds = kinds_of(hand, hand_size(hand, counts), (lines,))
    best = [next(iter(satisfied), "") for (satisfied,) in kinds.names]
    rules = [_rule(line == progressive.top, pays.get(line)) for line in best]
    return Paths(
        hand=ranked(hand, counts, kinds),
        width=counts.player + counts.dealer + counts.community,
        rules=np.array(rules, np.int64),
        contribution=_contribution(game, progressive),
        start=start,
        seed=seed,
        paths=paths,
    )


def _progressive(game: Game) -> tuple[Progressive, Best, RankedLines]:
    progressive = game.definition.progressive
    wager = game.wagers.get(progressive.wager) if progressive else None
    if progressive is None or wager is None:
        raise Unsolvable(f"{game.definition.title} has no progressive wager under these options.")
    lines = wager.schedule.lines if wager.schedule else None
    if not progressive.top or not isinstance(lines, RankedLines) or not isinstance(lines.hand, Best):
        raise Unsolvable(f"The meter of {wager.title} is not won by a hand, so its paths cannot be dealt.")
    return progressive, lines.hand, lines


def _rule(top: bool, pay: Pay | None) -> tuple[int, int, int]:
    share = pay.percent if isinstance(pay, MeterShare) else 0
    return int(top), share, pay.cents if isinstance(pay, Amount) and pay.from_meter else 0


def _contribution(game: Game, progressive: Progressive) -> Cents:
    """What each wager adds: whole cents, rounded down."""
    rate = game.elections[progressive.rate] if isinstance(progressive.rate, str) else progressive.rate
    staked = game.exact[progressive.wager]
    assert staked is not None, "a progressive wager is of a fixed amount"
    return int(staked * Fraction(str(rate)) / 100)
