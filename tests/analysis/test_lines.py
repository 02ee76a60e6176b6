"""Lines counted: the published counts of every side wager, deals asked one by one, and games nobody has written yet."""

from collections import Counter
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.lines import Tally, reads_of, tally
from croupier.cards.card import DECK, SUIT
from croupier.cards.ranking import Category, Ranking
from croupier.games.catalogue import KEYS, definition
from croupier.games.hold_em_3_bonus import BLIND_LINES, SIX_CARD_LINES
from croupier.rulebook.definition import CardCounts
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Deal, Lower
from croupier.rulebook.paytable import JoinedLines, NamedLines, RankedLines, SuitedLines
from croupier.rulebook.reference import RuleRef

ROYAL, SF, QUADS, FULL, FLUSH, STRAIGHT, TRIPS, TWO_PAIR, PAIR, HIGH = Category
FIVE = Ranking(5, Category)
THREE = Ranking(3, (SF, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH))
SIDE = [
    pytest.param(wager.schedule.lines, definition(key).counts, id=f"{key}-{wager.key}")
    for key in KEYS
    for wager in definition(key).wagers
    if wager.side and wager.schedule
]


def cards(player, dealer=0, community=0):
    return CardCounts(player, dealer, community, RuleRef("none"))


def counted(key, wager):
    game = definition(key)
    return tally(game.wager(wager).schedule.lines, game.counts)


# Best line first, as published for these games and, for hands of five cards, in any book on poker.
PUBLISHED = {
    ("three-card-poker", "pair_plus"): (22_100, 48, 52, 720, 1_096, 3_744),
    ("three-card-poker", "bad_beat"): (407_170_400, 2_080, 6_624, 559_296, 2_524_480, 23_758_272),
    ("four-card-poker", "aces_up"): (2_598_960, 624, 2_072, 58_656, 114_616, 101_808, 123_552, 81_096),
    ("texas-hold-em-bonus", "progressive"): (2_598_960, 4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552),
    ("caribbean-stud", "progressive"): (2_598_960, 4, 36, 624, 3_744, 5_108),
    ("hold-em-3-bonus", "three_card_bonus"): (22_100, 4, 44, 52, 720, 1_096, 3_744),
}


@pytest.mark.parametrize(("key", "wager"), PUBLISHED)
def test_lines_are_as_often_as_published(key, wager):
    deals, *often = PUBLISHED[key, wager]
    found = counted(key, wager)
    names = definition(key).wager(wager).schedule.lines.names
    assert (found.deals, [found.often[(name,)] for name in names]) == (deals, often)


def test_six_cards_have_a_line_of_all_six_beside_that_of_the_best_five():
    # The lines of five are published: 188 / 1,656 / 14,664 / ...; of the 188 four have all six, one in each suit.
    royal, six = "royal flush", "6-card royal flush"
    assert counted("hold-em-3-bonus", "six_card_bonus").often == {
        (f"{six} in diamonds", royal): 1,
        (f"{six}, other", royal): 3,
        (royal,): 184,
        ("straight flush",): 1_656,
        ("four-of-a-kind",): 14_664,
        ("full house",): 165_984,
        ("flush",): 205_792,
        ("straight",): 361_620,
        ("three-of-a-kind",): 732_160,
        (): 2_532_816 + 9_730_740 + 6_612_900,
    }


def test_seven_cards_of_one_suit():
    found = tally(BLIND_LINES, definition("hold-em-3-bonus").counts).often
    assert found[("7-card royal flush", "royal flush")] == 4
    assert found[("7-card straight flush", "straight flush")] == 4 * 7  # king down to seven high
    assert found[("royal flush",)] == 4_324 - 4
    assert found[("straight flush",)] == 37_260 - 28


@pytest.mark.parametrize("key", ["player_bonus", "dealer_bonus"])
def test_jacks_up_is_a_part_of_two_pair(key):
    often = counted("premium-hold-em", key).often
    assert [often[(line,)] for line in ("royal flush", "straight flush", "four-of-a-kind", "full house")] == [
        4_324, 37_260, 224_848, 3_473_184,
    ]  # fmt: skip
    assert [often[(line,)] for line in ("flush", "straight", "three-of-a-kind")] == [4_047_644, 6_180_020, 6_461_620]
    assert 0 < often[("two pair, jacks up or better",)] < 31_433_400


def test_the_two_card_bonus_looks_at_the_dealer():
    often = counted("texas-hold-em-bonus", "bonus").often
    beside = comb(50, 2)
    assert often[("aces against aces", "pair of aces")] == 6
    assert often[("pair of aces",)] == 6 * beside - 6
    assert often[()] == (1_326 - 126) * beside  # published: 126 of 1,326 hands are paid


@pytest.mark.parametrize(("lines", "counts"), SIDE)
def test_no_deal_is_lost_or_counted_twice(lines, counts):
    found = tally(lines, counts)
    assert sum(found.often.values()) == found.deals
    assert all(found.often.values())


def unlikely(lines, counts, found, rounds=4_000):
    """Lines that dealt rounds have more or less often than can be chance."""
    chance, reads, dealt = Random(20), reads_of(lines, counts), Counter()
    for _ in range(rounds):
        drawn = chance.sample(DECK, sum(size for _, size in reads))
        places = {}
        for place, size in reads:
            places[place], drawn = tuple(drawn[:size]), drawn[size:]
        dealt[lines.of(Deal((), ())._replace(**places))] += 1
    expected = {line: rounds * number / found.deals for line, number in found.often.items()}
    far = {line for line, mean in expected.items() if abs(dealt[line] - mean) > 4.5 * sqrt(mean) + 2}
    return far | (dealt.keys() - expected.keys())


@pytest.mark.parametrize(("lines", "counts"), SIDE)
def test_dealt_rounds_have_the_lines_as_often(lines, counts):
    assert not unlikely(lines, counts, tally(lines, counts))


def test_planted_lines_that_change_places_are_noticed():
    game = definition("three-card-poker")
    lines = game.wager("pair_plus").schedule.lines
    found = tally(lines, game.counts)
    swapped = found.often | {("straight",): found.often[("flush",)], ("flush",): found.often[("straight",)]}
    assert unlikely(lines, game.counts, Tally(found.deals, swapped), rounds=40_000) == {("straight",), ("flush",)}


# Lines that no game of the catalogue has ---------------------------------------------------------------------------

OWN, DEALERS = Best(THREE, (PLAYER,)), Best(THREE, (DEALER,))
SUITED = SuitedLines(OWN, (("suited in hearts", THREE.least(HIGH)),), "h")
PAIRED = RankedLines(OWN, (("pair", THREE.least(PAIR)),))


def named(deal):
    """Three cards of one colour."""
    return ("one colour",) if len({SUIT[card] in "dh" for card in deal.player}) == 1 else ()


def royal_in_hearts(deal):
    return ("royal",) if set(deal.player) == {"Ah", "Kh", "Qh"} else ()


INVENTED = [
    pytest.param(SUITED, id="suited alone"),
    pytest.param(JoinedLines((SUITED, PAIRED)), id="suited and ranked"),
    pytest.param(JoinedLines((PAIRED, SUITED)), id="ranked and suited"),
    pytest.param(NamedLines(("one colour",), named), id="colours"),
    pytest.param(NamedLines(("royal",), royal_in_hearts), id="one deal alone"),
    pytest.param(RankedLines(OWN, (("pair", THREE.least(PAIR)), ("trips", THREE.least(TRIPS)))), id="out of order"),
]


@pytest.mark.parametrize("lines", INVENTED)
def test_lines_of_one_hand_are_as_often_as_dealt(lines):
    dealt = Counter(lines.of(Deal(held, ())) for held in combinations(DECK, 3))
    assert tally(lines, cards(3)) == (22_100, dealt)


def test_lines_of_two_hands_are_asked_deal_by_deal():
    both = JoinedLines((
        RankedLines(Best(Ranking(2, (PAIR, HIGH)), (PLAYER,)), (("player's pair", (1,)),)),
        RankedLines(Best(Ranking(2, (PAIR, HIGH)), (DEALER,)), (("dealer's pair", (1,)),)),
    ))  # fmt: skip
    often = tally(both, cards(2, 2)).often
    assert often["player's pair", "dealer's pair"] == 78 * (12 * 6 + 1)
    assert sum(number for lines, number in often.items() if "player's pair" in lines) == 78 * comb(50, 2)


def test_the_lower_of_hands_with_a_common_board():
    """What a bad beat bonus at hold 'em with a single hole card and a board of two would be."""
    counts = cards(1, 1, 2)
    lines = RankedLines(Lower(Best(THREE, (PLAYER, COMMUNITY)), Best(THREE, (DEALER, COMMUNITY))), THREE_BOUNDS)
    found = tally(lines, counts)
    assert sum(found.often.values()) == found.deals == comb(52, 2) * 50 * 49
    assert not unlikely(lines, counts, found)
    trips = 13 * 6 * 2  # the board has a pair, and each of the two other cards of its rank goes to one side
    assert found.often[("three-of-a-kind",)] == trips


THREE_BOUNDS = tuple((category.value, THREE.least(category)) for category in (SF, TRIPS, STRAIGHT, FLUSH, PAIR))


def test_the_lower_of_a_hand_and_one_with_the_board():
    """Three cards of the player's against three of which the board has one."""
    counts = cards(3, 2, 1)
    lines = RankedLines(Lower(OWN, Best(THREE, (DEALER, COMMUNITY))), THREE_BOUNDS)
    both = counted("three-card-poker", "bad_beat")
    assert tally(lines, counts).often == both.often


def test_a_bound_above_one_before_it_is_never_the_first_of_a_lower_hand():
    lines = RankedLines(Lower(OWN, DEALERS), (("pair", THREE.least(PAIR)), ("trips", THREE.least(TRIPS))))
    pairs = sum(number for lines, number in counted("three-card-poker", "bad_beat").often.items() if lines)
    assert tally(lines, cards(3, 3)).often == {("pair",): pairs, (): 407_170_400 - pairs}


def test_what_nobody_could_wait_for_is_refused():
    seven, five = Best(FIVE, (PLAYER, COMMUNITY)), Best(FIVE, (DEALER, COMMUNITY), 3)
    lines = RankedLines(Lower(seven, five), (("flush", FIVE.least(FLUSH)),))
    with pytest.raises(Unpriceable, match="state them by the rank of one hand"):
        tally(lines, cards(2, 2, 5))


def test_counts_are_kept_for_the_next_table():
    counted("four-card-poker", "bad_beat")
    hits = tally.cache_info().hits
    counted("four-card-poker", "bad_beat")
    assert tally.cache_info().hits == hits + 1


def test_places_that_are_read():
    assert reads_of(SIX_CARD_LINES, cards(3, 3, 4)) == ((PLAYER, 3), (DEALER, 3))
    flop = RankedLines(Best(FIVE, (PLAYER, COMMUNITY), 3), ())
    assert reads_of(flop, cards(2, 2, 5)) == ((PLAYER, 2), (COMMUNITY, 3))
