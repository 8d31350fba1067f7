"""`/dice`: a player's own seed, checking a match, and what was rolled."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Final, Literal, cast

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.app.dice import RaceLuck, luck_in
from bot.dice.fairness import phrase_fingerprint
from bot.records.matches import MatchRecord
from bot.texts.catalogue import say
from bot.ui.dice.view import match_stats_post, person_stats_post, report_lines, server_stats_post
from bot.ui.kit.commands import command, group_description, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import patiently, reply
from bot.ui.match.choices import any_match_choices
from bot.ui.match.lookup import chosen_match_to_look_at
from bot.ui.match.style import private_theme_of

_LONGEST_PHRASE = 100
_MOST_ROLLS: Final = 500
"""The luck of a match with more rolls than this is not computed: it would take seconds."""


class DiceCog(commands.GroupCog, group_name="dice", group_description=group_description("dice")):
    """Dice that anyone can check."""

    @command("dice")
    async def seed(
        self,
        interaction: Interaction,
        phrase: app_commands.Range[str, 1, _LONGEST_PHRASE] | None = None,
        forget: bool = False,
    ) -> None:
        """Choose, show or forget the player's phrase."""
        people, user_id = interaction.client.app.people, interaction.user.id
        chosen = None if phrase is None else unicodedata.normalize("NFC", phrase.strip()) or None
        preferences = await people.preferences(user_id)
        if forget or chosen is not None:
            preferences = await people.prefer(user_id, dice_phrase=None if forget else chosen)
        if preferences.dice_phrase is None:
            await reply(interaction, say("dice-seed-none"))
            return
        fingerprint = phrase_fingerprint(preferences.dice_phrase)
        await reply(interaction, say("dice-seed-chosen", fingerprint=fingerprint))

    @command("dice")
    @app_commands.autocomplete(match=quiet(any_match_choices))
    async def verify(self, interaction: Interaction, match: str | None = None) -> None:
        """Check every roll of a match."""
        record = await chosen_match_to_look_at(interaction, match)
        report = await interaction.client.app.dice.report(record)
        post = Post(tuple(report_lines(record, report)), ())
        await reply(interaction, post)

    @command("dice")
    @app_commands.autocomplete(match=quiet(any_match_choices))
    async def stats(
        self,
        interaction: Interaction,
        scope: Literal["match", "player", "server"] | None = None,
        person: discord.Member | discord.User | None = None,
        match: str | None = None,
    ) -> None:
        """What was rolled: in a match, by a person, in the server."""
        if scope is None:
            scope = "player" if person is not None and match is None else "match"
        bot = interaction.client
        preferences = await bot.app.people.preferences(interaction.user.id)
        theme = private_theme_of(bot, place_of(interaction), preferences)
        if scope == "match":
            record = await chosen_match_to_look_at(interaction, match)
            with bot.app.workshop.one_thing(interaction.user.id):
                post = await patiently(interaction, _of_match(interaction, record, theme))
            await reply(interaction, post)
            return
        if scope == "server" and interaction.guild_id is None:
            await reply(interaction, say("dice-no-server"))
            return
        if scope == "player" or interaction.guild_id is None:
            shown = person_of(person or interaction.user)
            counts = await bot.app.dice.rolls_of_person(shown.user_id)
            post = await asyncio.to_thread(person_stats_post, shown, counts, theme)
        else:
            counts = await bot.app.dice.rolls_of_server(interaction.guild_id)
            post = await asyncio.to_thread(server_stats_post, counts, theme)
        await reply(interaction, post)


async def _of_match(interaction: Interaction, record: MatchRecord, theme: str) -> Post:
    bot = interaction.client
    counts = await bot.app.dice.rolls_of_match(record.match_id)
    key = ("luck", record.match_id, record.created_at, record.state.seq)
    if key not in bot.app.kept:
        log = msgspec.json.encode([stored.event for stored in await bot.app.matches.log(record.match_id)])
        bot.app.kept[key] = await bot.app.workshop.do(luck_in, log, most=_MOST_ROLLS)
    luck = cast("tuple[RaceLuck, RaceLuck] | None", bot.app.kept[key])
    return await asyncio.to_thread(match_stats_post, record, counts, luck, theme)
