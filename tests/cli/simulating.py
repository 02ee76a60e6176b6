"""What the tests of `croupier simulate` share: rules of play in a file, so that nothing has to be solved."""

from pathlib import Path

import msgspec

from tests.analysis.simulated import shape_and_rules


def rules_file(folder: Path, key: str = "three-card-poker") -> str:
    """A file with the rules of a game."""
    path = folder / f"{key}.json"
    path.write_bytes(msgspec.json.encode(shape_and_rules(key)[1]))
    return str(path)
