"""The catalogue: finds a message by its key, in the language being spoken.

A language is a folder of Fluent files, one per feature. Plurals, cases and word order are decided there, so code passes
names, numbers and kinds, never pieces of a sentence. English is the reference: a message that another language lacks is
said in English, and logged once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache, partial
from threading import RLock
from typing import Any, Final, NamedTuple, NewType, TypeAlias, TypeVar

from bot.assets import assets_folder

ENGLISH: Final = "en"

Key = NewType("Key", str)
"""The key of a message chosen at run time. Every key that isn't written in `say` itself is marked with it."""

_Word = TypeVar("_Word", bound=str)
Value = str | int | float
"""A value a message can be given. True and False reach it as `yes` and `no`."""

Parts: TypeAlias = "tuple[str | _Value | _Choice, ...]"
"""A message: words as they are, values by name, and choices."""
_DEEPEST: Final = 8  # messages within messages; more are a circle
_AT_HAND: Final = 4096  # finished messages that are kept: a board's description takes forty, and most come up again

_MANY: Final = 10_000  # from so many on, what is counted is written in groups of three digits
_COUNTED: Final = frozenset(
    {
        *("admitted", "boxes", "chouettes", "count", "decisions", "dice", "doublets", "expected"),
        *("found", "games", "looked", "lost", "matches", "often", "rolls", "won"),
    }
)
"""The values that are grouped. All others, such as a match's number, are digits only."""

_BEGINS: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_PLAIN: Final = re.compile(r"-?[A-Za-z][\w-]* *= *([^\s{}\"][^{}\n]*[^\s{}]|[^\s{}])[ \r]*(?:\n(?:#.*)?)*\n*")
"""A message of one line with no placeholders, up to the next one; comments may come between."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Something that looks like a reference to a message or term; a false match does no harm."""

_spoken: ContextVar[str] = ContextVar("spoken language", default=ENGLISH)

_command_ids: Final[dict[str, int]] = {}


def say(key: str, /, **values: Value) -> str:
    """The message with this key in the language being spoken; `key.attribute` names an attribute of a message."""
    if bool in map(type, values.values()):
        values = {name: _plain(value) for name, value in values.items()}
    return _said(_spoken.get(), key, tuple(values.items()))


MINUS: Final = "\u2212"
"""Before a number that is read in a sentence or a table; notation and equities in fixed width have the hyphen."""


def decimal(written: str) -> str:
    """A number with decimals, as the language being spoken writes it: `0.5` is `0,5` in German."""
    return written.replace(".", say("decimal-mark"))


def keys(prefix: str, words: Iterable[_Word]) -> dict[_Word, Key]:
    """By word: the keys of messages of which there is one for each of these words, such as `error-clock-paused`."""
    return {word: Key(f"{prefix}-{word.replace('_', '-')}") for word in words}


def speaks() -> str:
    """The code of the language being spoken, such as `de`."""
    return _spoken.get()


def set_language(language: str) -> None:
    """Speak a language from here to the end of the task. Raises LookupError if the catalogue doesn't have it."""
    _spoken.set(_known(language))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language inside the block. Raises LookupError if the catalogue doesn't have it."""
    token = _spoken.set(_known(language))
    try:
        yield
    finally:
        _spoken.reset(token)


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, which are the names of their folders; English comes first."""
    codes = {path.parent.name for path in (assets_folder() / "locales").glob("*/*.ftl")}
    return (ENGLISH, *sorted(codes - {ENGLISH}))


def know_commands(ids: Mapping[str, int]) -> None:
    """From now on, name commands so that a tap opens them. `ids` are Discord's, by the names of top-level commands.

    A command that isn't among them is shown as code, under its name in the language being spoken.
    """
    _command_ids.clear()
    _command_ids.update(ids)
    _said.cache_clear()


def load_languages() -> None:
    """Read the files of all languages now; each message is only parsed when it's first said."""
    for language in languages():
        _texts(language)


def best_language(*wanted: str | None) -> str:
    """The first of the wanted locales that the bot speaks (`de-AT` counts as `de`), or else English."""
    for locale in wanted:
        language = language_of(locale) if locale else None
        if language is not None:
            return language
    return ENGLISH


@lru_cache(maxsize=256)
def language_of(locale: str) -> str | None:
    """The language for one locale, `pt-BR` before `pt`; None if the bot doesn't speak it."""
    known = {code.casefold(): code for code in languages()}
    whole = locale.replace("_", "-").casefold()
    return known.get(whole) or known.get(whole.split("-")[0])


def capital(text: str) -> str:
    """The text with a capital first letter, as the language being spoken writes it."""
    if text.startswith("i") and _spoken.get().split("-")[0] in ("tr", "az"):
        return "İ" + text[1:]
    return text[:1].upper() + text[1:]


def _known(language: str) -> str:
    if language not in languages():
        raise LookupError(f"no language {language!r}, only {', '.join(languages())}")
    return language


def _plain(value: Value) -> Value:
    """The value, with `yes` and `no` for booleans: Fluent would take them for numbers."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


# Fluent and the log take a third of the time needed for a first picture, and most of its texts need neither.
@cache
def _digits() -> Callable[[int], Any]:
    """Makes a number for Fluent (an id, points, pips): digits only, without separators."""
    from fluent.runtime.types import FluentInt  # noqa: PLC0415

    class Digits(FluentInt):
        default_number_format_options = FluentInt(0, useGrouping=False).options  # made once, as that takes a while

    return Digits


def _is_grouped(name: str, value: object) -> bool:
    return isinstance(value, int) and value >= _MANY and name in _COUNTED


def as_number(name: str, value: Value) -> Any:
    """A value as Fluent is given it."""
    return _digits()(value) if isinstance(value, int) and not _is_grouped(name, value) else value


def _warn(event: str, **values: object) -> None:
    import structlog  # noqa: PLC0415

    structlog.get_logger().warning(event, **values)


# Messages of words, values and choices between words are put together without Fluent, which takes far longer. What
# needs more, such as a number with decimals, is left to it.
class _Value(NamedTuple):
    name: str


class _Choice(NamedTuple):
    """By the value of that name, a word or how many there are: the parts for it, or else the usual ones."""

    name: str
    ways: Mapping[str | int, Parts]
    usual: Parts


def parts_of(pattern: Any, message: Callable[[str], Any], depth: int = 0) -> Parts | None:
    """Fluent's pattern in parts; None if it needs Fluent. `message` finds another message's pattern by name."""
    found: list[str | _Value | _Choice] = []
    for element in getattr(pattern, "elements", (pattern,)):  # a single element stands for itself
        inner = _of(element, message, depth)
        if inner is None:
            return None
        found += inner
    return tuple(found)


def _of(element: Any, message: Callable[[str], Any], depth: int) -> Parts | None:
    expression: Any = getattr(element, "expression", None)
    if expression is None:
        return (str(element.value),)
    kind, chosen_by = type(expression).__name__, type(getattr(expression, "selector", None)).__name__
    if kind == "VariableReference":
        return (_Value(expression.id.name),)
    if kind == "MessageReference" and expression.attribute is None and depth < _DEEPEST:
        pattern = message(expression.id.name)
        return None if pattern is None else parts_of(pattern, message, depth + 1)
    if (kind, chosen_by) == ("SelectExpression", "VariableReference"):
        return _choice(expression, message, depth)
    return None


def _choice(expression: Any, message: Callable[[str], Any], depth: int) -> Parts | None:
    ways = dict[str | int, Parts]()
    usual: Parts = ()
    for one in expression.variants:
        words, exact = parts_of(one.value, message, depth), getattr(one.key, "value", None)
        if words is None or isinstance(exact, float):
            return None
        ways[one.key.name if exact is None else int(exact)] = words
        usual = words if one.default else usual
    return (_Choice(expression.selector.id.name, ways, usual),)


def filled(parts: Parts, values: Mapping[str, object], plural: Callable[[int], str]) -> str | None:
    """The message with these values; None if one is missing, or is neither a text nor a plain number.

    `plural` is the category of a number in the language of the message, such as `one`.
    """
    found: list[str] = []
    for part in parts:
        if isinstance(part, str):
            found.append(part)
            continue
        value = values.get(part.name)
        if not isinstance(value, int | str) or (isinstance(value, int) and value < 0):
            return None  # languages differ in their minus
        if isinstance(part, _Value) and _is_grouped(part.name, value):
            return None  # languages differ in their mark
        text = filled(_way(part, value, plural), values, plural) if isinstance(part, _Choice) else str(value)
        if text is None:
            return None
        found.append(text)
    return "".join(found)


def _way(choice: _Choice, value: int | str, plural: Callable[[int], str]) -> Parts:
    """The variant for a value; for a number, its own way comes before that of its category."""
    kind = value if isinstance(value, str) else plural(value)
    return choice.ways.get(value, choice.ways.get(kind, choice.usual))


@lru_cache(maxsize=_AT_HAND)
def _said(language: str, key: str, given: tuple[tuple[str, Value], ...]) -> str:
    plain = _texts(language).plain(key)
    if plain is not None:
        return plain
    for code in (language, ENGLISH):
        pattern = _pattern(code, key)
        if pattern is None:
            continue
        parts = _parts(code, key)
        quick = None if parts is None else filled(parts, dict(given), partial(_plural, code))
        if quick is not None:
            return quick
        values = {name: as_number(name, value) for name, value in given}
        text, errors = _texts(code).bundle.format_pattern(pattern, values)
        if errors:
            _warn("text not complete", language=code, key=key, errors=[str(error) for error in errors])
        return str(text)
    return key


@cache
def _pattern(language: str, key: str) -> Any:
    """The pattern of a message or attribute. If the language has none, this is logged once and the answer is None."""
    name, _, attribute = key.partition(".")
    message = _texts(language).message(name)
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if pattern is None:
        _warn("text missing", language=language, key=key)
    return pattern


@cache
def _parts(language: str, key: str) -> Parts | None:
    """The same in parts that need no Fluent; None if there is none like that."""
    pattern = _pattern(language, key)
    return None if pattern is None else parts_of(pattern, partial(_pattern, language))


@lru_cache(maxsize=_AT_HAND)
def _plural(language: str, number: int) -> str:
    """The category of a number, such as `one`."""
    from babel import Locale  # noqa: PLC0415 - as above

    return Locale.parse(language, sep="-").plural_form(number)


class _Texts:
    """The messages of a language. Each is parsed when it's first asked for: all of them take half a second."""

    def __init__(self, language: str) -> None:
        self._language: Final = language
        self._unread: Final[dict[str, str]] = {}
        self._lock: Final = RLock()
        for path in (assets_folder() / "locales" / language).glob("*.ftl"):
            text = path.read_text("utf-8")
            starts = list(_BEGINS.finditer(text))
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._unread.setdefault(start[1], text[start.start() : end])

    @cached_property
    def bundle(self) -> Any:
        """Fluent's own bundle."""
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        command: Callable[[Any], Any] = partial(_command, self._language)
        return FluentBundle([self._language], use_isolating=False, functions={"COMMAND": command})

    def plain(self, name: str) -> str | None:
        """A message that's the same whatever it's given; None for any other, and for one that was read before."""
        found = _PLAIN.fullmatch(self._unread.get(name, ""))
        return found[1] if found else None

    def message(self, name: str) -> Any:
        """A message as Fluent knows it; None if there is none."""
        with self._lock:
            self._read(name)
            return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _read(self, name: str) -> None:
        """Parse a message or term, and those it refers to."""
        text = self._unread.pop(name, None)
        if text is not None:
            from fluent.runtime import FluentResource  # noqa: PLC0415

            self.bundle.add_resource(FluentResource(text))
            for other in _REFERENCE.findall(text):
                self._read(other)


@cache
def _texts(language: str) -> _Texts:
    """All files of a language, read once."""
    return _Texts(language)


def _command(language: str, name: str) -> str:
    """The text for `COMMAND("tournament create")`. Discord resolves a mention by the command's name in the code."""
    words = name.split()
    if words[0] in _command_ids:
        return f"</{name}:{_command_ids[words[0]]}>"
    called = (_said(language, "-".join(("command", *words[: end + 1])), ()) for end in range(len(words)))
    return f"`/{' '.join(called)}`"
