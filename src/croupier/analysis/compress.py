"""Find the best short list of rules for a decision, and say exactly what it costs to follow one.

First the hands are cut into as few ranges as there are choices, at the best bounds there are. Then exceptions are put
before them, one at a time: of every condition and every range of hands the one that saves most.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from croupier.analysis.condense import Looks, put_together
from croupier.analysis.known import Flags, Numbers, bound_text, simplest, steps_of
from croupier.analysis.rules_of_play import Rule, RuleList, When, fits, follow, said
from croupier.analysis.shape import Level, Shape
from croupier.cards.array_ranking import ArrayRanking

MOST_RULES: Final = 7
WORTH_A_RULE: Final = Fraction(1, 100_000)  # units of the opening wager that a further rule must save in each round
WORTH_A_PART: Final = 10  # and of what the list costs without it, at least one part in ten
PAIRED: Final = 8  # conditions that are tried together with every other one


class Short(Struct, frozen=True):
    """A list of rules and its exact cost in units of the opening wager, for each round dealt."""

    rules: RuleList
    cost: Fraction
    agrees: Fraction  # of the information sets that are reached, how many are played as best


class Cells(NamedTuple):
    """Looks that no condition in use tells apart, put together."""

    steps: Numbers
    facts: Flags  # [cell, condition]
    values: Numbers  # [cell, option]


def cost_of(rules: RuleList, looks: Looks, choices: tuple[str, ...]) -> Short:
    """What it costs to follow a list at one decision, with best play before and afterwards."""
    taken = follow(rules, looks.known, choices)[:, None].astype(np.int64)
    best = looks.best
    followed = int(np.take_along_axis(looks.values, taken, axis=1).sum())
    same = int(np.take_along_axis(looks.optimal, taken, axis=1).sum())
    return Short(rules, Fraction(best - followed, looks.total), Fraction(same, looks.sets))


def shortest(shape: Shape, number: int, looks: Looks, most: int = MOST_RULES) -> tuple[Short, ...]:
    """Ever longer lists for a decision, each the best that was found of its length; the last is worth its length."""
    level = shape.levels[number]
    conditions = conditions_of(shape, level)
    cells = cells_of(looks, conditions)
    found: list[Short] = []
    for runs in range(len(level.choices), 0, -1):  # of equal lists those that begin with ranges of hands come first
        search = _Search(looks.known.ranking, level, conditions, cells, runs)
        found += _ever_longer(search, looks, most)
    found.sort(key=lambda short: (len(short.rules.rules), short.cost))
    kept = found[:1]
    for short in found:
        saved = kept[-1].cost - short.cost
        if (saved and not short.cost) or saved > max(WORTH_A_RULE, kept[-1].cost / WORTH_A_PART):
            kept.append(short)
    return tuple(kept)


def _ever_longer(search: "_Search", looks: Looks, most: int) -> Iterator[Short]:
    """The list that a search begins with, and those with ever more exceptions."""
    short = cost_of(search.rules, looks, search.choices)
    yield short
    while short.cost and len(short.rules.rules) < most and search.add_exception():
        longer = cost_of(search.rules, looks, search.choices)
        if short.cost - longer.cost < WORTH_A_RULE and longer.cost:
            return
        short = longer
        yield short


def cells_of(looks: Looks, conditions: tuple[When, ...]) -> Cells:
    """Put the looks together by hand and conditions."""
    key = steps_of(looks.known.ranking).of_strength[looks.known.strength] << len(conditions)
    for place, when in enumerate(conditions):
        key |= fits(when, looks.known).astype(np.int64) << place
    keys, values = put_together(key, looks.values)
    facts = (keys[:, None] >> np.arange(len(conditions)) & 1).astype(np.bool_)
    return Cells(keys >> len(conditions), facts, values)


def conditions_of(shape: Shape, level: Level) -> tuple[When, ...]:
    """The conditions that a player of this game could be asked to look at, beside the hand."""
    ranks, high = "23456789TJQKA", "TJQKA"
    found = []
    if shape.up:
        found += [When(up_matches=True), When(up_matches=False)]
        found += [When(up_below=place) for place in range(2, shape.hole + 1)]
        found += [When(up_from=rank) for rank in ranks[1:]] + [When(up_to=rank) for rank in ranks[:-1]]
        found += [When(holds=rank) for rank in high] + [When(lacks=rank) for rank in high]
    elif level.seen:
        found += [When(matches_board=True), When(matches_board=False), When(pair_held=True), When(pair_held=False)]
        found += [When(over_board=number) for number in range(1, shape.hole + 1)]
        found += [When(over_board_below=number) for number in range(1, shape.hole + 1)]
        found += [When(flush_cards=4), When(flush_cards_below=4), When(straight_cards=4), When(straight_cards_below=4)]
        found += [When(flush_cards=3), When(flush_cards_below=3)]
        found += [When(high_from=rank) for rank in "789TJQKA"] + [When(high_to=rank) for rank in "6789TJQK"]
    else:
        found += [When(suited=number) for number in range(2, shape.hole + 1)]
        found += [When(suited_below=number) for number in range(2, shape.hole + 1)]
        found += [When(low_from=rank) for rank in ranks[1:]] + [When(low_to=rank) for rank in ranks[:-1]]
        found += [When(gap_to=gap) for gap in range(1, 6)]
    return tuple(found)


class _Saving(NamedTuple):
    """What one choice saves for a range of steps where some conditions hold."""

    places: tuple[int, ...]
    saves: float
    first: int
    end: int
    option: int


class _Search:
    """The search for one decision: the list so far, and what it takes in each cell."""

    def __init__(
        self, ranking: ArrayRanking, level: Level, conditions: tuple[When, ...], cells: Cells, runs: int
    ) -> None:
        self.ranking, self.choices = ranking, level.choices
        self.conditions, self.cells = conditions, cells
        self.bounds = steps_of(self.ranking).bounds
        cuts = best_cuts(np.stack([self._by_step(values) for values in cells.values.T]), runs)
        self.taken = np.zeros(len(cells.steps), np.int64)
        for first, option in cuts:
            self.taken[cells.steps >= first] = option
        higher = tuple(Rule(self._range(first, len(self.bounds)), self.choices[option]) for first, option in cuts[1:])
        self.rules = RuleList(level.decision.name, higher[::-1], self.choices[cuts[0][1]])

    def _by_step(self, values: Numbers) -> NDArray[np.float64]:
        return np.asarray(np.bincount(self.cells.steps, values.astype(np.float64), len(self.bounds)), np.float64)

    def _range(self, first: int, end: int) -> When:
        """The hands from one step to below another."""
        return When(hand_at_least=self._bound(first), hand_below=self._bound(end))

    def _bound(self, step: int) -> str | None:
        if not 0 < step < len(self.bounds):
            return None
        return bound_text(self.ranking.ranking, simplest(self.ranking, self.bounds[step]))

    def add_exception(self) -> bool:
        """Put the rule that saves most before the list; False where none saves anything."""
        alone = sorted((self._saving((place,)) for place in range(len(self.conditions))), key=lambda one: -one.saves)
        pairs = {
            tuple(sorted((one.places[0], other))) for one in alone[:PAIRED] for other in range(len(self.conditions))
        }
        found = [*alone, self._saving(()), *(self._saving(pair) for pair in sorted(pairs) if self._go_together(pair))]
        best = max(found, key=lambda one: one.saves * 0.97 ** len(one.places))
        if best.saves <= 0:
            return False
        when = self._range(best.first, best.end)
        for place in best.places:
            when = replace(when, **dict(said(self.conditions[place])))
        steps = self.cells.steps
        self.taken[self._where(best.places) & (best.first <= steps) & (steps < best.end)] = best.option
        rule = Rule(when, self.choices[best.option])
        self.rules = replace(self.rules, rules=(rule, *self.rules.rules))
        return True

    def _where(self, places: tuple[int, ...]) -> Flags:
        return np.asarray(self.cells.facts[:, list(places)].all(axis=1))

    def _go_together(self, pair: tuple[int, ...]) -> bool:
        one, other = (dict(said(self.conditions[place])) for place in pair)
        return not one.keys() & other.keys()

    def _saving(self, places: tuple[int, ...]) -> _Saving:
        """Where these conditions hold: the range of hands and the choice for it that save most."""
        where = self._where(places)
        values, steps = self.cells.values[where].astype(np.float64), self.cells.steps[where]
        now = np.take_along_axis(values, self.taken[where][:, None], axis=1)[:, 0]
        best = _Saving(places, 0.0, 0, 0, 0)
        for option in range(values.shape[1]):
            saved = np.concatenate(([0.0], np.bincount(steps, values[:, option] - now, len(self.bounds)).cumsum()))
            gained = saved - np.minimum.accumulate(saved)
            end = int(np.argmax(gained))
            if gained[end] > best.saves:
                best = _Saving(places, float(gained[end]), int(np.argmin(saved[: end + 1])), end, option)
        return best


def best_cuts(sums: NDArray[np.float64], most: int) -> tuple[tuple[int, int], ...]:
    """Cut the steps into at most so many runs of one option each, worth most: the first step and the option of each."""
    options, steps = sums.shape
    total = np.full((most, options), -np.inf)
    total[0] = 0
    cut_from = np.full((steps, most, options), -1, np.int64)  # the option of the run before, where a run begins
    for step in range(steps):
        begun = np.full(most, -1)
        for run in range(1, most):
            before = int(np.argmax(total[run - 1]))
            if step:
                begun[run] = before
        best = np.array([-np.inf, *(total[run - 1].max() for run in range(1, most))])
        turn = (best[:, None] > total) & (begun[:, None] >= 0)
        cut_from[step] = np.where(turn, begun[:, None], -1)
        total = np.where(turn, best[:, None], total) + sums[:, step]
    run = int(np.argmax(total.max(axis=1)))
    option = int(np.argmax(total[run]))
    cuts: list[tuple[int, int]] = []
    for step in range(steps - 1, -1, -1):
        before = int(cut_from[step, run, option])
        if before >= 0:
            cuts.append((step, option))
            run, option = run - 1, before
    return ((0, option), *reversed(cuts))
