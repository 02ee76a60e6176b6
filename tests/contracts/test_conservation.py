"""Money is neither made nor lost: whatever is appended, the postings of each record and of the whole store sum to zero,
and the balances are what the accepted entries say."""

from collections import Counter
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.store.entry import Event, Stored
from tests.stores import entry

accounts = st.sampled_from(["patron:ann", "patron:bob", "wagers:T1", "inventory:T1", "meter:T1", "licensee", "cage"])
amounts = st.integers(-(10**15), 10**15)


@st.composite
def balanced(draw):
    """Postings that sum to zero: some of any amount, and one that takes the rest."""
    postings = [*draw(st.lists(st.tuples(accounts, amounts), max_size=4))]
    rest = -sum(amount for _, amount in postings)
    return Event(draw(st.integers(0, 3)), b"{}", (*postings, (draw(accounts), rest)))


entries = st.tuples(
    st.sampled_from(["T1", "T2", "T3"]),
    st.integers(0, 5),  # the key: few of them, so that many come again
    st.integers(-1, 1),  # how far the expected number is off
    st.lists(balanced(), max_size=3),
)
batches = st.lists(st.lists(entries, min_size=1, max_size=4), max_size=4)
places = count(1)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
@given(batches)
def test_the_ledger_balances(store, batches):
    """One store for all examples: each goes on where the one before stopped, under tables of its own."""
    prefix = f"{next(places)}-"
    before, expected = Counter(store.balances()), Counter()
    for number, batch in enumerate(batches):
        sent, heads = [], {}
        for name, key, off, events in batch:
            table = prefix + name
            seen = heads.setdefault(table, store.head(table).seq)
            body = {"key": f"{number if key else 0}-{key}", "digest": bytes(31) + bytes([len(events)])}
            sent.append(entry(table, seen + 1 + off, *(events or [Event(1, b"{}")]), **body))
        for one, answer in zip(sent, store.append(sent), strict=True):
            if isinstance(answer, Stored) and not answer.repeated:
                for event in one.events:
                    for account, amount in event.postings:
                        expected[account] += amount
    after = Counter(store.balances())
    after.subtract(before)
    assert {name: sum_ for name, sum_ in after.items() if sum_} == {n: s for n, s in expected.items() if s}
    assert sum(store.balances().values()) == 0
    for table in (f"{prefix}T{number}" for number in (1, 2, 3)):
        assert sum(store.balances(table).values()) == 0
        assert all(sum(amount for _, amount in record.postings) == 0 for record in store.records(table))
