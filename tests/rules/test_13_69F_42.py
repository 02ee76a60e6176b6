"""13:69F-42, Hold 'em 3 bonus: one test for each paragraph, in the rule's order."""

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

import pytest

from croupier.cards.card import DECK
from croupier.cards.naming import hand_name
from croupier.games.catalogue import definition
from croupier.rulebook.dealing import Ask
from croupier.rulebook.game import Game
from croupier.rulebook.hand import Deal
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason
from croupier.rulebook.sheet import rule_sheet
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.settlement import Settled
from croupier.table.views import HIDDEN, RoundView, view
from tests.driver import Driver, stacked
from tests.settlement_table import check_table, game_under, rows, split_cards

KEY = "hold-em-3-bonus"
RULE = definition(KEY)
VERSION_1 = game_under(KEY)
VERSION_2 = game_under(KEY, version="2")
NO_THREE_OF_A_KIND = game_under(KEY, blind_1x="E")
MAIN = {"blind_bonus": 500, "flop": 500}
BOTH = {"three_card_bonus": 500, "six_card_bonus": 500}
DEALER = 0
DOWN = False

# Seat 2 has a full house, seat 5 a heart flush, the dealer two pair.
SEAT_2, SEAT_5 = ("As", "Ad", "9s"), ("Kh", "Jh", "4h")
DEALERS, BOARD = ("3c", "3d", "8s"), ("9d", "9c", "7h", "2h")
CARDS = (*SEAT_2, *SEAT_5, *DEALERS, *BOARD)


def cited(number: str) -> tuple[str, ...]:
    return (f"13:69F-{number}",)


def value(cards: str) -> tuple[int, ...]:
    return RULE.ranking.value(split_cards(cards))


def kind(cards: str) -> tuple[str, str]:
    """The name of a five-card hand, and the paragraph that ranks it."""
    name = RULE.ranking.category(value(cards)).value
    return name, RULE.rankings[name].removeprefix("13:69F-")


def descend(*hands: str) -> bool:
    """Whether each hand ranks above the one after it."""
    return all(value(better) > value(worse) for better, worse in pairwise(hands))


def settle(
    player: str, dealer: str, community: str, choice: str = "1x", game: Game = VERSION_1, **side: int
) -> dict[str, Settled]:
    """The wagers of one player after a whole round; the bonus wagers are named."""
    hand = GivenHand(1, split_cards(player), MAIN | side, (choice,))
    settled = settle_round(game, GivenRound((hand,), split_cards(dealer), split_cards(community)))
    assert isinstance(settled, SettledRound), settled
    return {one.wager: one for one in settled.results[0]}


def blind_line(cards: str, game: Game = VERSION_1) -> str:
    """The line by which seven cards win the blind bonus wager; empty if they do not."""
    given = split_cards(cards)
    own, community = given[:3], given[3:]
    found = game.line("blind_bonus", Deal(own, (), community), "1x", 500)
    return found[0] if found else ""


def three_line(cards: str) -> str:
    found = VERSION_1.line("three_card_bonus", Deal(split_cards(cards), ()), "", 500)
    return found[0] if found else ""


def six_line(cards: str) -> str:
    given = split_cards(cards)
    found = VERSION_1.line("six_card_bonus", Deal(given[:3], given[3:]), "", 500)
    return found[0] if found else ""


def wagered(game: Game | str = KEY, side: Mapping[str, int] | None = None, **table: object) -> Driver:
    """Bets of players at seats 2 and 5, made in the order 5, 2; the cards above on top of the deck."""
    driver = Driver(game, stacked(*CARDS), **table)
    for seat in (5, 2):
        driver.wager(seat, **MAIN, **(side or {}))
    return driver


def dealt(game: Game | str = KEY, side: Mapping[str, int] | None = None, **table: object) -> Driver:
    """The same, with the cards dealt and the first decision due."""
    driver = wagered(game, side, **table)
    driver.deal()
    return driver


def choose(driver: Driver, *choices: tuple[int, str]) -> Driver:
    for seat, choice in choices:
        if not isinstance(driver.state.task, Ask):
            driver.do(c.Proceed())
        driver.do(c.Decide(seat, choice))
    return driver


def finish(driver: Driver, *choices: tuple[int, str]) -> Driver:
    choose(driver, *choices).do(c.Proceed())
    assert driver.state.closed
    return driver


def seen(driver: Driver, patron: str | None = None) -> RoundView:
    return view(driver.state, patron)


def results(driver: Driver) -> list[tuple[int, str, int]]:
    """Seat, wager and what came back, in the order in which wagers were settled."""
    return [(w.settled.seat, w.settled.wager, w.settled.returned) for w in driver.of(e.WagerSettled)]


def deliveries(driver: Driver) -> list[tuple[object, ...]]:
    """Every card that left the shoe or the hand: where to, which, whether face up, and the paragraph."""
    place = {e.CommunityCardDealt: "community", e.CardBurned: "burned"}
    cards = [event for event in driver.events if isinstance(event, e.CardDealt | e.CommunityCardDealt | e.CardBurned)]
    return [
        (getattr(one, "seat", place.get(type(one))), one.card, getattr(one, "face_up", DOWN), one.cites)
        for one in cards
    ]


def delivered(where: object, cards: Iterable[str], number: str) -> list[tuple[object, ...]]:
    return [(where, card, DOWN, f"13:69F-{number}") for card in cards]


def pays(game: Game, wager: str, choice: str = "") -> dict[str, str]:
    return {line: str(pay) for line, pay in game.tables[wager][choice].pays.items()}


def chart(text: str) -> dict[str, dict[str, str]]:
    """By letter, what each line of a chart pays; `-` for a line that the letter does not have."""
    by_letter: dict[str, dict[str, str]] = {}
    for row in rows(text):
        line = row.pop("line").replace("_", " ")
        for letter, figure in row.items():
            if figure != "-":
                pay = f"win ${int(figure[1:]):,}" if figure.startswith("$") else f"{int(figure):,} to 1"
                by_letter.setdefault(letter, {})[line] = pay
    return by_letter


# 42.1  Definitions ----------------------------------------------------------------------------------


def test_42_1_3_card_bonus_wager_is_optional_and_on_the_players_first_three_cards():
    assert "three_card_bonus" not in settle("2s2d7h", "KcQd9s", "Ah5c4d3s")
    assert settle("2s2d7h", "KcQd9s", "Ah5c4d2c", three_card_bonus=500)["three_card_bonus"].line == "pair"
    assert settle("2s3d7h", "KcQd9s", "Ah5c4d2c", three_card_bonus=500)["three_card_bonus"].returned == 0
    late = dealt().refusal(c.PlaceWagers(2, "patron 2", MAIN | {"three_card_bonus": 500}))
    assert late.reason is Reason.NO_MORE_BETS


def test_42_1_6_card_bonus_wager_is_optional_and_on_the_best_five_of_the_players_and_dealers_cards():
    assert "six_card_bonus" not in settle("AsAd7h", "AcAhKd", "Qh5c4d3s")
    assert settle("AsAd7h", "AcAhKd", "Qh5c4d3s", six_card_bonus=500)["six_card_bonus"].line == "four-of-a-kind"
    assert settle("AsAd7h", "QcQdKd", "AcAh4d3s", six_card_bonus=500)["six_card_bonus"].returned == 0
    late = dealt().refusal(c.PlaceWagers(2, "patron 2", MAIN | {"six_card_bonus": 500}))
    assert late.reason is Reason.NO_MORE_BETS


def test_42_1_blind_bonus_wager_buys_the_round_in_the_amount_of_the_flop_wager():
    driver = Driver(KEY)
    for blind in (499, 501):
        refusal = driver.refusal(c.PlaceWagers(1, "patron 1", {"blind_bonus": blind, "flop": 500}))
        assert (refusal.reason, refusal.cites) == (Reason.WAGERS_TOGETHER, cited("42.1:flop-wager"))
    placed = {one.wager: (one.amount, one.cites) for one in driver.wager(1, blind_bonus=500, flop=500)}
    assert placed["blind_bonus"] == (500, *cited("42.1:blind-bonus-wager"))
    assert driver.refusal(c.PlaceWagers(2, "other", {"flop": 500})).reason is Reason.WAGERS_TOGETHER


def test_42_1_flop_wager_goes_with_the_blind_bonus_wager_and_before_all_bonus_wagers():
    driver = Driver(KEY)
    for wagers in ({"blind_bonus": 500}, {"three_card_bonus": 500}, {"six_card_bonus": 500}, BOTH):
        refusal = driver.refusal(c.PlaceWagers(1, "patron", wagers))
        assert (refusal.reason, refusal.cites) == (Reason.WAGERS_TOGETHER, cited("42.1:flop-wager"))
    placed = driver.wager(1, **MAIN, **BOTH)
    assert [one.cites for one in placed if one.wager == "flop"] == [*cited("42.1:flop-wager")]


def test_42_1_fold_comes_after_two_community_cards_and_gives_the_cards_up():
    driver = dealt(side=BOTH)
    assert driver.refusal(c.Decide(2, "fold")).reason is Reason.UNKNOWN_CHOICE
    assert seen(driver).community == (HIDDEN,) * 4
    choose(driver, (2, "expose"), (5, "expose"), (2, "fold"))
    assert seen(driver).community == (*BOARD[:2], HIDDEN, HIDDEN)
    assert driver.state.position(2).folded


def test_42_1_push_is_a_tie():
    tied = settle("AsQc2d", "AhQd2h", "Kh9d7c4s")
    assert {(one.outcome.value, *one.cites) for one in tied.values()} == {("push", *cited("42.10(e)4"))}


def test_42_1_rank_is_the_order_of_42_5():
    assert [cites.removeprefix("13:69F-") for cites in RULE.rankings.values()] == [
        *(f"42.5(b){place}" for place in range(1, 10)),
        "42.5(c)",
    ]
    assert settle("KsKd2c", "QsQd3h", "Jh9d7c4s")["flop"].returned == 1000


def test_42_1_round_of_play_ends_when_everybody_has_decided_and_is_paid_or_has_lost():
    driver = dealt(side=BOTH)
    finish(driver, (2, "expose"), (5, "expose"), (2, "1x"), (5, "fold"))
    assert isinstance(driver.events[-1], e.RoundClosed)
    assert not isinstance(driver.events[-2], e.RoundClosed)
    assert sorted((seat, wager) for seat, wager, _ in results(driver)) == sorted(
        [*((seat, wager) for seat in (2, 5) for wager in MAIN | BOTH), (2, "turn_river")]
    )


def test_42_1_stub_is_what_the_round_leaves_of_the_deck():
    for burn, left in (("no", 39), ("yes", 37)):
        driver = finish(choose(dealt(game_under(KEY, burn=burn)), (2, "1x"), (5, "1x")))
        assert len(driver.state.deck) == left
        assert set(driver.state.deck) == set(DECK) - {card for _, card, *_ in deliveries(driver)}


def test_42_1_suit_decides_nothing_but_the_6_card_royal_flush():
    assert settle("AsKsQs", "AhKhQh", "JdTd2c3c")["flop"].outcome.value == "push"
    royals = {
        suit: settle(f"A{suit}K{suit}Q{suit}", f"J{suit}T{suit}9{suit}", board, six_card_bonus=500)["six_card_bonus"]
        for suit, board in {"c": "2d3h5s7d", "d": "2c3h5s7c", "h": "2c3d5s7c", "s": "2c3d5h7c"}.items()
    }
    won = {suit: one.returned - 500 for suit, one in royals.items()}
    assert won == {"c": 10_000_000, "d": 100_000_000, "h": 10_000_000, "s": 10_000_000}


def test_42_1_turn_river_wager_comes_after_three_own_and_two_community_cards():
    driver = dealt()
    assert "turn_river" not in driver.state.position(2).stakes
    mine = seen(driver, "patron 2")
    assert (mine.positions[0].cards, mine.community) == (SEAT_2, (*BOARD[:2], HIDDEN, HIDDEN))
    assert (mine.awaited, mine.choices) == (2, ("fold", "1x"))
    assert seen(dealt(VERSION_2)).choices == ("fold", "1x", "2x")


# 42.5  Rankings -------------------------------------------------------------------------------------


def test_42_5_a_the_ace_is_highest_and_lowest_only_before_two_three_four_five():
    assert descend(*(f"{rank}s7d5h3c2s" for rank in "AKQJT98"))
    assert descend("AsAd5h4c3s", "KsKd5h4c3s", "3s3d7h6c5s", "2s2d7h6c5s")
    assert kind("As2d3h4c5s")[0] == "straight"
    assert kind("As2s3s4s5s")[0] == "straight flush"
    assert descend("2s3d4h5c6s", "As2d3h4c5s")
    assert kind("QsKdAh2c3s")[0] == "high card"


def test_42_5_b_nine_hands_best_first():
    ladder = (
        *("2s3s4s5s6s", "AsAdAhAcKs", "AsAdAhKcKs", "AsKsQsJs9s", "AsKdQhJcTs"),
        *("AsAdAhKcQs", "AsAdKhKcQs", "AsAdKhQcJs", "AsKdQhJc9s"),
    )
    assert descend("AsKsQsJsTs", *ladder)
    assert [kind(cards)[1] for cards in ("AsKsQsJsTs", *ladder)] == [
        *(f"42.5(b){place}" for place in range(1, 10)),
        "42.5(c)",
    ]


def test_42_5_b_1_royal_flush_is_ace_to_ten_in_one_suit():
    assert kind("AhKhQhJhTh") == ("royal flush", "42.5(b)1")
    assert kind("AhKhQhJhTs")[0] == "straight"
    assert value("AhKhQhJhTh") == value("AcKcQcJcTc")
    assert descend("AhKhQhJhTh", "KhQhJhTh9h")


def test_42_5_b_2_straight_flush_down_to_ace_to_five():
    assert kind("KsQsJsTs9s") == kind("As2s3s4s5s") == ("straight flush", "42.5(b)2")
    assert descend("AsKsQsJsTs", "KsQsJsTs9s", "6s5s4s3s2s", "5s4s3s2sAs", "AsAdAhAcKs")


def test_42_5_b_3_four_of_a_kind_from_aces_to_twos():
    assert kind("2s2d2h2c3s") == ("four-of-a-kind", "42.5(b)3")
    assert descend("AsAdAhAc2s", "KsKdKhKcAs", "3s3d3h3c2s", "2s2d2h2cAs", "AsAdAhKcKs")


def test_42_5_b_4_full_house_from_aces_and_kings_to_twos_and_threes():
    assert kind("2s2d2h3c3s") == ("full house", "42.5(b)4")
    assert descend("AsAdAhKcKs", "AsAdAhQcQs", "KsKdKhAcAs", "3s3d3h2c2s", "2s2d2hAcAs", "2s2d2h3c3s", "AsKsQsJs9s")


def test_42_5_b_5_flush_from_ace_king_queen_jack_nine_to_seven_high():
    assert kind("2s3s4s5s7s") == ("flush", "42.5(b)5")
    assert descend("AsKsQsJs9s", "AsKsQsJs8s", "8s5s4s3s2s", "7s5s4s3s2s", "AsKdQhJcTs")


def test_42_5_b_6_straight_from_ace_high_to_ace_low_and_not_around_the_ace():
    assert kind("AsKdQhJcTs") == kind("As2d3h4c5s") == ("straight", "42.5(b)6")
    assert descend("AsKdQhJcTs", "KsQdJhTc9s", "6s5d4h3c2s", "5s4d3h2cAs", "AsAdAhKcQs")
    assert [kind(cards)[0] for cards in ("QsKdAh2c3s", "KsAd2h3c4s", "JsQdKhAc2s")] == ["high card"] * 3


def test_42_5_b_7_three_of_a_kind_from_aces_to_twos():
    assert kind("2s2d2h3c4s") == ("three-of-a-kind", "42.5(b)7")
    assert descend("AsAdAh3c2s", "KsKdKhAcQs", "3s3d3h4c2s", "2s2d2hAcKs", "2s2d2h4c3s", "AsAdKhKcQs")


def test_42_5_b_8_two_pairs_from_aces_and_kings_to_threes_and_twos():
    assert kind("3s3d2h2c4s") == ("two pair", "42.5(b)8")
    assert descend("AsAdKhKc2s", "AsAdQhQcKs", "KsKdQhQcAs", "4s4d2h2c3s", "3s3d2h2cAs", "3s3d2h2c4s", "AsAdKhQcJs")


def test_42_5_b_9_one_pair_from_aces_to_twos():
    assert kind("2s2d3h4c5s") == ("pair", "42.5(b)9")
    assert descend("AsAd4h3c2s", "KsKdAhQcJs", "3s3d5h4c2s", "2s2dAhKcQs", "2s2d5h4c3s", "AsKdQhJc9s")


def test_42_5_c_the_highest_card_that_differs_decides_and_otherwise_it_is_a_push():
    table = """
        player  dealer  community  decisions  flop      cites
        # no hand at all: the first, the last of five cards, a sixth card, none
        AsQd3c  KdQc3h  Jh9s7d5c   1x         win:1000  42.11(b)
        AsTd3c  AdTc2h  Jh9s7d6c   1x         push      42.10(e)4
        As8d3c  Ad6c2h  KhJs9d4c   1x         win:1000  42.11(b)
        Ad6c2h  As8d3c  KhJs9d4c   1x         lose      42.10(e)1
        # one pair: the pair, then the highest card beside it
        KdKs2c  QdQsAh  9c7h5d3s   1x         win:1000  42.11(b)
        KdKs8c  KhKcTh  9c7h5d3s   1x         lose      42.10(e)1
        KdKs8c  KhKc8h  9c7h5d3s   1x         push      42.10(e)4
    """
    check_table(VERSION_1, MAIN, table)
    assert RULE.tie_rule == cited("42.5(c)")[0]


def test_42_5_d_eight_hands_of_seven_or_five_cards_and_three_of_a_kind_only_by_the_table():
    listed = ["7-card royal flush", "7-card straight flush", "royal flush", "straight flush", "four-of-a-kind"]
    listed += ["full house", "flush", "straight"]
    assert list(pays(NO_THREE_OF_A_KIND, "blind_bonus", "1x")) == listed
    assert list(pays(VERSION_1, "blind_bonus", "1x")) == [*listed, "three-of-a-kind"]
    assert blind_line("7s7d2h7cKhTd9s") == "three-of-a-kind"
    assert blind_line("7s7d2h7cKhTd9s", NO_THREE_OF_A_KIND) == ""


def test_42_5_d_1_7_card_royal_flush_is_ace_to_eight_in_one_suit():
    for suit in "cdhs":
        assert blind_line("".join(rank + suit for rank in "AKQJT98")) == "7-card royal flush"
    assert blind_line("AsKsQsJsTs9s8d") == "royal flush"
    assert blind_line("AsKsQsJsTs9s7s") == "royal flush"


def test_42_5_d_2_7_card_straight_flush_is_any_other_seven_in_sequence_in_one_suit():
    for cards in ("KsQsJsTs9s8s7s", "8s7s6s5s4s3s2s", "7s6s5s4s3s2sAs"):
        assert blind_line(cards) == "7-card straight flush"
    assert blind_line("KsQsJsTs9s8s7d") == "straight flush"
    assert blind_line("KsQsJsTs9s8s6s") == "straight flush"


def test_42_5_d_3_5_card_royal_flush_in_any_five_of_the_seven():
    assert blind_line("AsKsQsJsTs2d3c") == "royal flush"
    assert blind_line("2d3cAsKsQsJsTs") == "royal flush"
    assert blind_line("AsKsQsJsTd2s3s") == "flush"


def test_42_5_d_4_5_card_straight_flush_is_any_other_five_in_sequence_in_one_suit():
    assert blind_line("KsQsJsTs9s2d3c") == "straight flush"
    assert blind_line("As2s3s4s5s9dJc") == "straight flush"
    assert blind_line("KsQsJsTs8sAd9d") == "flush"


def test_42_5_d_5_four_of_a_kind_with_any_other_cards():
    assert blind_line("2s2d5h2h2cKdJs") == "four-of-a-kind"
    assert blind_line("2s2d2h2cKdKsKh") == "four-of-a-kind"


def test_42_5_d_6_full_house_also_of_two_threes_of_a_kind():
    assert blind_line("2s2d5h2h5cKdJs") == "full house"
    assert blind_line("2s2d5h2h5c5dJs") == "full house"


def test_42_5_d_7_5_card_flush_out_of_sequence():
    assert blind_line("2s3s4s5s7sKdKh") == "flush"
    assert blind_line("2s3s4s5d7sKdQh") == ""


def test_42_5_d_8_5_card_straight_in_any_suits():
    assert blind_line("As2d3h4c5sJdKh") == "straight"
    assert blind_line("AsKdQhJcTs2d3h") == "straight"
    assert blind_line("KsAd2h3c4s9dJh") == ""


def test_42_5_e_six_hands_of_three_cards():
    listed = ["3-card royal", "straight flush", "three-of-a-kind", "straight", "flush", "pair"]
    assert list(pays(VERSION_1, "three_card_bonus")) == listed
    assert three_line("AsKdJh") == ""


def test_42_5_e_1_3_card_royal_is_ace_king_queen_in_one_suit():
    assert [three_line(f"A{suit}K{suit}Q{suit}") for suit in "cdhs"] == ["3-card royal"] * 4
    assert three_line("AsKsQd") == "straight"


def test_42_5_e_2_straight_flush_is_three_in_sequence_in_one_suit():
    assert [three_line(cards) for cards in ("KsQsJs", "4s3s2s", "3s2sAs")] == ["straight flush"] * 3
    assert three_line("KsQsTs") == "flush"


def test_42_5_e_3_three_of_a_kind_is_three_of_one_rank():
    assert [three_line(cards) for cards in ("AsAdAh", "2s2d2h")] == ["three-of-a-kind"] * 2


def test_42_5_e_4_straight_is_three_in_sequence_and_not_king_ace_two():
    assert [three_line(cards) for cards in ("AsKdQh", "4s3d2h", "3s2dAh")] == ["straight"] * 3
    assert three_line("KsAd2h") == ""


def test_42_5_e_5_flush_is_three_of_one_suit_out_of_sequence():
    assert [three_line(cards) for cards in ("AsKsJs", "5s3s2s", "KsAs2s")] == ["flush"] * 3
    assert three_line("AsKsJd") == ""


def test_42_5_e_6_pair_is_two_of_one_rank():
    assert [three_line(cards) for cards in ("AsAdKh", "2s2d3h")] == ["pair"] * 2


def test_42_5_f_nine_hands_of_six_or_five_cards():
    listed = ["6-card royal flush in diamonds", "6-card royal flush, other", "royal flush", "straight flush"]
    listed += ["four-of-a-kind", "full house", "flush", "straight", "three-of-a-kind"]
    assert list(pays(VERSION_1, "six_card_bonus")) == listed
    assert six_line("AsAdKhKcQdQs") == ""


def test_42_5_f_1_6_card_royal_flush_in_diamonds_is_ace_to_nine():
    assert six_line("AdKdQdJdTd9d") == six_line("9dJdKdAdQdTd") == "6-card royal flush in diamonds"
    assert six_line("AdKdQdJdTd8d") == "royal flush"


def test_42_5_f_2_6_card_royal_flush_in_spades_hearts_or_clubs():
    for suit in "shc":
        assert six_line("".join(rank + suit for rank in "AKQJT9")) == "6-card royal flush, other"
    assert six_line("AsKsQsJsTs9d") == "royal flush"


def test_42_5_f_3_5_card_royal_flush_in_any_five_of_the_six():
    assert six_line("2dAsKsQsJsTs") == "royal flush"
    assert six_line("AdKdQdJdTd2d") == "royal flush"


def test_42_5_f_4_5_card_straight_flush_also_of_six_in_sequence():
    assert [six_line(cards) for cards in ("KdQdJdTd9d8d", "9s8s7s6s5s2d", "As2s3s4s5sKd")] == ["straight flush"] * 3
    assert six_line("9s8s7s6s4sKd") == "flush"


def test_42_5_f_5_four_of_a_kind_with_any_other_cards():
    assert six_line("2s2d5h2h2cKd") == six_line("2s2d5h2h2c5d") == "four-of-a-kind"


def test_42_5_f_6_full_house_also_of_two_threes_of_a_kind():
    assert six_line("2s2d5h2h5cKd") == six_line("2s2d5h2h5c5d") == "full house"


def test_42_5_f_7_5_card_flush_out_of_sequence():
    assert six_line("2s3s4s5s7sKd") == "flush"
    assert six_line("2s3s4s5d7sKd") == ""


def test_42_5_f_8_5_card_straight_in_any_suits():
    assert six_line("As2d3h4c5sKd") == six_line("AsKdQhJcTs2d") == "straight"
    assert six_line("QsKdAh2c3sJd") == ""


def test_42_5_f_9_three_of_a_kind_in_any_suits():
    assert six_line("2s2d5h2hKdJs") == "three-of-a-kind"


# 42.6  Wagers ---------------------------------------------------------------------------------------


def test_42_6_b_all_opening_wagers_stand_before_no_more_bets_and_none_changes_after_it():
    driver = Driver(KEY, stacked(*CARDS))
    driver.wager(2, blind_bonus=1000, flop=1000, six_card_bonus=500)
    driver.wager(2, **MAIN, **BOTH)
    assert driver.state.position(2).stakes == MAIN | BOTH
    driver.do(c.CloseBets())
    made, raised, withdrawn = {**MAIN, **BOTH}, {"blind_bonus": 900, "flop": 900}, {}
    for seat, wagers in ((3, made), (2, raised), (2, withdrawn)):
        refusal = driver.refusal(c.PlaceWagers(seat, f"patron {seat}", wagers))
        assert (refusal.reason, refusal.cites) == (Reason.NO_MORE_BETS, cited("42.6(b)"))
    driver.do(c.Proceed())
    choose(driver, (2, "expose"), (2, "1x"))
    assert driver.state.position(2).stakes == MAIN | BOTH | {"turn_river": 500}


def test_42_6_c_the_turn_river_wager_is_made_only_when_42_10_asks_for_it():
    driver = Driver(KEY, stacked(*CARDS))
    refusal = driver.refusal(c.PlaceWagers(2, "patron 2", MAIN | {"turn_river": 500}))
    assert (refusal.reason, refusal.cites) == (Reason.WAGER_BY_DECISION, cited("42.1:turn-river-wager"))
    driver.wager(2, **MAIN)
    assert driver.refusal(c.Decide(2, "1x")).reason is Reason.OUT_OF_ORDER
    driver.deal()
    driver.do(c.Decide(2, "1x"))
    assert driver.refusal(c.Decide(2, "1x")).reason is Reason.OUT_OF_ORDER
    assert driver.state.position(2).stakes["turn_river"] == 500


# 42.7 to 42.9  Dealing ------------------------------------------------------------------------------


def check_no_more_bets(method: str, number: str) -> None:
    driver = wagered(side=BOTH, method=method)
    early = driver.refusal(c.Proceed())
    assert (early.reason, early.cites) == (Reason.OUT_OF_ORDER, cited(number))
    assert driver.do(c.CloseBets()) == [e.BetsClosed(*cited(number))]
    assert deliveries(driver) == []
    driver.do(c.Proceed())
    assert len(deliveries(driver)) == 13


def test_42_7_b_no_more_bets_is_called_before_a_card_leaves_the_shoe():
    check_no_more_bets("manual-shoe", "42.7(b)")


def test_42_7_c_the_shoe_serves_players_clockwise_from_the_dealers_far_left_then_dealer_then_community():
    places = [where for where, *_ in deliveries(dealt(method="manual-shoe"))]
    assert places == [2, 2, 2, 5, 5, 5, DEALER, DEALER, DEALER, *["community"] * 4]


def test_42_7_c_1_three_cards_in_succession_face_down_to_each_player_from_the_shoe():
    cards = deliveries(dealt(method="manual-shoe"))
    assert cards[:6] == [*delivered(2, SEAT_2, "42.7(c)1"), *delivered(5, SEAT_5, "42.7(c)1")]


def test_42_7_c_2_three_cards_in_succession_face_down_to_the_dealer_from_the_shoe():
    driver = dealt(method="manual-shoe")
    assert deliveries(driver)[6:9] == delivered(DEALER, DEALERS, "42.7(c)2")
    assert seen(driver).dealer == (HIDDEN,) * 3


def test_42_7_c_3_four_community_cards_face_down_from_the_shoe_with_two_burns_if_elected():
    check_community_cards("manual-shoe", "42.7(c)3")


def check_community_cards(method: str, number: str) -> None:
    assert deliveries(dealt(method=method))[9:] == delivered("community", BOARD, number)
    burning = dealt(game_under(KEY, burn="yes"), method=method)
    after = stacked(*CARDS)[13:15]
    assert deliveries(burning)[9:] == [
        *delivered("burned", BOARD[:1], number),
        *delivered("community", BOARD[1:3], number),
        *delivered("burned", BOARD[3:], number),
        *delivered("community", after, number),
    ]


def test_42_8_a_the_licensee_may_elect_the_dealers_hand():
    assert dealt(method="hand").state.table.method.title == "the dealer's hand"
    assert dealt().state.table.method.title == "manual dealing shoe"


def test_42_8_b_3_no_more_bets_is_called_before_a_card_leaves_the_hand():
    check_no_more_bets("hand", "42.8(b)3")


def test_42_8_c_the_top_card_goes_to_players_clockwise_from_the_dealers_far_left_then_dealer_then_community():
    cards = deliveries(dealt(method="hand"))
    assert [where for where, *_ in cards] == [2, 2, 2, 5, 5, 5, DEALER, DEALER, DEALER, *["community"] * 4]
    assert tuple(card for _, card, *_ in cards) == CARDS


def test_42_8_c_1_three_cards_in_succession_face_down_to_each_player_from_the_hand():
    cards = deliveries(dealt(method="hand"))
    assert cards[:6] == [*delivered(2, SEAT_2, "42.8(c)1"), *delivered(5, SEAT_5, "42.8(c)1")]


def test_42_8_c_2_three_cards_in_succession_face_down_to_the_dealer_from_the_hand():
    driver = dealt(method="hand")
    assert deliveries(driver)[6:9] == delivered(DEALER, DEALERS, "42.8(c)2")
    assert seen(driver).dealer == (HIDDEN,) * 3


def test_42_8_c_3_four_community_cards_face_down_from_the_hand_with_two_burns_if_elected():
    check_community_cards("hand", "42.8(c)3")


def test_42_9_a_the_licensee_may_elect_an_automated_shoe_that_gives_out_stacks_of_three():
    method = dealt(method="automated-shoe").state.table.method
    assert method.title == "automated dealing shoe"
    assert [step.cards for step in method.opening[:2]] == [3, 3]


def test_42_9_b_2_no_more_bets_is_called_before_the_automated_shoe_gives_out_a_stack():
    check_no_more_bets("automated-shoe", "42.9(b)2")


def test_42_9_c_stacks_to_players_clockwise_and_the_dealer_then_four_community_cards_with_two_burns_if_elected():
    driver = dealt(method="automated-shoe")
    assert deliveries(driver)[:9] == [
        *delivered(2, SEAT_2, "42.9(c)"),
        *delivered(5, SEAT_5, "42.9(c)"),
        *delivered(DEALER, DEALERS, "42.9(c)"),
    ]
    check_community_cards("automated-shoe", "42.9(c)")
    choose(driver, (2, "1x"))
    assert seen(driver).dealer == (HIDDEN,) * 3
    assert {card for _, card, *_ in deliveries(finish(driver, (5, "1x")))} == set(CARDS)


# 42.10  Completion of each round of play ------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "choice", "returned", "number"),
    [
        ("2s2d7h", "expose", 1000, "42.11(d)"),  # a pair wins
        ("2s2d7h", "conceal", 0, "42.10(a)"),
        ("2s3d7h", "expose", 0, "42.11(d)"),  # seven high does not
        ("2s3d7h", "conceal", 0, "42.10(a)"),
    ],
)
def test_42_10_a_3_card_bonus_wagers_are_settled_before_a_community_card_is_turned(cards, choice, returned, number):
    driver = Driver(KEY, stacked(*split_cards(cards)))
    driver.wager(3, **MAIN, three_card_bonus=500)
    driver.deal()
    choose(driver, (3, choice)).do(c.Proceed(one_act=True))
    settled = driver.of(e.WagerSettled)[-1]
    assert (settled.settled.returned, settled.settled.cites, settled.cites) == (
        returned,
        cited(number),
        *cited("42.10(a)"),
    )
    made = driver.of(e.DecisionMade)
    assert [(one.choice, one.cites) for one in made] == [(choice, *cited("42.10(a)"))]
    shown = [e.CardsRevealed(3, split_cards(cards), *cited("42.10(a)"))] if choice == "expose" else []
    assert driver.of(e.CardsRevealed) == shown
    assert driver.of(e.CommunityCardsRevealed) == []


def test_42_10_a_what_lost_is_collected_from_everybody_before_anything_is_paid():
    cards = "2s2d7h" + "3s5d9h"  # a pair at position 1, nothing at position 2
    driver = Driver(KEY, stacked(*split_cards(cards)))
    for seat in (1, 2):
        driver.wager(seat, **MAIN, three_card_bonus=500)
    driver.deal()
    choose(driver, (1, "expose"), (2, "expose")).do(c.Proceed(one_act=True))
    assert [(one.settled.seat, one.settled.returned) for one in driver.of(e.WagerSettled)] == [(2, 0), (1, 1000)]


def test_42_10_b_two_community_cards_then_each_player_clockwise_folds_or_goes_on():
    driver = dealt()
    assert driver.of(e.CommunityCardsRevealed) == [e.CommunityCardsRevealed(BOARD[:2], *cited("42.10(b)"))]
    early = driver.refusal(c.Decide(5, "1x"))
    assert (early.reason, early.cites) == (Reason.NOT_YOUR_TURN, cited("42.10(b)"))
    assert driver.refusal(c.Decide(2, "check")).reason is Reason.UNKNOWN_CHOICE
    choose(driver, (2, "1x"), (5, "fold"))
    made = [(one.seat, one.choice, one.cites) for one in driver.of(e.DecisionMade)]
    assert made == [(2, "1x", *cited("42.10(b)")), (5, "fold", *cited("42.10(b)"))]


def test_42_10_b_1_a_fold_loses_blind_bonus_and_flop_before_the_next_player_is_asked():
    driver = dealt()
    events = driver.do(c.Decide(2, "fold"))
    lost = [(one.settled.wager, one.settled.returned, one.settled.cites) for one in events[1:]]
    assert lost == [("blind_bonus", 0, cited("42.10(b)1")), ("flop", 0, cited("42.10(b)1"))]
    assert {one.cites for one in events[1:]} == set(cited("42.10(b)1"))
    assert seen(driver).awaited == 5
    finish(driver, (5, "1x"))
    assert [one.seat for one in driver.of(e.CardsRevealed)] == [DEALER, 5]
    assert seen(driver).positions[0].cards == (HIDDEN,) * 3


def test_42_10_b_1_folded_cards_wait_face_down_for_a_6_card_bonus_wager():
    driver = choose(dealt(side={"six_card_bonus": 500}), (2, "fold"))
    assert driver.state.position(2).unsettled == ("six_card_bonus",)
    assert seen(choose(driver, (5, "1x"))).positions[0].cards == (HIDDEN,) * 3
    finish(driver)
    assert results(driver)[-1] == (2, "six_card_bonus", 0)
    assert [(one.seat, one.cards) for one in driver.of(e.CardsRevealed)][-1] == (2, SEAT_2)


def test_42_10_b_2_going_on_is_said_and_the_turn_river_wager_is_placed():
    made = choose(dealt(), (2, "1x")).of(e.DecisionMade)[-1]
    assert (made.seat, made.choice, made.wager, made.amount) == (2, "1x", "turn_river", 500)
    offered = {option.name: option.cites for option in RULE.options}["version"]
    assert offered == cited("42.10(b)2")[0]


def test_42_10_b_2_i_version_1_takes_the_amount_of_the_flop_wager():
    driver = dealt(VERSION_1)
    refusal = driver.refusal(c.Decide(2, "2x"))
    assert (refusal.reason, refusal.cites) == (Reason.UNKNOWN_CHOICE, cited("42.10(b)"))
    assert choose(driver, (2, "1x")).state.position(2).stakes["turn_river"] == 500


@pytest.mark.parametrize(("choice", "amount"), [("1x", 500), ("2x", 1000)])
def test_42_10_b_2_ii_version_2_takes_once_or_twice_the_flop_wager_and_confirms_the_amount(choice, amount):
    driver = choose(dealt(VERSION_2), (2, choice))
    assert driver.state.position(2).stakes["turn_river"] == amount
    assert (driver.of(e.DecisionMade)[-1].choice, driver.of(e.DecisionMade)[-1].amount) == (choice, amount)


def test_42_10_c_the_other_two_community_cards_after_the_last_decision():
    driver = choose(dealt(), (2, "1x"))
    assert driver.refusal(c.Proceed()).reason is Reason.OUT_OF_ORDER
    choose(driver, (5, "1x")).do(c.Proceed(one_act=True))
    assert driver.events[-1] == e.CommunityCardsRevealed(BOARD[2:], *cited("42.10(c)"))
    assert (seen(driver).community, seen(driver).dealer) == (BOARD, (HIDDEN,) * 3)


def test_42_10_d_the_dealers_three_cards_after_the_community_cards():
    driver = choose(dealt(), (2, "1x"), (5, "1x"))
    driver.do(c.Proceed(one_act=True))
    assert driver.do(c.Proceed(one_act=True)) == [e.CardsRevealed(DEALER, DEALERS, *cited("42.10(d)"))]


def test_42_10_e_counter_clockwise_each_player_is_turned_up_and_settled_before_the_next():
    driver = choose(dealt(), (2, "1x"), (5, "1x"))
    driver.do(c.Proceed(one_act=True))
    driver.do(c.Proceed(one_act=True))
    settlement = driver.do(c.Proceed())[:-1]
    shown = [one.seat if isinstance(one, e.CardsRevealed) else one.settled.wager for one in settlement]
    assert shown == [5, "blind_bonus", "flop", "turn_river", 2, "blind_bonus", "flop", "turn_river"]
    assert {one.cites for one in settlement} == set(cited("42.10(e)"))
    hands = [
        RULE.player_hand(Deal(one.cards, DEALERS, BOARD)) for one in settlement if isinstance(one, e.CardsRevealed)
    ]
    names = [hand_name(RULE.ranking, hand) for hand in hands]
    assert names == ["flush, king high", "full house, nines over aces"]


def test_42_10_e_1_lower_without_a_blind_bonus_hand_loses_all_three_wagers():
    lost = settle("QdJs9h", "KsQh2c", "Kh9d7c4s")
    assert {(one.returned, one.cites) for one in lost.values()} == {(0, cited("42.10(e)1"))}
    assert set(lost) == {"blind_bonus", "flop", "turn_river"}


def test_42_10_e_2_lower_with_a_blind_bonus_hand_is_paid_for_it_and_loses_the_others():
    settled = settle("TsJc3d", "AhKh4d", "9h8h7c2h")
    assert {wager: (one.returned, one.cites) for wager, one in settled.items()} == {
        "blind_bonus": (1500, cited("42.10(e)2") + cited("42.11(c)i")),
        "flop": (0, cited("42.10(e)2")),
        "turn_river": (0, cited("42.10(e)2")),
    }


def test_42_10_e_3_higher_wins_and_the_blind_bonus_is_returned_or_paid():
    returned = settle("KsQh2c", "QdJs9h", "Kh9d7c4s")
    paid = settle("TsJc3d", "4h4dQs", "9h8d7c2s")
    assert {wager: one.returned for wager, one in returned.items()} == {
        "blind_bonus": 500,
        "flop": 1000,
        "turn_river": 1000,
    }
    assert {wager: one.returned for wager, one in paid.items()} == {
        "blind_bonus": 1500,
        "flop": 1000,
        "turn_river": 1000,
    }
    assert returned["blind_bonus"].cites == cited("42.10(e)3")
    assert paid["blind_bonus"].cites == cited("42.10(e)3") + cited("42.11(c)i")


def test_42_10_e_4_equal_pushes_and_only_a_blind_bonus_hand_is_paid():
    tied = settle("KsQh2c", "KdQc2d", "Kh9d7c4s")
    paid = settle("TsJc3d", "ThJd3c", "9h8d7c2s")
    assert [one.returned for one in tied.values()] == [500, 500, 500]
    assert {wager: one.returned for wager, one in paid.items()} == {
        "blind_bonus": 1500,
        "flop": 500,
        "turn_river": 500,
    }
    assert paid["blind_bonus"].cites == cited("42.10(e)4") + cited("42.11(c)i")
    assert paid["flop"].cites == tied["flop"].cites == cited("42.10(e)4")


def test_42_10_e_5_the_6_card_bonus_comes_last_and_does_not_look_at_the_other_wagers():
    driver = finish(dealt(side={"six_card_bonus": 500}), (2, "1x"), (5, "1x"))
    wagers = ["blind_bonus", "flop", "turn_river", "six_card_bonus"]
    assert [wager for _, wager, _ in results(driver)] == wagers * 2
    won = {"six_card_bonus": 500, "choice": "1x"}
    higher, equal = settle("7s7d2h", "7cKdQd", "Ah5c4dJs", **won), settle("7s7d2h", "7c7h2c", "AhKcQdJs", **won)
    lower = settle("7s7dKh", "KcKdQs", "Ah5c4dJs", **won)
    folded = settle("7s7d2h", "7cKdQd", "Ah5c4dJs", "fold", six_card_bonus=500)
    assert [one["flop"].outcome.value for one in (higher, equal, lower, folded)] == ["win", "push", "lose", "lose"]
    assert [one["six_card_bonus"].line for one in (higher, equal, lower, folded)] == [
        "three-of-a-kind",
        "four-of-a-kind",
        "full house",
        "three-of-a-kind",
    ]


# 42.11  Payout odds ---------------------------------------------------------------------------------


def test_42_11_a_payouts_are_shown_with_to_or_win_and_never_with_for():
    for option in ("blind_1x", "blind_2x", "three_card_bonus", "six_card_bonus"):
        for letter in next(one.values for one in RULE.options if one.name == option):
            game = game_under(KEY, version="2", **{option: letter})
            sections = rule_sheet(game, RULE.methods["hand"], ()).sections
            payouts = [line.says for section in sections if section.pays for line in section.lines]
            assert len(payouts) >= 8 + 6
            assert [says for says in payouts if not re.fullmatch(r"[\d,]+ to 1|win \$[\d,]+", says)] == []
    inscriptions = [one.says for one in RULE.layout.inscriptions]
    assert sum(len(re.findall(r" [\d,]+ to 1\b| win \$[\d,]+", says)) for says in inscriptions) == 92 + 22 + 24 + 89
    assert [says for says in inscriptions if re.search(r"\bfor\b", says)] == []


def test_42_11_b_flop_and_turn_river_wagers_win_1_to_1():
    table = """
        player  dealer  community  decisions  flop      turn_river     cites
        KsQh2c  QdJs9h  Kh9d7c4s   1x         win:1000  win:1000       42.11(b)
        AsKsQs  QdJs9h  JhTh7c4s   1x         win:1000  win:1000       42.11(b)
        KsQh2c  QdJs9h  Kh9d7c4s   2x         win:1000  win:2000       42.11(b)
    """
    check_table(VERSION_2, MAIN, table)
    won = settle("KsQh2c", "QdJs9h", "Kh9d7c4s")
    assert won["flop"].cites == won["turn_river"].cites == cited("42.11(b)")


def test_42_11_c_the_size_of_the_turn_river_wager_picks_one_of_two_tables_elected_beforehand():
    game = game_under(KEY, version="2", blind_1x="K", blind_2x="C")
    flush = ("As9s7s", "3h5dTh", "4s2sKdQc")
    royal = ("AsKsQs", "4h5d7c", "JsTs2d3c")
    paid = [settle(*cards, choice, game)["blind_bonus"] for cards in (flush, royal) for choice in ("1x", "2x")]
    assert [one.returned // 500 - 1 for one in paid] == [2, 2, 200, 250]
    assert [one.cites[1] for one in paid] == [*cited("42.11(c)i"), *cited("42.11(c)ii")] * 2
    straight = ("Ts9d8h", "AcQd3s", "7c6s2dKh")
    assert [settle(*straight, choice, VERSION_2)["blind_bonus"].returned for choice in ("1x", "2x")] == [1500, 1000]


def test_42_11_c_i_tables_a_to_k_after_a_single_turn_river_wager():
    tables = """
        line                        A       B       C       D       E       F       G       H       I       J       K
        7-card_royal_flush     $25000  $25000  $25000  $25000  $25000  $25000  $25000  $25000  $25000  $25000  $25000
        7-card_straight_flush  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000
        royal_flush              1000     500     200     200     200     500    1000     200     200     200     200
        straight_flush             40      50      50      25      25     100     100     100      50      50      50
        four-of-a-kind             10      10      10      10      10      20      20      20      20      25      20
        full_house                  4       4       4       4       4       4       4       4       4       3       4
        flush                       3       3       3       3       3       3       3       3       3       2       2
        straight                    2       2       2       2       2       2       2       2       2       1       1
        three-of-a-kind             1       1       1       1       -       -       -       -       -       -       -
    """
    expected = chart(tables)
    assert {letter: pays(game_under(KEY, blind_1x=letter), "blind_bonus", "1x") for letter in expected} == expected
    assert "".join(expected) == "ABCDEFGHIJK"


def test_42_11_c_ii_tables_a_to_c_after_a_double_turn_river_wager():
    tables = """
        line                     A       B       C
        7-card_royal_flush       -  $25000  $25000
        7-card_straight_flush    -  $10000  $10000
        royal_flush            500     500     250
        straight_flush          50      50      50
        four-of-a-kind          10      10      10
        full_house               4       4       4
        flush                    2       2       2
        straight                 1       1       1
    """
    expected = chart(tables)
    doubled = {letter: game_under(KEY, version="2", blind_2x=letter) for letter in "ABC"}
    assert {letter: pays(game, "blind_bonus", "2x") for letter, game in doubled.items()} == expected


def test_42_11_d_3_card_bonus_tables_a_to_d():
    tables = """
        line               A    B   C    D
        3-card_royal     100  100  50  100
        straight_flush    50   40  40   40
        three-of-a-kind   30   30  30   30
        straight           5    5   6    6
        flush              4    4   3    3
        pair               1    1   1    1
    """
    expected = chart(tables)
    assert {letter: pays(game_under(KEY, three_card_bonus=letter), "three_card_bonus") for letter in "ABCD"} == expected
    assert settle("2s2d7h", "KcQd9s", "Ah5c4d3s", three_card_bonus=500)["three_card_bonus"].cites == cited("42.11(d)")


def test_42_11_e_6_card_bonus_tables_a_to_k():
    tables = """
    line                                  A         B         C         D         E         F    G    H     I    J     K
    6-card_royal_flush_in_diamonds $1000000  $1000000  $1000000  $1000000  $1000000  $1000000    -    -     -    -     -
    6-card_royal_flush,_other       $100000   $100000   $100000   $100000   $100000   $100000    -    -     -    -     -
    royal_flush                        1000      1000      1000      1000      1000      1000  500  500  1000  250  1000
    straight_flush                      200       250       500       200       200       250  250  250   500  100   200
    four-of-a-kind                       50       100       100        50        50        50  100  100   200   50    50
    full_house                           20        25        25        25        25        25   25   25    20   25    25
    flush                                15        20        15        20        15        20   20   20    15   20    20
    straight                             10        10        10        10        10        10   10   10    10   10    10
    three-of-a-kind                       5         5         5         5         5         5    5    4     5    5     5
    """
    expected = chart(tables)
    assert {letter: pays(game_under(KEY, six_card_bonus=letter), "six_card_bonus") for letter in expected} == expected
    assert "".join(expected) == "ABCDEFGHIJK"
    assert settle("2s2d7h", "2cQd9s", "Ah5c4d3s", six_card_bonus=500)["six_card_bonus"].cites == cited("42.11(e)")


def test_42_11_f_an_elected_limit_holds_what_a_hand_wins_on_blind_and_3_card_bonus_together():
    royal = ("AhKhQh", "4c5d7s", "JhTh2d3c")  # 1,000 to 1 on $5.00, and 100 to 1
    for limit, won in ((None, 5_000_000), (5_000_000, 5_000_000), (4_999_999, 4_999_999), (500_000, 500_000)):
        settled = settle(*royal, game=game_under(KEY, aggregate_limit=limit), three_card_bonus=45_000)
        wagers = (settled["three_card_bonus"], settled["blind_bonus"])
        assert sum(one.returned - one.staked for one in wagers) == won
        assert any(cite == cited("42.11(f)")[0] for one in wagers for cite in one.cites) == (won < 5_000_000)


# 42.12  Irregularities -------------------------------------------------------------------------------

# Three queens at seat 2, nothing at seat 5; with the dealer's queen and tens six cards make a full house for seat 2.
HANDS = ("Qs", "Qh", "Qd", "2c", "5d", "9h", "Ts", "Td", "4c")
WITH_BOTH = MAIN | BOTH
RETURNED = {(seat, key): ("void", 500) for seat in (2, 5) for key in WITH_BOTH}
SETTLED_3 = {(2, "three_card_bonus"): ("win", 15_500), (5, "three_card_bonus"): ("lose", 0)}
SETTLED_6 = {(2, "six_card_bonus"): ("win", 10_500), (5, "six_card_bonus"): ("lose", 0)}


def dealing(acts: int = 0, method: str = "") -> Driver:
    """Every wager at seats 2 and 5, bets closed, so many acts done: 9 for the hands, 13 with the community cards."""
    driver = Driver(VERSION_1, stacked(*HANDS), method=method)
    for seat in (2, 5):
        driver.wager(seat, **WITH_BOTH)
    driver.do(c.CloseBets())
    driver.act(acts)
    return driver


def test_42_12_a_an_exposed_dealers_card_voids_all_hands_but_the_3_card_bonus_is_settled():
    for acts in (7, 13):
        driver = dealing(acts)
        assert e.RoundVoided(cited("42.12(a)")) in driver.report(Mishap.DEALER_CARD_EXPOSED)
        assert driver.settled() == RETURNED | SETTLED_3  # the 6 card bonus comes back (register H-17)
    driver = dealing(13)
    for seat in (2, 5):
        driver.do(c.Decide(seat, "expose"))
    driver.do(c.Proceed())
    for seat, choice in ((2, "1x"), (5, "fold")):
        assert driver.tell(c.Decide(seat, choice)) is None
    assert driver.refusal(c.Report(Mishap.DEALER_CARD_EXPOSED)).cites == cited("42.12(a)")


def test_42_12_b_two_cards_found_face_up_void_all_hands_and_after_three_cards_each_both_bonuses_are_settled():
    driver = dealing(1)
    assert driver.report(Mishap.CARD_FACE_UP)[1:] == [e.CardDiscarded("Qh", *cited("42.12(b)"))]
    driver.act()
    assert driver.state.position(2).cards == ("Qs", "Qd")
    assert e.RoundVoided(cited("42.12(b)")) in driver.report(Mishap.CARDS_FACE_UP)
    assert driver.settled() == RETURNED
    for acts, settled in ((8, {}), (9, SETTLED_3 | SETTLED_6), (12, SETTLED_3 | SETTLED_6)):
        driver = dealing(acts)
        driver.report(Mishap.CARDS_FACE_UP)
        assert driver.settled() == RETURNED | settled


def test_42_12_c_a_card_drawn_in_error_is_used_as_the_next_one():
    driver = dealing(1)
    (reported,) = driver.report(Mishap.DRAWN_IN_ERROR)
    assert (reported.remedy, (reported.cites,)) == (Remedy.USE_AS_NEXT, cited("42.12(c)"))
    driver.act()
    assert driver.state.position(2).cards == ("Qs", "Qh")


def test_42_12_d_a_wrong_number_voids_a_players_hand_or_all_unless_the_dealer_completes():
    driver = dealing(13)
    assert e.HandVoided(5, *cited("42.12(d)")) in driver.report(Mishap.PLAYER_MISCOUNT, 5, 1)
    assert driver.settled() == {(5, key): ("void", 500) for key in WITH_BOTH}
    assert driver.report(Mishap.DEALER_MISCOUNT, 0, -1)[0].remedy is Remedy.COMPLETE
    driver.do(c.Decide(2, "expose"))
    driver.do(c.Proceed())  # the 3 card bonus is paid, two community cards are turned up
    assert e.RoundVoided(cited("42.12(d)")) in driver.report(Mishap.DEALER_MISCOUNT, 0, -1)
    assert driver.settled() == RETURNED | {(2, "three_card_bonus"): ("win", 15_500)}


def test_42_12_e_after_a_shuffler_failed_the_cards_are_shuffled_again():
    driver = Driver(VERSION_1, ())
    (reported,) = driver.report(Mishap.SHUFFLER_FAILED)
    assert (reported.remedy, (reported.cites,)) == (Remedy.RESHUFFLE, cited("42.12(e)"))
    assert driver.state.reshuffle
    driver.do(c.Shuffle(DECK))
    assert not driver.state.reshuffle


def test_42_12_f_a_shoe_that_fails_voids_the_round():
    for acts in (0, 12):
        driver = dealing(acts, method="automated-shoe")
        assert e.RoundVoided(cited("42.12(f)")) in driver.report(Mishap.SHOE_FAILED)
        assert driver.settled() == RETURNED
    assert dealing(1).refusal(c.Report(Mishap.SHOE_FAILED)).reason is Reason.NO_SUCH_MISHAP


def test_42_12_g_the_device_leaves_the_table_before_another_method_is_used():
    (reported,) = Driver(VERSION_1).report(Mishap.METHOD_CHANGED)
    assert (reported.remedy, (reported.cites,)) == (Remedy.REMOVE_DEVICE, cited("42.12(g)"))
    assert dealing(1).refusal(c.Report(Mishap.METHOD_CHANGED)).cites == cited("42.12(g)")
