"""Analyses for the commands: solutions come from the store where they can, and compiling does not count as solving."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from hashlib import blake2b
from importlib.metadata import version
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from croupier.cli import solutions
from croupier.cli.errors import InputRefused
from croupier.cli.progress import Progress, shown_progress
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents
from croupier.rulebook.option import OptionValue

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from croupier.analysis.results import Analysis, Worth
    from croupier.analysis.shape import Shape
    from croupier.analysis.solution import Solution
    from croupier.cli.scan_answer import Scan

T = TypeVar("T")


class Done(NamedTuple):
    """An analysis, and how many seconds went into it without imports and compilation."""

    analysis: "Analysis"
    seconds: float


def program() -> str:
    """The program with its version."""
    return f"croupier {version('croupier')}"


def analyse(
    game: Game, stakes: Mapping[str, Cents], meter: Cents | None, wagers: Sequence[str] = (), *, fresh: bool = False
) -> Done:
    """What these wagers are worth, or all of them; a game or a wager that has no price is refused."""
    with _prepared(game.definition.title) as progress:
        solver = Solver(fresh=fresh, progress=progress)
        done = Done(*_timed(lambda: solver.analysis(game, stakes, meter, wagers)))
    for wager, reason in done.analysis.refused.items():
        spin = game.definition.spin
        code = "wheel-missing" if spin is not None and spin.wager == wager else "no-price"
        others = f" Name other wagers with --wager to leave {wager} out." if len(done.analysis.wagers) else ""
        raise InputRefused(code, f"{reason}{others}")
    return done


def scanned(
    definition: GameDefinition,
    fixed: Mapping[str, OptionValue],
    stakes: Mapping[str, Cents],
    meter: Cents | None,
    above: Fraction | None,
    wagers: Sequence[str] = (),
    *,
    fresh: bool = False,
) -> "Scan":
    """Every legal combination, priced and ranked. One solution serves all tables that it can."""
    with _prepared(definition.title) as progress:
        from croupier.analysis.legal import combinations
        from croupier.analysis.scan import ranked, scan
        from croupier.cli.scan_answer import Scan

        solver, at = Solver(fresh=fresh, progress=progress), {**_posted(definition, fixed), **stakes}
        number, whole = 0, sum(1 for _ in combinations(definition, fixed, wagers))

        def price(game: Game, wager: str) -> "Worth":
            nonlocal number
            number += 1
            progress(f"combination {number} of {whole}", 0, 0)
            return solver.worth(game, wager, at, meter)

        found, seconds = _timed(lambda: ranked(scan(definition, price, fixed, wagers)))
        return Scan(definition, found, at, meter, above, seconds)


def priced(game: Game, wanted: Sequence[tuple[str, Cents, Cents | None]]) -> "Iterator[Worth | str]":
    """What wagers are worth, each at a stake and a reading of the meter; or why one of them has no price."""
    with _prepared(game.definition.title) as progress:
        solver = Solver(fresh=False, progress=progress)
        for wager, stake, meter in wanted:
            found = solver.analysis(game, {wager: stake}, meter, (wager,))
            yield found.wagers[wager] if wager in found.wagers else found.refused[wager]


class Solver:
    """Prices wagers, and solves a game only where neither this run nor the store has its solution."""

    def __init__(self, *, fresh: bool, progress: Progress) -> None:
        self.fresh = fresh
        self.progress = progress
        self._known: dict[str, Solution] = {}

    def analysis(
        self, game: Game, stakes: Mapping[str, Cents], meter: Cents | None, wagers: Sequence[str] = ()
    ) -> "Analysis":
        """What these wagers are worth, or all of them; those without a price are named with the reason."""
        from croupier.analysis.analyze import analyze
        from croupier.analysis.results import MAIN

        solution = self.solution(game, stakes) if MAIN in wagers or not wagers else None
        own = {key: stake for key, stake in stakes.items() if key in (MAIN, *game.wagers)}
        return analyze(game, own, meter, wagers=wagers, solution=solution, progress=self.progress)

    def worth(self, game: Game, wager: str, stakes: Mapping[str, Cents], meter: Cents | None) -> "Worth":
        """What one wager is worth; a meter that nobody states shows what it returns to after its top award."""
        from croupier.analysis.dealt import Unpriceable
        from croupier.analysis.meter_worth import reset_of

        progressive = game.definition.progressive
        if progressive is None or progressive.wager != wager or (game.wheel and not game.wheel.progressive):
            meter = None
        elif meter is None:
            meter = reset_of(game, progressive)
        found = self.analysis(game, stakes, meter, (wager,))
        if wager not in found.wagers:
            raise Unpriceable(found.refused[wager])
        return found.wagers[wager]

    def solution(self, game: Game, stakes: Mapping[str, Cents]) -> "Solution":
        """The solution of the main game that serves for these tables."""
        from croupier.analysis.analyze import main_stake, solution_digest
        from croupier.analysis.shape import shape_of
        from croupier.analysis.solve import solve

        shape = shape_of(game)
        stake = main_stake(shape, stakes)
        shared = solution_digest(game, stake)
        own = f"{shared} {paid_digest(shape, stake)}"
        for digest in (shared, own):
            found = self._known.get(digest) or self._stored(digest)
            if found is not None and (digest == own or not found.bound):
                self._known[digest] = found
                return found
        found = solve(shape, stake, self.progress)
        digest = own if found.bound else shared
        self._known[digest] = found
        solutions.save(digest, _arrays(found))
        return found

    def _stored(self, digest: str) -> "Solution | None":
        arrays = None if self.fresh else solutions.load(digest)
        return _solution(arrays) if arrays is not None else None


def paid_digest(shape: "Shape", stake: Cents | None) -> str:
    """A digest of what the tables in force pay, for a solution that is bound to them."""
    from croupier.analysis.price import payoffs

    net, scale = payoffs(shape, stake)
    return blake2b(net.tobytes() + str(scale).encode(), digest_size=16).hexdigest()


def _arrays(found: "Solution") -> "dict[str, NDArray[Any]]":
    import numpy as np

    return {name: np.asarray(value) for name, value in found._asdict().items()}


def _solution(arrays: "dict[str, NDArray[Any]]") -> "Solution":
    from croupier.analysis.solution import Solution

    return Solution._make(bool(arrays[name]) if name == "bound" else arrays[name] for name in Solution._fields)


def _posted(definition: GameDefinition, fixed: Mapping[str, OptionValue]) -> dict[str, Cents]:
    """The least stake that the rule knows for each side wager, at which its fixed awards are priced."""
    from croupier.analysis.legal import combinations
    from croupier.analysis.scan import posted_stake

    games = [(one.game, one.wager) for one in combinations(definition, fixed)]
    return {wager: stake for game, wager in games if (stake := posted_stake(game, wager))}


@contextmanager
def _prepared(title: str) -> Iterator[Progress]:
    """Kernels have their place, progress its line, and a game that the solver does not know is refused."""
    solutions.prepare_kernels()
    from croupier.analysis.kinds import Unsolvable

    try:
        with shown_progress(title) as progress:
            yield progress
    except Unsolvable as error:
        raise InputRefused("no-price", str(error)) from None


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    """The result, and how long it took without importing, compiling and loading compiled kernels."""
    from numba.core.event import TimingListener, install_listener

    import croupier.analysis.analyze  # noqa: F401 - so that its import is not part of the time

    compiling, start = TimingListener(), perf_counter()  # type: ignore[no-untyped-call]
    with install_listener("numba:compiler_lock", compiling):
        result = work()
    return result, perf_counter() - start - (compiling.duration if compiling.done else 0)
