"""What is asked for is checked before anything is dealt, and made into a job."""

from fractions import Fraction

import pytest

from croupier.analysis.blocks import Rounds
from croupier.analysis.paths import Paths
from croupier.cli.errors import InputRefused
from croupier.cli.simulate import Asked
from croupier.cli.simulations import played_at, simulation
from tests.analysis.simulated import game_of
from tests.cli.simulating import rules_file

ASKED = Asked("optimal", 10_000, 1, 0, 0, 0, None, ())


def refused(game, asked) -> str:
    with pytest.raises(InputRefused) as error:
        simulation(game, asked)
    return error.value.message


def test_optimal_play_knows_the_exact_value_that_it_is_compared_with():
    found = simulation(game_of("three-card-poker"), ASKED)
    assert isinstance(found.job, Rounds)
    assert found.prices.exact["main"] == Fraction(-13_733_780, 407_170_400)
    assert found.prices.exact["pair_plus"] == Fraction(-512, 22_100)


def test_the_short_list_of_rules_is_found_and_played():
    found = simulation(game_of("three-card-poker"), ASKED._replace(strategy="compressed"))
    (rules,) = (asked.rules for asked in found.job.play.asked)
    assert [(rule.when.hand_at_least, rule.choose) for rule in rules.rules] == [("high card Q-6-4", "1x")]
    assert not found.prices.exact


def test_sessions_are_whole_and_counted_in_the_smallest_unit(tmp_path):
    rules = rules_file(tmp_path, "premium-hold-em")
    asked = ASKED._replace(strategy=rules, session=300, bankroll=20)
    job = simulation(game_of("premium-hold-em"), asked).job
    assert job.rounds == 9_900
    assert job.session.bankroll == 20 * job.session.scale
    # ante, X-Tra bonus and a play wager of three times the ante
    assert job.session.need == 5 * job.session.scale
    assert job.session.scale == 2  # odds of 3 to 2


def test_paths_begin_at_the_reset_amount_unless_the_meter_is_told():
    game = game_of("caribbean-stud", reset=123_456)
    job = simulation(game, ASKED._replace(paths=3)).job
    assert isinstance(job, Paths)
    assert (job.start, job.paths) == (123_456, 3)
    assert simulation(game, ASKED._replace(paths=3, meter="5000000")).job.start == 5_000_000


@pytest.mark.parametrize(
    ("key", "change", "says"),
    [
        ("three-card-poker", {"bankroll": 100}, "give --session as well"),
        ("three-card-poker", {"session": 20_000}, "10,000 rounds are not one session of 20,000"),
        ("three-card-poker", {"session": 10, "bankroll": 1}, "A round may take 2 opening wagers; a bankroll of 1 is"),
        ("three-card-poker", {"meter": "5"}, "give --paths as well"),
        ("three-card-poker", {"paths": 5}, "no progressive wager"),
        ("caribbean-stud", {"paths": 5, "session": 5}, "leave --session and --bankroll out"),
        ("caribbean-stud", {"paths": 5, "meter": "much"}, "in whole cents"),
        ("three-card-poker", {"strategy": "nowhere.json"}, "nowhere.json cannot be read"),
        ("three-card-poker", {"strategy": "\0"}, "cannot be read"),
        ("three-card-poker", {"stakes": ("ante",)}, "WAGER=CENTS"),
    ],
)
def test_what_does_not_go_together_is_refused(tmp_path, key, change, says):
    asked = ASKED._replace(strategy=rules_file(tmp_path, key))._replace(**change)
    assert says in refused(game_of(key), asked)


def test_rules_of_another_game_are_refused(tmp_path):
    asked = ASKED._replace(strategy=rules_file(tmp_path, "caribbean-stud"))
    assert "rules of play for caribbean-stud, not for three-card-poker" in refused(game_of("three-card-poker"), asked)


def test_a_simulation_says_what_it_is_of(tmp_path):
    game, asked = game_of("three-card-poker"), ASKED._replace(strategy=rules_file(tmp_path))
    one, other_seed, more = (
        simulation(game, asked._replace(**change)).of for change in ({}, {"seed": 2}, {"rounds": 9})
    )
    assert {name for name in one if one[name] != other_seed[name]} == {"seed"}
    assert {name for name in one if one[name] != more[name]} == {"amount"}
    table = simulation(game_of("three-card-poker", pair_plus="B"), asked).of
    assert table == one, "the table of a side wager is read when the counts are, so it may be changed afterwards"
    sessions = simulation(game, asked._replace(session=100)).of
    assert {name for name in one if one[name] != sessions[name]} == {"inputs"}


def test_players_at_a_table_get_the_same_play_or_the_same_refusal(tmp_path):
    assert played_at(game_of("three-card-poker"), {"ante": 500}, "optimal").asked
    for strategy, code in (("nowhere.json", "no-file"), (rules_file(tmp_path, "four-card-poker"), "bad-rules")):
        with pytest.raises(InputRefused) as refusal:
            played_at(game_of("three-card-poker"), {}, strategy)
        assert refusal.value.code == code
