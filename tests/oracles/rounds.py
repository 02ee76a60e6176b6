"""Random rounds in the form of the settle contract, biased towards rare hands, ties and exact thresholds."""

from random import Random

from croupier.cards.card import DECK
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.hand import Deal
from croupier.rulebook.option import Letter

RANKS, SUITS = "23456789TJQKA", "cdhs"


def random_round(rng: Random, key: str) -> dict:
    """A whole valid round of one game under random options."""
    options, game = _random_game(rng, key)
    counts = game.definition.counts
    seats = sorted(rng.sample(range(1, game.definition.positions + 1), rng.choice((1, 1, 2, 3))))
    deck = _biased_deck(rng, len(seats) * counts.player + counts.dealer + counts.community)
    hands = {seat: _take(deck, counts.player) for seat in seats}
    players = [_player(rng, game, seat, cards) for seat, cards in hands.items()]
    rng.shuffle(players)
    dealer = _take(deck, counts.dealer)
    return {
        "game": key,
        "options": options,
        "dealer": dealer,
        "community": _take(deck, counts.community),
        "players": players,
        "meter": rng.choice((0, 1, 99_999, 1_234_567, 25_000_001)) if game.definition.progressive else None,
        "wheel": _wheel(rng, game, players),
    }


def _random_game(rng: Random, key: str) -> tuple[dict, Game]:
    rule = definition(key)
    while True:
        options: dict = {o.name: rng.choice(o.values) for o in rule.options if isinstance(o, Letter)}
        for name in ("payout_limit", "aggregate_limit"):
            if any(o.name == name for o in rule.options):
                options[name] = rng.choice((None, 40_000, 500_000))
        if key == "premium-hold-em":
            options["fixed_prize"] = 123_400
        if rng.random() < 0.3 and rule.progressive and isinstance(rule.progressive.rate, str):
            options |= {"rate": rng.choice((70, "72.5", 100)), "reset": 500_001}
        game = elect(rule, options)
        if isinstance(game, Game):
            return options, game


def _biased_deck(rng: Random, count: int) -> list[str]:
    """Cards from a small pool first: few ranks, few suits or a run of ranks make rare hands and ties common."""
    kind = rng.randrange(6)
    if kind == 0:
        pool = list(DECK)
    elif kind == 1:
        pool = [c for c in DECK if c[1] in rng.sample(SUITS, 2)]
    elif kind == 2:
        ranks = rng.sample(RANKS, 5)
        pool = [c for c in DECK if c[0] in ranks]
    elif kind == 3:
        start = rng.randrange(-1, 9)
        ranks = [RANKS[(start + i) % 13] for i in range(rng.choice((4, 5, 7)))]
        pool = [c for c in DECK if c[0] in ranks]
    elif kind == 4:
        start, suit = rng.randrange(-1, 7), rng.choice(SUITS)
        pool = [RANKS[(start + i) % 13] + suit for i in range(8)]
    else:
        pool = [c for c in DECK if c[0] in "23AKQJ" or rng.random() < 0.3]
    rng.shuffle(pool)
    if kind == 4:
        pool = pool[: rng.choice((6, 7, 8))]
    rest = [c for c in DECK if c not in pool]
    rng.shuffle(rest)
    deck = (pool + rest)[: max(count, min(len(pool), count))]
    if rng.random() < 0.7:
        rng.shuffle(deck)
    return deck


def _take(deck: list[str], count: int) -> list[str]:
    taken, deck[:] = deck[:count], deck[count:]
    return taken


def _player(rng: Random, game: Game, seat: int, cards: list[str]) -> dict:
    wagers = _wagers(rng, game)
    stakes, decisions = dict(wagers), []
    for decision in game.definition.decisions:
        held = not decision.holding or decision.holding in stakes
        if "conceal" in decision.choices or not held or decision.without in stakes:
            continue
        choices = decision.choices_under(game.elections)
        choice = rng.choice(choices + choices[1:])
        decisions.append(choice)
        if choice == "fold":
            break
        if choice.endswith("x"):
            stakes[decision.places] = int(choice[:-1]) * stakes[decision.of]
    return {"seat": seat, "cards": cards, "wagers": wagers, "decisions": decisions}


def _wagers(rng: Random, game: Game) -> dict:
    """Wagers that may be made together: side wagers at random around an opening wager."""
    amount = 2 * rng.choice((50, 250, 500, 1250, 10_000, 75_000))
    wagers: dict[str, int] = {}
    for key, wager in game.wagers.items():
        if not wager.by_decision and (not wager.side or rng.random() < 0.6):
            wagers[key] = game.exact[key] or (amount if not wager.side else rng.choice((100, 500, amount)))
    version = game.elections.get("version")
    if game.definition.key == "three-card-poker":
        if version in {"f1", "f2", "f3"} and "pair_plus" in wagers:
            wagers["pair_plus"] = min(wagers["pair_plus"], wagers["ante"])
        if version == "f3":
            wagers["pair_plus"] = wagers["ante"] * rng.choice((1, 2, 5))
    if game.definition.key in {"three-card-poker", "four-card-poker"} and version in {None, "standard"}:
        alone = "pair_plus" if "pair_plus" in wagers else "aces_up"
        if alone in wagers and rng.random() < 0.2:
            del wagers["ante"]
    return wagers


def _wheel(rng: Random, game: Game, players: list[dict]) -> list[int]:
    spin = game.definition.spin
    if spin is None or game.wheel is None:
        return []
    spins = [p for p in players if spin.wager in p["wagers"] and spin.triggered(Deal(tuple(p["cards"]), ()))]
    return [rng.randint(1, 12) for _ in spins]
