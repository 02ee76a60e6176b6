"""The house tests see the whole project, with git and without."""

from tests.house.tracked import File, kept, kept_paths, kept_python


def test_the_project_itself_is_read():
    assert {"pyproject.toml", "tests/house/tracked.py"} <= {file.path for file in kept()}
    assert all(file.path.startswith("src/croupier/") for file in kept_python("src"))


def test_without_git_the_folder_is_walked_and_what_is_made_is_left_out(tmp_path):
    for path in ("src/croupier/cards/card.py", ".venv/lib/card.py", "src/__pycache__/card.py"):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).touch()
    assert kept_paths(tmp_path) == ["src/croupier/cards/card.py"]


def test_the_room_of_a_file():
    assert File("src/croupier/cards/card.py", "").room == "cards"
    assert File("tests/cards/test_card.py", "").room == "cards"
    assert File("src/croupier/version.py", "").room == ""
