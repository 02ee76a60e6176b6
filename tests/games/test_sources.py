"""Sources: an inference is never shown as the law."""

import pytest

from croupier.games.sources import source_mark, source_of


@pytest.mark.parametrize(
    ("ref", "source", "shown"),
    [
        ("19:47-20.11(a)1", "regulation", "19:47-20.11(a)1"),
        ("supplement-3(j)", "supplement [XJ:PA], [OP]", "supplement-3(j), [XJ:PA], [OP]: not a New Jersey text"),
        ("19:47-28.6(e)", "inferred", "19:47-28.6(e), inferred: not a New Jersey text"),
    ],
)
def test_what_is_not_in_a_new_jersey_text_says_so(ref, source, shown):
    assert source_of(ref) == source
    assert source_mark(ref) == shown
