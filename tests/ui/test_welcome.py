"""The welcome of a server that adds the bot: where it stands, what its buttons do, and that failing is no failure."""

import discord
import pytest

from tests.ui.table import buttons_of, posts_in, text_of

BUTTONS = {"Play the computer", "Find an opponent", "Challenge someone", "Watch"}


async def test_a_server_that_adds_the_bot_is_greeted_once(table):
    """In the first channel where it may post. (The simulator's servers get their channels after they are joined.)"""
    guild = table.env.create_guild("Elsewhere")
    closed = {guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    rules, games = guild.create_text_channel("rules", overwrites=closed), guild.create_text_channel("games")
    await table.env.settle()
    await table.bot.on_guild_join(table.bot.get_guild(guild.id))
    assert posts_in(table.env, rules) == []
    (post,) = posts_in(table.env, games)
    assert set(buttons_of(post)) == BUTTONS
    assert "Backgammon" in text_of(post)


@pytest.mark.parametrize(("game", "length"), [("backgammon", 1), ("narde", 1), ("sugoroku", 1), ("tavli", 3)])
async def test_a_game_begins_against_the_computer_from_its_rules(table, game, length):
    alice = table.players[0]
    page = (await alice.slash(table.channel, "rules", variant=game)).response
    board = (await alice.click(page, label="Play the computer")).response
    assert not board.ephemeral
    state = (await table.bot.store.match(1)).state
    assert (state.variant, state.length) == (game, length)
    again = (await alice.click(page, label="Play the computer")).response
    assert again.ephemeral, "it's begun once"


async def test_help_ends_with_the_same_buttons(table):
    answer = (await table.players[0].slash(table.channel, "help")).response
    assert set(buttons_of(answer)) == BUTTONS
    form = (await table.players[0].click(answer, label="Challenge someone")).response
    assert form.ephemeral
    assert "Send the challenge" in buttons_of(form)
