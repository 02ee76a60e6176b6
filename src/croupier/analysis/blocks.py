"""A simulation as numbered blocks of fixed size: whoever plays a block, and when, its sums of integers are the same."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

import numpy as np
from msgspec import Struct

from croupier.analysis.card_rows import Numbers, count
from croupier.analysis.chance import MOST_BLOCKS, chance_of
from croupier.analysis.rounds import AT_ONCE, Played, Room, play_pass, room_for
from croupier.analysis.sessions import Session, Sitting, sit_through, sitting
from croupier.analysis.side_hands import SideHand, count_side

BLOCK: Final = 1 << 18


class Sums(Struct, frozen=True, kw_only=True):
    """What blocks add up to."""

    rounds: int = 0
    counts: tuple[int, ...] = ()  # of rounds, by outcome
    sides: tuple[tuple[int, ...], ...] = ()  # by side wager, kind of hand and whether the round was folded
    results: Mapping[int, int] = {}  # of sessions, by what the player is up; of meter paths, by the reading at the end
    ends: Mapping[int, int] = {}  # of ruined sessions, or of meter paths, by the round in which they ended

    def plus(self, other: "Sums") -> "Sums":
        """Both together."""
        return Sums(
            rounds=self.rounds + other.rounds,
            counts=_added(self.counts, other.counts),
            sides=tuple(map(_added, self.sides, other.sides)) or self.sides or other.sides,
            results=_merged(self.results, other.results),
            ends=_merged(self.ends, other.ends),
        )


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(int.__add__, one, other)) or one or other


def _merged(one: Mapping[int, int], other: Mapping[int, int]) -> Mapping[int, int]:
    return {key: one.get(key, 0) + other.get(key, 0) for key in sorted({*one, *other})}


def histogram(values: Numbers) -> Mapping[int, int]:
    """How often each value occurs."""
    found, often = np.unique(values, return_counts=True)
    return dict(zip(found.tolist(), often.tolist(), strict=True))


class Job(Protocol):
    """What can be done block by block."""

    @property
    def blocks(self) -> int:
        """How many blocks there are."""

    def block(self, number: int) -> Sums:
        """The sums of one block."""


class Rounds(NamedTuple):
    """Rounds of one game by one plan, alone or in sessions."""

    play: Played
    sides: tuple[SideHand, ...]
    seed: int
    rounds: int
    session: Session | None = None

    @property
    def size(self) -> int:
        """The rounds of a block: whole sessions, and about as many as `BLOCK`."""
        return self.session.rounds * max(1, BLOCK // self.session.rounds) if self.session else BLOCK

    @property
    def blocks(self) -> int:
        return -(-self.rounds // self.size)

    def block(self, number: int) -> Sums:
        rounds = min(self.size, self.rounds - number * self.size)
        sat = sitting(rounds // self.session.rounds if self.session else 0)
        counts = np.zeros(self.play.outcomes, np.int64)
        sides = tuple(np.zeros(side.counts, np.int64) for side in self.sides)
        chance, room = chance_of(self.seed, number), room_for(self.play)
        for start in range(0, rounds, AT_ONCE):
            part = room.first(min(AT_ONCE, rounds - start))
            play_pass(self.play, chance, part)
            self._count(part, counts, sides, sat)
        return Sums(
            rounds=rounds,
            counts=tuple(counts.tolist()),
            sides=tuple(tuple(side.tolist()) for side in sides),
            results=histogram(sat.results),
            ends=histogram(sat.ruins[sat.ruins > 0]),
        )

    def _count(self, part: Room, counts: Numbers, sides: tuple[Numbers, ...], sat: Sitting) -> None:
        count(part.outcomes, counts)
        for side, own in zip(self.sides, sides, strict=True):
            count_side(side, self.play, part, own)
        if self.session:
            sit_through(self.session, part.outcomes, sat)


def work(job: Job, first: int, last: int) -> Sums:
    """The sums of the blocks from `first` to before `last`."""
    assert 0 <= first < last <= min(job.blocks, MOST_BLOCKS)
    total = job.block(first)
    for number in range(first + 1, last):
        total = total.plus(job.block(number))
    return total
