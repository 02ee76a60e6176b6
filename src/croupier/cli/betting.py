"""A player's wagers before "No more bets": typed one by one, undone, cleared, repeated."""

import re
from collections.abc import Mapping

from croupier.rulebook.game import Game
from croupier.rulebook.money import DOLLAR, LARGEST_AMOUNT, dollars

Wagers = Mapping[str, int]
_LIKE_AN_AMOUNT = re.compile(r"[-+]?\$?[-+]?\.?[0-9]")


class NotUnderstood(Exception):
    """A line that means nothing here; the message says what would."""


class Draft:
    """The wagers a player is putting together, with every earlier state to go back to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._states: list[Wagers] = [{}]

    @property
    def wagers(self) -> Wagers:
        return self._states[-1]

    def put(self, wagers: Wagers) -> None:
        """Change the wagers, so that `undo` comes back to what they are now."""
        self._states.append(dict(wagers))

    def undo(self) -> None:
        if len(self._states) > 1:
            self._states.pop()

    def type(self, line: str) -> None:
        """Understand `10`, `pair plus 5`, `bad_beat` or `ante 0`, in dollars."""
        words = line.replace("_", " ").split()
        amount = read_dollars(words[-1])
        if amount is None and _LIKE_AN_AMOUNT.match(words[-1]):
            raise NotUnderstood(
                f"{words[-1]!r} is not an amount: type dollars, such as 10 or 2.50, up to {dollars(LARGEST_AMOUNT)}."
            )
        name = " ".join(words if amount is None else words[:-1])
        keys = self._opening() if not name else self._named(name)
        changed = {**self.wagers, **{key: self._amount(key, amount) for key in keys}}
        self.put({key: amount for key, amount in changed.items() if amount})

    def _amount(self, key: str, typed: int | None) -> int:
        """The amount typed; where the rule knows only one, that one need not be typed."""
        exact, title = self.game.exact[key], self.game.wagers[key].title
        amount = exact if typed is None else typed
        if amount is None:
            raise NotUnderstood(f"How much? Type an amount in dollars behind it, such as '{key.replace('_', ' ')} 5'.")
        if amount and exact and amount != exact:
            raise NotUnderstood(f"{title} is exactly {dollars(exact)}, not {dollars(amount)}.")
        return amount

    def _opening(self) -> tuple[str, ...]:
        """The wagers that open a round, which the games here require in equal amounts."""
        return tuple(key for key, w in self.game.wagers.items() if not w.side and not w.by_decision)

    def _named(self, name: str) -> tuple[str, ...]:
        """The wager whose key begins so, or its title, by which the table shows it."""
        keys = [key for key, w in self.game.wagers.items() if not w.by_decision]
        called = {key: (key.replace("_", " "), self.game.wagers[key].title.lower()) for key in keys}
        found = [key for key in keys if any(word.startswith(name.lower()) for word in called[key])]
        exact = [key for key in found if name.lower() in called[key]]
        if len(exact or found) != 1:
            known = ", ".join(called[key][0] for key in found or keys)
            raise NotUnderstood(f"Which wager is {name!r}? There are {known}. Type ? for help.")
        key = (exact or found)[0]
        return self._opening() if key in self._opening() else (key,)

    def __str__(self) -> str:
        named = (f"{self.game.wagers[key].title} {dollars(amount)}" for key, amount in self.wagers.items())
        return ", ".join(named) or "no wagers yet"


def read_dollars(text: str) -> int | None:
    """`5`, `$5` or `2.50` in cents; None for anything else."""
    whole, point, cents = text.removeprefix("$").partition(".")
    if not (whole.isascii() and whole.isdigit()) or (point and not (len(cents) == 2 and cents.isdigit())):
        return None
    amount = int(whole[:15]) * DOLLAR + int(cents or 0)
    return amount if amount <= LARGEST_AMOUNT else None
