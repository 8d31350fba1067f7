"""`/board`, `/match`, `/matches`."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from bot.records import MatchRecord
from bot.render.board.sheet import MOST, render_thumbnails
from bot.rules.match.state import Crawford
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.challenge.view import challenge_item
from bot.ui.kit.choices import quiet
from bot.ui.kit.commands import command
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import MOST_TEXT, Picture, Post, within
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import reply
from bot.ui.kit.themes import theme_for
from bot.ui.match.choices import any_match_choices
from bot.ui.match.clocks import clock_line
from bot.ui.match.lookup import chosen_match_to_look_at, may_view, others_in_server
from bot.ui.match.narration import match_item, match_link, match_title, score_line, whose_turn
from bot.ui.match.scenes import scene_of


class LookCog(commands.Cog):
    """Looking without touching."""

    @command()
    @app_commands.autocomplete(match=quiet(any_match_choices))
    async def board(self, interaction: Interaction, match: str | None = None, public: bool = False) -> None:
        """Show the board."""
        record = await chosen_match_to_look_at(interaction, match)
        boards = interaction.client.find(Boards)
        if public:
            await boards.show_publicly(interaction, record)
        else:
            await boards.show_privately(interaction, record)

    @command()
    @app_commands.autocomplete(match=quiet(any_match_choices))
    async def match(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the score."""
        record = await chosen_match_to_look_at(interaction, match)
        await reply(interaction, "\n".join(line for line in match_lines(record) if line))

    @command()
    async def matches(self, interaction: Interaction) -> None:
        """List matches."""
        bot = interaction.client
        here = await bot.app.matches.here(place_of(interaction))
        known = {record.match_id for record in here}
        own = [
            record for record in await bot.app.matches.everywhere(interaction.user.id) if record.match_id not in known
        ]
        others = await others_in_server(interaction)
        lines = [say("matches-here"), *map(match_item, here)] if here else [say("matches-none")]
        lines += await _challenge_lines(interaction)
        if own:
            lines += [say("matches-elsewhere"), *map(match_item, own)]
        if others:
            lines += [say("matches-server"), *map(match_item, others)]
        lines = within(lines, MOST_TEXT, latest=False)
        shown = [*here, *own, *others][:MOST]
        if not shown:
            await reply(interaction, "\n".join(lines))
            return
        theme = await theme_for(bot, interaction.user.id, shown[0].place)
        picture = await asyncio.to_thread(_small_boards, shown, theme)
        post = Post(tuple(lines), (), extra=(picture,))
        await reply(interaction, post)


async def _challenge_lines(interaction: Interaction) -> list[str]:
    """The open challenges of this channel, and those elsewhere in this server that are by or to the person."""
    challenges, place = interaction.client.app.challenges, place_of(interaction)
    own = await challenges.open_with(person_of(interaction.user))
    shown = {one.challenge_id: one for one in (*await challenges.open_in(place), *own)}
    items = [
        challenge_item(one)
        for one in shown.values()
        if place.guild_id in (None, one.place.guild_id) and may_view(interaction, one.place.channel_id) is not False
    ]
    return [say("challenges-open"), *items] if items else []


def _small_boards(records: list[MatchRecord], theme: str) -> Picture:
    """Small boards of some matches on one sheet, and the same in words."""
    scenes = [scene_of(record, theme=theme) for record in records]
    words = "\n".join(f"{record.match_id}: {match_title(record)}" for record in records)
    return Picture(render_thumbnails(scenes), words)


def match_lines(record: MatchRecord) -> list[str]:
    """Everything about a match that is not on the board."""
    state = record.state
    white, black = record.players
    lines = [
        say("match-heading", match=record.match_id),
        score_line(record),
        whose_turn(record, ping=False),
        clock_line(record),
    ]
    if state.length and not state.is_over:
        away = state.away(Side.WHITE), state.away(Side.BLACK)
        lines.append(say("match-away", white=bold(white), white_away=away[0], black=bold(black), black_away=away[1]))
    if state.cube.owner is not None:
        lines.append(say("match-cube", value=state.cube.value, who=bold(record.players[state.cube.owner])))
    if state.crawford is Crawford.AFTER:
        lines.append(say("match-after-crawford"))
    begun = say("match-begun", when=discord.utils.format_dt(record.created_at, "R"))
    lines.append(f"{begun} {match_link(record)}")
    return lines
