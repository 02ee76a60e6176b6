"""The cells of settlement: for every game, which choice, showdown, hand and option can decide which wager.

Written from the regulation and sharing no code with the sources: a hand is read by the naive oracle. A showdown is
the player's class of hand, the dealer's, and which is higher. Where the classes differ the order decides, where they
are the same all three outcomes are possible, unless `never` says why not: no cell is left out since nothing reached it.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import prod
from typing import NamedTuple

from tests.oracles import naive

Cards = list[str]
FEW = 64  # combinations of options
HIGHER, EQUAL, LOWER = "higher", "equal", "lower"


class Deal(NamedTuple):
    """The cards of a round with one player."""

    player: Cards
    dealer: Cards
    board: Cards


class Side(NamedTuple):
    """A wager settled by a reading of the cards, whatever became of the others, and the option with its pay table."""

    option: str
    classes: tuple[str, ...]
    read: Callable[[Deal], str]
    unless: tuple[str, ...] = ("off",)  # values of the option under which it is not offered


class Spec(NamedTuple):
    """What one game's settlement depends on."""

    key: str
    held: tuple[int, int, int]  # cards of the player, the dealer and the board
    size: int  # cards that make a hand
    options: Mapping[str, tuple]
    paths: Mapping[str, tuple[str, ...]]  # by name: the decisions of a round
    classes: tuple[str, ...]  # of a showdown, the lowest first
    hand: Callable[[Cards, Cards], tuple]  # own cards and board: the oracle's hand
    read: Callable[[tuple], str]  # its class
    main: Mapping[str, tuple[str, ...]]  # wagers that the showdown settles, with the options that matter
    sides: Mapping[str, Side]
    never: Mapping[tuple[str, str, str], str] = {}
    placed: Mapping[str, tuple[str, ...]] = {}  # wagers by decision, by the path that makes them
    alone: tuple[str, str] = ("", "")  # a path without an opening main wager, and the side wager that it is about
    forbidden: tuple[Mapping[str, object], ...] = ()  # options that the rule does not let go together
    only: Mapping[str, tuple[str, tuple]] = {}  # paths that an option opens: its name and these values
    also: tuple[str, ...] = ()  # deals for side wagers that showdowns do not bring: player / dealer / board


def compared(mine: tuple, dealers: tuple) -> str:
    return EQUAL if mine == dealers else HIGHER if mine > dealers else LOWER


def showdown(spec: Spec, deal: Deal) -> tuple[str, str, str]:
    mine, dealers = spec.hand(deal.player, deal.board), spec.hand(deal.dealer, deal.board)
    return spec.read(mine), spec.read(dealers), compared(mine, dealers)


def showdowns(spec: Spec) -> Iterator[tuple[str, str, str]]:
    """Every showdown that cards allow."""
    for (place, mine), (other, dealers) in product(enumerate(spec.classes), repeat=2):
        outcomes = (HIGHER, EQUAL, LOWER) if place == other else (HIGHER if place > other else LOWER,)
        yield from ((mine, dealers, outcome) for outcome in outcomes if (mine, dealers, outcome) not in spec.never)


def assignments(spec: Spec) -> list[dict]:
    """Options: all combinations where they are few, or else the values of each option in turn under each version."""
    names, values = list(spec.options), list(spec.options.values())
    if prod(map(len, values)) <= FEW:
        found = [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
        return [each for each in found if not any(pair.items() <= each.items() for pair in spec.forbidden)]
    turns = range(max(map(len, values)))
    return [
        {name: each[turn % len(each)] for name, each in spec.options.items()} | {names[0]: version}
        for version in values[0]
        for turn in turns
    ]


# Three card poker ---------------------------------------------------------------------------------------------------

THREE = tuple(naive.THREE_CARD_HANDS)


def three_card(own: Cards, board: Cards) -> tuple:
    return naive.three_card_hand(own)


def three_card_class(hand: tuple) -> str:
    name = THREE[hand[0]]
    return name if hand[0] else "queen high or better" if max(hand[1]) >= naive.QUEEN else "less than queen high"


def lower_three(deal: Deal) -> str:
    return THREE[min(naive.three_card_hand(deal.player)[0], naive.three_card_hand(deal.dealer)[0])]


THREE_CARD_POKER = Spec(
    key="three-card-poker",
    held=(3, 3, 0),
    size=3,
    options={
        "version": ("standard", "f1", "f2", "f3"),
        "pair_plus": ("A", "B", "C", "D"),
        "ante_bonus": ("standard", "f"),
        "bad_beat": ("on", "off"),
    },
    paths={"fold": ("fold",), "play": ("1x",), "pair plus alone": ()},
    classes=("less than queen high", "queen high or better", *THREE[1:]),
    hand=three_card,
    read=three_card_class,
    main={"ante": ("version", "ante_bonus"), "play": ("version",)},
    sides={
        "pair_plus": Side("pair_plus", THREE, lambda deal: THREE[naive.three_card_hand(deal.player)[0]]),
        "bad_beat": Side("bad_beat", THREE, lower_three),
    },
    never={("three-of-a-kind", "three-of-a-kind", EQUAL): "a rank has four cards"},
    placed={"play": ("play",)},
    alone=("pair plus alone", "pair_plus"),
    forbidden=(  # 20.11(a)3i: the higher ante bonus goes with 20.6(f) and with pair plus table B
        {"version": "standard", "ante_bonus": "f"},
        *({"pair_plus": letter, "ante_bonus": "f"} for letter in "ACD"),
    ),
    only={"pair plus alone": ("version", ("standard",))},
)

# Four card poker ----------------------------------------------------------------------------------------------------

FOUR = tuple(naive.FOUR_CARD_HANDS)


def four_card(own: Cards, board: Cards) -> tuple:
    return naive.best_four_card_hand(own)


def aces_up(deal: Deal) -> str:
    place, ranks = naive.best_four_card_hand(deal.player)
    return "pair of aces" if FOUR[place] == "pair" and ranks[0] == naive.ACE else FOUR[place]


def lower_four(deal: Deal) -> str:
    return FOUR[min(four_card(deal.player, [])[0], four_card(deal.dealer, [])[0])]


FOUR_CARD_POKER = Spec(
    key="four-card-poker",
    held=(5, 6, 0),
    size=4,
    options={"aces_up": ("I", "II", "III", "IV", "V", "VI", "VII"), "bad_beat": ("printed", "summary", "off")},
    paths={"fold": ("fold",), "once": ("1x",), "twice": ("2x",), "three times": ("3x",), "aces up alone": ()},
    classes=FOUR,
    hand=four_card,
    read=lambda hand: FOUR[hand[0]],
    main={"ante": (), "play": ()},
    sides={
        "aces_up": Side("aces_up", (*FOUR, "pair of aces"), aces_up),
        "bad_beat": Side("bad_beat", FOUR, lower_four),
    },
    never={
        ("three-of-a-kind", "three-of-a-kind", EQUAL): "a rank has four cards",
        ("four-of-a-kind", "four-of-a-kind", EQUAL): "a rank has four cards",
    },
    placed={"once": ("play",), "twice": ("play",), "three times": ("play",)},
    alone=("aces up alone", "aces_up"),
    also=("As Ah 7d 5c 2s / /",),
)

# Texas hold 'em bonus -----------------------------------------------------------------------------------------------

FIVE = tuple(naive.FIVE_CARD_HANDS)
TWO_CARDS = (
    *("aces against aces", "aces", "ace king suited", "ace queen suited", "ace jack suited", "ace king", "kings"),
    *("queens", "jacks", "ace queen", "ace jack", "another pair", "nothing"),
)


def best_five(own: Cards, board: Cards) -> tuple:
    return naive.best_five_card_hand(own + board)


def two_cards(deal: Deal) -> str:
    """The line of the bonus wager that two cards make."""
    names = {naive.KING: "king", naive.QUEEN: "queen", naive.JACK: "jack"}
    low, high = sorted(map(naive.rank_of, deal.player))
    suited = " suited" if naive.is_one_suit(deal.player) else ""
    if high == low == naive.ACE:
        return "aces against aces" if all(naive.rank_of(card) == naive.ACE for card in deal.dealer) else "aces"
    if high == low:
        return f"{names[low]}s" if low in names else "another pair"
    return f"ace {names[low]}{suited}" if high == naive.ACE and low in names else "nothing"


TEXAS_HOLD_EM_BONUS = Spec(
    key="texas-hold-em-bonus",
    held=(2, 2, 5),
    size=5,
    options={
        "ante_pays": ("flush", "straight"),
        "bonus": ("on", "no-dealer-aces", "off"),
        "progressive": ("A", "B", "C", "D", "none", "off"),
    },
    paths={
        "fold": ("fold",),
        "flop": ("2x", "check", "check"),
        "turn": ("2x", "1x", "check"),
        "river": ("2x", "check", "1x"),
        "turn and river": ("2x", "1x", "1x"),
    },
    classes=FIVE,
    hand=best_five,
    read=lambda hand: FIVE[hand[0]],
    main={"ante": ("ante_pays",), "flop": (), "turn": (), "river": ()},
    sides={
        "bonus": Side("bonus", TWO_CARDS, two_cards),
        "progressive": Side(
            "progressive", FIVE, lambda deal: FIVE[naive.five_card_hand(deal.player + deal.board[:3])[0]]
        ),
    },
    never={
        **{
            pair: "a full house or four of a kind takes a pair on the board, which the other hand then has too"
            for full in ("full house", "four-of-a-kind")
            for pair in (("high card", full, LOWER), (full, "high card", HIGHER))
        },
        ("royal flush", "royal flush", HIGHER): "nothing is higher",
        ("royal flush", "royal flush", LOWER): "nothing is higher",
    },
    placed={
        "flop": ("flop",),
        "turn": ("flop", "turn"),
        "river": ("flop", "river"),
        "turn and river": ("flop", "turn", "river"),
    },
    forbidden=({"bonus": "off", "progressive": "off"},),  # 19:46-1.13Q(g)
    also=(
        *("As Ah / Ac Ad /", "As Ah / Kc Ad /", "As Ks / /", "As Qs / /", "As Js / /", "As Kd / /", "Ks Kd / /"),
        *("Qs Qd / /", "Js Jd / /", "As Qd / /", "As Jd / /", "7s 7d / /", "9s 4d / /"),
        *("As Ks / / Qs Js Ts", "9s 8s / / 7s 6s 5s", "4s 4h / / 4d 4c 9s", "4s 4h / / 4d 9c 9s"),
        *("As 9s / / 7s 6s 2s", "9s 8h / / 7s 6s 5s", "4s 4h / / 4d 8c 9s", "4s 4h / / 8d 8c 9s"),
        *("4s 4h / / 8d Jc 9s", "2s 4h / / 8d Jc Qs"),
    ),
)

# Caribbean stud -----------------------------------------------------------------------------------------------------


def five_card(own: Cards, board: Cards) -> tuple:
    return naive.five_card_hand(own)


def caribbean_class(hand: tuple) -> str:
    both = naive.ACE in hand[1] and naive.KING in hand[1]
    return FIVE[hand[0]] if hand[0] else "ace and king" if both else "less than ace and king"


CARIBBEAN_STUD = Spec(
    key="caribbean-stud",
    held=(5, 5, 0),
    size=5,
    options={"progressive": ("on", "off"), "payout_limit": (None, 50_000), "progressive_after_fold": ("lost", "live")},
    paths={"fold": ("fold",), "bet": ("2x",)},
    classes=("less than ace and king", "ace and king", *FIVE[1:]),
    hand=five_card,
    read=caribbean_class,
    main={"ante": (), "bet": ("payout_limit",)},
    sides={
        "progressive": Side(
            "progressive_after_fold", FIVE, lambda deal: FIVE[naive.five_card_hand(deal.player)[0]], unless=()
        )
    },
    never={
        **{
            (each, each, EQUAL): "a rank has four cards" for each in ("three-of-a-kind", "full house", "four-of-a-kind")
        },
        ("royal flush", "royal flush", HIGHER): "nothing is higher",
        ("royal flush", "royal flush", LOWER): "nothing is higher",
    },
    placed={"bet": ("bet",)},
)

# Hold 'em 3 bonus ---------------------------------------------------------------------------------------------------

THREE_ROYAL = (*THREE, "3-card royal")
SIX = (*FIVE, "6-card royal other", "6-card royal diamonds")


def three_royal(deal: Deal) -> str:
    place, ranks = naive.three_card_hand(deal.player)
    return "3-card royal" if THREE[place] == "straight flush" and ranks == [naive.ACE] else THREE[place]


def six_cards(deal: Deal) -> str:
    cards = deal.player + deal.dealer
    if naive.top_of_sequence(cards) == naive.ACE and naive.is_one_suit(cards):
        return "6-card royal diamonds" if cards[0][1] == "d" else "6-card royal other"
    return FIVE[naive.best_five_card_hand(cards)[0]]


def seven_cards(deal: Deal) -> str:
    """The line of the blind bonus that a player's seven cards make."""
    cards = deal.player + deal.board
    if naive.top_of_sequence(cards) is not None and naive.is_one_suit(cards):
        return "7-card royal flush" if naive.top_of_sequence(cards) == naive.ACE else "7-card straight flush"
    return FIVE[naive.best_five_card_hand(cards)[0]]


SEVEN = (*FIVE, "7-card straight flush", "7-card royal flush")
HOLD_EM_3_BONUS = Spec(
    key="hold-em-3-bonus",
    held=(3, 3, 4),
    size=5,
    options={
        "version": ("1", "2"),
        "blind_1x": tuple("ABCDEFGHIJK"),
        "blind_2x": tuple("ABC"),
        "three_card_bonus": ("A", "B", "C", "D", "off"),
        "six_card_bonus": (*"ABCDEFGHIJK", "off"),
        "burn": ("no", "yes"),
        "aggregate_limit": (None, 40_000),
    },
    paths={"fold": ("fold",), "once": ("1x",), "twice": ("2x",)},
    classes=FIVE,
    hand=best_five,
    read=lambda hand: FIVE[hand[0]],
    main={"flop": ("version",), "turn_river": ("version",), "blind_bonus": ("version",)},
    sides={
        "three_card_bonus": Side("three_card_bonus", THREE_ROYAL, three_royal),
        "six_card_bonus": Side("six_card_bonus", SIX, six_cards),
        "blind_bonus, by 1x": Side("blind_1x", SEVEN, seven_cards),
        "blind_bonus, by 2x": Side("blind_2x", SEVEN, seven_cards),
    },
    never={
        ("royal flush", "royal flush", HIGHER): "nothing is higher",
        ("royal flush", "royal flush", LOWER): "nothing is higher",
    },
    placed={"once": ("turn_river",), "twice": ("turn_river",)},
    only={"twice": ("version", ("2",))},
    also=(
        *("As Ks Qs / /", "9s 8s 7s / /", "7s 7h 7d / /", "9s 8h 7s / /", "9s 4s 2s / /", "9s 9h 2s / /"),
        *("Ad Kd Qd / Jd Td 9d /", "As Ks Qs / Js Ts 9s /", "As Ks Qs / Js Ts 2h /", "9s 8s 7s / 6s 5s 2h /"),
        *("9s 9h 9d / 9c 5s 2h /", "9s 9h 9d / 5c 5s 2h /", "As 9s 4s / 3s 2s Kh /", "9s 8h 7s / 6d 5s 2h /"),
        *("9s 9h 9d / 4c 5s 2h /", "9s 9h 5d / 4c 5s 2h /", "9s 9h 5d / 4c Ks 2h /", "9s Jh 5d / 4c Ks 2h /"),
        *("As Ks Qs / / Js Ts 9s 8s", "9s 8s 7s / / 6s 5s 4s 3s"),
    ),
)

# Premium Hold 'Em ---------------------------------------------------------------------------------------------------


def premium_class(hand: tuple) -> str:
    return "pair of twos" if FIVE[hand[0]] == "pair" and hand[1][0] < 3 else FIVE[hand[0]]


JACKS = ("high card", "pair", "two pair below jacks", "two pair jacks up", *FIVE[3:])


def jacks_class(hand: tuple) -> str:
    if FIVE[hand[0]] == "two pair":
        return "two pair jacks up" if hand[1][0] >= naive.JACK else "two pair below jacks"
    return FIVE[hand[0]]


PREMIUM_HOLD_EM = Spec(
    key="premium-hold-em",
    held=(3, 3, 4),
    size=5,
    options={
        "ante_nonqualifying": ("printed", "push"),
        "bonus_spin": ("progressive-5", "fixed-5", "progressive-1", "fixed-1", "off"),
    },
    paths={
        "three times": ("3x",),
        "fold": ("check", "fold"),
        "once": ("check", "1x"),
        "twice": ("check", "2x"),
    },
    classes=("high card", "pair of twos", *FIVE[1:]),
    hand=best_five,
    read=premium_class,
    main={"ante": ("ante_nonqualifying",), "xtra_bonus": (), "play": ()},
    sides={
        "player_bonus": Side("", JACKS, lambda deal: jacks_class(best_five(deal.player, deal.board))),
        "dealer_bonus": Side("", JACKS, lambda deal: jacks_class(best_five(deal.dealer, deal.board))),
    },
    never={
        ("royal flush", "royal flush", HIGHER): "nothing is higher",
        ("royal flush", "royal flush", LOWER): "nothing is higher",
    },
    placed={"three times": ("play",), "once": ("play",), "twice": ("play",)},
    also=(
        *("Js Jh 7d / / 7s Kc 9d 2h", "Ts Th 7d / / 7s Kc 9d 2h"),
        *("2s Kc 7d / Js Jh 7c / 7s 9d Qh 4h", "2s Kc 7d / Ts Th 7c / 7s 9d Qh 4h"),
    ),
)

SPECS = (
    THREE_CARD_POKER,
    FOUR_CARD_POKER,
    TEXAS_HOLD_EM_BONUS,
    CARIBBEAN_STUD,
    HOLD_EM_3_BONUS,
    PREMIUM_HOLD_EM,
)


# The cells ----------------------------------------------------------------------------------------------------------

Cell = tuple  # wager, values of the options that matter to it, path, and a showdown or a class


def opening(spec: Spec) -> list[str]:
    """The main wagers that are made before the deal."""
    later = {wager for wagers in spec.placed.values() for wager in wagers}
    return [wager for wager in spec.main if wager not in later]


def open_paths(spec: Spec, options: dict) -> Iterator[str]:
    """The paths that a player may take under these options."""
    for path in spec.paths:
        name, values = spec.only.get(path, ("", ()))
        if not name or options[name] in values:
            yield path


def made(spec: Spec, options: dict, path: str) -> tuple[list[str], list[str]]:
    """The wagers of a path: those that the showdown settles, and the names of the sides."""
    sides = [name for name, side in spec.sides.items() if not side.option or options[side.option] not in side.unless]
    if path == spec.alone[0]:
        return [], [name for name in sides if name == spec.alone[1]]
    by = {"once": "by 2x", "twice": "by 1x"}.get(path, "by")  # the pay table is chosen by the multiple
    placed = spec.placed.get(path, ())
    return [*opening(spec), *placed], [name for name in sides if by not in name]


def main_cells(spec: Spec, options: dict, path: str, shown: tuple[str, str, str]) -> set[Cell]:
    chosen = {wager: [str(options[name]) for name in spec.main[wager]] for wager in made(spec, options, path)[0]}
    return {(wager, *values, path, *shown) for wager, values in chosen.items()}


def side_cells(spec: Spec, options: dict, path: str, classes: Callable[[str], tuple[str, ...]]) -> set[Cell]:
    sides = {name: str(options.get(spec.sides[name].option, "")) for name in made(spec, options, path)[1]}
    return {(name, value, path, each) for name, value in sides.items() for each in classes(name)}


def every_cell(spec: Spec) -> set[Cell]:
    """All cells of a game."""
    found: set[Cell] = set()
    for options in assignments(spec):
        for path in open_paths(spec, options):
            for shown in showdowns(spec):
                found |= main_cells(spec, options, path, shown)
            found |= side_cells(spec, options, path, lambda name: spec.sides[name].classes)
    return found


class Reading(NamedTuple):
    """What the oracle reads out of a deal."""

    shown: tuple[str, str, str]
    classes: Mapping[str, tuple[str, ...]]  # by side wager; each has one


def read(spec: Spec, deal: Deal) -> Reading:
    return Reading(showdown(spec, deal), {name: (side.read(deal),) for name, side in spec.sides.items()})


def cells_of(spec: Spec, options: dict, path: str, reading: Reading) -> set[Cell]:
    """The cells of one round."""
    main = main_cells(spec, options, path, reading.shown)
    return main | side_cells(spec, options, path, reading.classes.__getitem__)
