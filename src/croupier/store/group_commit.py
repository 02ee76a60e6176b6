"""Group commit: entries of many tables share a transaction, so that being durable costs each of them little.

While one batch goes to disk the next gathers. Nothing is acknowledged before its transaction is committed.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from types import TracebackType
from typing import Final, NamedTuple, Self

from croupier.store.entry import Entry, NotStored, Stored, check
from croupier.store.problems import Stopped
from croupier.store.store import Store

LARGEST: Final = 1000
"""Entries in one transaction."""


class _Submitted(NamedTuple):
    entry: Entry
    answer: "Future[Stored | NotStored]"


class GroupCommit:
    """A thread that writes to a store whatever has been submitted, in the order in which it was."""

    def __init__(self, store: Store) -> None:
        self._append: Callable[[Sequence[Entry]], tuple[Stored | NotStored, ...]] = store.writer.append_checked
        self._waiting: SimpleQueue[_Submitted | None] = SimpleQueue()
        self._door = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name="group commit", daemon=True)
        self._thread.start()

    def submit(self, entry: Entry) -> "Future[Stored | NotStored]":
        """Hand an entry in; the answer comes when it is on disk, or the error that kept it from there."""
        check(entry)
        submitted = _Submitted(entry, Future())
        with self._door:  # so that nothing is put behind the end
            if self._closed:
                raise Stopped("No more entries are taken: the store is being closed.")
            self._waiting.put(submitted)
        return submitted.answer

    def close(self) -> None:
        """Write what was submitted, and end."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._next_batch()
            self._write([each for each in batch if each.answer.set_running_or_notify_cancel()])

    def _next_batch(self) -> tuple[list[_Submitted], bool]:
        """Wait for one entry and take along what else is there; the second value says whether more may come."""
        batch: list[_Submitted] = []
        while len(batch) < LARGEST:
            try:
                submitted = self._waiting.get(block=not batch)
            except Empty:
                break
            if submitted is None:
                return batch, False
            batch.append(submitted)
        return batch, True

    def _write(self, batch: list[_Submitted]) -> None:
        if not batch:
            return
        try:
            answers = self._append([each.entry for each in batch])
        except BaseException as error:
            for each in batch:
                each.answer.set_exception(error)
            return
        for each, answer in zip(batch, answers, strict=True):
            each.answer.set_result(answer)
