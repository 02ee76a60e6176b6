"""Caribbean stud poker: how its cards are handled. No section of N.J.A.C. 19:47-16 on it is printed.

The opening is known from another state, supplement 3(ff) and 3(gg); the rest is taken from the same letters of
19:47-28. The deal itself is in `games/caribbean_stud.py`.
"""

from croupier.games.paragraphs import texas_hold_em_bonus as parallel
from croupier.games.paragraphs.supplement import FACTS
from croupier.games.procedures import texas_hold_em_bonus as alike
from croupier.rulebook.procedure import Duty, Handling, Step, opening, shuffles

parallel_ref, fact = parallel.RULES.ref, FACTS.ref

OPENING, CUT = fact("3(ff)"), alike.CUT
SHUFFLE = shuffles(shuffle=OPENING, uncut=CUT, cut=(CUT,), lay=CUT, lift=CUT, complete=CUT, uncover=CUT)
HANDLING = Handling(
    deck=parallel_ref("28.2(a)"),
    second_deck=alike.SECOND_DECK,
    received=opening(OPENING, OPENING, OPENING, fact("4.2(k)")),
    received_shuffled=(Duty(Step.RECEIVE, (fact("3(gg)"),)),),
    each_deck=OPENING,
    shuffle=SHUFFLE,
    recut=CUT,
    idle=OPENING,
    loading=alike.LOADING,
    by_shuffler_only=alike.HANDLING.by_shuffler_only,
    stub=alike.HANDLING.stub,
    notice=fact("8(f)"),  # 8(a), 8(e), 8(g), 8(h)
    inventory=fact("8(t)"),
    removal=fact("4.2(j)"),
    collected={"by-player": parallel_ref("28.10(h)5")},
    rebuilt=parallel_ref("28.10(i)"),
    folded=alike.HANDLING.folded,
)
