"""The layout of a table: positions, betting areas where the rule puts them, inscriptions and signs."""

from enum import Enum

from msgspec import Struct

from croupier.rulebook.reference import RuleRef
from croupier.rulebook.wager import Offered


class Place(Enum):
    """Where an area lies, seen by the player at the position."""

    OWN = "at the betting position"
    BEHIND = "immediately behind"
    BEHIND_ALL = "behind all other betting areas"
    ABOVE_RIGHT = "immediately above and to the right"
    IN_FRONT = "in front of the betting position"
    CENTRE = "in the centre of the table"


class Area(Struct, frozen=True, kw_only=True):
    """A designated area, for one wager or for cards."""

    key: str
    inscription: str
    place: Place
    cites: RuleRef
    of: str = ""  # the area it lies beside
    offered: Offered | None = None


class Inscription(Struct, frozen=True):
    """Something that must be readable on the layout, or on a sign at the table."""

    says: str
    cites: RuleRef
    offered: Offered | None = None


class Layout(Struct, frozen=True):
    """What must be on the table."""

    areas: tuple[Area, ...]
    inscriptions: tuple[Inscription, ...]
