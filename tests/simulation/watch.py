"""What must hold after every event of every table, worked out from the records of the store alone.

The watch folds each log a second time, keeps the books a second time, and knows by itself which card comes next off
each stack and which cards everybody has seen.
"""

import json
from collections import Counter
from collections.abc import Iterator

from croupier.cards.card import DECK
from croupier.server.pit import event_of, opened
from croupier.store.chain import GENESIS, Record, first_break
from croupier.store.store import Store
from croupier.table.day import Day, new_day
from croupier.table.fold import apply_day, table_of
from croupier.table.ledger import postings
from tests.day_driver import alike
from tests.simulation.faulty_floor import GAMES

CARDS = frozenset(DECK)
DRAWN = {"CardDealt", "CommunityCardDealt", "CardBurned", "CardDiscarded"}
REVEALING = {"CardsRevealed", "CommunityCardsRevealed", "CardDiscarded"}


class Stacks:
    """The decks of one table, shuffled and cut as the log says; and where the next card of the round comes from."""

    def __init__(self) -> None:
        self.orders: dict[int, tuple[str, ...]] = {}
        self.left: list[str] = []
        self.seen: set[str] = set()

    def take(self, told: dict, order: tuple[str, ...], in_play: int) -> None:
        """Follow one event; `order` is that of a deck shuffled just now."""
        kind = told["type"]
        if kind == "DeckShuffled":
            assert sorted(order) == sorted(DECK), "a deck is 52 cards, none of them twice"
            self.orders[told["deck"]] = order
        elif kind == "DeckCut":
            deck, cards = self.orders[told["deck"]], told["cards"]
            self.orders[told["deck"]] = deck[cards:] + deck[:cards]
            self.left = list(self.orders[told["deck"]]) if told["deck"] == in_play else self.left
        elif kind == "BetsClosed":
            self.left, self.seen = list(self.orders[in_play]), set()

    def draw(self, kind: str, card: str) -> None:
        """A card leaves the stack: the top one; of two that were found face up the second may be discarded first."""
        first = 2 if kind == "CardDiscarded" else 1
        assert card in self.left[:first], "cards come off the stack in the order of the shuffle"
        self.left.remove(card)

    def shown(self, told: dict) -> None:
        """No card stands in a line of the log but those that everybody has seen by then."""
        if told["type"] in REVEALING or told.get("face_up"):
            self.seen.update(cards_in(told))
        hidden = set(cards_in(told)) - self.seen
        assert not hidden, f"{told['type']} tells {hidden}, which nobody was shown"
        if told["type"] == "CardsProven":
            assert set(cards_in(told)) == self.seen, "what everybody has seen is proven, and nothing else"


class Watch:
    """All tables of a floor, as their logs have them."""

    def __init__(self) -> None:
        self.days: dict[str, Day] = {}
        self.heads: dict[str, tuple[int, str]] = {}
        self.stacks: dict[str, Stacks] = {}
        self.balances: Counter[str] = Counter()
        self.layout: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def follow(self, store: Store, table: str) -> int:
        """Take in what the log of a table has got since; gives how many events."""
        records = list(store.records(table, self.seq(table)))
        for record in records:
            self.take(store, record)
        return len(records)

    def seq(self, table: str) -> int:
        return self.heads.get(table, (0, GENESIS))[0]

    def take(self, store: Store, record: Record) -> None:
        """One record, and everything that must hold after it."""
        table, told = record.table, json.loads(record.body)
        seq, head = self.heads.get(table, (0, GENESIS))
        assert first_break([record], head, seq + 1) is None, f"record {record.seq} does not continue the chain"
        self.heads[table] = record.seq, record.hash
        event = event_of(store, record, self.days.get(table))
        before = self.days.get(table) or new_day(table_of(event, GAMES[event.game]))
        assert tuple(map(tuple, record.postings)) == postings(before, event)
        self.days[table] = apply_day(before, event, record.at)
        self.kinds[told["type"]] += 1
        self._cards(store, record, told, event)
        self._money(record, told)

    def _cards(self, store: Store, record: Record, told: dict, event: object) -> None:
        day, stacks = self.days[record.table], self.stacks.setdefault(record.table, Stacks())
        order = opened(store.sealed(record.table, record.seq))[0] if told["type"] == "DeckShuffled" else ()
        stacks.take(told, order, day.in_play)
        stacks.shown(told)
        if told["type"] in DRAWN:
            stacks.draw(told["type"], event.card)
        if day.playing:
            state = day.round
            assert list(state.deck) == stacks.left, "the stack is what is left of the shuffle"
            hands = [card for position in state.positions for card in position.cards]
            cards = [*state.deck, *hands, *state.dealer, *state.community, *state.burned, *state.exposed]
            assert sorted(cards) == sorted(DECK), "every card is in one place"

    def _money(self, record: Record, told: dict) -> None:
        table, day = record.table, self.days[record.table]
        for account, amount in record.postings:
            self.balances[account] += amount
        assert sum(amount for _, amount in record.postings) == 0, "what leaves one account comes to another"
        assert sum(self.balances.values()) == 0, "the ledger sums to nought"
        lies = 0 if day.round.closed else sum(p.stakes[w] for p in day.round.positions for w in p.unsettled)
        self.layout[table] = self.balances[f"wagers:{table}"]
        assert self.layout[table] == lies, f"{self.layout[table]} cents are booked on the layout, {lies} lie there"
        assert self.balances[f"meter:{table}"] == (day.meter or 0), "the meter is what the table says"
        for account, _ in record.postings:
            below = account.startswith("patron:") and self.balances[account] < 0
            assert not below, f"{account} has {self.balances[account]} cents after {told['type']}"

    def compare(self, table: str, day: Day) -> None:
        """The table in memory is the one that its log leads to."""
        assert alike(self.days[table], day), f"{table} in memory is not what its log says"


def cards_in(value: object) -> Iterator[str]:
    """Every card that stands anywhere in an event."""
    if isinstance(value, str):
        if value in CARDS:
            yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from cards_in(part)
