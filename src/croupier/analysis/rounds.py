"""Rounds dealt one after the other and played by a plan: for each the course taken, the kind of hand and the case.

A round is a row of cards: those of the player, those of the dealer, the board. An outcome is one number,
`(course * kinds + kind) * 6 + case`, so that counts of outcomes hold all that a pay table may ask for.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.chance import Cards, Words, deal, thresholds
from croupier.analysis.kinds import Kinds, hand_size, kinds_of
from croupier.analysis.known import Known, ranking_of
from croupier.analysis.plan import Plan
from croupier.analysis.rules_of_play import RuleList, RulesRefused, Strategy, follow
from croupier.analysis.shape import CASES, Course, Shape, after, courses_of
from croupier.analysis.suits import CHOOSE, PERMUTATIONS, classes, moved, next_set, permutation_number, standing_for
from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY, ArrayRanking, array_ranking
from croupier.rulebook.dealing import LeastHand
from croupier.rulebook.definition import CardCounts
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best

Numbers = NDArray[np.int64]
Index = NDArray[np.int32]

AT_ONCE: Final = 1 << 15  # rounds in a pass: their cards stay in the cache of a core


class Asked(NamedTuple):
    """A decision as the kernels take it."""

    seen: int
    by_hole: bool
    choices: NDArray[np.uint8]
    places: Index  # of every set of the cards that stand for their class: the class, and how the suits move
    moved: NDArray[np.uint16]
    before: Numbers  # by state: the row of the choices, or -1 where nobody is asked
    follows: Numbers  # by state and option: the state behind the decision


class Ranked(NamedTuple):
    """A hand: the columns of its cards, two runs of them, and the tables that tell its strength and its kind."""

    first: int
    last: int
    more: int
    end: int
    keys: Numbers
    of_ranks: NDArray[np.uint16]
    of_suit: NDArray[np.uint16]
    bias: int
    kinds: NDArray[np.uint8]  # by strength
    kinds_suited: NDArray[np.uint8]  # by suit and ranks, where all cards are of one suit; 0 where that is not special


class ByRules(NamedTuple):
    """A decision made by rules, which are read anew for the cards of every pass."""

    seen: int
    rules: RuleList
    choices: tuple[str, ...]
    ranking: ArrayRanking
    asked: NDArray[np.bool_]  # by state
    follows: Numbers
    guarded: tuple[tuple[int, str, Ranked, int], ...]  # choices that ask for a hand, what it is called, its strength


class Played(NamedTuple):
    """All that it takes to play rounds of one game by one plan."""

    counts: tuple[int, int, int]  # cards of the player, the dealer, the board
    up: int  # the column of the dealer's card that shows, or 0
    asked: tuple[Asked | ByRules, ...]
    own: Ranked
    other: Ranked
    kinds: int
    qualifying: int
    courses: tuple[Course, ...]

    @property
    def outcomes(self) -> int:
        """How many outcomes there are."""
        return len(self.courses) * self.kinds * len(CASES)


def played(plan: Plan) -> Played:
    """Rounds played by a plan."""
    return _played(plan.shape, tuple(_asked(plan, number) for number in range(len(plan.stands))))


def played_by_rules(strategy: Strategy, shape: Shape) -> Played:
    """Rounds played by rules."""
    return _played(shape, tuple(_by_rules(shape, number, rules) for number, rules in enumerate(strategy.decisions)))


def _played(shape: Shape, asked: tuple[Asked | ByRules, ...]) -> Played:
    rule, counts = shape.game.definition, shape.game.definition.counts
    assert len(asked) == len(shape.levels) and len(shape.deck) == 52
    return Played(
        counts=(counts.player, counts.dealer, counts.community),
        up=counts.player + counts.dealer - 1 if shape.up else 0,
        asked=asked,
        own=ranked(rule.player_hand, counts, shape.kinds),
        other=ranked(rule.dealer_hand, counts, shape.kinds),
        kinds=len(shape.kinds.names),
        qualifying=shape.qualifying,
        courses=courses_of(shape),
    )


def _asked(plan: Plan, number: int) -> Asked:
    shape, stand = plan.shape, plan.stands[number]
    found = courses_of(shape, number)
    before = [stand.before.index(course) if course in stand.before else -1 for course in found]
    for course, row in zip(found, before, strict=True):
        own = tuple(after(course, shape.levels[number]))
        assert own == stand.options[row] if row >= 0 else len(own) == 1, "a plan lists what a level offers"
    return Asked(
        seen=stand.seen,
        by_hole=stand.by_hole,
        choices=stand.choices,
        places=places(shape.hole if stand.by_hole else stand.seen),
        moved=np.zeros((1, 1), np.uint16) if stand.by_hole else moved(shape.hole),
        before=np.array(before, np.int64),
        follows=_follows(shape, number),
    )


def _by_rules(shape: Shape, number: int, rules: RuleList) -> ByRules:
    level, follows = shape.levels[number], _follows(shape, number)
    asked = [len(tuple(after(course, level))) > 1 for course in courses_of(shape, number)]
    ranking = ranking_of(shape, level.seen)
    guarded = tuple(
        (level.choices.index(choice), least.title, *_least(shape, least))
        for choice, least in level.decision.open_with.items()
        if choice in level.choices
    )
    return ByRules(level.seen, rules, level.choices, ranking, np.array(asked), follows, guarded)


def _least(shape: Shape, least: LeastHand) -> tuple[Ranked, int]:
    """A hand that a choice asks for: how it is ranked, and the strength that opens the choice."""
    counts = shape.game.definition.counts
    kinds = kinds_of(least.hand, hand_size(least.hand, counts), ())
    return ranked(least.hand, counts, kinds), kinds.ranking.at_least(least.bound)


def _follows(shape: Shape, number: int) -> Numbers:
    """For every course before a decision, and for every option, the number of the course behind it."""
    later = courses_of(shape, number + 1)
    rows = [[later.index(own) for own in after(course, shape.levels[number])] for course in courses_of(shape, number)]
    width = max(map(len, rows))
    return np.array([[*row, *[0] * (width - len(row))] for row in rows], np.int64)


def ranked(hand: Best, counts: CardCounts, kinds: Kinds) -> Ranked:
    """A hand of some places of the row, with the kinds that it may be of."""
    dealer, board = counts.player, counts.player + counts.dealer
    runs = {
        PLAYER: (0, dealer),
        DEALER: (dealer, board),
        COMMUNITY: (board, board + (hand.first or counts.community)),
    }
    (first, last), (more, end) = (*(runs[place] for place in hand.of), (0, 0))[:2]
    own = array_ranking(hand.ranking, hand_size(hand, counts))
    tables = (own.card_keys, own.of_ranks, own.of_suit, own.bias, kinds.of_strength, kinds.of_suited)
    return Ranked(first, last, more, end, *tables)


@lru_cache(maxsize=8)
def places(size: int) -> Index:
    """For every set of so many cards 32 times its class, and the permutation of suits that leads there."""
    return _places(size, classes(size).numbers) if size else np.zeros(1, np.int32)


@njit(cache=True)
def _places(size: int, numbers: Index) -> Index:
    total = CHOOSE[52, size]
    found = np.zeros(total, np.int32)
    cards, out, to = np.arange(size).astype(np.uint8), np.zeros(size, np.uint8), np.zeros(4, np.int64)
    for index in range(total):
        own = numbers[standing_for(cards, size, out, to)]
        found[index] = 32 * own + permutation_number(to)
        if index + 1 < total:
            next_set(cards, size)
    return found


@njit(cache=True, nogil=True)
def number_sets(cards: Cards, first: int, size: int, out: Index) -> None:
    """The number of the set in so many columns of every row, in whatever order its cards lie."""
    if size == 3:
        for r in range(len(cards)):
            a, b, c = np.int64(cards[r, first]), np.int64(cards[r, first + 1]), np.int64(cards[r, first + 2])
            low, high = min(a, b), max(a, b)
            out[r] = min(low, c) + CHOOSE[max(low, min(high, c)), 2] + CHOOSE[max(high, c), 3]
        return
    held = np.zeros(8, np.uint8)
    for r in range(len(cards)):
        number = 0
        for i in range(size):
            card = cards[r, first + i]
            for j in range(i):
                low, card = min(held[j], card), max(held[j], card)
                held[j] = low
            held[i] = card
        for i in range(size):
            number += CHOOSE[held[i], i + 1]
        out[r] = number


@njit(cache=True, nogil=True)
def decide_by_board(asked: Asked, boards: Index, holes: Index, states: Index) -> None:
    """Bring every round behind a decision made on the board that is seen."""
    before, follows, choices = asked.before, asked.follows, asked.choices
    places, moved = asked.places, asked.moved
    for r in range(len(states)):
        state = states[r]
        row = before[state]
        if row < 0:
            states[r] = follows[state, 0]
        else:
            place = places[boards[r]]
            states[r] = follows[state, choices[place >> 5, row, moved[place & 31, holes[r]]]]


@njit(cache=True, nogil=True)
def decide_by_hole(asked: Asked, holes: Index, up: int, cards: Cards, states: Index) -> None:
    """Bring every round behind a decision made on the hole cards and the card in column `up`, if there is one."""
    before, follows, choices, places = asked.before, asked.follows, asked.choices, asked.places
    for r in range(len(states)):
        state = states[r]
        row = before[state]
        if row < 0:
            states[r] = follows[state, 0]
        else:
            place, column = places[holes[r]], 0
            if up:
                shown = cards[r, up]
                column = (shown & 0xFC) | PERMUTATIONS[place & 31, shown & 3]
            states[r] = follows[state, choices[place >> 5, row, column]]


def decide_by_rules(asked: ByRules, play: Played, cards: Cards, states: Index) -> None:
    """Bring every round behind a decision made by rules."""
    hole, dealer, _ = play.counts
    board, up = hole + dealer, play.up
    sight = (cards[:, :hole], cards[:, board : board + asked.seen], cards[:, up : up + (up > 0)])
    taken = follow(asked.rules, Known(asked.ranking, *sight), asked.choices)
    for choice, title, hand, least in asked.guarded:
        held, kinds = np.zeros((2, len(cards)), np.int32)
        rank(hand, cards, held, kinds)
        if (asked.asked[states] & (taken == choice) & (held < least)).any():
            raise RulesRefused(f"The rules choose {asked.choices[choice]} with less than {title}, which it asks for.")
    states[:] = asked.follows[states, np.where(asked.asked[states], taken, 0)]


@njit(cache=True, nogil=True)
def rank(hand: Ranked, cards: Cards, strengths: Index, kinds: Index) -> None:
    """The strength and the kind of a hand in every row."""
    first, last, more, end = hand.first, hand.last, hand.more, hand.end
    keys, of_ranks, of_suit, bias = hand.keys, hand.of_ranks, hand.of_suit, hand.bias
    of_strength, of_suited = hand.kinds, hand.kinds_suited
    for r in range(len(cards)):
        key = bias
        for i in range(first, last):
            key += keys[cards[r, i]]
        for i in range(more, end):
            key += keys[cards[r, i]]
        best = np.int64(of_ranks[key & KEY])
        kind = np.int64(of_strength[best])
        if key & FLUSH_BITS:
            masks = np.int64(0)
            for i in range(first, last):
                masks += CARD_MASKS[cards[r, i]]
            for i in range(more, end):
                masks += CARD_MASKS[cards[r, i]]
            for suit in range(4):
                best = max(best, np.int64(of_suit[masks >> (16 * suit) & 0x1FFF]))
            kind = np.int64(of_strength[best])
            for suit in range(4):
                mine = masks >> (16 * suit) & 0x1FFF
                if masks == mine << (16 * suit) and of_suited[suit, mine]:
                    kind = np.int64(of_suited[suit, mine])
        strengths[r], kinds[r] = best, kind


@njit(cache=True, nogil=True)
def compare(
    own: Index, kinds: Index, other: Index, number: int, qualifying: int, states: Index, outcomes: Index
) -> None:
    """The outcome of every round; `number` is how many kinds there are."""
    for r in range(len(outcomes)):
        case = (3 if other[r] >= qualifying else 0) + (own[r] == other[r]) + 2 * (own[r] < other[r])
        outcomes[r] = (states[r] * number + kinds[r]) * 6 + case


@njit(cache=True, nogil=True)
def count(outcomes: Index, counts: Numbers) -> None:
    """Count the outcomes."""
    for outcome in outcomes:
        counts[outcome] += 1


class Room(NamedTuple):
    """What a worker keeps between passes, so that nothing is allocated."""

    deck: Cards
    least: Words
    cards: Cards
    holes: Index
    boards: Index
    states: Index
    own: Index
    other: Index
    kinds: Index
    outcomes: Index

    def first(self, rounds: int) -> "Room":
        """The part for so many rounds."""
        holes, boards, states, own, other, kinds, outcomes = (part[:rounds] for part in self[3:])
        return Room(self.deck, self.least, self.cards[:rounds], holes, boards, states, own, other, kinds, outcomes)


def room_for(play: Played) -> Room:
    """Room for one worker, with a deck in its first order."""
    width = sum(play.counts)
    deck, cards = np.arange(52).astype(np.uint8), np.zeros((AT_ONCE, width), np.uint8)
    holes, boards, states, own, other, kinds, outcomes = np.zeros((7, AT_ONCE), np.int32)
    return Room(deck, thresholds(width), cards, holes, boards, states, own, other, kinds, outcomes)


def play_pass(play: Played, chance: Words, room: Room) -> None:
    """Deal and play as many rounds as there is room for."""
    hole, dealer, _ = play.counts
    deal(chance, room.deck, room.least, room.cards)
    number_sets(room.cards, 0, hole, room.holes)
    room.states[:] = 0
    for asked in play.asked:
        if isinstance(asked, ByRules):
            decide_by_rules(asked, play, room.cards, room.states)
        elif asked.by_hole:
            decide_by_hole(asked, room.holes, play.up, room.cards, room.states)
        else:
            number_sets(room.cards, hole + dealer, asked.seen, room.boards)
            decide_by_board(asked, room.boards, room.holes, room.states)
    rank(play.other, room.cards, room.other, room.kinds)
    rank(play.own, room.cards, room.own, room.kinds)
    compare(room.own, room.kinds, room.other, play.kinds, play.qualifying, room.states, room.outcomes)
