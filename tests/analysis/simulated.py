"""What the tests of the simulation share: rules of play for every game, and a plan that says the same as rules do."""

import msgspec
import numpy as np

from croupier.analysis.known import Known, ranking_of
from croupier.analysis.plan import Plan, Stand
from croupier.analysis.rounds import Played
from croupier.analysis.rules_of_play import Rule, RuleList, Strategy, When, follow, read_strategy
from croupier.analysis.shape import Shape, after, shape_of, states_of
from croupier.analysis.suits import PERMUTATIONS, classes, index_of, permutation_number, standing_for
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect

# A list for each decision: when to make which choice, and the choice otherwise. Not the best play; all of it is used.
RULES = {
    "three-card-poker": [([({"hand_at_least": "high card Q-6-4"}, "1x")], "fold")],
    "caribbean-stud": [
        ([({"hand_at_least": "high card A-K-J-8-3"}, "2x"), ({"up_matches": True, "holds": "A"}, "2x")], "fold")
    ],
    "four-card-poker": [
        ([({"hand_at_least": "pair T"}, "3x"), ({"hand_at_least": "pair 2", "up_below": 1}, "1x")], "fold")
    ],
    "texas-hold-em-bonus": [
        ([({"low_to": "2", "gap_to": 5, "suited_below": 2}, "fold")], "2x"),
        ([({"hand_at_least": "pair 2"}, "1x"), ({"flush_cards": 4}, "1x")], "check"),
        ([({"matches_board": True}, "1x"), ({"suited": 2, "flush_cards": 4}, "1x")], "check"),
    ],
    "hold-em-3-bonus": [([({"hand_at_least": "pair T"}, "2x"), ({"suited": 2}, "1x")], "fold")],
    "premium-hold-em": [
        ([({"hand_at_least": "pair 2"}, "3x")], "check"),
        ([({"hand_at_least": "two pair"}, "2x"), ({"suited": 2, "matches_board": True}, "1x")], "fold"),
    ],
}
OPTIONS = {"hold-em-3-bonus": {"version": "2"}}

Q_6_4 = RULES["three-card-poker"]


def game_of(key: str, **options: object) -> Game:
    game = elect(definition(key), OPTIONS.get(key, {}) | options)
    assert isinstance(game, Game), game
    return game


def strategy_of(shape: Shape, rules=None) -> Strategy:
    """The rules above, as they would be read from a file."""
    key = shape.game.definition.key
    lists = zip(shape.levels, rules or RULES[key], strict=True)
    decisions = tuple(
        RuleList(level.decision.name, tuple(Rule(When(**when), choice) for when, choice in own), otherwise)
        for level, (own, otherwise) in lists
    )
    return read_strategy(msgspec.json.encode(Strategy(key, decisions)), shape)


def shape_and_rules(key: str, **options: object) -> tuple[Shape, Strategy]:
    shape = shape_of(game_of(key, **options))
    return shape, strategy_of(shape)


def plan_for(strategy: Strategy, shape: Shape, play: Played, cards: np.ndarray) -> Plan:
    """A plan that does what the rules say, filled in for these deals alone."""
    return Plan(shape, tuple(_stand(strategy, shape, play, cards, number) for number in range(len(shape.levels))))


def _stand(strategy: Strategy, shape: Shape, play: Played, cards: np.ndarray, number: int) -> Stand:
    level, states = shape.levels[number], states_of(shape, number)
    by_hole = shape.board == 0 and (shape.up > 0 or shape.hole > 3)
    hole, board = shape.hole, sum(play.counts[:2])
    columns = (np.arange(hole), np.arange(board, board + level.seen), np.arange(play.up, play.up + shape.up))
    sides = (cards[:, columns[0]], cards[:, columns[1]], cards[:, columns[2]])
    taken = follow(strategy.decisions[number], Known(ranking_of(shape, level.seen), *sides), level.choices)
    stands_for = classes(hole if by_hole else level.seen)
    width = 52 if by_hole else len(classes(hole).numbers)
    choices = np.zeros((len(stands_for.sets), len(states), width), np.uint8)
    asked = [len(tuple(after(state, level))) > 1 for state in states]
    for own, seen, up, choice in zip(*sides, taken, strict=True):
        place, column = _place(own if by_hole else seen, up if by_hole else own)
        choices[stands_for.numbers[place], asked, column] = choice
    options = tuple(tuple(after(state, level)) for state in states)
    return Stand(level.seen, states, options, by_hole, choices)


def _place(first: np.ndarray, then: np.ndarray) -> tuple[int, int]:
    """The index of the set that stands for the first cards, and that of the others under the same change of suits."""
    out, to = np.zeros(len(first), np.uint8), np.zeros(4, np.int64)
    index = standing_for(np.sort(first), len(first), out, to) if len(first) else 0
    change = PERMUTATIONS[permutation_number(to)] if len(first) else np.arange(4)
    moved = np.sort((then & 0xFC) | change[then & 3]).astype(np.uint8)
    return index, int(moved[0]) if len(moved) == 1 else index_of(moved, len(moved)) if len(moved) else 0
