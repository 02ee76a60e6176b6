"""Settlement against a second implementation, written from the regulation text alone and sharing no code.

The naive oracle tries every combination of cards one by one. The rounds are random, with rare hands, ties and
exact thresholds made common; a disagreement prints the whole round and its seed.
"""

from random import Random

import pytest

from croupier.cards.card import Card
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from tests.oracles import naive
from tests.oracles.rounds import random_round
from tests.soak_report import write_report

ROUNDS = 2_500
BATCHES = 4  # so that the cores can share them


def ours(given: dict) -> dict:
    """Our settlement of a round, in the oracle's form."""
    game = elect(definition(given["game"]), given["options"])
    assert isinstance(game, Game), game
    hands = tuple(
        GivenHand(p["seat"], tuple(map(Card, p["cards"])), p["wagers"], tuple(p["decisions"])) for p in given["players"]
    )
    dealer, community = tuple(map(Card, given["dealer"])), tuple(map(Card, given["community"]))
    settled = settle_round(game, GivenRound(hands, dealer, community, given["meter"], tuple(given["wheel"])))
    assert isinstance(settled, SettledRound), settled
    players = [
        {
            "seat": hand.seat,
            "wagers": [
                {"wager": s.wager, "staked": s.staked, "outcome": s.outcome.value, "returned": s.returned}
                for s in results
            ],
        }
        for hand, results in zip(hands, settled.results, strict=True)
    ]
    return {"players": players, "meter": settled.meter}


def theirs(given: dict) -> dict:
    answer = naive.settle(given)
    players = [{"seat": p["seat"], "wagers": p["wagers"]} for p in answer["players"]]
    return {"players": players, "meter": answer["meter"]}


def agree(key: str, seeds: range) -> None:
    for seed in seeds:
        given = random_round(Random(seed), key)
        assert ours(given) == theirs(given), f"seed {seed}: {given}"


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("key", KEYS)
def test_settlement_agrees_with_the_naive_oracle(key: str, batch: int):
    agree(key, range(batch * ROUNDS, (batch + 1) * ROUNDS))


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_settlement_agrees_with_the_naive_oracle_at_length(key: str):
    agree(key, range(1_000_000, 1_000_000 + 100 * ROUNDS))
    rooms = ("cards", "rulebook", "games", "table")
    write_report(f"random-rounds-{key}", rooms=rooms, first_seed=1_000_000, rounds=100 * ROUNDS, disagreements=0)


def test_a_planted_defect_is_found():
    """Half a pay table swapped: the harness has to notice within one batch."""
    found = 0
    for seed in range(ROUNDS):
        given = random_round(Random(seed), "three-card-poker")
        wrong = theirs(given)
        for player in wrong["players"]:
            for wager in player["wagers"]:
                if wager["wager"] == "pair_plus" and wager["returned"] == 7 * wager["staked"]:
                    wager["returned"] = 6 * wager["staked"]
        found += ours(given) != wrong
    assert found > 0
