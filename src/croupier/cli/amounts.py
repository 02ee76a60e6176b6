"""Amounts on the command line, in whole cents: `--stake wager=cents` and `--meter cents`."""

import re

from croupier.cli.errors import InputRefused
from croupier.rulebook.game import Game
from croupier.rulebook.money import LARGEST_AMOUNT, Cents, dollars

_WHOLE = re.compile(r"\d{1,15}", re.ASCII)


def read_stakes(game: Game, given: tuple[str, ...]) -> dict[str, Cents]:
    """The stakes that `--stake` was given; main wagers that open a round together all have the one stated."""
    stakes: dict[str, Cents] = {}
    for one in given:
        wager, equals, text = one.partition("=")
        if not equals or not wager:
            raise InputRefused("usage", f"--stake takes WAGER=CENTS; {one!r} is not of that form.")
        if wager in stakes:
            raise InputRefused("usage", f"--stake {wager} is given twice.")
        stakes[wager] = _stake(game, wager, text)
    opening = [key for key in game.settlement.wagers if key in game.wagers and not game.wagers[key].by_decision]
    stated = {stakes[key] for key in opening if key in stakes}
    if len(stated) > 1:
        raise InputRefused("wagers-together", f"{' and '.join(opening)} are analysed with one stake; state it once.")
    return stakes | dict.fromkeys(opening, *stated) if stated else stakes


def read_meter(game: Game, text: str | None) -> Cents | None:
    """What `--meter` was given."""
    if text is None:
        return None
    progressive = game.definition.progressive
    offered = progressive is not None and progressive.wager in game.wagers
    if not offered or (game.wheel is not None and not game.wheel.progressive):
        raise InputRefused("no-meter", f"{game.definition.title} has no progressive meter under these options.")
    cents = _whole(text)
    if cents is None:
        raise InputRefused("not-an-amount", f"--meter takes the meter in whole cents; {text!r} is no such amount.")
    return cents


def _stake(game: Game, wager: str, text: str) -> Cents:
    if wager not in game.wagers:
        known = any(wager == one.key for one in game.definition.wagers)
        there = ", ".join(key for key, one in game.wagers.items() if not one.by_decision)
        if known:
            raise InputRefused("wager-not-offered", f"{wager} is not offered under these options; there are {there}.")
        raise InputRefused("unknown-wager", f"{game.definition.title} has no wager {wager!r}; there are {there}.")
    rule, exact, unit = game.wagers[wager], game.exact[wager], game.units[wager]
    if rule.by_decision:
        raise InputRefused(
            "wager-by-decision", f"{wager} is made by a decision; state the stake that it is a multiple of."
        )
    cents = _whole(text)
    if not cents:
        raise InputRefused("not-an-amount", f"--stake {wager} takes whole cents above nought; {text!r} is none.")
    if exact is not None and cents != exact:
        raise InputRefused("exact-amount", f"{wager} is exactly {dollars(exact)}.", (rule.cites,))
    if cents < rule.at_least:
        raise InputRefused("below-minimum", f"{wager} is at least {dollars(rule.at_least)}.", (rule.cites,))
    if cents % unit:
        raise InputRefused("not-payable", f"{wager} is a multiple of {unit} cents, so that odds are paid exactly.")
    return cents


def _whole(text: str) -> Cents | None:
    cents = int(text) if _WHOLE.fullmatch(text) else None
    return cents if cents is None or cents <= LARGEST_AMOUNT else None
