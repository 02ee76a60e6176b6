"""N.J.A.C. 19:47-28, Texas hold 'em bonus poker: one test for each paragraph, in the rule's order.

Each ante is $5.00, so a flop wager is $10.00 and turn and river wagers are $5.00 each. The progressive wager is $1.00
and adds 70 cents to the meter.
"""

import pytest

from croupier.cards.card import DECK, Card
from croupier.cards.naming import hand_name
from croupier.games.catalogue import definition
from croupier.rulebook.controller import Parameters
from croupier.rulebook.dealing import Ask
from croupier.rulebook.game import elect
from croupier.rulebook.hand import Deal
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.meter import terms_of
from croupier.table.permitted import permitted
from croupier.table.round import asked
from croupier.table.settlement import Settled
from croupier.table.views import HIDDEN, RoundView, view
from tests.driver import Driver, stacked
from tests.settlement_table import check_table, game_under, split_cards

KEY = "texas-hold-em-bonus"
GAME = game_under(KEY)
ANTE = {"ante": 500}
ALL = {"ante": 500, "bonus": 500, "progressive": 100}
STAY = ("2x", "check", "check")
DEALER = 0
METHODS = pytest.mark.parametrize("method", ["manual-shoe", "hand", "automated-shoe"])


def cited(number: str) -> tuple[str, ...]:
    return (f"19:47-{number}",)


def settled(
    player: str, dealer: str, community: str, *choices: str, meter: int | None = None, **wagers: int
) -> dict[str, Settled]:
    """Each wager of one player, settled."""
    hand = GivenHand(1, split_cards(player), wagers or ANTE, choices or STAY)
    given = GivenRound((hand,), split_cards(dealer), split_cards(community), meter)
    outcome = settle_round(GAME, given)
    assert isinstance(outcome, SettledRound), outcome
    return {one.wager: one for one in outcome.results[0]}


def ends(player: str, dealer: str, community: str) -> set[str]:
    """How ante, flop, turn and river of a player end who made them all."""
    return {one.outcome.value for one in settled(player, dealer, community, "2x", "1x", "1x").values()}


def seated(*cards: str, method: str = "", **wagers: int) -> Driver:
    """Wagers at seats 5 and 2, in that order, and these cards on top of the deck."""
    driver = Driver(GAME, stacked(*cards), method=method)
    for seat in (5, 2):
        driver.wager(seat, **(wagers or ANTE))
    return driver


def dealt(*cards: str, method: str = "", meter: int | None = None, **wagers: int) -> Driver:
    """The round of those seats up to the first decision."""
    driver = seated(*cards, method=method, **wagers)
    driver.deal(meter)
    return driver


def choose(driver: Driver, *choices: tuple[int, str]) -> Driver:
    """These choices in this order, with the dealer's acts between them."""
    for seat, choice in choices:
        if not isinstance(driver.state.task, Ask):
            driver.do(c.Proceed())
        driver.do(c.Decide(seat, choice))
    return driver


def flopped(*cards: str, **wagers: int) -> Driver:
    """The round of those seats up to the turn decision, both with a flop wager."""
    driver = choose(dealt(*cards, **wagers), (2, "2x"), (5, "2x"))
    driver.do(c.Proceed())
    return driver


def turned(*cards: str) -> Driver:
    """The round of those seats up to the river decision: seat 2 checked the turn and seat 5 did not."""
    driver = choose(flopped(*cards), (2, "check"), (5, "1x"))
    driver.do(c.Proceed())
    return driver


def finished(*cards: str) -> Driver:
    """The round of those seats to its end: seat 2 made the river wager and seat 5 did not."""
    driver = choose(turned(*cards), (2, "1x"), (5, "check"))
    driver.do(c.Proceed())
    return driver


def seen(driver: Driver, patron: str = "somebody else") -> RoundView:
    return view(driver.state, patron)


def seats_asked(driver: Driver) -> list[int]:
    task = driver.state.task
    return [position.seat for position in asked(driver.state, task.decision)] if isinstance(task, Ask) else []


def places(driver: Driver) -> list[int]:
    """Which card of an unshuffled deck each community card is."""
    return [DECK.index(event.card) for event in driver.of(e.CommunityCardDealt)]


def burned(driver: Driver) -> list[int]:
    """Which card of an unshuffled deck each burned card is."""
    return [DECK.index(event.card) for event in driver.of(e.CardBurned)]


def stacks(*seats: int) -> list[tuple[int, Card]]:
    """The top of an unshuffled deck, two cards at a time."""
    return list(zip([seat for seat in seats for _ in range(2)], DECK, strict=False))


def one_by_one(*seats: int) -> list[tuple[int, Card]]:
    """The top of an unshuffled deck, one card at a time in two rounds."""
    return list(zip(seats * 2, DECK, strict=False))


def of_the_deal(driver: Driver) -> list[tuple[int, Card]]:
    assert not any(event.face_up for event in driver.of(e.CardDealt))
    return [(event.seat, event.card) for event in driver.of(e.CardDealt)]


def locked_out(driver: Driver, number: str) -> None:
    """Bets are closed under this paragraph before any card, also those on the progressive."""
    driver.wager(2, **ALL)
    (closed,) = driver.do(c.CloseBets(0))
    assert isinstance(closed, e.BetsClosed)
    assert (closed.cites, closed.meter) == (*cited(number), 70)
    assert not driver.of(e.CardDealt)
    for wagers in (ALL, {"ante": 500, "progressive": 100}):
        refusal = driver.refusal(c.PlaceWagers(5, "patron 5", wagers))
        assert refusal.reason is Reason.NO_MORE_BETS


# 28.1  Definitions --------------------------------------------------------------------------------------


def test_28_1_ante_comes_before_the_deal_and_nobody_takes_part_without_it():
    driver = Driver(GAME)
    for wagers in ({"bonus": 500}, {"progressive": 100}, {"bonus": 500, "progressive": 100}):
        assert driver.refusal(c.PlaceWagers(1, "patron", wagers)).reason is Reason.WAGERS_TOGETHER
    assert driver.wager(1, ante=500)[0].cites == "19:47-28.1:ante"
    driver.do(c.CloseBets())
    assert driver.refusal(c.PlaceWagers(2, "Ada", ANTE)).reason is Reason.NO_MORE_BETS


def test_28_1_bonus_wager_is_optional_and_on_the_players_two_cards():
    wagers = {"ante": 500, "bonus": 500}
    for community in ("Kd9d7c4s2s", "AdAsKh9s9d", "3h2h4h5h6h"):
        assert settled("AcQc", "8d8s", community, **wagers)["bonus"].returned == 10_500
        assert settled("Ac3d", "8d8s", community, **wagers)["bonus"].returned == 0
        assert "bonus" not in settled("AcQc", "8d8s", community)


def test_28_1_burn_lays_the_next_card_in_the_rack_unseen():
    driver = finished()
    assert burned(driver) == [6, 10, 12]
    assert driver.state.burned == tuple(DECK[place] for place in (6, 10, 12))
    shown = seen(driver)
    everything = {*shown.dealer, *shown.community, *(card for p in shown.positions for card in p.cards)}
    assert HIDDEN not in everything
    assert not everything & {*driver.state.burned}


def test_28_1_community_card_is_one_of_five_face_up_that_everyone_combines():
    assert HIDDEN not in seen(finished()).community
    assert len(seen(finished()).community) == 5
    assert ends("3h2d", "4h3d", "AsKhQdTc9s") == {"push"}  # both play ace, king, queen, ten, nine
    assert ends("Jc2d", "4h3d", "AsKhQdTc9s") == {"push", "win"}
    assert ends("4h3d", "Jc2d", "AsKhQdTc9s") == {"lose"}


def test_28_1_flop_is_community_cards_one_to_three():
    driver = flopped()
    assert seen(driver).community == tuple(DECK[place] for place in (7, 8, 9))
    area = next(area for area in GAME.definition.layout.areas if area.key == "community_flop")
    assert area.inscription == "flop"


def test_28_1_flop_wager_is_twice_the_ante_before_the_flop():
    driver = dealt()
    for choice in ("check", "1x", "3x"):
        assert driver.refusal(c.Decide(2, choice)).reason is Reason.UNKNOWN_CHOICE
    made = driver.do(c.Decide(2, "2x"))[0]
    assert (made.wager, made.amount) == ("flop", 1_000)
    assert not driver.of(e.CommunityCardDealt)


def test_28_1_fold_gives_up_the_cards_and_leaves_the_round():
    driver = choose(dealt(), (2, "fold"), (5, "2x"))
    driver.do(c.Proceed())
    assert seats_asked(driver) == [5]
    driver = choose(driver, (5, "check"), (5, "check"))
    driver.do(c.Proceed())
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [DEALER, 5]
    assert {event.settled.wager for event in driver.of(e.WagerSettled) if event.settled.seat == 2} == {"ante"}


def test_28_1_hand_is_the_best_five_of_two_own_and_five_community_cards():
    deal = Deal(split_cards("As2d"), split_cards("9s3c"), split_cards("9d9c7hKhQh"))
    value = GAME.definition.ranking.value
    assert GAME.definition.player_hand(deal) == value(split_cards("9d9cAsKhQh"))
    assert GAME.definition.dealer_hand(deal) == value(split_cards("9s9d9cKhQh"))


def test_28_1_progressive_payout_wager_is_on_the_two_cards_and_the_flop():
    wagers = {"ante": 500, "progressive": 100}
    assert settled("AhKh", "8d8s", "QhJh9hTs9d", meter=0, **wagers)["progressive"].returned == 5_000
    assert settled("AhKh", "8d8s", "QhJh9c9hTh", meter=0, **wagers)["progressive"].returned == 0
    assert "progressive" not in settled("AhKh", "8d8s", "QhJh9hTs9d", meter=0)


def test_28_1_push_is_a_tie():
    for player, dealer in (("AsKd", "AdKs"), ("3h2d", "3d2c")):
        tied = settled(player, dealer, "Kh9d7c6s5s", "2x", "1x", "1x")
        assert {one.outcome.value for one in tied.values()} == {"push"}
        assert {key: one.returned for key, one in tied.items()} == {key: one.staked for key, one in tied.items()}


def test_28_1_rank_of_cards_and_of_hands_decides():
    assert ends("AsJc", "AdTs", "Ah9d7c4s2h") == {"push", "win"}
    assert ends("AdTs", "AsJc", "Ah9d7c4s2h") == {"lose"}
    assert ends("3h3c", "AdKs", "3d9d7c4s2h") == {"push", "win"}


def test_28_1_river_is_community_card_five_in_its_own_area():
    driver = finished()
    assert seen(driver).community[4] == DECK[13]
    assert "community_river" in [area.key for area in GAME.definition.layout.areas]


def test_28_1_river_wager_is_optional_and_equal_to_the_ante_before_the_river_card():
    driver = turned()
    assert len(seen(driver).community) == 4
    assert driver.refusal(c.Decide(2, "2x")).reason is Reason.UNKNOWN_CHOICE
    choose(driver, (2, "1x"), (5, "check"))
    assert driver.state.position(2).stakes["river"] == 500
    assert "river" not in driver.state.position(5).stakes


def test_28_1_round_of_play_ends_when_every_wager_is_paid_or_collected():
    driver = dealt(meter=0, **ALL)
    choose(driver, (2, "fold"), (5, "2x"), (5, "1x"), (5, "1x"))
    assert not driver.state.closed
    driver.do(c.Proceed())
    assert isinstance(driver.events[-1], e.RoundClosed)
    assert [position.unsettled for position in driver.state.positions] == [(), ()]
    assert len(driver.of(e.WagerSettled)) == 3 + 6


def test_28_1_stub_is_what_is_left_of_the_deck():
    assert finished().state.deck == DECK[14:]


def test_28_1_suit_is_one_of_four_and_none_outranks_another():
    assert {card[1] for card in DECK} == set("cdhs")
    for mine in "cdhs":
        for other in set("cdhs") - {mine}:
            assert ends(f"A{mine}K{mine}", f"A{other}K{other}", "Qs9d7c4h2h") == {"push"}


def test_28_1_turn_is_community_card_four_in_its_own_area():
    driver = turned()
    assert seen(driver).community[3:] == (DECK[11],)
    assert "community_turn" in [area.key for area in GAME.definition.layout.areas]


def test_28_1_turn_wager_is_optional_and_equal_to_the_ante_before_the_turn_card():
    driver = flopped()
    assert len(seen(driver).community) == 3
    for choice in ("fold", "2x"):
        assert driver.refusal(c.Decide(2, choice)).reason is Reason.UNKNOWN_CHOICE
    choose(driver, (2, "check"), (5, "1x"))
    assert "turn" not in driver.state.position(2).stakes
    assert driver.state.position(5).stakes["turn"] == 500


# 28.6  Wagers -------------------------------------------------------------------------------------------


def test_28_6_b_nothing_is_bet_raised_or_taken_back_after_no_more_bets():
    driver = seated(**ALL)
    driver.do(c.PlaceWagers(2, "patron 2", {"ante": 700, "progressive": 100}))
    driver.do(c.CloseBets(0))
    changes = (
        (3, ANTE),
        (2, {"ante": 800, "progressive": 100}),
        (2, {"ante": 700}),
        (2, {**ALL, "ante": 700}),
        (2, {}),
    )
    for seat, wagers in changes:
        refusal = driver.refusal(c.PlaceWagers(seat, f"patron {seat}", wagers))
        assert (refusal.reason, refusal.cites) == (Reason.NO_MORE_BETS, cited("28.6(b)"))
    driver.do(c.Proceed())
    assert choose(driver, (2, "2x")).state.position(2).stakes == {"ante": 700, "progressive": 100, "flop": 1_400}


def test_28_6_c_a_bonus_of_a_dollar_or_more_and_a_progressive_of_exactly_one_beside_an_ante():
    driver = Driver(GAME)
    for wagers, reason in (
        ({"ante": 500, "bonus": 99}, Reason.BELOW_MINIMUM),
        ({"ante": 500, "progressive": 99}, Reason.EXACT_AMOUNT),
        ({"ante": 500, "progressive": 101}, Reason.EXACT_AMOUNT),
        ({"bonus": 500}, Reason.WAGERS_TOGETHER),
        ({"progressive": 100}, Reason.WAGERS_TOGETHER),
    ):
        refusal = driver.refusal(c.PlaceWagers(1, "patron", wagers))
        assert (refusal.reason, refusal.cites) == (reason, cited("28.6(c)"))
    for seat, side in enumerate(({"bonus": 100}, {"bonus": 90_000}, {"progressive": 100}, {}), 1):
        driver.wager(seat, **ANTE, **side)
    lights = [position.seat for position in seen(driver).positions if "progressive" in position.stakes]
    assert lights == [3]


def test_28_6_c_side_wagers_only_where_offered_and_without_bearing_on_another_wager():
    for option, side in (("bonus", {"bonus": 500}), ("progressive", {"progressive": 100})):
        without = Driver(game_under(KEY, **{option: "off"}))
        refusal = without.refusal(c.PlaceWagers(1, "patron", {**ANTE, **side}))
        assert (refusal.reason, refusal.cites) == (Reason.WAGER_NOT_OFFERED, cited("28.6(c)"))
    for player in ("AhKh", "3h2d"):
        alone = settled(player, "8d8s", "Kd9d7c4s2s")
        beside = settled(player, "8d8s", "Kd9d7c4s2s", meter=0, **ALL)
        assert {key: beside[key] for key in alone} == alone
        assert set(beside) - set(alone) == {"bonus", "progressive"}


def test_28_6_d_flop_turn_and_river_wagers_are_made_at_their_points_of_the_round():
    driver = Driver(GAME)
    for street in ("flop", "turn", "river"):
        refusal = driver.refusal(c.PlaceWagers(2, "patron", {**ANTE, street: 500}))
        assert refusal.reason is Reason.WAGER_BY_DECISION
    driver = finished()
    acts = [event for event in driver.events if isinstance(event, e.DecisionMade | e.CommunityCardDealt)]
    order = [act.decision if isinstance(act, e.DecisionMade) else "card" for act in acts]
    assert order == [*["flop"] * 2, *["card"] * 3, *["turn"] * 2, "card", *["river"] * 2, "card"]


# 28.7  Dealing from a manual dealing shoe ---------------------------------------------------------------


def test_28_7_b_bets_are_closed_and_the_progressive_locked_out_before_the_first_card():
    locked_out(Driver(GAME, method="manual-shoe"), "28.7(b)")


def test_28_7_c_one_card_each_and_one_to_the_dealer_in_two_rounds():
    assert of_the_deal(dealt(method="manual-shoe")) == one_by_one(2, 5, DEALER)


# 28.8  Dealing from the hand ----------------------------------------------------------------------------


def test_28_8_b_3_bets_are_closed_before_the_deal_and_each_card_comes_off_the_top_face_down():
    locked_out(Driver(GAME, method="hand"), "28.8(b)3")
    driver = dealt(method="hand")
    assert [event.card for event in driver.of(e.CardDealt)] == list(DECK[:6])
    assert not any(event.face_up for event in driver.of(e.CardDealt))


def test_28_8_c_one_card_each_and_one_to_the_dealer_in_two_rounds():
    assert of_the_deal(dealt(method="hand")) == one_by_one(2, 5, DEALER)


# 28.9  Dealing from an automated dealing shoe -----------------------------------------------------------


def test_28_9_b_2_bets_are_closed_and_the_progressive_locked_out_before_the_first_stack():
    locked_out(Driver(GAME, method="automated-shoe"), "28.9(b)2")


def test_28_9_c_stacks_of_two_to_each_player_who_has_bet_and_to_the_dealer_last():
    assert of_the_deal(dealt(method="automated-shoe")) == stacks(2, 5, DEALER)


def test_28_9_d_community_cards_come_one_by_one_from_what_the_shoe_has_left():
    driver = choose(dealt(method="automated-shoe"), (2, "2x"), (5, "2x"))
    assert driver.state.deck == DECK[6:]
    choose(driver, (2, "check"), (5, "check"), (2, "check"), (5, "check"))
    driver.do(c.Proceed())
    after = [event for event in driver.events if isinstance(event, e.CardBurned | e.CommunityCardDealt)]
    assert [event.card for event in after] == list(DECK[6:14])


# 28.10  Completion of each round of play ----------------------------------------------------------------


def test_28_10_a_each_player_sees_two_cards_alone_and_makes_the_flop_wager_or_folds():
    driver = dealt()
    own, other = seen(driver, "patron 2").positions
    assert (own.cards, other.cards) == ((DECK[0], DECK[3]), (HIDDEN, HIDDEN))
    assert [position.cards for position in seen(driver).positions] == [(HIDDEN, HIDDEN)] * 2
    assert seen(driver).choices == ("fold", "2x")
    made = choose(driver, (2, "fold"), (5, "2x")).of(e.DecisionMade)
    assert [(event.seat, event.choice, event.cites) for event in made] == [
        (2, "fold", "19:47-28.10(a)"),
        (5, "2x", "19:47-28.10(a)"),
    ]


def test_28_10_a_1_flop_wager_lies_in_its_own_area():
    driver = choose(dealt(), (2, "2x"))
    assert driver.of(e.DecisionMade)[0].wager == "flop"
    assert driver.state.position(2).stakes == {"ante": 500, "flop": 1_000}
    (area,) = [area for area in GAME.definition.layout.areas if area.key == "flop"]
    assert area.inscription == "Flop"


def test_28_10_a_2_ante_of_a_player_who_folds_is_collected():
    driver = dealt()
    _, collected = driver.do(c.Decide(2, "fold"))
    assert isinstance(collected, e.WagerSettled)
    assert (collected.settled.wager, collected.settled.returned) == ("ante", 0)
    assert collected.settled.cites == (collected.cites,) == cited("28.10(a)2")
    assert seats_asked(driver) == [5]


@pytest.mark.parametrize("side", [{"bonus": 500}, {"progressive": 100}])
def test_28_10_a_2_i_folded_hand_stays_until_its_side_wager_is_settled_at_the_end(side: dict[str, int]):
    driver = choose(dealt(meter=0, **ANTE, **side), (2, "fold"), (5, "2x"), (5, "check"), (5, "check"))
    assert driver.state.position(2).unsettled == tuple(side)
    assert seen(driver).positions[0].cards == (HIDDEN, HIDDEN)
    driver.do(c.Proceed())
    *_, shown, last, _ = driver.events
    assert (type(shown), shown.seat) == (e.CardsRevealed, 2)
    assert (last.settled.seat, last.settled.wager) == (2, *side)


def test_28_10_b_one_card_is_burned_and_the_three_of_the_flop_are_face_up():
    driver = choose(dealt(), (2, "2x"))
    assert not driver.of(e.CardBurned)
    driver.do(c.Decide(5, "2x"))
    acts = driver.do(c.Proceed())
    assert [type(act) for act in acts] == [e.CardBurned, *[e.CommunityCardDealt] * 3]
    assert (burned(driver), places(driver)) == ([6], [7, 8, 9])
    assert seen(driver).community == DECK[7:10]


def test_28_10_c_players_still_in_make_a_turn_wager_or_check_clockwise():
    driver = flopped()
    assert (seen(driver).choices, seats_asked(driver)) == (("check", "1x"), [2, 5])
    assert driver.refusal(c.Decide(5, "1x")).reason is Reason.NOT_YOUR_TURN
    choose(driver, (2, "check"), (5, "1x"))
    made = [(event.wager, event.amount) for event in driver.of(e.DecisionMade)[2:]]
    assert made == [("", 0), ("turn", 500)]


def test_28_10_d_one_card_is_burned_and_the_turn_card_is_face_up():
    driver = turned()
    assert (burned(driver), places(driver)) == ([6, 10], [7, 8, 9, 11])
    assert seen(driver).community[3:] == (DECK[11],)


def test_28_10_e_players_still_in_make_a_river_wager_or_check_also_after_a_checked_turn():
    driver = turned()
    assert (seen(driver).choices, seats_asked(driver)) == (("check", "1x"), [2, 5])
    assert driver.refusal(c.Decide(5, "1x")).reason is Reason.NOT_YOUR_TURN
    choose(driver, (2, "1x"), (5, "check"))
    assert driver.state.position(2).stakes == {"ante": 500, "flop": 1_000, "river": 500}
    assert driver.state.position(5).stakes == {"ante": 500, "flop": 1_000, "turn": 500}


def test_28_10_f_one_card_is_burned_the_river_card_is_face_up_and_no_wager_follows():
    driver = finished()
    assert (burned(driver), places(driver)) == ([6, 10, 12], [7, 8, 9, 11, 13])
    assert seen(driver).community[4:] == (DECK[13],)
    river = driver.events.index(driver.of(e.CommunityCardDealt)[-1])
    assert not [event for event in driver.events[river:] if isinstance(event, e.DecisionMade)]


def test_28_10_g_dealer_turns_up_both_cards_and_plays_the_best_five_of_seven_without_qualifying():
    driver = choose(turned(), (2, "1x"))
    assert seen(driver).dealer == (HIDDEN, HIDDEN)
    driver.do(c.Decide(5, "check"))
    driver.do(c.Proceed())
    river, turned_up = driver.of(e.CommunityCardDealt)[-1], driver.of(e.CardsRevealed)[0]
    assert driver.events.index(turned_up) == driver.events.index(river) + 1
    assert (turned_up.seat, turned_up.cards) == (DEALER, (DECK[2], DECK[5]))
    deal = Deal((), split_cards("9h4s"), split_cards("8s7c5d3h2c"))
    assert hand_name(GAME.definition.ranking, GAME.definition.dealer_hand(deal)) == "nine high, eight kicker"
    assert ends("JhTd", "9h4s", "8s7c5d3h2c") == {"push", "win"}
    assert ends("9h4s", "JhTd", "8s7c5d3h2c") == {"lose"}


def test_28_10_h_wagers_are_resolved_one_player_after_the_other_counterclockwise():
    driver = finished()
    order = [
        (event.seat, "shown") if isinstance(event, e.CardsRevealed) else (event.settled.seat, event.settled.wager)
        for event in driver.events
        if isinstance(event, e.CardsRevealed | e.WagerSettled)
    ]
    assert order[1:] == [
        *((5, act) for act in ("shown", "ante", "flop", "turn")),
        *((2, act) for act in ("shown", "ante", "flop", "river")),
    ]
    assert {event.cites for event in (*driver.of(e.CardsRevealed)[1:], *driver.of(e.WagerSettled))} == {
        "19:47-28.10(h)"
    }


def test_28_10_h_1_dealers_higher_hand_takes_ante_flop_turn_and_river():
    table = """
    player  dealer  community   decisions       ante  flop  turn  river
    QcQd    AsKd    Kh9d7c4s2s  2x,1x,1x        lose  lose  lose  lose
    QcQd    AsKd    Kh9d7c4s2s  2x,check,check  lose  lose  -     -
    8h6h    AhQh    Kh9h7h4s2s  2x,1x,1x        lose  lose  lose  lose
    """
    check_table(GAME, ANTE, table)


def test_28_10_h_2_players_higher_hand_is_paid_and_the_ante_with_a_flush_or_better():
    table = """
    player  dealer  community   decisions       ante      flop      turn      river
    7h5h    QcJd    4h3h2hKdQs  2x,1x,1x        win:1000  win:2000  win:1000  win:1000
    AhKc    3h3c    QdJcTh4s2s  2x,1x,1x        push      win:2000  win:1000  win:1000
    AsKd    QcQd    Kh9d7c4s2s  2x,check,1x     push      win:2000  -         win:1000
    """
    check_table(GAME, ANTE, table)


def test_28_10_h_3_equal_hands_push():
    table = """
    player  dealer  community   decisions       ante  flop  turn  river
    3h2d    4h3d    AsKhQd9c7s  2x,1x,1x        push  push  push  push
    3d2d    4c3c    AhKhQh9h7h  2x,1x,1x        push  push  push  push
    AsKd    AdKs    Kh9d7c4s2s  2x,check,check  push  push  -     -
    """
    check_table(GAME, ANTE, table)


def test_28_10_h_4_side_wagers_are_settled_after_ante_flop_turn_and_river():
    driver = dealt(meter=0, **ALL)
    choose(driver, (2, "2x"), (5, "2x"), (2, "1x"), (5, "1x"), (2, "1x"), (5, "1x"))
    driver.do(c.Proceed())
    order = [(event.settled.seat, event.settled.wager) for event in driver.of(e.WagerSettled)]
    wagers = ("ante", "flop", "turn", "river", "bonus", "progressive")
    assert order == [(seat, wager) for seat in (5, 2) for wager in wagers]


def test_28_10_h_4_i_winning_bonus_is_paid_however_the_other_wagers_end():
    table = """
    player  dealer  community   decisions       ante  flop      bonus
    AhKh    QcQd    Kd9d7c4s2s  2x,check,check  push  win:2000  win:13000
    AhKh    AdKs    Kd9d7c4s2s  2x,check,check  push  push      win:13000
    AhKh    9h9c    Kd9d7c4s2s  2x,check,check  lose  lose      win:13000
    AhKh    9h9c    Kd9d7c4s2s  fold            lose  -         win:13000
    """
    check_table(GAME, {"ante": 500, "bonus": 500}, table)


def test_28_10_h_4_ii_progressive_is_decided_by_the_two_cards_and_the_flop():
    table = """
    player  dealer  community   decisions       ante      flop      progressive
    AhKh    8d8s    QhJh9hTs9d  2x,check,check  win:1000  win:2000  win:5000
    AhKh    8d8s    QhJhTs9h9d  2x,check,check  win:1000  win:2000  win:1000
    7h5h    AhKh    4h3h2h9s9d  2x,check,check  lose      lose      win:5000
    7h5h    AhKh    4h3h2h9s9d  fold            lose      -         win:5000
    AhKc    8d8s    Qd7s9h9s9d  2x,check,check  lose      lose      lose
    """
    check_table(GAME, {"ante": 500, "progressive": 100}, table, meter=0)


# 28.11  Payout odds -------------------------------------------------------------------------------------


def test_28_11_a_payouts_are_shown_with_to_or_win_and_never_with_for():
    shown = {str(pay) for wager in GAME.wagers for pay in GAME.pays(wager)}
    assert {"1 to 1", "1,000 to 1", "3 to 1", "win 100 percent of the meter", "win $500 (from the meter)"} <= shown
    assert all(" to " in payout or payout.startswith("win ") for payout in shown)
    on_the_layout = [inscription.says for inscription in GAME.definition.layout.inscriptions]
    assert not [says for says in (*shown, *on_the_layout) if " for " in says]


def test_28_11_b_flop_turn_and_river_pay_1_to_1_and_so_does_the_ante_with_a_flush():
    won = settled("7h5h", "QcJd", "4h3h2hKdQs", "2x", "1x", "1x")
    assert {key: one.returned for key, one in won.items()} == {key: 2 * one.staked for key, one in won.items()}
    assert "19:47-28.11(b)" in won["ante"].cites
    below = settled("AsKd", "QcQd", "Kh9d7c4s2s", "2x", "1x", "1x")
    assert {key: one.returned for key, one in below.items()} == {
        "ante": 500,
        "flop": 2_000,
        "turn": 1_000,
        "river": 1_000,
    }


def test_28_11_c_bonus_pays_the_highest_line_from_1000_to_1_down_to_3_to_1():
    table = """
    player  dealer  community   decisions  bonus
    AhAc    AdAs    Kh9d7c4s2s  fold       win:100100
    AhAc    AdKs    Kh9d7c4s2s  fold       win:3100
    AhKh    8d8s    Kd9d7c4s2s  fold       win:2600
    AhQh    8d8s    Kd9d7c4s2s  fold       win:2100
    AhJh    8d8s    Kd9d7c4s2s  fold       win:2100
    AhKc    8d8s    Kd9d7c4s2s  fold       win:1600
    KhKc    8d8s    Kd9d7c4s2s  fold       win:1100
    JhJc    8d8s    Kd9d7c4s2s  fold       win:1100
    AhQc    8d8s    Kd9d7c4s2s  fold       win:600
    AhJc    8d8s    Kd9d7c4s2s  fold       win:600
    ThTc    8d8s    Kd9d7c4s2s  fold       win:400
    2h2c    8d8s    Kd9d7c4s3s  fold       win:400
    AhTh    8d8s    Kd9d7c4s2s  fold       lose
    KhQh    AdAs    Kd9d7c4s2s  fold       lose
    """
    check_table(GAME, {"ante": 500, "bonus": 100}, table)


REQUIRED_AWARDS = (
    ("AhKh", "QhJhTh", 10_000_000, 1_000_000),  # the whole meter, which then starts again
    ("KhQh", "JhTh9h", 1_000_000, 9_000_000),
    ("5h4h", "3h2hAh", 1_000_000, 9_000_000),
    ("AhAc", "AdAsKh", 50_000, 9_950_000),
    ("AhAc", "AdKsKh", 10_000, 9_990_000),
    ("7h5h", "4h3h2h", 5_000, 9_995_000),
)
LESSER_AWARDS = {
    # straight, three of a kind, two pair, and what a straight takes off the meter
    "A": (1_000, 300, 200, 0),
    "B": (1_000, 500, 0, 1_000),
    "C": (1_000, 300, 200, 1_000),
    "D": (1_000, 500, 200, 1_000),
    "none": (0, 0, 0, 0),
}


def award(option: str, player: str, flop: str) -> tuple[int, int | None]:
    """What the progressive wager of a player is awarded from a meter of $100,000, and what it leaves."""
    game = game_under(KEY, progressive=option)
    hand = GivenHand(1, split_cards(player), {"ante": 500, "progressive": 100}, ("fold",))
    given = GivenRound((hand,), split_cards("8c8s"), split_cards(flop + "9s9d"), 9_999_930)
    outcome = settle_round(game, given)
    assert isinstance(outcome, SettledRound), outcome
    return outcome.results[0][-1].returned, outcome.meter


@pytest.mark.parametrize("option", LESSER_AWARDS)
def test_28_11_f_awards_from_the_whole_meter_to_50_dollars_all_come_off_the_meter(option: str):
    for player, flop, due, leaves in REQUIRED_AWARDS:
        assert award(option, player, flop) == (due, leaves)


@pytest.mark.parametrize("option", LESSER_AWARDS)
def test_28_11_g_lesser_awards_of_the_table_chosen_and_only_those_marked_m_come_off_the_meter(option: str):
    straight, trips, two_pair, off_the_meter = LESSER_AWARDS[option]
    assert award(option, "AhKc", "QhJhTh") == (straight, 10_000_000 - off_the_meter)
    assert award(option, "AhAc", "AdKsQh") == (trips, 10_000_000)
    assert award(option, "AhKc", "AdKsQh") == (two_pair, 10_000_000)
    assert award(option, "AhAc", "KdQsJh") == (0, 10_000_000)


# 28.12  Irregularities -------------------------------------------------------------------------------

# Seats 2 and 5 and the dealer, one by one: aces, spades, kings; the flop then makes trips and a flush.
HELD = ("Ah", "7s", "Kh", "Ad", "4s", "Kd")
NEXT = ("As", "9s", "2s")
METER = 10_000_000


def dealing(acts: int = 0, method: str = "", **wagers: int) -> Driver:
    """All wagers at seats 2 and 5, bets closed, so many acts done."""
    driver = seated(*HELD, *NEXT, method=method, **(wagers or ALL))
    driver.do(c.CloseBets(METER))
    driver.act(acts)
    return driver


def flop_of(driver: Driver) -> tuple[Card, ...]:
    return tuple(event.card for event in driver.of(e.CommunityCardDealt))


@pytest.mark.parametrize("acts", [3, 6])
def test_28_12_a_an_exposed_dealers_card_voids_all_hands_but_bonus_and_progressive_are_settled(acts: int):
    driver = dealing(acts)
    assert e.RoundVoided(cited("28.12(a)")) in driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled() == {
        (2, "ante"): ("void", 500),
        (2, "bonus"): ("win", 15_500),
        (2, "progressive"): ("win", 300),
        (5, "ante"): ("void", 500),
        (5, "bonus"): ("lose", 0),
        (5, "progressive"): ("win", 5_000),
    }
    assert flop_of(driver) == NEXT  # register T-8
    assert driver.state.meter == METER + 140 - 5_000


def test_28_12_a_it_holds_until_the_last_decision_before_the_river():
    """Register T-16: a check counts as a decision."""
    driver = dealing(6)
    for choice in ("2x", "check", "check"):
        if not isinstance(driver.state.task, Ask):
            driver.do(c.Proceed())
        for seat in (2, 5):
            assert driver.state.task is not None
            driver.do(c.Decide(seat, choice))
            last = (choice, seat) == ("check", 5) and len(driver.state.community) == 4
            assert (permitted_now(driver, Mishap.DEALER_CARD_EXPOSED)) is not last


def permitted_now(driver: Driver, mishap: Mishap) -> bool:
    return any(one.mishap is mishap for one in permitted(driver.state).reports)


def test_28_12_b_one_card_found_face_up_is_left_out_and_a_second_voids_all_hands():
    driver = dealing(2)
    assert driver.report(Mishap.CARD_FACE_UP)[1:] == [e.CardDiscarded("Kh", *cited("28.12(b)"))]
    driver.act()
    assert driver.state.dealer == ("Ad",)
    assert e.RoundVoided(cited("28.12(b)")) in driver.report(Mishap.CARDS_FACE_UP)
    assert driver.settled() == {(seat, key): ("void", amount) for seat in (2, 5) for key, amount in ALL.items()}
    assert driver.state.meter == METER


def test_28_12_b_1_after_the_first_two_cards_bonus_wagers_are_settled():
    for acts, bonus in ((5, {("void", 500)}), (6, {("win", 15_500), ("lose", 0)})):
        driver = dealing(acts, ante=500, bonus=500)
        driver.report(Mishap.CARDS_FACE_UP)
        assert {driver.settled()[seat, "bonus"] for seat in (2, 5)} == bonus
        assert flop_of(driver) == ()


def test_28_12_b_2_progressive_wagers_are_settled_on_a_flop_in_which_the_found_cards_count():
    driver = dealing(6)
    driver.report(Mishap.CARDS_FACE_UP)
    assert flop_of(driver) == NEXT
    assert driver.settled()[2, "progressive"] == ("win", 300)
    assert driver.settled()[5, "progressive"] == ("win", 5_000)
    early = dealing(5)
    early.report(Mishap.CARDS_FACE_UP)
    assert early.settled()[2, "progressive"] == ("void", 100)


def test_28_12_c_a_card_drawn_in_error_is_the_next_card():
    driver = dealing(6)
    (reported,) = driver.report(Mishap.DRAWN_IN_ERROR)
    assert (reported.remedy, reported.cites) == (Remedy.USE_AS_NEXT, "supplement-1.7(c)")
    for seat in (2, 5):
        driver.do(c.Decide(seat, "2x"))
    driver.act()
    assert driver.state.burned == ("As",)


def test_28_12_d_a_wrong_number_voids_a_players_hand_or_all_unless_the_dealer_completes():
    driver = dealing(6)
    assert e.HandVoided(2, "supplement-1.7(d)1") in driver.report(Mishap.PLAYER_MISCOUNT, 2, 1)
    assert driver.settled() == {(2, key): ("void", amount) for key, amount in ALL.items()}
    assert driver.state.meter == METER + 70
    assert driver.report(Mishap.DEALER_MISCOUNT, 0, -1)[0].remedy is Remedy.COMPLETE
    driver.do(c.Decide(5, "2x"))
    driver.do(c.Proceed())
    driver.report(Mishap.DEALER_MISCOUNT, 0, -1)
    assert driver.state.void
    assert driver.settled()[5, "bonus"] == ("void", 500)


def test_28_12_e_after_a_shuffler_failed_the_cards_are_shuffled_again():
    driver = Driver(GAME, ())
    driver.report(Mishap.SHUFFLER_FAILED)
    assert driver.state.reshuffle
    driver.do(c.Shuffle(DECK))
    assert not driver.state.reshuffle


def test_28_12_f_a_shoe_that_fails_voids_the_round_with_every_wager():
    driver = dealing(6, method="automated-shoe")
    driver.report(Mishap.SHOE_FAILED)
    assert driver.settled() == {(seat, key): ("void", amount) for seat in (2, 5) for key, amount in ALL.items()}
    assert driver.state.meter == METER


def test_28_12_g_the_device_leaves_the_table_before_another_method_is_used():
    assert Driver(GAME).report(Mishap.METHOD_CHANGED)[0].remedy is Remedy.REMOVE_DEVICE
    assert dealing(1).refusal(c.Report(Mishap.METHOD_CHANGED)).reason is Reason.OUT_OF_ORDER


@pytest.mark.parametrize(("rate", "allowed"), [("69.999", False), ("70", True), ("72.5", True)])
def test_28_11_h_seventy_percent_or_more_of_what_is_wagered_goes_to_the_meter(rate, allowed):
    assert isinstance(elect(definition(KEY), {"rate": rate}), Refusal) is not allowed


def test_28_11_h_the_licensee_sets_the_initial_and_the_reset_amount():
    terms = terms_of(game_under(KEY, reset=700_000), Parameters(initial=900_000, reset=0))
    assert (terms.initial, terms.reset) == (900_000, 700_000)
