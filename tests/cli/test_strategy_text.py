"""Best play as lines of text: what is said of rules that cost something, and of tables."""

from fractions import Fraction

from msgspec.structs import replace

from croupier.analysis.advice import advise
from croupier.analysis.compress import Short
from croupier.analysis.rules_of_play import Rule, RuleList, When
from croupier.analysis.spot import Spot, standings
from croupier.analysis.strategy_table import Cell, Table
from croupier.cli.strategy_text import PARTED, advice_lines, heading, sections, spot_text, strategy_text
from tests.analysis.spots_made import three_card_poker

QUEEN = RuleList("play", (Rule(When(hand_at_least="high card Q"), "1x"),), "fold")
BLUNT = Short(QUEEN, Fraction(1, 1000), Fraction(9, 10))


def advice():
    found = three_card_poker()
    (one,) = advise(found.shape, [found.spots])
    return found.shape, one


def lines(*lists, exact=True):
    shape, one = advice()
    return list(advice_lines(shape, 0, replace(one, lists=lists, exact=exact)))


def test_a_list_that_costs_nothing_is_best_play():
    assert lines(advice()[1].best_list)[0] == "In short, and this is best play itself:"


def test_a_list_that_costs_little_says_how_much():
    said = lines(BLUNT)
    assert said[:3] == ["In short, the first that fits:", "- 1x with queen high or better", "- otherwise fold"]
    assert said[3].startswith("Following it costs 0.001000 of the ante in each round dealt (exactly 1/1000) and agrees")
    assert said[3].endswith("in 90.0000% of the hands.")


def test_a_list_that_costs_much_is_not_called_short_play():
    first = lines(replace(BLUNT, cost=Fraction(1, 100)))[0]
    assert first == "No short list of rules is close to best play here. The best that was found:"


def test_a_shorter_list_is_named_beside_the_best():
    said = lines(BLUNT, advice()[1].best_list)
    assert said[-2] == "Shorter still: 1x with queen high or better; otherwise fold."


def test_what_may_not_all_come_up_is_said():
    assert "costs, where no earlier choice had ended the round or the asking, 0.001" in lines(BLUNT, exact=False)[-1]


def cell(*taken):
    return Cell(taken, (Fraction(0), Fraction(0)))


def test_shares_and_notes_stand_below_a_table():
    shape, one = advice()
    table = Table(
        title="title",
        decision="play",
        cites=(),
        choices=("fold", "1x"),
        down="hand",
        across="dealer's card",
        rows=("A", "K or less"),
        columns=("2", "3"),
        cells=((cell(1, 3), None), (cell(2, 0), None)),
        note="A note.",
    )
    said = list(strategy_text(shape, [replace(one, tables=(table,))]))
    start = said.index("             dealer's card")
    assert said[start : start + 5] == [
        "             dealer's card",
        "  hand       2       3",
        "  A          1x 75%",
        "  K or less  fold",
        f"  {PARTED}",
    ]
    assert said[start + 5] == "  A note."


def test_a_page_has_the_same_words():
    shape, one = advice()
    (first, *parts), options = sections(shape, [one])
    assert first == "Play"
    assert parts[: len(lines(*one.lists))] == lines(*one.lists)
    assert options[1].startswith("version=standard")


def test_names_of_decisions_read_as_words():
    assert heading("turn_river") == "Turn/river"


def test_a_spot_names_its_cards_and_what_is_best_first():
    shape = three_card_poker().shape
    spot = Spot((40, 17, 8))  # queen, six, four
    said = list(spot_text(shape, spot, 0, standings(shape, spot)))
    assert said[0] == "Three card poker: Qc 6d 4c"
    assert [line.split()[0] for line in said if line.endswith(("best", "below it"))] == ["1x", "fold"]
