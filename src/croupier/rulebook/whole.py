"""Whether a definition is whole: what one part of a game names, another part holds. Each flaw is one sentence."""

from collections.abc import Iterator

from croupier.rulebook.dealing import Ask, Decision, Deliver, Mark, Method, Resolve, To, multiple
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.option import ByOption
from croupier.rulebook.paytable import PayTable
from croupier.rulebook.settlement import DecisionTable, Line
from croupier.rulebook.wager import Condition, Wager


def flaws(rule: GameDefinition) -> Iterator[str]:
    """What does not fit together, as sentences; nothing for a definition that is whole."""
    yield from _names(rule)
    yield from _choices(rule)
    yield from _settlement(rule)
    yield from _side_wagers(rule)
    yield from _tables(rule)
    yield from _procedure(rule)
    yield from _cards(rule)


def _names(rule: GameDefinition) -> Iterator[str]:
    """Every wager and option that is named is there."""
    wagers = {wager.key for wager in rule.wagers}
    named: list[tuple[str, str]] = [("The settlement's column of lines", rule.line_of)]
    for decision in rule.decisions:
        parts = (decision.places, decision.of, decision.holding, decision.without)
        named += [(f"The decision {decision.name!r}", part) for part in parts]
    for tie in rule.together:
        others = (tie.of,) if isinstance(tie, Condition) else tie.any_of
        named += [("A condition between wagers", part) for part in (tie.wager, *others)]
    named += [("An act that settles a wager early", act.wager) for act in rule.procedure if isinstance(act, Resolve)]
    named += [("An irregularity", wager) for one in rule.irregularities for wager in one.still_settled]
    if rule.ante_bonus is not None:
        named += [("The bonus on the ante", part) for part in (rule.ante_bonus.on, rule.ante_bonus.needs)]
    for what, name in named:
        if name and name not in wagers:
            yield f"{what} names {name!r}, which is no wager of the game."
    options = {option.name for option in rule.options}
    for wager in rule.wagers:
        if wager.offered is not None and wager.offered.option not in options:
            yield f"The wager {wager.key!r} is offered under {wager.offered.option!r}, which is no option of the game."
    for method in dict.fromkeys(method for one in rule.irregularities for method in one.methods):
        if method not in rule.methods:
            yield f"An irregularity names {method!r}, by which the game is not dealt."


def _choices(rule: GameDefinition) -> Iterator[str]:
    placed = {decision.places for decision in rule.decisions}
    for decision in rule.decisions:
        yield from _of_decision(decision)
    for wager in rule.wagers:
        if wager.by_decision and wager.key not in placed:
            yield f"The wager {wager.key!r} is made by a decision, but no decision places it."
        if not wager.by_decision and wager.key in placed:
            yield f"The wager {wager.key!r} is placed by a decision; state it as by_decision."


def _of_decision(decision: Decision) -> Iterator[str]:
    stakes = any(map(multiple, decision.choices))
    if not decision.choices or multiple(decision.choices[0]):
        yield f"The first choice of {decision.name!r} is what silence means, and must stake nothing."
    if stakes and not (decision.places and decision.of):
        yield f"The decision {decision.name!r} has multiples; state which wager it places, and of which other one."
    for choice in {**decision.elective, **decision.open_with}:
        if choice not in decision.choices[1:]:
            yield f"The decision {decision.name!r} limits {choice!r}, which is not among its choices after the first."


def _settlement(rule: GameDefinition) -> Iterator[str]:
    main = {key for table in _settlements(rule) for key in table.wagers}
    sides = {wager.key for wager in rule.wagers if wager.side}
    for wager in rule.wagers:
        if (wager.key in main) is wager.side:
            twice = "both in the settlement and a side wager" if wager.side else "settled nowhere"
            yield f"The wager {wager.key!r} is {twice}."
    for key in sorted(main - {wager.key for wager in rule.wagers}):
        yield f"The settlement has a column for {key!r}, which is no wager of the game."
    spun = {rule.spin.wager} if rule.spin else set()
    if sorted(rule.paid_in_order) != sorted((main | sides) - spun):
        yield "paid_in_order must list every wager once, in the order in which they are settled."
    if any(Line in table.columns for table in _settlements(rule)) and not rule.line_of:
        yield "The settlement asks whether the hand has a line; state in line_of which wager's table it means."


def _settlements(rule: GameDefinition) -> tuple[DecisionTable, ...]:
    settlement = rule.settlement
    return tuple(settlement.values.values()) if isinstance(settlement, ByOption) else (settlement,)


def _side_wagers(rule: GameDefinition) -> Iterator[str]:
    spun = rule.spin.wager if rule.spin else ""
    for wager in rule.wagers:
        if wager.side and wager.schedule is None and wager.key != spun:
            yield f"The side wager {wager.key!r} has no pay table."
        said = (wager.forfeited_by_fold is not None) + (wager.survives_fold is not None)
        if said != int(wager.side):
            right = "must say once what a fold does to it" if wager.side else "is no side wager, so a fold loses it"
            yield f"The wager {wager.key!r} {right}: forfeited_by_fold or survives_fold."


def _tables(rule: GameDefinition) -> Iterator[str]:
    options = {option.name: option.values for option in rule.options}
    for wager in rule.wagers:
        for table in wager.schedule.tables.values() if wager.schedule else ():
            if isinstance(table, ByOption):
                whole = wager.offered is not None and wager.offered.option == table.option
                needed = wager.offered.values if whole and wager.offered else options.get(table.option, ())
                missing = [value for value in needed if value not in table.values]
                if table.option not in options or missing:
                    yield f"The wager {wager.key!r} has no pay table for {table.option} {', '.join(missing)}."
            for one in table.values.values() if isinstance(table, ByOption) else (table,):
                yield from _lines(wager, one)


def _lines(wager: Wager, table: PayTable) -> Iterator[str]:
    assert wager.schedule is not None
    unknown = [line for line in table.pays if line not in wager.schedule.lines.names]
    if unknown:
        yield f"The pay table of {wager.key!r} pays {', '.join(unknown)}, which its lines do not have."


def _procedure(rule: GameDefinition) -> Iterator[str]:
    names = [decision.name for decision in rule.decisions]
    if len(set(names)) < len(names):
        yield "Two decisions have the same name."
    if not rule.procedure or rule.procedure[0] is not Mark.OPENING:
        yield "The procedure begins with the opening deal."
    if rule.procedure.count(Mark.SETTLEMENT) != 1 or isinstance(rule.procedure[-1], Ask | Deliver):
        yield "The procedure ends with the settlement, once."


def _cards(rule: GameDefinition) -> Iterator[str]:
    """Each method delivers as many cards as a complete round shows."""
    counts = rule.counts
    expected = {To.EACH_PLAYER: counts.player, To.DEALER: counts.dealer, To.COMMUNITY: counts.community}
    for method in rule.methods.values():
        for place, count in expected.items():
            dealt = sum(_delivered(step) for step in _steps(rule, method) if step.to is place)
            if dealt != count:
                whose = place.value if place is To.EACH_PLAYER else f"the {place.value}"
                yield f"Dealt from {method.title}: cards to {whose} {dealt}, in a complete round {count}."


def _steps(rule: GameDefinition, method: Method) -> Iterator[Deliver]:
    for act in rule.procedure:
        if act is Mark.OPENING:
            yield from method.opening
        elif act is Mark.COMPLETING:
            yield from method.completing
        elif isinstance(act, Deliver):
            yield act


def _delivered(step: Deliver) -> int:
    return step.cards if step.keep is None else len(step.keep)
