"""Audits an exported log with nothing but the file: Python's standard library, and no line of what wrote the log.

    python verifier.py LOG [--head DIGEST] [--key PUBLIC_KEY] [--json]

It checks the chain of the records and the signatures, the books, the cards against the commitments made before bets
were closed, and works out from the regulation what every wager had to return; the first bad line is named. A file does
not show that it is more than an honest log's beginning (so give --head), nor whose key has signed it (so give --key).
Paragraphs are those of N.J.A.C. 19:47 and 13:69F, and of the supplement for what these leave out. Amounts are cents.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from hashlib import sha256, sha512
from itertools import combinations, zip_longest
from typing import Any

Json = dict[str, Any]


class Wrong(Exception):
    """A line, and why it is not what it has to be."""


def expect(line: int, what: str, expected: object, found: object) -> None:
    if expected != found:
        raise Wrong(line, f"{what}: expected {expected}, found {found}")


# Ed25519 by RFC 8032: points in extended coordinates, added as in 5.1.4
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
Point = tuple[int, int, int, int]


def add(p: Point, q: Point) -> Point:
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * D * p[3] * q[3] % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def point(encoded: bytes) -> Point:
    """5.1.3: the point that 32 bytes stand for."""
    number = int.from_bytes(encoded, "little")
    y, odd = number & (1 << 255) - 1, number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    if len(encoded) != 32 or y >= P or x * x % P != square or (x == 0 and odd):
        raise ValueError("the public key is no point of the curve")
    x = x if x & 1 == odd else P - x
    return x, y, 1, x * y % P


BASE = point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """5.1.7: R is [S]B - [k]A, both products worked out in one go."""
    s = int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or s >= L:
        return False
    k = int.from_bytes(sha512(signature[:32] + key + message).digest(), "little") % L
    x, y, z, t = point(key)
    sums = [(0, 1, 1, 0), BASE, (-x, y, z, -t), add(BASE, (-x, y, z, -t))]
    total: Point = sums[0]
    for bit in range(252, -1, -1):
        total = add(add(total, total), sums[(s >> bit & 1) + 2 * (k >> bit & 1)])
    x, y = (coordinate * pow(total[2], -1, P) % P for coordinate in total[:2])
    return (y | (x & 1) << 255).to_bytes(32, "little") == signature[:32]


def unhex(text: str) -> bytes:
    if bytes.fromhex(text).hex() != text:
        raise ValueError(f"{text} is not spelled in small letters without blanks")
    return bytes.fromhex(text)


def root_of(cards: Sequence[tuple[int, str, str]], hashes: Iterable[str]) -> str:
    """The root of the tree of 64 leaves that opened cards lead to with the hashes beside them; "" where they do not."""
    known = {place: b"\0" + unhex(salt) + bytes([place]) + card.encode() for place, card, salt in cards}
    left = [unhex(each) for each in hashes][::-1]
    if any(len(leaf) != 20 for leaf in known.values()) or any(len(each) != 32 for each in left):
        return ""
    known = {place: sha256(leaf).digest() for place, leaf in known.items()}
    for _ in range(6):
        missing = [node ^ 1 for node in sorted(known) if node ^ 1 not in known]
        if len(missing) > len(left):
            return ""
        known |= {node: left.pop() for node in missing}
        known = {node // 2: sha256(b"\1" + known[node & ~1] + known[node | 1]).digest() for node in known}
    return known[0].hex() if known and not left else ""


# Hands: how strong, what decides between equals, and the name that pay tables know
RANKS = "23456789TJQKA"
DECK = {rank + suit for rank in RANKS for suit in "cdhs"}
Order = tuple[str, ...]
Hand = tuple[int, list[int], str]
THREE: Order = ("high", "pair", "flush", "straight", "three", "sf")  # 20.3(b), sf being the straight flush
FOUR: Order = ("high", "pair", "two-pair", "straight", "flush", "three", "sf", "four")  # 27.3(b)
FIVE: Order = ("high", "pair", "two-pair", "three", "straight", "flush", "full", "four", "sf", "royal")  # 40.5, 42.5(b)
BONUS: Order = (*THREE, "royal")  # 42.5(e)
SHAPES = {(4,): "four", (4, 1): "four", (3, 2): "full", (3,): "three", (3, 1): "three"}
SHAPES |= {(2, 2): "two-pair", (2, 1): "pair"}


def rank(cards: Sequence[str], order: Order) -> Hand:
    """What all these cards make. An ace is high, and low only below the lowest straight."""
    ranks = sorted((RANKS.index(card[0]) for card in cards), reverse=True)
    often = Counter(ranks)
    groups = sorted(often, key=lambda r: (often[r], r), reverse=True)
    name = SHAPES.get(tuple(often[r] for r in groups[:2]), "high")
    low = ranks == [12, *range(len(ranks) - 2, -1, -1)]
    straight = len(groups) == len(ranks) and (low or ranks[0] - ranks[-1] == len(ranks) - 1)
    if straight:
        groups, name = ranks[1:2] if low else ranks[:1], "straight"
    if len({card[1] for card in cards}) == 1:
        name = ("royal" if groups == [12] and "royal" in order else "sf") if straight else "flush"
    return order.index(name), groups, name


@lru_cache(maxsize=4096)
def best(cards: tuple[str, ...], size: int, order: Order) -> Hand:
    return max(rank(chosen, order) for chosen in combinations(cards, size))


# Pay tables as they are printed, a slash between columns: their lines, then for each letter the odds to one, or dollars
# where the sign stands; a line with - is not paid
Pays = dict[str, tuple[Fraction, int]]
PRINTED = {
    "pair_plus": "sf three straight flush pair / A 40 30 6 4 1 / B 35 33 6 4 1 / C 40 30 6 3 1"  # 20.11(a)2
    "/ D 35 33 6 3 1",
    "ante_bonus": "sf three straight / standard 5 4 1 / f 6 5 1",  # 20.11(a)3
    "bad_beat_3": "sf three straight flush pair / on 15000 5000 100 35 4",  # 20.11(a)4
    "ante_bonus_4": "four sf three / all 25 20 2",  # 27.11(a)2
    "aces_up": "four sf three flush straight two-pair aces / I 50 40 9 6 4 2 1 / II 50 40 7 6 5 2 1"  # 27.11(a)3
    "/ III 50 30 9 6 4 2 1 / IV 50 30 7 6 5 2 1 / V 50 40 8 5 4 3 1 / VI 50 40 8 6 4 2 1 / VII 50 40 7 5 4 3 1",
    "bad_beat_4": "four sf three straight flush two-pair"  # 27.11(a)4 as printed, and as its summary has it
    "/ printed 25000 10000 100 25 15 4 / summary 25000 10000 100 15 25 4",
    "bonus": "AA-AA AA AKs AQs AJs AK KK QQ JJ AQ AJ pair / on 1000 30 25 20 20 15 10 10 10 5 5 3"  # 28.11(c), by
    "/ no-dealer-aces - 30 25 20 20 15 10 10 10 5 5 3",  # supplement 1.4
    "progressive": "four full flush straight three two-pair / A $500 $100 $50 $10 $3 $2 / B $500 $100 $50 $10 $5 -"
    "/ C $500 $100 $50 $10 $3 $2 / D $500 $100 $50 $10 $5 $2"  # 28.11(f), (g), and 16.12(e)
    "/ none $500 $100 $50 - - - / on $500 $100 $50 - - -",
    "bet": "royal sf four full flush straight three two-pair pair high / all 100 50 20 7 5 4 3 2 1 1",  # 16.12(c)
    "blind_1x": "7-royal 7-sf royal sf four full flush straight three / A $25000 $10000 1000 40 10 4 3 2 1"  # 42.11(c)i
    "/ B $25000 $10000 500 50 10 4 3 2 1 / C $25000 $10000 200 50 10 4 3 2 1 / D $25000 $10000 200 25 10 4 3 2 1"
    "/ E $25000 $10000 200 25 10 4 3 2 - / F $25000 $10000 500 100 20 4 3 2 - / G $25000 $10000 1000 100 20 4 3 2 -"
    "/ H $25000 $10000 200 100 20 4 3 2 - / I $25000 $10000 200 50 20 4 3 2 - / J $25000 $10000 200 50 25 3 2 1 -"
    "/ K $25000 $10000 200 50 20 4 2 1 -",
    "blind_2x": "7-royal 7-sf royal sf four full flush straight / A - - 500 50 10 4 2 1"  # 42.11(c)ii
    "/ B $25000 $10000 500 50 10 4 2 1 / C $25000 $10000 250 50 10 4 2 1",
    "three_card_bonus": "royal sf three straight flush pair / A 100 50 30 5 4 1 / B 100 40 30 5 4 1"  # 42.11(d)
    "/ C 50 40 30 6 3 1 / D 100 40 30 6 3 1",
    "six_card_bonus": "diamonds 6-royal royal sf four full flush straight three"  # 42.11(e)
    "/ A $1000000 $100000 1000 200 50 20 15 10 5 / B $1000000 $100000 1000 250 100 25 20 10 5"
    "/ C $1000000 $100000 1000 500 100 25 15 10 5 / D $1000000 $100000 1000 200 50 25 20 10 5"
    "/ E $1000000 $100000 1000 200 50 25 15 10 5 / F $1000000 $100000 1000 250 50 25 20 10 5"
    "/ G - - 500 250 100 25 20 10 5 / H - - 500 250 100 25 20 10 4 / I - - 1000 500 200 20 15 10 5"
    "/ J - - 250 100 50 25 20 10 5 / K - - 1000 200 50 25 20 10 5",
    "jacks_up": "royal sf four full flush straight three jacks / all 50 30 10 6 4 3 2 1",  # 40.11(c)
    "xtra_bonus": "royal sf four full flush straight / all 500 100 10 3 3:2 1",  # 40.11(d)
}


def chart(printed: str) -> dict[str, Pays]:
    lines, *columns = (column.split() for column in printed.split("/"))
    tables: dict[str, Pays] = {letter: {} for letter, *_ in columns}
    for letter, *figures in columns:
        for line, figure in zip(lines, figures, strict=True):
            if figure[0] == "$":
                tables[letter][line] = Fraction(0), int(figure[1:]) * 100
            elif figure != "-":
                tables[letter][line] = Fraction(figure.replace(":", "/")), 0
    return tables


PAYS = {name: chart(printed) for name, printed in PRINTED.items()}
WHEELS = {  # 40.11(e): dollars at positions 1 to 12, for others too behind +; the first is the jackpot or fixed prize
    "progressive-5": "0 40 100+50 5000 50 250+100 2500 60 40+15 1000 100 500",
    "fixed-5": "0 50 100+50 10000 60 250+100 5000 65 40+15 1000 100 500",
    "progressive-1": "0 5 100+25 1000 10 25+3 500 40 75+15 15 50 60",
    "fixed-1": "0 5 100+25 1000 10 20+3 500 15 50+10 200 75 25",
}
SEEDS = {"progressive-5": 1_000_000, "progressive-1": 500_000}


# A round as it is recorded
@dataclass
class Seat:
    patron: str = ""
    stakes: dict[str, int] = field(default_factory=dict)
    choices: dict[str, str] = field(default_factory=dict)
    places: list[int] = field(default_factory=list)
    settled: set[str] = field(default_factory=set)
    void: int = 0  # the line that voided the hand

    @property
    def folded(self) -> bool:
        return "fold" in self.choices.values()


@dataclass
class Deck:
    root: str
    order: list[int] = field(default_factory=lambda: list(range(52)))  # places, as they come off the top
    used: bool = False


@dataclass
class Round:
    number: int
    game: str
    options: Json
    seats: dict[int, Seat] = field(default_factory=dict)  # once bets are closed, 0 is the dealer's
    community: list[int] = field(default_factory=list)
    taken: list[tuple[int, int, object]] = field(default_factory=list)  # line, place and where to, of each card
    shown: dict[int, tuple[int, str]] = field(default_factory=dict)  # place: line and card
    spins: list[tuple[int, int]] = field(default_factory=list)
    settlements: list[tuple[int, Json, int | None]] = field(default_factory=list)
    decks: dict[int, Deck] = field(default_factory=dict)  # that are ready when bets are closed
    proof: tuple[int, Json] | None = None
    meter: int | None = None
    mishaps: list[str] = field(default_factory=list)
    void: int = 0  # the line that voided all hands
    betting: bool = True
    closed: bool = False

    def cards(self, places: list[int], count: int) -> tuple[str, ...]:
        if len(places) != count or not set(places) <= set(self.shown):
            raise LookupError(f"{count} cards decide it, and not all of {places} were shown")
        return tuple(self.shown[place][1] for place in places)

    def holders(self, wager: str) -> dict[int, Seat]:
        return {number: seat for number, seat in self.seats.items() if wager in seat.stakes and not seat.void}

    def own(self, seat: Seat) -> tuple[str, ...]:  # of a hand void for a card too many, those before it
        return self.cards(seat.places[: HELD[self.game]] if seat.void else seat.places, HELD[self.game])

    def dealers(self) -> tuple[str, ...]:
        return self.cards(self.seats[0].places, 6 if self.game == "four-card-poker" else HELD[self.game])

    def board(self) -> tuple[str, ...]:
        return self.cards(self.community, 5 if self.game == "texas-hold-em-bonus" else 4)


# What a wager returns by the rule of its game: an outcome and an amount
Result = tuple[str, int]
LOST: Result = ("lose", 0)
HELD = {"three-card-poker": 3, "four-card-poker": 5, "texas-hold-em-bonus": 2, "caribbean-stud": 5}
HELD |= {"hold-em-3-bonus": 3, "premium-hold-em": 3}


def paid(stake: int, pays: Pays, *lines: str, limit: object = None) -> Result:
    """By the highest single payout among the lines that a hand has, up to a limit of what is won."""
    won = [stake * pays[line][0] + pays[line][1] for line in lines if line in pays]
    if any(amount.denominator != 1 for amount in won):
        raise LookupError(f"{stake} is paid in parts of a cent")
    return ("win", stake + min(int(max(won)), int(str(limit or P)))) if won else LOST


def against(stake: int, mine: Hand, dealers: Hand) -> Result:
    return LOST if mine < dealers else ("win", 2 * stake) if mine > dealers else ("push", stake)


def with_bonus(result: Result, stake: int, pays: Pays, line: str) -> Result:
    return result[0], result[1] + (paid(stake, pays, line)[1] - stake if line in pays else 0)


def three_card_poker(r: Round, seat: Seat, wager: str) -> Result:
    stake = seat.stakes[wager]
    if seat.folded and wager != "bad_beat":  # 20.10(b)
        return LOST
    mine = best(r.own(seat), 3, THREE)
    if wager == "pair_plus":
        return paid(stake, PAYS[wager][r.options[wager]], mine[2])
    dealers = best(r.dealers(), 3, THREE)
    if wager == "bad_beat":
        return paid(stake, PAYS["bad_beat_3"]["on"], min(mine, dealers)[2])
    result = against(stake, mine, dealers)  # equal hands draw, 20.3(c)
    if dealers[:2] < (0, [RANKS.index("Q")]):  # 20.11(a)1
        result = ("win", 2 * stake) if wager == "ante" else ("push", stake)
    return with_bonus(result, stake, PAYS["ante_bonus"][r.options["ante_bonus"]] if wager == "ante" else {}, mine[2])


def four_card_poker(r: Round, seat: Seat, wager: str) -> Result:
    stake = seat.stakes[wager]
    if seat.folded and wager == "ante":  # 27.10(b)
        return LOST
    mine = best(r.own(seat), 4, FOUR)
    if wager == "aces_up":
        aces = mine[2] == "pair" and RANKS[mine[1][0]] == "A"
        return paid(stake, PAYS[wager][r.options[wager]], "aces" if aces else mine[2])
    dealers = best(r.dealers(), 4, FOUR)
    if wager == "bad_beat":
        return paid(stake, PAYS["bad_beat_4"][r.options[wager]], min(mine, dealers)[2])
    result = ("win", 2 * stake) if mine >= dealers else LOST  # 27.11(a)1
    return with_bonus(result, stake, PAYS["ante_bonus_4"]["all"] if wager == "ante" else {}, mine[2])


def texas_hold_em_bonus(r: Round, seat: Seat, wager: str) -> Result:
    stake = seat.stakes[wager]
    if wager == "bonus":
        one, two = sorted(r.own(seat), key=lambda card: -RANKS.index(card[0]))
        name = one[0] + two[0] + ("s" if one[1] == two[1] else "")
        twice = "AA-AA" if name == "AA" and {card[0] for card in r.dealers()} == {"A"} else ""
        return paid(stake, PAYS[wager][r.options[wager]], name, twice, "pair" if one[0] == two[0] else "")
    if seat.folded:  # 28.10(a)2
        return LOST
    mine, dealers = (best(cards + r.board(), 5, FIVE) for cards in (r.own(seat), r.dealers()))
    if wager == "ante" and mine > dealers and mine[0] < FIVE.index(r.options["ante_pays"]):  # supplement 1.3
        return "push", stake
    return against(stake, mine, dealers)


def caribbean_stud(r: Round, seat: Seat, wager: str) -> Result:
    stake = seat.stakes[wager]
    if seat.folded:
        return LOST
    mine, dealers = best(r.own(seat), 5, FIVE), best(r.dealers(), 5, FIVE)
    if dealers[:2] < (0, [RANKS.index("A"), RANKS.index("K")]):  # supplement 3(i)
        return ("win", 2 * stake) if wager == "ante" else ("push", stake)
    if mine > dealers and wager == "bet":
        return paid(stake, PAYS[wager]["all"], mine[2], limit=r.options["payout_limit"])
    return against(stake, mine, dealers)


def hold_em_3_bonus(r: Round, seat: Seat, wager: str) -> Result:
    stake, limit = seat.stakes[wager], r.options["aggregate_limit"]
    if wager == "three_card_bonus":  # 42.10(a)
        line = "" if "conceal" in seat.choices.values() else best(r.own(seat), 3, BONUS)[2]
        return paid(stake, PAYS[wager][r.options[wager]], line, limit=limit)
    if wager == "six_card_bonus":
        six = r.own(seat) + r.dealers()
        royal = ("diamonds" if six[0][1] == "d" else "6-royal") if rank(six, FIVE)[2] == "royal" else ""
        return paid(stake, PAYS[wager][r.options[wager]], best(six, 5, FIVE)[2], royal)
    if seat.folded:  # 42.10(b)1
        return LOST
    seven = r.own(seat) + r.board()
    mine, dealers = best(seven, 5, FIVE), best(r.dealers() + r.board(), 5, FIVE)
    if wager == "blind_bonus":
        double = seat.stakes["turn_river"] == 2 * seat.stakes["flop"]
        table = "blind_2x" if double else "blind_1x"
        if limit is not None and "three_card_bonus" in seat.stakes:  # 42.11(f): that wager is paid first
            limit = int(limit) - max(
                0, hold_em_3_bonus(r, seat, "three_card_bonus")[1] - seat.stakes["three_card_bonus"]
            )
        result = paid(stake, PAYS[table][r.options[table]], mine[2], f"7-{rank(seven, FIVE)[2]}", limit=limit)
        return result if result != LOST else LOST if mine < dealers else ("push", stake)
    return against(stake, mine, dealers)


def premium_hold_em(r: Round, seat: Seat, wager: str) -> Result:
    stake = seat.stakes[wager]
    if wager in ("player_bonus", "dealer_bonus"):
        hand = best((r.own(seat) if wager == "player_bonus" else r.dealers()) + r.board(), 5, FIVE)
        jacks = hand[2] == "two-pair" and hand[1][0] >= RANKS.index("J")
        return paid(stake, PAYS["jacks_up"]["all"], "jacks" if jacks else hand[2])
    if seat.folded:  # 40.10(d)2
        return LOST
    mine, dealers = (best(cards + r.board(), 5, FIVE) for cards in (r.own(seat), r.dealers()))
    if wager == "xtra_bonus" and mine > dealers:  # 40.11(d)
        pays = PAYS[wager]["all"]
        return paid(stake, pays, mine[2]) if mine[2] in pays else ("push", stake)
    below = dealers[:2] < (1, [RANKS.index("3")])  # 40.10(g)3: a pair of threes
    if wager == "ante" and below and (mine > dealers or r.options["ante_nonqualifying"] == "push"):
        return "push", stake
    return against(stake, mine, dealers)


def line_on_meter(r: Round, seat: Seat) -> str:
    flop = r.cards(r.community[:3], 3) if r.game == "texas-hold-em-bonus" else ()
    return best(r.own(seat) + flop, 5, FIVE)[2]


def progressive(r: Round, seat: Seat, share: list[int]) -> tuple[Result, int]:
    """28.11(f), (g) and (i), 16.12(e): the award, and the meter then; several royals share what stood at the first."""
    assert r.meter is not None
    live = r.options.get("progressive_after_fold", "live") == "live"
    line = line_on_meter(r, seat) if live or not seat.folded else ""
    if line == "royal":
        if not share:
            holders = [s for s in r.holders("progressive").values() if live or not s.folded]
            each, rest = divmod(r.meter, [line_on_meter(r, holder) for holder in holders].count("royal"))
            share.append(each)
            r.meter = int(r.options["reset"]) + rest
        return ("win" if share[0] else "lose", share[0]), r.meter
    table = r.options["progressive"]
    cents = r.meter // 10 if line == "sf" else PAYS["progressive"][table].get(line, (0, 0))[1]
    from_table = line in ("three", "two-pair") or (line == "straight" and table == "A")  # (g): what has no (M)
    return ("win" if cents else "lose", cents), r.meter if from_table else max(0, r.meter - cents)


def bonus_spin(r: Round) -> tuple[dict[int, int], int | None]:
    """40.11(e): what all the spins bring to every holder, and the meter then."""
    kind, meter = r.options["bonus_spin"], r.meter
    won = dict.fromkeys(r.holders("bonus_spin"), 0)
    flushes = [number for number in sorted(won) if len({card[1] for card in r.own(r.seats[number])}) == 1]
    if [number for number, _ in r.spins] != flushes:
        raise LookupError(f"seats {flushes} spin the wheel, and recorded are {r.spins}")
    for number, position in r.spins:
        own, _, others = WHEELS[kind].split()[position - 1].partition("+")
        prize = int(own) * 100 or (meter if kind in SEEDS else int(r.options["fixed_prize"]))
        meter = SEEDS[kind] if position == 1 and kind in SEEDS else meter
        won = {n: cents + ((prize or 0) if n == number else int(others or 0) * 100) for n, cents in won.items()}
    return won, meter


GAMES: dict[str, Callable[[Round, Seat, str], Result]] = {
    "three-card-poker": three_card_poker,
    "four-card-poker": four_card_poker,
    "texas-hold-em-bonus": texas_hold_em_bonus,
    "caribbean-stud": caribbean_stud,
    "hold-em-3-bonus": hold_em_3_bonus,
    "premium-hold-em": premium_hold_em,
}
CHOICES = {  # the decisions of each game, what they place, and the choices there are
    "three-card-poker": {"play": ("play", "fold 1x")},
    "four-card-poker": {"play": ("play", "fold 1x 2x 3x")},
    "texas-hold-em-bonus": {"flop": ("flop", "fold 2x"), "turn": ("turn", "check 1x"), "river": ("river", "check 1x")},
    "caribbean-stud": {"bet": ("bet", "fold 2x")},
    "hold-em-3-bonus": {"turn_river": ("turn_river", "fold 1x 2x"), "expose": ("", "conceal expose")},
    "premium-hold-em": {"second play": ("play", "fold 1x 2x"), "first play": ("play", "check 3x")},
}


# Dealing: P a card to each player from the dealer's left, D to the dealer, C to the middle, B to the discard rack; in
# stacks from an automated shoe, of which 27.9(c) uses one card of the last and 40.9(d) burns one of each for the middle
ONE_BY_ONE = {"three-card-poker": "P D " * 3, "four-card-poker": "P D " * 5 + "D", "texas-hold-em-bonus": "P D P D"}
ONE_BY_ONE |= {"caribbean-stud": "P D " * 5, "hold-em-3-bonus": "P3 D3", "premium-hold-em": "P D " * 3 + "C4"}
STACKS = {"three-card-poker": "P3 D3", "four-card-poker": "P5 D5 B4 D", "texas-hold-em-bonus": "P2 D2"}
STACKS |= {"caribbean-stud": "P5 D5", "hold-em-3-bonus": "P3 D3", "premium-hold-em": "P3 D3 C2 B C2 B"}
COMMUNITY = {"texas-hold-em-bonus": " B C3 B C B C", "hold-em-3-bonus": " C2 C2"}
SEEN = {"turn": 3, "river": 4, "turn_river": 2, "second play": 4}  # of the community cards, when a choice is made


def deal(r: Round) -> list[object]:
    """Where every card of the round has to go, in order."""
    acts = (STACKS if r.options["method"].startswith("automated") else ONE_BY_ONE)[r.game] + COMMUNITY.get(r.game, "")
    acts = acts.replace("C2", "B C2") if r.options.get("burn") == "yes" else acts
    names: Json = {"P": sorted(r.seats)[1:], "D": [0], "C": ["CommunityCardDealt"], "B": ["CardBurned"]}
    return [to for act in acts.split() for to in names[act[0]] for _ in range(int(act[1:] or 1))]


# A whole round: its cards against the proof, every settlement against the rule
VOID_ALL = {"dealer-card-exposed", "cards-face-up", "shoe-failed", "wrong count"}  # in .12 and .7 of every game
STRICT = ("three-card-poker", "four-card-poker")  # 20.12(c), 27.12(c): so does a wrong number of cards
EXPOSED = {"texas-hold-em-bonus": {"bonus", "progressive"}, "hold-em-3-bonus": {"three_card_bonus"}}  # 28.12, 42.12(a)
FOUND = {  # 28.12(b), 42.12(b); Caribbean stud, of which nothing is printed, goes like 28.12 when all cards are dealt
    "texas-hold-em-bonus": {"bonus", "progressive"},
    "hold-em-3-bonus": {"three_card_bonus", "six_card_bonus"},
    "caribbean-stud": {"progressive"},
}


def still_settled(r: Round) -> set[str]:
    """What is settled all the same in a void round, by what was reported last."""
    if r.mishaps[-1] == "dealer-card-exposed" and r.game in EXPOSED:
        return EXPOSED[r.game]
    exposed_or_found = r.mishaps[-1] in ("dealer-card-exposed", "cards-face-up")
    dealt = all(len(seat.places) >= HELD[r.game] for seat in r.seats.values() if not seat.void)
    return FOUND.get(r.game, set()) if exposed_or_found and dealt else set()


def voids(r: Round, mishap: str, *, hand: bool) -> bool:
    """Whether all hands, or one, may be void for this; elsewhere a dealer's wrong number may also be put right."""
    if mishap == "player-miscount" and r.game in GAMES:
        return hand != (r.game in STRICT)
    return not hand and mishap in VOID_ALL | {"dealer-miscount"}


def check_cards(line: int, r: Round) -> None:
    """Cards come off the top of a stack committed to before bets were closed, and are those that were shown."""
    if r.proof is None:
        raise Wrong(line, "the round ends without a proof of its cards")
    at, event = r.proof
    deck = r.decks.get(event["deck"])
    if deck is None:
        raise Wrong(at, f"deck {event['deck']} was not shuffled for this round before bets were closed")
    deck.used = True
    found = r.mishaps[-1:] == ["cards-face-up"]  # those are told before the cards above them
    for (taken, place, _), due in zip(r.taken, deck.order, strict=False):
        if not (found and place in deck.order[: len(r.taken)]):
            expect(taken, "the next place of the stack", due, place)
    if r.game in GAMES and set(r.mishaps) <= {"card-face-up"}:
        used = [(taken, to) for taken, _, to in r.taken if to != "CardDiscarded"]
        for card, due_to in zip_longest(used, deal(r)):
            expect(card[0] if card else line, "where the card goes", due_to, card and card[1])
    opened = {place: card for place, card, _ in event["cards"]}
    if not len(event["cards"]) == len(opened) == len(set(opened.values()) & DECK):
        raise Wrong(at, "the proof opens a place or a card twice, or what is no card")
    if opened or event["hashes"]:
        expect(at, "the root of the deck", deck.root, root_of(event["cards"], event["hashes"]) or "what is no proof")
    for place, (shown, card) in sorted(r.shown.items(), key=lambda item: item[1]):
        expect(shown, f"the card at place {place}", opened.get(place, "one in the proof"), card)
    expect(at, "the places that are proven", sorted(r.shown), sorted(opened))


def rate(r: Round) -> Fraction:
    """28.11(h), 16.12(f), 40.11(e): how much of a cent goes to the meter."""
    return Fraction(str(r.options.get("rate") or (7 if r.options.get("bonus_spin") in SEEDS else 0))) / 100


def by_rule(r: Round, seat: Seat, settled: Json, once: Json) -> tuple[Result, int | None]:
    """What a wager returns, and the meter then; `once` keeps what is worked out for the whole round."""
    wager = settled["wager"]
    if wager == "progressive":
        return progressive(r, seat, once.setdefault("share", []))
    if wager == "bonus_spin":
        won, meter = once["spins"] = once.get("spins") or bonus_spin(r)
        return ("win" if won[settled["seat"]] else "lose", won[settled["seat"]]), meter
    return GAMES[r.game](r, seat, wager), r.meter


def check_settlements(r: Round, notes: list[str]) -> None:
    """Each wager in the order of settlement, since awards move the meter; those of void hands go back."""
    once: Json = {}
    on_meter = sum(seat.stakes.get(wager, 0) for seat in r.seats.values() for wager in ("progressive", "bonus_spin"))
    for line, settled, meter in r.settlements:
        if "kept" in settled:  # by the controller, after the wager before
            check_kept(line, r.meter, settled)
            r.meter = meter
            continue
        seat, wager, staked = r.seats[settled["seat"]], settled["wager"], settled["staked"]
        found = (settled["outcome"], settled["returned"])
        void, all_void = 0 < seat.void < line, 0 < r.void < line
        try:
            if void or (all_void and wager not in still_settled(r)):
                result, after = ("void", staked), r.meter
                if after is not None and wager in ("progressive", "bonus_spin"):  # it had added to the meter
                    after -= on_meter * rate(r) // 1 - (on_meter - staked) * rate(r) // 1
                    on_meter -= staked
            else:
                result, after = by_rule(r, seat, settled, once)
        except LookupError as error:
            if not all_void and r.game in GAMES:
                raise Wrong(line, f"{wager} cannot be worked out: {error}") from error
            notes.append(f"line {line}: what {wager} returns was not worked out: {error}")
            result, after = found, meter
        expect(line, f"{wager} of seat {settled['seat']}", result, found)
        expect(line, "the meter", after, meter)
        r.meter = after


def check_kept(line: int, meter: int | None, told: Json) -> None:
    """What the controller keeps: all that came in is there or was paid, and the meter is what the wagers made of it.

    Parts of a cent that go off again may make one whole. A meter that falls takes up what stood above its limit.
    """
    before, after = told["before"], told["kept"]
    there = sum(after[name] for name in ("display", "overflow", "reserve")) + after["paid"] * after["unit"]
    expect(line, "what came in", after["licensee"] + after["contributed"] + after["hidden"], there)
    if before is None or meter is None:
        return
    above, back = before["overflow"] // before["unit"] + 1, after["contributed"] < before["contributed"]
    up, down = max(back, above if before["overflow"] else 0), int(back)
    shown = after["display"] // after["unit"]
    expect(line, "the meter", max(meter - down, min(meter + up, shown)), shown)


def check_round(line: int, r: Round, notes: list[str]) -> None:
    """The round is over: nothing is left on the layout, and what happened was right."""
    base = "flop" if r.game == "hold-em-3-bonus" else "ante"
    stays = next(iter(CHOICES.get(r.game, {"": ("", "")}).values()))[0]
    for number, seat in r.seats.items():
        expect(line, f"the wagers of seat {number} that are settled", sorted(seat.stakes), sorted(seat.settled))
        if base in seat.stakes and stays and not (seat.folded or stays in seat.stakes or seat.void or r.void):
            raise Wrong(line, f"seat {number} has neither folded nor staked {stays}")
    due = [m for m in r.mishaps if m in VOID_ALL or (r.game in STRICT and voids(r, m, hand=False))]
    if due and not r.void:
        raise Wrong(line, f"the round was played on after {due[0]}")
    check_cards(line, r)
    check_settlements(r, notes)


# A table: what each event changes, and which chips it moves
BETTING = {"WagerPlaced", "WagerWithdrawn", "BetsClosed"}
PLAYING = {"CardDealt", "CommunityCardDealt", "CardBurned", "CardDiscarded", "CardsRevealed", "CommunityCardsRevealed"}
PLAYING |= {"DecisionMade", "WheelSpun", "HandVoided", "RoundVoided", "WagerSettled", "CardsProven", "RoundClosed"}


class Table:
    def __init__(self, name: str) -> None:
        self.name, self.seq, self.head, self.at, self.signed = name, 0, "0" * 64, 0, 0
        self.game, self.options, self.decks = "", Json(), dict[int, Deck]()
        self.round = Round(0, "", {}, closed=True)
        self.meter: int | None = None
        self.terms: Json | None = None  # of the progressive
        self.kept: Json | None = None  # by its controller
        self.chips = 0  # on the layout
        self.notes: list[str] = []

    def take(self, line: int, record: Json) -> None:
        """The next record of the chain."""
        expect(line, "the number of the record", self.seq + 1, record["seq"])
        expect(line, "the hash of the record before", self.head, record["prev"])
        rest = {key: value for key, value in record.items() if key != "hash"}
        expect(line, "the hash of the record", sha256(canonical(rest)).hexdigest(), record["hash"])
        expect(line, "the time, not before that of the record before", max(self.at, record["at"]), record["at"])
        self.seq, self.head, self.at = record["seq"], record["hash"], record["at"]
        event, number = record["event"], record["round"]
        if number not in (0, self.round.number):
            expect(line, "the round", self.round.number + self.round.closed, number)
            self.round = Round(number, self.game, self.options)
        kind, r = event["type"], self.round
        in_time = not r.closed and r.betting == (kind in BETTING) and number > 0
        if (kind in BETTING | PLAYING and not in_time) or (not self.game and kind != "TableOpened"):
            raise Wrong(line, f"{kind} has no place here in round {r.number}")
        self.post(line, kind, record["postings"], Counter(self.event(line, event, r)))

    def post(self, line: int, kind: str, postings: list[tuple[str, int]], due: Counter[str]) -> None:
        """Postings sum to nought, and move of patrons and on the layout exactly what the event says."""
        moved: Counter[str] = Counter()
        for account, amount in postings:
            moved[account] += amount
        expect(line, "the sum of the postings", 0, sum(moved.values()))
        for account in sorted(moved.keys() | due.keys()):
            name, _, owner = account.partition(":")
            if name in ("patron", "wagers"):
                expect(line, f"what {account} gets", due[account], moved[account])
            known = name == "patron" or owner == self.name or account in ("licensee", "cage", "cash")
            if not known or (kind in BETTING | PLAYING and name in ("cage", "cash", "drop")):
                raise Wrong(line, f"{kind} has nothing to do with the account {account}")
        self.chips += moved[f"wagers:{self.name}"]
        if self.chips < 0 or (kind == "RoundClosed" and self.chips):
            raise Wrong(line, f"the chips on the layout: {self.chips} after {kind}")

    def event(self, line: int, e: Json, r: Round) -> dict[str, int]:
        """Take an event in; gives what it moves of patrons and on the layout."""
        kind = e["type"]
        if kind == "ChipsExchanged":
            return {f"patron:{e['patron']}": e["amount"]}
        if kind in ("WagerPlaced", "WagerWithdrawn", "DecisionMade", "WagerSettled"):
            return self.wager(line, kind, e, r)
        if "place" in e or "places" in e:
            self.cards(line, kind, e, r)
        elif kind == "MetersMoved":
            told = {"before": self.kept, "kept": e["meters"]}
            self.kept, shown = e["meters"], e["meters"]["display"] // e["meters"]["unit"]
            if r.betting or r.closed:
                check_kept(line, self.meter, told)
                self.meter = shown
            else:
                r.settlements.append((line, told, shown))
        elif kind in ("TableOpened", "ElectionsChanged", "MethodChanged", "DeckShuffled", "DeckCut"):
            self.prepare(line, kind, e, r)
        elif kind in BETTING | PLAYING | {"IrregularityReported", "StubCounted"}:
            self.turn(line, kind, e, r)
        return {}

    def prepare(self, line: int, kind: str, e: Json, r: Round) -> None:
        """Options and decks; options change while no wager lies on the layout."""
        if kind == "DeckShuffled":
            self.decks[e["deck"]] = Deck(e["root"])
        elif kind == "DeckCut":
            deck, lifted = self.decks[e["deck"]], e["cards"]
            expect(line, "the cards that a cut lifts", max(10, min(lifted, 51)), lifted)
            deck.order = deck.order[lifted:] + deck.order[:lifted]
        elif not r.closed and (r.seats or not r.betting):
            raise Wrong(line, f"{kind} has no place here: wagers of round {r.number} lie on the layout")
        else:
            given = e.get("options", {}) | {name: e[name] for name in ("method",) if name in e}
            read = {name: value if value is None else str(value) for name, value in given.items()}
            self.options = read if kind == "TableOpened" else {**self.options, **read}
            r.options = r.options if r.closed else self.options
        if kind == "TableOpened":
            expect(line, "the name of the table", self.name, e["table"])
            self.game, self.decks, self.terms = e["game"], {}, e.get("terms")
            self.meter = self.terms and self.terms["initial"]

    def turn(self, line: int, kind: str, e: Json, r: Round) -> None:
        """The course of a round."""
        if kind == "BetsClosed":
            staked = sum(s.stakes.get(wager, 0) for s in r.seats.values() for wager in ("progressive", "bonus_spin"))
            if self.meter is not None:
                expect(line, "the meter", self.fed(staked * rate(r)), e["meter"])
            r.betting, r.meter, r.seats[0] = False, e["meter"], Seat()
            r.decks = {number: deck for number, deck in self.decks.items() if not deck.used}
        elif kind == "WheelSpun":
            r.spins.append((e["seat"], e["position"]))
        elif kind == "IrregularityReported":
            r.mishaps.append(e["mishap"])
        elif kind == "StubCounted":
            r.mishaps += ["wrong count"] if e["cards"] + e["dealt"] != 52 else []
        elif kind in ("HandVoided", "RoundVoided"):
            if not r.mishaps or not voids(r, r.mishaps[-1], hand=kind == "HandVoided"):
                raise Wrong(line, f"{kind}: nothing was reported that orders it")
            (r if kind == "RoundVoided" else r.seats[e["seat"]]).void = line
        elif kind == "CardsProven":
            r.proof = line, e
        elif kind == "RoundClosed":
            check_round(line, r, self.notes)
            r.closed, self.meter = True, r.meter

    def fed(self, added: Fraction) -> int:
        """What the meter shows with so much more on it, parts of a cent carried, and no more than its limit."""
        stands, limit = Fraction(self.meter or 0), (self.terms or {}).get("limit")
        if self.kept:
            stands = Fraction(self.kept["display"], self.kept["unit"])
        return int(max(stands, min(stands + added, limit)) if limit is not None else stands + added)

    def cards(self, line: int, kind: str, e: Json, r: Round) -> None:
        """Cards off the stack, and cards that everybody sees."""
        lie = r.community if kind.startswith("Community") else r.seats[e["seat"]].places if "seat" in e else []
        if "place" in e:
            if e["place"] in [place for _, place, _ in r.taken]:
                raise Wrong(line, f"place {e['place']} of the stack is dealt twice")
            r.taken.append((line, e["place"], e.get("seat", kind)))
            lie.append(e["place"])
        places, cards = e.get("places", [e.get("place")]), e.get("cards", [e["card"]] if "card" in e else [])
        if kind in ("CardsRevealed", "CommunityCardsRevealed") and not set(places) <= set(lie):
            raise Wrong(line, f"the places that are revealed: expected some of {lie}, found {places}")
        for place, card in zip(places, cards, strict=bool(cards)):
            expect(line, f"the card at place {place}", r.shown.setdefault(place, (line, card))[1], card)

    def wager(self, line: int, kind: str, e: Json, r: Round) -> dict[str, int]:
        """Chips that a player stakes, takes back, adds by a choice, or loses and gets."""
        if kind == "WagerSettled":
            return self.settled(line, e["settled"], e["meter"], r)
        seat = r.seats.setdefault(e["seat"], Seat(e["patron"])) if kind == "WagerPlaced" else r.seats[e["seat"]]
        wager, amount = e["wager"], e["amount"]
        if kind == "WagerWithdrawn":
            expect(line, f"the {wager} that lies there", seat.stakes.pop(wager, 0), amount)
            r.seats = {number: other for number, other in r.seats.items() if other.stakes}
            return {f"patron:{seat.patron}": amount, f"wagers:{self.name}": -amount}
        if kind == "DecisionMade":
            self.decide(line, e, r, seat)
        if wager:
            if wager in seat.stakes or amount <= 0 or e.get("patron", seat.patron) != seat.patron:
                raise Wrong(line, f"{wager} is staked twice, not at all, or by another than {seat.patron}")
            seat.stakes[wager] = amount
        return {f"patron:{seat.patron}": -amount, f"wagers:{self.name}": amount}

    def decide(self, line: int, e: Json, r: Round, seat: Seat) -> None:
        """A choice that is open, with what it stakes."""
        decision, choice = e["decision"], e["choice"]
        if r.game in CHOICES:
            wager, choices = CHOICES[r.game].get(decision, ("", ""))
            barred = choice == "2x" and r.options.get("version") == "1"
            if choice not in choices.split() or barred or seat.folded or decision in seat.choices or r.void:
                raise Wrong(line, f"{choice!r} is not open to seat {e['seat']}")
            seen = len(r.shown.keys() & set(r.community))
            expect(line, "the community cards that are seen", SEEN.get(decision, 0), seen)
            if len(r.shown.keys() & set(r.seats[0].places)) > 1:
                raise Wrong(line, "the dealer's cards are revealed, and nothing is decided any more")
            base, times = "flop" if r.game == "hold-em-3-bonus" else "ante", choice.rstrip("x")
            due = (wager, seat.stakes[base] * int(times)) if times.isdigit() else ("", 0)
            expect(line, f"what {choice} stakes", due, (e["wager"], e["amount"]))
        seat.choices[decision] = choice

    def settled(self, line: int, settled: Json, meter: int | None, r: Round) -> dict[str, int]:
        seat, wager = r.seats[settled["seat"]], settled["wager"]
        if wager in seat.settled or settled["returned"] < 0:
            raise Wrong(line, f"{wager} of seat {settled['seat']} is settled twice, or at less than nought")
        expect(line, f"the {wager} that lies there", seat.stakes.get(wager, 0), settled["staked"])
        seat.settled.add(wager)
        r.settlements.append((line, settled, meter))
        return {f"patron:{seat.patron}": settled["returned"], f"wagers:{self.name}": -settled["staked"]}


# The log, line by line
def canonical(value: object) -> bytes:
    """The one form in which anything is hashed and signed."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


FORMS: tuple[Json, Json] = (
    {"at": int, "event": dict, "hash": str, "postings": list, "prev": str, "round": int, "seq": int, "table": str},
    {"checkpoint": dict, "key": str, "signature": str},
)


def parse(line: int, text: bytes) -> Json:
    try:
        value: Any = json.loads(text, parse_float=int, parse_constant=int)  # which take neither
    except (ValueError, RecursionError) as error:
        raise Wrong(line, f"expected a line of JSON: {error}") from error
    if canonical(value) + b"\n" != text:
        raise Wrong(line, "expected the canonical form: sorted keys, no blanks, and the line's end")
    if not isinstance(value, dict) or {key: type(part) for key, part in value.items()} not in FORMS:
        raise Wrong(line, "expected a record or a checkpoint with all its fields and no others")
    return value


def check_signature(line: int, entry: Json, table: Table, key: str) -> None:
    """A checkpoint signs the last record before it, at its time or later."""
    stands = entry["checkpoint"]
    due = {"at": max(stands["at"], table.at), "hash": table.head, "seq": table.seq, "table": table.name}
    expect(line, "what is signed", due, stands)
    expect(line, "the public key", key, entry["key"])
    if not signed(unhex(key), canonical(stands), unhex(entry["signature"])):
        raise Wrong(line, "the signature is not that of the public key")
    table.signed = table.seq


def audit(lines: Iterable[bytes], head: str = "", key: str = "") -> Json:
    """The result for a log; the last record's hash and the signer's key are compared where they are known."""
    tables, line, last = dict[str, Table](), 0, ""
    try:
        for line, text in enumerate(lines, 1):
            entry = parse(line, text)
            if "checkpoint" in entry:
                key = key or entry["key"]
                check_signature(line, entry, tables[entry["checkpoint"]["table"]], key)
            else:
                tables.setdefault(entry["table"], Table(entry["table"])).take(line, entry)
                last = entry["hash"]
        for table in tables.values():
            expect(line, f"the last record of {table.name} that is signed", table.seq, table.signed)
        expect(line, "the hash of the last record", head or last or "one", last)
    except Wrong as wrong:
        return {"ok": False, "line": wrong.args[0], "problem": wrong.args[1]}
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        return {"ok": False, "line": line, "problem": f"something is missing or is not what it should be: {error!r}"}
    notes = [note for table in tables.values() for note in table.notes]
    counted = {"events": sum(t.seq for t in tables.values()), "rounds": sum(t.round.number for t in tables.values())}
    return {"ok": True, **counted, "head": last, "tables": sorted(tables), "key": key, "notes": notes}


def said(result: Json) -> str:
    """The result for a person."""
    if not result["ok"]:
        return f"line {result['line']}: {result['problem']}"
    held = f"{result['events']} events and {result['rounds']} rounds of {', '.join(result['tables'])} hold."
    return "\n".join([held, f"head {result['head']}", f"key {result['key']}", *result["notes"]])


def main() -> int:
    parser = argparse.ArgumentParser(description="Audit an exported log.")
    parser.add_argument("log")
    parser.add_argument("--head", default="", help="the hash of the last record, as known from elsewhere")
    parser.add_argument("--key", default="", help="the public key that signs, as known from elsewhere")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    try:
        with open(given.log, "rb") as log:
            result = audit(log, given.head, given.key)
    except OSError as error:
        print(json.dumps({"error": {"code": "input", "message": f"{given.log}: {error.strerror}"}}), file=sys.stderr)
        return 2
    print(json.dumps(result) if given.json else said(result))
    return 0 if result["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
