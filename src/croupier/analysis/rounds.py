"""Rounds dealt one after the other and played by a plan: for each the course taken, the kind of hand and the case.

A round is a row of cards: those of the player, those of the dealer, the board. An outcome is one number,
`(course * kinds + kind) * 6 + case`, so that counts of outcomes hold all that a pay table may ask for.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.card_rows import (
    Asked,
    Index,
    Numbers,
    Ranked,
    compare,
    decide_by_board,
    decide_by_hole,
    number_sets,
    places,
    rank,
)
from croupier.analysis.chance import Cards, Words, deal, thresholds
from croupier.analysis.kinds import Kinds, hand_size, kinds_of
from croupier.analysis.known import Known, ranking_of
from croupier.analysis.plan import Plan
from croupier.analysis.rules_of_play import RuleList, RulesRefused, Strategy, follow
from croupier.analysis.shape import CASES, Course, Shape, after, courses_of
from croupier.analysis.suits import moved
from croupier.cards.array_ranking import ArrayRanking, array_ranking
from croupier.rulebook.dealing import LeastHand
from croupier.rulebook.definition import CardCounts
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best

AT_ONCE: Final = 1 << 15  # rounds in a pass: their cards stay in the cache of a core


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
    deal(chance, room.deck, room.least, room.cards)
    number_sets(room.cards, 0, play.counts[0], room.holes)
    room.states[:] = 0
    for asked in play.asked:
        decide(asked, play, room)
    rank(play.other, room.cards, room.other, room.kinds)
    rank(play.own, room.cards, room.own, room.kinds)
    compare(room.own, room.kinds, room.other, play.kinds, play.qualifying, room.states, room.outcomes)


def decide(asked: Asked | ByRules, play: Played, room: Room) -> None:
    """Bring every round behind a decision; of the cards it reads those that a player sees by then."""
    if isinstance(asked, ByRules):
        decide_by_rules(asked, play, room.cards, room.states)
    elif asked.by_hole:
        decide_by_hole(asked, room.holes, play.up, room.cards, room.states)
    else:
        number_sets(room.cards, play.counts[0] + play.counts[1], asked.seen, room.boards)
        decide_by_board(asked, room.boards, room.holes, room.states)
