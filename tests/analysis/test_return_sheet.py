"""Cells of a return table: numbers where something may be changed, formulas where something follows."""

from fractions import Fraction

from croupier.analysis.report import returns
from croupier.analysis.return_sheet import return_rows
from tests.analysis.reported import main_worth, pair_plus, with_awards


def formulas(rows: list) -> list[list[str]]:
    return [[cell.formula or ("" if cell.value is None else str(cell.value)) for cell in row] for row in rows]


def test_a_side_wager_follows_from_pays_and_counts():
    rows = formulas(list(return_rows(returns(pair_plus(), "k", "Pair plus"), 3)))
    assert rows[1] == ["straight flush", "40", "1", "0", "=B4/C4+D4", "48", "=F4/F$10", "=E4*F4", "=G4*E4"]
    assert rows[6] == ["nothing", "", "", "-1", "=D9", "16440", "=F9/F$10", "=E9*F9", "=G9*E9"]
    assert rows[7][5:] == ["=SUM(F4:F9)", "=SUM(G4:G9)", "=SUM(H4:H9)", "=SUM(I4:I9)"]
    assert rows[10][:2] == ["Expected value", "=SUMPRODUCT(E4:E9,F4:F9)/F10"]
    assert rows[13][:2] == ["Element of risk", "=B14/B15"]
    assert rows[14][:2] == ["Hit frequency", '=SUMIF(E4:E9,">0",F4:F9)/F10']
    assert rows[16][:2] == ["Standard deviation", "=SQRT(B18)"]


def test_the_average_wager_is_a_number_that_may_be_changed():
    row = list(return_rows(returns(main_worth(), "k", "Main"), 1))[-5]
    assert (row[0].value, row[1].formula, row[1].look) == ("Average wager", "=370/221", "input share")


def test_what_a_table_does_not_pay_stands_besides():
    rows = list(return_rows(returns(with_awards(), "k", "Bonus"), 1))
    assert [cell.value for cell in rows[1][1:4]] == [None, None, 249]
    assert rows[2][4].formula == "=B3/C3+D3"
    assert Fraction(rows[2][4].value) == Fraction(1, 2)
