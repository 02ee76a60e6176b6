"""Side wagers under every printed table: the published edges, exactly, and what the figures leave out."""

from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.fixed_awards import NO_LINE
from croupier.analysis.side import side_worth
from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.money import Odds
from croupier.rulebook.paytable import PayTable
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.wager import Wager
from croupier.table.meter import Meter
from croupier.table.settlement import Hand, settle_hand
from tests.settlement_table import game_under, rows

# The exact loss of a unit, over the number of deals where that is the fraction published or checked.
EXACT = """
    game                 options                  wager            loses
    three-card-poker     pair_plus=A              pair_plus        512/22100
    three-card-poker     pair_plus=B              pair_plus        596/22100
    three-card-poker     pair_plus=C              pair_plus        1608/22100
    three-card-poker     pair_plus=D              pair_plus        1692/22100
    four-card-poker      aces_up=I                aces_up          51424/2598960
    four-card-poker      aces_up=II               aces_up          66928/2598960
    four-card-poker      aces_up=III              aces_up          72144/2598960
    four-card-poker      aces_up=IV               aces_up          87648/2598960
    four-card-poker      aces_up=V                aces_up          101144/2598960
    four-card-poker      aces_up=VI               aces_up          110080/2598960
    four-card-poker      aces_up=VII              aces_up          159800/2598960
    texas-hold-em-bonus  bonus=on                 bonus            13873/162435
    texas-hold-em-bonus  bonus=no-dealer-aces     bonus            59/663
"""

# In percent, to every printed digit; at a stake where there are awards in dollars.
PERCENT = """
    game                 options                  wager             stake  loses
    three-card-poker     pair_plus=A              pair_plus         -      2.32
    three-card-poker     pair_plus=B              pair_plus         -      2.70
    three-card-poker     pair_plus=C              pair_plus         -      7.28
    three-card-poker     pair_plus=D              pair_plus         -      7.66
    three-card-poker     bad_beat=on              bad_beat          -      18.8324
    four-card-poker      aces_up=I                aces_up           -      1.98
    four-card-poker      aces_up=II               aces_up           -      2.58
    four-card-poker      aces_up=III              aces_up           -      2.78
    four-card-poker      aces_up=IV               aces_up           -      3.37
    four-card-poker      aces_up=V                aces_up           -      3.89
    four-card-poker      aces_up=VI               aces_up           -      4.24
    four-card-poker      aces_up=VII              aces_up           -      6.15
    hold-em-3-bonus      three_card_bonus=A       three_card_bonus  -      2.50
    hold-em-3-bonus      three_card_bonus=B       three_card_bonus  -      4.49
    hold-em-3-bonus      three_card_bonus=C       three_card_bonus  -      7.10
    hold-em-3-bonus      three_card_bonus=D       three_card_bonus  -      6.19
    hold-em-3-bonus      six_card_bonus=A         six_card_bonus    500    18.10
    hold-em-3-bonus      six_card_bonus=B         six_card_bonus    500    4.96
    hold-em-3-bonus      six_card_bonus=C         six_card_bonus    500    7.98
    hold-em-3-bonus      six_card_bonus=D         six_card_bonus    500    8.97
    hold-em-3-bonus      six_card_bonus=E         six_card_bonus    500    14.02
    hold-em-3-bonus      six_card_bonus=F         six_card_bonus    500    8.56
    hold-em-3-bonus      six_card_bonus=G         six_card_bonus    500    6.68
    hold-em-3-bonus      six_card_bonus=I         six_card_bonus    500    6.11
    hold-em-3-bonus      six_card_bonus=J         six_card_bonus    500    11.73
    hold-em-3-bonus      six_card_bonus=B         six_card_bonus    100    -0.15
    hold-em-3-bonus      six_card_bonus=A         six_card_bonus    -      19.35551
    hold-em-3-bonus      six_card_bonus=E         six_card_bonus    -      15.27899
    hold-em-3-bonus      six_card_bonus=K         six_card_bonus    -      10.22479
    texas-hold-em-bonus  bonus=on                 bonus             -      8.54065
    texas-hold-em-bonus  bonus=no-dealer-aces     bonus             -      8.89894
"""


def worth(row, stake=None):
    name, _, value = row["options"].partition("=")
    return side_worth(game_under(row["game"], **{name: value}), row["wager"], stake)


@pytest.mark.parametrize("row", rows(EXACT), ids=lambda row: row["options"])
def test_the_exact_loss_is_as_published(row):
    assert worth(row).house_edge == Fraction(row["loses"])


def test_a_planted_table_does_not_have_its_published_loss():
    row = {**rows(EXACT)[0], "options": "pair_plus=B"}
    assert worth(row).house_edge != Fraction(row["loses"])


@pytest.mark.parametrize("row", rows(PERCENT), ids=lambda row: f"{row['options']}-{row['stake']}")
def test_the_edge_is_as_published_to_every_digit(row):
    stake = None if row["stake"] == "-" else int(row["stake"])
    digits = len(row["loses"].partition(".")[2])
    assert f"{float(100 * worth(row, stake).house_edge):.{digits}f}" == row["loses"]


def test_two_more_published_edges_with_a_last_digit_that_is_off():
    """Printed as 10.28 and 10.23: tables H and K lose 10.2747 and 10.2248 percent."""
    for letter, printed in (("H", Fraction("10.28")), ("K", Fraction("10.23"))):
        edge = 100 * side_worth(game_under("hold-em-3-bonus", six_card_bonus=letter), "six_card_bonus").house_edge
        assert 0 < printed - edge < Fraction("0.006")


@pytest.mark.parametrize(("reading", "flush", "straight"), [("printed", 15, 25), ("summary", 25, 15)])
def test_the_four_card_bad_beat_bonus_is_near_its_simulations(reading, flush, straight):
    # Published: 13.57 and 18.99 percent in 600 million deals with a standard error of about 0.09, ties paid.
    found = side_worth(game_under("four-card-poker", bad_beat=reading), "bad_beat")
    simulated = {"printed": 13.57, "summary": 18.99}[reading]
    assert float(100 * found.house_edge) == pytest.approx(simulated, abs=0.2)
    pays = {row.event: row.net for row in found.outcomes}
    assert (pays["flush"], pays["straight"]) == (flush, straight)


# Published with the edges: every pair plus table pays a pair or better.
@pytest.mark.parametrize(("table", "deviation"), [("A", "2.9106"), ("B", "2.8464"), ("C", "2.8496"), ("D", "2.7838")])
def test_pair_plus_spreads_as_published(table, deviation):
    found = side_worth(game_under("three-card-poker", pair_plus=table), "pair_plus")
    assert f"{found.standard_deviation:.4f}" == deviation
    assert f"{float(100 * found.hit_frequency):.2f}" == "25.61"


def test_premium_hold_em_pays_both_hands_alike():
    player, dealer = (side_worth(game_under("premium-hold-em"), key) for key in ("player_bonus", "dealer_bonus"))
    assert player.ev == dealer.ev
    # 50, 30, 10, 6, 4, 3, 2 for the hands of seven cards that any book counts; jacks up pays even money.
    jacks = next(row.combinations for row in player.outcomes if row.event.startswith("two pair"))
    paid = 51 * 4_324 + 31 * 37_260 + 11 * 224_848 + 7 * 3_473_184 + 5 * 4_047_644 + 4 * 6_180_020 + 3 * 6_461_620
    assert player.ev == Fraction(paid + 2 * jacks - 133_784_560, 133_784_560)


EVERY = [
    pytest.param(key, option.name, value, wager.key, id=f"{wager.key}-{option.name}={value}")
    for key in KEYS
    for wager in definition(key).wagers
    if wager.side and wager.schedule
    for option in definition(key).options
    if wager.key.startswith(option.name) or option.name == wager.key
    for value in option.values
    if value not in ("off", "cents", "none") or (option.name == "progressive" and value == "none")
]


@pytest.mark.parametrize(("key", "option", "value", "wager"), EVERY)
def test_every_deal_of_every_table_has_one_outcome(key, option, value, wager):
    found = side_worth(game_under(key, **{option: value}), wager, meter=10_000_000)
    assert sum(row.combinations for row in found.outcomes) == found.deals
    assert found.per == "wager"
    assert all(row.combinations > 0 for row in found.outcomes)


# The round engine, which the analysis does not know, pays the same -------------------------------------------------

METER = 12_345_678
SETTLED = [
    pytest.param(key, {}, wager.key, id=f"{key}-{wager.key}")
    for key in KEYS
    for wager in definition(key).wagers
    if wager.side and wager.schedule
] + [pytest.param("hold-em-3-bonus", {"six_card_bonus": "G"}, "six_card_bonus", id="six cards without awards")]


def differences(game, wager, worth, rounds=400):
    """Rounds in which the engine pays something else than the row of the line says."""
    chance, counts, nets = Random(3), game.definition.counts, {row.event: row.net for row in worth.outcomes}
    stake, own, dealers = game.exact[wager] or 500, game.definition.counts.player, game.definition.counts.dealer
    found = []
    for _ in range(rounds):
        dealt = tuple(chance.sample(DECK, own + dealers + counts.community))
        hand = Hand(1, dealt[:own], {wager: stake}, ("expose",))
        table = dealt[own : own + dealers], dealt[own + dealers :]
        (settled,), _ = settle_hand(game, hand, *table, Meter(METER))
        if Fraction(settled.returned - stake, stake) != nets[settled.line or NO_LINE]:
            found.append((dealt, settled))
    return found


@pytest.mark.parametrize(("key", "options", "wager"), SETTLED)
def test_the_engine_pays_what_the_rows_say(key, options, wager):
    game = game_under(key, **options)
    stake = None if game.exact[wager] else 500
    assert not differences(game, wager, side_worth(game, wager, stake, METER))


def test_a_planted_row_is_noticed_by_the_engine():
    game = game_under("three-card-poker")
    other = game_under("three-card-poker", pair_plus="C")
    assert differences(game, "pair_plus", side_worth(other, "pair_plus"))


# What the figures say beside the figures ---------------------------------------------------------------------------


def notes(key, wager, stake=None, **options):
    return " ".join(side_worth(game_under(key, **options), wager, stake).notes)


def test_awards_in_dollars_count_as_absent_without_a_stake_and_the_notes_say_so():
    said = notes("hold-em-3-bonus", "six_card_bonus")
    lines = "6-card royal flush in diamonds, 6-card royal flush, other"
    assert f"Without a stake the lines that win an amount count as absent: {lines}." in said
    assert "absent" not in notes("hold-em-3-bonus", "six_card_bonus", 500)
    assert "absent" not in notes("hold-em-3-bonus", "six_card_bonus", six_card_bonus="G")


def test_the_stake_at_which_the_six_card_bonus_turns():
    found = side_worth(game_under("hold-em-3-bonus", six_card_bonus="B"), "six_card_bonus")
    assert 100 < found.stakes.turns < 103
    assert [start for start, _, _ in found.stakes.pieces] == [
        0,
        10_000,
        100_000,
    ]  # $100,000 and $1,000,000 at 1000 to 1


def priced(pays):
    game = game_under("hold-em-3-bonus", six_card_bonus="A")
    table = PayTable({**game.tables["six_card_bonus"][""].pays, **pays}, RuleRef("none"))
    return side_worth(game.with_tables({**game.tables, "six_card_bonus": {"": table}}, {}), "six_card_bonus")


def test_a_table_for_the_player_says_so():
    assert "The player has the advantage at any stake." in priced({"flush": Odds.to(50)}).notes


def test_a_stake_that_the_rule_fixes_needs_not_be_given():
    beat = game_under("three-card-poker")
    assert side_worth(beat, "bad_beat") == side_worth(beat, "bad_beat", 100)
    with pytest.raises(Unpriceable, match=r"Bad beat bonus takes a stake of \$1 and no other"):
        side_worth(beat, "bad_beat", 500)


def test_a_wager_that_a_fold_loses_is_priced_as_never_folded():
    assert "A fold loses this wager." in notes("three-card-poker", "pair_plus")
    assert "A fold loses this wager." in notes("caribbean-stud", "progressive")
    assert "fold" not in notes("caribbean-stud", "progressive", progressive_after_fold="live")
    assert "fold" not in notes("three-card-poker", "bad_beat")


def test_limits_and_exposure_are_left_out_in_words():
    said = notes("hold-em-3-bonus", "three_card_bonus", aggregate_limit=5_000_000)
    assert "One hand wins at most $50,000 on 3 card bonus and Blind bonus together" in said
    assert "lost unless the cards are exposed in time" in said
    assert "One hand wins" not in notes("hold-em-3-bonus", "three_card_bonus")
    assert "One hand wins" not in notes("hold-em-3-bonus", "six_card_bonus", aggregate_limit=5_000_000)


@pytest.mark.parametrize(
    ("stake", "meter", "says"),
    [(0, None, "A stake is whole cents above nought"), (100, -1, "A meter shows whole cents")],
)
def test_amounts_that_cannot_be_are_refused(stake, meter, says):
    with pytest.raises(Unpriceable, match=says):
        side_worth(game_under("three-card-poker"), "pair_plus", stake, meter)


def test_wagers_that_have_no_price_are_refused():
    game = game_under("three-card-poker")
    table = game.tables["pair_plus"][""]
    by_choice = game.with_tables({**game.tables, "pair_plus": {"1x": table, "2x": table}}, {})
    with pytest.raises(Unpriceable, match="a pay table for each choice"):
        side_worth(by_choice, "pair_plus")
    bare = game.with_tables({}, {})
    bare.wagers = {"lucky": Wager(key="lucky", title="Lucky", cites=RuleRef("none"), side=True)}
    bare.exact = {"lucky": None}
    with pytest.raises(Unpriceable, match="Lucky has neither a pay table nor a wheel"):
        side_worth(bare, "lucky")


def test_a_main_wager_is_not_a_side_wager():
    with pytest.raises(AssertionError, match="ante is settled with the main wagers"):
        side_worth(game_under("three-card-poker"), "ante")
    assert replace(definition("three-card-poker").wager("ante"), side=True).side
