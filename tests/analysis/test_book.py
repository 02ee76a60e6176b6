"""What is said once for all chapters, and the digest that stands for all inputs."""

import msgspec
import pytest

from croupier.analysis.book import bind, digest_of
from croupier.games.catalogue import KEYS
from tests.analysis.reported import report
from tests.analysis.test_chapter import of_game

CLAIMS = ("certif", "approv")  # what only an authority or a laboratory may say


def test_the_digest_depends_on_every_chapter_and_on_the_program():
    one = report().chapters[0]
    other = msgspec.structs.replace(one, digest="00")
    digests = {
        digest_of([one], "croupier 1"),
        digest_of([one], "croupier 2"),
        digest_of([other], "croupier 1"),
        digest_of([one, other], "croupier 1"),
    }
    assert len(digests) == 4
    assert digest_of([one], "croupier 1") == digest_of([one], "croupier 1")


def test_a_report_says_what_made_it_and_how_to_make_it_again():
    text = msgspec.json.encode(report().closing).decode()
    assert "Made by croupier 0.1.0, schema 1, with: croupier report three-card-poker" in text
    assert report().digest in text
    assert report().chapters[0].digest in text


def claims(text: str) -> list[str]:
    return [word for word in CLAIMS if word in text.lower()]


@pytest.mark.parametrize("key", KEYS)
def test_a_report_claims_nothing_that_only_an_authority_may(key):
    bound = bind([of_game(key)], program="croupier", again="")
    assert claims(msgspec.json.encode(bound).decode()) == []


def test_a_planted_claim_is_found():
    assert claims("Certified by nobody, approved by none.") == list(CLAIMS)


def test_a_book_has_a_title_of_its_own():
    chapters = [of_game(key) for key in KEYS[:2]]
    assert bind(chapters, program="p", again="", title="The book").title == "The book"
    assert bind(chapters[:1], program="p", again="").title == "Three card poker"
