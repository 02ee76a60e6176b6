"""The tests notice at least 95 of 100 mistakes in the code that moves money; those they do not are listed by line.

A mutant is tried against the module's own tests first, then against the rules and games that it takes part in, then
against the simulated floor. The full size tries every mutant of six modules. By hand, for some modules:
`python -m tests.simulation.test_mutants meter wheel`.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from time import perf_counter

import pytest

from tests.simulation.mutants import UNCHANGED, mutants, noticed, path_of
from tests.soak_report import FOLDER, write_report

WANTED = Fraction(95, 100)
CELLS = ["tests/oracles/test_every_cell.py"]
GAMES = [
    f"tests/games/test_{stem}.py"
    for stem in (
        "three_card_poker",
        "four_card_poker",
        "texas_hold_em_bonus",
        "caribbean_stud",
        "hold_em_3_bonus",
        "premium_hold_em",
        "bonus_spin",
    )
]
ROUNDS = [f"tests/table/test_{stem}.py" for stem in ("complete", "decide", "apply", "table", "views")]
DAYS = ["tests/server/test_pit.py", "tests/simulation/test_tables_with_faults.py"]
TESTS = {  # beside the module's own
    "ledger": [DAYS],
    "meter": [["tests/table/test_void.py", "tests/table/test_ledger.py"], CELLS + GAMES, DAYS],
    "settlement": [CELLS + GAMES, [*ROUNDS, "tests/rules", "tests/table/test_void.py"]],
    "stakes": [[*ROUNDS, "tests/table/test_wagering.py", "tests/table/test_permitted.py"], [*GAMES, "tests/rules"]],
    "void": [
        ["tests/table/test_irregularities.py", "tests/table/test_round_machine.py", "tests/table/test_stub.py"],
        DAYS,
    ],
    "wheel": [["tests/games/test_bonus_spin.py", "tests/games/test_premium_hold_em.py"], CELLS + ROUNDS],
}


def survivors(stem, tell=print):
    """The mutants of a module that no test noticed, and how many there are in all."""
    module = f"croupier.table.{stem}"
    found, tests, start = (
        mutants(path_of(module).read_text()),
        [[f"tests/table/test_{stem}.py"], *TESTS[stem]],
        perf_counter(),
    )
    assert not noticed(module, UNCHANGED, *tests), f"the tests of {stem} fail without any mistake"
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        left = []
        for number, known in enumerate(workers.map(lambda number: noticed(module, number, *tests), range(len(found)))):
            left += [] if known else [found[number]]
            tell(
                f"{stem}: {number + 1} of {len(found)} mutants, {len(left)} not noticed, {perf_counter() - start:.0f} s"
            )
    return left, len(found)


def listed(stem, left):
    return [f"src/croupier/table/{stem}.py:{one.line}: `{one.was}` became `{one.now}`" for one in left]


def to_file(line):
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "mutants.progress").write_text(line + "\n")


@pytest.mark.soak
def test_the_tests_notice_mistakes_with_money():
    figures, missed, made = {}, [], 0
    for stem in TESTS:
        left, number = survivors(stem, to_file)
        figures[stem] = {"mutants": number, "noticed": number - len(left)}
        missed, made = missed + listed(stem, left), made + number
    share = Fraction(made - len(missed), made)
    write_report("mutants", rooms=("table",), modules=figures, survivors=missed, noticed=f"{float(share):.1%}")
    assert share >= WANTED, "\n".join(missed)


SOURCE = '''
def due(staked: int, limit: int = 3) -> int:
    """What is due."""
    assert staked > 0, "there is a stake"
    if staked >= 5 and not limit:
        note("much")
        return max(staked - 1, 0)
    return sum(x for x in range(staked) if x)
'''


def test_each_mistake_is_made_once_and_none_in_texts_types_or_assertions():
    assert [(one.line, one.was, one.now) for one in mutants(SOURCE)] == [
        (5, "staked >= 5 and (not limit)", "not (staked >= 5 and (not limit))"),
        (5, "staked >= 5 and (not limit)", "staked >= 5 or not limit"),
        (5, "staked >= 5", "staked > 5"),
        (5, "staked >= 5", "staked < 5"),
        (5, "5", "6"),
        (5, "5", "4"),
        (5, "not limit", "limit"),
        (6, "note('much')", "pass"),
        (7, "return max(staked - 1, 0)", "return None"),
        (7, "max(staked - 1, 0)", "min(staked - 1, 0)"),
        (7, "staked - 1", "staked + 1"),
        (7, "1", "2"),
        (7, "1", "0"),
        (7, "0", "1"),
        (7, "0", "-1"),
        (8, "return sum((x for x in range(staked) if x))", "return None"),
        (8, " for x in range(staked) if x", " for x in range(staked)"),
    ]


def test_a_mutant_is_the_module_but_for_one_mistake():
    for one in mutants(SOURCE):
        assert one.source != SOURCE
        compile(one.source, "mutant", "exec")


def test_a_mistake_is_noticed_by_tests_that_look_at_it_and_by_no_others():
    """The whole machinery once: a wheel that pays the others instead of the spinner."""
    module = "croupier.table.wheel"
    number = next(
        n
        for n, one in enumerate(mutants(path_of(module).read_text()))
        if one.was.startswith("paid[seat] += stop.player")
    )
    assert noticed(module, number, ["tests/table/test_wheel.py"])
    assert not noticed(module, number, ["tests/cards/test_card.py"])


if __name__ == "__main__":
    for asked in sys.argv[1:] or TESTS:
        left, number = survivors(asked, lambda line: print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True))
        print(f"\n{asked}: {number - len(left)} of {number} mutants are noticed", *listed(asked, left), sep="\n")
