"""The entry: which wagers are priced, which are refused and why, and what a stored solution or figure depends on."""

from fractions import Fraction
from functools import lru_cache

import pytest

from croupier.analysis.analyze import analyze, digest_of, main_stake, solution_digest
from croupier.analysis.dealt import Unpriceable
from croupier.analysis.play import best_play
from croupier.analysis.price import payoffs
from croupier.analysis.results import MAIN, Analysis
from croupier.analysis.shape import shape_of
from croupier.analysis.solution import Solution
from croupier.analysis.solve import solve
from tests.analysis.solved import EVERY_GAME, game
from tests.oracles.published import disagreement, figures

THREE_CARD, TEXAS, ULTIMATE, HOLD_EM_3 = EVERY_GAME[0], EVERY_GAME[2], EVERY_GAME[6], EVERY_GAME[4]


@lru_cache
def solution() -> Solution:
    return solve(shape_of(game(THREE_CARD)))


def priced(*wagers: str, stakes: dict[str, int] | None = None, **options: object) -> Analysis:
    """Three card poker, whose main wagers all have one solution."""
    return analyze(game(THREE_CARD, **options), stakes or {}, wagers=wagers, solution=solution())


# What is priced --------------------------------------------------------------------------------------


def test_without_being_asked_all_wagers_are_priced_the_main_ones_first():
    found = priced(stakes={"bad_beat": 100})
    assert list(found.wagers) == [MAIN, "pair_plus", "bad_beat"]
    assert found.refused == {}


@pytest.mark.parametrize(
    "figure", [f for f in figures("three_card_poker") if f.quantity == "house edge" and not f.under]
)
def test_the_published_edge(figure):
    assert disagreement(figure, priced(MAIN).wagers[MAIN].house_edge) is None


@pytest.mark.parametrize(("letter", "ev"), [("A", Fraction(-512, 22_100)), ("C", Fraction(-1_608, 22_100))])
def test_the_side_wager_is_priced_by_the_table_elected(letter, ev):
    """By the counts of 22,100 hands: a flush, of which there are 1,096, pays 4 to 1 in the one and 3 in the other."""
    assert priced("pair_plus", pair_plus=letter).wagers["pair_plus"].ev == ev


def test_a_wager_that_is_not_offered_is_left_out():
    assert "bad_beat" not in priced(bad_beat="off").wagers


def test_a_solution_that_is_handed_in_serves():
    of, told = game(THREE_CARD), []
    fresh = analyze(of, wagers=(MAIN,), progress=lambda *step: told.append(step))
    assert told, "solving says how far it has come"
    told.clear()
    served = analyze(of, wagers=(MAIN,), solution=solution(), progress=lambda *step: told.append(step))
    assert not told
    assert served.wagers == fresh.wagers


# What is refused -------------------------------------------------------------------------------------


def test_a_wager_without_a_price_is_named_with_the_reason_beside_the_others():
    found = analyze(game("premium-hold-em", bonus_spin="fixed-1"), wagers=("player_bonus", "bonus_spin"))
    assert list(found.wagers) == ["player_bonus"]
    assert list(found.refused) == ["bonus_spin"]
    assert "gives positions, not probabilities" in found.refused["bonus_spin"]


def test_opening_wagers_have_one_stake():
    found = analyze(game(HOLD_EM_3), {"flop": 500, "blind_bonus": 600}, wagers=(MAIN,))
    assert found.refused == {MAIN: "The stakes of blind_bonus and flop are one and the same amount."}


@pytest.mark.parametrize(
    ("stakes", "stake"),
    [
        ({}, None),
        ({"flop": 500}, 500),
        ({"blind_bonus": 500, "flop": 500}, 500),
        ({MAIN: 700}, 700),
        ({"six_card_bonus": 100}, None),
    ],
)
def test_any_opening_wager_says_what_is_staked(stakes, stake):
    assert main_stake(shape_of(game(HOLD_EM_3)), stakes) == stake


def test_the_main_wagers_may_not_be_given_another_stake_than_their_parts():
    with pytest.raises(Unpriceable):
        main_stake(shape_of(game(HOLD_EM_3)), {MAIN: 700, "flop": 500})


# What a solution depends on --------------------------------------------------------------------------

FREE = [
    ((THREE_CARD, {}), (THREE_CARD, {"version": "f2", "pair_plus": "B", "ante_bonus": "f"})),
    ((HOLD_EM_3, {"blind_1x": "A"}), (HOLD_EM_3, {"blind_1x": "K"})),
    ((TEXAS, {"bonus": "on"}), (TEXAS, {"bonus": "off"})),
]
READINGS = [
    ((HOLD_EM_3, {"version": "1"}), (HOLD_EM_3, {"version": "2"})),
    (("premium-hold-em", {"ante_nonqualifying": "printed"}), ("premium-hold-em", {"ante_nonqualifying": "push"})),
    (("caribbean-stud", {}), ("four-card-poker", {})),
]


def solutions_of(pair) -> list[str]:
    return [solution_digest(game(key, **options)) for key, options in pair]


@pytest.mark.parametrize("pair", FREE, ids=lambda pair: pair[0][0])
def test_a_solution_serves_other_tables(pair):
    one, other = solutions_of(pair)
    assert one == other


@pytest.mark.parametrize("pair", READINGS, ids=lambda pair: pair[0][0])
def test_another_reading_of_the_rule_asks_for_another_solution(pair):
    one, other = solutions_of(pair)
    assert one != other


def test_every_game_has_its_own_solution():
    assert len({solution_digest(game(key)) for key in EVERY_GAME}) == len(EVERY_GAME)


def test_where_digests_agree_a_solution_prices_as_one_made_afresh():
    """The higher ante bonus of 20.11(a)3i."""
    of = game(THREE_CARD, **FREE[0][1][1])
    shape = shape_of(of)
    net = payoffs(shape).net
    assert solution_digest(of) == solution_digest(game(THREE_CARD))
    assert (best_play(shape, solution(), net) == best_play(shape, solve(shape), net)).all()


def test_a_bound_solution_goes_with_its_tables():
    """In Ultimate Texas Hold 'Em what is done on the flop depends on what the blind pays."""
    printed, changed = game(ULTIMATE), game(ULTIMATE, {"blind": "full house 20, flush 3 to 2"})
    assert solution_digest(printed) != solution_digest(changed)
    assert solution_digest(printed) == solution_digest(game(ULTIMATE, trips="B"))


def test_a_stake_and_a_limit_are_priced_by_the_solution_that_there_is():
    limited = game("caribbean-stud", payout_limit=500_000)
    assert solution_digest(limited, 500) == solution_digest(limited, 50_000) == solution_digest(game("caribbean-stud"))


def test_a_bound_solution_goes_with_the_stake_where_an_amount_is_won():
    printed, with_award = game(ULTIMATE), game(ULTIMATE, {"blind": "royal flush win $10,000, flush 3 to 2"})
    assert solution_digest(printed, 500) == solution_digest(printed, 600)
    assert solution_digest(with_award, 500) != solution_digest(with_award, 600)


# What the figures depend on --------------------------------------------------------------------------


def figures_of(*, stakes: dict[str, int] | None = None, meter: int | None = None, tables=None, **options) -> str:
    return digest_of(game(THREE_CARD, tables, **options), stakes or {}, meter)


OTHER_FIGURES = {
    "an option": figures_of(pair_plus="B"),
    "a table of the ante bonus": figures_of(tables={"ante_bonus": "straight 2"}),
    "a table of a side wager": figures_of(tables={"pair_plus": "pair 2"}),
    "a stake": figures_of(stakes={"bad_beat": 100}),
    "another stake": figures_of(stakes={"bad_beat": 200}),
    "the same stake on another wager": figures_of(stakes={"pair_plus": 100}),
    "a meter": figures_of(meter=100),
}


def test_whatever_changes_a_figure_changes_its_digest():
    every = [figures_of(), *OTHER_FIGURES.values()]
    assert len(set(every)) == len(every)


def test_what_is_the_same_has_the_same_digest():
    assert figures_of() == figures_of(pair_plus="A") == priced(MAIN).digest
    one, other = ({"ante": 500, "bad_beat": 100}, {"bad_beat": 100, "ante": 500})
    assert figures_of(stakes=one) == figures_of(stakes=other)


def test_a_table_written_out_as_it_is_printed_has_the_same_digest():
    assert figures_of(tables={"ante_bonus": "straight flush 5, three-of-a-kind 4, straight 1"}) == figures_of()
