"""The time of a floor: milliseconds since 1970 that never go back, whatever the machine's clock does."""

import time
from threading import Lock


class Clock:
    """The machine's time, or the latest that was told or seen where that is later."""

    def __init__(self) -> None:
        self._latest = 0
        self._turn = Lock()

    def __call__(self) -> int:
        """The time now."""
        return self.seen(time.time_ns() // 1_000_000)

    def seen(self, at: int) -> int:
        """A time that stands in a log, before which nothing happens any more."""
        with self._turn:
            self._latest = max(self._latest, at)
            return self._latest
