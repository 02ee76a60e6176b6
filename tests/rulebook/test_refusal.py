"""Refusals are a closed list in order of precedence."""

import pytest

from croupier.rulebook.refusal import Reason, Refusal

PRECEDENCE = """
    unknown-option option-value options-exclude
    out-of-order deck-incomplete no-more-bets
    no-such-position position-taken too-many-positions positions-not-adjacent
    unknown-wager wager-not-offered wager-by-decision
    not-an-amount exact-amount below-minimum above-maximum not-payable
    wagers-together no-wagers not-enough-chips
    not-your-turn unknown-choice key-taken wrong-spin meter-missing
    no-such-mishap wrong-count
"""


def test_reasons_stand_in_order_of_precedence_under_codes_that_do_not_change():
    assert [reason.code for reason in sorted(Reason)] == PRECEDENCE.split()


def test_the_foremost_of_several_refusals_is_the_least():
    refusals = [Refusal(reason, "No.") for reason in (Reason.NO_WAGERS, Reason.UNKNOWN_WAGER, Reason.METER_MISSING)]
    assert min(refusals, key=lambda refusal: refusal.reason).reason is Reason.UNKNOWN_WAGER


def test_a_refusal_is_a_value():
    refusal = Refusal(Reason.NO_WAGERS, "No wager was made.", ("20.6(b)",))
    assert refusal == Refusal(Reason.NO_WAGERS, "No wager was made.", ("20.6(b)",))
    with pytest.raises(AttributeError):
        refusal.message = "Another."
