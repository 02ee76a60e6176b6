"""What a licensee may elect: every kind of option reads what people and files give, and refuses the rest."""

import re
from fractions import Fraction

import pytest

from croupier.rulebook.money import LARGEST_AMOUNT
from croupier.rulebook.option import ByOption, CentsOrNone, Forbidden, Letter, Rate, Weights, under

LETTER = Letter("table", ("A", "B", "1", "none"), "a pay table", "20.11(a)2")
CENTS = CentsOrNone("limit", "a limit", "16.12(d)")
RESET = CentsOrNone("reset", "a reset", "16.12(f)", 1_000_000, required=True)
RATE = Rate("rate", "a rate", "16.12(f)", 70, "70")
WEIGHTS = Weights("wheel", 3, "the weights", "9.2(m)")

READ = [
    (LETTER, "A", "A"),
    (LETTER, "1", "1"),
    (LETTER, 1, "1"),
    (LETTER, "none", "none"),
    (LETTER, None, "none"),
    (CENTS, None, None),
    (CENTS, "none", None),
    (CENTS, 1, 1),
    (CENTS, "500", 500),
    (CENTS, " 500 ", 500),
    (CENTS, LARGEST_AMOUNT, LARGEST_AMOUNT),
    (CENTS, str(LARGEST_AMOUNT), LARGEST_AMOUNT),
    (RESET, 1, 1),
    (RATE, 70, "70"),
    (RATE, "70", "70"),
    (RATE, "72.5", "145/2"),
    (RATE, "211/3", "211/3"),
    (RATE, 100, "100"),
    (RATE, 72.5, "145/2"),  # a number of JSON
    (RATE, 70.000000001, "70000000001/1000000000"),
    (RATE, 70.0, "70"),
    (RATE, "100", "100"),
    (WEIGHTS, None, None),
    (WEIGHTS, "none", None),
    (WEIGHTS, [1, 2, 3], (1, 2, 3)),
    (WEIGHTS, (0, 0, 1), (0, 0, 1)),
    (WEIGHTS, "1,2,3", (1, 2, 3)),
    (WEIGHTS, " 1, 2 ,3", (1, 2, 3)),
]

OTHER_DIGITS = ("\u0661\u0660", "\uff17\uff12", "\u00b2")  # Arabic 10, fullwidth 72, superscript 2
NOTHING_FITS = (
    *(True, False, 0.5, -1, 10**30, 1e16, float("nan"), float("inf")),
    *("-1", "1" * 30, "", " ", "nan", "inf", *OTHER_DIGITS),
    *({}, {"A": 1}, []),
)
REFUSED = [
    *((option, bad) for option in (LETTER, CENTS, RESET, RATE, WEIGHTS) for bad in NOTHING_FITS),
    *((LETTER, bad) for bad in ("a", "C", "AB", " A", "None", ["A"], ("A",), 2)),
    *((CENTS, bad) for bad in (0, "0", LARGEST_AMOUNT + 1, "+5", "1_000", "5.0", "5e2", "0x10", "None", [5])),
    *((RESET, bad) for bad in (None, "none", 0)),
    *((RATE, bad) for bad in (None, "none", 69, 101, "69.99", "100.01", "69.999999999999999", "70/0", "1/0", [70])),
    *((RATE, bad) for bad in (69.999999999, 100.000000001, 72.0000000001, 7.25e-5)),
    *((option, 70.0) for option in (LETTER, CENTS, RESET, WEIGHTS)),
    *((RATE, bad) for bad in ("7e1", "1_00", "+72", "72 %", "1/2/3")),
    *((WEIGHTS, bad) for bad in ([1, 2], [1, 2, 3, 4], [0, 0, 0], [1, 2, -3], [1, 2, 3.0], [1, 2, True], [1, 2, None])),
    *((WEIGHTS, bad) for bad in ("1,2", "1,2,3,", "0,0,0", "1;2;3", "1,2,x", "1,2,-3", "1.0,2,3", 123, {1, 2, 3})),
]


def name_of(value):
    return value.name if hasattr(value, "name") else None


@pytest.mark.parametrize(("option", "given", "value"), READ, ids=name_of)
def test_an_option_reads(option, given, value):
    assert option.read(given) == value
    assert type(option.read(given)) is type(value)


@pytest.mark.parametrize(("option", "given"), REFUSED, ids=name_of)
def test_an_option_refuses_with_a_sentence_that_names_it(option, given):
    with pytest.raises(ValueError, match=rf"^{option.name} takes .*\.$"):
        option.read(given)


def test_a_percentage_too_long_to_reckon_with_is_refused_at_once():
    for given in ("7e1", "1e999999999"):  # the first says whether powers of ten are read, before the second is tried
        with pytest.raises(ValueError, match=r"^rate takes a percentage"):
            RATE.read(given)


def test_a_percentage_is_kept_exactly():
    assert Fraction(RATE.read("211/3")) == Fraction(211, 3)
    assert Fraction(RATE.read("72.125")) == Fraction(577, 8)


@pytest.mark.parametrize("option", [LETTER, CENTS, RESET, RATE, WEIGHTS], ids=name_of)
def test_the_default_is_a_value_that_the_option_reads(option):
    assert option.read(option.default) == option.default


def test_the_first_letter_is_the_default():
    assert LETTER.default == "A"


def test_what_depends_on_an_option_follows_its_value():
    by_letter = ByOption("table", {"A": "first", "none": "nothing"})
    assert under(by_letter, {"table": "A"}) == "first"
    assert under(by_letter, {"table": "none"}) == "nothing"
    assert under("always", {"table": "A"}) == "always"


@pytest.mark.parametrize(
    ("elections", "applies"),
    [
        ({"bonus": "f", "version": "standard"}, True),
        ({"bonus": "f", "version": "f1"}, False),
        ({"bonus": "standard", "version": "standard"}, False),
        ({"bonus": "standard", "version": "f1"}, False),
    ],
)
def test_a_forbidden_combination_needs_every_one_of_its_elections(elections, applies):
    rule = Forbidden({"bonus": ("f",), "version": ("standard",)}, "Not together.", "20.11(a)3i")
    assert rule.applies(elections) is applies


@pytest.mark.parametrize(
    ("option", "given", "message"),
    [
        (CENTS, 0, "limit takes an amount in whole cents from 1 to 1000000000000, or none; 0 is neither."),
        (RESET, None, "reset takes an amount in whole cents from 1 to 1000000000000; null is not one."),
        (RESET, "0", "reset takes an amount in whole cents from 1 to 1000000000000; '0' is not one."),
    ],
)
def test_an_amount_is_refused_with_what_is_allowed(option, given, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        option.read(given)


def test_what_json_calls_null_and_true_is_called_so():
    for given, shown in ((True, "true"), (False, "false"), ("None", "'None'"), (2, "2")):
        with pytest.raises(ValueError, match=f"^table takes A, B, 1, none; {shown} is none of them.$"):
            LETTER.read(given)
    with pytest.raises(ValueError, match=r"^rate takes a percentage from 70 to 100, such as 72.5; null is none.$"):
        RATE.read(None)
