"""`/board`, `/match`, `/matches`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.records.matches import MatchRecord
from bot.rules.match.state import Crawford
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.kit.commands import command, quiet
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import bold
from bot.ui.kit.places import count_post
from bot.ui.kit.sending import reply
from bot.ui.match.choices import any_match_choices
from bot.ui.match.clocks import clock_line
from bot.ui.match.lookup import chosen_match_to_look_at
from bot.ui.match.narration import match_link, score_line, whose_turn


class LookCog(commands.Cog):
    """Looking without touching."""

    @command()
    @app_commands.autocomplete(match=quiet(any_match_choices))
    async def board(self, interaction: Interaction, match: str | None = None, public: bool = False) -> None:
        """Show the board."""
        record = await chosen_match_to_look_at(interaction, match)
        boards = interaction.client.get(Boards)
        if public:
            await count_post(interaction)
            await boards.show_publicly(interaction, record)
        else:
            await boards.panels.show(interaction, record)

    @command()
    @app_commands.autocomplete(match=quiet(any_match_choices))
    async def match(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the score."""
        record = await chosen_match_to_look_at(interaction, match)
        await reply(interaction, "\n".join(line for line in match_lines(record) if line))


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
