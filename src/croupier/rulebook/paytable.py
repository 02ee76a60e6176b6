"""Pay tables: the hands that are paid, best first, and what each of them pays."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from croupier.cards.card import SUIT, SUIT_LETTERS
from croupier.cards.ranking import HandValue
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Deal, Hand, Lower
from croupier.rulebook.money import Amount, Cents, MeterShare, Pay
from croupier.rulebook.option import ByOption
from croupier.rulebook.reference import RuleRef


class RankedLines(Struct, frozen=True):
    """Lines that a hand reaches by its rank: the first bound that it is not below."""

    hand: Hand
    bounds: tuple[tuple[str, HandValue], ...]  # best first

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.bounds)

    def of(self, deal: Deal) -> tuple[str, ...]:
        """The lines that the deal satisfies; at most one here."""
        value = self.hand(deal)
        for name, bound in self.bounds:
            if value >= bound:
                return (name,)
        return ()


class SuitedLines(Struct, frozen=True):
    """Lines of hands whose cards are all of one suit, which must be one of `suits`."""

    hand: Best
    bounds: tuple[tuple[str, HandValue], ...]  # best first
    suits: str = SUIT_LETTERS

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.bounds)

    def of(self, deal: Deal) -> tuple[str, ...]:
        """The lines that the deal satisfies; at most one here."""
        suits = {SUIT[card] for card in self.hand.cards(deal)}
        if len(suits) > 1 or not suits <= set(self.suits):
            return ()
        return RankedLines(self.hand, self.bounds).of(deal)


class JoinedLines(Struct, frozen=True):
    """Lines of several kinds: a deal may satisfy one of each, and the highest single payout counts."""

    parts: tuple[RankedLines | SuitedLines, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for part in self.parts for name in part.names)

    def of(self, deal: Deal) -> tuple[str, ...]:
        """The lines that the deal satisfies, in the order of the parts."""
        return tuple(name for part in self.parts for name in part.of(deal))


class NamedLines(Struct, frozen=True):
    """Lines that a function of the game file recognises, because rank alone does not tell them."""

    names: tuple[str, ...]  # best first
    of: Callable[[Deal], tuple[str, ...]]
    reads: tuple[str, ...] = (PLAYER,)  # the places of the deal that the function looks at


Lines = RankedLines | SuitedLines | JoinedLines | NamedLines


def community_read(lines: Lines) -> int | None:
    """How many community cards the lines look at, the first ones; None for all of them."""
    if isinstance(lines, NamedLines):
        return None if COMMUNITY in lines.reads else 0
    counts = [hand.first if COMMUNITY in hand.of else 0 for hand in _hands(lines)]
    return None if None in counts else max(count for count in counts if count is not None)


def dealer_read(lines: Lines) -> bool:
    """Whether the lines look at the dealer's cards."""
    if isinstance(lines, NamedLines):
        return DEALER in lines.reads
    return any(DEALER in hand.of for hand in _hands(lines))


def _hands(lines: RankedLines | SuitedLines | JoinedLines) -> tuple[Best, ...]:
    """The hands that the lines are reached by."""
    if isinstance(lines, JoinedLines):
        return tuple(hand for part in lines.parts for hand in _hands(part))
    return (lines.hand.one, lines.hand.other) if isinstance(lines.hand, Lower) else (lines.hand,)


class PayTable(Struct, frozen=True):
    """What the lines of one printed table pay; a line that is missing is not paid."""

    pays: Mapping[str, Pay]  # best first
    cites: RuleRef
    letter: str = ""
    line_cites: Mapping[str, RuleRef] = {}  # lines that another paragraph orders

    def cites_for(self, line: str) -> RuleRef:
        """The paragraph that orders what a line pays."""
        return self.line_cites.get(line, self.cites)

    def best(self, lines: tuple[str, ...], stake: Cents) -> str | None:
        """Of the lines that a hand satisfies, the one with the highest single payout."""
        paid = [line for line in lines if line in self.pays]
        if len(paid) < 2:
            return paid[0] if paid else None
        return max(paid, key=lambda line: _winnings(self.pays[line], stake))


class Schedule(Struct, frozen=True):
    """A wager's lines with its tables: one for every multiple of the decision wager where the rule has several."""

    lines: Lines
    tables: Mapping[str, PayTable | ByOption[PayTable]]  # keyed by a choice such as "2x", or ANY_CHOICE


ANY_CHOICE = ""


def _winnings(pay: Pay, stake: Cents) -> Cents:
    assert not isinstance(pay, MeterShare), "a hand satisfies at most one line of a meter"
    return pay.cents if isinstance(pay, Amount) else pay.winnings(stake)


def schedule(lines: Lines, table: PayTable | ByOption[PayTable]) -> Schedule:
    """A schedule whose table does not depend on a choice."""
    return Schedule(lines, {ANY_CHOICE: table})
