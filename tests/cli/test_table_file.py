"""A table's configuration: all that a licensee elects, read strictly, refused with the paragraph that forbids it."""

from pathlib import Path

import pytest

from croupier.cli.errors import InputRefused
from croupier.cli.table_file import configured
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.controller import Parameters
from croupier.rulebook.procedure import Shuffling
from croupier.rulebook.wager import Limits
from croupier.table.elected import Elected

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "tables").glob("*.toml"))
WHEEL = ",".join(["1"] * 12)


def written(folder: Path, text: str) -> str:
    path = folder / "table.toml"
    path.write_text(text, "utf-8")
    return str(path)


def refused(folder: Path, text: str, key: str | None = "three-card-poker", **options) -> InputRefused:
    with pytest.raises(InputRefused) as refusal:
        configured(definition(key) if key else None, written(folder, text), options)
    return refusal.value


@pytest.mark.parametrize("key", KEYS)
def test_a_game_by_itself_is_run_as_its_rule_has_it_by_default(key):
    found = configured(definition(key), None, {})
    assert found.table.elected == Elected()
    assert found.table.method_key == next(iter(definition(key).methods))
    assert (found.backs, found.paced) == (("red",), False)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_the_examples_are_read(path):
    assert configured(None, str(path), {}).key == path.stem


def test_the_examples_together_have_every_key():
    text = "".join(path.read_text("utf-8") for path in EXAMPLES)
    progressive = ("initial", "hidden", "limit", "unreasonable")
    table = ("game", "dealer", "method", "settling", "two_positions", "inventory")
    for name in (*Elected.__struct_fields__, *table, *progressive):
        assert f"\n{name} = " in text, name


def test_the_terms_of_a_progressive_are_taken_over(tmp_path):
    text = """
    game = "caribbean-stud"
    [options]
    rate = "72.5"
    reset = 700_000
    [progressive]
    initial = 900_000
    hidden = "2"
    limit = 1_000_000
    """
    found = configured(None, written(tmp_path, text), {})
    assert found.terms == Parameters(initial=900_000, reset=700_000, rate="145/2", hidden="2", limit=1_000_000)


@pytest.mark.parametrize(
    ("game", "progressive", "code"),
    [
        ("three-card-poker", "initial = 1", "bad-table-file"),
        ("caribbean-stud", 'hidden = "40"', "option-value"),
        ("caribbean-stud", "limit = 1", "option-value"),
        ("caribbean-stud", "hiden = 1", "bad-table-file"),
    ],
)
def test_terms_that_may_not_be_are_refused(tmp_path, game, progressive, code):
    text = f'game = "{game}"\n[progressive]\n{progressive}\n'
    with pytest.raises(InputRefused) as refusal:
        configured(None, written(tmp_path, text), {})
    assert refusal.value.code == code


def test_everything_that_is_elected_is_taken_over(tmp_path):
    text = """
    game = "four-card-poker"
    dealer = "human"
    method = "hand"
    settling = "by-player"
    two_positions = true
    inventory = 123_400
    backs = ["green", "black"]
    options = {aces_up = "III"}
    limits = {ante = {minimum = 1_000, maximum = 2_000}, aces_up = {maximum = 3_000}}
    cards = {shuffling = "automated", second_deck = true, shuffler_counts = true, count_every = 4, idle_face_up = false,
             deck_hours = 8, notice_minutes = 60, arrive_shuffled = true}
    """
    text = text.replace(",\n             deck", ", deck")
    found = configured(None, written(tmp_path, text), {})
    table = found.table
    assert (found.key, found.inventory, found.backs, found.paced) == (
        "four-card-poker",
        123_400,
        ("green", "black"),
        True,
    )
    assert (table.method_key, table.settling_key, table.two_positions) == ("hand", "by-player", True)
    assert table.game.elections["aces_up"] == "III"
    assert table.limits["ante"] == Limits(1_000, 2_000)
    assert table.limits["aces_up"] == Limits(1, 3_000)
    assert table.elected == Elected(
        shuffling=Shuffling.AUTOMATED,
        arrive_shuffled=True,
        second_deck=True,
        shuffler_counts=True,
        count_every=4,
        idle_face_up=False,
        deck_hours=8,
        notice_minutes=60,
    )


def test_what_is_given_beside_the_file_goes_before_it(tmp_path):
    path = written(
        tmp_path, 'game = "three-card-poker"\ndealer = "human"\noptions = {pair_plus = "B", bad_beat = "off"}'
    )
    found = configured(None, path, {"pair_plus": "C"}, "automated")
    assert (found.table.game.elections["pair_plus"], found.table.game.elections["bad_beat"]) == ("C", "off")
    assert not found.paced


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = ", "is not TOML"),
        ("\x00", "is not TOML"),
        ("games = 1", "unknown field `games`"),
        ("[cards]\nburn = true", "unknown field `burn` - at `$.cards`"),
        ("[limits.ante]\nleast = 5", "unknown field `least`"),
        ("inventory = 10.5", "Expected `whole number`, got `decimal number`"),
        ("inventory = true", "got `true or false`"),
        ('inventory = "10"', "Expected `whole number`, got `text`"),
        ('dealer = "robot"', "Invalid enum value 'robot'"),
        ('cards = {shuffling = "magic"}', "Invalid enum value 'magic'"),
        ("backs = [1]", "Expected `text`"),
        ("limits = 5", "Expected `object`"),
        ('game = "four-card-poker"', "is for four-card-poker, not for three-card-poker"),
    ],
)
def test_a_file_that_configures_no_table(tmp_path, text, says):
    error = refused(tmp_path, text)
    assert error.code == "bad-table-file"
    assert says in error.message
    assert error.message.endswith(".")


@pytest.mark.parametrize(
    ("text", "code", "cites"),
    [
        ('options = {pair_plus = "E"}', "option-value", ("19:47-20.11(a)2",)),
        ("options = {colour = 1}", "unknown-option", None),
        ('method = "by-mail"', "option-value", None),
        ('settling = "later"', "option-value", None),
        ('method = "hand"', "options-exclude", ("19:47-20.8(b)1",)),
        ("cards = {second_deck = true}", "options-exclude", ("19:47-20.2(b)",)),
        ("cards = {shuffler_counts = true}", "options-exclude", None),
        ("cards = {count_every = 6}", "option-value", None),
        ('cards = {shuffling = "pre-shuffled"}', "option-value", None),
        ("cards = {deck_hours = 0}", "option-value", None),
        ('backs = ["red", "blue"]', "option-value", None),
        ('backs = ["red", "red"]\ncards = {second_deck = true, shuffling = "automated"}', "option-value", None),
        ("limits = {play = {minimum = 500}}", "unknown-wager", None),
        ("limits = {ante = {minimum = 500, maximum = 400}}", "option-value", None),
        ("inventory = -1", "not-an-amount", None),
        ("inventory = 99999999999999999999999999", "not-an-amount", None),
    ],
)
def test_a_table_that_the_rule_does_not_allow_is_refused_with_the_paragraph(tmp_path, text, code, cites):
    error = refused(tmp_path, text)
    assert error.code == code, error.message
    assert error.cites or code in ("unknown-option", "unknown-wager", "option-value"), error.message
    if cites:
        assert error.cites == cites


def test_a_file_without_a_game_and_no_game_beside_it(tmp_path):
    assert "Which game is dealt?" in refused(tmp_path, "inventory = 1", None).message
    with pytest.raises(InputRefused, match="Which game is dealt"):
        configured(None, None, {})


def test_a_file_names_no_program_to_run(tmp_path):
    assert refused(tmp_path, 'game = "examples/two_card_duel.py"', None).code == "unknown-game"
    assert refused(tmp_path, 'game = "craps"', None).code == "unknown-game"


def test_a_file_that_cannot_be_read(tmp_path):
    for path in (tmp_path, tmp_path / "nothing.toml"):
        with pytest.raises(InputRefused) as refusal:
            configured(None, str(path), {})
        assert refusal.value.code == "no-file"


def test_a_wheel_needs_its_weights_and_a_fixed_prize_its_amount():
    premium = definition("premium-hold-em")
    for options, code in (
        ({"bonus_spin": "progressive-5"}, "wheel-missing"),
        ({"bonus_spin": "fixed-5", "wheel": WHEEL}, "meter-missing"),
    ):
        with pytest.raises(InputRefused) as refusal:
            configured(premium, None, options)
        assert refusal.value.code == code
    assert configured(premium, None, {"bonus_spin": "progressive-5", "wheel": WHEEL})
