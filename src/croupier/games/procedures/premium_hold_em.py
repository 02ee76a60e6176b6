"""Premium Hold 'Em: how its cards are handled, N.J.A.C. 13:69F-40.2, 40.3, 40.4 and 40.7 to 40.9.

Lay this file beside those sections; the deal itself is in `games/premium_hold_em.py`.
"""

from croupier.games.paragraphs import hold_em_3_bonus as parallel
from croupier.games.paragraphs.premium_hold_em import RULES
from croupier.games.paragraphs.supplement import FACTS
from croupier.rulebook.procedure import Duty, Handling, SecondDeck, Step, Stub, opening, shuffles

ref, fact, parallel_ref = RULES.ref, FACTS.ref, parallel.RULES.ref

# 40.2  Cards; number of decks ------------------------------------------------------------------------

SECOND_DECK = SecondDeck(
    cites=ref("40.2(b)"),
    conforms=ref("40.2(b)1"),
    backs=ref("40.2(b)2"),
    shuffled_meanwhile=ref("40.2(b)3"),
    alternate=ref("40.2(b)4"),
    rack=ref("40.2(b)5"),
)

# 40.3  Opening of the table for gaming; what an inspection is: supplement 4.2(g) to 4.2(k) -----------

RECEIVED = opening(ref("40.3(a)"), ref("40.3(b)"), ref("40.3(c)"), fact("4.2(k)"))
RECEIVED_SHUFFLED = (Duty(Step.RECEIVE, (ref("40.3(a)"), fact("4.3(f)"))),)  # supplement 4.3(a) to 4.3(h)

# 40.4  Shuffle and cut of the cards ------------------------------------------------------------------

SHUFFLE = shuffles(
    shuffle=ref("40.4(a)"),
    uncut=ref("40.4(b)1"),
    cut=(ref("40.4(b)2"), ref("40.4(c)1")),  # 40.4(b), 40.4(c); with one hand
    lay=ref("40.4(c)1i"),
    lift=ref("40.4(c)1ii"),
    complete=ref("40.4(c)1iii"),
    uncover=ref("40.4(c)1iv"),
)  # 40.4(c)2: then the cards are dealt

# 40.7 to 40.9  Where the deck is dealt from, and what becomes of the stub --------------------------

LOADING = {
    "manual-shoe": (
        ref("40.7(a)"),
        ref("40.7(c)"),  # the hand nearer the shoe draws
    ),
    "hand": (
        ref("40.8(a)"),
        ref("40.8(b)"),
        ref("40.8(b)2"),
        ref("40.8(b)2i"),
        ref("40.8(b)2ii"),
    ),
    "automated-shoe": (
        ref("40.9(a)"),
        ref("40.9(b)"),
        ref("40.9(b)1"),
    ),
}
# 40.9 prints no discard of its own; 40.9(e) cites 32.7(f), which is read as 40.7(f) and so goes with 40.7(g)
# (register P-1).
WHOLE, WRONG = ref("40.7(f)1"), ref("40.7(f)2")
FROM_SHOE = Stub(discard=ref("40.7(e)"), count=ref("40.7(f)"), whole=WHOLE, wrong=WRONG, exempt=ref("40.7(g)"))
FROM_HAND = Stub(discard=ref("40.8(d)"), count=ref("40.8(e)"), whole=WHOLE, wrong=WRONG, exempt=ref("40.8(f)"))
FROM_DEVICE = Stub(discard=ref("40.7(e)"), count=ref("40.9(e)"), whole=WHOLE, wrong=WRONG, exempt=ref("40.7(g)"))

HANDLING = Handling(
    deck=ref("40.2(a)"),
    second_deck=SECOND_DECK,
    received=RECEIVED,
    received_shuffled=RECEIVED_SHUFFLED,
    each_deck=ref("40.3(d)"),
    shuffle=SHUFFLE,
    recut=ref("40.4(d)"),
    idle=ref("40.4(e)"),
    loading=LOADING,
    by_shuffler_only={"hand": ref("40.8(b)1")},
    stub={
        "manual-shoe": FROM_SHOE,
        "hand": FROM_HAND,
        "automated-shoe": FROM_DEVICE,
    },
    notice=fact("8(f)"),  # 8(a), 8(e), 8(g), 8(h)
    inventory=fact("8(t)"),
    removal=fact("4.2(j)"),
    collected={"by-player": parallel_ref("42.10(e)")},  # 40.10 says nothing of the cards of those who stay
    rebuilt=parallel_ref("42.10(g)"),
    folded=ref("40.10(d)2ii"),
)
