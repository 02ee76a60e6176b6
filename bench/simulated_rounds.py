"""How many rounds does the simulation deal and play in a second on one core, beside the same in plain NumPy?

All are measured in one run, in turns, so that a busy machine slows all of them alike. What lasts are the ratios;
the figures themselves belong to one machine. Nothing here passes or fails by the time it takes.
"""

import argparse
import gc
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

import numpy as np

from croupier.analysis.blocks import BLOCK, Rounds
from croupier.analysis.planning import plan_and_spots
from croupier.analysis.price import payoffs
from croupier.analysis.rounds import Played, played, played_by_rules
from croupier.analysis.rules_of_play import Rule, RuleList, Strategy, When
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.side_hands import SideHand, side_hands
from croupier.cards.batch_ranking import strengths
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect

WANTED = 30_000_000
REPETITIONS = 9
IN_PYTHON = 1 << 15
THREE_CARD = "three-card-poker"
MAIN = "main wagers"
PLAIN = "Three card poker in NumPy, queen, six, four, main wagers"

COUNTED = """\
A round of ours is dealt, played by a plan that is looked up at every decision, and counted by course, kind of hand and
case of the showdown; what it pays is reckoned from the counts afterwards. With side wagers, the lines of each of them
are counted too. By rules: the rules are read anew for the cards of every round. In NumPy: six of 52 random numbers are
picked out, the hands are ranked by our tables, and the outcomes are counted. Blocks are of 262,144 rounds.
Time is the processor time of this process, which works on one core; compiling and solving are not in it.
"""


class Contestant(NamedTuple):
    """Somebody who plays rounds; `play` is measured, and given the number of the measurement."""

    name: str
    rounds: int
    play: Callable[[int], object]


def simulated(title: str, what: str, play: Played, sides: tuple[SideHand, ...]) -> Contestant:
    job = Rounds(play, sides, 1, BLOCK << 20)
    return Contestant(f"{title}, {what}", BLOCK, job.block)


def ours(keys: Sequence[str]) -> list[Contestant]:
    """Each game by its best play, three card poker also with all wagers and by rules."""
    found = []
    for key in keys:
        game, shape = game_of(key)
        play, title = played(plan_and_spots(shape)[0]), game.definition.title
        found.append(simulated(title, MAIN, play, ()))
        if key == THREE_CARD:
            found.append(simulated(title, "all wagers", play, side_hands(game)))
            found.append(simulated(title, f"by rules, {MAIN}", played_by_rules(queen_six_four(shape), shape), ()))
    return found


def game_of(key: str) -> tuple[Game, Shape]:
    game = elect(definition(key), {})
    assert isinstance(game, Game), game
    return game, shape_of(game)


def queen_six_four(shape: Shape) -> Strategy:
    rule = Rule(When(hand_at_least="high card Q-6-4"), "1x")
    return Strategy(shape.game.definition.key, (RuleList(shape.levels[0].decision.name, (rule,), "fold"),))


def in_numpy() -> Contestant:
    """What one writes when speed does not matter; it must come to the same."""
    _, shape = game_of(THREE_CARD)
    tables, pays = shape.kinds.ranking, payoffs(shape)
    bound = tables.strength((40, 16, 9))  # queen, six, four; no two of a suit

    def play(seed: int) -> float:
        chance = np.random.default_rng(seed)
        cards = chance.random((IN_PYTHON, 52)).argpartition(6, axis=1)[:, :6].astype(np.uint8)
        own, other = (strengths(tables, np.ascontiguousarray(hand)) for hand in (cards[:, :3], cards[:, 3:]))
        case = 3 * (other >= shape.qualifying) + (own == other) + 2 * (own < other)
        kinds = shape.kinds.of_strength[own]
        return float(pays.net[(own >= bound).astype(np.int64), kinds, case].mean())

    mean = sum(map(play, range(40))) / 40
    assert abs(mean - -0.0337) < 0.008, mean  # five standard errors
    return Contestant(PLAIN, IN_PYTHON, play)


def measure(contestants: Sequence[Contestant], repetitions: int, blocks: int) -> dict[str, list[float]]:
    """Rounds in a second of processor time, of so many blocks each."""
    rates: dict[str, list[float]] = {each.name: [] for each in contestants}
    for repetition in range(repetitions):
        for each in contestants:
            gc.collect()
            started = time.process_time_ns()
            for number in range(blocks):
                each.play(repetition * blocks + number)
            spent = max(time.process_time_ns() - started, 1)
            rates[each.name].append(each.rounds * blocks * 1e9 / spent)
    return rates


def print_rates(rates: dict[str, list[float]]) -> None:
    """Best, median and the time of one round; then how many times as fast as in NumPy, median against median."""
    plain = median(rates[PLAIN])
    print(f"{'rounds a second':58}{'best':>13}{'median':>13}{'ns each':>9}{'/NumPy':>9}")
    for name, found in rates.items():
        middle = median(found)
        print(f"{name:58}{max(found):13,.0f}{middle:13,.0f}{1e9 / middle:9,.1f}{middle / plain:9,.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few rounds of one game, to see that it runs")
    quick = parser.parse_args().quick
    contestants = [*ours((THREE_CARD,) if quick else KEYS), in_numpy()]
    measure(contestants, 1, 1)  # compiles
    repetitions, blocks = (2, 1) if quick else (REPETITIONS, 8)
    rates = measure(contestants, repetitions, blocks)
    print_rates(rates)
    title = contestants[0].name
    print(f"\n{title}: {median(rates[title]) / WANTED:.0%} of the {WANTED:,} rounds a second that are wanted")
    print(f"\nBest and median are of {repetitions} measurements of each, taken in turns.\n{COUNTED}", end="")


if __name__ == "__main__":
    main()
