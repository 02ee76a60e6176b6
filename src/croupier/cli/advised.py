"""Advice for the commands: what was found for a game is kept, and serves whenever the same is asked again.

It is kept as solutions are: under a digest of all that it depends on, and made anew where what is stored is damaged or
of another version.
"""

from fractions import Fraction
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cli import solutions
from croupier.cli.progress import Progress
from croupier.cli.solving import paid_digest
from croupier.rulebook.money import Cents

if TYPE_CHECKING:
    from croupier.analysis.advice import Advice
    from croupier.analysis.shape import Shape

_ARRAY: Final = "advice"


def advised(shape: "Shape", stake: Cents | None, progress: Progress, *, fresh: bool = False) -> "tuple[Advice, ...]":
    """How to play best at every decision."""
    digest = advice_digest(shape, stake)
    stored = None if fresh else solutions.load(digest)
    if stored is not None:
        return _read(stored[_ARRAY].tobytes())
    import numpy as np

    from croupier.analysis.advice import advise
    from croupier.analysis.planning import spots_of

    found = tuple(advise(shape, spots_of(shape, stake, progress)))
    solutions.save(digest, {_ARRAY: np.frombuffer(msgspec.json.encode(found, enc_hook=str), np.uint8)})
    return found


def advice_digest(shape: "Shape", stake: Cents | None) -> str:
    """Of all that advice depends on: the solution, what the tables in force pay, and the words of the rule."""
    from croupier.analysis.analyze import solution_digest

    rule, ranking = shape.game.definition, shape.kinds.ranking.ranking
    cites = [level.decision.cites for level in shape.levels]
    words = msgspec.json.encode((rule.title, shape.unit, cites, ranking.best_first))
    said = blake2b(words, digest_size=16).hexdigest()
    return f"advice {solution_digest(shape.game, stake)} {paid_digest(shape, stake)} {said}"


def _read(content: bytes) -> "tuple[Advice, ...]":
    from croupier.analysis.advice import Advice

    return msgspec.json.decode(content, type=tuple[Advice, ...], dec_hook=_fraction)


def _fraction(kind: type, text: str) -> Fraction:
    assert kind is Fraction, "everything else is written as it is"
    return Fraction(text)
