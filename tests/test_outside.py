"""No object has its attributes set by another: it is made with what it needs.

Otherwise objects know each other in circles that no import shows, and one of them is of no use before somebody else has
been there.
"""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent / "bot"
FILES = {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text()) for path in ROOT.rglob("*.py")}
OURS = ("self", "cls")
ALLOWED = {
    "local/live.py": {"text", "start"},  # a page of simcord's, on its way to the browser, and its server
    "rules/formats/mat_import.py": {"row", "ends"},  # an error on its way up is told where it happened
    "rules/notation.py": {"count", "legal"},
    "ui/picking/picker.py": {"legal"},
    "ui/kit/sending.py": {"items"},  # a part of discord.py's copy of a message
}
"""What has the name of an attribute of ours but belongs to others, and errors, which carry what is known of them."""


def set_in(tree):
    """Every attribute that is set, or deleted, as (what it belongs to, its name, the line)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node.value, node.attr, node.lineno
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr"):
            name = node.args[1]
            yield node.args[0], name.value if isinstance(name, ast.Constant) else "*", node.lineno


def is_own(owner):
    return isinstance(owner, ast.Name) and owner.id in OURS


def attributes_of(cls):
    """The names of the attributes of a class: declared in it, or set by its methods."""
    declared = {
        one.target.id for one in cls.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }
    return declared | {name for owner, name, _ in set_in(cls) if is_own(owner)}


def owners():
    """By the name of an attribute: the files with a class that has it."""
    found = defaultdict(set)
    for file, tree in FILES.items():
        for cls in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            for name in attributes_of(cls):
                found[name].add(file)
    return found


def test_no_object_has_its_attributes_set_by_another():
    """Within a file, a class and its helpers may share a record of theirs."""
    known = owners()
    found = [
        f"bot/{file}:{line} {ast.unparse(owner)}.{name}"
        for file, tree in FILES.items()
        for owner, name, line in set_in(tree)
        if not is_own(owner)
        and file not in known[name]
        and (known[name] or name == "*")
        and name not in ALLOWED.get(file, ())
    ]
    assert found == []


def test_everything_that_is_allowed_is_needed():
    for file, names in ALLOWED.items():
        there = {name for owner, name, _ in set_in(FILES[file]) if not is_own(owner)}
        assert names <= there, file
