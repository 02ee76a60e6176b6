"""13:69F-40, Premium Hold 'Em: one test for each paragraph, in the rule's order."""

from collections.abc import Mapping

from croupier.cards.card import DECK
from croupier.cards.ranking import Category
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.settlement import Settled
from croupier.table.views import HIDDEN, view
from tests.driver import Driver, stacked
from tests.settlement_table import game_under, split_cards

KEY = "premium-hold-em"
GAME = definition(KEY)
PRINTED = game_under(KEY)
FIVE = game_under(KEY, bonus_spin="progressive-5")
MAIN = {"ante": 1000, "xtra_bonus": 1000}
BOTH = {"player_bonus": 500, "dealer_bonus": 500}
UP, DOWN = True, False
DEALER = 0

# Seats 2 and 5 are dealt these, one by one: pair of aces and three nines of seat 2, a heart flush of seat 5.
FLUSH_OF_FIVE = ("As", "Kh", "3c", "Ad", "Jh", "3d", "9s", "4h", "8s", "9d", "9c", "7h", "2h")


def cite(number: str) -> str:
    return f"13:69F-{number}"


def value(cards: str) -> tuple[int, ...]:
    return GAME.ranking.value(split_cards(cards))


def category(cards: str) -> Category:
    return GAME.ranking.category(value(cards))


def best_first(*hands: str) -> bool:
    """Whether each hand ranks above the one after it."""
    return all(value(better) > value(worse) for better, worse in zip(hands, hands[1:], strict=False))


def settled(
    player: str,
    dealer: str,
    community: str,
    choices: str = "3x",
    wagers: Mapping[str, int] = MAIN,
    game: Game = PRINTED,
    **parts: object,
) -> dict[str, Settled]:
    """Each wager of one player, settled."""
    hand = GivenHand(1, split_cards(player), wagers, tuple(choices.split(",")))
    outcome = settle_round(game, GivenRound((hand,), split_cards(dealer), split_cards(community), **parts))
    assert isinstance(outcome, SettledRound), outcome
    return {one.wager: one for one in outcome.results[0]}


def result(one: Settled) -> tuple[str, int, str]:
    """Outcome, what comes back, and the first paragraph, without its chapter."""
    return one.outcome.value, one.returned, one.cites[0].removeprefix("13:69F-")


def seated(game: Game = PRINTED, *cards: str, method: str = "", **side: int) -> Driver:
    """A round with wagers at seats 5 and 2, before the deal."""
    driver = Driver(game, stacked(*cards), method=method)
    for seat in (5, 2):
        driver.wager(seat, **MAIN, **side)
    return driver


def dealt(game: Game = PRINTED, *cards: str, method: str = "", meter: int | None = None, **side: int) -> Driver:
    """A round with wagers at seats 5 and 2, up to the first decision."""
    driver = seated(game, *cards, method=method, **side)
    driver.deal(meter)
    return driver


def decided(driver: Driver, *choices: tuple[int, str]) -> Driver:
    for seat, choice in choices:
        if driver.state.task is not None and not driver.tell(c.Proceed()):
            pass
        driver.do(c.Decide(seat, choice))
    return driver


def drawn(method: str, number: str) -> list[tuple[int, int, bool]]:
    """Under a paragraph of dealing: to whom, which card of the deck, whether face up. The deck is not shuffled."""
    events = dealt(method=method).of(e.CardDealt)
    return [(one.seat, DECK.index(one.card), one.face_up) for one in events if one.cites == cite(number)]
