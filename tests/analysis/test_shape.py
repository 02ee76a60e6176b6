"""What the solver sees of a game, against what `every_deal` has written down from the rules, and course by course."""

from fractions import Fraction
from itertools import combinations

import pytest
from msgspec.structs import replace

from croupier.analysis.kinds import Unsolvable
from croupier.analysis.shape import CASES, Course, after, courses_of, shape_of, states_of
from croupier.rulebook.dealing import Ask
from croupier.rulebook.game import Game, elect
from croupier.rulebook.paytable import ANY_CHOICE
from croupier.rulebook.settlement import Compared, Qualifies, Result
from examples.two_card_duel import TWO_CARD_DUEL
from tests.analysis.every_deal import COURSES
from tests.analysis.solved import EVERY_GAME, game
from tests.oracles.published import figures, printed_like
from tests.own_games import rule_of

PAY, PAY_TABLE, PUSH, LOSE, NOTHING = Result


def shape(key: str, ranks: int = 13, **options: object):
    return shape_of(game(key, **options), ranks)


def ways(key: str, **options: object) -> list[str]:
    """Every course in words, with what it stakes on each wager."""
    found = []
    for course in courses_of(shape(key, **options)):
        staked = ", ".join(f"{wager} {times}" for wager, times in course.stakes.items())
        found.append(f"{'/'.join(course.choices)}: {staked}{', folded' if course.folded else ''}")
    return found


def changed(rule=TWO_CARD_DUEL, **parts) -> Game:
    of = elect(replace(rule, **parts), {})
    assert isinstance(of, Game), of
    return of


# Cards and decisions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EVERY_GAME)
def test_cards_and_decisions_are_those_of_the_rule(key):
    rule, found = COURSES[key], shape(key, **({"version": "2"} if key == "hold-em-3-bonus" else {}))
    assert (found.hole, found.dealer, found.up, found.board) == (rule.hole, rule.dealer, rule.up, rule.board)
    assert found.opening == rule.opening
    assert tuple((level.seen, level.choices) for level in found.levels) == rule.asked
    assert found.unit in found.opening


def test_a_choice_that_is_not_elected_is_not_there():
    (single,), (double,) = (shape("hold-em-3-bonus", version=version).levels for version in "12")
    assert (single.choices, double.choices) == (("fold", "1x"), ("fold", "1x", "2x"))


def test_a_decision_on_a_side_wager_is_none_of_the_main_wagers():
    """42.10(a) asks for the three cards that a 3 card bonus exposes before it asks for the turn/river wager."""
    of = game("hold-em-3-bonus")
    assert [decision.name for decision in of.definition.decisions] == ["expose", "turn_river"]
    assert [level.decision.name for level in shape_of(of).levels] == ["turn_river"]


def test_nor_is_one_that_raises_a_side_wager():
    """Two card duel, with its pair wager raised before the ante is."""
    (raising,) = TWO_CARD_DUEL.decisions
    press = replace(raising, name="press", choices=("check", "1x"), places="pair", of="pair", holding="pair")
    opening, *others = TWO_CARD_DUEL.procedure
    found = shape_of(changed(procedure=(opening, Ask(press), *others)))
    assert [level.decision.name for level in found.levels] == ["raise"]


def test_the_multiplied_wager_is_the_unit():
    assert shape("hold-em-3-bonus").unit == "flop"
    assert {shape(key).unit for key in EVERY_GAME if key != "hold-em-3-bonus"} == {"ante"}


@pytest.mark.parametrize("ranks", [3, 7, 13])
def test_a_smaller_deck_has_the_highest_ranks(ranks):
    assert shape("three-card-poker", ranks).deck == tuple(range(52 - 4 * ranks, 52))


def test_the_dealer_qualifies_as_often_as_published():
    found = shape("three-card-poker")
    hands = figures("three_card_poker")
    said = next(one.value for one in hands if one.quantity == "dealer qualifies" and not one.differs)
    qualified = sum(found.kinds.ranking.strength(cards) >= found.qualifying for cards in combinations(range(52), 3))
    assert printed_like(said, Fraction(qualified, 22_100)) == said


def test_where_every_dealer_competes_no_strength_is_asked():
    assert shape("texas-hold-em-bonus").qualifying == shape("four-card-poker").qualifying == 0


# Courses ---------------------------------------------------------------------------------------------


def test_one_decision_has_a_course_for_each_choice():
    assert ways("three-card-poker") == ["fold: ante 1, folded", "1x: ante 1, play 1"]
    assert ways("hold-em-3-bonus", version="2") == [
        "fold: blind_bonus 1, flop 1, folded",
        "1x: blind_bonus 1, flop 1, turn_river 1",
        "2x: blind_bonus 1, flop 1, turn_river 2",
    ]


def test_who_has_folded_is_not_asked_again():
    assert ways("texas-hold-em-bonus") == [
        "fold//: ante 1, folded",
        "2x/check/check: ante 1, flop 2",
        "2x/check/1x: ante 1, flop 2, river 1",
        "2x/1x/check: ante 1, flop 2, turn 1",
        "2x/1x/1x: ante 1, flop 2, turn 1, river 1",
    ]


def test_who_has_played_is_not_asked_again():
    assert ways("ultimate-texas-hold-em") == [
        "check/check/fold: ante 1, blind 1, folded",
        "check/check/1x: ante 1, blind 1, play 1",
        "check/2x/: ante 1, blind 1, play 2",
        "3x//: ante 1, blind 1, play 3",
        "4x//: ante 1, blind 1, play 4",
    ]


@pytest.mark.parametrize("key", EVERY_GAME)
def test_states_are_what_was_done_so_far_by_those_who_stay(key):
    found = shape(key)
    for level in range(len(found.levels)):
        states = states_of(found, level)
        assert all(len(state.choices) == level and "fold" not in state.choices for state in states)
        assert len({state.choices for state in states}) == len(states)
    complete = {course.choices for course in courses_of(found)}
    for state in states_of(found, len(found.levels) - 1):
        assert {course.choices for course in after(state, found.levels[-1])} <= complete


def test_before_the_first_decision_the_opening_wagers_are_made():
    (start,) = states_of(shape("premium-hold-em"), 0)
    assert start == Course((), {"ante": 1, "xtra_bonus": 1})
    assert start.staked == 2


@pytest.mark.parametrize(
    ("choices", "table"), [(("check", "2x"), "2x"), (("2x", "check", "1x"), "1x"), (("3x", ""), "3x"), (("check",), "")]
)
def test_a_table_goes_with_the_last_multiple(choices, table):
    assert Course(choices, {}).table == (table or ANY_CHOICE)


# Settlement ------------------------------------------------------------------------------------------

NO, YES = Qualifies.NO, Qualifies.YES


def test_there_are_six_cases_and_the_last_three_need_no_qualification():
    assert len(set(CASES)) == 6
    assert [case[0] for case in CASES] == [NO, NO, NO, YES, YES, YES]
    assert [case[1] for case in CASES[3:]] == [Compared.HIGHER, Compared.EQUAL, Compared.LOWER]


@pytest.mark.parametrize(
    ("case", "ante", "play"),
    [
        ((NO, Compared.LOWER), PAY, PUSH),  # 20.11(a)1: less than queen high, whoever is higher
        ((YES, Compared.HIGHER), PAY, PAY),
        ((YES, Compared.EQUAL), PUSH, PUSH),
        ((YES, Compared.LOWER), LOSE, LOSE),
    ],
)
def test_verdicts_are_the_rows_of_the_rule(case, ante, play):
    found = shape("three-card-poker")
    verdicts = found.verdicts(courses_of(found)[1], case, paid=False)
    assert {wager: result for wager, (result, _) in verdicts.items()} == {"ante": ante, "play": play}


@pytest.mark.parametrize("case", CASES)
def test_a_fold_loses_whatever_the_dealer_has(case):
    found = shape("ultimate-texas-hold-em")
    (folded,) = (course for course in courses_of(found) if course.folded)
    verdicts = found.verdicts(folded, case, paid=True)
    assert [result for result, _ in verdicts.values()] == [LOSE, LOSE, NOTHING]


def test_a_line_in_the_table_makes_a_push_a_payment():
    """Ultimate Texas Hold 'Em 4(d): a blind that wins is paid from a straight on, and otherwise returned."""
    found = shape("ultimate-texas-hold-em")
    played = courses_of(found)[-1]
    blinds = [found.verdicts(played, (YES, Compared.HIGHER), paid=paid)["blind"][0] for paid in (False, True)]
    assert blinds == [PUSH, PAY_TABLE]


# Choices that ask for a hand -------------------------------------------------------------------------


def test_more_than_one_ante_is_open_to_a_pair_of_aces_or_better():
    """Crazy 4 Poker: a kind tells after its pay table whether the hand is good enough."""
    found = shape("crazy-4-poker")
    assert [least.title for least in found.guards] == ["a pair of aces or better"]
    courses = {course.choices[0]: course for course in courses_of(found)}
    assert {lines[-1] for lines in found.kinds.names} == {(), ("a pair of aces or better",)}
    for kind, lines in enumerate(found.kinds.names):
        good_enough = bool(lines[-1])
        opened = [choice for choice, course in courses.items() if found.is_open(course, kind)]
        assert opened == (["fold", "1x", "2x", "3x"] if good_enough else ["fold", "1x"])


def test_where_no_hand_is_asked_for_everything_is_open():
    found = shape("four-card-poker")
    kinds = range(len(found.kinds.names))
    assert all(found.is_open(course, kind) for course in courses_of(found) for kind in kinds)


# What the solver does not know -----------------------------------------------------------------------


def counts(rule, **parts):
    return replace(rule.counts, **parts)


TEXAS = rule_of("texas-hold-em-bonus")
REFUSED = [
    (
        lambda: changed(procedure=tuple(act for act in TWO_CARD_DUEL.procedure if not isinstance(act, Ask))),
        "Two card duel leaves the player no decision on a main wager.",
    ),
    (
        lambda: changed(dealer_hand=rule_of("caribbean-stud").dealer_hand),
        "The player's hand and the dealer's are ranked by different rankings.",
    ),
    (
        lambda: changed(counts=counts(TWO_CARD_DUEL, dealer_up=2)),
        "The solver knows one card of the dealer's face up, and none beside community cards.",
    ),
    (
        lambda: changed(TEXAS, counts=counts(TEXAS, dealer_up=1)),
        "The solver knows one card of the dealer's face up, and none beside community cards.",
    ),
]


@pytest.mark.parametrize(("make", "says"), REFUSED, ids=["no decision", "rankings", "two up", "up beside a board"])
def test_a_game_of_another_shape_is_refused(make, says):
    with pytest.raises(Unsolvable) as refused:
        shape_of(make())
    assert str(refused.value) == says


def test_a_choice_that_asks_for_a_hand_is_not_known_beside_community_cards():
    guard = shape("crazy-4-poker").guards[0]
    acts = tuple(
        Ask(replace(act.decision, open_with={"2x": guard})) if isinstance(act, Ask) else act for act in TEXAS.procedure
    )
    with pytest.raises(Unsolvable, match="only where no community cards come"):
        shape_of(changed(TEXAS, procedure=acts))
