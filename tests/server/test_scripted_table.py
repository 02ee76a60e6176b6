"""Tables with scripted players: they need nobody, and go on from wherever they were stopped."""

from collections import Counter
from functools import partial

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.procedure import Shuffling
from croupier.rulebook.refusal import Refusal
from croupier.server.clock import Clock
from croupier.server.entropy import demonstration
from croupier.server.pit import Pit
from croupier.server.players import AlwaysPlays, AnyLegal
from croupier.server.scripted_table import Floor, ScriptedTable, in_play, most
from croupier.store.group_commit import GroupCommit
from croupier.store.store import open_store
from croupier.table.day import HOUR, new_day
from croupier.table.day_commands import OpenTable
from croupier.table.elected import Elected
from croupier.table.table import Table, open_table

RACK = 1_000_000
OPTIONS = {"premium-hold-em": {"bonus_spin": "progressive-5", "wheel": [1] * 12}}


def table_of(key: str, elected: Elected | None = None) -> Table:
    game = elect(definition(key), OPTIONS.get(key, {}))
    assert isinstance(game, Game), game
    table = open_table(game, elected=elected or Elected())
    assert isinstance(table, Table), table
    return table


class House:
    """A floor in a folder, which can be left and come back to."""

    def __init__(self, folder, key="three-card-poker", player=None, elected=None, **given):
        self.url, self.key, self.elected = f"sqlite:///{folder}/floor.db", key, elected
        self.player, self.given = player or AlwaysPlays(), {"seats": 2, "rack": RACK, **given}
        self.clock = Clock()
        self.come_back()

    def come_back(self) -> ScriptedTable:
        self.store = open_store(self.url)
        self.commits = GroupCommit(self.store)
        chance = partial(demonstration, 7)  # a stream for each name
        pit = Pit(self.store, self.commits, self.clock, chance)
        table = table_of(self.key, self.elected)
        if self.store.head("T").seq:
            pit.resume("T", {self.key: table.game.definition})
        else:
            backs = ("red", "blue")[: 1 + table.elected.second_deck]
            opening = OpenTable("T", backs, self.given["rack"], True)
            opened = pit.open("open", table, opening, automated=not self.given.get("paced"))
            assert not isinstance(opened, Refusal), opened
        self.table = ScriptedTable(Floor(pit, self.clock, chance), "T", self.player, **self.given)
        return self.table

    def leave(self) -> None:
        self.commits.close()
        self.store.close()

    def deal(self, rounds: int) -> "House":
        before = self.table.dealt.rounds
        while self.table.dealt.rounds < before + rounds or not self.table.at_rest:
            self.table.step()
        return self

    def events(self) -> list[str]:
        return [record.body.decode() for record in self.store.records("T")]

    def of(self, kind: str) -> list[str]:
        return [body for body in self.events() if f'"type":"{kind}"' in body]


@pytest.fixture
def house(tmp_path):
    made = []

    def make(*given, **named) -> House:
        made.append(House(tmp_path, *given, **named))
        return made[-1]

    yield make
    for one in made:
        one.leave()


@pytest.mark.parametrize("key", KEYS)
def test_rounds_of_every_game_are_dealt_and_the_books_balance(house, key):
    dealt = house(key, AnyLegal()).deal(5)
    balances = dealt.store.balances()
    assert dealt.table.dealt.rounds == 5
    assert sum(balances.values()) == 0
    assert balances.get("wagers:T", 0) == 0
    assert dealt.table.dealt.win == dealt.table.dealt.staked - dealt.table.dealt.returned


def test_nobody_wagers_what_he_has_not_bought(house):
    dealt = house(player=AnyLegal(), seats=5).deal(20)
    low: Counter[str] = Counter()
    for record in dealt.store.records("T"):
        for account, amount in record.postings:
            low[account] += amount
            assert low[account] >= 0 or not account.startswith("patron:"), record


def test_a_rack_that_runs_low_gets_a_fill_up_to_what_it_was_opened_with(house):
    dealt = house(rack=100_00, seats=6).deal(30)
    fills = dealt.of("InventoryFilled")
    assert fills
    assert all('"amount":-' not in fill for fill in fills)


@pytest.mark.parametrize("paced", [False, True])
def test_wherever_it_is_stopped_the_same_rounds_follow(house, tmp_path_factory, paced):
    """A table left after every single command and come back to writes the log of one that was never left."""
    elected = Elected(shuffling=Shuffling.AUTOMATED, second_deck=True)
    through = house("hold-em-3-bonus", elected=elected, paced=paced).deal(3)
    stopped = House(tmp_path_factory.mktemp("other"), "hold-em-3-bonus", elected=elected, paced=paced)
    rounds = 0
    while rounds < 3 or not stopped.table.at_rest:
        stopped.table.step()
        rounds += stopped.table.dealt.rounds
        stopped.leave()
        stopped.come_back()
    assert stopped.events() == through.events()
    stopped.leave()


@pytest.mark.parametrize(("paced", "cards"), [(True, {1}), (False, {9})])
def test_a_person_who_deals_does_one_act_after_the_other(house, paced, cards):
    """Each card of a person's is a command; the automated dealer's acts stand behind the command of a player."""
    dealt = house(paced=paced).deal(1)
    records = list(dealt.store.records("T"))
    keys = [f"deal:{record.seq}" for record in records]
    spans = [known.stored for key in keys if (known := dealt.store.command("T", key))]
    counts = Counter(
        next(span.first for span in spans if span.first <= record.seq <= span.last)
        for record in records
        if b'"type":"CardDealt"' in record.body
    )
    assert sum(counts.values()) == 9  # three cards for each of two players and the dealer
    assert set(counts.values()) == cards


def test_a_deck_that_is_a_day_old_leaves_between_rounds(house):
    dealt = house().deal(1)
    dealt.clock.seen(dealt.clock() + 25 * HOUR)
    dealt.deal(1)
    assert "in use for 24 hours" in dealt.of("DeckRemoved")[0]


def test_wagers_for_which_the_deck_grew_too_old_go_back_and_are_made_again(house):
    dealt = house().deal(1)
    while not (in_play(dealt.table.day) and dealt.table.day.round.positions):
        dealt.table.step()
    dealt.clock.seen(dealt.clock() + 25 * HOUR)
    dealt.deal(1)
    kinds = [kind for kind in ("WagerWithdrawn", "DeckRemoved") if dealt.of(kind)]
    assert kinds == ["WagerWithdrawn", "DeckRemoved"]
    assert dealt.table.day.number == 2


def test_a_closed_table_has_paid_its_players_out(house):
    dealt = house().deal(3)
    dealt.table.close()
    balances = dealt.store.balances()
    assert not dealt.table.day.open
    assert {account: amount for account, amount in balances.items() if account.startswith("patron:") and amount} == {}
    assert sum(balances.values()) == 0


def test_a_player_has_chips_for_every_decision_that_may_follow():
    premium = {"ante": 500, "xtra_bonus": 500}
    assert most(new_day(table_of("premium-hold-em")), premium) == 1_000 + 3 * 500
    assert most(new_day(table_of("three-card-poker")), {"ante": 700, "bad_beat": 100}) == 1_500
