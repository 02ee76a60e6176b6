"""How many rounds does the engine play in a second, beside two poker libraries?

All are measured in one run, in turns, so that a busy machine slows all of them alike. What lasts are the ratios;
the figures themselves belong to one machine. Nothing here passes or fails by the time it takes.
"""

import argparse
import gc
import time
from collections.abc import Callable, Sequence
from itertools import repeat
from random import Random
from statistics import median
from typing import Any, NamedTuple

from croupier.cards.card import DECK, Card
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.dealing import Ask
from croupier.rulebook.game import Game, elect
from croupier.table import commands as c
from croupier.table.decide import play
from croupier.table.events import Event, WagerSettled
from croupier.table.meter import in_play, reset
from croupier.table.round import Round, asked, new_round
from croupier.table.table import Table, open_table

try:
    import pokerkit
except ImportError:
    pokerkit = None
try:
    import rlcard
except ImportError:
    rlcard = None

MISSING = [name for name, found in (("PokerKit", pokerkit), ("RLCard", rlcard)) if found is None]
WANTED = 15_000
STAKE = 1_000
REPETITIONS = 9

ONE_SEAT = "three card poker, one seat"
ANTE_AND_PLAY = "three card poker, one seat, ante and play"
WITH_SHUFFLE = "three card poker, one seat, shuffle included"
SIX_SEATS = "three card poker, six seats"
POKERKIT = "PokerKit, no-limit hold'em, two players"
LIMIT = "RLCard, limit hold'em, two players"
LEDUC = "RLCard, Leduc hold'em, two players"

COUNTED = """\
A round of ours is every command from the deck that is handed in to the last wager settled: all checks, every event with
its citations gathered in memory, and the state after each event. Each seat makes every wager that the game offers
before the deal, in one row the ante alone, and stays in. Decks are shuffled and commands made beforehand; one row
counts the shuffle too.
PokerKit: blinds of 1 and 2, stacks of 200, both check or call to the showdown, all else is automated (State API).
RLCard: both choose at random; a hand is one env.run. Leduc hold'em, its fastest poker, has a deck of six cards.
Both libraries shuffle within the hand. Time is the processor time of this process, which works on one core.
"""

Deck = tuple[Card, ...]


class Contestant(NamedTuple):
    """Somebody who plays rounds: `play` is measured, what it is given is prepared beforehand."""

    name: str
    rounds: int  # in one measurement
    prepare: Callable[[int, Random], Sequence[Any]]
    play: Callable[[Any], object]


class Seated:
    """A table of one game under its default options, with so many seats taken and the same wagers at each."""

    def __init__(self, key: str, seats: int, wagers: Sequence[str] = ()) -> None:
        game = elect(definition(key), {})
        assert isinstance(game, Game), game
        table = open_table(game)
        assert isinstance(table, Table), table
        self.title = game.definition.title
        self.table = table
        opening = wagers or [key for key, wager in game.wagers.items() if not wager.by_decision]
        stakes = {key: game.exact[key] or STAKE for key in opening}
        progressive = in_play(game)
        placed = [c.PlaceWagers(seat, f"patron {seat}", stakes) for seat in range(1, seats + 1)]
        close = c.CloseBets(reset(game, progressive) if progressive else None)
        self.script = self._completed([c.Shuffle(DECK), *placed, close])[1:]

    def _completed(self, opening: list[c.Command]) -> list[c.Command]:
        """All commands of a round that opens so; as nobody folds, they are the same with any deck."""
        given, state, first = list[c.Command](), new_round(self.table), iter(opening)
        while not state.closed:
            given.append(next(first, None) or self._next(state))
            state = carry_out(state, given[-1])[0]
        return given

    def _next(self, state: Round) -> c.Command:
        if not isinstance(state.task, Ask):
            return c.Proceed()
        decision = state.task.decision
        stay = decision.choices_under(self.table.game.elections)[-1]
        return c.Decide(asked(state, decision)[0].seat, stay)

    def round(self, deck: Deck) -> list[Event]:
        """Play one round; all its events."""
        state, shuffle = carry_out(new_round(self.table), c.Shuffle(deck))
        events = [*shuffle]
        for command in self.script:
            state, more = carry_out(state, command)
            events += more
        return events

    def shuffled_round(self, chance: Random) -> list[Event]:
        """Shuffle, then play."""
        return self.round(shuffled(chance))


def carry_out(state: Round, command: c.Command) -> tuple[Round, tuple[Event, ...]]:
    outcome = play(state, command)
    assert isinstance(outcome, tuple), outcome
    return outcome


class Chooser:
    """A player of RLCard who chooses at random: quicker than RLCard's own, which reckons its chances as well."""

    use_raw = False

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return self.chance.choice(list(state["legal_actions"])), {}


def shuffled(chance: Random) -> Deck:
    deck = list(DECK)
    chance.shuffle(deck)
    return tuple(deck)


def decks(rounds: int, chance: Random) -> list[Deck]:
    return [shuffled(chance) for _ in range(rounds)]


def chances(rounds: int, chance: Random) -> list[Random]:
    """For those who shuffle as they play."""
    return [*repeat(chance, rounds)]


def engine() -> list[Contestant]:
    """Ours."""
    three, others = KEYS[0], [Seated(key, 1) for key in KEYS[1:]]
    one, six, ante = Seated(three, 1), Seated(three, 6), Seated(three, 1, ["ante"])
    return [
        Contestant(ONE_SEAT, 3000, decks, one.round),
        Contestant(ANTE_AND_PLAY, 3000, decks, ante.round),
        Contestant(WITH_SHUFFLE, 3000, chances, one.shuffled_round),
        Contestant(SIX_SEATS, 700, decks, six.round),
        *(Contestant(f"{other.title}, one seat", 1500, decks, other.round) for other in others),
    ]


def libraries() -> list[Contestant]:
    """Theirs, as far as they are installed."""
    found = []
    if pokerkit is not None:
        found.append(Contestant(POKERKIT, 150, chances, pokerkit_hand))
    if rlcard is not None:
        found.append(Contestant(LIMIT, 3000, chances, rlcard_hands("limit-holdem")))
        found.append(Contestant(LEDUC, 6000, chances, rlcard_hands("leduc-holdem")))
    return found


def pokerkit_hand(chance: Random) -> object:
    del chance  # it has its own
    state = pokerkit.NoLimitTexasHoldem.create_state(tuple(pokerkit.Automation), True, 0, (1, 2), 2, 200, 2)
    while state.status:
        state.check_or_call()
    return state


def rlcard_hands(name: str) -> Callable[[Random], object]:
    """Hands in one environment, which begins each of them afresh."""
    environment = rlcard.make(name, config={"seed": 1})
    environment.set_agents([Chooser(Random(seat)) for seat in range(environment.num_players)])

    def hand(chance: Random) -> object:
        del chance  # it has its own
        return environment.run(is_training=False)

    return hand


def rate(contestant: Contestant, rounds: int, repetition: int) -> float:
    """Rounds in a second of processor time. No deck comes twice, or the engine would remember what its hands are."""
    prepared = contestant.prepare(rounds, Random(f"{contestant.name} {repetition}"))
    one_round = contestant.play
    gc.collect()
    started = time.process_time_ns()
    for each in prepared:
        one_round(each)
    return rounds * 1e9 / max(time.process_time_ns() - started, 1)


def measure(contestants: Sequence[Contestant], repetitions: int, share: int) -> dict[str, list[float]]:
    """The rates of each; `share` makes a measurement so many times smaller."""
    rates: dict[str, list[float]] = {one.name: [] for one in contestants}
    for repetition in range(repetitions):
        for one in contestants:
            rates[one.name].append(rate(one, max(one.rounds // share, 1), repetition))
    return rates


def print_rates(rates: dict[str, list[float]]) -> None:
    """Best, median and the time of one; then how many times as fast as each library, median against median."""
    rivals = {name: median(rates[name]) for name in (POKERKIT, LIMIT, LEDUC) if name in rates}
    heads = {POKERKIT: "/PokerKit", LIMIT: "/RLCard", LEDUC: "/Leduc"}
    print(f"{'rounds or hands a second':45}{'best':>8}{'median':>8}{'us each':>9}", *(f"{heads[r]:>9}" for r in rivals))
    for name, found in rates.items():
        middle = median(found)
        ratios = (f"{middle / rival:9.2f}" for rival in rivals.values())
        print(f"{name:45}{max(found):8,.0f}{middle:8,.0f}{1e6 / middle:9.1f}", *ratios)


def print_findings(rates: dict[str, list[float]]) -> None:
    for name in (ONE_SEAT, ANTE_AND_PLAY):
        print(f"{name}: {median(rates[name]) / WANTED:.0%} of the {WANTED:,} rounds a second that are wanted")
    share = median(rates[ONE_SEAT]) / (6 * median(rates[SIX_SEATS]))
    verdict = "no slower than linear in seats" if share <= 1 else "slower than linear in seats"
    print(f"{SIX_SEATS}: {share:.2f} of six times the time of one seat, {verdict}")


def print_record() -> None:
    """What one round leaves behind."""
    for name, seats in ((ONE_SEAT, 1), (SIX_SEATS, 6)):
        events = Seated(KEYS[0], seats).round(shuffled(Random(1)))
        cited = [refs for event in events for refs in citations(event)]
        print(f"{name}: {len(events)} events with {len(cited)} citations a round")


def citations(event: Event) -> tuple[str, ...]:
    """The paragraphs of an event, and those of the wager it settles."""
    own = getattr(event, "cites", ())
    settled = event.settled.cites if isinstance(event, WagerSettled) else ()
    return (*((own,) if isinstance(own, str) else own), *settled)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--quick", action="store_true", help="a few rounds, to see that it runs; the figures say little"
    )
    quick = parser.parse_args().quick
    for name in MISSING:
        print(f"{name} is not installed here, so it is left out; `make bench` installs it.")
    repetitions, share = (2, 100) if quick else (REPETITIONS, 1)
    rates = measure([*engine(), *libraries()], repetitions, share)
    print_rates(rates)
    print()
    print_findings(rates)
    print_record()
    print(f"\nBest and median are of {repetitions} measurements of each, taken in turns.\n{COUNTED}", end="")


if __name__ == "__main__":
    main()
