"""How many seven-card hands are ranked in a second on one core, beside four libraries?

All are measured in one run, in turns, so that a busy machine slows all of them alike. What lasts are the ratios;
the figures themselves belong to one machine. Nothing here passes or fails by the time it takes.
"""

import argparse
import gc
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import pairwise
from math import comb
from statistics import median
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards.array_ranking import array_ranking
from croupier.cards.batch_ranking import all_strengths, strengths
from croupier.cards.card import DECK, Card
from croupier.cards.ranking import Category, Ranking

Hands = NDArray[np.uint8]

CARDS = 7
FIVE = Ranking(5, Category)
TABLES = array_ranking(FIVE, CARDS)
WANTED = 400_000_000
REPETITIONS = 9
COMPARED = 5_000

ALL = f"all {comb(52, CARDS):,} hands, in order"
LARGE = "random hands, 4,000,000 in an array"
SMALL = "random hands, 50,000 in an array"
SCALAR = "random hands, one by one, by the rule"
LIBRARIES = ("pkrbot", "eval7", "phevaluator", "treys")

COUNTED = """\
Each ranks the best five of seven cards. In order: every hand of the deck, its strength written into an array that is
there already. Random: each hand is a row of seven numbers in an array, the strengths go into another; 50,000 hands stay
in the cache of a core, 4,000,000 do not. By the rule: the ranking that the games use, a call in Python for each hand.
The libraries take one hand a call. What they are given is made beforehand, in the form that is quickest for them: their
own cards for pkrbot and eval7, numbers for phevaluator and treys. The loop in Python is part of the time.
Time is the processor time of this process, which works on one core; compiling and making the tables are not in it.
"""


class Contestant(NamedTuple):
    """Somebody who ranks hands: `rank` is measured, what it is given is prepared beforehand."""

    name: str
    hands: int
    prepare: Callable[[Hands], Any]
    rank: Callable[[Any], object]
    times: int = 1  # that all of them are ranked in one measurement


class Library(NamedTuple):
    """How one of them ranks a hand."""

    hands: int
    prepare: Callable[[Hands], list[Any]]
    value: Callable[[Any], int]
    falls: bool = False  # a better hand has a lower value


def random_hands(number: int, seed: int) -> Hands:
    """So many hands of seven different cards."""
    chance, found = np.random.default_rng(seed), np.zeros((0, CARDS), np.uint8)
    while len(found) < number:
        drawn = chance.integers(0, 52, (2 * number, CARDS), np.uint8)
        found = np.concatenate([found, drawn[np.diff(np.sort(drawn)).all(axis=1)]])
    return found[:number]


def names(hands: Hands) -> list[tuple[Card, ...]]:
    return [tuple(DECK[card] for card in hand) for hand in hands.tolist()]


def translated(words: Callable[[Card], Any]) -> Callable[[Hands], list[Any]]:
    """Hands as lists of what a library calls each card."""
    word = {card: words(card) for card in DECK}
    return lambda hands: [[word[card] for card in hand] for hand in names(hands)]


def one_by_one(value: Callable[[Any], object]) -> Callable[[Any], object]:
    def rank(hands: list[Any]) -> None:
        for hand in hands:
            value(hand)

    return rank


def ours() -> list[Contestant]:
    room = np.zeros(comb(52, CARDS), np.uint16)

    def in_a_batch(hands: Hands) -> object:
        return strengths(TABLES, hands, room[: len(hands)])

    return [
        Contestant(ALL, len(room), lambda hands: None, lambda nothing: all_strengths(TABLES, room)),
        Contestant(LARGE, 4_000_000, lambda hands: hands, in_a_batch),
        Contestant(SMALL, 50_000, lambda hands: hands, in_a_batch, times=80),
        Contestant(SCALAR, 20_000, names, one_by_one(FIVE.uncached_value)),
    ]


def libraries() -> dict[str, Library]:
    """Theirs, as far as they are installed, each in its quickest form."""
    here, found = installed(), dict[str, Library]()
    if pkrbot := here.get("pkrbot"):
        found["pkrbot"] = Library(400_000, translated(pkrbot.Card), pkrbot.evaluate)
    if eval7 := here.get("eval7"):
        found["eval7"] = Library(400_000, translated(eval7.Card), eval7.evaluate)
    if phevaluator := here.get("phevaluator"):
        rank = phevaluator.evaluate_cards
        found["phevaluator"] = Library(100_000, translated(DECK.index), lambda hand: rank(*hand), falls=True)
    if treys := here.get("treys"):
        evaluate = treys.Evaluator().evaluate
        found["treys"] = Library(6_000, translated(treys.Card.new), lambda hand: evaluate([], hand), falls=True)
    return found


def installed() -> dict[str, ModuleType]:
    found = {}
    for name in LIBRARIES:
        try:
            found[name] = import_module(name)
        except ImportError:
            print(f"{name} is not installed here, so it is left out; `make bench` installs it.")
    return found


def disagreements(library: Library, hands: Hands) -> int:
    """How often a library puts two hands in another order than the tables: all must do the same work."""
    theirs = [library.value(hand) * (-1 if library.falls else 1) for hand in library.prepare(hands)]
    pairs = pairwise(sorted(set(zip(strengths(TABLES, hands).tolist(), theirs, strict=True))))
    return sum(not (low[0] < high[0] and low[1] < high[1]) for low, high in pairs)


def rate(contestant: Contestant, share: int, repetition: int) -> float:
    """Hands in a second of processor time. Random hands are others each time."""
    every = contestant.name == ALL
    hands = contestant.hands if every else max(contestant.hands // share, 10)
    prepared = contestant.prepare(random_hands(0 if every else hands, repetition))
    gc.collect()
    started = time.process_time_ns()
    for _ in range(contestant.times):
        contestant.rank(prepared)
    return hands * contestant.times * 1e9 / max(time.process_time_ns() - started, 1)


def measure(contestants: Sequence[Contestant], repetitions: int, share: int) -> dict[str, list[float]]:
    """The rates of each; `share` makes a measurement so many times smaller."""
    rates: dict[str, list[float]] = {each.name: [] for each in contestants}
    for repetition in range(repetitions):
        for each in contestants:
            rates[each.name].append(rate(each, share, repetition))
    return rates


def print_rates(rates: dict[str, list[float]]) -> None:
    """Best, median and the time of one; then how many times as fast as each library, median against median."""
    rivals = {name: median(rates[name]) for name in LIBRARIES if name in rates}
    heads = "".join(f"{'/' + name:>13}" for name in rivals)
    print(f"{'seven-card hands a second':42}{'best':>14}{'median':>14}{'ns each':>9}{heads}")
    for name, found in rates.items():
        middle = median(found)
        ratios = "".join(f"{middle / rival:13,.2f}" for rival in rivals.values())
        print(f"{name:42}{max(found):14,.0f}{middle:14,.0f}{1e9 / middle:9,.1f}{ratios}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few hands, to see that it runs; the figures say little")
    quick = parser.parse_args().quick
    repetitions, share = (2, 100) if quick else (REPETITIONS, 1)
    theirs, sample = libraries(), random_hands(COMPARED // share, 0)
    for name, library in theirs.items():
        assert not disagreements(library, sample), f"{name} puts hands in another order"
    measure(ours()[:2], 1, 100)  # compiles
    contestants = [Contestant(name, each.hands, each.prepare, one_by_one(each.value)) for name, each in theirs.items()]
    rates = measure([*ours(), *contestants], repetitions, share)
    print_rates(rates)
    print()
    for name in (ALL, LARGE, SMALL):
        print(f"{name}: {median(rates[name]) / WANTED:.0%} of the {WANTED:,} hands a second that are wanted")
    if theirs:
        print(f"{len(sample):,} random hands stand in the same order with {', '.join(theirs)}")
    print(f"\nBest and median are of {repetitions} measurements of each, taken in turns.\n{COUNTED}", end="")


if __name__ == "__main__":
    main()
