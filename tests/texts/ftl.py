"""The files of the catalogue as written, and the code that asks for their messages."""

import ast
import importlib
import itertools
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.assets import assets_folder
from bot.texts.catalogue import keys

ROOT = Path(__file__).parent.parent.parent
SOURCES = sorted((ROOT / "bot").rglob("*.py"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def files_of(language):
    """Name of a file, such as `board.ftl` -> what stands in it."""
    folder = assets_folder() / "locales" / language
    return {path.name: FluentParser().parse(path.read_text("utf-8")).body for path in sorted(folder.glob("*.ftl"))}


def name_of(entry):
    """The key of a message, or of a term with its dash; None for comments and junk."""
    if isinstance(entry, ftl.Term):
        return f"-{entry.id.name}"
    return entry.id.name if isinstance(entry, ftl.Message) else None


@cache
def patterns(language):
    """Key -> pattern of every message and attribute; terms begin with a dash."""
    found = {}
    for entry in itertools.chain(*files_of(language).values()):
        if name := name_of(entry):
            if entry.value is not None:
                found[name] = entry.value
            found.update({f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes})
    return found


class _Reader(Visitor):
    def __init__(self):
        self.variables, self.references, self.choices, self.words = set(), set(), {}, []
        self.commands = set()

    def visit_VariableReference(self, node):  # noqa: N802 - named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node):  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node):  # noqa: N802
        words = node.arguments.positional[0].value.split()
        self.commands.add(" ".join(words))
        self.references.update("-".join(("command", *words[: end + 1])) for end in range(len(words)))

    def visit_TextElement(self, node):  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node):  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            kinds = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.choices.setdefault(node.selector.id.name, set()).update(kinds)
        self.generic_visit(node)


@cache
def reader(language, key):
    found = _Reader()
    found.visit(patterns(language)[key])
    return found


def reachable(language, key):
    """The key and all that its message is made of."""
    keys, waiting = set(), [key]
    while waiting:
        one = waiting.pop()
        if one not in keys:
            keys.add(one)
            waiting += reader(language, one).references
    return keys


def variables(language, key):
    """What a message must be given, for itself and for the messages it is made of."""
    return set().union(*(reader(language, one).variables for one in reachable(language, key)))


def choices(language, key):
    """Variable -> the kinds or plural categories that a message chooses by."""
    found = {}
    for one in reachable(language, key):
        for variable, kinds in reader(language, one).choices.items():
            found.setdefault(variable, set()).update(kinds)
    return found


def words(language):
    """Every word that a language uses, in small letters."""
    texts = [text for key in patterns(language) for text in reader(language, key).words]
    return set(re.findall(r"[^\W\d_]+", " ".join(texts).casefold()))


@cache
def _calls_by_name():
    """Every call of a function by its name: file and call."""
    nodes = ((path, node) for path in SOURCES for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return [(path, node) for path, node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]


def calls(*names):
    """Every call of one of these functions: file, call, and its first argument if it is written out."""
    for path, node in _calls_by_name():
        if node.func.id in names and node.args:
            first = node.args[0]
            literal = first.value if isinstance(first, ast.Constant) else None
            yield path, node, literal


def asked_for():
    """The keys of all messages that the code asks for: those written out, and those of whole families."""
    found = {literal for _, _, literal in calls("say", "Key") if literal is not None}
    for path, call, prefix in calls("keys"):
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        words = eval(ast.unparse(call.args[1]), vars(module))  # noqa: S307 - our own code, such as the name of an enum
        found.update(keys(prefix, words).values())
    return found
