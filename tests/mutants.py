"""Do the tests notice a fault? `make mutants` plants one at a time and runs the tests of its room.

A mutant is one small change of a line: another comparison, a condition turned round, a number one higher, a statement
left out. It's killed when a test fails. One with which a test hangs is counted apart: on a busy machine a test may only
be slow. The seed chooses the places, so a run can be repeated. The tests have to pass without a mutant first.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("rules", "chouette", "crowd", "tournaments", "eventlog", "store", "app")
PASSED_OVER = ("_log", "metrics", "CLOCK_LATENESS")
"""What only tells an operator something is not the business of these tests."""
_SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}


class Mutant(NamedTuple):
    """A file with one change: `line` reads `after` now."""

    path: Path
    line: int
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.after}"


def mutants_of(path: Path) -> list[Mutant]:
    """All mutants of a file, `path` from the root of the project."""
    source = (ROOT / path).read_text()
    lines = source.splitlines()
    found = []
    for node, changed in _changes(ast.parse(source)):
        first, last = lines[node.lineno - 1], lines[node.end_lineno - 1]
        indent = first.encode()[: node.col_offset].decode()
        rest = last.encode()[node.end_col_offset :].decode()
        text = indent + changed + rest
        mutated = [*lines[: node.lineno - 1], text, *lines[node.end_lineno :]]
        found.append(Mutant(path, node.lineno, text.strip(), "\n".join(mutated) + "\n"))
    return found


def _changes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Places, each with what stands there instead."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for statement in function.body:
            for node in _walk(statement):
                if (changed := _changed(node)) is not None:
                    yield node, changed


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """What is carried out: no annotations, no functions within, nothing that only tells an operator something."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.arguments | ast.JoinedStr):
        return
    if isinstance(node, ast.Expr) and any(ast.unparse(node).startswith(name) for name in PASSED_OVER):
        return
    if isinstance(node, ast.keyword) and node.arg == "strict":  # of zip: what is taken for granted
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns"} or (isinstance(node, ast.Raise) and name == "exc"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _walk(child)


def _changed(node: ast.AST) -> str | None:
    match node:
        case ast.Compare(ops=[op]) if type(op) in _SWAPS:
            return f"({ast.unparse(ast.Compare(node.left, [_SWAPS[type(op)]()], node.comparators))})"
        case ast.BoolOp():
            return f"({ast.unparse(ast.BoolOp(_SWAPS[type(node.op)](), node.values))})"
        case ast.BinOp() if type(node.op) in _SWAPS:
            return f"({ast.unparse(ast.BinOp(node.left, _SWAPS[type(node.op)](), node.right))})"
        case ast.UnaryOp(op=ast.Not()):
            return f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool()):
            return str(not node.value)
        case ast.Constant(value=int()):
            return str(node.value + 1)
        case ast.Raise() | ast.Expr(value=ast.Call() | ast.Await()):
            return "pass"
        case ast.Continue():
            return "break"
        case _:
            return None


def tests_of(path: Path) -> list[str]:
    """The tests of a file's room: first those named after it, then those that import it, then the others."""
    room = _tests_beside(path)
    module = ".".join(path.with_suffix("").parts)
    files = sorted(room.rglob("test_*.py"))
    files.sort(key=lambda file: (path.stem not in file.stem, module not in file.read_text()))
    return [str(file.relative_to(ROOT)) for file in files]


def _tests_beside(path: Path) -> Path:
    """The folder of tests that mirrors a file's folder, or the nearest one above it."""
    room = ROOT / "tests" / Path(*path.parts[1:-1])
    while not room.is_dir():
        room = room.parent
    return room


def outcome(mutant: Mutant, tree: Path, seconds: float) -> str:
    """What the tests say of a mutant in a copy of the project: "killed", "hung" or "alive"."""
    file = tree / mutant.path
    kept = file.read_text()
    file.write_text(mutant.source)
    try:
        tests = tests_of(mutant.path)
        quick = _tested(["-m", "not slow", *tests], tree, seconds)
        return quick if quick != "alive" else _tested(["-m", "slow", *tests], tree, seconds)
    finally:
        file.write_text(kept)


def _tested(tests: list[str], tree: Path, seconds: float) -> str:
    """Run tests until one fails; a test that takes a third of the time given to all of them hangs."""
    limit = f"timeout={seconds / 3}"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-o", limit, *tests]
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return "hung"
    if done.returncode in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
        return "alive"
    return "hung" if "Failed: Timeout" in done.stdout else "killed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=600, help="a mutant that takes longer hangs")
    parser.add_argument("--rooms", nargs="+", default=ROOMS)
    options = parser.parse_args()
    paths = [path for room in options.rooms for path in sorted((ROOT / "bot" / room).rglob("*.py"))]
    found = [one for path in paths if "migrations" not in path.parts for one in mutants_of(path.relative_to(ROOT))]
    chosen = random.Random(options.seed).sample(found, min(options.count, len(found)))
    outcomes = _run(chosen, options.processes, options.seconds)
    counts = ", ".join(f"{list(outcomes.values()).count(kind)} {kind}" for kind in ("killed", "hung", "alive"))
    print(f"{counts} of {len(chosen)}; {len(found)} there are; seed {options.seed}")
    for one, kind in outcomes.items():
        if kind != "killed":
            print(f"{kind:6} {one}")


def _run(chosen: list[Mutant], processes: int, seconds: float) -> dict[Mutant, str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    outcomes: dict[Mutant, str] = {}
    # Each run of the tests would compile the bot anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

    def work(share: list[Mutant]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for name in listed.splitlines():
                if (ROOT / name).is_file():
                    (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / name, Path(folder) / name)
            rooms = {_tests_beside(one.path) for one in share}
            for room in sorted(room for room in rooms if rooms.isdisjoint(room.parents)):
                if (told := _tested([str(room.relative_to(ROOT))], Path(folder), seconds)) != "alive":
                    sys.exit(f"Without a mutant the tests in {room.relative_to(ROOT)} should pass: {told}.")
            for one in share:
                outcomes[one] = outcome(one, Path(folder), seconds)
                print(f"{outcomes[one]:6} {one}", flush=True)

    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(work, [chosen[number::processes] for number in range(processes)]))
    return outcomes


if __name__ == "__main__":
    main()
