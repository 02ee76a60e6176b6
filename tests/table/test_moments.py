"""The moments at which each irregularity can be reported, game by game; at all others the report is refused.

Two players make every wager that is offered and stay in. The moments, in order:
  none      nothing has happened, not even a shuffle
  bets      the deck lies ready and wagers are down
  closed    "No more bets", no card is out
  dealing   both players and the dealer have a first card
  asked     the first decision is due
  board     community cards lie face up and a decision is due
  decided   nobody has anything left to decide
  shown     the dealer's hand is turned up, nothing is settled
  over      the round is closed
"""

import pytest

from croupier.cards.card import DECK
from croupier.rulebook.dealing import SETTLEMENT, Ask, To, TurnUp
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table.decide import play, refuse
from croupier.table.permitted import permitted
from croupier.table.round import asked, new_round
from croupier.table.table import Draw, Table, open_table
from tests.settlement_table import game_under

MOMENTS = ("none", "bets", "closed", "dealing", "asked", "board", "decided", "shown", "over")
LIVE = {"premium-hold-em": {"bonus_spin": "progressive-5"}, "hold-em-3-bonus": {"version": "2"}}

TABLES = {
    "three-card-poker manual-shoe": """
                         none  bets  closed  dealing  asked  board  decided  shown  over
    dealer-card-exposed     -     -       -     void   void      .     void      -     -
    card-face-up            -     -    rack     rack      -      .        -      -     -
    cards-face-up           -     -    void     void      -      .        -      -     -
    drawn-in-error          -     -    next     next      -      .        -      -     -
    player-miscount         -     -       -     void   void      .     void   void     -
    dealer-miscount         -     -       -     void   void      .     void   void     -
    shuffler-failed   shuffle     -       -        -      -      .        -      -     -
    shoe-failed             -     -       -        -      -      .        -      -     -
    method-changed     remove remove      -        -      -      .        -      -     -
    """,
    "three-card-poker automated-shoe-dealer-last": """
                         none  bets  closed  dealing  asked  board  decided  shown  over
    dealer-card-exposed     -     -       -     void      -      .        -      -     -
    card-face-up            -     -    rack     rack   rack      .     rack      -     -
    cards-face-up           -     -    void     void   void      .     void      -     -
    drawn-in-error          -     -    next     next   next      .     next      -     -
    player-miscount         -     -       -     void   void      .     void   void     -
    dealer-miscount         -     -       -     void      -      .        -   void     -
    shuffler-failed   shuffle     -       -        -      -      .        -      -     -
    shoe-failed             -     -    void     void   void      .     void      -     -
    method-changed     remove remove      -        -      -      .        -      -     -
    """,
    "four-card-poker automated-shoe": """
                         none  bets  closed  dealing  asked  board  decided  shown  over
    dealer-card-exposed     -     -       -     void   void      .     void      -     -
    card-face-up            -     -    rack     rack      -      .        -      -     -
    cards-face-up           -     -    void     void      -      .        -      -     -
    drawn-in-error          -     -    next     next      -      .        -      -     -
    player-miscount         -     -       -     void   void      .     void   void     -
    dealer-miscount         -     -       -     void   void      .     void   void     -
    shuffler-failed   shuffle     -       -        -      -      .        -      -     -
    shoe-failed             -     -    void     void      -      .        -      -     -
    method-changed     remove remove      -        -      -      .        -      -     -
    """,
    "texas-hold-em-bonus automated-shoe": """
                         none  bets  closed  dealing  asked  board  decided  shown  over
    dealer-card-exposed     -     -       -     void   void   void        -      -     -
    card-face-up            -     -    rack     rack   rack   rack     rack      -     -
    cards-face-up           -     -    void     void   void   void     void      -     -
    drawn-in-error          -     -    next     next   next   next     next      -     -
    player-miscount         -     -       -     hand   hand   hand     hand   hand     -
    dealer-miscount         -     -       - complete complete void     void   void     -
    shuffler-failed   shuffle     -       -        -      -      -        -      -     -
    shoe-failed             -     -    void     void   void   void     void      -     -
    method-changed     remove remove      -        -      -      -        -      -     -
    """,
    "caribbean-stud manual-shoe": """
                         none  bets  closed  dealing  asked  board  decided  shown  over
    dealer-card-exposed     -     -       -     void   void      .        -      -     -
    card-face-up            -     -    rack     rack      -      .        -      -     -
    cards-face-up           -     -    void     void      -      .        -      -     -
    drawn-in-error          -     -    next     next      -      .        -      -     -
    player-miscount         -     -       -     hand   hand      .     hand   hand     -
    dealer-miscount         -     -       - complete complete    . complete  either    -
    shuffler-failed   shuffle     -       -        -      -      .        -      -     -
    shoe-failed             -     -       -        -      -      .        -      -     -
    method-changed     remove remove      -        -      -      .        -      -     -
    """,
    "hold-em-3-bonus hand": """
                         none  bets  closed  dealing  asked  board  decided  shown  over
    dealer-card-exposed     -     -       -     void   void   void        -      -     -
    card-face-up            -     -    rack     rack      -      -        -      -     -
    cards-face-up           -     -    void     void      -      -        -      -     -
    drawn-in-error          -     -    next     next      -      -        -      -     -
    player-miscount         -     -       -     hand   hand   hand     hand   hand     -
    dealer-miscount         -     -       - complete complete void     void   void     -
    shuffler-failed   shuffle     -       -        -      -      -        -      -     -
    shoe-failed             -     -       -        -      -      -        -      -     -
    method-changed     remove remove      -        -      -      -        -      -     -
    """,
    "premium-hold-em automated-shoe": """
                         none  bets  closed  dealing  asked  board  decided  shown  over
    dealer-card-exposed     -     -       -     void   void   void        -      -     -
    card-face-up            -     -    rack     rack      -      -        -      -     -
    cards-face-up           -     -    void     void      -      -        -      -     -
    drawn-in-error          -     -    next     next      -      -        -      -     -
    player-miscount         -     -       -     hand   hand   hand     hand   hand     -
    dealer-miscount         -     -       - complete complete void     void   void     -
    shuffler-failed   shuffle     -       -        -      -      -        -      -     -
    shoe-failed             -     -    void     void      -      -        -      -     -
    method-changed     remove remove      -        -      -      -        -      -     -
    """,
}
WORDS = {
    "void-all": "void",
    "void-and-reshuffle": "void",
    "void-the-hand": "hand",
    "discard-the-card": "rack",
    "use-as-next": "next",
    "complete": "complete",
    "reshuffle": "shuffle",
    "remove-device": "remove",
}


def at_moment(state, moment):
    """Whether a round stands at this moment."""
    ahead = state.tasks[state.at :]
    asking = isinstance(state.task, Ask)
    deciding = any(isinstance(task, Ask) and asked(state, task.decision) for task in ahead)
    shown = not any(isinstance(task, TurnUp) and task.what is To.DEALER for task in ahead)
    return {
        "none": not state.deck,
        "bets": bool(state.deck and state.positions) and not state.tasks,
        "closed": bool(state.tasks) and not any(position.cards for position in state.positions),
        "dealing": isinstance(state.task, Draw) and bool(state.dealer) and all(p.cards for p in state.positions),
        "asked": asking and not any(position.choices for position in state.positions),
        "board": asking and state.community_up > 0,
        "decided": bool(state.tasks) and not deciding and not shown,
        "shown": shown and state.task is SETTLEMENT,
        "over": state.closed,
    }[moment]


def rounds(key, method):
    """Every state of one round with two players who stay in, act by act."""
    game = game_under(key, **LIVE.get(key, {}))
    table = open_table(game, method)
    assert isinstance(table, Table), table
    state = new_round(table)
    offered = {wager: game.exact[wager] or 1_000 for wager, w in game.wagers.items() if not w.by_decision}
    meter = 5_000_000 if game.definition.progressive else None
    yield state
    for command in (
        c.Shuffle(DECK),
        *(c.PlaceWagers(seat, f"p{seat}", offered) for seat in (2, 4)),
        c.CloseBets(meter),
    ):
        state = carry_out(state, command)
        yield state
    while not state.closed:
        commands = [command for command in permitted(state).commands if not isinstance(command, c.Decide)]
        if isinstance(state.task, Ask):
            decision = state.task.decision
            waiting = min(position.seat for position in asked(state, decision))
            stays = decision.choices_under(game.elections)[-1]
            commands = [c.Decide(waiting, "check" if "check" in decision.choices else stays)]
        state = carry_out(state, c.Proceed(True) if isinstance(commands[0], c.Proceed) else commands[0])
        yield state


def carry_out(state, command):
    outcome = play(state, command)
    assert not isinstance(outcome, Refusal), outcome
    return outcome[0]


def remedy(state, mishap):
    """In a word what a report leads to now, by one card too many and one too few; a dash where it is refused."""
    given = [one for one in permitted(state).reports if one.mishap is mishap]
    found = {WORDS[play(state, one)[1][0].remedy.value] for one in given}
    return "either" if len(found) > 1 else found.pop() if found else "-"


@pytest.mark.parametrize("name", TABLES)
def test_each_irregularity_can_be_reported_at_these_moments(name):
    key, method = name.split()
    head, *lines = [line.split() for line in TABLES[name].strip().splitlines()]
    assert head == list(MOMENTS)
    states = list(rounds(key, method))
    columns = {}
    for moment in MOMENTS:
        found = [state for state in states if at_moment(state, moment)]
        if found:
            columns[moment] = {mishap.value: remedy(found[0], mishap) for mishap in Mishap}
    for mishap, *cells in lines:
        says = {moment: cell for moment, cell in zip(MOMENTS, cells, strict=True) if cell != "."}
        assert {moment: columns[moment][mishap] for moment in says} == says, mishap
        assert says.keys() == columns.keys()
    assert [line[0] for line in lines] == [mishap.value for mishap in Mishap]


@pytest.mark.parametrize("name", TABLES)
def test_a_report_at_another_moment_is_refused_with_its_paragraph(name):
    key, method = name.split()
    for state in rounds(key, method):
        offered = {one.mishap for one in permitted(state).reports}
        for rule in state.table.game.definition.irregularities:
            seat, cards = (2, 1) if rule.mishap is Mishap.PLAYER_MISCOUNT else (0, 0)
            if rule.mishap is Mishap.DEALER_MISCOUNT:
                cards = 1
            refusal = refuse(state, c.Report(rule.mishap, seat, cards))
            assert (refusal is None) == (rule.mishap in offered), (rule.mishap, refusal)
            assert refusal is None or refusal.cites == (rule.cites,)
            assert refusal is None or refusal.message.endswith(".")


def test_a_second_card_found_face_up_is_more_than_one():
    state = next(state for state in rounds("texas-hold-em-bonus", "hand") if at_moment(state, "asked"))
    state = carry_out(state, c.Report(Mishap.CARD_FACE_UP))
    refusal = refuse(state, c.Report(Mishap.CARD_FACE_UP))
    assert (refusal.reason, refusal.cites) == (Reason.OUT_OF_ORDER, ("19:47-28.12(b)",))
    assert refuse(state, c.Report(Mishap.CARDS_FACE_UP)) is None


def test_a_player_with_a_raise_at_once_has_nothing_more_to_decide():
    """40.12(a): when everybody has made a play wager, an exposed card of the dealer no longer voids the hands."""
    for state in rounds("premium-hold-em", "hand"):
        if at_moment(state, "asked"):
            break
    assert refuse(state, c.Report(Mishap.DEALER_CARD_EXPOSED)) is None
    state = carry_out(state, c.Decide(2, "3x"))
    assert refuse(state, c.Report(Mishap.DEALER_CARD_EXPOSED)) is None
    state = carry_out(state, c.Decide(4, "3x"))
    refusal = refuse(state, c.Report(Mishap.DEALER_CARD_EXPOSED))
    assert (refusal.reason, refusal.cites) == (Reason.OUT_OF_ORDER, ("13:69F-40.12(a)",))
