"""Who works on a simulation: threads of this process, or a Dask cluster. The answer is the same either way.

The kernels leave Python's lock alone, so threads use every core without a copy of anything. Blocks are handed out a few
at a time and added up in their order.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

from croupier.cli.errors import InputRefused

if TYPE_CHECKING:
    from distributed import Client

    from croupier.analysis.blocks import Job, Sums

PER_TASK: Final = 16  # blocks that a worker of a cluster is sent at once
PATIENCE: Final = 10  # seconds until a scheduler that does not answer is taken for absent
_AHEAD: Final = 2  # tasks waiting for each worker


class ClusterLost(Exception):
    """The cluster went away in the middle of the work."""


class _Task(Protocol):
    def result(self) -> "Sums": ...


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_threads(job: "Job", first: int, workers: int) -> Iterator[tuple[int, "Sums"]]:
    """The sums from block `first` on, each with the number of blocks that are done then."""
    from croupier.analysis.blocks import work

    with ThreadPoolExecutor(workers) as pool:
        try:
            yield from _in_order(lambda low, high: pool.submit(work, job, low, high), job, first, 1, _AHEAD * workers)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(job: "Job", first: int, address: str) -> Iterator[tuple[int, "Sums"]]:
    """The same on the cluster whose scheduler has this address."""
    from distributed import CancelledError, Client, KilledWorker
    from distributed.comm.core import CommClosedError

    from croupier.analysis.blocks import work

    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        says = " ".join(str(error).split())
        raise InputRefused("no-cluster", f"There is no Dask cluster to be reached at {address}: {says}.") from None
    with client:
        threads = _threads(client, address)
        try:
            (shared,) = client.scatter([job], broadcast=True)  # type: ignore[no-untyped-call]
            tasks = _in_order(
                lambda low, high: client.submit(work, shared, low, high, pure=False),
                job, first, PER_TASK, _AHEAD * threads,
            )  # fmt: skip
            yield from tasks
        except (CancelledError, CommClosedError, KilledWorker, OSError, TimeoutError) as error:
            raise ClusterLost(f"The cluster at {address} went away: {' '.join(str(error).split())}.") from error


def _threads(client: "Client", address: str) -> int:
    """How many threads the cluster has; all of its workers must run the same program as we do."""
    from croupier.cli.solutions import program

    threads: dict[str, int] = client.nthreads()  # type: ignore[no-untyped-call]
    if not threads:
        raise InputRefused("no-cluster", f"The cluster at {address} has no workers.")
    try:
        others = client.run(program)
    except Exception as error:
        says = " ".join(str(error).split())
        raise InputRefused("no-cluster", f"The workers at {address} cannot run croupier: {says}.") from None
    for worker, runs in others.items():
        if runs != program():
            raise InputRefused("no-cluster", f"The worker {worker} runs another croupier: {runs}, not {program()}.")
    return sum(threads.values())


def _in_order(
    submit: Callable[[int, int], _Task], job: "Job", first: int, size: int, ahead: int
) -> Iterator[tuple[int, "Sums"]]:
    """Submit spans of blocks, never more than `ahead` at once, and give their sums in the order of the blocks."""
    spans = ((low, min(low + size, job.blocks)) for low in range(first, job.blocks, size))
    waiting = deque((high, submit(low, high)) for low, high in islice(spans, ahead))
    while waiting:
        high, task = waiting.popleft()
        yield high, task.result()
        waiting.extend((high, submit(low, high)) for low, high in islice(spans, 1))
