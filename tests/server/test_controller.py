"""The controller beside a table: wagers, awards, voids and resets, each told in the log and balanced in the books."""

import pytest

from croupier.cli.verifier import audit
from croupier.rulebook.controller import Parameters
from croupier.rulebook.game import elect
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.refusal import Reason, Refusal
from croupier.store.export import export
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table.day_events import MetersMoved
from croupier.table.elected import Elected
from croupier.table.table import open_table
from tests.pit_driver import GAMES, OPTIONS, PitDriver

TABLE = "T1"
TERMS = Parameters(initial=2_000_000, reset=1, hidden="3")


@pytest.fixture
def driver(tmp_path):
    made = PitDriver(f"sqlite:///{tmp_path / 'floor.db'}")
    yield made
    made.stop()


def opened(driver, key="texas-hold-em-bonus", terms=TERMS, **options):
    """A table with a progressive on these terms; ann has chips."""
    game = elect(GAMES[key], {**OPTIONS.get(key, {}), **options})
    table = open_table(game, elected=Elected())
    answer = driver.pit.open("open", table, dc.OpenTable(TABLE, ("red",), 1_000_000, True, terms))
    if not isinstance(answer, Refusal):
        driver.do(TABLE, dc.Exchange("ann", 50_000_000))
    return answer


def balanced(driver):
    """Whether the books and the meters say the same."""
    day, books = driver.pit.day(TABLE), driver.store.balances()
    kept = day.meters
    whole = {"meter": kept.shown, "reserve": kept.reserve // kept.unit, "overflow": kept.overflow // kept.unit}
    return (
        kept.balanced and day.meter == kept.shown and all(books.get(f"{k}:{TABLE}", 0) == v for k, v in whole.items())
    )


def test_a_table_with_a_progressive_starts_its_meters(driver):
    opened(driver)
    assert driver.pit.day(TABLE).meters.shown == 2_000_000
    assert balanced(driver)


@pytest.mark.parametrize(
    ("key", "options", "limit"),
    [
        ("texas-hold-em-bonus", {"rate": "211/3", "reset": 500_000}, None),
        ("texas-hold-em-bonus", {"rate": "211/3", "progressive": "D"}, 2_000_150),
        ("caribbean-stud", {"rate": "72.5"}, None),
        ("premium-hold-em", {"bonus_spin": "progressive-1", "wheel": [30] + [1] * 11}, 2_000_050),
        ("premium-hold-em", {"bonus_spin": "progressive-5", "wheel": [3] + [1] * 11}, None),
    ],
)
def test_rounds_voids_and_a_new_start_leave_everything_balanced_and_the_log_verified(driver, key, options, limit):
    terms = Parameters(initial=2_000_000, reset=1, hidden="3", limit=limit)
    opened(driver, key, terms, **options)
    for number in range(30):
        driver.deal(TABLE)
        if number % 7 == 3:
            driver.tell(TABLE, c.Report(Mishap.DEALER_CARD_EXPOSED))
        driver.finish(TABLE)
        assert balanced(driver)
    kept = driver.pit.day(TABLE).meters
    driver.again()
    assert driver.pit.day(TABLE).meters == kept
    result = audit(export(driver.store, TABLE))
    assert result["ok"], result


def test_a_third_of_a_cent_is_not_lost_from_round_to_round(driver):
    opened(driver, terms=None, rate="211/3", reset=1_000_000)
    before = driver.pit.day(TABLE).meter
    for _ in range(3):
        driver.deal(TABLE)
        driver.finish(TABLE, choose=0)
    kept = driver.pit.day(TABLE).meters
    assert kept.shown + sum(kept.wins.get(line, 0) for line in ("flush", "full house")) == before + 211


def test_a_contribution_that_cannot_be_right_is_refused(driver):
    opened(driver, terms=Parameters(initial=1, reset=1, unreasonable=69))
    driver.do(TABLE, c.PlaceWagers(1, "ann", driver.usual(TABLE)))
    answer = driver.tell(TABLE, c.CloseBets())
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.ABOVE_MAXIMUM
    driver.do(TABLE, c.PlaceWagers(1, "ann", {"ante": 500}))
    driver.do(TABLE, c.CloseBets())


def test_terms_that_may_not_be_are_refused_before_the_table_opens(driver):
    answer = opened(driver, terms=Parameters(initial=1, reset=1, hidden="50"))
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.OPTION_VALUE


def test_a_table_without_a_progressive_keeps_no_meters(driver):
    driver.open(TABLE)
    answer = driver.do(TABLE, c.PlaceWagers(1, "ann", {"ante": 500}))
    assert driver.pit.day(TABLE).meters is None
    assert not any(isinstance(event, MetersMoved) for event in answer.events)


def test_every_change_of_a_meter_is_in_the_entry_of_the_wager_that_caused_it(driver):
    opened(driver)
    driver.do(TABLE, c.PlaceWagers(1, "ann", driver.usual(TABLE)))
    events = driver.do(TABLE, c.CloseBets()).events
    kinds = [type(event).__name__ for event in events[:2]]
    assert kinds == ["BetsClosed", "MetersMoved"]
