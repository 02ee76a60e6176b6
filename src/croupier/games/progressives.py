"""The controller of a progressive: N.J.A.C. 19:45-1.39B, 19:47-28.11(f) to (i), and the supplement, 2.1 to 2.7."""

from croupier.games.paragraphs.progressives import RULES
from croupier.games.paragraphs.supplement import FACTS
from croupier.games.paragraphs.texas_hold_em_bonus import RULES as TEXAS
from croupier.rulebook.controller import ControllerRules

fact = FACTS.ref

# 1.39B(b), supplement 2.1(a), 2.1(b): run by a controller, whose meters are those of 2.2(c), 2.3(a) and 2.3(b)
CONTROLLER = ControllerRules(
    rate=TEXAS.ref("28.11(h)"),  # 16.12(f), supplement 2.7(a), 3(w)
    initial=TEXAS.ref("28.11(h)"),
    limit=fact("2.2(a)"),
    hidden=fact("2.2(b)"),  # 2.7(b): none unless it is set
    unreasonable=fact("2.2(a)"),
    falls=RULES.ref("1.39B(f)"),  # 2.1(i); the awards: 2.7(c), 2.7(g), 2.7(h); the top one: 2.7(e), 2.7(f)
    shortfall=fact("2.7(d)"),
)
