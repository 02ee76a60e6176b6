"""What the solver sees of a game: cards, the decisions with what is known at each, the courses a player may take.

A course is a sequence of choices from the first decision to the last; what it stakes is counted in units of the opening
wager. A case is how the showdown came out: whether the dealer qualified, and how the player's hand compared.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from croupier.analysis.kinds import Kinds, Unsolvable, hand_size, kinds_of
from croupier.rulebook.dealing import Ask, Decision, Deliver, LeastHand, Mark, To, TurnUp, multiple
from croupier.rulebook.game import Game
from croupier.rulebook.hand import COMMUNITY
from croupier.rulebook.paytable import ANY_CHOICE, Lines, RankedLines
from croupier.rulebook.settlement import Case, Choice, Compared, Line, Qualifies, Verdicts

CASES: Final = tuple((qualifies, compared) for qualifies in (Qualifies.NO, Qualifies.YES) for compared in Compared)
"""The six cases in the order of the counts: no qualification means the last three."""

ANTE_BONUS: Final = "ante_bonus"
WHOLE_DECK: Final = tuple(range(52))


class Level(Struct, frozen=True):
    """A decision on the main wagers, and how many community cards are seen when it is made."""

    decision: Decision
    choices: tuple[str, ...]
    seen: int


class Course(Struct, frozen=True):
    """One way through the decisions: a choice for each level, "" where the level was passed over."""

    choices: tuple[str, ...]
    stakes: Mapping[str, int]
    folded: bool = False

    @property
    def staked(self) -> int:
        return sum(self.stakes.values())

    @property
    def table(self) -> str:
        """The last multiple staked, by which some wagers choose their pay table."""
        return next((choice for choice in reversed(self.choices) if multiple(choice)), ANY_CHOICE)


class Shape(Struct, frozen=True):
    """A game as the solver takes it."""

    game: Game
    hole: int
    dealer: int
    up: int
    board: int
    levels: tuple[Level, ...]
    opening: tuple[str, ...]  # the main wagers made before the deal, one unit each
    unit: str  # the wager that decisions multiply
    schedules: tuple[str, ...]  # the main wagers with a pay table, and the ante bonus
    kinds: Kinds
    qualifying: int  # the least strength with which the dealer qualifies, or 0
    deck: tuple[int, ...] = WHOLE_DECK  # the cards, as their places in the whole deck
    guards: tuple[LeastHand, ...] = ()  # the hands that some choices ask for; a kind tells them after its pay tables

    def is_open(self, course: Course, kind: int) -> bool:
        """Whether a hand of this kind may choose all that the course chooses."""
        reached = self.kinds.names[kind][len(self.schedules) :]
        asked = (level.decision.open_with.get(c) for level, c in zip(self.levels, course.choices, strict=True))
        return all(reached[self.guards.index(least)] for least in asked if least is not None)

    def verdicts(self, course: Course, case: tuple[Qualifies, Compared], *, paid: bool) -> Verdicts:
        """The row of the settlement for one outcome; `paid` says whether the hand has a line in the table it means."""
        values: dict[type[Case], Case] = {
            Choice: Choice.FOLD if course.folded else Choice.STAY,
            Qualifies: case[0],
            Compared: case[1],
            Line: Line.PAID if paid else Line.UNPAID,
        }
        settlement = self.game.settlement
        return settlement.find(tuple(values[column] for column in settlement.columns))


def shape_of(game: Game, ranks: int = 13) -> Shape:
    """The shape of a game, or `Unsolvable` with the reason; a deck of fewer ranks keeps the highest ones."""
    rule, counts = game.definition, game.definition.counts
    levels = tuple(_levels(game))
    if not levels:
        raise Unsolvable(f"{rule.title} leaves the player no decision on a main wager.")
    if rule.player_hand.ranking is not rule.dealer_hand.ranking:
        raise Unsolvable("The player's hand and the dealer's are ranked by different rankings.")
    if counts.dealer_up > 1 or (counts.dealer_up and counts.community):
        raise Unsolvable("The solver knows one card of the dealer's face up, and none beside community cards.")
    opening = tuple(key for key in game.settlement.wagers if key in game.wagers and not game.wagers[key].by_decision)
    bonus = rule.ante_bonus
    schedules = tuple(key for key in game.settlement.wagers if key in game.tables)
    lines = [_lines(game, key) for key in schedules] + ([bonus.schedule.lines] if bonus else [])
    guards = tuple(dict.fromkeys(least for level in levels for least in level.decision.open_with.values()))
    if guards and COMMUNITY in rule.player_hand.of:
        raise Unsolvable("The solver knows choices that ask for a hand only where no community cards come.")
    lines += [RankedLines(least.hand, ((least.title, least.bound),)) for least in guards]
    kinds = kinds_of(rule.player_hand, hand_size(rule.player_hand, counts), tuple(lines))
    qualification = rule.qualification
    return Shape(
        game=game,
        hole=counts.player,
        dealer=counts.dealer,
        up=counts.dealer_up,
        board=counts.community if COMMUNITY in rule.player_hand.of else 0,
        levels=levels,
        opening=opening,
        unit=levels[0].decision.of or opening[0],
        schedules=(*schedules, ANTE_BONUS) if bonus else schedules,
        kinds=kinds,
        qualifying=kinds.ranking.at_least(qualification.bound) if qualification else 0,
        deck=WHOLE_DECK[52 - 4 * ranks :],
        guards=guards,
    )


def _lines(game: Game, key: str) -> Lines:
    schedule = game.wagers[key].schedule
    assert schedule is not None
    return schedule.lines


def _levels(game: Game) -> Iterator[Level]:
    """The decisions that move money, each with the community cards seen by then."""
    seen = 0
    for act in game.definition.procedure:
        if act is Mark.OPENING:
            method = next(iter(game.definition.methods.values()))
            seen += sum(_shown(step) for step in method.opening)
        elif isinstance(act, Deliver):
            seen += _shown(act)
        elif isinstance(act, TurnUp) and act.what is To.COMMUNITY:
            seen += act.cards
        elif isinstance(act, Ask):
            choices = act.decision.choices_under(game.elections)
            holding = game.wagers.get(act.decision.holding)
            if (any(map(multiple, choices)) or "fold" in choices) and not (holding and holding.side):
                yield Level(act.decision, choices, seen)


def _shown(step: Deliver) -> int:
    return (len(step.keep) if step.keep else step.cards) if step.to is To.COMMUNITY and step.face_up else 0


def courses_of(shape: Shape, levels: int | None = None) -> tuple[Course, ...]:
    """Every course through the first so many levels, those that fold included."""
    found = [Course((), dict.fromkeys(shape.opening, 1))]
    for level in shape.levels[:levels]:
        found = [course for before in found for course in after(before, level)]
    return tuple(found)


def states_of(shape: Shape, level: int) -> tuple[Course, ...]:
    """What a player may have done when a level is reached without having folded."""
    return tuple(course for course in courses_of(shape, level) if not course.folded)


def after(course: Course, level: Level) -> Iterator[Course]:
    """What a course becomes by each choice of a level; a level that does not ask leaves it as it is."""
    decision, stakes = level.decision, course.stakes
    asked = not course.folded and decision.without not in stakes
    if not asked or (decision.holding and decision.holding not in stakes):
        yield Course((*course.choices, ""), stakes, course.folded)
        return
    for choice in level.choices:
        times = multiple(choice)
        more = {decision.places: times * stakes[decision.of]} if times else {}
        yield Course((*course.choices, choice), {**stakes, **more}, choice == "fold")
