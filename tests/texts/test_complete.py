"""Every language says everything; the code asks for every message there is, and for no other."""

import ast
import itertools
import re
from collections import Counter

import discord
import pytest
from fluent.syntax import ast as ftl

from bot.texts.catalogue import know_commands, languages, say, speaking
from bot.ui.kit.commands import command_key, text_key
from tests.texts.ftl import (
    PLURALS,
    ROOT,
    asked_for,
    calls,
    choices,
    files_of,
    name_of,
    patterns,
    reachable,
    reader,
    variables,
)

pytestmark = pytest.mark.usefixtures("every_translation")

OTHERS = [language for language in languages() if language != "en"]


def messages(language):
    return {key for key in patterns(language) if not key.startswith("-")}


async def command_payloads(make_bot):
    bot = make_bot()
    await bot.load_commands()
    return [await command.get_translated_payload(bot.tree, bot.tree.translator) for command in bot.tree.get_commands()]


async def asked_for_by_discord(make_bot):
    """The keys of all commands, options and choices, as the translator is asked for them."""
    bot = make_bot()
    await bot.load_commands()
    asked = set()

    class Noting(type(bot.tree.translator)):
        async def translate(self, string, _, context):
            asked.add(text_key(string.message, context))

    for command in bot.tree.get_commands():
        await command.get_translated_payload(bot.tree, Noting())
    return asked


@pytest.mark.parametrize("language", languages())
def test_the_files_can_be_read(language):
    junk = [entry.content for body in files_of(language).values() for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language):
    keys = Counter(name_of(entry) for body in files_of(language).values() for entry in body if name_of(entry))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_stands_in_the_same_file_in_every_language(language):
    """Terms may differ: a language can have some of its own."""

    def places(code):
        return {(name_of(entry), name) for name, body in files_of(code).items() for entry in body}

    assert not [(key, name) for key, name in places(language) ^ places("en") if key and not key.startswith("-")]


@pytest.mark.parametrize("language", languages())
def test_files_are_named_after_features(language):
    features = {folder.name for folder in (ROOT / "bot" / "ui").iterdir()} | {"render", "errors"}
    assert {name.removesuffix(".ftl") for name in files_of(language)} <= features


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language):
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_values(language):
    wrong = {
        key: (variables(language, key), variables("en", key))
        for key in messages(language) & messages("en")
        if variables(language, key) != variables("en", key)
    }
    assert not wrong


@pytest.mark.parametrize("language", languages())
def test_what_a_message_refers_to_is_there(language):
    for key in patterns(language):
        assert reachable(language, key) <= set(patterns(language))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_chooses_by_the_same_kinds(language):
    for key in messages(language) & messages("en"):
        for variable, kinds in choices(language, key).items():
            known = choices("en", key).get(variable, set())
            assert kinds - PLURALS <= known | PLURALS, (key, variable)


@pytest.mark.slow
async def test_what_the_code_asks_for_is_there(make_bot):
    assert asked_for() | await asked_for_by_discord(make_bot) <= messages("en")


async def test_what_is_there_is_asked_for(make_bot):
    asked = asked_for() | await asked_for_by_discord(make_bot)
    used = set().union(*(reachable("en", key) for key in asked & messages("en")))
    assert set(patterns("en")) - used == set()


def test_keys_are_written_out():
    """So that the two tests above see them: only keys of commands and of families, which they see, are put together."""
    for path, call, _ in calls("say", "Key"):
        if path.name not in ("commands.py", "catalogue.py"):
            assert not isinstance(call.args[0], ast.JoinedStr | ast.BinOp | ast.IfExp), f"{path}:{call.lineno}"


def test_messages_are_given_what_they_need():
    for path, call, key in calls("say"):
        given = {keyword.arg for keyword in call.keywords}
        if key in messages("en") and None not in given:
            assert given == variables("en", key), f"{path}:{call.lineno} {key}"


def sentences(path):
    """What looks like a sentence in code, outside of docstrings, logs and exceptions."""
    tree = ast.parse(path.read_text("utf-8"))
    skipped = set()
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_log = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("_log.")
        if is_text or is_log or isinstance(node, ast.Raise):
            skipped.update(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            text = node.value.strip()
            if re.search(r"[^\W\d]+ +[^\W\d]+", text) and (text[:1].isupper() or text.endswith(".")):
                yield f"{path.relative_to(ROOT)}:{node.lineno} {text!r}"


def test_no_sentence_is_left_in_the_code():
    # The palette is a tool for those who make a theme; what it writes is for nobody in Discord.
    paths = [*(ROOT / "bot" / "ui").rglob("*.py"), *(ROOT / "bot" / "render").glob("*.py")]
    assert not [found for path in paths if path.name != "palette.py" for found in sentences(path)]


LIMITS = {"button-": 80, "form-": 45, "choice-": 100, "remark-": 100, "list-": 110, "offer-": 400, "": 2000}
"""The longest a message may be, by how its key begins. A list's title has 150, and a preview of its moves in it."""


def limit_of(key):
    return next(limit for start, limit in LIMITS.items() if key.startswith(start))


def values_for(key, language):
    """Long values for a message, once for each kind it chooses by."""
    kinds = choices(language, key)
    ranges = {}
    for variable in variables(language, key):
        by = kinds.get(variable, set())
        if by - PLURALS:
            ranges[variable] = sorted(by - PLURALS)
        elif by or key.startswith(("button-", "list-")):
            ranges[variable] = [1, 88888]
        else:
            ranges[variable] = ["W" * 130]
    for values in itertools.product(*ranges.values()):
        yield dict(zip(ranges, values, strict=True))


UNTAPPABLE = ("button-", "form-", "choice-", "remark-", "list-", "offer-", "alt-", "caption-", "column-", "command-")
"""Texts of which Discord shows no command as one that can be tapped begin so."""


@pytest.mark.parametrize("language", languages())
def test_commands_are_named_so_that_they_can_be_tapped(language):
    named = {key for key in patterns(language) for one in reachable(language, key) if reader(language, one).commands}
    assert named
    assert not [key for key in named if key.startswith(UNTAPPABLE)]
    files = (ROOT / "assets" / "locales" / language).glob("*.ftl")
    coded = [line for path in files for line in re.findall(r".*`/\{ command-[a-z- {}]+\}`.*", path.read_text("utf-8"))]
    assert all(line.startswith("welcome-local ") for line in coded)  # there it is what to type


async def test_commands_that_texts_name_can_be_used(make_bot):
    """A group such as `/tournament` cannot: Discord links its commands alone."""
    bot = make_bot()
    await bot.load_commands()
    known = {one.qualified_name for one in bot.tree.walk_commands() if not isinstance(one, discord.app_commands.Group)}
    assert (
        set().union(*(reader(language, key).commands for language in languages() for key in patterns(language)))
        <= known
    )


@pytest.mark.parametrize("language", languages())
def test_messages_keep_to_the_limits_of_discord(language):
    named = set().union(*(reader(language, key).commands for key in patterns(language)))
    know_commands({name.split()[0]: 10**19 - 1 for name in named})  # Discord's ids have 19 digits by now
    with speaking(language):
        for key in sorted(messages(language)):
            if key.startswith("command-"):
                continue
            for values in values_for(key, language):
                text = say(key, **values)
                assert 0 < len(text) <= limit_of(key), (key, len(text), text)
                assert text == text.strip(), key


@pytest.mark.parametrize("language", languages())
async def test_commands_keep_to_the_limits_of_discord(make_bot, language):
    payloads = await command_payloads(make_bot)

    def text(thing, what):
        if language == "en":
            return thing[what]
        return thing[f"{what}_localizations"][language]

    def check(things):
        names = [text(thing, "name") for thing in things]
        assert len(set(names)) == len(names), names
        for thing, name in zip(things, names, strict=True):
            assert re.fullmatch(r"[-_\w]{1,32}", name), name
            assert name == name.lower(), name
            assert 1 <= len(text(thing, "description")) <= 100, name
            if thing.get("options"):
                check(thing["options"])
            labels = [text(choice, "name") for choice in thing.get("choices", ())]
            assert len(set(labels)) == len(labels), labels
            assert all(1 <= len(label) <= 100 for label in labels)

    menus = [one for one in payloads if one["type"] != discord.AppCommandType.chat_input.value]
    check([one for one in payloads if one not in menus])
    for menu in menus:
        assert re.fullmatch(r"\S(.{,30}\S)?", text(menu, "name"))


async def test_each_command_with_all_its_languages_is_small_enough(make_bot):
    """Discord counts names, descriptions and values of a command; of each, the longest of its languages."""

    def size(thing):
        parts = [
            max(map(len, [thing[what], *(thing.get(f"{what}_localizations") or {}).values()]))
            for what in ("name", "description")
            if what in thing
        ]
        inner = [*(thing.get("options") or ()), *(thing.get("choices") or ())]
        return sum(parts) + len(str(thing.get("value", ""))) + sum(map(size, inner))

    for payload in await command_payloads(make_bot):
        assert size(payload) <= 8000, payload["name"]


async def test_english_names_are_those_in_the_code(make_bot):
    bot = make_bot()
    await bot.load_commands()
    for command in bot.tree.walk_commands():
        assert say(command_key(command.qualified_name)) == command.name
        assert say(command_key(command.qualified_name) + ".description") == command.description
        for option in getattr(command, "parameters", ()):
            assert say(f"{command_key(command.qualified_name)}.{option.name}") == option.display_name


def test_discord_knows_the_languages():
    """A file is called as Discord calls the locale, or as the part of it before the dash."""
    known = {str(locale) for locale in discord.Locale} | {str(locale).split("-")[0] for locale in discord.Locale}
    assert set(languages()) <= known
