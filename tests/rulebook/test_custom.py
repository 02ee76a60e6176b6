"""Custom pay tables: what may be written, where it goes, and one sentence for everything else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.catalogue import KEYS, definition
from croupier.games.sources import source_mark
from croupier.rulebook.custom import CUSTOM, TableRefused, with_custom_tables
from croupier.rulebook.game import Game, elect
from croupier.rulebook.money import Amount, MeterShare, Odds


def under(key: str, **options: object) -> Game:
    game = elect(definition(key), options)
    assert isinstance(game, Game), game
    return game


def paid(key: str, wager: str, table: object, **options: object) -> dict:
    """What a wager pays by a custom table, whatever the choice."""
    game = with_custom_tables(under(key, **options), {wager: table})
    return dict(game.tables[wager.partition("@")[0]][wager.partition("@")[2]].pays)


WRITTEN = [
    ("straight flush 40, pair 1", {"straight flush": Odds.to(40), "pair": Odds.to(1)}),
    ("straight flush 40 to 1; pair 3 to 2", {"straight flush": Odds.to(40), "pair": Odds.to(3, 2)}),
    ("pair 1, straight flush 40", {"straight flush": Odds.to(40), "pair": Odds.to(1)}),  # the better line stands first
    ("STRAIGHT flush: 1,000 to 1,", {"straight flush": Odds.to(1000)}),
    ("three of a kind = 25 to 2", {"three-of-a-kind": Odds.to(25, 2)}),
    ("three-of-a-kind 80 to 2", {"three-of-a-kind": Odds.to(40)}),
    ("straight 1,flush win $25,000", {"straight": Odds.to(1), "flush": Amount(2_500_000)}),
    ("straight 6\nflush win $2.50\n", {"straight": Odds.to(6), "flush": Amount(250)}),
    ({"straight flush": 40, "pair": "3 to 2"}, {"straight flush": Odds.to(40), "pair": Odds.to(3, 2)}),
    ({"three of a kind": "1,000,000"}, {"three-of-a-kind": Odds.to(1_000_000)}),
]


@pytest.mark.parametrize(("table", "pays"), WRITTEN, ids=str)
def test_a_table_may_be_written_so(table, pays):
    found = paid("three-card-poker", "pair_plus", table)
    assert found == pays
    assert list(found) == list(pays)


def test_names_of_lines_may_have_commas():
    table = "two pair, jacks up or better 2, flush 3"
    assert paid("premium-hold-em", "player_bonus", table) == {
        "flush": Odds.to(3),
        "two pair, jacks up or better": Odds.to(2),
    }


def test_a_meter_is_shared_and_pays_amounts():
    table = "royal flush win 90 percent of the meter, flush win $50 (from the meter), two pair win $2"
    assert paid("texas-hold-em-bonus", "progressive", table) == {
        "royal flush": MeterShare(90),
        "flush": Amount(5_000, from_meter=True),
        "two pair": Amount(200),
    }


def test_a_table_goes_with_its_choice():
    assert paid("hold-em-3-bonus", "blind_bonus@2x", "flush 9", version="2") == {"flush": Odds.to(9)}
    both = with_custom_tables(under("hold-em-3-bonus"), {"blind_bonus": "flush 9"})
    assert both.tables["blind_bonus"]["1x"].cites == CUSTOM  # under version 1 there is only one
    assert both.tables["blind_bonus"]["2x"].cites != CUSTOM


def test_the_bonus_on_the_ante_is_a_table_too():
    game = under("three-card-poker", ante_bonus="standard")
    other = with_custom_tables(game, {"ante_bonus": "straight flush 25 to 2"})
    assert dict(other.ante_bonus_tables[""].pays) == {"straight flush": Odds.to(25, 2)}
    assert (game.units["ante"], other.units["ante"]) == (1, 2)
    assert len(game.ante_bonus_tables[""].pays) == 3


def test_a_custom_table_says_that_it_is_in_no_text():
    game = with_custom_tables(under("three-card-poker"), {"pair_plus": "pair 1"})
    assert game.table_cites["pair_plus"] == (CUSTOM,)
    assert game.tables["pair_plus"][""].letter == "custom"
    assert "in no text" in source_mark(CUSTOM, "19:47-20")


@pytest.mark.parametrize("key", KEYS)
def test_every_printed_table_written_as_text_gives_itself(key):
    """As the sheet prints it, a table can be handed back."""
    game = under(key, **({"version": "2"} if key == "hold-em-3-bonus" else {}))
    for wager, tables in game.tables.items():
        for choice, table in tables.items():
            text = ", ".join(f"{line} {pay}" for line, pay in table.pays.items())
            name = f"{wager}@{choice}" if choice else wager
            assert dict(with_custom_tables(game, {name: text}).tables[wager][choice].pays) == dict(table.pays)


NO = [
    ("royal 40", "pair_plus has no line 'royal 40'. Its lines are: straight flush; three-of-a-kind;"),
    ("pair plus 40", "'pair' pays odds .*; 'plus 40' is no payout."),
    ("pair -1", "'-1' is no payout."),
    ("pair 0", "'0' is no payout."),
    ("pair 0 to 1", "is no payout."),
    ("pair 1 to 0", "is no payout."),
    ("pair 1.5", "odds above nought such as 40, 40 to 1 or 3 to 2"),
    ("pair 2 for 1", "'2 for 1' is no payout."),
    ("pair 1000001", "is no payout."),
    ("pair one", "'one' is no payout."),
    ("pair", "it says nothing."),
    ("pair win $0", "is no payout."),
    ("pair win $99,999,999,999", "is no payout."),
    ("pair win $1 from the meter", "but this wager is not paid from a meter."),
    ("pair win 10 percent of the meter", "but this wager is not paid from a meter."),
    ("pair 1, flush 4, PAIR 2", "has the line 'pair' twice."),
    (" , ", "The table of pair_plus is empty."),
    ({}, "The table of pair_plus is empty."),
    ({"royal": 40}, "has no line 'royal'."),
    ({"pair": 1.5}, "pays a whole number or words"),
    ({"pair": True}, "pays a whole number or words"),
    ({"pair": [1]}, "pays a whole number or words"),
    ({"pair": -1}, "'-1' is no payout."),
    ({"three-of-a-kind": 30, "three of a kind": 30}, "has the line 'three-of-a-kind' twice."),
]


@pytest.mark.parametrize(("table", "says"), NO, ids=str)
def test_what_is_no_table_is_refused_in_a_sentence(table, says):
    with pytest.raises(TableRefused, match=says.replace("$", r"\$")):
        paid("three-card-poker", "pair_plus", table)


WHERE = [
    ("three-card-poker", {}, "play", "pair 1", "not paid by a pay table; those that have one are ante_bonus,"),
    ("three-card-poker", {}, "nothing", "pair 1", "has no wager 'nothing' with a pay table"),
    ("three-card-poker", {"bad_beat": "off"}, "bad_beat", "pair 1", "is not offered under these options."),
    ("three-card-poker", {}, "pair_plus@2x", "pair 1", "the tables of pair_plus are pair_plus."),
    ("three-card-poker", {}, "ante_bonus", "straight win $5", "an ante bonus is paid at odds."),
    ("caribbean-stud", {}, "ante_bonus", "flush 5", "has no wager 'ante_bonus'"),
    ("caribbean-stud", {}, "bet", "flush 5", "leaves out royal flush, .* so every line needs a payout."),
    ("caribbean-stud", {}, "progressive", "flush 5", "never returns its stake"),
    ("hold-em-3-bonus", {"version": "2"}, "blind_bonus", "flush 5", "are blind_bonus@1x, blind_bonus@2x."),
    ("hold-em-3-bonus", {"version": "1"}, "blind_bonus@2x", "flush 5", "There is no table 'blind_bonus@2x'"),
    ("premium-hold-em", {"bonus_spin": "fixed-1"}, "bonus_spin", "flush 5", "not paid by a pay table"),
]


@pytest.mark.parametrize(("key", "options", "wager", "table", "says"), WHERE)
def test_a_wager_without_such_a_table_is_refused(key, options, wager, table, says):
    with pytest.raises(TableRefused, match=says):
        with_custom_tables(under(key, **options), {wager: table})


def test_one_table_is_not_given_twice_under_two_names():
    with pytest.raises(TableRefused, match="blind_bonus is given two tables"):
        with_custom_tables(under("hold-em-3-bonus"), {"blind_bonus": "flush 5", "blind_bonus@1x": "flush 5"})


LINES = [
    name for key in KEYS for wager in definition(key).wagers if wager.schedule for name in wager.schedule.lines.names
]
PIECES = st.one_of(
    st.sampled_from([*LINES, "40", "1,000", "3 to 2", "win $5", "win 9% of the meter", ",", ";", "\n", "-1", "0", "@"]),
    st.text(max_size=4),
)
TABLES = st.one_of(
    st.lists(PIECES, max_size=8).map(" ".join),
    st.dictionaries(PIECES, st.one_of(PIECES, st.integers(), st.floats(), st.booleans(), st.none()), max_size=4),
)


@pytest.mark.parametrize("key", KEYS)
def test_anything_written_is_a_table_or_one_sentence(key):
    game = under(key)
    wagers = st.sampled_from([*game.wagers, "ante_bonus", "blind_bonus@1x", "x@y", ""])

    @settings(max_examples=150, deadline=None)
    @given(st.dictionaries(wagers, TABLES, max_size=2))
    def anything(tables):
        try:
            other = with_custom_tables(game, tables)
        except TableRefused as refused:
            assert str(refused).endswith(".")  # noqa: PT017 - either end is right
        else:
            assert {key for key, cites in other.table_cites.items() if CUSTOM in cites} <= {
                name.partition("@")[0] for name in tables
            }

    anything()
