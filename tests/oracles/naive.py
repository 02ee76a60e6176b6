"""A second opinion on who is paid what, written from the regulation alone in the plainest possible way.

`settle(round)` takes one fully specified round and answers what every wager returns. Every hand is found by trying
every combination of cards one by one, every pay table is typed as it is printed, and every game is settled by the
sentences of its own subchapter, one after the other. Nothing is validated: the round must be a possible one.

Amounts are whole cents. Cards are two characters, the rank and the suit, as in `As`, `Td`, `9h`, `2c`.
"""

from fractions import Fraction
from itertools import combinations

RANKS = {
    "2": 2,
    "3": 3,
    "4": 4,
    "5": 5,
    "6": 6,
    "7": 7,
    "8": 8,
    "9": 9,
    "T": 10,
    "J": 11,
    "Q": 12,
    "K": 13,
    "A": 14,
}

JACK, QUEEN, KING, ACE = 11, 12, 13, 14

# The permissible hands, lowest first. 19:47-20.3(b); 19:47-27.3(b); 13:69F-42.5(b) and 13:69F-40.5(b).
THREE_CARD_HANDS = ["high card", "pair", "flush", "straight", "three-of-a-kind", "straight flush"]
FOUR_CARD_HANDS = [
    "high card",
    "pair",
    "two pair",
    "straight",
    "flush",
    "three-of-a-kind",
    "straight flush",
    "four-of-a-kind",
]
FIVE_CARD_HANDS = [
    "high card",
    "pair",
    "two pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full house",
    "four-of-a-kind",
    "straight flush",
    "royal flush",
]


# ---------------------------------------------------------------------------------------------------------------------
# Hands. Each hand function takes exactly as many cards as its name says and answers (place of the hand in the list
# above, ranks that decide between two hands of the same place), so that the higher tuple is the higher hand.
# ---------------------------------------------------------------------------------------------------------------------


def rank_of(card):
    """The rank of one card, ace high. 19:47-20.3(a), 19:47-27.3(a), 13:69F-42.5(a), 13:69F-40.5(a)."""
    return RANKS[card[0]]


def suit_of(card):
    """The suit of one card; all suits are equal. 19:47-20.3(a), 13:69F-42.1 and 13:69F-40.1, "suit"."""
    return card[1]


def is_one_suit(cards):
    """Are all the cards of the same suit? 19:47-20.3(b)4, 19:47-27.3(b)4, 13:69F-42.5(b)5."""
    for card in cards:
        if suit_of(card) != suit_of(cards[0]):
            return False
    return True


def top_of_sequence(cards):
    """The highest rank of a consecutive hand, or None if the hand is not consecutive. 19:47-20.3(a), 19:47-27.3(a),
    13:69F-42.5(a): the ace is high, and low only when it completes the lowest sequence, which then has no ace on top.
    """
    ranks = sorted(rank_of(card) for card in cards)
    consecutive = True
    for i in range(len(ranks) - 1):
        if ranks[i + 1] != ranks[i] + 1:
            consecutive = False
    if consecutive:
        return ranks[-1]
    if ACE in ranks:
        low = sorted(1 if rank == ACE else rank for rank in ranks)
        consecutive = True
        for i in range(len(low) - 1):
            if low[i + 1] != low[i] + 1:
                consecutive = False
        if consecutive:
            return low[-1]
    return None


def counted_ranks(cards):
    """How many cards there are of each rank: [(count, rank), ...], most first and then highest first.
    19:47-20.3(b) and (c), 19:47-27.3(b) and (c), 13:69F-42.5(b) and (c).
    """
    counts = {}
    for card in cards:
        counts[rank_of(card)] = counts.get(rank_of(card), 0) + 1
    return sorted(((count, rank) for rank, count in counts.items()), reverse=True)


def three_card_hand(cards):
    """The place of a three-card hand. 19:47-20.3(b)1 to 5 and (c)."""
    counted = counted_ranks(cards)
    counts = [count for count, rank in counted]
    ranks = [rank for count, rank in counted]
    top = top_of_sequence(cards)
    if top is not None and is_one_suit(cards):
        return (THREE_CARD_HANDS.index("straight flush"), [top])
    if counts == [3]:
        return (THREE_CARD_HANDS.index("three-of-a-kind"), ranks)
    if top is not None:
        return (THREE_CARD_HANDS.index("straight"), [top])
    if is_one_suit(cards):
        return (THREE_CARD_HANDS.index("flush"), ranks)
    if counts == [2, 1]:
        return (THREE_CARD_HANDS.index("pair"), ranks)
    return (THREE_CARD_HANDS.index("high card"), ranks)


def four_card_hand(cards):
    """The place of a four-card hand. 19:47-27.3(b)1 to 7 and (c)."""
    counted = counted_ranks(cards)
    counts = [count for count, rank in counted]
    ranks = [rank for count, rank in counted]
    top = top_of_sequence(cards)
    if counts == [4]:
        return (FOUR_CARD_HANDS.index("four-of-a-kind"), ranks)
    if top is not None and is_one_suit(cards):
        return (FOUR_CARD_HANDS.index("straight flush"), [top])
    if counts == [3, 1]:
        return (FOUR_CARD_HANDS.index("three-of-a-kind"), ranks)
    if is_one_suit(cards):
        return (FOUR_CARD_HANDS.index("flush"), ranks)
    if top is not None:
        return (FOUR_CARD_HANDS.index("straight"), [top])
    if counts == [2, 2]:
        return (FOUR_CARD_HANDS.index("two pair"), ranks)
    if counts == [2, 1, 1]:
        return (FOUR_CARD_HANDS.index("pair"), ranks)
    return (FOUR_CARD_HANDS.index("high card"), ranks)


def five_card_hand(cards):
    """The place of a five-card hand. 13:69F-42.5(b)1 to 9 and (c), 13:69F-40.5(b)1 to 10 and (c)."""
    counted = counted_ranks(cards)
    counts = [count for count, rank in counted]
    ranks = [rank for count, rank in counted]
    top = top_of_sequence(cards)
    if top == ACE and is_one_suit(cards):
        return (FIVE_CARD_HANDS.index("royal flush"), [top])
    if top is not None and is_one_suit(cards):
        return (FIVE_CARD_HANDS.index("straight flush"), [top])
    if counts == [4, 1]:
        return (FIVE_CARD_HANDS.index("four-of-a-kind"), ranks)
    if counts == [3, 2]:
        return (FIVE_CARD_HANDS.index("full house"), ranks)
    if is_one_suit(cards):
        return (FIVE_CARD_HANDS.index("flush"), ranks)
    if top is not None:
        return (FIVE_CARD_HANDS.index("straight"), [top])
    if counts == [3, 1, 1]:
        return (FIVE_CARD_HANDS.index("three-of-a-kind"), ranks)
    if counts == [2, 2, 1]:
        return (FIVE_CARD_HANDS.index("two pair"), ranks)
    if counts == [2, 1, 1, 1]:
        return (FIVE_CARD_HANDS.index("pair"), ranks)
    return (FIVE_CARD_HANDS.index("high card"), ranks)


def best_four_card_hand(cards):
    """The best four-card hand that can be formed from the cards. 19:47-27.1, "hand", and 19:47-27.10(d)."""
    best = None
    for four in combinations(cards, 4):
        hand = four_card_hand(list(four))
        if best is None or hand > best:
            best = hand
    return best


def best_five_card_hand(cards):
    """The best five-card hand that can be formed from the cards. 19:47-28.1 and 13:69F-40.1, "hand"; 42.10(e)."""
    best = None
    for five in combinations(cards, 5):
        hand = five_card_hand(list(five))
        if best is None or hand > best:
            best = hand
    return best


# ---------------------------------------------------------------------------------------------------------------------
# Reading the round and writing the answer.
# ---------------------------------------------------------------------------------------------------------------------


def option(round, name, first):
    """What the licensee elected: a string, "none" for nothing, the first allowed value when it is not given."""
    options = round.get("options") or {}
    if name not in options:
        return first
    if options[name] is None:
        return "none"
    return str(options[name])


def made(player, wager):
    """The amount of an opening or side wager, 0 if it was not made. 19:47-20.6, 27.6, 28.6; 13:69F-42.6, 40.6."""
    amount = player["wagers"].get(wager)
    if amount is None:
        return 0
    return int(amount)


def result(wager, staked, outcome, returned):
    """One settled wager; what comes back is a whole number of cents."""
    return {"wager": wager, "staked": staked, "outcome": outcome, "returned": int(returned)}


def settled_player(player, wagers):
    """All settled wagers of one player and what the player is ahead or behind."""
    net = 0
    for wager in wagers:
        net = net + wager["returned"] - wager["staked"]
    return {"seat": player["seat"], "net": net, "wagers": wagers}


# ---------------------------------------------------------------------------------------------------------------------
# Three card poker. 19:47-20 and its bad beat amendment.
# ---------------------------------------------------------------------------------------------------------------------

# 19:47-20.11(a)2
PAIR_PLUS = {
    "A": {"pair": 1, "flush": 4, "straight": 6, "three-of-a-kind": 30, "straight flush": 40},
    "B": {"pair": 1, "flush": 4, "straight": 6, "three-of-a-kind": 33, "straight flush": 35},
    "C": {"pair": 1, "flush": 3, "straight": 6, "three-of-a-kind": 30, "straight flush": 40},
    "D": {"pair": 1, "flush": 3, "straight": 6, "three-of-a-kind": 33, "straight flush": 35},
}

# 19:47-20.11(a)3 and 3i
THREE_CARD_ANTE_BONUS = {
    "standard": {"straight": 1, "three-of-a-kind": 4, "straight flush": 5},
    "f": {"straight": 1, "three-of-a-kind": 5, "straight flush": 6},
}

# 19:47-20.11(a)4
THREE_CARD_BAD_BEAT = {"straight flush": 15000, "three-of-a-kind": 5000, "straight": 100, "flush": 35, "pair": 4}


def settle_three_card_poker(round):
    """Three card poker. 19:47-20.10(b) and (c), 19:47-20.11(a)1 to 4."""
    pair_plus_table = PAIR_PLUS[option(round, "pair_plus", "A")]
    ante_bonus_table = THREE_CARD_ANTE_BONUS[option(round, "ante_bonus", "standard")]

    dealer = three_card_hand(round["dealer"])
    dealer_name = THREE_CARD_HANDS[dealer[0]]
    if dealer_name != "high card":
        qualifies = True
    elif max(dealer[1]) >= QUEEN:
        qualifies = True
    else:
        qualifies = False

    players = []
    for player in round["players"]:
        wagers = []
        hand = three_card_hand(player["cards"])
        name = THREE_CARD_HANDS[hand[0]]
        ante = made(player, "ante")
        pair_plus = made(player, "pair_plus")
        bad_beat = made(player, "bad_beat")
        folded = ante > 0 and player["decisions"] == ["fold"]

        if ante > 0:
            if folded:
                # 20.10(b): the player forfeits the ante wager and ends participation in the round.
                wagers.append(result("ante", ante, "lose", 0))
            else:
                # 20.11(a)3: the bonus needs an ante wager and a play wager, and looks at the player's hand alone.
                bonus = ante * ante_bonus_table.get(name, 0)
                play = ante
                if not qualifies:
                    # 20.11(a)1: automatically paid, and the play wager is returned.
                    wagers.append(result("ante", ante, "win", ante + ante + bonus))
                    wagers.append(result("play", play, "push", play))
                elif hand > dealer:
                    wagers.append(result("ante", ante, "win", ante + ante + bonus))
                    wagers.append(result("play", play, "win", play + play))
                elif hand == dealer:
                    # 20.3(c): a draw.
                    wagers.append(result("ante", ante, "push", ante + bonus))
                    wagers.append(result("play", play, "push", play))
                else:
                    wagers.append(result("ante", ante, "lose", bonus))
                    wagers.append(result("play", play, "lose", 0))

        if pair_plus > 0:
            if folded:
                # 20.10(b): ante and pair plus are both forfeited when no play wager is made.
                wagers.append(result("pair_plus", pair_plus, "lose", 0))
            elif name in pair_plus_table:
                wagers.append(result("pair_plus", pair_plus, "win", pair_plus + pair_plus * pair_plus_table[name]))
            else:
                wagers.append(result("pair_plus", pair_plus, "lose", 0))

        if bad_beat > 0:
            # 20.11(a)4: the rank of the lower ranking hand; 20.10(b): not forfeited by a fold.
            if hand[0] < dealer[0]:
                lower = name
            else:
                lower = dealer_name
            if lower in THREE_CARD_BAD_BEAT:
                wagers.append(result("bad_beat", bad_beat, "win", bad_beat + bad_beat * THREE_CARD_BAD_BEAT[lower]))
            else:
                wagers.append(result("bad_beat", bad_beat, "lose", 0))

        players.append(settled_player(player, wagers))

    return {"dealer": {"qualifies": qualifies}, "players": players, "meter": round.get("meter")}


# ---------------------------------------------------------------------------------------------------------------------
# Four card poker. 19:47-27 and its bad beat amendment.
# ---------------------------------------------------------------------------------------------------------------------

# 19:47-27.11(a)2
FOUR_CARD_ANTE_BONUS = {"four-of-a-kind": 25, "straight flush": 20, "three-of-a-kind": 2}

# 19:47-27.11(a)3
ACES_UP = {
    "I": {
        "four-of-a-kind": 50,
        "straight flush": 40,
        "three-of-a-kind": 9,
        "flush": 6,
        "straight": 4,
        "two pair": 2,
        "pair of aces": 1,
    },
    "II": {
        "four-of-a-kind": 50,
        "straight flush": 40,
        "three-of-a-kind": 7,
        "flush": 6,
        "straight": 5,
        "two pair": 2,
        "pair of aces": 1,
    },
    "III": {
        "four-of-a-kind": 50,
        "straight flush": 30,
        "three-of-a-kind": 9,
        "flush": 6,
        "straight": 4,
        "two pair": 2,
        "pair of aces": 1,
    },
    "IV": {
        "four-of-a-kind": 50,
        "straight flush": 30,
        "three-of-a-kind": 7,
        "flush": 6,
        "straight": 5,
        "two pair": 2,
        "pair of aces": 1,
    },
    "V": {
        "four-of-a-kind": 50,
        "straight flush": 40,
        "three-of-a-kind": 8,
        "flush": 5,
        "straight": 4,
        "two pair": 3,
        "pair of aces": 1,
    },
    "VI": {
        "four-of-a-kind": 50,
        "straight flush": 40,
        "three-of-a-kind": 8,
        "flush": 6,
        "straight": 4,
        "two pair": 2,
        "pair of aces": 1,
    },
    "VII": {
        "four-of-a-kind": 50,
        "straight flush": 40,
        "three-of-a-kind": 7,
        "flush": 5,
        "straight": 4,
        "two pair": 3,
        "pair of aces": 1,
    },
}

# 19:47-27.11(a)4 as it is printed, and as the summary of the amendment has it
FOUR_CARD_BAD_BEAT = {
    "printed": {
        "four-of-a-kind": 25000,
        "straight flush": 10000,
        "three-of-a-kind": 100,
        "straight": 25,
        "flush": 15,
        "two pair": 4,
    },
    "summary": {
        "four-of-a-kind": 25000,
        "straight flush": 10000,
        "three-of-a-kind": 100,
        "flush": 25,
        "straight": 15,
        "two pair": 4,
    },
}


def settle_four_card_poker(round):
    """Four card poker. 19:47-27.10(b) to (e), 19:47-27.11(a)1 to 4."""
    aces_up_table = ACES_UP[option(round, "aces_up", "I")]
    bad_beat_option = option(round, "bad_beat", "printed")

    dealer = best_four_card_hand(round["dealer"])
    dealer_name = FOUR_CARD_HANDS[dealer[0]]

    players = []
    for player in round["players"]:
        wagers = []
        hand = best_four_card_hand(player["cards"])
        name = FOUR_CARD_HANDS[hand[0]]
        ante = made(player, "ante")
        aces_up = made(player, "aces_up")
        bad_beat = made(player, "bad_beat")

        if ante > 0:
            decision = player["decisions"][0]
            if decision == "fold":
                # 27.10(b): the ante wager is forfeited.
                wagers.append(result("ante", ante, "lose", 0))
            else:
                if decision == "1x":
                    play = ante
                elif decision == "2x":
                    play = 2 * ante
                else:
                    play = 3 * ante
                # 27.11(a)2: even when the dealer's hand is better.
                bonus = ante * FOUR_CARD_ANTE_BONUS.get(name, 0)
                if hand > dealer or hand == dealer:
                    # 27.11(a)1: ranked higher or of equal rank.
                    wagers.append(result("ante", ante, "win", ante + ante + bonus))
                    wagers.append(result("play", play, "win", play + play))
                else:
                    wagers.append(result("ante", ante, "lose", bonus))
                    wagers.append(result("play", play, "lose", 0))

        if aces_up > 0:
            # 27.11(a)3: regardless of the dealer's hand; 27.10(b): not forfeited by a fold.
            line = name
            if name == "pair" and hand[1][0] == ACE:
                line = "pair of aces"
            if line in aces_up_table:
                wagers.append(result("aces_up", aces_up, "win", aces_up + aces_up * aces_up_table[line]))
            else:
                wagers.append(result("aces_up", aces_up, "lose", 0))

        if bad_beat > 0:
            # 27.11(a)4: the rank of the lower ranking hand; 27.10(b): not forfeited by a fold.
            bad_beat_table = FOUR_CARD_BAD_BEAT[bad_beat_option]
            if hand[0] < dealer[0]:
                lower = name
            else:
                lower = dealer_name
            if lower in bad_beat_table:
                wagers.append(result("bad_beat", bad_beat, "win", bad_beat + bad_beat * bad_beat_table[lower]))
            else:
                wagers.append(result("bad_beat", bad_beat, "lose", 0))

        players.append(settled_player(player, wagers))

    return {"dealer": {"qualifies": None}, "players": players, "meter": round.get("meter")}


# ---------------------------------------------------------------------------------------------------------------------
# Texas hold 'em bonus poker. 19:47-28 and its progressive amendment.
# ---------------------------------------------------------------------------------------------------------------------

# 19:47-28.11(f): dollars; the royal flush and the straight flush are shares of the meter
TEXAS_PROGRESSIVE = {"four-of-a-kind": 500, "full house": 100, "flush": 50}

# 19:47-28.11(g): dollars, and whether the award is marked (M)
TEXAS_PROGRESSIVE_LESSER = {
    "A": {"straight": (10, False), "three-of-a-kind": (3, False), "two pair": (2, False)},
    "B": {"straight": (10, True), "three-of-a-kind": (5, False)},
    "C": {"straight": (10, True), "three-of-a-kind": (3, False), "two pair": (2, False)},
    "D": {"straight": (10, True), "three-of-a-kind": (5, False), "two pair": (2, False)},
    "none": {},
    "off": {},
}


def texas_two_card_bonus(cards, dealer, thousand_line):
    """What the bonus wager is paid to 1 for two cards, 0 for nothing. 19:47-28.11(c)."""
    high = max(rank_of(cards[0]), rank_of(cards[1]))
    low = min(rank_of(cards[0]), rank_of(cards[1]))
    suited = suit_of(cards[0]) == suit_of(cards[1])
    if high == ACE and low == ACE:
        if thousand_line and rank_of(dealer[0]) == ACE and rank_of(dealer[1]) == ACE:
            return 1000
        return 30
    if high == ACE and low == KING and suited:
        return 25
    if high == ACE and low in (QUEEN, JACK) and suited:
        return 20
    if high == ACE and low == KING:
        return 15
    if high == low and high in (KING, QUEEN, JACK):
        return 10
    if high == ACE and low in (QUEEN, JACK):
        return 5
    if high == low:
        return 3
    return 0


def texas_progressive_awards(round):
    """What each seat's progressive payout wager is awarded in cents, and the meter after it. 19:47-28.11(f) to (i)."""
    meter = round.get("meter")
    rate = Fraction(option(round, "rate", "70"))
    reset = int(option(round, "reset", "1000000"))
    lesser = TEXAS_PROGRESSIVE_LESSER[option(round, "progressive", "A")]

    # (h): the rate of progression, on every progressive payout wager of the round.
    if meter is not None:
        all_wagers = 0
        for player in round["players"]:
            all_wagers = all_wagers + made(player, "progressive")
        meter = meter + int(all_wagers * rate / 100)

    names = {}
    for player in round["players"]:
        if made(player, "progressive") > 0:
            # 28.1: the player's own two cards with the three of the flop; a fold does not matter.
            hand = five_card_hand(player["cards"] + round["community"][:3])
            names[player["seat"]] = FIVE_CARD_HANDS[hand[0]]

    royals = 0
    for seat in names:
        if names[seat] == "royal flush":
            royals = royals + 1

    awards = {}
    share = None
    # 28.10(h): from the dealer's far right, counterclockwise.
    for seat in sorted(names, reverse=True):
        name = names[seat]
        if name == "royal flush":
            # (i): the meter standing when the first royal flush is due, shared equally.
            if meter is None:
                awards[seat] = 0
            else:
                if share is None:
                    share = meter // royals
                    meter = reset + (meter - share * royals)
                awards[seat] = share
        elif name == "straight flush":
            # (i): the meter when it is this player's turn.
            if meter is None:
                awards[seat] = 0
            else:
                awards[seat] = meter * 10 // 100
                meter = meter - awards[seat]
        elif name in TEXAS_PROGRESSIVE:
            awards[seat] = TEXAS_PROGRESSIVE[name] * 100
            if meter is not None:
                meter = max(0, meter - awards[seat])
        elif name in lesser:
            dollars, marked = lesser[name]
            awards[seat] = dollars * 100
            if marked and meter is not None:
                meter = max(0, meter - awards[seat])
        else:
            awards[seat] = 0
    return awards, meter


def settle_texas_hold_em_bonus(round):
    """Texas hold 'em bonus poker. 19:47-28.10(a) and (h), 19:47-28.11."""
    ante_pays = option(round, "ante_pays", "flush")
    thousand_line = option(round, "bonus", "on") == "on"
    awards, meter = texas_progressive_awards(round)

    players = []
    for player in round["players"]:
        wagers = []
        ante = made(player, "ante")
        bonus = made(player, "bonus")
        progressive = made(player, "progressive")

        if player["decisions"][0] == "fold":
            # 28.10(a): the ante wager is forfeited.
            wagers.append(result("ante", ante, "lose", 0))
        else:
            dealer = best_five_card_hand(round["dealer"] + round["community"])
            hand = best_five_card_hand(player["cards"] + round["community"])
            # 28.1: the flop wager is twice the ante, the turn and river wagers are each equal to it.
            others = [("flop", 2 * ante)]
            if player["decisions"][1] == "1x":
                others.append(("turn", ante))
            if player["decisions"][2] == "1x":
                others.append(("river", ante))
            if hand > dealer:
                if hand[0] >= FIVE_CARD_HANDS.index(ante_pays):
                    wagers.append(result("ante", ante, "win", ante + ante))
                else:
                    wagers.append(result("ante", ante, "push", ante))
                for wager, staked in others:
                    wagers.append(result(wager, staked, "win", staked + staked))
            elif hand == dealer:
                wagers.append(result("ante", ante, "push", ante))
                for wager, staked in others:
                    wagers.append(result(wager, staked, "push", staked))
            else:
                wagers.append(result("ante", ante, "lose", 0))
                for wager, staked in others:
                    wagers.append(result(wager, staked, "lose", 0))

        if bonus > 0:
            # 28.10(h)4i: without regard to the outcome of any other wager.
            odds = texas_two_card_bonus(player["cards"], round["dealer"], thousand_line)
            if odds > 0:
                wagers.append(result("bonus", bonus, "win", bonus + bonus * odds))
            else:
                wagers.append(result("bonus", bonus, "lose", 0))

        if progressive > 0:
            # 28.10(h)4ii
            award = awards[player["seat"]]
            if award > 0:
                wagers.append(result("progressive", progressive, "win", award))
            else:
                wagers.append(result("progressive", progressive, "lose", 0))

        players.append(settled_player(player, wagers))

    return {"dealer": {"qualifies": None}, "players": players, "meter": meter}


# ---------------------------------------------------------------------------------------------------------------------
# Caribbean stud poker. 19:47-16.
# ---------------------------------------------------------------------------------------------------------------------

# 19:47-16.12, the bet wager
CARIBBEAN_BET = {
    "royal flush": 100,
    "straight flush": 50,
    "four-of-a-kind": 20,
    "full house": 7,
    "flush": 5,
    "straight": 4,
    "three-of-a-kind": 3,
    "two pair": 2,
    "pair": 1,
    "high card": 1,
}

# 19:47-16.12(e): dollars; the royal flush and the straight flush are shares of the meter
CARIBBEAN_PROGRESSIVE = {"four-of-a-kind": 500, "full house": 100, "flush": 50}


def caribbean_progressive_awards(round):
    """What each seat's progressive payout wager is awarded in cents, and the meter after it. 19:47-16.12(e) to (g)."""
    meter = round.get("meter")
    rate = Fraction(option(round, "rate", "70"))
    reset = int(option(round, "reset", "1000000"))

    # (f): the rate of progression, on every progressive payout wager of the round, also of a player who folds.
    if meter is not None:
        all_wagers = 0
        for player in round["players"]:
            all_wagers = all_wagers + made(player, "progressive")
        meter = meter + int(all_wagers * rate / 100)

    names = {}
    for player in round["players"]:
        if made(player, "progressive") > 0:
            if player["decisions"][0] == "fold" and option(round, "progressive_after_fold", "lost") == "lost":
                names[player["seat"]] = "folded"
            else:
                names[player["seat"]] = FIVE_CARD_HANDS[five_card_hand(player["cards"])[0]]

    royals = 0
    for seat in names:
        if names[seat] == "royal flush":
            royals = royals + 1

    awards = {}
    share = None
    for seat in sorted(names, reverse=True):
        name = names[seat]
        if name == "royal flush":
            # (g): the meter standing when the first royal flush is due, shared equally.
            if meter is None:
                awards[seat] = 0
            else:
                if share is None:
                    share = meter // royals
                    meter = reset + (meter - share * royals)
                awards[seat] = share
        elif name == "straight flush":
            # (g): the meter when it is this player's turn.
            if meter is None:
                awards[seat] = 0
            else:
                awards[seat] = meter * 10 // 100
                meter = meter - awards[seat]
        elif name in CARIBBEAN_PROGRESSIVE:
            awards[seat] = CARIBBEAN_PROGRESSIVE[name] * 100
            if meter is not None:
                meter = max(0, meter - awards[seat])
        else:
            awards[seat] = 0
    return awards, meter


def settle_caribbean_stud(round):
    """Caribbean stud poker. 19:47-16.12, with the settlement of the other states' text of the same game."""
    payout_limit = option(round, "payout_limit", "none")
    awards, meter = caribbean_progressive_awards(round)

    dealer = five_card_hand(round["dealer"])
    if FIVE_CARD_HANDS[dealer[0]] != "high card":
        qualifies = True
    elif ACE in dealer[1] and KING in dealer[1]:
        qualifies = True
    else:
        qualifies = False

    players = []
    for player in round["players"]:
        wagers = []
        hand = five_card_hand(player["cards"])
        name = FIVE_CARD_HANDS[hand[0]]
        ante = made(player, "ante")
        progressive = made(player, "progressive")

        if player["decisions"][0] == "fold":
            wagers.append(result("ante", ante, "lose", 0))
        else:
            bet = 2 * ante
            if not qualifies:
                wagers.append(result("ante", ante, "win", ante + ante))
                wagers.append(result("bet", bet, "push", bet))
            elif hand > dealer:
                winnings = bet * CARIBBEAN_BET[name]
                if payout_limit != "none" and winnings > int(payout_limit):
                    winnings = int(payout_limit)
                wagers.append(result("ante", ante, "win", ante + ante))
                wagers.append(result("bet", bet, "win", bet + winnings))
            elif hand == dealer:
                wagers.append(result("ante", ante, "push", ante))
                wagers.append(result("bet", bet, "push", bet))
            else:
                wagers.append(result("ante", ante, "lose", 0))
                wagers.append(result("bet", bet, "lose", 0))

        if progressive > 0:
            # Paid whether or not the dealer qualifies and whoever wins; a folded hand has been collected.
            award = awards[player["seat"]]
            if award > 0:
                wagers.append(result("progressive", progressive, "win", award))
            else:
                wagers.append(result("progressive", progressive, "lose", 0))

        players.append(settled_player(player, wagers))

    return {"dealer": {"qualifies": qualifies}, "players": players, "meter": meter}


# ---------------------------------------------------------------------------------------------------------------------
# Hold 'em 3 bonus. 13:69F-42.
# ---------------------------------------------------------------------------------------------------------------------

# 13:69F-42.11(c)i: a turn/river wager equal to the flop wager. ("$", n) is n dollars, a plain number is odds to 1.
BLIND_1X = {
    "A": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 1000,
        "straight flush": 40,
        "four-of-a-kind": 10,
        "full house": 4,
        "flush": 3,
        "straight": 2,
        "three-of-a-kind": 1,
    },
    "B": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 500,
        "straight flush": 50,
        "four-of-a-kind": 10,
        "full house": 4,
        "flush": 3,
        "straight": 2,
        "three-of-a-kind": 1,
    },
    "C": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 200,
        "straight flush": 50,
        "four-of-a-kind": 10,
        "full house": 4,
        "flush": 3,
        "straight": 2,
        "three-of-a-kind": 1,
    },
    "D": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 200,
        "straight flush": 25,
        "four-of-a-kind": 10,
        "full house": 4,
        "flush": 3,
        "straight": 2,
        "three-of-a-kind": 1,
    },
    "E": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 200,
        "straight flush": 25,
        "four-of-a-kind": 10,
        "full house": 4,
        "flush": 3,
        "straight": 2,
    },
    "F": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 500,
        "straight flush": 100,
        "four-of-a-kind": 20,
        "full house": 4,
        "flush": 3,
        "straight": 2,
    },
    "G": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 1000,
        "straight flush": 100,
        "four-of-a-kind": 20,
        "full house": 4,
        "flush": 3,
        "straight": 2,
    },
    "H": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 200,
        "straight flush": 100,
        "four-of-a-kind": 20,
        "full house": 4,
        "flush": 3,
        "straight": 2,
    },
    "I": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 200,
        "straight flush": 50,
        "four-of-a-kind": 20,
        "full house": 4,
        "flush": 3,
        "straight": 2,
    },
    "J": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 200,
        "straight flush": 50,
        "four-of-a-kind": 25,
        "full house": 3,
        "flush": 2,
        "straight": 1,
    },
    "K": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 200,
        "straight flush": 50,
        "four-of-a-kind": 20,
        "full house": 4,
        "flush": 2,
        "straight": 1,
    },
}

# 13:69F-42.11(c)ii: a turn/river wager of double the flop wager
BLIND_2X = {
    "A": {
        "royal flush": 500,
        "straight flush": 50,
        "four-of-a-kind": 10,
        "full house": 4,
        "flush": 2,
        "straight": 1,
    },
    "B": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 500,
        "straight flush": 50,
        "four-of-a-kind": 10,
        "full house": 4,
        "flush": 2,
        "straight": 1,
    },
    "C": {
        "7-card royal flush": ("$", 25000),
        "7-card straight flush": ("$", 10000),
        "royal flush": 250,
        "straight flush": 50,
        "four-of-a-kind": 10,
        "full house": 4,
        "flush": 2,
        "straight": 1,
    },
}

# 13:69F-42.11(d)
THREE_CARD_BONUS = {
    "A": {
        "3-card royal": 100,
        "straight flush": 50,
        "three-of-a-kind": 30,
        "straight": 5,
        "flush": 4,
        "pair": 1,
    },
    "B": {
        "3-card royal": 100,
        "straight flush": 40,
        "three-of-a-kind": 30,
        "straight": 5,
        "flush": 4,
        "pair": 1,
    },
    "C": {
        "3-card royal": 50,
        "straight flush": 40,
        "three-of-a-kind": 30,
        "straight": 6,
        "flush": 3,
        "pair": 1,
    },
    "D": {
        "3-card royal": 100,
        "straight flush": 40,
        "three-of-a-kind": 30,
        "straight": 6,
        "flush": 3,
        "pair": 1,
    },
}

# 13:69F-42.11(e)
SIX_CARD_BONUS = {
    "A": {
        "6-card royal diamonds": ("$", 1000000),
        "6-card royal other": ("$", 100000),
        "royal flush": 1000,
        "straight flush": 200,
        "four-of-a-kind": 50,
        "full house": 20,
        "flush": 15,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "B": {
        "6-card royal diamonds": ("$", 1000000),
        "6-card royal other": ("$", 100000),
        "royal flush": 1000,
        "straight flush": 250,
        "four-of-a-kind": 100,
        "full house": 25,
        "flush": 20,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "C": {
        "6-card royal diamonds": ("$", 1000000),
        "6-card royal other": ("$", 100000),
        "royal flush": 1000,
        "straight flush": 500,
        "four-of-a-kind": 100,
        "full house": 25,
        "flush": 15,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "D": {
        "6-card royal diamonds": ("$", 1000000),
        "6-card royal other": ("$", 100000),
        "royal flush": 1000,
        "straight flush": 200,
        "four-of-a-kind": 50,
        "full house": 25,
        "flush": 20,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "E": {
        "6-card royal diamonds": ("$", 1000000),
        "6-card royal other": ("$", 100000),
        "royal flush": 1000,
        "straight flush": 200,
        "four-of-a-kind": 50,
        "full house": 25,
        "flush": 15,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "F": {
        "6-card royal diamonds": ("$", 1000000),
        "6-card royal other": ("$", 100000),
        "royal flush": 1000,
        "straight flush": 250,
        "four-of-a-kind": 50,
        "full house": 25,
        "flush": 20,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "G": {
        "royal flush": 500,
        "straight flush": 250,
        "four-of-a-kind": 100,
        "full house": 25,
        "flush": 20,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "H": {
        "royal flush": 500,
        "straight flush": 250,
        "four-of-a-kind": 100,
        "full house": 25,
        "flush": 20,
        "straight": 10,
        "three-of-a-kind": 4,
    },
    "I": {
        "royal flush": 1000,
        "straight flush": 500,
        "four-of-a-kind": 200,
        "full house": 20,
        "flush": 15,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "J": {
        "royal flush": 250,
        "straight flush": 100,
        "four-of-a-kind": 50,
        "full house": 25,
        "flush": 20,
        "straight": 10,
        "three-of-a-kind": 5,
    },
    "K": {
        "royal flush": 1000,
        "straight flush": 200,
        "four-of-a-kind": 50,
        "full house": 25,
        "flush": 20,
        "straight": 10,
        "three-of-a-kind": 5,
    },
}


def line_winnings(line, table, wager):
    """What one line of a pay table wins in cents for a wager, 0 if it is not there. 13:69F-42.11(c) and (e)."""
    if line not in table:
        return 0
    if isinstance(table[line], tuple):
        dollars = table[line][1]
        return dollars * 100
    return table[line] * wager


def blind_bonus_winnings(cards, table, wager):
    """The highest single payout of the seven cards, whether odds or a fixed amount. 13:69F-42.5(d), 42.11(c), and
    13:69E-1.13BB(b)4iv.
    """
    highest = 0
    top = top_of_sequence(cards)
    if top is not None and is_one_suit(cards):
        if top == ACE:
            highest = max(highest, line_winnings("7-card royal flush", table, wager))
        else:
            highest = max(highest, line_winnings("7-card straight flush", table, wager))
    for five in combinations(cards, 5):
        name = FIVE_CARD_HANDS[five_card_hand(list(five))[0]]
        highest = max(highest, line_winnings(name, table, wager))
    return highest


def six_card_bonus_winnings(cards, table, wager):
    """The highest single payout of the player's three and the dealer's three cards. 13:69F-42.5(f), 42.11(e)."""
    highest = 0
    if top_of_sequence(cards) == ACE and is_one_suit(cards):
        if suit_of(cards[0]) == "d":
            highest = max(highest, line_winnings("6-card royal diamonds", table, wager))
        else:
            highest = max(highest, line_winnings("6-card royal other", table, wager))
    for five in combinations(cards, 5):
        name = FIVE_CARD_HANDS[five_card_hand(list(five))[0]]
        highest = max(highest, line_winnings(name, table, wager))
    return highest


def three_card_bonus_winnings(cards, table, wager):
    """What the player's three cards win. 13:69F-42.5(e), 42.11(d)."""
    hand = three_card_hand(cards)
    name = THREE_CARD_HANDS[hand[0]]
    if name == "straight flush" and hand[1] == [ACE]:
        name = "3-card royal"
    if name in table:
        return wager * table[name]
    return 0


def settle_hold_em_3_bonus(round):
    """Hold 'em 3 bonus. 13:69F-42.10(a) to (e), 13:69F-42.11(b) to (f)."""
    blind_1x = BLIND_1X[option(round, "blind_1x", "A")]
    blind_2x = BLIND_2X[option(round, "blind_2x", "A")]
    three_card_option = option(round, "three_card_bonus", "A")
    six_card_option = option(round, "six_card_bonus", "A")
    aggregate_limit = option(round, "aggregate_limit", "none")

    players = []
    for player in round["players"]:
        blind = made(player, "blind_bonus")
        flop = made(player, "flop")
        three_card_bonus = made(player, "three_card_bonus")
        six_card_bonus = made(player, "six_card_bonus")
        decision = player["decisions"][0]

        if aggregate_limit == "none":
            left = None
        else:
            left = int(aggregate_limit)

        # 42.10(a): the 3 card bonus is settled before any community card is revealed.
        three_card_result = None
        if three_card_bonus > 0:
            winnings = three_card_bonus_winnings(player["cards"], THREE_CARD_BONUS[three_card_option], three_card_bonus)
            if winnings > 0:
                if left is not None:
                    winnings = min(winnings, left)
                    left = left - winnings
                three_card_result = result("three_card_bonus", three_card_bonus, "win", three_card_bonus + winnings)
            else:
                three_card_result = result("three_card_bonus", three_card_bonus, "lose", 0)

        wagers = []
        if decision == "fold":
            # 42.10(b)1: the blind bonus wager and the flop wager are lost.
            wagers.append(result("blind_bonus", blind, "lose", 0))
            wagers.append(result("flop", flop, "lose", 0))
        else:
            dealer = best_five_card_hand(round["dealer"] + round["community"])
            hand = best_five_card_hand(player["cards"] + round["community"])
            # 42.11(c): the pay table is chosen by the amount of the turn/river wager.
            if decision == "2x":
                turn_river = 2 * flop
                table = blind_2x
            else:
                turn_river = flop
                table = blind_1x
            winnings = blind_bonus_winnings(player["cards"] + round["community"], table, blind)
            qualifies_for_blind = winnings > 0
            if qualifies_for_blind and left is not None:
                # 42.11(f)
                winnings = min(winnings, left)
                left = left - winnings

            if hand < dealer and not qualifies_for_blind:
                # 42.10(e)1
                wagers.append(result("blind_bonus", blind, "lose", 0))
                wagers.append(result("flop", flop, "lose", 0))
                wagers.append(result("turn_river", turn_river, "lose", 0))
            elif hand < dealer and qualifies_for_blind:
                # 42.10(e)2
                wagers.append(result("blind_bonus", blind, "win", blind + winnings))
                wagers.append(result("flop", flop, "lose", 0))
                wagers.append(result("turn_river", turn_river, "lose", 0))
            elif hand > dealer and not qualifies_for_blind:
                # 42.10(e)3
                wagers.append(result("blind_bonus", blind, "push", blind))
                wagers.append(result("flop", flop, "win", flop + flop))
                wagers.append(result("turn_river", turn_river, "win", turn_river + turn_river))
            elif hand > dealer and qualifies_for_blind:
                # 42.10(e)3
                wagers.append(result("blind_bonus", blind, "win", blind + winnings))
                wagers.append(result("flop", flop, "win", flop + flop))
                wagers.append(result("turn_river", turn_river, "win", turn_river + turn_river))
            elif not qualifies_for_blind:
                # 42.10(e)4
                wagers.append(result("blind_bonus", blind, "push", blind))
                wagers.append(result("flop", flop, "push", flop))
                wagers.append(result("turn_river", turn_river, "push", turn_river))
            else:
                # 42.10(e)4
                wagers.append(result("blind_bonus", blind, "win", blind + winnings))
                wagers.append(result("flop", flop, "push", flop))
                wagers.append(result("turn_river", turn_river, "push", turn_river))

        if three_card_result is not None:
            wagers.append(three_card_result)

        if six_card_bonus > 0:
            # 42.10(e)5 and (b)1: without regard to any other wager, also after a fold.
            winnings = six_card_bonus_winnings(
                player["cards"] + round["dealer"], SIX_CARD_BONUS[six_card_option], six_card_bonus
            )
            if winnings > 0:
                wagers.append(result("six_card_bonus", six_card_bonus, "win", six_card_bonus + winnings))
            else:
                wagers.append(result("six_card_bonus", six_card_bonus, "lose", 0))

        players.append(settled_player(player, wagers))

    return {"dealer": {"qualifies": None}, "players": players, "meter": round.get("meter")}


# ---------------------------------------------------------------------------------------------------------------------
# Premium Hold 'Em. 13:69F-40.
# ---------------------------------------------------------------------------------------------------------------------

# 13:69F-40.11(c)
JACKS_UP = {
    "royal flush": 50,
    "straight flush": 30,
    "four-of-a-kind": 10,
    "full house": 6,
    "flush": 4,
    "straight": 3,
    "three-of-a-kind": 2,
    "two pair, jacks up": 1,
}

# 13:69F-40.11(d)
XTRA_BONUS = {
    "royal flush": Fraction(500),
    "straight flush": Fraction(100),
    "four-of-a-kind": Fraction(10),
    "full house": Fraction(3),
    "flush": Fraction(3, 2),
    "straight": Fraction(1),
}

# 13:69F-40.11(e): wheel position -> (player pay, community pay) in dollars
BONUS_SPIN = {
    "progressive-5": {
        1: ("jackpot", 0),
        4: (5000, 0),
        7: (2500, 0),
        10: (1000, 0),
        6: (250, 100),
        12: (500, 0),
        3: (100, 50),
        11: (100, 0),
        9: (40, 15),
        8: (60, 0),
        5: (50, 0),
        2: (40, 0),
    },
    "fixed-5": {
        1: ("fixed prize", 0),
        4: (10000, 0),
        7: (5000, 0),
        10: (1000, 0),
        6: (250, 100),
        12: (500, 0),
        3: (100, 50),
        11: (100, 0),
        9: (40, 15),
        8: (65, 0),
        5: (60, 0),
        2: (50, 0),
    },
    "progressive-1": {
        1: ("jackpot", 0),
        4: (1000, 0),
        7: (500, 0),
        3: (100, 25),
        9: (75, 15),
        12: (60, 0),
        11: (50, 0),
        8: (40, 0),
        6: (25, 3),
        10: (15, 0),
        5: (10, 0),
        2: (5, 0),
    },
    "fixed-1": {
        1: ("fixed prize", 0),
        4: (1000, 0),
        7: (500, 0),
        10: (200, 0),
        3: (100, 25),
        11: (75, 0),
        9: (50, 10),
        12: (25, 0),
        6: (20, 3),
        8: (15, 0),
        5: (10, 0),
        2: (5, 0),
    },
}

# 13:69F-40.11(e): the seeds named under the two progressive tables, in dollars
BONUS_SPIN_SEED = {"progressive-5": 10000, "progressive-1": 5000}


def jacks_up_odds(hand):
    """What a jacks up wager is paid to 1 for a five-card hand, 0 for nothing. 13:69F-40.11(c)."""
    name = FIVE_CARD_HANDS[hand[0]]
    if name == "two pair":
        if hand[1][0] >= JACK:
            return JACKS_UP["two pair, jacks up"]
        return 0
    if name in JACKS_UP:
        return JACKS_UP[name]
    return 0


def bonus_spin_awards(round):
    """What each seat's Bonus Spin wager is paid in cents, and the meter after it. 13:69F-40.10(g)1, (h), 40.11(e)."""
    bonus_spin = option(round, "bonus_spin", "off")
    meter = round.get("meter")
    awards = {}
    if bonus_spin not in BONUS_SPIN:
        return awards, meter
    table = BONUS_SPIN[bonus_spin]

    all_wagers = 0
    for player in round["players"]:
        if made(player, "bonus_spin") > 0:
            awards[player["seat"]] = 0
            all_wagers = all_wagers + made(player, "bonus_spin")
    if bonus_spin in BONUS_SPIN_SEED and meter is not None:
        # The progressive tables take a 7% contribution.
        meter = meter + all_wagers * 7 // 100

    wheel = list(round.get("wheel") or [])
    for player in sorted(round["players"], key=lambda player: player["seat"]):
        if player["seat"] in awards and is_one_suit(player["cards"]):
            player_pay, community_pay = table[int(wheel.pop(0))]
            if player_pay == "jackpot":
                if meter is not None:
                    awards[player["seat"]] = awards[player["seat"]] + meter
                    meter = BONUS_SPIN_SEED[bonus_spin] * 100
            elif player_pay == "fixed prize":
                fixed_prize = option(round, "fixed_prize", "none")
                if fixed_prize != "none":
                    awards[player["seat"]] = awards[player["seat"]] + int(fixed_prize)
            else:
                awards[player["seat"]] = awards[player["seat"]] + player_pay * 100
            for seat in awards:
                if seat != player["seat"]:
                    awards[seat] = awards[seat] + community_pay * 100
    return awards, meter


def settle_premium_hold_em(round):
    """Premium Hold 'Em. 13:69F-40.10(b) to (h), 13:69F-40.11(b) to (e)."""
    ante_nonqualifying = option(round, "ante_nonqualifying", "printed")
    awards, meter = bonus_spin_awards(round)

    dealer = best_five_card_hand(round["dealer"] + round["community"])
    dealer_name = FIVE_CARD_HANDS[dealer[0]]
    # 40.10(g)3iii and iv: at least one pair of threes.
    if dealer_name == "high card":
        qualifies = False
    elif dealer_name == "pair" and dealer[1][0] < 3:
        qualifies = False
    else:
        qualifies = True

    players = []
    for player in round["players"]:
        wagers = []
        hand = best_five_card_hand(player["cards"] + round["community"])
        name = FIVE_CARD_HANDS[hand[0]]
        ante = made(player, "ante")
        xtra = made(player, "xtra_bonus")
        player_bonus = made(player, "player_bonus")
        dealer_bonus = made(player, "dealer_bonus")
        bonus_spin = made(player, "bonus_spin")

        # 40.10(b) and (d): the last decision is the one that folds or places the play wager.
        decision = player["decisions"][-1]
        if decision == "fold":
            wagers.append(result("ante", ante, "lose", 0))
            wagers.append(result("xtra_bonus", xtra, "lose", 0))
        else:
            if decision == "3x":
                play = 3 * ante
            elif decision == "2x":
                play = 2 * ante
            else:
                play = ante
            if dealer > hand:
                # 40.10(g)3i and 4i
                if ante_nonqualifying == "push" and not qualifies:
                    wagers.append(result("ante", ante, "push", ante))
                else:
                    wagers.append(result("ante", ante, "lose", 0))
                wagers.append(result("xtra_bonus", xtra, "lose", 0))
                wagers.append(result("play", play, "lose", 0))
            elif dealer == hand:
                # 40.10(g)3ii and 4ii
                wagers.append(result("ante", ante, "push", ante))
                wagers.append(result("xtra_bonus", xtra, "push", xtra))
                wagers.append(result("play", play, "push", play))
            else:
                # 40.10(g)3iii and iv
                if qualifies:
                    wagers.append(result("ante", ante, "win", ante + ante))
                else:
                    wagers.append(result("ante", ante, "push", ante))
                # 40.11(d): must beat the dealer's hand; trips or less is a push.
                if name in XTRA_BONUS:
                    wagers.append(result("xtra_bonus", xtra, "win", xtra + xtra * XTRA_BONUS[name]))
                else:
                    wagers.append(result("xtra_bonus", xtra, "push", xtra))
                # 40.10(g)4iii
                wagers.append(result("play", play, "win", play + play))

        if player_bonus > 0:
            # 40.10(g)2 and (d)2i: resolved also after a fold.
            odds = jacks_up_odds(hand)
            if odds > 0:
                wagers.append(result("player_bonus", player_bonus, "win", player_bonus + player_bonus * odds))
            else:
                wagers.append(result("player_bonus", player_bonus, "lose", 0))

        if dealer_bonus > 0:
            # 40.10(g)2 and (d)2i
            odds = jacks_up_odds(dealer)
            if odds > 0:
                wagers.append(result("dealer_bonus", dealer_bonus, "win", dealer_bonus + dealer_bonus * odds))
            else:
                wagers.append(result("dealer_bonus", dealer_bonus, "lose", 0))

        if bonus_spin > 0:
            # 40.10(a)3: the wager itself was collected before the deal.
            award = awards[player["seat"]]
            if award > 0:
                wagers.append(result("bonus_spin", bonus_spin, "win", award))
            else:
                wagers.append(result("bonus_spin", bonus_spin, "lose", 0))

        players.append(settled_player(player, wagers))

    return {"dealer": {"qualifies": qualifies}, "players": players, "meter": meter}


# ---------------------------------------------------------------------------------------------------------------------


def settle(round):
    """Settle one fully specified round of any of the six games: 19:47-16, 20, 27 and 28; 13:69F-40 and 42."""
    game = round["game"]
    if game == "three-card-poker":
        return settle_three_card_poker(round)
    if game == "four-card-poker":
        return settle_four_card_poker(round)
    if game == "texas-hold-em-bonus":
        return settle_texas_hold_em_bonus(round)
    if game == "caribbean-stud":
        return settle_caribbean_stud(round)
    if game == "hold-em-3-bonus":
        return settle_hold_em_3_bonus(round)
    if game == "premium-hold-em":
        return settle_premium_hold_em(round)
    raise ValueError("no such game: " + str(game))
