"""Players who follow rules or a plan choose at a table what a simulated round would choose with the same cards."""

import numpy as np
import pytest

from croupier.analysis.card_rows import number_sets
from croupier.analysis.planning import plan_and_spots
from croupier.analysis.rounds import Played, decide, played, played_by_rules, room_for
from croupier.analysis.rules_of_play import read_strategy
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.spot import Spot, standings
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import DECK, Card
from croupier.games.catalogue import KEYS
from croupier.server.entropy import demonstration, shuffled
from croupier.server.players import least_wagers
from croupier.server.strategist import Strategist
from croupier.table.round import Round
from croupier.table.table import Table, open_table
from croupier.table.views import HIDDEN, RoundView
from tests.analysis.simulated import RULES, plan_for, shape_and_rules
from tests.house.tracked import ROOT
from tests.server.rounds_played import Choices, round_played
from tests.settlement_table import game_under

SEATS = (1, 2, 3, 4, 5)
ROUNDS = 40


def table_for(shape: Shape) -> Table:
    opened = open_table(shape.game)
    assert isinstance(opened, Table), opened
    return opened


def all_rounds(shape: Shape, play: Played, rounds: int = ROUNDS, seed: int = 1) -> list[tuple[Round, Choices]]:
    """Rounds in which every seat plays so."""
    chance, table = demonstration(seed, shape.game.definition.key), table_for(shape)
    players = dict.fromkeys(SEATS, Strategist(shape, play))
    return [round_played(table, players, shuffled(DECK, chance), chance) for _ in range(rounds)]


def main_choices(shape: Shape, made: Choices, seat: int) -> list[str]:
    """What was chosen at a seat about the main wagers, in order."""
    main = {choice for level in shape.levels for choice in level.choices}
    return [choice for asked, _, choice in made if asked == seat and choice in main]


def rows(states: list[Round]) -> np.ndarray:
    """All cards that were dealt, hidden ones too, a row for each player as the simulation has them."""
    dealt = [(*p.cards, *state.dealer, *state.community) for state in states for p in state.positions]
    return np.array([card_numbers(cards) for cards in dealt], np.uint8)


def simulated(play: Played, cards: np.ndarray) -> list[list[str]]:
    """What a simulated round chooses with these cards, the decisions one after the other."""
    room = room_for(play).first(len(cards))
    room.cards[:] = cards
    number_sets(room.cards, 0, play.counts[0], room.holes)
    room.states[:] = 0
    for asked in play.asked:
        decide(asked, play, room)
    return [[choice for choice in play.courses[state].choices if choice] for state in room.states]


def chosen(shape: Shape, rounds: list[tuple[Round, Choices]]) -> list[list[str]]:
    return [main_choices(shape, made, position.seat) for state, made in rounds for position in state.positions]


@pytest.mark.parametrize("key", KEYS)
def test_rules_are_followed_as_in_a_simulation(key):
    shape, rules = shape_and_rules(key)
    play = played_by_rules(rules, shape)
    rounds = all_rounds(shape, play)
    made = chosen(shape, rounds)
    assert made == simulated(play, rows([state for state, _ in rounds]))
    taken = {choice for row in made for choice in row}
    assert taken == {choice for own, otherwise in RULES[key] for choice in (otherwise, *(c for _, c in own))}


@pytest.mark.parametrize("key", KEYS)
def test_a_plan_is_followed_as_in_a_simulation(key):
    """A plan that does what the rules say with these cards: looked up by class of suits, it says the same."""
    shape, rules = shape_and_rules(key)
    by_rules = played_by_rules(rules, shape)
    expected = all_rounds(shape, by_rules)
    by_plan = played(plan_for(rules, shape, by_rules, rows([state for state, _ in expected])))
    found = all_rounds(shape, by_plan)
    assert chosen(shape, found) == chosen(shape, expected) == simulated(by_plan, rows([s for s, _ in found]))


@pytest.mark.parametrize("key", ["three-card-poker", "four-card-poker", "texas-hold-em-bonus"])
def test_a_plan_that_says_otherwise_is_seen(key):
    shape, rules = shape_and_rules(key)
    by_rules = played_by_rules(rules, shape)
    expected = all_rounds(shape, by_rules)
    plan = plan_for(rules, shape, by_rules, rows([state for state, _ in expected]))
    for stand in plan.stands:
        stand.choices[:] = 1 - np.minimum(stand.choices, 1)
    assert chosen(shape, all_rounds(shape, played(plan))) != chosen(shape, expected)


def test_best_play_of_three_card_poker_stays_with_queen_six_four_or_better():
    """The strategy that every book on the game prints."""
    shape = shape_of(game_under("three-card-poker"))
    rounds = all_rounds(shape, played(plan_and_spots(shape)[0]), rounds=200)
    for (cards, choice), again in zip(held(rounds), held(rounds), strict=True):
        ranks = sorted(("23456789TJQKA".index(card[0]) for card in cards), reverse=True)
        made = len(set(ranks)) < 3 or len({card[1] for card in cards}) == 1 or ranks in STRAIGHTS
        assert choice == ("1x" if made or ranks >= [10, 4, 2] else "fold"), (cards, again)


STRAIGHTS = [[12, 1, 0], *([high, high - 1, high - 2] for high in range(2, 13))]


def held(rounds: list[tuple[Round, Choices]]) -> list[tuple[tuple[str, ...], str]]:
    """The cards of whoever chose, and the choice."""
    return [(own_cards(seen), choice) for _, made in rounds for _, seen, choice in made]


def own_cards(seen: RoundView) -> tuple[str, ...]:
    return next(position.cards for position in seen.positions if position.seat == seen.awaited)


@pytest.mark.soak
@pytest.mark.parametrize("key", ["four-card-poker", "caribbean-stud", "hold-em-3-bonus"])
def test_best_play_chooses_what_is_worth_most(key):
    """By dealing out all that may still come, of which the plan knows nothing."""
    shape = shape_of(game_under(key))
    rounds = all_rounds(shape, played(plan_and_spots(shape)[0]), rounds=4)
    for _, made in rounds:
        for _, seen, choice in made:
            if choice not in {"expose", "conceal"}:
                own, board, up = (tuple(Card(card) for card in cards if card != HIDDEN) for cards in in_sight(seen))
                (standing,) = standings(
                    shape, Spot(card_numbers(own), card_numbers(board), card_numbers(up[: shape.up]))
                )
                worth = {option.choice: option.ev for option in standing.options}
                assert worth[choice] == max(worth.values()), seen


def in_sight(seen: RoundView) -> tuple[tuple[str, ...], ...]:
    return own_cards(seen), seen.community, seen.dealer


def test_the_rules_of_a_file_are_followed():
    """Mimicking the dealer: a queen or better."""
    shape = shape_of(game_under("three-card-poker"))
    text = (ROOT / "examples" / "rules" / "mimic-the-dealer.json").read_bytes()
    for cards, choice in held(all_rounds(shape, played_by_rules(read_strategy(text, shape), shape))):
        ranks = sorted(("23456789TJQKA".index(card[0]) for card in cards), reverse=True)
        made = len(set(ranks)) < 3 or len({card[1] for card in cards}) == 1 or ranks in STRAIGHTS
        assert choice == ("1x" if made or ranks[0] >= 10 else "fold")


@pytest.mark.parametrize("key", KEYS)
def test_cards_that_it_does_not_see_change_no_choice(key):
    """The same cards in sight and others hidden: the first choice is the same whatever lies behind them."""
    shape, rules = shape_and_rules(key)
    player, chance, table = Strategist(shape, played_by_rules(rules, shape)), demonstration(5, key), table_for(shape)
    for _ in range(10):
        deck = shuffled(DECK, chance)
        _, made = round_played(table, {1: player}, deck, chance)
        first, seen, choice = made[0]
        visible = {card for cards in in_sight(seen) for card in cards if card != HIDDEN}
        rest = iter(shuffled([card for card in deck if card not in visible], chance))
        other = tuple(card if card in visible else next(rest) for card in deck)
        assert other != deck
        _, again = round_played(table, {1: player}, other, chance)
        assert again[0] == (first, seen, choice)


def test_it_makes_every_wager_and_exposes_its_cards():
    shape, rules = shape_and_rules("hold-em-3-bonus")
    player, table = Strategist(shape, played_by_rules(rules, shape)), table_for(shape)
    assert player.wagers(table, demonstration(1)) == least_wagers(table)
    _, made = round_played(table, {1: player}, DECK, demonstration(1))
    assert "expose" in {choice for _, _, choice in made}


def test_a_strategy_is_of_one_game():
    shape, rules = shape_and_rules("three-card-poker")
    player = Strategist(shape, played_by_rules(rules, shape))
    with pytest.raises(AssertionError, match="one game"):
        player.wagers(table_for(shape_of(game_under("four-card-poker"))), demonstration(1))
