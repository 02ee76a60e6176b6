"""Decision tables: rows are exclusive and complete, and the constructor proves it by going through every case."""

from itertools import product

import pytest

from croupier.rulebook.settlement import (
    ANY,
    EQUAL,
    FOLD,
    HIGHER,
    LOSE,
    LOWER,
    NO,
    NOTHING,
    PAY,
    PUSH,
    STAY,
    YES,
    Choice,
    Compared,
    DecisionTable,
    Qualification,
    Qualifies,
    Row,
)

COLUMNS, WAGERS = (Choice, Qualifies, Compared), ("ante", "play")
FOLDED = Row((FOLD, ANY, ANY), (LOSE, NOTHING), "20.10(b)")
NOT_QUALIFIED = Row((STAY, NO, ANY), (PAY, PUSH), "20.11(a)1")
WON = Row((STAY, YES, HIGHER), (PAY, PAY), "20.11(a)1")
TIED = Row((STAY, YES, EQUAL), (PUSH, PUSH), "20.3(c)")
LOST = Row((STAY, YES, LOWER), (LOSE, LOSE), ("20.11(a)1", "20.10(d)"))
ROWS = (FOLDED, NOT_QUALIFIED, WON, TIED, LOST)


def test_every_case_has_the_row_that_speaks_of_it():
    table = DecisionTable(COLUMNS, WAGERS, ROWS)
    for choice, qualifies, compared in product(*COLUMNS):
        found = table.find((choice, qualifies, compared))
        if choice is FOLD:
            assert found == {"ante": (LOSE, "20.10(b)"), "play": (NOTHING, "20.10(b)")}
        elif qualifies is NO:
            assert found == {"ante": (PAY, "20.11(a)1"), "play": (PUSH, "20.11(a)1")}
        else:
            expected = {HIGHER: (PAY, PAY), EQUAL: (PUSH, PUSH), LOWER: (LOSE, LOSE)}[compared]
            assert tuple(result for result, _ in found.values()) == expected


@pytest.mark.parametrize("missing", ROWS)
def test_a_gap_raises(missing):
    with pytest.raises(AssertionError, match="0 rows of a settlement table match: "):
        DecisionTable(COLUMNS, WAGERS, tuple(row for row in ROWS if row is not missing))


@pytest.mark.parametrize(
    "overlapping",
    [
        FOLDED,
        Row((ANY, ANY, ANY), (LOSE, LOSE), "20.10(b)"),
        Row((STAY, NO, EQUAL), (PUSH, PUSH), "20.3(c)"),
        Row((ANY, YES, HIGHER), (PAY, PAY), "20.11(a)1"),
    ],
)
def test_an_overlap_raises(overlapping):
    with pytest.raises(AssertionError, match="2 rows of a settlement table match: "):
        DecisionTable(COLUMNS, WAGERS, (*ROWS, overlapping))


def test_the_failure_names_the_case():
    with pytest.raises(AssertionError, match="match: stay, qualifies, equal"):
        DecisionTable(COLUMNS, WAGERS, tuple(row for row in ROWS if row is not TIED))


@pytest.mark.parametrize(
    "row",
    [
        Row((FOLD, ANY, ANY), (LOSE,), "20.10(b)"),
        Row((FOLD, ANY, ANY), (LOSE, NOTHING, NOTHING), "20.10(b)"),
        Row((FOLD, ANY), (LOSE, NOTHING), "20.10(b)"),
        Row((FOLD, ANY, ANY), (LOSE, NOTHING), ("20.10(b)", "20.10(b)", "20.10(b)")),
    ],
)
def test_a_row_has_one_condition_for_each_column_and_one_result_for_each_wager(row):
    with pytest.raises(ValueError, match="zip"):
        DecisionTable(COLUMNS, WAGERS, (row, *ROWS[1:]))


def test_a_row_may_cite_one_sentence_for_all_wagers_or_one_for_each():
    assert TIED.verdicts() == ((PUSH, "20.3(c)"), (PUSH, "20.3(c)"))
    assert LOST.verdicts() == ((LOSE, "20.11(a)1"), (LOSE, "20.10(d)"))


def test_a_bound_of_qualification_is_kept_with_its_words_and_its_paragraph():
    queen_high = Qualification((1, 12), "queen high or better", "20.11(a)1")
    assert (1, 12, 3, 2) >= queen_high.bound > (1, 11, 10, 8)
