"""The printed analysis: aligned, to six decimals, with where each table stands and what the register says."""

from croupier.cli.analysis_text import WIDTH, analysis_text
from croupier.rulebook.custom import with_custom_tables
from tests.cli import analysed

PAIR_PLUS = """
Pair plus, per wager
  event             pays  combinations  probability     return
  straight flush  40 to 1            48     0.002172   0.086878
  three-of-a-kind  30 to 1            52     0.002353   0.070588
  straight         6 to 1           720     0.032579   0.195475
  flush            4 to 1         1,096     0.049593   0.198371
  pair             1 to 1         3,744     0.169412   0.169412
  loses                -1        16,440     0.743891  -0.743891
  total                          22,100     1.000000  -0.023167
"""


def lines(analysis=None, exact: bool = False) -> list[str]:
    return list(analysis_text(analysis or analysed.three_card_poker(), exact))


def measures(exact: bool = False) -> list[str]:
    """The lines with one space between words."""
    return [" ".join(line.split()) for line in lines(exact=exact)]


def words(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def test_a_wager_is_a_table_of_its_lines():
    text = "\n".join(lines())
    start = text.index("Pair plus, per wager")
    table = text[start : text.index("\n\n", start)]
    assert words(table) == words(PAIR_PLUS)
    rows = table.splitlines()[1:]
    assert len({len(row) for row in rows}) == 1  # the columns stand under each other


def test_the_main_wagers_give_what_was_published():
    text = measures()
    for said in (
        "expected value -0.033730",
        "house edge 3.3730%",
        "average wager 1.674208",
        "element of risk 2.0147%",
        "hit frequency 44.9127%",
        "standard deviation 1.639253",
        "fold 32.5792%",
        "ends +7 +7 617,044 0.001515 0.010608",
    ):
        assert any(line.startswith(said) for line in text), said


def test_exact_fractions_stand_beside_where_they_are_asked_for():
    assert "-13733780/407170400" not in "\n".join(lines())
    assert "expected value -0.033730 -13733780/407170400" in measures(exact=True)
    assert "fold 32.5792% 72/221" in measures(exact=True)


def test_tables_notes_and_the_register_are_named_with_their_paragraphs():
    text = lines()
    assert "  Paid by: Pair plus, table A  (19:47-20.11(a)2)" in text
    assert "  Paid by: Ante bonus  (19:47-20.11(a)3)" in text
    assert "  Note: A fold loses this wager." in text
    assert any(line.startswith("  E-11: 20.11(a)3 does not say") for line in text)
    assert text[-1].strip() == "What carries a mark in brackets is in no New Jersey text on this game."
    assert max(map(len, text)) <= WIDTH


def test_a_custom_table_is_marked_as_being_in_no_text():
    plain = analysed.three_card_poker()
    game = with_custom_tables(plain.game, {"pair_plus": "pair 1"})
    text = "\n".join(lines(type(plain)(game, plain.wagers, plain.digest)))
    assert "Paid by: Pair plus, table custom  (custom table, in no text" in text


def test_stakes_and_meters_are_functions():
    text = lines(analysed.with_stakes_and_meter())
    for said in (
        "  By the stake, in units of it:",
        "    from $0.01: -0.150000 + $0.515000 / stake",
        "    from $10: -0.142857 + $0.500000 / stake",
        "  The player has the advantage at every stake up to $3.43.",
        "    returns 0.230323, and 0.029242 more for each $10,000 of the meter",
        "    breaks even at a meter of $263,205.26",
        "    the licensee keeps 30.0000% in the long run at a rate of 70.0000%",
        "    royal flush: win 100 percent of the meter, probability 0.000001539",
        "    The meter is shared where several players win it.",
    ):
        assert said in text, said
