"""Hold 'em 3 bonus: how its cards are handled, N.J.A.C. 13:69F-42.2, 42.3, 42.4 and 42.7 to 42.9.

Lay this file beside those sections; the deal itself is in `games/hold_em_3_bonus.py`.
"""

from croupier.games.paragraphs.hold_em_3_bonus import RULES
from croupier.games.paragraphs.supplement import FACTS
from croupier.rulebook.procedure import Duty, Handling, SecondDeck, Step, Stub, opening, shuffles

ref, fact = RULES.ref, FACTS.ref

# 42.2  Cards; number of decks ------------------------------------------------------------------------

SECOND_DECK = SecondDeck(
    cites=ref("42.2(b)"),
    conforms=ref("42.2(b)1"),
    backs=ref("42.2(b)2"),
    shuffled_meanwhile=ref("42.2(b)3"),
    alternate=ref("42.2(b)4"),
    rack=ref("42.2(b)5"),
)

# 42.3  Opening of the table for gaming; what an inspection is: supplement 4.2(g) to 4.2(k) -----------

RECEIVED = opening(ref("42.3(a)"), ref("42.3(b)"), ref("42.3(c)"), fact("4.2(i)"), fact("4.2(k)"))
RECEIVED_SHUFFLED = (Duty(Step.RECEIVE, (ref("42.3(a)"), fact("4.3(f)"))),)  # supplement 4.3(a) to 4.3(h)

# 42.4  Shuffle and cut of the cards ------------------------------------------------------------------

SHUFFLE = shuffles(
    shuffle=ref("42.4(a)"),
    uncut=ref("42.4(b)1"),
    cut=(ref("42.4(b)2"), ref("42.4(c)1")),  # 42.4(b), 42.4(c); with one hand
    lay=ref("42.4(c)1i"),
    lift=ref("42.4(c)1ii"),
    complete=ref("42.4(c)1iii"),
    uncover=ref("42.4(c)1iv"),
)  # 42.4(c)2: then the cards are dealt

# 42.7 to 42.9  Where the deck is dealt from, and what becomes of the stub --------------------------

LOADING = {
    "manual-shoe": (
        ref("42.7(a)"),
        ref("42.7(c)"),  # the hand nearer the shoe draws
    ),
    "hand": (
        ref("42.8(a)"),
        ref("42.8(b)"),
        ref("42.8(b)2"),
        ref("42.8(b)2i"),
        ref("42.8(b)2ii"),
    ),
    "automated-shoe": (
        ref("42.9(a)"),
        ref("42.9(b)"),
        ref("42.9(b)1"),
    ),
}
# 42.9(c): from the automated shoe too the stub goes unexposed; what counts there is 42.9(d). Register H-14: 42.7(f)
# exempts every method, though 42.8(e) and 42.9(d) name 42.7(e) alone.
WHOLE, WRONG, EXEMPT = ref("42.7(e)1"), ref("42.7(e)2"), ref("42.7(f)")
FROM_SHOE = Stub(discard=ref("42.7(d)"), count=ref("42.7(e)"), whole=WHOLE, wrong=WRONG, exempt=EXEMPT)
FROM_HAND = Stub(discard=ref("42.8(d)"), count=ref("42.8(e)"), whole=WHOLE, wrong=WRONG, exempt=EXEMPT)
FROM_DEVICE = Stub(discard=ref("42.9(c)"), count=ref("42.9(d)"), whole=WHOLE, wrong=WRONG, exempt=EXEMPT)

HANDLING = Handling(
    deck=ref("42.2(a)"),
    second_deck=SECOND_DECK,
    received=RECEIVED,
    received_shuffled=RECEIVED_SHUFFLED,
    each_deck=ref("42.3(d)"),
    shuffle=SHUFFLE,
    recut=ref("42.4(d)"),
    idle=ref("42.4(e)"),
    loading=LOADING,
    by_shuffler_only={"hand": ref("42.8(b)1")},
    stub={
        "manual-shoe": FROM_SHOE,
        "hand": FROM_HAND,
        "automated-shoe": FROM_DEVICE,
    },
    notice=fact("8(f)"),  # 8(a), 8(e), 8(g), 8(h)
    inventory=fact("8(t)"),
    removal=fact("4.2(j)"),
    collected={"by-player": ref("42.10(e)")},  # and 42.10(e)5
    rebuilt=ref("42.10(g)"),
    folded=ref("42.10(b)1"),
)
