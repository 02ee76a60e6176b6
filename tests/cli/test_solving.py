"""Solving for the commands: stored solutions serve, damaged ones do not, and compiling is not counted."""

from fractions import Fraction

import pytest
from numba.core import event

from croupier.analysis import solve as solver_module
from croupier.analysis.analyze import solution_digest
from croupier.analysis.results import MAIN
from croupier.cli import solutions, solving
from croupier.cli.errors import InputRefused
from croupier.games.catalogue import definition
from croupier.rulebook.custom import with_custom_tables
from tests.cli.analysed import game

# Three card poker with the bonus 1-4-5; published are also the edges of these bonuses.
PUBLISHED = Fraction(-13_733_780, 407_170_400)
BONUSES = {"1-3-4": "3.83", "1-2-3": "4.28", "1-3-5": "3.61", "1-8-9": "1.56"}


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "croupier" / "solutions"


@pytest.fixture
def solved(monkeypatch):
    """How often a game was solved."""
    calls = []
    real = solver_module.solve

    def counted(*arguments, **named):
        calls.append(arguments)
        return real(*arguments, **named)

    monkeypatch.setattr(solver_module, "solve", counted)
    return calls


def main_of(elected, **given) -> Fraction:
    return solving.analyse(elected, {}, None, (MAIN,), **given).analysis.wagers[MAIN].ev


def test_a_game_is_solved_once_and_then_only_priced(solved):
    assert main_of(game()) == PUBLISHED
    assert main_of(game()) == PUBLISHED
    assert len(solved) == 1


def test_other_tables_are_priced_by_the_same_solution(solved):
    for bonus, edge in BONUSES.items():
        straight, trips, flush = bonus.split("-")
        table = f"straight flush {flush}, three-of-a-kind {trips}, straight {straight}"
        ev = main_of(with_custom_tables(game(), {"ante_bonus": table}))
        assert f"{float(-100 * ev):.2f}" == edge, bonus
    assert len(solved) == 1


def test_fresh_solves_whatever_is_stored(solved):
    for _ in range(2):
        assert main_of(game(), fresh=True) == PUBLISHED
    assert len(solved) == 2


DAMAGES = {
    "one byte flipped": lambda content: content[:-9] + bytes([content[-9] ^ 1]) + content[-8:],
    "cut short": lambda content: content[: len(content) // 2],
    "empty": lambda content: b"",
    "another file": lambda content: b"\x89PNG" + content[4:],
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_solution_is_solved_again_and_mended(solved, folder, damage):
    main_of(game())
    (path,) = folder.iterdir()
    path.write_bytes(damage(path.read_bytes()))
    assert main_of(game()) == PUBLISHED
    assert len(solved) == 2
    assert main_of(game()) == PUBLISHED
    assert len(solved) == 2


def test_a_planted_wrong_solution_shows():
    """What is stored is what is priced; the figures do not come from elsewhere."""
    main_of(game())
    digest = solution_digest(game())
    stored = solutions.load(digest)
    assert stored is not None
    solutions.save(digest, {**stored, "deals": stored["deals"][:, :, ::-1]})
    assert main_of(game()) != PUBLISHED


def test_a_solution_that_holds_only_for_its_tables_serves_no_others(monkeypatch, solved):
    real = solver_module.solve

    def bound(*arguments, **named):
        return real(*arguments, **named)._replace(bound=True)

    monkeypatch.setattr(solver_module, "solve", bound)
    other = with_custom_tables(game(), {"ante_bonus": "straight flush 9, three-of-a-kind 8, straight 1"})
    for elected in (game(), other, game(), other):
        main_of(elected)
    assert len(solved) == 2


def test_a_read_only_folder_is_no_error(tmp_path, solved):
    (tmp_path / "croupier").write_text("a file where the folder should be")
    assert main_of(game()) == PUBLISHED
    assert main_of(game()) == PUBLISHED
    assert len(solved) == 2


def test_only_the_wagers_asked_for_are_priced(solved):
    done = solving.analyse(game(), {}, None, ("pair_plus",))
    assert list(done.analysis.wagers) == ["pair_plus"]
    assert solved == []


def test_a_wheel_without_weights_is_refused_and_may_be_left_out():
    elected = game("premium-hold-em", bonus_spin="fixed-1")
    with pytest.raises(InputRefused, match="gives positions, not probabilities") as refused:
        solving.analyse(elected, {}, None, ("player_bonus", "bonus_spin"))
    assert refused.value.code == "wheel-missing"
    assert "with --wager to leave bonus_spin out" in refused.value.message
    assert list(solving.analyse(elected, {}, None, ("player_bonus",)).analysis.wagers) == ["player_bonus"]


def test_compiling_is_not_counted(monkeypatch):
    """Ten seconds pass on the clock, three of them while a kernel is compiled."""
    monkeypatch.setattr(solving, "perf_counter", iter([100, 110]).__next__)
    monkeypatch.setattr(event, "timer", iter([1, 4]).__next__)

    def work():
        with event.trigger_event("numba:compiler_lock"):
            return "done"

    assert solving._timed(work) == ("done", 7)


def test_a_scan_asks_for_one_solution(solved):
    scan = solving.scanned(definition("three-card-poker"), {}, {}, None, Fraction(5, 100))
    assert len(solved) == 1
    edges = {tuple(one.combination.options.values()): one.edge for one in scan.found if one.combination.wager == MAIN}
    assert edges["standard",] == -PUBLISHED
    assert f"{float(100 * edges['f',]):.3f}" == "2.920"  # worked out beside the published ones, not published itself
    assert scan.stakes == {"bad_beat": 100}


def test_a_progressive_is_scanned_at_what_its_meter_returns_to():
    scan = solving.scanned(definition("caribbean-stud"), {"reset": 2_000_000}, {}, None, None)
    (one,) = (one for one in scan.found if one.combination.wager == "progressive")
    meter = one.worth.meter
    assert meter.reset == 2_000_000
    assert one.worth.ev == (meter.fixed + meter.share * meter.reset) / meter.stake - 1


def test_wagers_are_priced_one_by_one_and_what_has_no_price_says_why():
    three, premium = definition("three-card-poker"), definition("premium-hold-em")
    wanted = [("main", 500, None), ("pair_plus", 500, None)]
    main, pair_plus = solving.priced(game(three.key), wanted)
    assert (main.ev, pair_plus.ev) == (PUBLISHED, Fraction(-512, 22_100))
    (reason,) = solving.priced(game(premium.key, bonus_spin="progressive-5"), [("bonus_spin", 500, None)])
    assert "weights" in reason
