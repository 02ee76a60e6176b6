"""Best play for programs: exact numbers as strings, and CSV that spreadsheets read."""

import csv
from fractions import Fraction

import msgspec

from croupier.analysis.advice import advise
from croupier.analysis.rules_of_play import read_strategy
from croupier.analysis.spot import Spot, standings
from croupier.cli.strategy_answer import classes_csv, rules_answer, spot_answer, strategy_answer, strategy_csv
from tests.analysis.spots_made import three_card_poker


def every():
    found = three_card_poker()
    return found.shape, tuple(advise(found.shape, [found.spots]))


def test_the_cells_of_a_table_hold_sets_and_exact_worth():
    shape, advice = every()
    answer = strategy_answer(shape, advice)
    assert (answer["game"], answer["per"]) == ("three-card-poker", "ante")
    table = answer["decisions"][0]["tables"][0]
    cells = [row[0] for row in table["cells"]]
    total = sum(Fraction(cell["ev"][cell["best"]]) * sum(cell["information_sets"].values()) for cell in cells)
    assert total / 22_100 == Fraction(-13_733_780, 407_170_400)


def test_the_answer_is_json():
    assert msgspec.json.decode(msgspec.json.encode(strategy_answer(*every())))["decisions"][0]["choices"] == [
        "fold",
        "1x",
    ]


def test_rules_are_read_back():
    shape, advice = every()
    strategy = read_strategy(msgspec.json.encode(rules_answer(shape, advice)), shape)
    assert strategy.decisions == (advice[0].best_list.rules,)


def test_a_line_for_each_choice_of_each_cell():
    _, advice = every()
    rows = list(csv.DictReader(strategy_csv(advice).splitlines()))
    by_hand = [row for row in rows if row["column"] == "all"]
    assert [(row["choice"], row["information sets"]) for row in by_hand] == [
        ("fold", "0"),
        ("1x", "14900"),
        ("fold", "7200"),
        ("1x", "0"),
    ]
    assert sum(int(row["information sets"]) for row in rows if row["column"] != "all") == 3_744 + 16_440


def test_a_line_for_each_class():
    found = three_card_poker()
    rows = list(csv.DictReader(classes_csv(found.shape, [found.spots])))
    assert len(rows) == 1_755
    said = [rows[0][name] for name in ("hand", "information sets", "best", "fold")]
    assert said == ["2c 2d 2h", "4", "1x", "-1.000000000000"]


def test_a_spot_says_how_far_below_the_best_each_choice_is():
    shape = three_card_poker().shape
    spot = Spot((40, 17, 8))
    (standing,) = spot_answer(shape, spot, 0, standings(shape, spot))["standings"]
    fold, play = standing["choices"]
    assert (standing["best"], fold["ev"], play["below_best"]) == ("1x", "-1", "0")
    assert Fraction(play["ev"]) + 1 == Fraction(fold["below_best"])
