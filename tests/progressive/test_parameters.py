"""The terms on which a progressive may be run."""

import pytest

from croupier.games.progressives import CONTROLLER
from croupier.progressive.parameters import check_parameters
from croupier.rulebook.controller import Parameters
from croupier.rulebook.refusal import Reason

FORBIDDEN = [
    ({"rate": "seventy"}, Reason.OPTION_VALUE, CONTROLLER.rate),
    ({"rate": "1/0"}, Reason.OPTION_VALUE, CONTROLLER.rate),
    ({"hidden": "-1"}, Reason.OPTION_VALUE, CONTROLLER.hidden),
    ({"rate": "90", "hidden": "10.5"}, Reason.OPTION_VALUE, CONTROLLER.hidden),
    ({"initial": -1}, Reason.NOT_AN_AMOUNT, CONTROLLER.initial),
    ({"reset": 10**30}, Reason.NOT_AN_AMOUNT, CONTROLLER.initial),
    ({"limit": 999_999}, Reason.OPTION_VALUE, CONTROLLER.limit),
    ({"unreasonable": 0}, Reason.OPTION_VALUE, CONTROLLER.unreasonable),
]


@pytest.mark.parametrize(("changed", "reason", "cites"), FORBIDDEN)
def test_what_is_forbidden_is_refused_with_its_paragraph(changed, reason, cites):
    refusal = check_parameters(Parameters(**{"initial": 1_000_000, "reset": 500_000, **changed}), CONTROLLER)
    assert refusal is not None
    assert (refusal.reason, refusal.cites) == (reason, (cites,))


@pytest.mark.parametrize(
    "changed", [{}, {"rate": "100"}, {"rate": "90", "hidden": "10"}, {"limit": 1_000_000}, {"unreasonable": 1}]
)
def test_what_is_allowed(changed):
    assert check_parameters(Parameters(**{"initial": 1_000_000, "reset": 500_000, **changed}), CONTROLLER) is None
