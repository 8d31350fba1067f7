"""A tournament where the bot is only somebody's own app."""

import discord

MANAGER = discord.Permissions(manage_guild=True, view_channel=True).value


async def test_it_needs_the_bot_as_a_member(club):
    guild = club.server.add_foreign_guild()
    games = guild.add_text_channel("games")
    guild.member(club.alice).permissions = MANAGER
    answer = await club.alice.slash(games, "tournament create", name="Cup", system="swiss")
    assert answer.ephemeral
    assert "Ask an admin to add me" in answer.text
    assert await club.bot.store.tournaments_in(guild.id) == []
