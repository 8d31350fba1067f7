"""Do the tests notice a fault? `make mutants` plants one at a time and runs the tests of its room.

A mutant is one small change of a line: another comparison, a condition turned round, a number one higher, a statement
left out. It's killed when a test fails, or hangs. The seed chooses the places, so a run can be repeated.
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
    """The tests of a file's room: those that import it first, then those beside them."""
    room = ROOT / "tests" / Path(*path.parts[1:-1])
    while not room.is_dir():
        room = room.parent
    module = ".".join(path.with_suffix("").parts)
    files = sorted(room.rglob("test_*.py"))
    near = [file for file in files if module in file.read_text() or path.stem in file.stem]
    return [str(file.relative_to(ROOT)) for file in (*near, *(file for file in files if file not in near))]


def is_killed(mutant: Mutant, tree: Path, seconds: float) -> bool:
    """Does a test fail, or take too long, with the mutant in a copy of the project?"""
    file = tree / mutant.path
    kept = file.read_text()
    file.write_text(mutant.source)
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests_of(mutant.path)]
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_text(kept)
    return done.returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300, help="a mutant that takes longer is killed")
    parser.add_argument("--rooms", nargs="+", default=ROOMS)
    options = parser.parse_args()
    paths = [path for room in options.rooms for path in sorted((ROOT / "bot" / room).rglob("*.py"))]
    found = [one for path in paths if "migrations" not in path.parts for one in mutants_of(path.relative_to(ROOT))]
    chosen = random.Random(options.seed).sample(found, min(options.count, len(found)))
    survivors = _run(chosen, options.processes, options.seconds)
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} killed; {len(found)} there are; seed {options.seed}")
    for one in survivors:
        print(f"alive  {one}")


def _run(chosen: list[Mutant], processes: int, seconds: float) -> list[Mutant]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    survivors: list[Mutant] = []
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"

    def work(share: list[Mutant]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            for name in listed.splitlines():
                if (ROOT / name).is_file():
                    (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / name, Path(folder) / name)
            for one in share:
                killed = is_killed(one, Path(folder), seconds)
                print("killed" if killed else "ALIVE ", one, flush=True)
                if not killed:
                    survivors.append(one)

    with ThreadPoolExecutor(processes) as pool:
        list(pool.map(work, [chosen[number::processes] for number in range(processes)]))
    return survivors


if __name__ == "__main__":
    main()
