"""Ways to change an exported log, with more and more in hand: the file, hashes made to fit, the key itself.

Each gives a log that is not the one that was exported, and says where: an honest reader has to name a line from `first`
to `last`, counted from 1. What a reader may know besides is `head` and `key`.
"""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from random import Random

from croupier.cards.card import DECK
from tests.cli.logs_made import KEY, OTHER_KEY, Book, checkpoint, lines_of, relinked

Entries = list[dict]
PUBLIC = KEY.public_key().public_bytes_raw().hex()


@dataclass(frozen=True)
class Tampered:
    """A changed log, and where an honest reader finds it out."""

    kind: str
    lines: list[bytes]
    first: int
    last: int
    head: str = ""
    key: str = ""

    def told(self) -> str:
        return f"{self.kind}, lines {self.first} to {self.last}"


def leaves(value: object, path: tuple = ()) -> Iterator[tuple]:
    """The way to every number, text, truth and null within a value."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*path, key))
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from leaves(part, (*path, place))
    else:
        yield path


def put(entry: dict, path: tuple, value: object) -> None:
    for step in path[:-1]:
        entry = entry[step]
    entry[path[-1]] = value


def at(entry: dict, path: tuple) -> object:
    for step in path:
        entry = entry[step]
    return entry


def other(rng: Random, value: object) -> object:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-100, -1, 1, 100))
    if value is None:
        return 0
    text = str(value)
    place = rng.randrange(len(text)) if text else 0
    swapped = text[:place] + rng.choice([c for c in "0123456789abcdefAKQ" if c != text[place : place + 1]])
    return swapped + text[place + 1 :]


def edited(rng: Random, entries: Entries, place: int) -> None:
    """Any field of a line becomes another, or goes, or one comes that was not there."""
    entry = entries[place] = deepcopy(entries[place])
    path = rng.choice(list(leaves(entry)))
    if rng.random() < 0.8:
        put(entry, path, other(rng, at(entry, path)))
        return
    holder = at(entry, path[:-1])
    if isinstance(holder, list):
        holder.append(holder[0])
    elif rng.random() < 0.5:
        del holder[path[-1]]
    else:
        holder["besides"] = 1


# With nothing in hand but the file: hashes and signatures stay what they were


def edit(rng: Random, book: Book) -> Tampered:
    entries = list(book.entries)
    place = rng.randrange(len(entries))
    edited(rng, entries, place)
    return Tampered("a field edited", lines_of(entries), place + 1, place + 1)


def respell(rng: Random, book: Book) -> Tampered:
    """The same value, written otherwise."""
    lines = lines_of(book.entries)
    place = rng.randrange(len(lines))
    text = lines[place]
    spelled = [
        text.replace(b",", b", ", 1),
        text.replace(b"\n", b"\r\n"),
        text.replace(b'"a', b'"\\u0061', 1) if b'"a' in text else b" " + text,
        json.dumps(dict(reversed(json.loads(text).items())), separators=(",", ":")).encode() + b"\n",
        text[:-1],
        text + b"\n",
    ]
    lines[place] = rng.choice(spelled)
    first, last = place + 1, place + (2 if lines[place] == text + b"\n" else 1)
    return Tampered("a line spelled otherwise", [*b"".join(lines).splitlines(keepends=True)], first, last)


def delete(rng: Random, book: Book) -> Tampered:
    place = rng.randrange(len(book.entries) - 1)
    if "checkpoint" in book.entries[place]:
        place -= 1  # what a checkpoint in the middle says stands in the one at the end as well
    lines = lines_of(book.entries)
    return Tampered("a line deleted", [*lines[:place], *lines[place + 1 :]], place + 1, place + 1)


def insert(rng: Random, book: Book) -> Tampered:
    lines = lines_of(book.entries)
    place, source = rng.randrange(1, len(lines)), rng.randrange(len(lines))
    if "checkpoint" in book.entries[source]:
        source -= 1  # a checkpoint may stand twice
    more = [*lines[:place], lines[source], *lines[place:]]
    first = next(number for number, (old, new) in enumerate(zip([*lines, b""], more, strict=True), 1) if old != new)
    return Tampered("a line twice", more, first, first)


def reorder(rng: Random, book: Book) -> Tampered:
    lines = lines_of(book.entries)
    one = rng.randrange(len(lines) - 1)
    two = rng.randrange(one + 1, len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    late = two == one + 1 and "checkpoint" in book.entries[one]  # then the record goes on where it should
    return Tampered("two lines exchanged", lines, one + 1 + late, one + 1 + late)


def truncate(rng: Random, book: Book) -> Tampered:
    """The end is cut off anywhere, within a line too."""
    whole = b"".join(lines_of(book.entries))
    size = rng.randrange(1, len(whole) - 1)
    if whole[:size].endswith(b"\n") and "checkpoint" in json.loads(whole[:size].splitlines()[-1]):
        size -= 1  # a log up to a checkpoint is honest; see roll_back
    lines = whole[:size].splitlines(keepends=True)
    return Tampered("the end cut off", lines, len(lines), len(lines))


def roll_back(rng: Random, book: Book) -> Tampered:
    """The log as it once was: honest in itself, and seen by whoever noted the head."""
    ends = [place for place, entry in enumerate(book.entries[:-1]) if "checkpoint" in entry]
    end = rng.choice(ends)
    lines = lines_of(book.entries)[: end + 1]
    return Tampered("rolled back", lines, end + 1, end + 1, head=head_of(book.entries))


# With hashes that fit again, but without the key


def forge(rng: Random, book: Book) -> Tampered:
    entries = list(book.entries)
    place = rng.choice([place for place, entry in enumerate(entries) if "seq" in entry])
    kind = rng.choice(("edited", "deleted", "inserted", "exchanged"))
    if kind == "edited":
        edited(rng, entries, place)
    elif kind == "deleted":
        del entries[place]
    elif kind == "inserted":
        entries.insert(place, entries[place])
    else:
        place = min(place, len(entries) - 3)
        entries[place], entries[place + 1] = entries[place + 1], entries[place]
    entries = fitted(entries)
    if lines_of(entries) == lines_of(book.entries):  # only what is made to fit again had been changed
        return forge(rng, book)
    return Tampered(f"{kind}, with hashes made to fit", lines_of(entries), *within(entries, place))


def take_over(rng: Random, book: Book) -> Tampered:
    """Somebody else signs a log that fits in itself; the reader knows the key."""
    entries = relinked(book.entries, OTHER_KEY) if rng.random() < 0.5 else [*book.entries]
    if entries == book.entries:
        entries[-1] = checkpoint(entries[-2], OTHER_KEY)
    signed = [place for place, entry in enumerate(entries) if entry.get("key", PUBLIC) != PUBLIC]
    return Tampered("signed by another", lines_of(entries), signed[0] + 1, signed[0] + 1, key=PUBLIC)


# With the key in hand: the log fits, is signed, and says what cannot have been


def betray(rng: Random, book: Book) -> Tampered:
    change = rng.choice(sorted({one for entry in book.entries for one in changes(entry)}, key=lambda one: one.__name__))
    return betrayed(rng, book, change) or betray(rng, book)


def betrayed(rng: Random, book: Book, change: "Change") -> Tampered | None:
    """The log after this change, if it has a place where that can be found out."""
    entries = deepcopy(book.entries)
    wrong = {entry["round"] for entry in entries if kind_of(entry) == "IrregularityReported"}
    fit = [place for place, entry in enumerate(entries) if change in changes(entry)]
    fit = [place for place in fit if change not in ORDERLY or entries[place]["round"] not in wrong]
    if not fit:
        return None
    place = rng.choice(fit)
    change(rng, entries, place)
    return Tampered(f"{change.__name__} by whoever signs", lines_of(relinked(entries, KEY)), *within(entries, place))


Change = Callable[[Random, Entries, int], None]


def changes(entry: dict) -> list[Change]:
    """What can be forged in an event so that no rule may let it pass."""
    return CHANGES.get(entry.get("event", {}).get("type", ""), [])


def an_amount_paid(rng: Random, entries: Entries, place: int) -> None:
    """More or less is paid for a wager, and the books agree with it."""
    entry = entries[place]
    settled, more = entry["event"]["settled"], rng.choice((1, 50, 100))
    more = -more if settled["returned"] >= more and rng.random() < 0.5 else more
    settled["returned"] += more
    patron = next(posting for posting in entry["postings"] if posting[0].startswith("patron:"))
    patron[1] += more
    entry["postings"].append(["licensee", -more])


def an_outcome(rng: Random, entries: Entries, place: int) -> None:
    settled = entries[place]["event"]["settled"]
    settled["outcome"] = rng.choice([one for one in ("win", "lose", "push", "void") if one != settled["outcome"]])


def a_stake(rng: Random, entries: Entries, place: int) -> None:
    entries[place]["event"]["settled"]["staked"] += rng.choice((-1, 1, 100))


def a_settlement_lost(rng: Random, entries: Entries, place: int) -> None:
    """The wager is never settled; who signs keeps the chips."""
    del rng, entries[place]


def a_posting(rng: Random, entries: Entries, place: int) -> None:
    """The patron gets something else than the event says."""
    patron = next(posting for posting in entries[place]["postings"] if posting[0].startswith("patron:"))
    patron[1] += rng.choice((-100, 100))


def an_unbalanced_posting(rng: Random, entries: Entries, place: int) -> None:
    entries[place]["postings"].append(["licensee", rng.choice((-1, 1))])


def a_card_shown(rng: Random, entries: Entries, place: int) -> None:
    """Another card is shown, wherever the round shows it; only the commitment speaks against it."""
    event, number = entries[place]["event"], entries[place]["round"]
    was = rng.choice(event["cards"]) if "cards" in event else event["card"]
    now = rng.choice([card for card in DECK if card != was])
    for entry in entries:
        if entry.get("round") == number:
            exchange(entry["event"], was, now)


def exchange(event: dict, was: str, now: str) -> None:
    """One card for another, in the proof as well."""
    if event.get("card") == was:
        event["card"] = now
    if event["type"] == "CardsProven":
        event["cards"] = [[place, now if card == was else card, salt] for place, card, salt in event["cards"]]
    elif "places" in event:
        event["cards"] = [now if card == was else card for card in event["cards"]]


def a_place(rng: Random, entries: Entries, place: int) -> None:
    """The card came from elsewhere in the stack."""
    event = entries[place]["event"]
    event["place"] = rng.choice([other for other in range(52) if other != event["place"]])


def a_card_to_another(rng: Random, entries: Entries, place: int) -> None:
    """The next card of the stack goes to a hand whose turn it is not; whoever knows the order may like it better."""
    event, number = entries[place]["event"], entries[place]["round"]
    dealt = [entry["event"]["seat"] for entry in entries if kind_of(entry) == "CardDealt" and entry["round"] == number]
    event["seat"] = rng.choice([seat for seat in dealt if seat != event["seat"]])


def a_late_choice(rng: Random, entries: Entries, place: int) -> None:
    """A player decides when the dealer's cards are known."""
    del rng
    later = range(place + 1, len(entries))
    shown = [at for at in later if kind_of(entries[at]) == "CardsRevealed" and entries[at]["event"]["seat"] == 0]
    entries.insert(shown[0], entries.pop(place))


def a_root(rng: Random, entries: Entries, place: int) -> None:
    event = entries[place]["event"]
    event["root"] = other(rng, event["root"])


def a_cut(rng: Random, entries: Entries, place: int) -> None:
    event = entries[place]["event"]
    event["cards"] = rng.choice([cards for cards in range(60) if cards != event["cards"]])


def a_shuffle_too_late(rng: Random, entries: Entries, place: int) -> None:
    """The commitment is made when bets are closed, as though the cards could still be chosen."""
    del rng
    closed = next(later for later in range(place, len(entries)) if kind_of(entries[later]) == "BetsClosed")
    entries.insert(closed, entries.pop(place))


def kind_of(entry: dict) -> str:
    return entry.get("event", {}).get("type", "")


def a_salt(rng: Random, entries: Entries, place: int) -> None:
    opened = rng.choice(entries[place]["event"]["cards"])
    opened[2] = other(rng, opened[2])


def a_proof_lost(rng: Random, entries: Entries, place: int) -> None:
    del rng, entries[place]


def a_wager(rng: Random, entries: Entries, place: int) -> None:
    """More was staked than is settled."""
    more = rng.choice((1, 100))
    entries[place]["event"]["amount"] += more
    for posting in entries[place]["postings"]:
        posting[1] += more if posting[0].startswith("wagers:") else -more


def a_late_wager(rng: Random, entries: Entries, place: int) -> None:
    """A wager is placed when bets are closed."""
    placed = next(entry for entry in entries if kind_of(entry) == "WagerPlaced")
    late = placed | {"round": entries[place]["round"]}
    entries.insert(place + rng.choice((1, 2)), deepcopy(late))


def a_meter(rng: Random, entries: Entries, place: int) -> None:
    """The meter reads something else from one settlement on."""
    event = entries[place]["event"]
    event["meter"] = (event["meter"] or 0) + rng.choice((1, 100))


CHANGES: dict[str, list[Change]] = {
    "WagerSettled": [
        *(an_amount_paid, an_outcome, a_stake, a_settlement_lost, a_posting, an_unbalanced_posting, a_meter),
    ],
    "CardsRevealed": [a_card_shown],
    "CommunityCardsRevealed": [a_card_shown],
    "CardDealt": [a_place, a_card_to_another],
    "DecisionMade": [a_late_choice],
    "CommunityCardDealt": [a_place],
    "CardBurned": [a_place],
    "DeckShuffled": [a_root, a_shuffle_too_late],
    "DeckCut": [a_cut],
    "CardsProven": [a_salt, a_proof_lost],
    "WagerPlaced": [a_wager, a_posting],
    "BetsClosed": [a_late_wager],
}


ORDERLY = (a_card_to_another, a_late_choice, a_root, a_salt, a_cut)  # an irregularity may excuse it, or leave no card


def fitted(entries: Entries) -> Entries:
    """With numbers and hashes made to fit, where the form still allows it."""
    try:
        return relinked(entries)
    except KeyError:
        return entries


def within(entries: Entries, place: int) -> tuple[int, int]:
    """From the beginning of the round of a line to the checkpoint that signs it."""
    first = place
    while first > 0 and "checkpoint" not in entries[first - 1]:
        first -= 1
    last = place
    while last < len(entries) - 1 and "checkpoint" not in entries[last]:
        last += 1
    return first + 1, last + 1


def head_of(entries: Entries) -> str:
    return [entry for entry in entries if "seq" in entry][-1]["hash"]


KINDS = (edit, respell, delete, insert, reorder, truncate, roll_back, forge, take_over, betray)


def tampered(rng: Random, book: Book) -> Tampered:
    """The log after one change of any kind."""
    return rng.choice(KINDS)(rng, book)
