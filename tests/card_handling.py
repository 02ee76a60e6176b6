"""What the rules of several games order about cards in the same words: each statement is tried under its paragraph."""

from collections.abc import Sequence

from croupier.cards.card import DECK
from croupier.rulebook.procedure import By, Shuffling, Step
from croupier.rulebook.refusal import Refusal
from croupier.server.automaton import next_act
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.day import places
from croupier.table.elected import Elected
from croupier.table.record import public
from croupier.table.run import AnyCommand
from croupier.table.settlement import Outcome
from croupier.table.table import Stub, open_table
from croupier.table.views import HIDDEN, view
from tests.day_driver import ARRIVE_SHUFFLED, BY_SHUFFLER, COUNTING, SEED, TWO_DECKS, DayDriver, act
from tests.settlement_table import game_under

INSPECTED = [Step.RECEIVE, Step.INSPECT, Step.VERIFY, Step.SPREAD, Step.LOOK, Step.WASH, Step.STACK]
CUT = [Step.COVER, Step.LIFT, Step.COMPLETE, Step.UNCOVER]
AUTOMATED = Shuffling.AUTOMATED
EVERY_ROUND = Elected(count_every=1)


def agenda(driver: DayDriver) -> list[Step]:
    return [due.duty.step for due in driver.day.agenda]


def refused(driver: DayDriver, command: AnyCommand, cites: str) -> bool:
    """That this is refused under this paragraph."""
    refusal = driver.tell(command)
    assert refusal is not None, f"{command} is accepted"
    assert cites in refusal.cites, refusal
    return True


class Handled:
    """One game and the section that its paragraphs are numbered in."""

    def __init__(self, key: str, section: str = "") -> None:
        self.key, self.section = key, section

    def day(self, elected: Elected | None = None, method: str = "", settling: str = "") -> DayDriver:
        return DayDriver(self.key, elected, method, settling)

    def ref(self, number: str) -> str:
        """The paragraph of this number in the section; one with its chapter stays as it is."""
        return number if "-" in number else self.section + number

    # Acts in their turn ---------------------------------------------------------------------------------

    def in_its_turn(self, step: Step, number: str, elected: Elected | None = None, method: str = "") -> DayDriver:
        """When this act is due no other is done and no card is dealt; done, it stands in the log with its paragraph."""
        cites, driver = self.ref(number), self.day(elected, method).open().until(step)
        for other in Step:
            assert other is step or refused(driver, act(other), cites)
        assert refused(driver.wager(), c.CloseBets(), cites)
        known = len(driver.events)
        driver.perform(step)
        assert len(driver.events) > known
        assert all(cites in event.cites for event in driver.events[known:])
        return driver

    def whose(self, step: Step, by: By, elected: Elected | None = None) -> bool:
        driver = self.day(elected).open().until(step)
        assert driver.day.due is not None
        return driver.day.due.duty.by is by

    # Decks ----------------------------------------------------------------------------------------------

    def one_deck_with_one_back(self, number: str) -> None:
        assert isinstance(self.day().tell(dc.OpenTable("T1", ("red", "blue"))), Refusal)
        driver = self.day().open()
        assert [deck.back for deck in driver.day.decks] == ["red"]
        driver.perform(Step.RECEIVE)
        assert self.ref(number) in driver.of(d.StepTaken)[0].cites
        assert Step.COVER in agenda(driver), "the cut is made on a cover card"

    def second_deck_only_beside_a_shuffler(self, number: str) -> None:
        for shuffling, allowed in ((Shuffling.MANUAL, False), (AUTOMATED, True)):
            table = open_table(game_under(self.key), elected=Elected(shuffling=shuffling, second_deck=True))
            assert isinstance(table, Refusal) is not allowed
            assert allowed or self.ref(number) in table.cites
        assert len(self.day(TWO_DECKS).open().day.decks) == 2

    def both_decks_conform(self, number: str) -> None:
        driver = self.day(TWO_DECKS).ready()
        received = [event for event in driver.of(d.StepTaken) if event.step == Step.RECEIVE.value]
        assert [event.deck for event in received] == [1, 2]
        assert all(self.ref(number) in event.cites for event in received)
        short = self.day(TWO_DECKS).ready().wager()
        assert isinstance(short.tell(act(Step.SHUFFLE, DECK[1:], deck=2)), Refusal)
        assert short.tell(act(Step.SHUFFLE, deck=2)) is None

    def backs_differ(self, number: str) -> None:
        assert refused(self.day(TWO_DECKS), dc.OpenTable("T1", ("red", "red")), self.ref(number))
        driver = self.day(TWO_DECKS).open("red", "blue").until(None)
        assert refused(driver, dc.RemoveDeck(2, "worn", "red"), self.ref(number))
        driver.do(dc.RemoveDeck(2, "worn", "green"))

    def other_deck_is_in_the_shuffler(self, number: str) -> None:
        self.in_its_turn(Step.FEED, number, TWO_DECKS)
        driver = self.day(TWO_DECKS).ready().wager().do(c.CloseBets())
        command = next_act(driver.day, driver.source)
        assert isinstance(command, dc.Perform)
        assert (command.step, command.deck) == (Step.SHUFFLE, 2), "the shuffler works while the dealer deals"
        assert isinstance(driver.tell(act(Step.SHUFFLE, deck=1)), Refusal), "never on the deck that is dealt"
        driver.do(command).do(c.Proceed())
        assert self.ref(number) in driver.of(e.DeckShuffled)[-1].cites

    def decks_alternate(self, number: str) -> None:
        driver = self.day(TWO_DECKS).rounds(6).ready()
        loads = [event for event in driver.of(d.StepTaken) if event.step == Step.LOAD.value]
        assert [event.deck for event in loads] == [1, 2, 1, 2, 1, 2, 1]
        assert [proof.deck for proof in driver.of(d.CardsProven)] == [1, 2, 1, 2, 1, 2]
        assert all(self.ref(number) in event.cites for event in loads[1:])

    def rack_holds_cards_of_one_deck(self, number: str) -> None:
        """A deck is in the rack from its first discard until it goes into the shuffler."""
        driver = self.day(TWO_DECKS).rounds(5, choose=0).ready()
        in_play, rack, held = 0, set[int](), set[int]()
        for event in driver.events:
            if isinstance(event, d.StepTaken) and event.step == Step.LOAD.value:
                in_play = event.deck
            if isinstance(event, d.StepTaken) and event.step == Step.FEED.value:
                assert self.ref(number) in event.cites
                rack.discard(event.deck)
            if isinstance(event, d.CardsCollected | e.CardBurned | e.StubDiscarded):
                rack.add(in_play)
                held |= rack
            assert len(rack) <= 1
        assert held == {1, 2}

    # Opening --------------------------------------------------------------------------------------------

    def received_in_one_of_two_ways(self, number: str) -> None:
        for elected, steps in ((None, INSPECTED), (ARRIVE_SHUFFLED, [Step.RECEIVE])):
            self.in_its_turn(Step.RECEIVE, number, elected)
            ready = CUT if elected else self.shuffle
            assert agenda(self.day(elected).open()) == [*steps, *ready, Step.LOAD]

    @property
    def shuffle(self) -> list[Step]:
        return [Step.SHUFFLE, *CUT]

    def inspected_verified_and_spread_face_up(self, number: str) -> None:
        driver = self.day().open()
        assert agenda(driver)[1:5] == [Step.INSPECT, Step.VERIFY, Step.SPREAD, Step.LOOK]
        for step in (Step.VERIFY, Step.SPREAD):
            self.in_its_turn(step, number)
        assert self.whose(Step.VERIFY, By.FLOORPERSON)
        assert self.whose(Step.LOOK, By.PLAYER)

    def washed_and_stacked_after_the_first_players_look(self, number: str) -> None:
        driver = self.day().open().until(Step.LOOK)
        assert next_act(driver.day, driver.source) is None, "nobody has come yet"
        assert next_act(driver.wager().day, driver.source) == dc.Perform(Step.LOOK)
        assert agenda(driver)[:4] == [Step.LOOK, Step.WASH, Step.STACK, Step.SHUFFLE]
        for step in (Step.LOOK, Step.WASH, Step.STACK):
            self.in_its_turn(step, number)

    def each_of_two_decks_by_itself(self, number: str) -> None:
        driver = self.day(TWO_DECKS).open()
        due = [(one.duty.step, one.deck) for one in driver.day.agenda]
        assert due[:14] == [*[(step, 1) for step in INSPECTED], *[(step, 2) for step in INSPECTED]]
        while driver.day.due.deck == 1 or driver.due is not Step.STACK:
            assert isinstance(driver.tell(act(Step.SHUFFLE, deck=2)), Refusal)
            driver.perform(driver.due)
        received = [event for event in driver.of(d.StepTaken) if event.step == Step.RECEIVE.value]
        assert all(self.ref(number) in event.cites for event in received)

    # Shuffle and cut ------------------------------------------------------------------------------------

    def shuffled_before_play_and_after_each_round(self, number: str) -> None:
        for elected, shuffles in ((None, 4), (BY_SHUFFLER, 4), (ARRIVE_SHUFFLED, 3)):
            driver = self.day(elected).rounds(3).ready()
            ordered = [event for event in driver.of(e.DeckShuffled) if self.ref(number) in event.cites]
            assert len(ordered) == shuffles
            assert all(sorted(event.order) == sorted(DECK) for event in driver.of(e.DeckShuffled))
        self.in_its_turn(Step.SHUFFLE, number)
        driver = self.day().open().until(Step.SHUFFLE)
        assert refused(driver, dc.Perform(Step.SHUFFLE, DECK[1:], SEED), self.ref(number))

    def only_a_shuffler_makes_the_cut_needless(self) -> None:
        for elected, cuts in ((None, 3), (BY_SHUFFLER, 0), (ARRIVE_SHUFFLED, 3)):
            assert len(self.day(elected).rounds(3).of(d.DeckCut)) == cuts

    def not_cut_after_a_shuffler(self, number: str) -> None:
        driver = self.in_its_turn(Step.SHUFFLE, number, BY_SHUFFLER)
        assert agenda(driver) == [Step.LOAD]

    def cut_after_a_shuffle_by_hand_or_in_advance(self, number: str) -> None:
        for elected in (None, ARRIVE_SHUFFLED):
            self.in_its_turn(Step.COVER, number, elected)
            assert agenda(self.day(elected).open().until(Step.COVER)) == [*CUT, Step.LOAD]

    def cut_step(self, step: Step, number: str) -> DayDriver:
        self.in_its_turn(step, number, ARRIVE_SHUFFLED)
        return self.in_its_turn(step, number)

    def at_least_ten_cards_are_cut(self, number: str) -> None:
        for cards in (None, 0, 9, 52):
            assert refused(self.day().open().until(Step.LIFT), dc.Perform(Step.LIFT, cards=cards), self.ref(number))
        for cards in (10, 51):
            driver = self.day().open().until(Step.LIFT).perform(Step.LIFT, cards=cards)
            assert (driver.of(d.DeckCut)[0].cards, self.ref(number) in driver.of(d.DeckCut)[0].cites) == (cards, True)
        assert all(event.cards >= 10 for event in self.day().rounds(20).of(d.DeckCut))

    def rest_goes_onto_the_cut(self, number: str) -> None:
        self.cut_step(Step.COMPLETE, number)
        driver = self.day().open().until(Step.SHUFFLE).perform(Step.SHUFFLE).perform(Step.COVER)
        driver.perform(Step.LIFT, cards=10).until(None)
        assert driver.day.deck.stack == (*DECK[10:], *DECK[:10])

    def cut_deck_is_dealt(self) -> None:
        driver = self.day().ready()
        stack = driver.day.deck.stack
        driver.wager().do(c.CloseBets()).do(c.Proceed(one_act=True))
        assert driver.of(e.CardDealt)[0].card == stack[0]

    def recut_between_cut_and_first_card(self, number: str) -> None:
        order = dc.OrderRecut("sam", "cards fell")
        for moment, allowed in ((Step.COVER, False), (Step.UNCOVER, False), (Step.LOAD, True), (None, True)):
            driver = self.day().open().until(moment)
            assert driver.tell(order) is None if allowed else refused(driver, order, self.ref(number))
        assert [self.ref(number) in due.duty.cites for due in driver.day.agenda] == [True] * 5
        assert agenda(driver) == [*CUT, Step.LOAD]
        driver.until(None).wager().do(c.CloseBets()).do(order).until(None).do(c.Proceed(one_act=True))
        assert len(driver.of(d.DeckCut)) == 3
        assert refused(driver, order, self.ref(number))

    def idle_cards_lie_spread(self, number: str, wash: str) -> None:
        for face_up, turned in ((True, []), (False, [Step.TURN_UP])):
            driver = self.day(Elected(idle_face_up=face_up)).rounds(1).ready().do(dc.GoIdle())
            assert self.ref(number) in driver.of(d.StepTaken)[-1].cites
            assert agenda(driver) == [*turned, Step.LOOK, Step.WASH, Step.STACK, *self.shuffle, Step.LOAD]
            assert next_act(driver.day, driver.source) is None, "they lie there until somebody comes"
            assert refused(driver.wager(), c.CloseBets(), self.ref(number) if turned else self.ref(wash))
            driver.until(Step.SHUFFLE)
            assert driver.steps()[-3:] == [step.value for step in (Step.LOOK, Step.WASH, Step.STACK)]

    def idle_decks_lie_spread_each_by_itself(self, number: str) -> None:
        driver = self.day(TWO_DECKS).rounds(1).ready().do(dc.GoIdle())
        spread = driver.of(d.StepTaken)[-2:]
        assert [(event.deck, event.cites) for event in spread] == [(deck, (self.ref(number),)) for deck in (1, 2)]
        washed = [(step, deck) for deck in (1, 2) for step in (Step.LOOK, Step.WASH, Step.STACK)]
        assert [(due.duty.step, due.deck) for due in driver.day.agenda][:6] == washed
        driver.rounds(2)
        shuffled = [event.deck for event in driver.of(e.DeckShuffled)]
        assert shuffled == [1, 2, 2, 1, 2], "both again, the one in play first"

    # Dealing --------------------------------------------------------------------------------------------

    def loaded(self, method: str, *numbers: str) -> None:
        """The deck goes where it is dealt from once it is shuffled, and cut where it has to be."""
        for number in numbers:
            self.in_its_turn(Step.LOAD, number, BY_SHUFFLER, method)
            assert all(self.ref(number) not in self.load(other) for other in self.methods if other[:4] != method[:4])

    @property
    def methods(self) -> Sequence[str]:
        return tuple(game_under(self.key).definition.methods)

    def load(self, method: str) -> tuple[str, ...]:
        driver = self.day(BY_SHUFFLER, method).ready()
        return driver.of(d.StepTaken)[-1].cites

    def hand_needs_a_shuffler(self, number: str) -> None:
        table = open_table(game_under(self.key), "hand", elected=Elected())
        assert isinstance(table, Refusal)
        assert self.ref(number) in table.cites
        driver = self.day().ready()
        assert refused(driver, dc.ChangeMethod("hand", Shuffling.MANUAL), self.ref(number))
        assert driver.tell(dc.ChangeMethod("hand", AUTOMATED)) is None

    def no_more_bets_before_the_first_card(self, method: str, number: str) -> None:
        driver = self.day(BY_SHUFFLER, method).ready().wager()
        assert refused(driver, c.Proceed(), self.ref(number))
        driver.do(c.CloseBets()).do(c.Proceed())
        kinds = [type(event) for event in driver.events if isinstance(event, e.BetsClosed | e.CardDealt)]
        assert kinds[0] is e.BetsClosed
        assert set(kinds[1:]) == {e.CardDealt}
        assert driver.of(e.BetsClosed)[0].cites == self.ref(number)

    # Stub -----------------------------------------------------------------------------------------------

    def at_the_stub(
        self, elected: Elected | None = None, method: str = "", rounds: int = 0, seats: int = 1
    ) -> DayDriver:
        """After whole rounds, the moment of another at which its last card is out."""
        driver = self.day(elected, method).rounds(rounds).ready()
        for seat in range(1, seats + 1):
            driver.wager(seat, f"patron {seat}")
        driver.do(c.CloseBets())
        while not isinstance(driver.day.round.task, Stub):
            if driver.tell(c.Proceed(one_act=True)) is not None:
                self.choose(driver)
        return driver

    @staticmethod
    def choose(driver: DayDriver) -> None:
        """Whoever is asked stays in."""
        decision = driver.day.round.task.decision
        for seat in range(1, 8):
            for choice in reversed(decision.choices):
                if driver.tell(c.Decide(seat, choice)) is None:
                    return

    def stub_goes_to_the_rack(self, method: str, number: str) -> None:
        driver = self.day(BY_SHUFFLER, method).ready().wager().do(c.CloseBets()).do(c.Proceed(one_act=True))
        assert isinstance(driver.tell(c.HandleStub()), Refusal), "cards are still to be dealt"
        driver = self.at_the_stub(BY_SHUFFLER, method)
        assert refused(driver, c.Proceed(), self.ref(number))
        driver.do(c.HandleStub())
        assert self.ref(number) in driver.of(e.StubDiscarded)[0].cites
        assert driver.of(e.StubCounted) == []

    def stub_is_never_shown(self, method: str) -> None:
        """Whether it is counted or not: none of its cards stands in the public record."""
        driver = self.at_the_stub(BY_SHUFFLER, method)
        stub, where = driver.day.round.deck, places(driver.day.deck)
        driver.do(c.HandleStub(len(stub))).finish()
        record = str([public(event, where) for event in driver.events if not isinstance(event, d.CardsProven)])
        proven = {card for event in driver.of(d.CardsProven) for _, card, _ in event.cards}
        assert len(stub) >= 25
        assert proven.isdisjoint(stub)
        assert driver.day.round.dealer[0] in record
        assert not any(repr(str(card)) in record for card in stub)

    def counted_every_fifth_round(self, method: str, number: str) -> None:
        driver = self.at_the_stub(BY_SHUFFLER, method, rounds=4)
        assert driver.of(e.StubCounted) == []
        assert refused(driver, c.HandleStub(), self.ref(number))
        driver.do(c.HandleStub(len(driver.day.round.deck)))
        assert self.ref(number) in driver.of(e.StubCounted)[0].cites
        table = open_table(game_under(self.key), method, elected=Elected(shuffling=AUTOMATED, count_every=6))
        assert isinstance(table, Refusal)
        assert self.ref(number) in table.cites
        assert len(self.day(BY_SHUFFLER, method).rounds(10).of(e.StubCounted)) == 2

    def whole_deck_is_discarded(self, number: str) -> None:
        driver = self.at_the_stub(EVERY_ROUND)
        driver.do(c.HandleStub(len(driver.day.round.deck)))
        assert self.ref(number) in driver.of(e.StubDiscarded)[0].cites
        assert driver.of(e.RoundVoided) == []

    def wrong_count_voids_all_hands(self, number: str) -> None:
        """A misdeal leaves the deck at the table; a wrong deck leaves it."""
        for misdeal in (True, False):
            driver = self.at_the_stub(EVERY_ROUND, seats=2)
            driver.do(c.HandleStub(len(driver.day.round.deck) - 1, misdeal=misdeal))
            assert driver.of(e.RoundVoided)[0].cites == (self.ref(number),)
            assert {event.settled.outcome for event in driver.of(e.WagerSettled)} == {Outcome.VOID}
            assert {event.settled.seat for event in driver.of(e.WagerSettled)} == {1, 2}
            assert [self.ref(number) in event.cites for event in driver.of(d.DeckRemoved)] == [True] * (not misdeal)
            fresh = [] if misdeal else INSPECTED
            assert agenda(driver) == [Step.COLLECT, *fresh, *self.shuffle, Step.LOAD]

    def shuffler_that_counts_makes_the_count_needless(self, number: str, method: str = "") -> None:
        driver = self.day(COUNTING, method).rounds(7)
        assert driver.of(e.StubCounted) == []
        driver.until(Step.SHUFFLE)
        assert refused(driver, act(Step.SHUFFLE), self.ref(number)), "it says what it counted"
        driver.perform(Step.SHUFFLE, cards=51)
        assert self.ref(number) in driver.of(d.DeckRemoved)[0].cites
        assert agenda(driver) == [*INSPECTED, Step.SHUFFLE, Step.LOAD]
        if method != "hand":  # that is refused without a shuffler anyway
            table = open_table(game_under(self.key), method, elected=Elected(shuffler_counts=True))
            assert isinstance(table, Refusal)
            assert self.ref(number) in table.cites

    # After the deal -------------------------------------------------------------------------------------

    def each_player_has_the_own_cards_only(self) -> None:
        driver = self.day().ready().wager(1, "ann").wager(2, "bob").do(c.CloseBets()).do(c.Proceed())
        for patron, own in (("ann", 0), ("bob", 1)):
            hands = [position.cards for position in view(driver.day.round, patron).positions]
            assert hands[own] == driver.day.round.positions[own].cards
            assert set(hands[1 - own]) == {HIDDEN}

    def collected_when_all_are_settled(self, settling: str, number: str) -> None:
        driver = self.two_players(settling)
        assert driver.of(d.CardsCollected) == []
        assert refused(driver, act(Step.SHUFFLE), self.ref(number))
        driver.perform(Step.COLLECT)
        collected = driver.of(d.CardsCollected)
        assert [event.seats for event in collected] == [(5, 2, 0)]
        assert self.ref(number) in collected[0].cites

    def collected_hand_by_hand(self, settling: str, number: str) -> None:
        driver = self.two_players(settling).perform(Step.COLLECT)
        settled = [(event.settled.seat, "settled") for event in driver.of(e.WagerSettled)]
        order = [
            (event.seats[0], "racked") if isinstance(event, d.CardsCollected) else (event.settled.seat, "settled")
            for event in driver.events
            if isinstance(event, d.CardsCollected | e.WagerSettled)
        ]
        fives, twos = ([one for one in settled if one[0] == seat] for seat in (5, 2))
        assert order == [*fives, (5, "racked"), *twos, (2, "racked"), (0, "racked")]
        assert all(self.ref(number) in event.cites for event in driver.of(d.CardsCollected))

    def collected_so_that_hands_can_be_rebuilt(self, number: str) -> None:
        driver = self.two_players("").perform(Step.COLLECT)
        assert [seat for event in driver.of(d.CardsCollected) for seat in event.seats] == [5, 2, 0]
        assert all(self.ref(number) in event.cites for event in driver.of(d.CardsCollected))
        hands = {seat: [event.card for event in driver.of(e.CardDealt) if event.seat == seat] for seat in (5, 2, 0)}
        assert len({card for cards in hands.values() for card in cards}) == sum(map(len, hands.values()))

    def two_players(self, settling: str) -> DayDriver:
        driver = self.day(settling=settling).ready().wager(2, "bob").wager(5, "eve")
        return driver.do(c.CloseBets()).finish()
