"""What is printed: every figure in words, with its error, and nothing that is not known."""

from tests.cli.calling import call
from tests.cli.simulating import rules_file


def printed(*arguments: str) -> str:
    called = call("simulate", *arguments)
    assert (called.status, called.err) == (0, ""), called
    return called.out


def test_rounds_in_words(tmp_path):
    text = printed("three-card-poker", "--rounds", "1e5", "--strategy", rules_file(tmp_path))
    assert text.startswith("Three card poker: 100,000 rounds, strategy ")
    assert "What stands behind ± is one standard error." in text
    for words in ("Main wagers, in units of the ante wager", "Pair plus, in units of the wager", "Bad beat bonus"):
        assert words in text
    assert "    1x " in text
    assert "    +7 " in text
    assert "exactly" not in text


def test_optimal_play_stands_beside_the_exact_value():
    text = printed("three-card-poker", "--rounds", "1e5", "--strategy", "optimal")
    assert "exactly it is                    -0.033730, " in text
    assert "exactly it is                    -0.023167, " in text  # pair plus


def test_awards_that_are_no_number_of_stakes_are_counted_alone(tmp_path):
    text = printed(
        "hold-em-3-bonus", "--set", "version=2", "--rounds", "1e4",
        "--strategy", rules_file(tmp_path, "hold-em-3-bonus"),
    )  # fmt: skip
    assert "Some awards are not a number of stakes, so only how often they come is told." in text


def test_sessions_in_words(tmp_path):
    rules = ("--strategy", rules_file(tmp_path), "--rounds", "2e4")
    text = printed("three-card-poker", *rules, "--session", "100", "--bankroll", "10")
    assert "200 sessions of 100 rounds, each with a bankroll of 10 opening wagers" in text
    assert "  ruined " in text
    assert "rounds until ruin, of the sessions that were ruined" in text
    assert "ruin" not in printed("three-card-poker", *rules, "--session", "100")


def test_paths_in_words():
    text = printed("texas-hold-em-bonus", "--paths", "5")
    assert text.startswith("Texas hold 'em bonus poker: 5 paths of the meter to its top award, seed 1.")
    assert "The meter when the top award is won\n  mean                $" in text
    assert "Wagers until then\n  mean  " in text
