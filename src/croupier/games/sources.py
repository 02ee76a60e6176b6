"""Where a cited paragraph comes from: what is not in a New Jersey text says so wherever it is shown."""

from functools import cache

from croupier.games.inventories import inventories


@cache
def _sources() -> dict[str, str]:
    return {ref: paragraph.source for inventory in inventories() for ref, paragraph in inventory}


def source_of(ref: str) -> str:
    """`regulation`, `supplement [TAG]` or `inferred`."""
    return _sources()[ref]


def source_mark(ref: str) -> str:
    """The reference as it is shown: bare where New Jersey's text says it, with its source where it does not."""
    source = source_of(ref)
    if source == "regulation":
        return ref
    return f"{ref}, {source.removeprefix('supplement ')}: not a New Jersey text"
