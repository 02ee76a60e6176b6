"""A round in a file: every slip is refused with one clear error, whatever it is."""

import json

import pytest

from croupier.cli.errors import InputRefused
from croupier.cli.round_file import read_round
from tests.cli.calling import refusal

PLAYER = {"seat": 1, "cards": ["Kh", "Qd", "9s"], "wagers": {"ante": 500, "pair_plus": 500}, "decisions": ["1x"]}
ROUND = {"game": "three-card-poker", "dealer": ["Qs", "7c", "4d"], "players": [PLAYER]}
TEXAS = {
    "game": "texas-hold-em-bonus",
    "dealer": ["2c", "3d"],
    "community": ["As", "Kd", "Qh", "Jc", "9s"],
    "players": [{"seat": 1, "cards": ["8h", "8d"], "wagers": {"ante": 500}, "decisions": ["2x", "check", "1x"]}],
}


def written(**parts):
    """The round with these parts, as bytes."""
    return json.dumps(ROUND | parts).encode()


def player(**parts):
    """The round with these parts of its one player."""
    return written(players=[PLAYER | parts])


def players(*several):
    hands = [["Kh", "Qd", "9s"], ["Ks", "Qh", "9d"]]
    return written(players=[PLAYER | {"cards": cards} | parts for cards, parts in zip(hands, several, strict=True)])


def without(name):
    return json.dumps({key: value for key, value in ROUND.items() if key != name}).encode()


def texas(**parts):
    return json.dumps(TEXAS | parts).encode()


def amount(value):
    """The round with an ante that is written so."""
    return json.dumps(ROUND).replace('"ante": 500', f'"ante": {value}').encode()


VALID = json.dumps(ROUND).encode()
TWICE = VALID.replace(b'"seat": 1', b'"seat": 1, "seat": 2')
DEEP = VALID[:-1] + b', "options": {"pair_plus": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}"

REFUSED = [
    # What is no JSON, or no round
    ("bad-json", "an empty file", b""),
    ("bad-json", "blanks", b" \n\t"),
    ("bad-json", "truncated", VALID[:-1]),
    ("bad-json", "truncated within a word", VALID[:40]),
    ("bad-json", "two documents", VALID + VALID),
    ("bad-json", "invalid utf-8", VALID.replace(b"Kh", b"\xff\xfe")),
    ("bad-json", "utf-16", json.dumps(ROUND).encode("utf-16")),
    ("bad-json", "a comma too many", VALID[:-1] + b",}"),
    ("bad-json", "a key twice", TWICE),
    ("bad-json", "nested too deeply", DEEP),
    ("bad-json", "a number too long to read", amount("9" * 5_000)),
    ("bad-round", "null", b"null"),
    ("bad-round", "an array", b"[]"),
    ("bad-round", "a number", b"500"),
    ("bad-round", "a text", b'"three-card-poker"'),
    ("bad-round", "an empty object", b"{}"),
    ("bad-round", "an unknown key", written(stake=500)),
    ("bad-round", "an unknown key of a player", player(name="Ann")),
    ("bad-round", "no game", without("game")),
    ("bad-round", "no dealer", without("dealer")),
    ("bad-round", "no players", without("players")),
    ("bad-round", "players that are none", written(players=[])),
    ("bad-round", "players of a wrong type", written(players={"1": PLAYER})),
    ("bad-round", "a game of a wrong type", written(game=3)),
    ("bad-round", "options of a wrong type", written(options=["A"])),
    ("bad-round", "decisions of a wrong type", player(decisions="1x")),
    ("bad-round", "cards of a wrong type", player(cards="KhQd9s")),
    ("bad-round", "a card of a wrong type", player(cards=["Kh", "Qd", 9])),
    ("bad-round", "wagers of a wrong type", player(wagers=[500])),
    ("bad-round", "a seat of a wrong type", player(seat="1")),
    ("bad-round", "a seat that is a fraction", player(seat=1.0)),
    ("bad-round", "a meter of a wrong type", written(meter="1000")),
    ("bad-round", "a meter that is a fraction", written(meter=0.5)),
    ("bad-round", "a wheel of a wrong type", written(wheel=["1"])),
    ("bad-round", "expose of a wrong type", player(expose=1)),
    # Games and options
    ("unknown-game", "an unknown game", written(game="baccarat")),
    ("unknown-option", "an unknown option", written(options={"color": "blue"})),
    ("option-value", "an unknown value", written(options={"pair_plus": "E"})),
    ("option-value", "a value of a wrong type", written(options={"pair_plus": ["A"]})),
    ("option-value", "a value that is no number", b'{"options":{"pair_plus":NaN},' + VALID[1:]),
    ("options-exclude", "options that exclude each other", written(options={"ante_bonus": "f"})),
    # Cards
    ("bad-cards", "an unknown card", player(cards=["Kh", "Qd", "Xx"])),
    ("bad-cards", "an empty card", player(cards=["Kh", "Qd", ""])),
    ("bad-cards", "half a pair of characters", player(cards=["Kh", "Qd", "\ud800"])),
    ("bad-cards", "a card missing", player(cards=["Kh", "Qd"])),
    ("bad-cards", "a card too many", player(cards=["Kh", "Qd", "9s", "2c"])),
    ("bad-cards", "a card twice in a hand", player(cards=["Kh", "Kh", "9s"])),
    ("bad-cards", "the dealer's card in a hand", player(cards=["Qs", "Qd", "9s"])),
    ("bad-cards", "a card spelled in two ways", player(cards=["10s", "Ts", "9s"])),
    ("bad-cards", "a dealer's card missing", written(dealer=["Qs", "7c"])),
    ("bad-cards", "community cards in a game without", written(community=["2c"])),
    ("bad-cards", "a community card missing", texas(community=["As", "Kd", "Qh", "Jc"])),
    ("bad-cards", "a community card in a hand", texas(community=["As", "Kd", "Qh", "Jc", "8h"])),
    # Seats
    ("no-such-position", "seat 0", player(seat=0)),
    ("no-such-position", "seat 8", player(seat=8)),
    ("no-such-position", "seat -1", player(seat=-1)),
    ("no-such-position", "seat 10**30", player(seat=10**30)),
    ("bad-round", "a seat twice", players({"seat": 3}, {"seat": 3})),
    # Wagers
    ("unknown-wager", "an unknown wager", player(wagers={"ante": 500, "tip": 100})),
    ("wager-by-decision", "a wager that a decision makes", player(wagers={"ante": 500, "play": 500})),
    ("no-wagers", "no wager", player(wagers={}, decisions=[])),
    ("wagers-together", "a wager without the one it needs", player(wagers={"bad_beat": 100}, decisions=[])),
    ("exact-amount", "another amount than the exact one", player(wagers={"ante": 500, "bad_beat": 99})),
    ("not-an-amount", "nought", amount("0")),
    ("not-an-amount", "a negative amount", amount("-500")),
    ("not-an-amount", "10**30", amount(str(10**30))),
    ("not-an-amount", "a fraction", amount("500.5")),
    ("not-an-amount", "a whole number written as a fraction", amount("500.0")),
    ("not-an-amount", "a power of ten", amount("5e2")),
    ("not-an-amount", "a boolean", amount("true")),
    ("not-an-amount", "a text", amount('"500"')),
    ("not-an-amount", "null as an amount", amount("null")),
    ("not-an-amount", "no number", amount("NaN")),
    ("not-an-amount", "endless", amount("1e400")),
    # Decisions
    ("unknown-choice", "a decision missing", player(decisions=[])),
    ("unknown-choice", "a decision too many", player(decisions=["1x", "1x"])),
    ("unknown-choice", "a decision after a fold", player(decisions=["fold", "1x"])),
    ("unknown-choice", "a choice there is not", player(decisions=["2x"])),
    ("unknown-choice", "a choice in capitals", player(decisions=["FOLD"])),
    # Meter and wheel
    ("not-an-amount", "a negative meter", written(meter=-1)),
    ("not-an-amount", "a meter of 10**30", written(meter=10**30)),
    ("wrong-spin", "a stop of a wheel that there is not", written(wheel=[1])),
]


@pytest.mark.parametrize(("code", "what", "document"), REFUSED, ids=[what for _, what, _ in REFUSED])
def test_a_slip_is_refused_with_one_error(code, what, document):
    assert refusal("settle", "--json", given=document)["code"] == code, what


ROYAL = {"seat": 1, "cards": ["As", "Ks", "Qs", "Js", "Ts"], "wagers": {"ante": 500, "progressive": 100}}
HOW_TO_WRITE = "write a rank and a suit, such as As, Td, 9h or 2c."
STUD = {"game": "caribbean-stud", "dealer": ["2c", "3d", "5h", "7c", "9d"]}
PREMIUM = {
    "game": "premium-hold-em",
    "dealer": ["2c", "3d", "5h"],
    "community": ["2d", "4h", "6c", "8d"],
    "players": [
        {
            "seat": 1,
            "cards": ["As", "Ks", "Qs"],
            "wagers": {"ante": 500, "xtra_bonus": 500, "bonus_spin": 500},
            "decisions": ["3x"],
        }
    ],
}


@pytest.mark.parametrize(
    ("code", "document"),
    [
        ("meter-missing", STUD | {"players": [ROYAL | {"decisions": ["2x"]}]}),
        ("meter-missing", PREMIUM | {"options": {"bonus_spin": "progressive-5"}, "wheel": [1]}),
        ("meter-missing", PREMIUM | {"options": {"bonus_spin": "fixed-5"}, "wheel": [1]}),
        ("wrong-spin", PREMIUM | {"options": {"bonus_spin": "fixed-5"}, "wheel": []}),
        ("wrong-spin", PREMIUM | {"options": {"bonus_spin": "fixed-5"}, "wheel": [13]}),
        ("wager-not-offered", PREMIUM),
        ("option-value", PREMIUM | {"options": {"wheel": [1, 2, 3]}}),
        ("option-value", STUD | {"options": {"rate": 69}, "players": [ROYAL | {"decisions": ["fold"]}]}),
        ("option-value", STUD | {"options": {"payout_limit": 10**30}, "players": [ROYAL | {"decisions": ["fold"]}]}),
    ],
)
def test_a_meter_or_a_wheel_is_given_where_it_is_needed(code, document):
    assert refusal("settle", "--json", given=json.dumps(document))["code"] == code


@pytest.mark.parametrize(
    ("document", "says"),
    [
        (TWICE, "The key 'seat' stands twice in one object."),
        (player(cards=["Kh", "Qd"]), "Seat 1 must have 3 cards and has 2."),
        (player(cards=["Qs", "Qd", "9s"]), "Qs stands twice; one deck holds each card once."),
        (written(dealer=["Qs", "7c", "1x"]), f"The dealer: '1x' is not a card; {HOW_TO_WRITE}"),
        (player(seat=8), "The table has seats 1 to 7; there is no seat 8."),
        (players({"seat": 3}, {"seat": 3}), "Seat 3 stands twice."),
        (player(decisions=["2x"]), "Seat 1: '2x' is not a choice for the decision 'play'; the choices are fold, 1x."),
    ],
)
def test_the_error_says_where_and_what(document, says):
    assert refusal("settle", "--json", given=document)["message"] == says


def test_what_a_rule_refuses_cites_it():
    assert refusal("settle", "--json", given=player(seat=8))["cites"] == ["19:46-1.10A(a)"]
    assert refusal("settle", "--json", given=written(options={"ante_bonus": "f"}))["cites"] == ["19:47-20.11(a)3i"]


@pytest.mark.parametrize(
    "document",
    [
        VALID,
        b"\xef\xbb\xbf" + VALID,  # a mark that some editors put first
        json.dumps(ROUND, indent=4).encode(),
        player(cards=["K♥", "qD", "9\u2660\ufe0f"]),
        written(dealer=["q♠", "7C", "4♦"]),
        written(options={}, community=[], meter=None, wheel=[]),
    ],
)
def test_every_way_of_writing_the_same_round_is_read_as_it(document):
    game, given = read_round(document)
    assert game.definition.key == "three-card-poker"
    assert given == read_round(VALID)[1]


def test_option_values_may_be_texts_or_numbers_and_null_is_none():
    for value in (1, "1"):
        game, _ = read_round(json.dumps(hold_em_3(version=value)).encode())
        assert game.elections["version"] == "1"
    for value in (None, "none"):
        game, _ = read_round(json.dumps(hold_em_3(aggregate_limit=value)).encode())
        assert game.limit is None


def hold_em_3(**options):
    hand = {"seat": 1, "cards": ["8h", "8d", "8c"], "wagers": {"blind_bonus": 500, "flop": 500}, "decisions": ["fold"]}
    cards = {"dealer": ["2c", "3d", "5h"], "community": ["As", "Kd", "Qh", "Jc"]}
    return {"game": "hold-em-3-bonus", "options": options, "players": [hand], **cards}


def test_what_is_refused_is_refused_before_anything_is_settled():
    with pytest.raises(InputRefused, match="Seat 1 must have 3 cards"):
        read_round(player(cards=[]))


def test_a_number_too_long_to_read_is_refused_in_words_for_a_person():
    with pytest.raises(InputRefused, match=r"^This is not JSON: a number has too many digits\.$"):
        read_round(amount("9" * 5_000))


@pytest.mark.parametrize(
    ("document", "says"),
    [
        (written(meter="5"), "This is not a round: Expected `whole number | null`, got `text` - at `$.meter`."),
        (
            player(seat=1.5),
            "This is not a round: Expected `whole number`, got `decimal number` - at `$.players[0].seat`.",
        ),
        (written(int=5), "This is not a round: Object contains unknown field `int`."),
        (amount("null"), "Seat 1: ante must be whole cents, not null."),
        (amount("true"), "Seat 1: ante must be whole cents, not true."),
        (amount('"500"'), 'Seat 1: ante must be whole cents, not "500".'),
        (written(options={"pair_plus": None}), "pair_plus takes A, B, C, D; null is none of them."),
        (b"\xff", "This is not JSON: it is not text in UTF-8."),
    ],
)
def test_an_error_speaks_of_json_and_not_of_python(document, says):
    with pytest.raises(InputRefused) as caught:
        read_round(document)
    assert caught.value.message == says


def test_an_option_value_may_be_a_number_with_decimals():
    game, _ = read_round(texas(options={"rate": 72.5}))
    assert game.elections["rate"] == "145/2"
