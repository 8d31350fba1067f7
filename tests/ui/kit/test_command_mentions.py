"""Where a text names a command, a tap opens it."""

import re

import pytest

from bot.rules.sides import Side
from tests.ui.table import text_of

pytestmark = pytest.mark.simcord(check_errors=False)

MENTION = re.compile(r"</([^:>]+):(\d+)>")


async def mentioned(table, name, **options):
    """The commands that an answer names: name -> id; and its text."""
    text = text_of(await table.by_command(Side.WHITE, name, **options))
    return {called: int(number) for called, number in MENTION.findall(text)}, text


async def registered(table):
    return {one.name: one.id for one in await table.bot.tree.fetch_commands()}


async def test_commands_are_named_by_the_ids_that_discord_gave_them(table):
    named, text = await mentioned(table, "roll")
    known = await registered(table)
    assert named == {"challenge": known["challenge"], "matches": known["matches"]}
    assert "`/" not in text
    named, _ = await mentioned(table, "tournament status")
    assert named == {"tournament create": known["tournament"]}


async def test_what_to_type_after_a_command_follows_its_mention(table):
    named, text = await mentioned(table, "help")
    assert {"challenge", "matches", "move"} <= set(named)
    assert f"</move:{named['move']}> 8/5 6/5" in text


async def test_a_bot_that_registers_nothing_asks_for_the_ids(table, make_bot):
    def quiet():
        bot = make_bot()
        bot.settings = bot.settings.model_copy(update={"sync_commands": False})
        return bot

    known = await registered(table)
    before = len(table.env.http_requests)
    await table.restart(quiet)
    assert not [one for one in table.env.http_requests[before:] if one.method == "PUT"]
    named, _ = await mentioned(table, "roll")
    assert named["challenge"] == known["challenge"]


async def test_without_ids_commands_are_shown_as_code(table, make_bot):
    table.env.inject_error("GET", "/applications/*/commands", status=403)
    await table.restart(make_bot)
    named, text = await mentioned(table, "roll")
    assert not named
    assert "`/challenge`" in text


async def test_commands_that_cannot_be_registered_keep_their_ids(table, make_bot):
    known = await registered(table)
    table.env.inject_error("PUT", "/applications/*/commands", status=403)
    await table.restart(make_bot)
    named, _ = await mentioned(table, "roll")
    assert named == {"challenge": known["challenge"], "matches": known["matches"]}
