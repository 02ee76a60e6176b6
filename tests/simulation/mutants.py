"""Mutants of a module: copies of its source with one small mistake each, and whether the tests notice.

A mistake is one that a person could make with money: plus for minus, a bound that is off by one, a condition turned
round, a constant that is not the rule's, a step forgotten. What an `assert` says is left alone, and so is every text:
no amount depends on them.

A process that has `CROUPIER_MUTANT` in its environment, as "module number", and loads this module as a plugin of
pytest imports that mutant in place of the module.
"""

import ast
import copy
import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import NamedTuple

from tests.house.tracked import ROOT

VARIABLE = "CROUPIER_MUTANT"
ONE_DATABASE = ("-k", "not postgresql")  # money is the same on both, and a server that is slow to start is no mistake
UNCHANGED = "unchanged"  # in the place of a number: no mistake at all, which no test may notice
LONGEST = 150  # seconds of processor time, after which a mutant counts as noticed: it does not come to an end
SWAPPED: dict[type, tuple[type, ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.Div: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}
EXCHANGED = {"max": "min", "min": "max", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One mistake: where it is, and what it is."""

    line: int
    was: str
    now: str
    source: str


def mutants(source: str) -> list[Mutant]:
    """Every mutant of a source, in the order of its lines."""
    tree = ast.parse(source)
    found = [
        Mutant(line_of(node), shown(node), shown(changed), ast.unparse(replaced(tree, node, changed)))
        for node in reached(tree)
        for changed in mistakes(node)
    ]
    return sorted(found, key=lambda mutant: mutant.line)


def line_of(node: ast.AST) -> int:
    return node.target.lineno if isinstance(node, ast.comprehension) else node.lineno


def reached(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes in which a mistake can be made: no text, no type, no assertion."""
    for child in node.body if isinstance(node, ast.ClassDef) else ast.iter_child_nodes(node):
        passed = isinstance(child, ast.Assert | ast.JoinedStr | ast.arguments | ast.Import | ast.ImportFrom)
        if passed or child is getattr(node, "returns", None) or child is getattr(node, "annotation", None):
            continue
        yield child
        yield from reached(child)


def mistakes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    if isinstance(node, ast.expr):
        yield from in_expressions(node)
    elif isinstance(node, ast.If | ast.While) and not turned_round(node.test):
        yield with_part(node, test=ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield with_part(node, ifs=[])
    elif isinstance(node, ast.AugAssign):
        yield from (with_part(node, op=kind()) for kind in SWAPPED.get(type(node.op), ()))
    elif isinstance(node, ast.Return) and node.value is not None and not is_none(node.value):
        yield ast.Return(ast.Constant(None))
    elif isinstance(node, ast.Continue | ast.Break) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ):
        yield ast.Pass()


def in_expressions(node: ast.expr) -> Iterator[ast.AST]:
    if isinstance(node, ast.BinOp | ast.BoolOp):
        yield from (with_part(node, op=kind()) for kind in SWAPPED.get(type(node.op), ()))
    elif isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            for kind in SWAPPED[type(op)]:
                yield with_part(node, ops=[*node.ops[:place], kind(), *node.ops[place + 1 :]])
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.Constant) and type(node.value) in (bool, int):
        value = node.value
        yield from (ast.Constant(other) for other in ([not value] if type(value) is bool else [value + 1, value - 1]))
    elif isinstance(node, ast.IfExp) and not turned_round(node.test):
        yield with_part(node, test=ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EXCHANGED:
        yield with_part(node, func=ast.Name(EXCHANGED[node.func.id], ast.Load()))


def turned_round(node: ast.AST) -> bool:
    """Whether one of its own mistakes is its opposite."""
    return isinstance(node, ast.UnaryOp) or (isinstance(node, ast.Compare) and len(node.ops) == 1)


def is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def with_part(node: ast.AST, **parts: object) -> ast.AST:
    changed = copy.copy(node)
    for name, part in parts.items():
        setattr(changed, name, part)
    return changed


class _Replacing(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def replaced(tree: ast.Module, old: ast.AST, new: ast.AST) -> ast.Module:
    """The module with one node in the place of another."""
    memo = {id(old): (marked := ast.copy_location(copy.copy(old), old))}
    return ast.fix_missing_locations(_Replacing(marked, new).visit(copy.deepcopy(tree, memo)))


def shown(node: ast.AST) -> str:
    """The first line of it."""
    part = node.test if isinstance(node, ast.If | ast.While) else node
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(part))).splitlines()[0]


# Running the tests on one --------------------------------------------------------------------------------------------


class _Finder(MetaPathFinder, Loader):
    """Gives the mutant where the module is asked for."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        self.module, self.path, self.source = module, path, source

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return ModuleSpec(name, self, origin=str(self.path)) if name == self.module else None

    def exec_module(self, module: object) -> None:
        exec(compile(self.source, str(self.path), "exec"), module.__dict__)


def path_of(module: str) -> Path:
    return ROOT / "src" / f"{module.replace('.', '/')}.py"


if VARIABLE in os.environ:
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    _module, _number = os.environ[VARIABLE].split()
    _path = path_of(_module)
    _text = _path.read_text()
    assert _module not in sys.modules, f"{_module} was imported before its mutant"
    sys.meta_path.insert(
        0, _Finder(_module, _path, _text if _number == UNCHANGED else mutants(_text)[int(_number)].source)
    )


def noticed(module: str, number: int | str, *tests: Sequence[str]) -> bool:
    """Whether one of these runs of tests fails on the mutant; they are run in their order."""
    environment = os.environ | {VARIABLE: f"{module} {number}"}
    for chosen in tests:
        command = [sys.executable, "-m", "pytest", "-p", __name__, "-x", "-q", "-p", "no:cacheprovider", *ONE_DATABASE]
        if subprocess.run([*command, *chosen], cwd=ROOT, env=environment, capture_output=True, check=False).returncode:
            return True
    return False
