"""Where a cited paragraph comes from: what is not New Jersey's rule of the game says so wherever it is shown."""

from functools import cache

from croupier.games.inventories import inventories

BORROWED = "inferred from another game"
OUTSIDE = "not NJ"  # of a game that is in no catalogue
NOTE = "What carries a mark in brackets is in no New Jersey text on this game."


@cache
def _sources() -> dict[str, str]:
    return {ref: paragraph.source for inventory in inventories() for ref, paragraph in inventory}


def source_of(ref: str, rules: str = "") -> str:
    """`regulation`, `supplement [TAG]` or `inferred`; also what a game under `rules` takes from another rule is.

    A reference that no inventory of the texts holds belongs to a game in a file of somebody's own.
    """
    source = _sources().get(ref, OUTSIDE)
    own = not rules or ref.startswith((f"{rules}.", "19:45-", "19:46-", "13:69E-"))
    return BORROWED if source == "regulation" and not own else source


def source_mark(ref: str, rules: str = "") -> str:
    """The reference as it is shown: bare where the game's own rule says it, with its source where it does not."""
    source = source_of(ref, rules)
    if source == "regulation":
        return ref
    return f"{ref} [{source.removeprefix('supplement ').replace('[', '').replace(']', '')}]"
