"""An entry in the register of discrepancies: where the texts contradict themselves or leave a step out."""

from msgspec import Struct


class Discrepancy(Struct, frozen=True):
    """One numbered finding, what the program does about it, and the option that offers the other reading."""

    key: str
    finding: str
    resolution: str
    cites: tuple[str, ...]
    games: tuple[str, ...] = ()  # keys of the games it touches; empty where it touches none that is offered
    wagers: tuple[str, ...] = ()  # the wagers whose settlement it can change
    option: str = ""
    printed: str = ""  # the option's value that follows the printed text, which is the default
    alternative: str = ""
