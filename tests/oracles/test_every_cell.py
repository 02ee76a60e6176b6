"""Settlement is complete: every cell of choice, showdown, hand, option and wager is settled as the naive oracle does.

The cells are listed before any card is dealt, and each has to be hit by a round; a cell that nothing reached fails,
and so does one that was reached and should not exist. The full size settles many deals for every showdown and writes a
table of all cells with their counts.
"""

from collections import Counter
from random import Random

import pytest

from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.option import Letter
from tests.oracles import cells as ce
from tests.oracles import naive
from tests.oracles.deals import all_deals, deal_for
from tests.oracles.test_naive import ours, theirs
from tests.soak_report import FOLDER, write_report

STAKE, FIXED_PRIZE, METER = 1_000, 123_400, 1_234_567
FULL = 10  # deals for each showdown
SPINS = ("progressive-5", "fixed-5", "progressive-1", "fixed-1")


class Tally:
    """Rounds of a game, and how often each cell was hit by one that both settle alike."""

    def __init__(self, spec):
        self.spec, self.counts, self.rounds = spec, Counter(), 0

    def settle(self, options, path, deal, hit):
        given = round_of(self.spec, options, path, deal)
        right = theirs(given)
        assert ours(given) == right, f"{path}, {deal}: {given}"
        self.rounds += 1
        self.counts.update(hit)
        for name in ("payout_limit", "aggregate_limit"):
            if options.get(name):
                unlimited = theirs(given | {"options": given["options"] | {name: None}})
                self.counts.update(cut(right, unlimited))

    def play(self, each, *, all_of_them):
        """Settle every deal on every path under every option; or only what hits a cell that is still blank."""
        given = [(options, path) for options in ce.assignments(self.spec) for path in ce.open_paths(self.spec, options)]
        for deal in all_deals(Random(self.spec.key), self.spec, each):
            reading = ce.read(self.spec, deal)
            for options, path in given:
                hit = ce.cells_of(self.spec, options, path, reading)
                if all_of_them or not hit <= self.counts.keys():
                    self.settle(options, path, deal, hit)
        return self


def round_of(spec, options, path, deal):
    """A round with one player who makes every opening wager."""
    chosen = options | ({"fixed_prize": FIXED_PRIZE} if "bonus_spin" in options else {})
    game = elect(definition(spec.key), chosen)
    assert isinstance(game, Game), game
    names = [key for key, wager in game.wagers.items() if not wager.by_decision]
    wagers = {key: game.exact[key] or STAKE for key in names if path != spec.alone[0] or key == spec.alone[1]}
    spun = "bonus_spin" in wagers and naive.is_one_suit(deal.player)
    player = {"seat": 1, "cards": deal.player, "wagers": wagers, "decisions": list(spec.paths[path])}
    return {
        "game": spec.key,
        "options": chosen,
        "dealer": deal.dealer,
        "community": deal.board,
        "players": [player],
        "meter": METER if game.definition.progressive else None,
        "wheel": [1 + len(path) % 12] if spun else [],
    }


def cut(limited, unlimited):
    """Which wagers a payout limit has cut, and which not."""
    for one, other in zip(limited["players"][0]["wagers"], unlimited["players"][0]["wagers"], strict=True):
        if one["returned"] > one["staked"]:
            yield ("limit", one["wager"], "cut" if one != other else "not cut")


LIMITED = {
    "caribbean-stud": {("limit", "bet", kind) for kind in ("cut", "not cut")},
    "hold-em-3-bonus": {
        ("limit", wager, kind) for wager in ("blind_bonus", "three_card_bonus") for kind in ("cut", "not cut")
    },
}


def check(tally):
    wanted = ce.every_cell(tally.spec)
    blank, beyond = wanted - tally.counts.keys(), tally.counts.keys() - wanted
    assert not blank, f"{len(blank)} cells are blank, such as {sorted(blank)[:3]}"
    assert all(cell[0] == "limit" for cell in beyond), f"there should be no cells such as {sorted(beyond)[:3]}"
    assert beyond >= LIMITED.get(tally.spec.key, set())


@pytest.mark.parametrize("spec", ce.SPECS, ids=lambda spec: spec.key)
def test_every_cell_is_settled_as_the_oracle_does(spec):
    check(Tally(spec).play(1, all_of_them=False))


@pytest.mark.soak
@pytest.mark.parametrize("spec", ce.SPECS, ids=lambda spec: spec.key)
def test_every_cell_is_settled_as_the_oracle_does_at_length(spec):
    tally = Tally(spec).play(FULL, all_of_them=True)
    check(tally)
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [f"{count:>9,}  {' | '.join(cell)}" for cell, count in sorted(tally.counts.items())]
    (FOLDER / f"settlement-{spec.key}.txt").write_text("\n".join(lines) + "\n")
    write_report(
        f"settlement-{spec.key}",
        rooms=("cards", "rulebook", "games", "table"),
        cells=len(tally.counts),
        blank=0,
        rounds=tally.rounds,
        fewest=min(tally.counts.values()),
    )


@pytest.mark.parametrize("spec", ce.SPECS, ids=lambda spec: spec.key)
def test_the_cells_know_every_option_and_every_wager_of_the_game(spec):
    rule, deal = definition(spec.key), deal_for(Random(1), spec, next(ce.showdowns(spec)))
    assert {o.name: set(o.values) for o in rule.options if isinstance(o, Letter)}.items() <= {
        name: {str(value) for value in values} for name, values in spec.options.items() if name not in LIMITS
    }.items()
    assert all(not isinstance(elect(rule, dict(pair)), Game) for pair in spec.forbidden)
    assert all(round_of(spec, options, path, deal) for options in ce.assignments(spec) for path in spec.paths)
    settled = {*spec.main, *(name.split(",")[0] for name in spec.sides)}
    assert {wager.key for wager in rule.wagers} - {"bonus_spin"} == settled


LIMITS = ("payout_limit", "aggregate_limit")


@pytest.mark.parametrize("kind", SPINS)
@pytest.mark.parametrize("stop", range(1, 13))
def test_every_stop_of_every_wheel_pays_the_spinner_and_the_others_as_the_oracle_does(kind, stop):
    """The wager that no showdown and no pay table settles; a second player holds it too, and has no three of a suit."""
    deal = ce.Deal(["9s", "4s", "2s"], ["Jh", "Jc", "7d"], ["7s", "Kc", "9d", "2h"])
    given = round_of(ce.PREMIUM_HOLD_EM, {"ante_nonqualifying": "printed", "bonus_spin": kind}, "once", deal)
    other = given["players"][0] | {"seat": 2, "cards": ["Ah", "Ac", "3d"]}
    given |= {"players": [given["players"][0], other], "wheel": [stop]}
    assert ours(given) == theirs(given)


def test_a_planted_defect_is_caught(monkeypatch):
    """Equal hands of four card poker push, as they do in every other game; in this one they win."""

    def pushed(given):
        right = settle(given)
        for one in right["players"][0]["wagers"]:
            if one["wager"] == "play" and equal(given) and one["outcome"] == "win":
                one |= {"outcome": "push", "returned": one["staked"]}
        return right

    def equal(given):
        player, dealer = given["players"][0]["cards"], given["dealer"]
        return naive.best_four_card_hand(player) == naive.best_four_card_hand(dealer)

    settle = ours
    monkeypatch.setitem(globals(), "ours", pushed)
    with pytest.raises(AssertionError, match="once"):
        Tally(ce.FOUR_CARD_POKER).play(1, all_of_them=False)


def test_a_cell_that_nothing_reaches_is_named():
    tally = Tally(ce.THREE_CARD_POKER).play(1, all_of_them=False)
    del tally.counts["play", "f3", "play", "pair", "pair", "equal"]
    with pytest.raises(AssertionError, match=r"1 cells are blank, such as .*'pair', 'pair', 'equal'"):
        check(tally)
