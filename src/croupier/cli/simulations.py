"""What `croupier simulate` is asked to do, checked and made ready to be worked on."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from croupier.analysis.advice import compressed
from croupier.analysis.analyze import main_stake
from croupier.analysis.blocks import Job, Rounds
from croupier.analysis.card_rows import Numbers
from croupier.analysis.dealt import Unpriceable
from croupier.analysis.estimates import Prices
from croupier.analysis.kinds import Unsolvable
from croupier.analysis.meter_worth import reset_of
from croupier.analysis.paths import paths_of
from croupier.analysis.planning import plan_and_spots
from croupier.analysis.price import payoffs
from croupier.analysis.results import MAIN
from croupier.analysis.rounds import Played, played, played_by_rules
from croupier.analysis.rules_of_play import RulesRefused, read_strategy
from croupier.analysis.sessions import Session
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.side_hands import side_hands
from croupier.cli.advised import advised
from croupier.cli.amounts import read_meter, read_stakes
from croupier.cli.checkpoints import fingerprint
from croupier.cli.errors import InputRefused
from croupier.cli.progress import Progress, shown_progress
from croupier.cli.solutions import program
from croupier.cli.solving import Solver
from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents

if TYPE_CHECKING:
    from croupier.cli.simulate import Asked


class Simulation(NamedTuple):
    """A job, what it is of, and what its sums are read with."""

    game: Game
    asked: "Asked"
    job: Job
    of: Mapping[str, str]
    prices: Prices | None = None  # of rounds; nothing for the paths of a meter


def simulation(game: Game, asked: "Asked") -> Simulation:
    """What was asked for, or a refusal that says why it cannot be."""
    try:
        return _paths(game, asked) if asked.paths else _rounds(game, asked)
    except (Unsolvable, Unpriceable) as error:
        raise InputRefused("no-meter" if asked.paths else "no-price", str(error)) from None
    except RulesRefused as error:
        raise InputRefused("bad-rules", str(error)) from None


def _paths(game: Game, asked: "Asked") -> Simulation:
    if asked.session or asked.bankroll:
        raise InputRefused("usage", "--paths follows the meter; leave --session and --bankroll out.")
    job = paths_of(game, 0, asked.seed, asked.paths)
    start = read_meter(game, asked.meter)
    if start is None:
        assert game.definition.progressive is not None, "there are paths, so there is a meter"
        start = reset_of(game, game.definition.progressive)
    job = job._replace(start=start)
    return Simulation(game, asked, job, _of(game, asked, asked.paths, job._replace(seed=0, paths=0)))


def _rounds(game: Game, asked: "Asked") -> Simulation:
    if asked.meter is not None:
        raise InputRefused("usage", "--meter says where the paths of the meter begin: give --paths as well.")
    stakes = read_stakes(game, asked.stakes)
    shape = shape_of(game)
    stake = main_stake(shape, stakes)
    with shown_progress(game.definition.title) as progress:
        play = _played(shape, stake, asked.strategy, progress)
        exact = _exact(game, stakes, progress) if asked.strategy == "optimal" else {}
    sides, pays = side_hands(game), payoffs(shape, stake)
    session = _session(asked, play, pays.net.reshape(-1), pays.scale) if asked.session or asked.bankroll else None
    rounds = asked.rounds - asked.rounds % asked.session if asked.session else asked.rounds
    job = Rounds(play, sides, asked.seed, rounds, session)
    prices = Prices(game, shape.unit, pays, stakes, exact)
    return Simulation(game, asked, job, _of(game, asked, rounds, job._replace(seed=0, rounds=0)), prices)


def played_at(game: Game, stakes: Mapping[str, Cents], strategy: str) -> Played:
    """The way to play that was asked for, ready before the first card is dealt, or a refusal."""
    try:
        shape = shape_of(game)
        with shown_progress(game.definition.title) as progress:
            return _played(shape, main_stake(shape, stakes), strategy, progress)
    except (Unsolvable, Unpriceable) as error:
        raise InputRefused("no-price", str(error)) from None
    except RulesRefused as error:
        raise InputRefused("bad-rules", str(error)) from None


def _played(shape: Shape, stake: Cents | None, strategy: str, progress: Progress) -> Played:
    """The way to play that was asked for."""
    if strategy == "optimal":
        return played(plan_and_spots(shape, stake, progress)[0])
    if strategy == "compressed":
        return played_by_rules(compressed(shape, advised(shape, stake, progress)), shape)
    try:
        text = Path(strategy).read_bytes()
    except (OSError, ValueError) as error:  # a null byte in a name is a ValueError
        says = error.strerror if isinstance(error, OSError) else "it is no name"
        raise InputRefused("no-file", f"{strategy} cannot be read: {says}.") from None
    return played_by_rules(read_strategy(text, shape), shape)


def _exact(game: Game, stakes: Mapping[str, Cents], progress: Progress) -> Mapping[str, Fraction]:
    """What the solver says, to be compared with; a solution that is stored serves."""
    wagers = (MAIN, *(side.wager for side in side_hands(game)))
    found = Solver(fresh=False, progress=progress).analysis(game, stakes, None, wagers)
    return {key: worth.ev for key, worth in found.wagers.items() if worth.meter is None}


def _session(asked: "Asked", play: Played, net: Numbers, scale: int) -> Session:
    """What a session is; who cannot stake all that a round may ask for stops."""
    if not asked.session:
        raise InputRefused("usage", "--bankroll is what a session begins with: give --session as well.")
    if asked.rounds < asked.session:
        raise InputRefused(
            "usage", f"{asked.rounds:,} rounds are not one session of {asked.session:,}; raise --rounds."
        )
    need = max(course.staked for course in play.courses)
    if 0 < asked.bankroll < need:
        raise InputRefused("usage", f"A round may take {need} opening wagers; a bankroll of {asked.bankroll} is less.")
    return Session(asked.session, asked.bankroll * scale, need * scale, net, scale)


def _of(game: Game, asked: "Asked", amount: int, inputs: Job) -> Mapping[str, str]:
    """What a checkpoint must be of, to be gone on from."""
    return {
        "program": program(),
        "game": game.definition.key,
        "seed": str(asked.seed),
        "amount": str(amount),
        "inputs": fingerprint(inputs),
    }
