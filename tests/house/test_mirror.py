"""Every module has a test module of the same stem, in the folder of tests that is called like its room."""

from tests.house.tracked import File, kept_python, report

WITHOUT_TEST = "src/croupier/games/paragraphs/"  # data; the tests of reference.py and of the matrix read it


def untested(sources: tuple[File, ...], tests: tuple[File, ...]) -> list[str]:
    have = {(test.room, test.stem) for test in tests}
    findings = []
    for file in sources:
        room = file.room if file.room else "*"
        found = any(stem == f"test_{file.stem}" for where, stem in have if room in ("*", where))
        if not (found or file.stem == "__init__" or file.path.startswith(WITHOUT_TEST)):
            folder = f"tests/{file.room}".rstrip("/")
            findings.append(f"{file.path}: has no test module: write {folder}/test_{file.stem}.py")
    return findings


def test_every_module_has_its_tests():
    findings = untested(kept_python("src"), kept_python("tests"))
    assert not findings, report(findings)


def test_a_planted_module_without_tests_is_reported():
    sources = tuple(
        File(f"src/croupier/{path}", "") for path in ("cards/card.py", "cards/__init__.py", "table/card.py")
    )
    tests = (File("tests/cards/test_card.py", ""),)
    assert untested(sources, tests) == [
        "src/croupier/table/card.py: has no test module: write tests/table/test_card.py"
    ]
    assert untested((File(f"{WITHOUT_TEST}supplement.py", ""),), tests) == []
