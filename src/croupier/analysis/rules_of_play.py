"""Play in words: for each decision a short list of rules, of which the first that fits is followed.

A condition says what a player sees without counting: how good the hand is, which ranks are held, the dealer's card. It
is kept as data, read from and written to JSON, and put into words.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import asdict
from numpy.typing import NDArray

from croupier.analysis.known import Flags, HandRefused, Known, bound_words, ranking_of, read_bound
from croupier.analysis.shape import Level, Shape
from croupier.cards.array_ranking import ArrayRanking
from croupier.cards.card import RANK_LETTERS, rank_name


class RulesRefused(ValueError):
    """Rules that cannot be followed; the message is a sentence for a person."""


class When(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What must be so, all of it; what is not said does not matter. Ranks are letters, such as `QJ`."""

    hand_at_least: str | None = None
    hand_below: str | None = None
    holds: str | None = None  # at least one of these ranks
    lacks: str | None = None  # none of these ranks
    low_from: str | None = None  # the lowest card held is of this rank or a higher one
    low_to: str | None = None
    high_from: str | None = None  # the same for the highest card held
    high_to: str | None = None
    gap_to: int | None = None  # at most so many ranks between the lowest card held and the highest
    suited: int | None = None  # at least so many of the cards held are of one suit
    suited_below: int | None = None
    up_from: str | None = None  # the dealer's card in sight is of this rank or a higher one
    up_to: str | None = None
    up_matches: bool | None = None  # it has the rank of a card held
    up_below: int | None = None  # it ranks below the highest card held, the second highest, and so on
    matches_board: bool | None = None  # a card held has the rank of one on the board
    pair_held: bool | None = None
    over_board: int | None = None  # at least so many cards held rank above the whole board
    over_board_below: int | None = None
    flush_cards: int | None = None  # at least so many cards of one suit in sight
    flush_cards_below: int | None = None
    straight_cards: int | None = None  # at least so many ranks of one straight in sight
    straight_cards_below: int | None = None


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, and when it is made."""

    when: When
    choose: str


class RuleList(Struct, frozen=True, forbid_unknown_fields=True):
    """What is done at one decision: the first rule that fits, or else the last choice."""

    decision: str
    rules: tuple[Rule, ...]
    otherwise: str


class Strategy(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play a game: a list for each decision."""

    game: str
    decisions: tuple[RuleList, ...]


_ORDINALS: Final = ("highest", "second highest", "third highest", "fourth highest", "lowest")


def _rank(letter: str) -> int:
    return RANK_LETTERS.index(letter)


def _any_of(known: Known, letters: str) -> Flags:
    return np.asarray(np.isin(known.ranks, [_rank(letter) for letter in letters]).any(axis=1))


def _bound(known: Known, text: str) -> int:
    return known.ranking.at_least(read_bound(known.ranking.ranking, text))


_TESTS: Final[Mapping[str, Callable[[Known, Any], Flags]]] = {
    "hand_at_least": lambda known, text: known.strength >= _bound(known, text),
    "hand_below": lambda known, text: known.strength < _bound(known, text),
    "holds": _any_of,
    "lacks": lambda known, letters: ~_any_of(known, letters),
    "low_from": lambda known, letter: known.ranks[:, -1] >= _rank(letter),
    "low_to": lambda known, letter: known.ranks[:, -1] <= _rank(letter),
    "high_from": lambda known, letter: known.ranks[:, 0] >= _rank(letter),
    "high_to": lambda known, letter: known.ranks[:, 0] <= _rank(letter),
    "gap_to": lambda known, gap: known.ranks[:, 0] - known.ranks[:, -1] <= gap,
    "suited": lambda known, number: known.suited >= number,
    "suited_below": lambda known, number: known.suited < number,
    "up_from": lambda known, letter: known.up >= _rank(letter),
    "up_to": lambda known, letter: known.up <= _rank(letter),
    "up_matches": lambda known, yes: (known.ranks == known.up[:, None]).any(axis=1) == yes,
    "up_below": lambda known, place: known.up < known.ranks[:, place - 1],
    "matches_board": lambda known, yes: known.paired_ranks[0] == yes,
    "pair_held": lambda known, yes: known.paired_ranks[1] == yes,
    "over_board": lambda known, number: known.over >= number,
    "over_board_below": lambda known, number: known.over < number,
    "flush_cards": lambda known, number: known.suited_in_all >= number,
    "flush_cards_below": lambda known, number: known.suited_in_all < number,
    "straight_cards": lambda known, number: known.in_a_row >= number,
    "straight_cards_below": lambda known, number: known.in_a_row < number,
}


def fits(when: When, known: Known) -> Flags:
    """Where a condition holds."""
    found = np.ones(len(known.holes), np.bool_)
    for name, value in said(when):
        found &= _TESTS[name](known, value)
    return found


def said(when: When) -> Iterator[tuple[str, Any]]:
    """What a condition says, in order."""
    return ((name, value) for name, value in asdict(when).items() if value is not None)


def follow(rules: RuleList, known: Known, choices: tuple[str, ...]) -> NDArray[np.uint8]:
    """For every row the place of the choice among those on offer."""
    taken = np.full(len(known.holes), choices.index(rules.otherwise), np.uint8)
    for rule in reversed(rules.rules):
        taken[fits(rule.when, known)] = choices.index(rule.choose)
    return taken


def in_words(when: When, ranking: ArrayRanking) -> str:
    """A condition as it is said to a player."""
    return ", ".join(_words(when, ranking)) or "always"


def _words(when: When, ranking: ArrayRanking) -> Iterator[str]:
    low, high = (bound and read_bound(ranking.ranking, bound) for bound in (when.hand_at_least, when.hand_below))
    if low:
        yield f"{bound_words(ranking.ranking, low)} or better" + (
            f" but below {bound_words(ranking.ranking, high)}" if high else ""
        )
    elif high:
        yield f"less than {bound_words(ranking.ranking, high)}"
    for name, value in said(when):
        if name not in {"hand_at_least", "hand_below", "up_from", "up_to"}:
            yield _SAYINGS[name](value)
    if when.up_from or when.up_to:
        yield f"the dealer shows {_from_to(when.up_from, when.up_to)}"


def _ranks(letters: str) -> str:
    return " or ".join(_a_rank(letter) for letter in letters)


def _a_rank(letter: str) -> str:
    name = rank_name(_rank(letter) + 2)
    return f"an {name}" if name in {"ace", "eight"} else f"a {name}"


def _from_to(low: str | None, high: str | None) -> str:
    if low and high:
        return _a_rank(low) if low == high else f"{_a_rank(low)} to {_a_rank(high)}"
    return f"{_a_rank(low)} or higher" if low else f"{_a_rank(high or 'A')} or lower"


def _of_yours(number: int) -> str:
    return "one of your cards" if number == 1 else f"{number} of your cards"


def _fewer_of_yours(number: int) -> str:
    return "none of your cards" if number == 1 else f"fewer than {number} of your cards"


_SAYINGS: Final[Mapping[str, Callable[[Any], str]]] = {
    "holds": lambda letters: f"holding {_ranks(letters)}",
    "lacks": lambda letters: f"without {_ranks(letters)}",
    "low_from": lambda letter: f"the lowest card {_a_rank(letter)} or higher",
    "low_to": lambda letter: f"the lowest card {_a_rank(letter)} or lower",
    "high_from": lambda letter: f"the highest card {_a_rank(letter)} or higher",
    "high_to": lambda letter: f"the highest card {_a_rank(letter)} or lower",
    "gap_to": lambda gap: f"at most {gap} apart",
    "suited": lambda number: "suited" if number == 2 else f"{number} of a suit",
    "suited_below": lambda number: "not suited" if number == 2 else f"fewer than {number} of a suit",
    "up_matches": lambda yes: f"the dealer's card matches {'one' if yes else 'none'} of yours",
    "up_below": lambda place: f"the dealer's card is below your {_ORDINALS[place - 1]} card",
    "matches_board": lambda yes: f"{'a' if yes else 'no'} card of yours matches the board",
    "pair_held": lambda yes: "a pair in your own cards" if yes else "no pair in your own cards",
    "over_board": lambda number: f"{_of_yours(number)} or more above the board",
    "over_board_below": lambda number: f"{_fewer_of_yours(number)} above the board",
    "flush_cards": lambda number: f"{number} or more cards of one suit in sight",
    "flush_cards_below": lambda number: f"fewer than {number} cards of one suit in sight",
    "straight_cards": lambda number: f"{number} or more ranks of one straight in sight",
    "straight_cards_below": lambda number: f"fewer than {number} ranks of one straight in sight",
}


def in_lines(rules: RuleList, ranking: ArrayRanking) -> Iterator[str]:
    """The list as it is printed, a line for each rule."""
    for rule in rules.rules:
        yield f"{rule.choose} with {in_words(rule.when, ranking)}"
    yield f"otherwise {rules.otherwise}" if rules.rules else f"always {rules.otherwise}"


def read_strategy(text: bytes, shape: Shape) -> Strategy:
    """The rules in a file of JSON, checked against the game, or `RulesRefused`."""
    try:
        strategy = msgspec.json.decode(text, type=Strategy)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RulesRefused(f"The rules of play cannot be read: {error}.") from None
    key, names = shape.game.definition.key, [level.decision.name for level in shape.levels]
    if strategy.game != key:
        raise RulesRefused(f"These are rules of play for {strategy.game}, not for {key}.")
    if [rules.decision for rules in strategy.decisions] != names:
        raise RulesRefused(f"Rules of play for {key} take one list for each decision: {', '.join(names)}.")
    for rules, level in zip(strategy.decisions, shape.levels, strict=True):
        _check(rules, level, shape)
    return strategy


def _check(rules: RuleList, level: Level, shape: Shape) -> None:
    for choice in (*(rule.choose for rule in rules.rules), rules.otherwise):
        if choice not in level.choices:
            raise RulesRefused(
                f"At the {rules.decision} one may {', '.join(level.choices)}; {choice!r} is not offered."
            )
    one = np.arange(shape.hole + level.seen + shape.up, dtype=np.uint8)[None, :]
    holes, boards, ups = np.split(one, [shape.hole, shape.hole + level.seen], axis=1)
    known = Known(ranking_of(shape, level.seen), holes, boards, ups)
    for rule in rules.rules:
        try:
            fits(rule.when, known)
        except HandRefused as error:
            raise RulesRefused(f"In the rules for the {rules.decision}: {error}") from None
        except (ValueError, IndexError):
            told = ", ".join(f"{name} {value}" for name, value in said(rule.when))
            raise RulesRefused(
                f"In the rules for the {rules.decision} this says nothing of the cards: {told}."
            ) from None
