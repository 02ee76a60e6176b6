"""Errors as people and programs get them."""

import json

import pytest

from croupier.cli.errors import NO, REFUSED, InputRefused, error_text, raise_refusal
from croupier.rulebook.refusal import Reason, Refusal

CITED = InputRefused("not-payable", "Wager in steps of $0.02.", ["13:69F-40.11(d)", "13:69F-40.6(c)"])
PLAIN = InputRefused("no-file", "round.json cannot be read: No such file or directory.")


def test_a_program_gets_one_json_object_on_one_line():
    for error in (CITED, PLAIN):
        text = error_text(error, as_json=True)
        assert "\n" not in text
        said = json.loads(text)["error"]
        assert (said["code"], said["message"]) == (error.code, error.message)
        assert said.get("cites", []) == list(error.cites)


def test_a_person_gets_one_sentence_with_its_paragraphs():
    assert error_text(CITED, as_json=False) == "croupier: Wager in steps of $0.02. (13:69F-40.11(d), 13:69F-40.6(c))"
    assert error_text(PLAIN, as_json=False) == "croupier: round.json cannot be read: No such file or directory."


@pytest.mark.parametrize("text", ["a\nb", 'a "quoted" word', "\x1b[31mred", "\u2660", "\udcff"])
def test_whatever_is_quoted_stays_one_json_object(text):
    said = error_text(InputRefused("no-file", f"{text} cannot be read."), as_json=True)
    assert "\n" not in said
    said.encode("utf-8")
    assert json.loads(said)["error"]["message"].endswith(" cannot be read.")


def test_a_refusal_keeps_its_code_its_sentence_and_its_paragraphs():
    with pytest.raises(InputRefused) as raised:
        raise_refusal(Refusal(Reason.NO_WAGERS, "No wager was made.", ("19:47-20.6(b)",)))
    error = raised.value
    assert (error.code, error.message, error.cites) == ("no-wagers", "No wager was made.", ("19:47-20.6(b)",))


def test_exit_statuses_are_those_of_the_contract():
    assert (NO, REFUSED) == (1, 2)
