"""What every event of a log says, in words: one act, whose it is, and the cards and cents that it moves."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.money import dollars

Told = Mapping[str, Any]


class Reader(NamedTuple):
    """What a person who reads a log knows beside the line."""

    game: GameDefinition | None = None  # none where the log is of a game that is in no catalogue
    faces: Mapping[int, str] = {}  # by place, the cards that everybody has seen in the end

    def wager(self, key: str) -> str:
        """The wager by its title."""
        titles = {wager.key: wager.title for wager in self.game.wagers} if self.game else {}
        return titles.get(key, key).lower()

    def card(self, place: int) -> str:
        """A card that lies face down, with its face where it is seen later on."""
        seen = f", later seen: {self.faces[place]}" if place in self.faces else ""
        return f"the card at place {place}{seen}"


def said(event: Told, reader: Reader) -> str:
    """One event in words."""
    words = _WORDS.get(event["type"])
    return words(event, reader) if words else str(event["type"])


def cites_of(event: Told) -> tuple[str, ...]:
    """The paragraphs of an event."""
    cites = event.get("cites", ())
    own = (cites,) if isinstance(cites, str) else tuple(cites)
    return tuple(dict.fromkeys((*own, *event.get("settled", {}).get("cites", ()))))


def faces_in(events: Sequence[Told]) -> dict[int, str]:
    """By place every card that the events show."""
    found: dict[int, str] = {}
    for event in events:
        if "place" in event and "card" in event:
            found[event["place"]] = event["card"]
        if "places" in event:
            found.update(zip(event["places"], event["cards"], strict=True))
    return found


def seat_name(seat: int) -> str:
    return f"position {seat}" if seat else "the dealer"


def _opened(event: Told, reader: Reader) -> str:
    title = reader.game.title if reader.game else event["game"]
    marked = ", a demonstration whose chance comes from a seed" if event["seeded"] else ""
    return f"{event['table']} is opened for {title} with {dollars(event['inventory'])} in the rack{marked}"


def _step(event: Told, reader: Reader) -> str:
    del reader
    return f"deck {event['deck']}, {event['by']}: {event['step']}"


def _shuffled(event: Told, reader: Reader) -> str:
    del reader
    return f"deck {event['deck']} is shuffled; commitment {event['root']}"


def _cut(event: Told, reader: Reader) -> str:
    del reader
    return f"deck {event['deck']} is cut: {event['cards']} cards off the top"


def _exchanged(event: Told, reader: Reader) -> str:
    del reader
    chips = dollars(abs(event["amount"]))
    return f"{event['patron']} exchanges " + (f"cash for {chips}" if event["amount"] > 0 else f"{chips} for cash")


def _filled(event: Told, reader: Reader) -> str:
    del reader
    chips = dollars(abs(event["amount"]))
    return f"{chips} come to the rack, a fill" if event["amount"] > 0 else f"{chips} leave the rack, a credit"


def _metered(event: Told, reader: Reader) -> str:
    del reader
    kept = event["meters"]
    unit = max(kept["unit"], 1)
    beside = {"reserve": kept["reserve"] // unit, "overflow": kept["overflow"] // unit}
    more = "".join(f", {name} {dollars(cents)}" for name, cents in beside.items() if cents)
    return f"the controller keeps {dollars(kept['display'] // unit)} on the meter{more}"


def _placed(event: Told, reader: Reader) -> str:
    wager = reader.wager(event["wager"])
    return f"position {event['seat']}, {event['patron']}: {wager} {dollars(event['amount'])}"


def _withdrawn(event: Told, reader: Reader) -> str:
    return f"position {event['seat']}: {reader.wager(event['wager'])} {dollars(event['amount'])} is withdrawn"


def _bets_closed(event: Told, reader: Reader) -> str:
    del reader
    meter = f"; the meter stands at {dollars(event['meter'])}" if event["meter"] is not None else ""
    return f'"No more bets"{meter}'


def _dealt(event: Told, reader: Reader) -> str:
    card = f"{event['card']}, face up" if event["face_up"] else f"{reader.card(event['place'])}, face down"
    return f"{seat_name(event['seat'])} gets {card}"


def _community(event: Told, reader: Reader) -> str:
    card = f"{event['card']}, face up" if event["face_up"] else f"{reader.card(event['place'])}, face down"
    return f"community card: {card}"


def _burned(event: Told, reader: Reader) -> str:
    return f"burned: {reader.card(event['place'])}"


def _revealed(event: Told, reader: Reader) -> str:
    del reader
    return f"{seat_name(event['seat'])} shows {' '.join(event['cards'])}"


def _community_revealed(event: Told, reader: Reader) -> str:
    del reader
    return f"community cards turned up: {' '.join(event['cards'])}"


def _decided(event: Told, reader: Reader) -> str:
    stakes = f", {reader.wager(event['wager'])} {dollars(event['amount'])}" if event["wager"] else ""
    return f"position {event['seat']} decides on {event['decision'].replace('_', ' ')}: {event['choice']}{stakes}"


_ENDS: Final = {"win": "wins", "lose": "loses", "push": "pushes", "void": "is void"}


def _settled(event: Told, reader: Reader) -> str:
    one = event["settled"]
    line = f" with {one['line']}" if one["line"] else ""
    wager = f"{reader.wager(one['wager'])} {dollars(one['staked'])} {_ENDS[one['outcome']]}{line}"
    meter = f"; the meter stands at {dollars(event['meter'])}" if event["meter"] is not None else ""
    return f"position {one['seat']}: {wager}, back {dollars(one['returned'])}{meter}"


def _counted(event: Told, reader: Reader) -> str:
    del reader
    whole = event["cards"] + event["dealt"]
    return f"the stub is counted: {event['cards']} cards, with {event['dealt']} that are out {whole} in all"


def _spun(event: Told, reader: Reader) -> str:
    del reader
    return f"the wheel stops at {event['position']} for position {event['seat']}"


_MISHAPS: Final = {mishap.value: mishap.says for mishap in Mishap}
_REMEDIES: Final = {remedy.value: remedy.says for remedy in Remedy}


def _reported(event: Told, reader: Reader) -> str:
    del reader
    where = f", {seat_name(event['seat'])}" if event["seat"] else ""
    cards = f" ({event['cards']:+d} cards)" if event["cards"] else ""
    return f"irregularity{where}: {_MISHAPS[event['mishap']]}{cards}; {_REMEDIES[event['remedy']]}"


def _discarded(event: Told, reader: Reader) -> str:
    del reader
    return f"{event['card']}, found face up, goes to the discard rack"


def _proven(event: Told, reader: Reader) -> str:
    del reader
    return f"{len(event['cards'])} cards that everybody has seen are proven against the commitment"


def _collected(event: Told, reader: Reader) -> str:
    del reader
    return f"cards go to the discard rack: {', '.join(seat_name(seat) for seat in event['seats'])}"


def _removed(event: Told, reader: Reader) -> str:
    del reader
    return f"deck {event['deck']} leaves the table, {event['why']}; one with {event['back']} backs takes its place"


def _elections(event: Told) -> str:
    options = [f"{name}={value}" for name, value in event["options"].items()]
    limits = [
        f"{wager} {dollars(posted['minimum'])} to {dollars(posted['maximum'])}"
        for wager, posted in event["limits"].items()
    ]
    return ", ".join((*options, *limits))


_WORDS: Final[Mapping[str, Callable[[Told, Reader], str]]] = {
    "TableOpened": _opened,
    "StepTaken": _step,
    "CardsInspected": lambda event, reader: f"deck {event['deck']} is inspected and whole",
    "DeckShuffled": _shuffled,
    "DeckCut": _cut,
    "RecutOrdered": lambda event, reader: f"{event['by']} orders another cut: {event['why']}",
    "ShuffleFailed": lambda event, reader: f"the shuffle of deck {event['deck']} failed and is made again",
    "ChipsExchanged": _exchanged,
    "InventoryFilled": _filled,
    "MetersMoved": _metered,
    "RoundOpened": lambda event, reader: f"round {event['number']} begins",
    "WagerPlaced": _placed,
    "WagerWithdrawn": _withdrawn,
    "BetsClosed": _bets_closed,
    "CardDealt": _dealt,
    "CommunityCardDealt": _community,
    "CardBurned": _burned,
    "CardsRevealed": _revealed,
    "CommunityCardsRevealed": _community_revealed,
    "DecisionMade": _decided,
    "WagerSettled": _settled,
    "StubDiscarded": lambda event, reader: "the stub goes to the discard rack unseen",
    "StubCounted": _counted,
    "WheelSpun": _spun,
    "IrregularityReported": _reported,
    "CardDiscarded": _discarded,
    "HandVoided": lambda event, reader: f"the hand at position {event['seat']} is void",
    "RoundVoided": lambda event, reader: "all hands are void",
    "CardsProven": _proven,
    "CardsCollected": _collected,
    "DeckRemoved": _removed,
    "DeviceRemoved": lambda event, reader: f"the {event['device']} leaves the table",
    "MethodChanged": lambda event, reader: f"dealt by {event['method']} and shuffled {event['shuffling']} from now on",
    "NoticeGiven": lambda event, reader: f"announced: {_elections(event)}",
    "ElectionsChanged": lambda event, reader: f"in force: {_elections(event)}",
    "RoundClosed": lambda event, reader: "the round is over",
    "TableClosed": lambda event, reader: "the table is closed for gaming",
}
