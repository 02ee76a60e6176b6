"""A player who follows rules or a plan of the analysis at a table, as `croupier simulate` does in its rounds."""

from croupier.analysis.card_rows import number_sets
from croupier.analysis.rounds import Played, decide, room_for
from croupier.analysis.shape import Course, Shape, after, courses_of
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import Card
from croupier.server.entropy import Source
from croupier.server.players import Wagers, least_wagers, staying
from croupier.table.table import Table
from croupier.table.views import HIDDEN, PositionView, RoundView


class Strategist:
    """Makes every wager at its least, and decides on the main ones as `play` says."""

    def __init__(self, shape: Shape, play: Played) -> None:
        self._shape, self._play = shape, play
        self._room = room_for(play).first(1)
        self._courses = [courses_of(shape, levels) for levels in range(len(shape.levels) + 1)]
        self._main = {choice for level in shape.levels for choice in level.choices}

    def wagers(self, table: Table, chance: Source) -> Wagers:
        del chance
        assert table.game.definition.key == self._shape.game.definition.key, "a strategy is of one game"
        return least_wagers(table)

    def choose(self, seen: RoundView, chance: Source) -> str:
        del chance
        number = self._number(seen)
        if number is None:
            return staying(seen.choices)
        own = next(position for position in seen.positions if position.seat == seen.awaited)
        self._lay_out(own, _up(seen.community), _up(seen.dealer))
        self._room.states[0] = self._courses[number].index(self._course(own.choices, number))
        decide(self._play.asked[number], self._play, self._room)
        return self._courses[number + 1][int(self._room.states[0])].choices[-1]

    def _number(self, seen: RoundView) -> int | None:
        """Which decision it is; None where a side wager hangs on it, of which strategies say nothing."""
        board = len(_up(seen.community))
        for number, level in enumerate(self._shape.levels):
            if level.seen == board and set(seen.choices) <= set(level.choices):
                return number
        return None

    def _lay_out(self, own: PositionView, board: tuple[Card, ...], dealer: tuple[Card, ...]) -> None:
        """Put the cards in sight where a simulated round has them; the others are not looked at."""
        hole, behind, _ = self._play.counts
        (cards,) = self._room.cards
        cards[:] = 0
        cards[:hole] = card_numbers(_up(own.cards))
        cards[hole + behind : hole + behind + len(board)] = card_numbers(board)
        if self._play.up:
            cards[self._play.up] = card_numbers(dealer)[0]
        number_sets(self._room.cards, 0, hole, self._room.holes)

    def _course(self, made: tuple[str, ...], number: int) -> Course:
        """The way that led to a decision: of the choices made those about the main wagers, in order."""
        chosen = iter([choice for choice in made if choice in self._main])
        (course,) = self._courses[0]
        for level in self._shape.levels[:number]:
            options = {option.choices[-1]: option for option in after(course, level)}
            course = options[""] if "" in options else options[next(chosen)]
        return course


def _up(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(Card(card) for card in cards if card != HIDDEN)
