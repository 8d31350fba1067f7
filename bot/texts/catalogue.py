"""The catalogue: finds a message by its key, in the language now spoken.

A language is a folder of Fluent files, one per feature. Plurals, cases and word order are decided there, so code passes
names, numbers and kinds, never pieces of a sentence. English is the reference: a message that another language lacks is
said in English, and logged once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, partial
from typing import Any, Final, NewType

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from bot.assets import assets_folder

_log: Final = structlog.get_logger()

ENGLISH: Final = "en"

Key = NewType("Key", str)
"""The key of a message that is chosen at run time. Every key that is not written in `say` itself is marked with it."""

Value = str | int | float
"""What a message can be given. True and False reach it as `yes` and `no`."""

_AT_HAND: Final = 4096
"""How many finished messages are kept. A board's description alone takes forty, and most of them come up again."""

_spoken: ContextVar[str] = ContextVar("spoken language", default=ENGLISH)

_command_ids: Final[dict[str, int]] = {}


def say(key: str, /, **values: Value) -> str:
    """The message with this key in the language now spoken; `key.attribute` names an attribute of a message."""
    given = tuple((name, _plain(value)) for name, value in values.items())
    return _said(_spoken.get(), key, given)


def speaks() -> str:
    """The code of the language now spoken, such as `de`."""
    return _spoken.get()


def set_language(language: str) -> None:
    """Speak a language from here to the end of the task. Raises LookupError if the catalogue does not have it."""
    _spoken.set(_known(language))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language inside the block. Raises LookupError if the catalogue does not have it."""
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
    """Name commands from now on so that a tap opens them. `ids` are Discord's, by name, of top-level commands.

    A command that is not among them is shown as code, under its name in the language spoken.
    """
    _command_ids.clear()
    _command_ids.update(ids)
    _said.cache_clear()


def load_languages() -> None:
    """Read all languages now, so that nobody has to wait for one later. Each takes a few tenths of a second."""
    for language in languages():
        _bundle(language)


def best_language(*wanted: str | None) -> str:
    """The first of the wanted locales that the bot speaks (`de-AT` counts as `de`), or else English."""
    for locale in wanted:
        language = language_of(locale) if locale else None
        if language is not None:
            return language
    return ENGLISH


@lru_cache(maxsize=256)
def language_of(locale: str) -> str | None:
    """The language for one locale, `pt-BR` before `pt`; None if the bot does not speak it."""
    known = {code.casefold(): code for code in languages()}
    whole = locale.replace("_", "-").casefold()
    return known.get(whole) or known.get(whole.split("-")[0])


def capital(text: str) -> str:
    """The text with a capital first letter, as the language now spoken writes it."""
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


@lru_cache(maxsize=_AT_HAND)
def _said(language: str, key: str, given: tuple[tuple[str, Value], ...]) -> str:
    # Numbers are ids, points and pips: digits alone, without separators.
    values = {name: FluentInt(value, useGrouping=False) if isinstance(value, int) else value for name, value in given}
    for code in (language, ENGLISH):
        pattern = _pattern(code, key)
        if pattern is None:
            continue
        text, errors = _bundle(code).format_pattern(pattern, values)
        if errors:
            _log.warning("text not complete", language=code, key=key, errors=[str(error) for error in errors])
        return str(text)
    return key


@cache
def _pattern(language: str, key: str) -> Any:
    """The pattern of a message or attribute. If the language has none, that is logged once and the answer is None."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(language)
    message = bundle.get_message(name) if bundle.has_message(name) else None
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if pattern is None:
        _log.warning("text missing", language=language, key=key)
    return pattern


@cache
def _bundle(language: str) -> FluentBundle:
    """All files of a language, read once."""
    command: Callable[[Any], Any] = partial(_command, language)
    bundle = FluentBundle([language], use_isolating=False, functions={"COMMAND": command})
    for path in (assets_folder() / "locales" / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _command(language: str, name: str) -> str:
    """What `COMMAND("tournament create")` becomes in a text. Discord resolves a mention by the name in the code."""
    words = name.split()
    if words[0] in _command_ids:
        return f"</{name}:{_command_ids[words[0]]}>"
    called = (_said(language, "-".join(("command", *words[: end + 1])), ()) for end in range(len(words)))
    return f"`/{' '.join(called)}`"


def forget() -> None:
    """Read the files again when they are needed next."""
    for kept in (languages, language_of, _said, _pattern, _bundle):
        kept.cache_clear()
