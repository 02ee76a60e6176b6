"""The entry: a game under its elections in, what each of its wagers is worth out."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b

import msgspec
import numpy as np

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.main_wagers import main_worth
from croupier.analysis.results import MAIN, Analysis, Worth
from croupier.analysis.shape import ANTE_BONUS, Shape, courses_of, shape_of
from croupier.analysis.side import side_worth
from croupier.analysis.solution import Progress, Solution, extremes_of, is_bound, silent
from croupier.analysis.solve import solve
from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents

VERSION = 1
"""Of the solver: solutions of another version are not used."""


def analyze(
    game: Game,
    stakes: Mapping[str, Cents] = {},
    meter: Cents | None = None,
    *,
    wagers: Iterable[str] = (),
    solution: Solution | None = None,
    progress: Progress = silent,
) -> Analysis:
    """What these wagers are worth, or all; a wager that cannot be priced is named with the reason."""
    found, refused = dict[str, Worth](), dict[str, str]()
    wanted = tuple(wagers) or (MAIN, *(key for key, wager in game.wagers.items() if wager.side))
    for key in wanted:
        try:
            if key == MAIN:
                found[key] = _main(game, stakes, solution, progress)
            else:
                found[key] = side_worth(game, key, stakes.get(key), meter)
        except Unpriceable as reason:
            refused[key] = str(reason)
    return Analysis(game, found, digest_of(game, stakes, meter), refused)


def _main(game: Game, stakes: Mapping[str, Cents], solution: Solution | None, progress: Progress) -> Worth:
    shape = shape_of(game)
    stake = main_stake(shape, stakes)
    return main_worth(shape, solution or solve(shape, stake, progress), stake)


def main_stake(shape: Shape, stakes: Mapping[str, Cents]) -> Cents | None:
    """What is staked on the opening wager, which one of the main wagers says."""
    given = {stakes[key] for key in (*shape.opening, MAIN) if key in stakes}
    if len(given) > 1:
        raise Unpriceable(f"The stakes of {' and '.join(shape.opening)} are one and the same amount.")
    return given.pop() if given else None


def solution_digest(game: Game, stake: Cents | None = None) -> str:
    """Of all that a solution of the main wagers depends on; where it is the same, a stored solution serves."""
    shape = shape_of(game)
    bound, courses = is_bound(shape), [(course.choices, dict(course.stakes)) for course in courses_of(shape)]
    levels = [(level.decision.name, level.choices, level.seen) for level in shape.levels]
    sizes = (shape.hole, shape.dealer, shape.up, shape.board, shape.qualifying, shape.deck)
    digest = blake2b(msgspec.json.encode((VERSION, sizes, levels, courses, bound)), digest_size=16)
    extremes = extremes_of(shape, stake, bound=bound)
    kinds, ranking = shape.kinds, shape.kinds.ranking
    tables = (kinds.of_strength, kinds.of_suited, ranking.of_suit, ranking.of_ranks, ranking.card_keys)
    for array in (*tables, extremes if bound else extremes[1:]):
        digest.update(np.ascontiguousarray(array).tobytes())
    return digest.hexdigest()


def digest_of(game: Game, stakes: Mapping[str, Cents], meter: Cents | None) -> str:
    """Of everything that the figures depend on: the rule under its elections, its tables, stakes and meter."""
    tables = {
        key: {choice: [(line, str(pay)) for line, pay in table.pays.items()] for choice, table in own.items()}
        for key, own in {**game.tables, ANTE_BONUS: game.ante_bonus_tables}.items()
    }
    elections = {key: str(value) for key, value in game.elections.items()}
    content = (VERSION, game.definition.key, elections, tables, dict(stakes), meter)
    return blake2b(msgspec.json.encode(content, order="sorted"), digest_size=16).hexdigest()
