"""The canonical form and the hash chain: fixed examples, and agreement with Python's own json."""

import hashlib
import json

from hypothesis import given
from hypothesis import strategies as st

from croupier.store.chain import GENESIS, Posting, canonical, digest, first_break, hash_of, is_canonical, line, link

FIRST = link(
    table="T1",
    seq=1,
    round=0,
    at=1767225600000,
    body=b'{"type":"TableOpened"}',
    postings=[("inventory:T1", 500), ("licensee", -500)],
    prev=GENESIS,
)


def test_a_record_is_hashed_as_the_log_file_says():
    """Written out by hand, and hashed by the standard library."""
    form = (
        '{"at":1767225600000,"event":{"type":"TableOpened"},"postings":[["inventory:T1",500],["licensee",-500]],'
        f'"prev":"{"0" * 64}","round":0,"seq":1,"table":"T1"}}'
    )
    assert FIRST.hash == hashlib.sha256(form.encode()).hexdigest()
    assert line(FIRST).decode() == form.replace(',"postings"', f',"hash":"{FIRST.hash}","postings"')


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.text(),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(), inside, max_size=4),
    max_leaves=12,
)


@given(json_values)
def test_the_form_is_what_the_standard_library_writes(value):
    """A verifier needs nothing but Python's json to hash a log."""
    expected = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert canonical(value) == expected
    assert is_canonical(expected)
    assert digest(value) == hashlib.sha256(expected).digest()


def test_any_other_form_is_not_canonical():
    for body in (b'{"b":1,"a":2}', b'{"a": 1}', b'{"a":1,"a":1}', b'"\\u00e9"', b"{", b"", b"\xff", b"[1] "):
        assert not is_canonical(body), body
    assert is_canonical('{"name":"Ren\u00e9"}'.encode())


def chained(count):
    records, prev = [], GENESIS
    for seq in range(1, count + 1):
        postings = [("cage", -seq), ("patron:ann", seq)]
        records.append(link(table="T1", seq=seq, round=1, at=seq, body=b"{}", postings=postings, prev=prev))
        prev = records[-1].hash
    return records


def test_a_chain_that_nobody_touched_is_whole():
    records = chained(5)
    assert first_break(records) is None
    assert first_break(records[2:], prev=records[1].hash, seq=3) is None
    assert first_break([]) is None


def test_the_first_record_that_was_touched_is_named():
    records = chained(5)
    changed = [
        ("table", "T2"), ("seq", 9), ("round", 2), ("at", 9), ("body", b"[]"), ("prev", GENESIS[1:] + "1"),
        ("postings", (Posting("cage", -4), Posting("patron:ann", 4))), ("hash", GENESIS),
    ]  # fmt: skip
    for name, value in changed:
        forged = records[:]
        forged[2] = type(forged[2])(**{**{f: getattr(forged[2], f) for f in forged[2].__struct_fields__}, name: value})
        assert first_break(forged) is forged[2], name
    assert first_break([*records[:2], *records[3:]]) is records[3]
    assert first_break([records[1], records[0]]) is records[1]
    rehashed = chained(5)
    rehashed[2] = link(table="T1", seq=3, round=1, at=3, body=b"[]", postings=[], prev=records[1].hash)
    assert hash_of(rehashed[2]) == rehashed[2].hash
    assert first_break(rehashed) is rehashed[3]
