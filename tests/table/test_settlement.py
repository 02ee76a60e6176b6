"""Settlement: what each wager returns, what is cut by a limit, and that all of it adds up in random rounds."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.settlement import (
    Hand,
    Outcome,
    dealer_qualifies,
    forfeit,
    resolve,
    settle_hand,
    winners_of_top,
)
from tests.settlement_table import check_table, game_under, split_cards
from tests.table.walks import random_walk

THREE_CARD, CARIBBEAN, HOLD_EM_3, TEXAS = "three-card-poker", "caribbean-stud", "hold-em-3-bonus", "texas-hold-em-bonus"
WALKS = 150


# Money ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_wager_is_settled_exactly_once_and_for_what_was_staked(key):
    for seed in range(WALKS):
        walk = random_walk(key, seed)
        settled = [event.settled for event in walk.of(e.WagerSettled)]
        staked = {(p.seat, wager): amount for p in walk.state.positions for wager, amount in p.stakes.items()}
        assert len(settled) == len(staked), seed
        assert {(s.seat, s.wager): s.staked for s in settled} == staked, seed
        assert {(p.seat, s.wager): s for p in walk.state.positions for s in p.settled.values()} == {
            (s.seat, s.wager): s for s in settled
        }


@pytest.mark.parametrize("key", KEYS)
def test_what_the_table_took_and_gave_adds_up(key):
    """Chips placed, less those withdrawn, are what is settled; players win what the table loses."""
    for seed in range(WALKS):
        walk = random_walk(key, seed)
        placed = sum(event.amount for event in walk.of(e.WagerPlaced))
        withdrawn = sum(event.amount for event in walk.of(e.WagerWithdrawn))
        by_decision = sum(event.amount for event in walk.of(e.DecisionMade))
        settled = [event.settled for event in walk.of(e.WagerSettled)]
        staked, returned = sum(s.staked for s in settled), sum(s.returned for s in settled)
        assert staked == placed - withdrawn + by_decision, seed
        by_player = {p.seat: sum(s.returned - s.staked for s in p.settled.values()) for p in walk.state.positions}
        assert sum(by_player.values()) == returned - staked, seed
        assert all(type(s.returned) is int and s.returned >= 0 for s in settled), seed


@pytest.mark.parametrize("key", KEYS)
def test_an_outcome_says_what_came_back(key):
    bonus, limit = definition(key).ante_bonus, definition(key).payout_limit
    for seed in range(WALKS):
        walk = random_walk(key, seed)
        for settled in (event.settled for event in walk.of(e.WagerSettled)):
            awards_only = walk.table.game.wagers[settled.wager].awards_only
            with_bonus = bool(bonus and settled.wager == bonus.on and settled.line)
            if settled.outcome is Outcome.LOSE:
                assert (settled.returned > 0) is with_bonus, (seed, settled)
            elif settled.outcome is Outcome.PUSH:
                assert settled.returned >= settled.staked, (seed, settled)
                assert (settled.returned > settled.staked) is with_bonus, (seed, settled)
            else:
                least = 0 if awards_only else settled.staked
                used_up = limit is not None and limit.cites in settled.cites  # others of the hand have won it all
                assert settled.returned > least or (used_up and settled.returned == least), (seed, settled)


@pytest.mark.parametrize("key", KEYS)
def test_the_round_engine_and_the_settlement_of_a_whole_round_agree(key):
    """The same cards, wagers and choices, played act by act and given whole."""
    for seed in range(WALKS):
        walk = random_walk(key, seed)
        game, state = walk.table.game, walk.state
        hands = tuple(given_hand(game, position) for position in state.positions)
        stops = tuple(position for _, position in state.spins)
        whole = settle_round(game, GivenRound(hands, state.dealer, state.community, walk.meter, stops))
        assert isinstance(whole, SettledRound), (seed, whole)
        played = [{s.wager: s for s in position.settled.values()} for position in state.positions]
        assert [{s.wager: s for s in results} for results in whole.results] == played, seed
        assert whole.meter == state.meter, seed


def given_hand(game, position):
    opening = {wager: amount for wager, amount in position.stakes.items() if not game.wagers[wager].by_decision}
    choices = tuple(choice for choice in position.hand.choices if choice not in ("expose", "conceal"))
    return GivenHand(position.seat, position.cards, opening, choices, "conceal" not in position.hand.choices)


# One position -----------------------------------------------------------------------------------------


def test_an_ante_bonus_is_paid_whatever_the_dealer_holds():
    check_table(
        game_under(THREE_CARD),
        {"ante": 500},
        """
        player  dealer  decisions  ante      play      cites
        4s3s2s  AsKsQs  1x         lose:2500 lose      20.11(a)3
        AdKdQd  AsKsQs  1x         push:3000 push      20.11(a)3
        AsKdQh  2c3d5h  1x         win:1500  push      20.11(a)3
        AsKdQh  Qc3d5h  1x         win:1500  win:1000  20.11(a)3
        AsAdKh  2c3d5h  1x         win:1000  push      -
        AsKsQs  2c3d5h  fold       lose      -         20.10(b)
        """,
    )


@pytest.mark.parametrize(
    ("limit", "returned"),
    [(None, 21_000), (20_001, 21_000), (20_000, 21_000), (19_999, 20_999), (1, 1_001)],
)
def test_a_payout_limit_cuts_the_winnings_and_never_the_stake(limit, returned):
    game = game_under(CARIBBEAN, payout_limit=limit)
    hand = Hand(1, split_cards("9s9d9h9cKs"), {"ante": 500, "bet": 1_000}, ("2x",))
    settled, _ = settle_hand(game, hand, split_cards("AsKd7h4c2s"), ())
    by_wager = {s.wager: s for s in settled}
    assert by_wager["ante"].returned == 1_000  # only the bet is under the limit
    assert by_wager["bet"].returned == returned
    cut = limit is not None and limit < 20_000
    assert (game.definition.payout_limit.cites in by_wager["bet"].cites) is cut


def test_a_limit_on_several_wagers_is_used_up_in_the_order_in_which_they_are_paid():
    stakes = dict.fromkeys(("blind_bonus", "flop", "turn_river", "three_card_bonus"), 500)
    hand = Hand(1, split_cards("AsAdAh"), stakes, ("expose", "1x"))
    dealer, community = split_cards("2c3d9h"), split_cards("AcKsKd4h")
    returned = {}
    for limit in (None, 20_000, 19_999, 15_000, 14_000):
        game = game_under(HOLD_EM_3, aggregate_limit=limit)
        settled, _ = settle_hand(game, hand, dealer, community)
        returned[limit] = {s.wager: s.returned for s in settled if s.wager in ("three_card_bonus", "blind_bonus")}
    # Three aces at 30 to 1 first, then four aces at 10 to 1 out of what is left.
    assert returned == {
        None: {"three_card_bonus": 15_500, "blind_bonus": 5_500},
        20_000: {"three_card_bonus": 15_500, "blind_bonus": 5_500},
        19_999: {"three_card_bonus": 15_500, "blind_bonus": 5_499},
        15_000: {"three_card_bonus": 15_500, "blind_bonus": 500},
        14_000: {"three_card_bonus": 14_500, "blind_bonus": 500},
    }


def test_the_wagers_of_a_position_are_settled_in_the_order_of_the_rule():
    hand = Hand(1, split_cards("AsAdKh"), {"bad_beat": 100, "pair_plus": 500, "play": 500, "ante": 500}, ("1x",))
    settled, _ = settle_hand(game_under(THREE_CARD), hand, split_cards("2c3d5h"), ())
    assert [s.wager for s in settled] == ["ante", "play", "pair_plus", "bad_beat"]


def test_a_fold_loses_the_main_wagers_and_the_side_wagers_that_do_not_survive_it():
    hand = Hand(3, (), {"ante": 500, "pair_plus": 500, "bad_beat": 100}, ("fold",))
    lost = forfeit(game_under(THREE_CARD), hand)
    assert [(s.seat, s.wager, s.outcome, s.returned) for s in lost] == [
        (3, "ante", Outcome.LOSE, 0),
        (3, "pair_plus", Outcome.LOSE, 0),
    ]


@pytest.mark.parametrize(("choice", "returned"), [("expose", 15_500), ("conceal", 0)])
def test_a_wager_on_three_cards_is_resolved_by_them_if_they_are_exposed(choice, returned):
    stakes = {"blind_bonus": 500, "flop": 500, "three_card_bonus": 500}
    settled = resolve(game_under(HOLD_EM_3), Hand(1, split_cards("AsAdAh"), stakes, (choice,)), "three_card_bonus")
    assert settled.returned == returned


@pytest.mark.parametrize(
    ("key", "dealer", "community", "qualifies"),
    [
        (THREE_CARD, "Qs3d2h", "-", True),
        (THREE_CARD, "JsTd8h", "-", False),
        (CARIBBEAN, "AsKd4h3c2s", "-", True),
        (CARIBBEAN, "AsQdJhTc8s", "-", False),
        ("premium-hold-em", "3s3d9h", "2cJd7s5h", True),
        ("premium-hold-em", "2s2d9h", "AcJd7s5h", False),
        ("four-card-poker", "2s3d5h7c9sJd", "-", None),
        (TEXAS, "2s3d", "5h7c9sJdQh", None),
    ],
)
def test_the_dealer_qualifies_exactly_at_the_bound(key, dealer, community, qualifies):
    assert dealer_qualifies(game_under(key), split_cards(dealer), split_cards(community)) is qualifies


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ([("AsKsQsJsTs", 100, "2x")], 1),
        ([("AsKsQsJsTs", 100, "2x"), ("AhKhQhJhTh", 100, "2x")], 2),
        ([("AsKsQsJsTs", 100, "2x"), ("AhKhQhJhTh", 0, "2x")], 1),  # without the wager
        ([("AsKsQsJsTs", 100, "fold")], 0),
        ([("KsQsJsTs9s", 100, "2x")], 0),
    ],
)
def test_the_winners_of_the_top_award_are_counted_before_it_is_shared(hands, winners):
    given = [
        Hand(seat, split_cards(cards), {"ante": 500} | ({"progressive": stake} if stake else {}), (choice,))
        for seat, (cards, stake, choice) in enumerate(hands, 1)
    ]
    assert winners_of_top(game_under(CARIBBEAN), given, ()) == winners


@pytest.mark.parametrize("key", [THREE_CARD, "premium-hold-em"])
def test_a_game_without_a_top_award_has_no_winner_of_it(key):
    assert winners_of_top(game_under(key), [Hand(1, split_cards("AsKsQs"), {"ante": 500}, ())], ()) == 0


@pytest.mark.parametrize(
    ("choices", "choice"),
    [((), ""), (("fold",), ""), (("check", "2x"), "2x"), (("3x",), "3x"), (("2x", "1x", "check"), "1x")],
)
def test_the_choice_of_a_hand_is_the_last_multiple_staked(choices, choice):
    hand = Hand(1, (), {}, choices)
    assert (hand.choice, hand.folded) == (choice, "fold" in choices)
