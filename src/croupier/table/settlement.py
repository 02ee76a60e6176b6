"""What every wager of a complete round is worth to its player, with the paragraphs that say so."""

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.rulebook.dealing import multiple
from croupier.rulebook.game import Game
from croupier.rulebook.hand import Deal
from croupier.rulebook.money import Amount, Cents, MeterShare, Odds
from croupier.rulebook.paytable import ANY_CHOICE
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.settlement import Case, Choice, Compared, Line, Qualifies, Result, Verdicts
from croupier.table.meter import Meter, award


class Outcome(Enum):
    """How a wager ended."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    VOID = "void"


_FIRST: Final[Mapping[type[Case], Case]] = {
    Choice: Choice.FOLD,
    Qualifies: Qualifies.YES,
    Compared: Compared.HIGHER,
    Line: Line.PAID,
}


class Hand(NamedTuple):
    """One position at the end of a round."""

    seat: int
    cards: tuple[Card, ...]
    stakes: Mapping[str, Cents]
    choices: tuple[str, ...]

    @property
    def folded(self) -> bool:
        return "fold" in self.choices

    @property
    def choice(self) -> str:
        """The last multiple staked, by which some wagers choose their pay table."""
        for choice in reversed(self.choices):
            if multiple(choice):
                return choice
        return ANY_CHOICE


class Settled(Struct, frozen=True):
    """One wager settled: `returned` is all that comes back to the player, stake and winnings."""

    seat: int
    wager: str
    staked: Cents
    outcome: Outcome
    returned: Cents
    cites: tuple[RuleRef, ...]
    line: str = ""  # the pay-table line that was paid


_OUTCOMES = {
    Result.PAY: Outcome.WIN,
    Result.PAY_TABLE: Outcome.WIN,
    Result.PUSH: Outcome.PUSH,
    Result.LOSE: Outcome.LOSE,
}


def settle_hand(
    game: Game, hand: Hand, dealer: tuple[Card, ...], community: tuple[Card, ...], meter: Meter | None = None
) -> tuple[list[Settled], Meter | None]:
    """Settle one position, its wagers in the order of the rule; the wheel is spun afterwards."""
    deal = Deal(hand.cards, dealer, community)
    results: list[Settled] = []
    main = _main(game, hand, deal)
    for key in game.definition.paid_in_order:
        if key not in hand.stakes:
            continue
        if game.wagers[key].side:
            settled, meter = _side(game, hand, deal, key, meter)
        else:
            assert main is not None, "a wager by decision stands beside an opening wager"
            settled = _by_rule(game, hand, deal, key, main)
        results.append(settled)
    return _limited(game, results), meter


def forfeit(game: Game, hand: Hand) -> list[Settled]:
    """What a fold loses at once: the main wagers, and the side wagers that do not survive it."""
    deal = Deal((), (), ())
    main = _main(game, hand, deal)
    assert main is not None, "only a player with a main wager folds"
    lost = [_by_rule(game, hand, deal, key, main) for key in game.settlement.wagers if key in hand.stakes]
    sides = (key for key in hand.stakes if key in game.forfeited_by_fold)
    return [*lost, *(_side(game, hand, deal, key, None)[0] for key in sides)]


def resolve(game: Game, hand: Hand, wager: str) -> Settled:
    """Settle one wager on the player's own cards before the others."""
    settled, _ = _side(game, hand, Deal(hand.cards, (), ()), wager, None)
    return _limited(game, [settled])[0]


def settle_sides(
    game: Game, hand: Hand, deal: Deal, wagers: Sequence[str], meter: Meter | None
) -> tuple[list[Settled], Meter | None]:
    """Settle these side wagers of a position whose hand is void."""
    results: list[Settled] = []
    for key in wagers:
        settled, meter = _side(game, hand, deal, key, meter)
        results.append(settled)
    return _limited(game, results), meter


def winners_of_top(game: Game, hands: Sequence[Hand], community: tuple[Card, ...]) -> int:
    """How many live progressive wagers hold the line that wins the whole meter."""
    progressive = game.definition.progressive
    if progressive is None or not progressive.top or progressive.wager not in game.wagers:
        return 0
    lines = game.wagers[progressive.wager].schedule
    assert lines is not None
    lost_by_fold = progressive.wager in game.forfeited_by_fold
    live = (h for h in hands if progressive.wager in h.stakes and not (h.folded and lost_by_fold))
    return sum(progressive.top in lines.lines.of(Deal(h.cards, (), community)) for h in live)


def dealer_qualifies(game: Game, dealer: tuple[Card, ...], community: tuple[Card, ...]) -> bool | None:
    """Whether the dealer competes; None where the game knows no such condition."""
    qualification = game.definition.qualification
    if qualification is None:
        return None
    return game.definition.dealer_hand(Deal((), dealer, community)) >= qualification.bound


def _main(game: Game, hand: Hand, deal: Deal) -> Verdicts | None:
    """The row of the decision table, if the position has any main wager."""
    if any(key in hand.stakes for key in game.settlement.wagers):
        return game.settlement.find(tuple(_cases(game, hand, deal)))
    return None


def _cases(game: Game, hand: Hand, deal: Deal) -> Iterator[Case]:
    definition = game.definition
    for column in game.settlement.columns:
        if column is Choice:
            yield Choice.FOLD if hand.folded else Choice.STAY
        elif hand.folded:
            yield _FIRST[column]  # a fold decides by itself, before the other cards are known
        elif column is Qualifies:
            yield Qualifies.YES if dealer_qualifies(game, deal.dealer, deal.community) else Qualifies.NO
        elif column is Compared:
            mine, dealers = definition.player_hand(deal), definition.dealer_hand(deal)
            yield Compared.EQUAL if mine == dealers else Compared.HIGHER if mine > dealers else Compared.LOWER
        else:
            key = definition.line_of
            yield Line.PAID if game.line(key, deal, hand.choice, hand.stakes[key]) else Line.UNPAID


def _by_rule(game: Game, hand: Hand, deal: Deal, key: str, main: Verdicts) -> Settled:
    staked, (result, row) = hand.stakes[key], main[key]
    cites: tuple[RuleRef, ...] = (row,)
    line, returned = "", 0
    if result is Result.PAY:
        returned = 2 * staked
    elif result is Result.PUSH:
        returned = staked
    elif result is Result.PAY_TABLE:
        found = game.line(key, deal, hand.choice, staked)
        assert found is not None, "the rule pays a line that the hand has"
        line, pay, table = found
        assert not isinstance(pay, MeterShare), "only a progressive wager is paid from a meter"
        returned, cites = staked + pay.winnings(staked), tuple(dict.fromkeys((row, table)))
    settled = Settled(hand.seat, key, staked, _OUTCOMES[result], returned, cites, line)
    return _with_ante_bonus(game, hand, deal, settled)


def _with_ante_bonus(game: Game, hand: Hand, deal: Deal, settled: Settled) -> Settled:
    bonus = game.definition.ante_bonus
    if bonus is None or bonus.on != settled.wager or bonus.needs not in hand.stakes:
        return settled
    found = game.ante_bonus_line(deal, settled.staked)
    if found is None:
        return settled
    line, pay, table = found
    assert isinstance(pay, Odds), "an ante bonus is paid at odds"
    returned = settled.returned + pay.winnings(settled.staked)
    return replace(settled, returned=returned, cites=(*settled.cites, table), line=line)


def _side(game: Game, hand: Hand, deal: Deal, key: str, meter: Meter | None) -> tuple[Settled, Meter | None]:
    wager, staked = game.wagers[key], hand.stakes[key]
    if hand.folded and key in game.forfeited_by_fold:
        return Settled(hand.seat, key, staked, Outcome.LOSE, 0, (game.forfeited_by_fold[key],)), meter
    if "conceal" in hand.choices and wager.forfeited_by_concealing is not None:
        return Settled(hand.seat, key, staked, Outcome.LOSE, 0, (wager.forfeited_by_concealing,)), meter
    found = game.line(key, deal, hand.choice, staked)
    if found is None:
        return Settled(hand.seat, key, staked, Outcome.LOSE, 0, game.table_cites[key]), meter
    line, pay, table = found
    if wager.awards_only:
        returned, meter = award(game, meter, line, pay)
    else:
        assert isinstance(pay, Odds | Amount), "only a progressive wager is paid from a meter"
        returned = staked + pay.winnings(staked)
    outcome = Outcome.WIN if returned else Outcome.LOSE  # a meter that has run dry awards nothing
    return Settled(hand.seat, key, staked, outcome, returned, (table,), line), meter


def _limited(game: Game, results: list[Settled]) -> list[Settled]:
    """Winnings on the wagers under a payout limit, cut in the order in which they are paid."""
    limit = game.definition.payout_limit
    if limit is None or game.limit is None:
        return results
    left = game.limit
    by_wager = {settled.wager: settled for settled in results}
    for key in limit.wagers:
        settled = by_wager.get(key)
        won = settled.returned - settled.staked if settled and settled.outcome is Outcome.WIN else 0
        if settled and won > left:
            cites = (*settled.cites, limit.cites)
            by_wager[key] = replace(settled, returned=settled.staked + left, cites=cites)
        left -= min(won, left)
    return [by_wager[settled.wager] for settled in results]
