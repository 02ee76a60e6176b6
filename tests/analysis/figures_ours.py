"""What our code gets for the quantities of the published figures, each by the words that name it in the files."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from croupier.analysis.analyze import main_stake, solution_digest
from croupier.analysis.known import Known, ranking_of
from croupier.analysis.lines import tally
from croupier.analysis.lower import both_reach
from croupier.analysis.main_wagers import main_worth
from croupier.analysis.plan import Spots
from croupier.analysis.planning import plan_and_spots
from croupier.analysis.play import by_group, first_values
from croupier.analysis.price import payoffs
from croupier.analysis.results import MAIN, Worth
from croupier.analysis.rules_of_play import Rule, RuleList, When, follow
from croupier.analysis.shape import Shape, courses_of, shape_of
from croupier.analysis.side import side_worth
from croupier.analysis.solution import Solution
from croupier.analysis.solve import solve
from croupier.analysis.strengths import strengths
from croupier.analysis.suits import classes
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import DECK, RANK_LETTERS, parse_cards
from croupier.cards.ranking import Category
from croupier.cli.game_file import load_game
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.custom import with_custom_tables
from croupier.rulebook.dealing import Ask
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game, elect
from tests.house.tracked import ROOT
from tests.oracles.published import Figure, root

Under = tuple[str, ...]
NO_BONUS, CARD_SEEN = "no ante bonus", "one card of the dealer's seen"

# Ways to play: the rules that say when to stake more, with the choice otherwise ------------------------

AK = "high card A-K"
NO_PAIR = {"hand_at_least": AK, "hand_below": "pair 2"}
PLAYS: Mapping[str, tuple[tuple[tuple[dict, str], ...], str]] = {
    "Q-6-4": ((({"hand_at_least": "high card Q-6-4"}, "1x"),), "fold"),
    "any queen high played": ((({"hand_at_least": "high card Q"}, "1x"),), "fold"),
    "every hand played": ((), "1x"),
    "three rules of thumb": (
        (
            ({"hand_at_least": "pair 2"}, "2x"),
            (NO_PAIR | {"up_to": "Q", "up_matches": True}, "2x"),
            (NO_PAIR | {"up_from": "K", "holds": "QJ"}, "2x"),
            (NO_PAIR | {"up_matches": False, "holds": "Q", "up_below": 4}, "2x"),
        ),
        "fold",
    ),
    "A-K-J-8-3 or better": ((({"hand_at_least": "high card A-K-J-8-3"}, "2x"),), "fold"),
    "a pair, or A-K with a rank of the dealer's card": (
        (({"hand_at_least": "pair 2"}, "2x"), (NO_PAIR | {"up_matches": True}, "2x")),
        "fold",
    ),
    "any pair or better": ((({"hand_at_least": "pair 2"}, "2x"),), "fold"),
    "A-K or better": ((({"hand_at_least": AK}, "2x"),), "fold"),
    "every hand raised": ((), "2x"),
    "1x with 33 to 99, 3x with TT or better": (
        (({"hand_at_least": "pair T"}, "3x"), ({"hand_at_least": "pair 3"}, "1x")),
        "fold",
    ),
    "1x with 22 to 99, 3x with TT or better": (
        (({"hand_at_least": "pair T"}, "3x"), ({"hand_at_least": "pair 2"}, "1x")),
        "fold",
    ),
}


class Played(NamedTuple):
    """What a fixed way to play comes to."""

    total: Fraction
    deals: int
    average_wager: Fraction


# Games and what the solver finds of them --------------------------------------------------------------


@lru_cache(maxsize=64)
def game_of(stem: str, under: Under) -> Game:
    """The game of a file under what a line says."""
    rule = definition(stem.replace("_", "-")) if stem.replace("_", "-") in KEYS else _example(stem)
    options, tables = dict[str, str](), dict[str, str]()
    for part in under:
        if ":" in part:
            tables[part.partition(":")[0]] = part.partition(":")[2].strip()
        elif part.startswith("play="):
            rule = with_choices(rule, "play", ("fold", *part.removeprefix("play=").split(",")))
        elif "=" in part and not part.startswith("stake="):
            options[part.partition("=")[0]] = part.partition("=")[2]
        elif part == CARD_SEEN:
            rule = replace(rule, counts=replace(rule.counts, dealer_up=1))
        else:
            assert part == NO_BONUS or part.startswith("stake="), part
    game = elect(rule, options)
    assert isinstance(game, Game), game
    if NO_BONUS in under:
        game = game.with_tables(game.tables, {})
    return with_custom_tables(game, tables) if tables else game


def _example(stem: str) -> GameDefinition:
    return load_game(str(ROOT / "examples" / f"{stem}.py"))


def with_choices(rule: GameDefinition, name: str, choices: tuple[str, ...]) -> GameDefinition:
    """The game with these choices at one decision, in this order; of choices worth the same the first is taken."""
    acts = rule.procedure
    asked = (
        Ask(replace(a.decision, choices=choices)) if isinstance(a, Ask) and a.decision.name == name else a for a in acts
    )
    return replace(rule, procedure=tuple(asked))


_SOLUTIONS: dict[str, Solution] = {}


def solution_of(game: Game) -> tuple[Shape, Solution]:
    """A solution, found once for all pay tables that it serves."""
    shape, digest = shape_of(game), solution_digest(game)
    if digest not in _SOLUTIONS:
        _SOLUTIONS[digest] = solve(shape)
    return shape, _SOLUTIONS[digest]


@lru_cache(maxsize=64)
def main(stem: str, under: Under) -> Worth:
    """What the main wagers are worth."""
    shape, solution = solution_of(game_of(stem, under))
    return main_worth(shape, solution, main_stake(shape, {}))


@lru_cache(maxsize=64)
def side(stem: str, under: Under, wager: str) -> Worth:
    """What a side wager is worth."""
    stake = next((int(part.removeprefix("stake=")) for part in under if part.startswith("stake=")), None)
    return side_worth(game_of(stem, under), wager, stake)


@lru_cache(maxsize=4)
def spots_of(stem: str, under: Under) -> tuple[Shape, Spots]:
    """The hands of a game with one decision, and what each choice is worth with them."""
    shape = shape_of(game_of(stem, under))
    spots = plan_and_spots(shape)[1][0]
    assert spots is not None
    assert len(shape.levels) == 1
    return shape, spots


def taken(stem: str, under: Under, play: str) -> np.ndarray:
    """The choice of a fixed way to play, with every hand."""
    shape, spots = spots_of(stem, under)
    rules, otherwise = PLAYS[play]
    listed = RuleList(play, tuple(Rule(When(**when), choice) for when, choice in rules), otherwise)
    known = Known(ranking_of(shape, 0), spots.holes, spots.boards, spots.ups)
    return follow(listed, known, shape.levels[0].choices).astype(np.int64)


@lru_cache(maxsize=32)
def played(stem: str, under: Under, play: str) -> Played:
    """What a fixed way to play comes to."""
    shape, spots = spots_of(stem, under)
    choice = taken(stem, under, play)
    values = np.take_along_axis(spots.values[:, 0], choice[:, None], axis=1)[:, 0]
    weights = spots.weights.astype(object)
    staked = np.array([course.staked for course in courses_of(shape)], object)[choice]
    total = Fraction(int((weights * values).sum()), spots.scale)
    return Played(total, int(weights.sum()) * spots.deals, Fraction(int((weights * staked).sum()), int(weights.sum())))


# Figures ------------------------------------------------------------------------------------------------


def ours(stem: str, figure: Figure) -> Fraction | str:
    """What our code gets for the quantity of a line."""
    under, quantity = figure.under, figure.quantity
    own = OWN.get(quantity)
    if own is not None:
        return own(stem, under)
    subject, colon, what = quantity.partition(": ")
    if not colon:
        return of_worth(main(stem, under), quantity)
    if subject in PLAYS:
        return of_worth(played(stem, under, subject), what)
    if subject in COUNTS:
        return COUNTS[subject](stem, under, what)
    return of_worth(side(stem, under, subject), what)


def of_worth(worth: Worth | Played, what: str) -> Fraction:
    """A figure of a wager, by its name."""
    edge = -worth.total / worth.deals
    figures = {
        "total net": Fraction(worth.total),
        "house edge": edge,
        "expected value": -edge,
        "player edge": -edge,
        "average total wager": worth.average_wager,
        "element of risk": edge / worth.average_wager,
        "return of all staked": 1 - edge / worth.average_wager,
    }
    if what in figures:
        return figures[what]
    assert isinstance(worth, Worth), what
    return _of_outcomes(worth, what)


def _of_outcomes(worth: Worth, what: str) -> Fraction:
    subject, _, which = what.rpartition(" ")
    match subject:
        case "net":
            return _combinations(worth, Fraction(which))
        case "return of" | "probability of" if which.lstrip("+-").isdigit():
            times = Fraction(which) if subject == "return of" else 1
            return _combinations(worth, Fraction(which)) * times / worth.deals
        case "share of":
            return worth.decisions[which]
    return _WHOLE[what](worth) if what in _WHOLE else _line(worth, what.removeprefix("probability of "))


def _combinations(worth: Worth, net: Fraction) -> Fraction:
    return Fraction(sum(one.combinations for one in worth.outcomes if one.net == net))


def _line(worth: Worth, line: str) -> Fraction:
    return Fraction(next(one.combinations for one in worth.outcomes if one.event == line), worth.deals)


def _when(worth: Worth, holds) -> Fraction:
    return Fraction(sum(one.combinations for one in worth.outcomes if holds(one)), worth.deals)


_WHOLE = {
    "deals": lambda worth: Fraction(worth.deals),
    "standard deviation": lambda worth: root(worth.variance),
    "hit frequency": lambda worth: worth.hit_frequency,
    "net above 0": lambda worth: _when(worth, lambda one: one.net > 0),
    "net of 0": lambda worth: _when(worth, lambda one: one.net == 0),
    "net below 0": lambda worth: _when(worth, lambda one: one.net < 0),
    "played and dealer does not qualify": lambda worth: _when(worth, lambda one: "does not qualify" in one.event),
    "break-even": lambda worth: worth.meter.break_even / 100,
    "return without the meter": lambda worth: worth.meter.fixed / worth.meter.stake,
    "cents of return for $10,000 of meter": lambda worth: worth.meter.share * 1_000_000,
}


# Hands ---------------------------------------------------------------------------------------------------


def _hands(game: Game, cards: int, name: str) -> Fraction:
    """How many hands of so many cards are of a kind, by the game's own ranking."""
    ranking = game.definition.player_hand.ranking
    found = strengths(ranking, cards)
    names = [ranking.category(value).value for value in found.ranking.values]
    chosen = {
        "pair of aces": [value[:2] == ranking.least(Category.PAIR, 14)[:2] for value in found.ranking.values],
        "less than two pair": [one in {"pair", "high card"} for one in names],
    }.get(name, [one == name for one in names])
    return Fraction(int(found.counts[1:][np.array(chosen)].sum()))


def _lines(stem: str, under: Under, wager: str, name: str) -> Fraction:
    """How many deals satisfy a line of a wager before all others."""
    game = game_of(stem, under)
    schedule = game.wagers[wager].schedule
    found = tally(schedule.lines, game.definition.counts)
    return Fraction(sum(often for lines, often in found.often.items() if lines[:1] == (name,)))


def _equal_hands(name: str) -> Fraction:
    """Pairs of three-card hands without a card in common that are exactly equal: group by group, each with each."""
    ranking = game_of("three_card_poker", ()).definition.player_hand.ranking
    groups: dict[tuple[int, ...], list[int]] = {}
    for hand in combinations(range(52), 3):
        held = tuple(DECK[card] for card in hand)
        groups.setdefault(ranking.uncached_value(held), []).append(sum(1 << card for card in hand))
    apart = 0
    for value, hands in groups.items():
        if ranking.category(value).value == name:
            masks = np.array(hands)
            apart += int((masks[:, None] & masks[None, :] == 0).sum())
    return Fraction(apart)


_equal = lru_cache(maxsize=8)(_equal_hands)


@lru_cache(maxsize=8)
def _equal_of_five_and_six(name: str) -> Fraction:
    """Pairs of a five-card and a six-card hand without a card in common whose best four cards are exactly equal.

    Both reach a value, less those of which the one or the other reaches the next.
    """
    ranking = game_of("four_card_poker", ()).definition.player_hand.ranking
    five, six = array_ranking(ranking, 5), array_ranking(ranking, 6)
    strengths_of_it = 1 + np.flatnonzero([ranking.category(value).value == name for value in five.values])
    total = 0
    for first in range(0, len(strengths_of_it), 60):
        at = strengths_of_it[first : first + 60]
        bounds = np.concatenate([at, at + 1, at, at + 1]), np.concatenate([at, at, at + 1, at + 1])
        both = np.array(both_reach(five, six, bounds)).reshape(4, -1).sum(axis=1)
        total += int(both[0] - both[1] - both[2] + both[3])
    return Fraction(total)


def _one_lower(stem: str, under: Under, name: str) -> Fraction:
    return _lines(stem, under, "bad_beat", name) - _equal(name)


def _bad_beat_when_equal_loses(stem: str, under: Under) -> Fraction:
    worth, game = side(stem, under, "bad_beat"), game_of(stem, under)
    pays = game.tables["bad_beat"][""].pays
    equal = _equal if stem == "three_card_poker" else _equal_of_five_and_six
    return worth.house_edge + Fraction(sum((pay.win + 1) * equal(line) for line, pay in pays.items()), worth.deals)


def _six(stem: str, under: Under, name: str) -> Fraction:
    return _hands(game_of(stem, under), 6, name)


COUNTS = {
    "hands": lambda stem, under, name: _hands(
        game_of(stem, under), game_of(stem, under).definition.counts.player, name
    ),
    "dealer's hands": lambda stem, under, name: _hands(game_of(stem, under), 6, name),
    "six cards": _six,
    "bad beat, one hand lower": _one_lower,
    "bad beat, equal hands": lambda stem, under, name: _equal(name),
}


# What has a name of its own --------------------------------------------------------------------------------


def _count_of_hands(stem: str, under: Under) -> Fraction:
    counts = game_of(stem, under).definition.counts
    return Fraction(sum(strengths(game_of(stem, under).definition.player_hand.ranking, counts.player).counts.tolist()))


def _qualifies(stem: str, under: Under) -> Fraction:
    shape = shape_of(game_of(stem, under))
    counts = strengths(shape.kinds.ranking.ranking, shape.dealer).counts
    return Fraction(int(counts[shape.qualifying :].sum()), int(counts.sum()))


def _value_of(cards: str):
    def value(stem: str, under: Under) -> Fraction:
        _, spots = spots_of(stem, under)
        hand = np.sort([DECK.index(card) for card in parse_cards(cards.split())])
        place = int(np.flatnonzero((spots.holes == _standing(hand)).all(axis=1))[0])
        return Fraction(int(spots.values[place, 0, 1]), spots.deals * spots.scale)

    return value


def _standing(hand: Sequence[int]) -> np.ndarray:
    """The set that stands for a hand of three suits: the suits change places, the ranks stay."""
    ranks = sorted(card >> 2 for card in hand)
    rows = classes(3).sets
    same = (np.sort(rows >> 2, axis=1) == ranks).all(axis=1) & (np.sort(rows & 3, axis=1) == [0, 1, 2]).all(axis=1)
    return rows[np.flatnonzero(same)[0]]


def _played_otherwise(stem: str, under: Under) -> Fraction:
    _, spots = spots_of(stem, under)
    best = spots.values[:, 0].argmax(axis=1)
    return Fraction(int(spots.weights[best != taken(stem, under, "Q-6-4")].sum()))


def first_decision(stem: str, under: Under) -> tuple[tuple[str, ...], dict[str, tuple[Fraction, ...]], int]:
    """What each choice of the first decision is worth with two cards of different suits, and what all are worth."""
    shape, solution = solution_of(game_of(stem, under))
    pays = payoffs(shape)
    options, values = first_values(shape, by_group(shape, solution, pays.net), pays.net)
    sets, weights, _ = classes(2)
    deals = main(stem, under).deals // 1326
    found = {}
    for (low, high), weight, column in zip(sets.tolist(), weights.tolist(), values.T, strict=True):
        if low & 3 != high & 3:
            name = f"{RANK_LETTERS[low >> 2]}-{RANK_LETTERS[high >> 2]}"
            found[name] = tuple(Fraction(int(value), weight * deals * pays.scale) for value in column)
    return options, found, int(values[options.index("2x")].sum())


def _folds(stem: str, under: Under) -> str:
    options, values, _ = first_decision(stem, under)
    fold = options.index("fold")
    return ", ".join(sorted(name for name, worths in values.items() if max(worths) == worths[fold]))


def _nobody_folds(stem: str, under: Under) -> Fraction:
    return Fraction(-first_decision(stem, under)[2], main(stem, under).deals)


def _with_two(rank: str):
    def value(stem: str, under: Under) -> Fraction:
        options, values, _ = first_decision(stem, under)
        return values[f"2-{rank}"][options.index("2x")]

    return value


def as_published(stem: str, under: Under) -> Worth:
    """Texas hold 'em bonus with the turn and the river bet whenever that is worth no less than to check."""
    rule = game_of(stem, under).definition
    for name in ("turn", "river"):
        rule = with_choices(rule, name, ("1x", "check"))
    game = elect(rule, game_of(stem, under).elections)
    assert isinstance(game, Game), game
    shape, solution = solution_of(game)
    return main_worth(shape, solution, None)


def _folds_without_a_square(stem: str, under: Under) -> Fraction:
    worth = as_published(stem, under)
    squares = sum((one.net**2 * one.combinations for one in worth.outcomes if "fold" not in one.event), Fraction(0))
    return root(squares / worth.deals - worth.ev**2)


def _ante_bonus(stem: str, under: Under) -> Fraction:
    return main(stem, (NO_BONUS,)).house_edge - main(stem, under).house_edge


OWN = {
    "hands": _count_of_hands,
    "hands played": lambda stem, under: main(stem, under).decisions["1x"] * _count_of_hands(stem, under),
    "dealer qualifies": _qualifies,
    "value of playing Q-6-3": _value_of("Qs 6h 3d"),
    "value of playing Q-6-4": _value_of("Qs 6h 4d"),
    "hands that Q-6-4 plays otherwise than best": _played_otherwise,
    "house edge, any queen high played": lambda s, u: of_worth(played(s, u, "any queen high played"), "house edge"),
    "house edge, every hand played": lambda s, u: of_worth(played(s, u, "every hand played"), "house edge"),
    "total net, no bonus": lambda s, u: main(s, u).total,
    "total net, no bonus, queen high played": lambda s, u: played(s, u, "any queen high played").total,
    "total net, no bonus, every hand played": lambda s, u: played(s, u, "every hand played").total,
    "house edge, no bonus": lambda s, u: main(s, u).house_edge,
    "value of the ante bonus": _ante_bonus,
    **{f"pair plus {letter}": lambda s, u: side(s, u, "pair_plus").total for letter in "ABCD"},
    "bad beat house edge": lambda s, u: side(s, u, "bad_beat").house_edge,
    "bad_beat: house edge, equal hands lose": _bad_beat_when_equal_loses,
    "ranks of hands": lambda s, u: Fraction(len(array_ranking(game_of(s, u).definition.player_hand.ranking, 4).values)),
    "hands: 3-card royal": lambda s, u: _lines(s, u, "three_card_bonus", "3-card royal"),
    "folds": _folds,
    "house edge, nobody folds": _nobody_folds,
    "standard deviation, folds without a square, bets worth nothing made": _folds_without_a_square,
    **{f"value of playing 2-{rank}": _with_two(rank) for rank in RANK_LETTERS[1:]},
}
assert MAIN not in COUNTS
