"""Sources: an inference is never shown as the law."""

import pytest

from croupier.games.sources import source_mark, source_of


@pytest.mark.parametrize(
    ("ref", "rules", "source", "shown"),
    [
        ("19:47-20.11(a)1", "19:47-20", "regulation", "19:47-20.11(a)1"),
        (
            "supplement-3(j)",
            "19:47-16",
            "supplement [XJ:PA], [OP]",
            "supplement-3(j) [XJ:PA, OP]",
        ),
        ("19:47-28.6(e)", "19:47-28", "inferred", "19:47-28.6(e) [inferred]"),
        ("19:46-1.13G(h)", "19:47-16", "regulation", "19:46-1.13G(h)"),
        ("19:47-27.12(e)", "", "regulation", "19:47-27.12(e)"),
        ("duel-1(a)", "duel", "not NJ", "duel-1(a) [not NJ]"),  # of a game in a file of somebody's own
        (
            "19:47-27.12(e)",
            "19:47-20",
            "inferred from another game",
            "19:47-27.12(e) [inferred from another game]",
        ),
    ],
)
def test_what_is_not_in_a_new_jersey_text_says_so(ref, rules, source, shown):
    assert source_of(ref, rules) == source
    assert source_mark(ref, rules) == shown
