"""Three card poker in full: every pair of hand values settled by the engine and weighed by the deals that have it.

The 22,100 hands fall into 741 values. Of each of the 741 x 741 pairs of a player's and a dealer's value, the engine
settles one pair of hands that have no card in common, with ante, play and bad beat bonus. The pair counts as many times
as there are deals of those two values, and that number is counted here from the cards alone: neither the settlement nor
the ranking of the project has a part in it. Published figures to be met are in `tests/oracles/three_card_poker.txt`.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import isqrt
from typing import NamedTuple

import pytest

from croupier.cards.card import DECK
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round, walk
from croupier.table.settlement import Hand, Outcome, dealer_qualifies, settle_hand
from tests.oracles.naive import THREE_CARD_HANDS, three_card_hand
from tests.oracles.published import figures
from tests.settlement_table import game_under, split_cards

GAME = game_under("three-card-poker")
ANTE = 1  # so that a net in cents is a net in antes
DOLLAR = 100
FIGURES = "three_card_poker"

Cards = tuple[str, ...]
Value = tuple[int, tuple[int, ...]]  # the place of the hand in the rule's list, and the ranks that break ties

HIGH_CARD = THREE_CARD_HANDS.index("high card")
ANY_HAND, QUEEN_HIGH, QUEEN_SIX_FOUR = (HIGH_CARD, ()), (HIGH_CARD, (12,)), (HIGH_CARD, (12, 6, 4))


# Figures ------------------------------------------------------------------------------------------------


def read_figures() -> dict[str, str]:
    """By quantity what is published of the game as it stands; of several figures the first, which has most digits."""
    found: dict[str, str] = {}
    for figure in figures(FIGURES):
        found.setdefault(figure.quantity, figure.value)
    return found


PUBLISHED = read_figures()


def published(name: str) -> int:
    return int(PUBLISHED[name].replace(",", ""))


def rounded(exact: Fraction, name: str) -> str:
    """An exact number, written like the published one of this name."""
    like = PUBLISHED[name]
    percent, digits = like.endswith("%"), len(like.rstrip("%").partition(".")[2])
    scaled = exact * 10**digits * (100 if percent else 1)
    whole = (2 * abs(scaled.numerator) + scaled.denominator) // (2 * scaled.denominator)
    text = str(whole).zfill(digits + 1)
    return "-" * (exact < 0) + f"{text[:-digits]}.{text[-digits:]}" + "%" * percent


def root(square: Fraction, digits: int = 12) -> Fraction:
    """The square root, to so many digits."""
    return Fraction(isqrt(square.numerator * 10 ** (2 * digits) // square.denominator), 10**digits)


# Deals --------------------------------------------------------------------------------------------------


@cache
def hands_by_value() -> dict[Value, list[Cards]]:
    """Every hand, the worst values first."""
    found: dict[Value, list[Cards]] = defaultdict(list)
    for cards in combinations(DECK, 3):
        place, ranks = three_card_hand(cards)
        found[place, tuple(ranks)].append(cards)
    return dict(sorted(found.items()))


@cache
def deals() -> dict[Value, dict[Value, int]]:
    """By the player's and the dealer's value: the number of pairs of such hands that have no card in common.

    Inclusion and exclusion over the cards that both hands hold: of all pairs of hands, those that share a card are
    taken away once for each card, those that share two given back for each two, those that share three taken away.
    """
    hands = hands_by_value()
    count = {player: {dealer: len(hands[player]) * len(hands[dealer]) for dealer in hands} for player in hands}
    for size, sign in ((1, -1), (2, 1), (3, -1)):
        holders: dict[Cards, Counter[Value]] = defaultdict(Counter)
        for value, its_hands in hands.items():
            for cards in its_hands:
                for shared in combinations(cards, size):
                    holders[shared][value] += 1
        for by_value in holders.values():
            for player, many in by_value.items():
                row = count[player]
                for dealer, as_many in by_value.items():
                    row[dealer] += sign * many * as_many
    return count


def two_hands(player: Value, dealer: Value) -> tuple[Cards, Cards] | None:
    """A hand of each value with no card in common, if the deck has them."""
    hands = hands_by_value()
    pairs = ((mine, his) for mine in hands[player] for his in hands[dealer] if not set(mine) & set(his))
    return next(pairs, None)


# Settlements --------------------------------------------------------------------------------------------


class Main(NamedTuple):
    """How ante and play ended; net and bonus in antes."""

    ante: Outcome
    play: Outcome | None
    net: int
    bonus: int


class Tally(NamedTuple):
    """What one value of the player's hand came to: each result, and in how many deals."""

    played: Counter[Main]
    folded: Counter[Main]
    bad_beat: Counter[tuple[str, str]]  # which hand is the lower one, and the line paid


@cache
def hand(cards: Cards, choice: str) -> Hand:
    """The player's hand with its wagers; the engine places the play wager."""
    walked = walk(GAME, GivenHand(1, cards, {"ante": ANTE, "bad_beat": DOLLAR}, (choice,)))
    assert isinstance(walked, Hand), walked
    return walked


def settle(cards: Cards, dealer: Cards, choice: str) -> tuple[Main, str]:
    """One deal: ante and play, and the line of the bad beat bonus."""
    results, _ = settle_hand(GAME, hand(cards, choice), dealer, ())
    by_wager = {settled.wager: settled for settled in results}
    ante, play, bad_beat = by_wager["ante"], by_wager.get("play"), by_wager["bad_beat"]
    main = [ante, play] if play else [ante]
    net = sum(settled.returned - settled.staked for settled in main)
    without_bonus = {Outcome.WIN: 2 * ANTE, Outcome.PUSH: ANTE, Outcome.LOSE: 0}[ante.outcome]
    return Main(ante.outcome, play and play.outcome, net, ante.returned - without_bonus), bad_beat.line


@cache
def tallies() -> dict[Value, Tally]:
    return {player: tally(player) for player in hands_by_value()}


def tally(player: Value) -> Tally:
    """Every dealer's value against this player's; hands that a strategy below folds are settled folded as well."""
    found = Tally(Counter(), Counter(), Counter())
    for dealer, weight in deals()[player].items():
        pair = two_hands(player, dealer)
        assert (pair is None) == (weight == 0), (player, dealer)
        if pair is None:
            continue
        main, line = settle(*pair, "1x")
        found.played[main] += weight
        found.bad_beat["equal hands" if player == dealer else "one hand lower", line] += weight
        if player < QUEEN_SIX_FOUR:
            main, folded_line = settle(*pair, "fold")
            assert folded_line == line, f"a fold changed the bad beat bonus: {pair}"
            found.folded[main] += weight
    return found


def results(least: Value = QUEEN_SIX_FOUR) -> Counter[Main]:
    """The results of a player who plays this hand or better and folds the others."""
    total: Counter[Main] = Counter()
    for player, found in tallies().items():
        total.update(found.played if player >= least else found.folded)
    return total


def net(counted: Counter[Main]) -> int:
    return sum(main.net * count for main, count in counted.items())


def net_without_bonus(counted: Counter[Main]) -> int:
    return sum((main.net - main.bonus) * count for main, count in counted.items())


# What must come out -------------------------------------------------------------------------------------


def test_the_hands_are_as_many_as_published():
    hands = hands_by_value()
    assert len(hands) == 741
    assert sum(map(len, hands.values())) == published("hands")
    kinds = Counter(place for (place, _), its_hands in hands.items() for _ in its_hands)
    assert {name: kinds[place] for place, name in enumerate(THREE_CARD_HANDS)} == {
        name: published(f"hands: {name}") for name in THREE_CARD_HANDS
    }


def test_every_deal_is_counted_once():
    assert sum(sum(row.values()) for row in deals().values()) == published("deals")


@pytest.mark.parametrize("player", [(0, (12, 6, 4)), (1, (14, 13)), (2, (9, 5, 3)), (3, (3,)), (4, (7,)), (5, (14,))])
def test_the_count_of_deals_is_that_of_laying_them_out(player):
    hands = hands_by_value()
    laid_out = {
        dealer: sum(set(mine).isdisjoint(his) for mine in hands[player] for his in hands[dealer]) for dealer in hands
    }
    assert deals()[player] == laid_out


def test_the_published_return_table_and_its_total():
    counted: Counter[int] = Counter()
    for main, count in results().items():
        counted[main.net] += count
    assert {f"net {result:+}": counted[result] for result in range(-2, 8)} == {
        f"net {result:+}": published(f"net {result:+}") for result in range(-2, 8)
    }
    assert net(results()) == published("total net") == -13_733_780
    assert sum(counted.values()) == published("deals") == 22_100 * 18_424


def test_the_published_figures_of_the_main_wagers():
    counted, all_deals = results(), published("deals")

    def share(holds) -> Fraction:
        return Fraction(sum(count for main, count in counted.items() if holds(main)), all_deals)

    edge, total_wager = Fraction(-net(counted), all_deals), 1 + share(lambda main: main.play)
    square = Fraction(sum(main.net**2 * count for main, count in counted.items()), all_deals)
    exact = {
        "house edge": edge,
        "element of risk": edge / total_wager,
        "standard deviation": root(square - edge**2),
        "hit frequency": share(lambda main: main.net >= 1),
        "net above 0": share(lambda main: main.net > 0),
        "net of 0": share(lambda main: main.net == 0),
        "net below 0": share(lambda main: main.net < 0),
        "average total wager": total_wager,
        "played and dealer does not qualify": share(
            lambda main: main.ante is Outcome.WIN and main.play is Outcome.PUSH
        ),
    }
    assert {name: rounded(value, name) for name, value in exact.items()} == {name: PUBLISHED[name] for name in exact}
    assert (total_wager - 1) * published("hands") == published("hands played")


def test_the_published_share_of_dealers_who_qualify():
    qualified = sum(len(hands) for hands in hands_by_value().values() if dealer_qualifies(GAME, hands[0], ()))
    assert rounded(Fraction(qualified, published("hands")), "dealer qualifies") == PUBLISHED["dealer qualifies"]


def test_the_published_totals_of_three_ways_to_play():
    queen_high, every_hand, all_deals = results(QUEEN_HIGH), results(ANY_HAND), published("deals")
    assert net_without_bonus(results()) == published("total net, no bonus")
    assert net_without_bonus(queen_high) == published("total net, no bonus, queen high played")
    assert net_without_bonus(every_hand) == published("total net, no bonus, every hand played")
    for name, counted in (
        ("house edge, any queen high played", queen_high),
        ("house edge, every hand played", every_hand),
    ):
        assert rounded(Fraction(-net(counted), all_deals), name) == PUBLISHED[name]


def value_of_playing(cards: str) -> Fraction:
    """The mean net of one hand against every hand that the dealer may hold."""
    mine = split_cards(cards)
    others = list(combinations([card for card in DECK if card not in mine], 3))
    return Fraction(sum(settle(mine, dealer, "1x")[0].net for dealer in others), len(others))


@pytest.mark.parametrize("suits", ["cdh", "cdd", "cdc", "ccd"])
def test_queen_six_three_is_just_below_the_threshold_of_playing_and_queen_six_four_at_it(suits):
    below, at = (value_of_playing("".join(map("".join, zip(ranks, suits, strict=True)))) for ranks in ("Q63", "Q64"))
    assert below < -1 < at
    if suits == "cdh":
        assert rounded(below, "value of playing Q-6-3") == PUBLISHED["value of playing Q-6-3"]
        assert rounded(at, "value of playing Q-6-4") == PUBLISHED["value of playing Q-6-4"]


@pytest.mark.parametrize(("letter", "total"), [("A", -512), ("B", -596), ("C", -1_608), ("D", -1_692)])
def test_the_published_total_of_pair_plus(letter, total):
    game = game_under("three-card-poker", pair_plus=letter)
    won, lines = 0, Counter()
    for hands in hands_by_value().values():
        dealer = tuple([card for card in DECK if card not in hands[0]][:3])
        settled = settle_round(game, GivenRound((GivenHand(1, hands[0], {"pair_plus": 1}, ()),), dealer))
        assert isinstance(settled, SettledRound), settled
        (pair_plus,) = settled.results[0]
        won += (pair_plus.returned - pair_plus.staked) * len(hands)
        lines[pair_plus.line or "high card"] += len(hands)
    assert won == published(f"pair plus {letter}") == total
    assert lines == {name: published(f"hands: {name}") for name in THREE_CARD_HANDS}


def test_the_counts_of_the_bad_beat_bonus():
    counted: Counter[tuple[str, str]] = Counter()
    for found in tallies().values():
        counted.update(found.bad_beat)
    for which in ("one hand lower", "equal hands"):
        for name in THREE_CARD_HANDS[1:]:
            assert counted[which, name] == published(f"bad beat, {which}: {name}"), (which, name)
    assert counted.total() == published("deals")
    pays = {"pair": 4, "flush": 35, "straight": 100, "three-of-a-kind": 5_000, "straight flush": 15_000}
    net_of_bonus = sum(pays.get(line, -1) * count for (_, line), count in counted.items())
    edge = Fraction(-net_of_bonus, published("deals"))
    assert rounded(edge, "bad beat house edge") == PUBLISHED["bad beat house edge"]
