"""Four card poker: how its cards are handled, N.J.A.C. 19:47-27.2, 27.4, 27.5 and 27.7 to 27.9.

Lay this file beside those sections; the deal itself is in `games/four_card_poker.py`.
"""

from croupier.games.paragraphs.four_card_poker import RULES
from croupier.games.paragraphs.supplement import FACTS
from croupier.rulebook.procedure import Duty, Handling, SecondDeck, Step, Stub, opening, shuffles

ref, fact = RULES.ref, FACTS.ref

# 27.2  Cards; number of decks ------------------------------------------------------------------------

SECOND_DECK = SecondDeck(
    cites=ref("27.2(b)"),
    conforms=ref("27.2(b)1"),
    backs=ref("27.2(b)2"),
    shuffled_meanwhile=ref("27.2(b)3"),
    alternate=ref("27.2(b)4"),
    rack=ref("27.2(b)5"),
)

# 27.4  Opening of the table for gaming; what an inspection is: supplement 4.2(g) to 4.2(k) -----------

RECEIVED = opening(ref("27.4(a)"), ref("27.4(b)"), ref("27.4(c)"), fact("4.2(k)"))
# Supplement 4.3(a), 4.3(e), 4.3(h)
RECEIVED_SHUFFLED = (Duty(Step.RECEIVE, (ref("27.4(a)"), fact("4.3(f)"))),)

# 27.5  Shuffle and cut of the cards ------------------------------------------------------------------

SHUFFLE = shuffles(
    shuffle=ref("27.5(a)"),
    uncut=ref("27.5(b)1"),
    cut=(ref("27.5(b)2"), ref("27.5(c)1")),  # 27.5(b), 27.5(c); with one hand
    lay=ref("27.5(c)1i"),
    lift=ref("27.5(c)1ii"),
    complete=ref("27.5(c)1iii"),
    uncover=ref("27.5(c)1iv"),
)  # 27.5(c)2: then the cards are dealt

# 27.7 to 27.9  Where the deck is dealt from, and what becomes of the stub --------------------------

LOADING = {
    "manual-shoe": (ref("27.7(a)"),),
    "hand": (
        ref("27.8(a)"),
        ref("27.8(b)"),
        ref("27.8(b)2"),
        ref("27.8(b)2i"),
        ref("27.8(b)2ii"),
    ),
    "automated-shoe": (
        ref("27.9(a)"),
        ref("27.9(b)"),
        ref("27.9(b)1"),
    ),
}
WHOLE, WRONG, EXEMPT = ref("27.7(e)1"), ref("27.7(e)2"), ref("27.7(f)")
FROM_SHOE = Stub(discard=ref("27.7(d)"), count=ref("27.7(e)"), whole=WHOLE, wrong=WRONG, exempt=EXEMPT)
FROM_HAND = Stub(discard=ref("27.8(d)"), count=ref("27.8(e)"), whole=WHOLE, wrong=WRONG, exempt=EXEMPT)
FROM_DEVICE = Stub(discard=ref("27.9(d)"), count=ref("27.9(e)"), whole=WHOLE, wrong=WRONG, exempt=EXEMPT)

HANDLING = Handling(
    deck=ref("27.2(a)"),
    second_deck=SECOND_DECK,
    received=RECEIVED,
    received_shuffled=RECEIVED_SHUFFLED,
    each_deck=ref("27.4(d)"),
    shuffle=SHUFFLE,
    recut=ref("27.5(d)"),
    idle=ref("27.5(e)"),
    loading=LOADING,
    by_shuffler_only={"hand": ref("27.8(b)1")},
    stub={
        "manual-shoe": FROM_SHOE,
        "hand": FROM_HAND,
        "automated-shoe": FROM_DEVICE,
    },
    notice=fact("8(f)"),  # 8(a), 8(e), 8(g), 8(h)
    inventory=fact("8(t)"),
    removal=fact("4.2(j)"),
    collected={
        "in-phases": ref("27.10(e)1iv"),
        "by-player": ref("27.10(e)2iii"),
    },
    rebuilt=ref("27.10(f)"),
    folded=ref("27.10(c)"),
)
