"""`/privacy`: what is stored about a person, as a file, and deleting it."""

import io
import time
from contextlib import suppress
from typing import Final

import discord
from discord.ext import commands

from bot.app.privacy.privacy import StoredAboutMe
from bot.texts.catalogue import Key, say, speaking
from bot.ui.board.boards import Boards
from bot.ui.challenge.sending import mark_closed
from bot.ui.chouette.acting import ChouetteComputerDesk
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.kit.commands import command, group_description
from bot.ui.kit.components import GREEN, RED, CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.places import language_of_place
from bot.ui.kit.sending import UNREACHABLE, patiently, reply, reply_in_place
from bot.ui.tournament.desk import TournamentDesk

TAPS: Final = Taps()
TAPS.says("privacy_keep", Key("privacy-kept"))

_EVERY: Final = 2  # seconds after which somebody who is being deleted is told again how far that is


class PrivacyCog(commands.GroupCog, group_name="privacy", group_description=group_description("privacy")):
    """A person's own data."""

    @command("privacy")
    async def show(self, interaction: Interaction) -> None:
        """Show what is stored."""
        summary = await patiently(interaction, interaction.client.app.privacy.summary(interaction.user.id))
        await reply(interaction, Post(tuple(_lines(summary)), ()))

    @command("privacy")
    async def export(self, interaction: Interaction) -> None:
        """Send the file."""
        data = await patiently(interaction, interaction.client.app.privacy.export(interaction.user.id))
        await reply(interaction, say("privacy-export"), file=discord.File(io.BytesIO(data), "backgammon.json"))

    @command("privacy")
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether they mean it."""
        summary = await patiently(interaction, interaction.client.app.privacy.summary(interaction.user.id))
        if summary.is_nothing:
            await reply(interaction, Post((say("privacy-nothing"),), ()))
            return
        sure = TapButton(CustomId("privacy_delete", interaction.user.id), say("button-delete"), RED)
        keep = TapButton(CustomId("privacy_keep", 0), say("button-keep"), GREEN)
        ongoing, tournaments = summary.ongoing_matches, summary.ongoing_tournaments
        text = say("privacy-ask", ongoing=ongoing, tournaments=tournaments, finished=summary.finished_matches)
        await reply(interaction, Post((text,), (), ((keep, sure),)))


def _lines(summary: StoredAboutMe) -> list[str]:
    if summary.is_nothing:
        return [say("privacy-nothing")]
    names = ("events", "blocks", "follows", "imports", "chouettes", "crowds", "guesses", "cards", "puzzles")
    return [
        say("privacy-heading"),
        say(
            "privacy-stored",
            matches=summary.ongoing_matches + summary.finished_matches,
            ongoing=summary.ongoing_matches,
            challenges=summary.open_challenges + summary.closed_challenges,
            preferences=bool(summary.preferences),
            seen="-" if summary.last_seen is None else discord.utils.format_dt(summary.last_seen, "R"),
            **{name: getattr(summary, name) for name in names},
        ),
        say("privacy-tournaments", count=summary.tournaments),
        say("privacy-why"),
    ]


@TAPS.on("privacy_delete")
async def _delete(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """Nothing in the button's id is used: people who tap it delete their own data."""
    host = interaction.client
    await reply_in_place(interaction, Post((say("privacy-deleting"),), ()))
    told = time.monotonic()

    async def tell(part: float) -> None:
        nonlocal told
        if time.monotonic() - told >= _EVERY:
            told = time.monotonic()
            with suppress(*UNREACHABLE):
                await reply_in_place(interaction, Post((say("privacy-deleting-part", percent=int(100 * part)),), ()))

    deletion = await host.app.privacy.delete(person_of(interaction.user), interaction.id, tell=tell)
    for turn in deletion.turns:
        await host.get(Boards).announce(turn)
    for left in deletion.tournaments:
        await host.get(TournamentDesk).show(left)
    for step in deletion.chouettes:
        await host.get(ChouetteDesk).announce(step)
        host.get(ChouetteComputerDesk).wake(step.record)
    for challenge in deletion.challenges:
        with speaking(await language_of_place(host, challenge.place)):
            await mark_closed(host, challenge)
    await reply_in_place(interaction, Post((say("privacy-deleted"),), ()))
