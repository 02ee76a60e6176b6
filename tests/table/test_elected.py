"""What a licensee may elect about the cards, and the paragraph that forbids the rest."""

import pytest
from msgspec.structs import replace

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.procedure import Shuffling
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table.elected import Elected, check_elected
from croupier.table.table import Table, open_table
from tests.day_driver import BY_SHUFFLER
from tests.settlement_table import game_under

TCP = "three-card-poker"

FORBIDDEN = [
    ("manual-shoe", Elected(shuffling=Shuffling.PRE_SHUFFLED), Reason.OPTION_VALUE, "19:47-20.5(a)"),
    ("hand", Elected(), Reason.OPTIONS_EXCLUDE, "19:47-20.8(b)1"),
    ("manual-shoe", Elected(second_deck=True), Reason.OPTIONS_EXCLUDE, "19:47-20.2(b)"),
    ("manual-shoe", Elected(shuffler_counts=True), Reason.OPTIONS_EXCLUDE, "19:47-20.7(f)"),
    ("manual-shoe", Elected(count_every=6), Reason.OPTION_VALUE, "19:47-20.7(e)"),
    ("manual-shoe", Elected(count_every=0), Reason.OPTION_VALUE, "19:47-20.7(e)"),
    ("manual-shoe", Elected(deck_hours=0), Reason.OPTION_VALUE, None),
]


@pytest.mark.parametrize(("method", "elected", "reason", "cites"), FORBIDDEN)
def test_what_is_forbidden_is_refused_with_its_paragraph(method, elected, reason, cites):
    refusal = check_elected(definition(TCP), method, elected)
    assert refusal is not None
    assert (refusal.reason, refusal.cites) == (reason, (cites,) if cites else ())
    assert isinstance(open_table(game_under(TCP), method, elected=elected), Refusal)


@pytest.mark.parametrize("key", KEYS)
def test_every_method_of_every_game_is_run_with_a_shuffler_that_counts_and_a_second_deck(key):
    elected = replace(BY_SHUFFLER, second_deck=True, shuffler_counts=True)
    for method in definition(key).methods:
        assert isinstance(open_table(game_under(key), method, elected=elected), Table), method


def test_a_game_that_says_nothing_of_its_cards_has_no_day():
    bare = replace(definition(TCP), handling=None)
    refusal = check_elected(bare, "manual-shoe", Elected())
    assert refusal is not None
    assert refusal.reason is Reason.OPTIONS_EXCLUDE


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"bonus_spin": "fixed-5", "wheel": [1] * 12}, Reason.METER_MISSING),
        ({"bonus_spin": "progressive-5"}, Reason.OPTION_VALUE),
        ({"bonus_spin": "fixed-5", "wheel": [1] * 12, "fixed_prize": 500_000}, None),
        ({"bonus_spin": "off"}, None),
    ],
)
def test_a_wheel_is_offered_with_its_weights_and_its_fixed_prize(options, reason):
    opened = open_table(game_under("premium-hold-em", **options), elected=Elected())
    assert (opened.reason if isinstance(opened, Refusal) else None) is reason
