"""A table is validated as a whole before it opens, and no plan of dealing needs more than one deck."""

from itertools import pairwise

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.games.sources import source_of
from croupier.rulebook.dealing import Ask, To, TurnUp
from croupier.rulebook.game import Game, elect
from croupier.rulebook.money import LARGEST_AMOUNT
from croupier.rulebook.option import Letter
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits
from croupier.table.table import Collect, Draw, Table, open_table
from tests.settlement_table import game_under

TWO_ALLOWED = [key for key in KEYS if definition(key).conduct.two_adjacent]
ONE_ONLY = [key for key in KEYS if not definition(key).conduct.two_adjacent]


def games_under_each_letter(key):
    """The game under every single letter of every option, with the defaults beside it."""
    rule = definition(key)
    letters = [(o.name, value) for o in rule.options if isinstance(o, Letter) for value in o.values]
    games = [elect(rule, {name: value}) for name, value in letters]
    return [game for game in games if isinstance(game, Game)]


@pytest.mark.parametrize("key", KEYS)
def test_no_plan_of_dealing_exceeds_one_deck(key):
    rule = definition(key)
    most = 0
    for game in games_under_each_letter(key):
        for method in rule.methods:
            table = open_table(game, method=method)
            for seats in range(1, rule.positions + 1):
                plan = table.tasks(tuple(range(1, seats + 1)))
                most = max(most, sum(isinstance(task, Draw) for task in plan))
    assert most <= 52


@pytest.mark.parametrize("key", KEYS)
def test_every_plan_deals_the_hands_that_the_rule_counts(key):
    rule = definition(key)
    for game in games_under_each_letter(key):
        for method in rule.methods:
            for seats in ((1,), (2, 5), tuple(range(1, rule.positions + 1))):
                draws = [t for t in open_table(game, method=method).tasks(seats) if isinstance(t, Draw)]
                for seat in seats:
                    mine = [draw for draw in draws if draw.to is To.EACH_PLAYER and draw.seat == seat]
                    assert len(mine) == rule.counts.player
                    assert not any(draw.face_up for draw in mine)
                dealers = [draw for draw in draws if draw.to is To.DEALER]
                assert len(dealers) == rule.counts.dealer
                hidden = rule.counts.dealer - rule.counts.dealer_up
                assert [draw.face_up for draw in dealers] == [False] * hidden + [True] * rule.counts.dealer_up
                assert sum(draw.to is To.COMMUNITY for draw in draws) == rule.counts.community
                assert not any(draw.face_up for draw in draws if draw.to is To.DISCARD)


@pytest.mark.parametrize("key", KEYS)
def test_every_community_card_and_the_dealers_hand_are_turned_up_once(key):
    rule = definition(key)
    for method in rule.methods:
        plan = open_table(game_under(key), method=method).tasks((1,))
        face_up = sum(isinstance(t, Draw) and t.to is To.COMMUNITY and t.face_up for t in plan)
        turned = sum(t.cards for t in plan if isinstance(t, TurnUp) and t.what is To.COMMUNITY)
        assert face_up + turned == rule.counts.community
        assert sum(isinstance(t, TurnUp) and t.what is To.DEALER for t in plan) == 1


@pytest.mark.parametrize("key", KEYS)
def test_forfeited_wagers_are_collected_after_the_decision_unless_at_once(key):
    plan = open_table(game_under(key)).tasks((1,))
    for task, after in pairwise(plan):
        if isinstance(task, Ask):
            may_fold = "fold" in task.decision.choices
            assert isinstance(after, Collect) is (may_fold and not task.decision.at_once)


@pytest.mark.parametrize("key", KEYS)
def test_every_act_of_a_plan_cites_its_paragraph(key):
    rule = definition(key)
    for method in rule.methods:
        for task in open_table(game_under(key), method=method).tasks((1, 2)):
            assert not isinstance(task, Draw | TurnUp | Collect) or source_of(task.cites)


@pytest.mark.parametrize("key", KEYS)
def test_without_further_words_the_first_method_and_order_of_the_rule_hold(key):
    rule, table = definition(key), open_table(game_under(key))
    assert table.method is next(iter(rule.methods.values()))
    assert table.settling is next(iter(rule.settling.values()))
    assert set(table.limits) == {key for key, wager in table.game.wagers.items() if wager.unless_posted}
    assert table.two_positions is False


@pytest.mark.parametrize("key", KEYS)
def test_every_method_and_order_of_the_rule_may_be_elected(key):
    rule = definition(key)
    for method in rule.methods:
        for settling in rule.settling:
            table = open_table(game_under(key), method=method, settling=settling)
            assert (table.method, table.settling) == (rule.methods[method], rule.settling[settling])


def refused(key="three-card-poker", **table):
    refusal = open_table(game_under(key), **table)
    assert isinstance(refusal, Refusal), f"{table} was not refused"
    return refusal


METHODS = "manual-shoe, hand, automated-shoe, automated-shoe-dealer-last"


@pytest.mark.parametrize(
    ("table", "known"),
    [
        ({"method": "by hand"}, METHODS),
        ({"method": "HAND"}, METHODS),
        ({"settling": "backwards"}, "in-phases, by-player"),
    ],
)
def test_an_unknown_method_or_order_is_refused_with_those_there_are(table, known):
    refusal = refused(**table)
    assert refusal.reason is Reason.OPTION_VALUE
    assert refusal.message.endswith(f"by one of: {known}.")


@pytest.mark.parametrize("key", TWO_ALLOWED)
def test_two_positions_may_be_permitted_where_the_rule_lets_the_licensee(key):
    assert open_table(game_under(key), two_positions=True).two_positions


@pytest.mark.parametrize("key", ONE_ONLY)
def test_two_positions_are_refused_where_the_rule_knows_one(key):
    refusal = refused(key, two_positions=True)
    assert refusal.reason is Reason.OPTIONS_EXCLUDE
    assert refusal.cites == (definition(key).conduct.one_position,)


@pytest.mark.parametrize(
    "limits",
    [
        {"nonsense": Limits(500, 1_000)},
        {"play": Limits(500, 1_000)},  # follows from the ante
        {"ante": Limits(500, 1_000), "Ante": Limits(500, 1_000)},
    ],
)
def test_limits_are_posted_for_opening_wagers_alone(limits):
    assert refused(limits=limits).reason is Reason.UNKNOWN_WAGER


def test_limits_of_a_wager_that_is_not_offered_are_refused():
    game = game_under("three-card-poker", bad_beat="off")
    refusal = open_table(game, limits={"bad_beat": Limits(100, 100)})
    assert refusal.reason is Reason.UNKNOWN_WAGER


@pytest.mark.parametrize(
    ("key", "limits"),
    [
        ("three-card-poker", {"ante": Limits(1_000, 500)}),
        ("three-card-poker", {"ante": Limits(0, 500)}),
        ("three-card-poker", {"ante": Limits(-5, 500)}),
        ("three-card-poker", {"ante": Limits(500, LARGEST_AMOUNT + 1)}),
        ("three-card-poker", {"bad_beat": Limits(500, 1_000)}),  # it is exactly a dollar
        ("premium-hold-em", {"xtra_bonus": Limits(501, 501)}),  # no amount between them is in steps of two
        ("premium-hold-em", {"xtra_bonus": Limits(1, 99)}),  # it is at least a dollar
    ],
)
def test_limits_between_which_nothing_can_be_staked_are_refused(key, limits):
    assert isinstance(open_table(game_under(key), limits=limits), Refusal)


@pytest.mark.parametrize("limits", [Limits(500, 500), Limits(1, LARGEST_AMOUNT), Limits()])
def test_limits_between_which_something_can_be_staked_are_posted(limits):
    table = open_table(game_under("three-card-poker"), limits={"ante": limits})
    assert isinstance(table, Table)
    assert table.limits == {"ante": limits}


@pytest.mark.parametrize(("limit", "opens"), [(None, True), (4_999_999, False), (5_000_000, True), (5_000_001, True)])
def test_the_aggregate_limit_of_a_table_is_50000_dollars_or_more(limit, opens):
    table = open_table(game_under("hold-em-3-bonus", aggregate_limit=limit))
    assert isinstance(table, Table) is opens
    if isinstance(table, Refusal):
        assert (table.reason, table.cites) == (Reason.OPTION_VALUE, ("13:69F-42.11(f)",))
        assert table.message == "aggregate_limit is $50,000 or more, or none; $49,999.99 is less."


@pytest.mark.parametrize(("posted", "least"), [({}, 500), ({"six_card_bonus": Limits(100)}, 100)])
def test_the_6_card_bonus_has_a_minimum_of_5_dollars_unless_the_licensee_posts_one(posted, least):
    """Register H-12."""
    table = open_table(game_under("hold-em-3-bonus"), limits=posted)
    assert isinstance(table, Table)
    assert table.limits["six_card_bonus"].minimum == least
