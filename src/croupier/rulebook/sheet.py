"""The rule sheet of a game for players, as data: headings, lines, and the paragraph behind each line.

Odds are stated only with "to" or "win", as the payout sections demand of signs and publications.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from croupier.rulebook.dealing import (
    SETTLEMENT,
    SPINS,
    Act,
    Ask,
    Decision,
    Deliver,
    Mark,
    Method,
    Resolve,
    To,
    TurnUp,
    multiple,
)
from croupier.rulebook.deciding_cards import hand_words, line_words
from croupier.rulebook.discrepancy import Discrepancy
from croupier.rulebook.game import Game
from croupier.rulebook.money import dollars
from croupier.rulebook.paytable import PayTable
from croupier.rulebook.settlement import Any, Result
from croupier.rulebook.wager import Condition, Wager


class Line(Struct, frozen=True):
    """One line of a sheet: what it is about, what it says, and where that is written."""

    label: str
    says: str
    cites: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """A heading with its lines."""

    heading: str
    lines: tuple[Line, ...]
    pays: bool = False  # whether it is a pay table
    findings: bool = False  # whether it speaks about the texts themselves


class Sheet(Struct, frozen=True):
    """The whole sheet."""

    title: str
    rules: str
    options: Mapping[str, object]
    sections: tuple[Section, ...]


def rule_sheet(game: Game, method: Method, findings: tuple[Discrepancy, ...]) -> Sheet:
    """The sheet of a game under its elections, dealt by one method."""
    sections = (
        Section("Wagers", tuple(_wager_lines(game))),
        Section("Hands, best first", tuple(_hand_lines(game))),
        Section("A round", tuple(_round_lines(game, method))),
        Section("What becomes of your wagers", tuple(_settlement_lines(game))),
        *_pay_tables(game),
        Section("When something goes wrong", tuple(_irregularity_lines(game))),
        Section("Where the texts leave a question", tuple(_finding_lines(findings)), findings=True),
    )
    rule = game.definition
    return Sheet(rule.title, rule.rules, game.elections, tuple(section for section in sections if section.lines))


def _wager_lines(game: Game) -> Iterator[Line]:
    for wager in game.wagers.values():
        after_fold = game.forfeited_by_fold.get(wager.key) or wager.survives_fold
        cites = [cite for cite in (wager.cites, after_fold, wager.forfeited_by_concealing) if cite]
        yield Line(wager.title, ", ".join(_wager_words(game, wager)), tuple(dict.fromkeys(cites)))
    for rule in game.together:
        if rule.wager in game.wagers:
            yield Line(game.wagers[rule.wager].title, rule.says, (rule.cites,))


def _wager_words(game: Game, wager: Wager) -> Iterator[str]:
    exact = game.exact[wager.key]
    yield "made by a decision after you have seen cards" if wager.by_decision else "made before the deal"
    if wager.side:
        yield "compulsory" if _compulsory(game, wager) else "optional"
    if exact is not None:
        yield f"exactly {dollars(exact)}"
    if wager.at_least:
        yield f"at least {dollars(wager.at_least)}"
    if wager.unless_posted:
        yield f"at least {dollars(wager.unless_posted)} unless the table posts another minimum"
    yield from _deciding_words(game, wager)
    if wager.awards_only:
        yield "the stake is collected at once and never comes back"
    if wager.side:
        yield "lost when you fold" if wager.key in game.forfeited_by_fold else "stays alive when you fold"
    if wager.forfeited_by_concealing:
        yield "lost unless you expose your cards"


def _deciding_words(game: Game, wager: Wager) -> Iterator[str]:
    rule = game.definition
    if wager.schedule:
        yield f"paid on {line_words(wager.schedule.lines, rule.counts)}"
    if rule.spin is not None and rule.spin.wager == wager.key:
        yield f"paid by the wheel, which you spin with {rule.spin.title}"


def _compulsory(game: Game, wager: Wager) -> bool:
    """Whether a wager that opens the round cannot be made without this one."""
    tied = (rule for rule in game.together if isinstance(rule, Condition) and rule.of == wager.key)
    return any(not game.wagers[rule.wager].side for rule in tied)


def _hand_lines(game: Game) -> Iterator[Line]:
    rule = game.definition
    defined = next((cites for cites in rule.definitions if cites.endswith(":hand")), rule.counts.cites)
    for whose, hand in (("your hand", rule.player_hand), ("the dealer's hand", rule.dealer_hand)):
        yield Line(whose, hand_words(hand, rule.counts), (defined,))
    for name, cites in rule.rankings.items():
        yield Line(name, "", (cites,))
    tie = "the higher group of equal ranks, then the highest card that differs, decides; suits never do"
    yield Line("between hands of one kind", tie, (rule.tie_rule,))


def _round_lines(game: Game, method: Method) -> Iterator[Line]:
    yield Line("No more bets", f"dealt from {method.title}", (method.no_more_bets,))
    for act in game.definition.procedure:
        if act is Mark.OPENING:
            yield from _deal_lines(game, method.opening)
        elif act is Mark.COMPLETING:
            yield from _deal_lines(game, method.completing)
        else:
            yield from _act_lines(game, act)


def _act_lines(game: Game, act: Act) -> Iterator[Line]:
    order = next(iter(game.definition.settling.values()))
    if isinstance(act, Deliver):
        yield from _deal_lines(game, (act,))
    elif isinstance(act, TurnUp):
        what = "the dealer's cards" if act.what is To.DEALER else f"{act.cards} community cards"
        yield Line("Turn up", what, (act.cites,))
    elif isinstance(act, Ask) and act.decision.holding in {"", *game.wagers}:
        opening = tuple(dict.fromkeys(least.cites for least in act.decision.open_with.values()))
        yield Line("Decide", _decision_words(game, act.decision), (act.decision.cites, *opening))
    elif isinstance(act, Resolve) and act.wager in game.wagers:
        yield Line("Settle", game.wagers[act.wager].title, (act.cites,))
    elif act is SETTLEMENT:
        yield Line("Settle", f"{order.title}, starting {order.start.value}", (order.cites,))
    elif act is SPINS and game.wheel is not None and game.definition.spin is not None:
        spin = game.definition.spin
        yield Line("Spin", f"each player with the wager and {spin.title} spins the wheel", (spin.cites,))


def _deal_lines(game: Game, steps: tuple[Deliver, ...]) -> Iterator[Line]:
    """A run of steps that is done several times over is one line: a card to each player, then one to the dealer."""
    for run, times in _runs([step for step in steps if step.done_under(game.elections)]):
        again = f"; {times} times over" if times > 1 else ""
        cites = tuple(dict.fromkeys(step.cites for step in run))
        yield Line("Deal", ", then ".join(_dealt_words(step) for step in run) + again, cites)


def _dealt_words(step: Deliver) -> str:
    where = "each player" if step.to is To.EACH_PLAYER else f"the {step.to.value}"
    faces = "up" if step.face_up else "down"
    if step.keep is None:
        return f"{step.cards} card{'s' if step.cards > 1 else ''} face {faces} to {where}"
    used = "the bottom one" if step.keep == (step.cards - 1,) else f"{len(step.keep)}"
    return f"a stack of {step.cards}, of which {used} face {faces} to {where} and the rest burned unseen"


def _runs(steps: list[Deliver]) -> Iterator[tuple[list[Deliver], int]]:
    """The steps in order, in runs of one or two that are repeated."""
    while steps:
        length, times = max(((n, _repeats(steps, n)) for n in (1, 2)), key=lambda run: (run[1] > 1) * run[0] * run[1])
        yield steps[:length], times
        steps = steps[length * times :]


def _repeats(steps: list[Deliver], length: int) -> int:
    """How often the first so many steps follow one another."""
    times = 1
    while steps[:length] == steps[length * times : length * (times + 1)]:
        times += 1
    return times


def _decision_words(game: Game, decision: Decision) -> str:
    words = []
    for choice in decision.choices_under(game.elections):
        times = multiple(choice)
        placed = f"{game.wagers[decision.places].title.lower()} {times} times the {decision.of}" if times else choice
        only = f" (only with {decision.open_with[choice].title})" if choice in decision.open_with else ""
        words.append(placed.replace("1 times the", "equal to the").replace("_", " ") + only)
    return " or ".join(words)


_RESULTS = {
    Result.PAY: "paid 1 to 1",
    Result.PAY_TABLE: "paid by its table",
    Result.PUSH: "returned",
    Result.LOSE: "lost",
}


def _settlement_lines(game: Game) -> Iterator[Line]:
    rule = game.definition
    if rule.qualification is not None:
        yield Line("The dealer qualifies with", rule.qualification.title, (rule.qualification.cites,))
    for row in game.settlement.rows:
        label = ", ".join(_case_words(game, case.value) for case in row.when if not isinstance(case, Any))
        pairs = zip(game.settlement.wagers, row.verdicts(), strict=True)
        results = {game.wagers[key].title: verdict for key, verdict in pairs if verdict[0] is not Result.NOTHING}
        says = "; ".join(f"{title.lower()} {_RESULTS[result]}" for title, (result, _) in results.items())
        yield Line(label, says, tuple(dict.fromkeys(cites for _, cites in results.values())))
    limit = rule.payout_limit
    if limit is not None and game.limit is not None:
        titles = " and ".join(game.wagers[key].title.lower() for key in limit.wagers if key in game.wagers)
        yield Line("Payout limit", f"at most {dollars(game.limit)} a hand on {titles}", (limit.cites,))


_CASES = {
    "fold": "you fold",
    "stay": "you stay",
    "qualifies": "the dealer qualifies",
    "does not qualify": "the dealer does not qualify",
    "higher": "your hand is higher",
    "equal": "the hands are equal",
    "lower": "your hand is lower",
    "has a line": "your hand has a line in the table of the {}",
    "has no line": "your hand has no line in the table of the {}",
}


def _case_words(game: Game, case: str) -> str:
    line_of = game.definition.line_of
    return _CASES[case].format(game.wagers[line_of].title.lower() if line_of else "")


def _pay_tables(game: Game) -> Iterator[Section]:
    bonus = game.definition.ante_bonus
    if bonus is not None:
        for table in game.ante_bonus_tables.values():
            yield _pay_table(f"{game.wagers[bonus.on].title} bonus, whatever the dealer holds", table)
    for key, tables in game.tables.items():
        for choice, table in tables.items():
            if not choice or any(choice in d.choices_under(game.elections) for d in game.definition.decisions):
                at = f" with a {choice} wager" if choice else ""
                letter = f", table {table.letter}" if table.letter else ""
                yield _pay_table(f"{game.wagers[key].title}{at}{letter}", table)
    if game.wheel is not None:
        yield Section("Wheel", tuple(_wheel_lines(game)), True)


def _pay_table(heading: str, table: PayTable) -> Section:
    return Section(
        heading, tuple(Line(line, str(pay), (table.cites_for(line),)) for line, pay in table.pays.items()), True
    )


def _wheel_lines(game: Game) -> Iterator[Line]:
    assert game.wheel is not None and game.definition.spin is not None, "there is a wheel"
    prize = game.elections[game.definition.spin.fixed_prize]
    fixed = f"win {dollars(prize)}, the fixed prize" if isinstance(prize, int) else "win the fixed prize"
    top = "win the meter" if game.wheel.progressive else fixed
    for stop in game.wheel.stops:
        others = f"; every other player with the wager, win {dollars(stop.community)}" if stop.community else ""
        says = (top if stop.player is None else f"win {dollars(stop.player)}") + others
        yield Line(f"position {stop.position}", says, (game.wheel.cites,))


def _irregularity_lines(game: Game) -> Iterator[Line]:
    for entry in game.definition.irregularities:
        still = [game.wagers[key].title.lower() for key in entry.still_settled if key in game.wagers]
        once = " if found after the initial deal" if entry.only_after_initial_deal else ""
        after = f"; still settled{once}: {', '.join(still)}" if still else ""
        yield Line(entry.mishap.says, entry.remedy.says + after, (entry.cites,))


def _finding_lines(findings: tuple[Discrepancy, ...]) -> Iterator[Line]:
    for entry in findings:
        other = f" Option {entry.option}: {entry.printed} or {entry.alternative}." if entry.option else ""
        yield Line(entry.key, f"{entry.finding} {entry.resolution}{other}", entry.cites)
