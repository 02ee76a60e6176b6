"""Best play found by dealing every deal of a small deck and settling each of them in the round engine.

Deliberately dumb, with nothing of the analysis in it: at every information set, which is exactly the player's cards,
the community cards seen and the dealer's card that shows, all choices are tried and the one worth most is taken, or the
first of equal ones. How a round of each game goes is written down here, not read from its value.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations, permutations
from typing import NamedTuple

from croupier.cards.card import DECK, SUIT_LETTERS, Card
from croupier.rulebook.game import Game
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table.complete import GivenHand, walk
from croupier.table.settlement import Hand, settle_hand

STAKE = 600  # cents; every odds of the tables tried are whole at it

Cards = tuple[Card, ...]
Made = tuple[str, ...]
Ends = Counter[tuple[Made, int]]
"""How many deals end so: the choices made, and the net result in cents."""

Settle = Callable[[Game, Hand, Cards, Cards], int]


class Course(NamedTuple):
    """How a round goes."""

    hole: int
    dealer: int
    opening: tuple[str, ...]
    asked: tuple[tuple[int, Made], ...]  # with so many community cards seen, these choices
    board: int = 0
    up: int = 0  # of the dealer's cards, those seen
    once: bool = False  # who has made the play wager is not asked again


BET = ("check", "1x")
TO_THREE, TO_FOUR = ("fold", "1x", "2x", "3x"), ("check", "3x", "4x")
COURSES = {
    "three-card-poker": Course(3, 3, ("ante",), ((0, ("fold", "1x")),)),
    "four-card-poker": Course(5, 6, ("ante",), ((0, TO_THREE),), up=1),
    "texas-hold-em-bonus": Course(2, 2, ("ante",), ((0, ("fold", "2x")), (3, BET), (4, BET)), 5),
    "caribbean-stud": Course(5, 5, ("ante",), ((0, ("fold", "2x")),), up=1),
    "hold-em-3-bonus": Course(3, 3, ("blind_bonus", "flop"), ((2, ("fold", "1x", "2x")),), 4),
    "premium-hold-em": Course(
        3, 3, ("ante", "xtra_bonus"), ((0, ("check", "3x")), (4, ("fold", "1x", "2x"))), 4, once=True
    ),
    "ultimate-texas-hold-em": Course(
        2, 2, ("ante", "blind"), ((0, TO_FOUR), (3, ("check", "2x")), (5, ("fold", "1x"))), 5, once=True
    ),
    "casino-hold-em": Course(2, 2, ("ante",), ((3, ("fold", "2x")),), 5),
    "crazy-4-poker": Course(5, 5, ("ante", "super_bonus"), ((0, TO_THREE),)),
    "two-card-duel": Course(2, 2, ("ante",), ((0, ("fold", "1x")),)),
}


def staked(game: Game, player: Cards, made: Made) -> Hand | None:
    """The player's wagers after these choices, or None where the round engine refuses them."""
    wagers = dict.fromkeys(COURSES[game.definition.key].opening, STAKE)
    hand = walk(game, GivenHand(1, player, wagers, made))
    assert not isinstance(hand, Refusal) or hand.reason is Reason.UNKNOWN_CHOICE, hand
    return None if isinstance(hand, Refusal) else hand


def settled(game: Game, hand: Hand, dealer: Cards, community: Cards) -> int:
    """The net result in cents as the round engine has it."""
    results, _ = settle_hand(game, hand, dealer, community)
    return sum(one.returned - one.staked for one in results)


def best_play(game: Game, ranks: int, settle: Settle = settled) -> Ends:
    """How all deals of the highest ranks end when the player chooses well."""
    return of_hands(game, ranks, up_to_suits(game, ranks), settle)


def of_hands(game: Game, ranks: int, hands: Mapping[Cards, int], settle: Settle = settled) -> Ends:
    """The same for these hands of the player, each counted so often."""
    return sum_of(times(_Deals(game, ranks, hand, settle).play(), often) for hand, often in hands.items())


def choices_at(
    game: Game, ranks: int, hole: Cards, seen: Cards, made: Made, settle: Settle = settled
) -> dict[str, Ends]:
    """What each choice of the next question leads to, all later ones made well; `seen` is the board or the card up."""
    deals = _Deals(game, ranks, hole, settle)
    up, board = (seen, ()) if deals.course.up else ((), tuple(sorted(seen)))
    number = len(made)
    return {one: deals.go_on(number, up, board, (*made, one)) for one in deals.course.asked[number][1]}


def up_to_suits(game: Game, ranks: int) -> Counter[Cards]:
    """The player's hands, those that differ by an exchange of suits as one, with how many they are."""
    size = COURSES[game.definition.key].hole
    return Counter(min(_exchanged(cards)) for cards in combinations(_deck(ranks), size))


def _deck(ranks: int) -> Cards:
    return DECK[52 - 4 * ranks :]


def _exchanged(cards: Cards) -> Iterator[Cards]:
    for suits in permutations(SUIT_LETTERS):
        to = dict(zip(SUIT_LETTERS, suits, strict=True))
        yield tuple(sorted(Card(card[0] + to[card[1]]) for card in cards))


def times(ends: Ends, often: int) -> Ends:
    return Counter({end: number * often for end, number in ends.items()})


def sum_of(several: Iterable[Ends]) -> Ends:
    total: Ends = Counter()
    for ends in several:
        total.update(ends)
    return total


def worth(ends: Ends) -> int:
    return sum(net * number for (_, net), number in ends.items())


def expected(ends: Ends) -> Fraction:
    """The net result of a round in units of the opening wager."""
    return Fraction(worth(ends), STAKE * ends.total())


class _Deals:
    """All deals in which the player holds one hand."""

    def __init__(self, game: Game, ranks: int, hole: Cards, settle: Settle) -> None:
        self.game, self.hole, self.settle = game, hole, settle
        self.course = COURSES[game.definition.key]
        self.deck = [card for card in _deck(ranks) if card not in hole]
        self.hands: dict[Made, Hand | None] = {}
        self.nets: dict[tuple[Made, Cards, Cards], int] = {}  # in what order cards came settles nothing
        self.ends: dict[tuple[Made, Cards, Cards], Ends] = {}

    def play(self) -> Ends:
        return sum_of(self.ask(0, up, board, ()) for up in self.up() for board in self.more(up, (), self.seen(0)))

    def seen(self, number: int) -> int:
        """How many community cards the player sees when asked for this time, or in the end."""
        return self.course.asked[number][0] if number < len(self.course.asked) else self.course.board

    def up(self) -> Iterator[Cards]:
        return combinations(self.deck, self.course.up)

    def more(self, up: Cards, board: Cards, seen: int) -> Iterator[Cards]:
        """The board with cards added until so many are seen, in every way."""
        left = [card for card in self.deck if card not in (*up, *board)]
        return (tuple(sorted((*board, *cards))) for cards in combinations(left, seen - len(board)))

    def ask(self, number: int, up: Cards, board: Cards, made: Made) -> Ends:
        """Everything from this question on."""
        if number == len(self.course.asked):
            return self.show_down(up, board, made)
        if "fold" in made or (self.course.once and made and made[-1] != "check"):
            return self.go_on(number, up, board, made)
        choices = self.course.asked[number][1]
        return max((self.go_on(number, up, board, (*made, one)) for one in choices), key=_best)

    def go_on(self, number: int, up: Cards, board: Cards, made: Made) -> Ends:
        then = self.more(up, board, self.seen(number + 1))
        return sum_of(self.ask(number + 1, up, more, made) for more in then)

    def show_down(self, up: Cards, board: Cards, made: Made) -> Ends:
        """Every hand that the dealer may have. A choice that the rule does not open ends no deal."""
        if made not in self.hands:
            self.hands[made] = staked(self.game, self.hole, made)
        if self.hands[made] is None:
            return Counter()
        if (made, up, board) not in self.ends:
            left = [card for card in self.deck if card not in (*up, *board)]
            draws = combinations(left, self.course.dealer - self.course.up)
            nets = (self.net(tuple(sorted((*draw, *up))), board, made) for draw in draws)
            self.ends[made, up, board] = Counter((made, net) for net in nets)
        return self.ends[made, up, board]

    def net(self, dealer: Cards, board: Cards, made: Made) -> int:
        hand = self.hands[made]
        assert hand is not None
        if (made, dealer, board) not in self.nets:
            self.nets[made, dealer, board] = self.settle(self.game, hand, dealer, board)
        return self.nets[made, dealer, board]


def _best(ends: Ends) -> tuple[bool, int]:
    return bool(ends), worth(ends)
