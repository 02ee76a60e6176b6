"""Texas hold 'em bonus poker: how its cards are handled, N.J.A.C. 19:47-28.2, 28.4, 28.5 and 28.7 to 28.9.

28.4 and 28.5 are not printed; what is known of them is in the supplement, sections 1.8, 4.2 and 4.3. The deal itself
is in `games/texas_hold_em_bonus.py`.
"""

from croupier.games.paragraphs.supplement import FACTS
from croupier.games.paragraphs.texas_hold_em_bonus import RULES
from croupier.rulebook.procedure import Duty, Handling, SecondDeck, Step, Stub, opening, shuffles

ref, fact = RULES.ref, FACTS.ref

# 28.2  Cards; number of decks ------------------------------------------------------------------------

SECOND_DECK = SecondDeck(  # after (b)2 nothing is printed: supplement 1.8(a)
    cites=ref("28.2(b)"),
    conforms=ref("28.2(b)1"),
    backs=ref("28.2(b)2"),
    shuffled_meanwhile=fact("1.8(a)"),
    alternate=fact("1.8(a)"),
    rack=fact("1.8(a)"),
)

# 28.4  Opening of the table, not printed; what an inspection is: supplement 4.2(g) to 4.2(k) ----------

OPENING = fact("1.8(b)")
RECEIVED = opening(OPENING, OPENING, OPENING, fact("4.2(k)"))
# Supplement 4.3(a), 4.3(e), 4.3(h)
RECEIVED_SHUFFLED = (Duty(Step.RECEIVE, (fact("4.2(h)"), fact("4.3(f)"))),)

# 28.5  Shuffle and cut, not printed ------------------------------------------------------------------

CUT = fact("1.8(c)")
SHUFFLE = shuffles(shuffle=CUT, uncut=CUT, cut=(CUT,), lay=CUT, lift=CUT, complete=CUT, uncover=CUT)

# 28.7 to 28.9  Where the deck is dealt from, and what becomes of the stub ------------------------------

LOADING = {
    "manual-shoe": (ref("28.7(a)"),),
    "hand": (ref("28.8(a)"), ref("28.8(b)"), ref("28.8(b)2")),
    "automated-shoe": (ref("28.9(a)"), ref("28.9(b)"), ref("28.9(b)1")),
}
# Supplement 1.2(x): how many cards the stub has.
FROM_SHOE = Stub(
    discard=ref("28.7(d)"), count=ref("28.7(e)"), whole=ref("28.7(e)"), wrong=ref("28.7(e)"), exempt=ref("28.7(f)")
)
FROM_HAND = Stub(
    discard=ref("28.8(d)"), count=ref("28.8(e)"), whole=ref("28.7(e)"), wrong=ref("28.7(e)"), exempt=ref("28.7(f)")
)
FROM_DEVICE = Stub(
    discard=ref("28.9(e)"), count=ref("28.9(e)"), whole=ref("28.7(e)"), wrong=ref("28.7(e)"), exempt=ref("28.9(f)")
)

HANDLING = Handling(
    deck=ref("28.2(a)"),
    second_deck=SECOND_DECK,
    received=RECEIVED,
    received_shuffled=RECEIVED_SHUFFLED,
    each_deck=OPENING,
    shuffle=SHUFFLE,
    recut=CUT,
    idle=OPENING,
    loading=LOADING,
    by_shuffler_only={"hand": ref("28.8(b)1")},
    stub={"manual-shoe": FROM_SHOE, "hand": FROM_HAND, "automated-shoe": FROM_DEVICE},
    notice=fact("8(f)"),  # 8(a), 8(e), 8(g), 8(h)
    inventory=fact("8(t)"),
    removal=fact("4.2(j)"),
    collected={"by-player": ref("28.10(h)5")},  # supplement 1.2(w)
    rebuilt=ref("28.10(i)"),
    folded=ref("28.10(a)2ii"),  # supplement 1.2(y)
)
