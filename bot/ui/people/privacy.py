"""`/privacy`: what is stored about a person, as a file, and deleting it."""

from __future__ import annotations

import io

import discord
from discord.ext import commands
from msgspec.structs import replace

from bot.app.privacy import StoredAboutMe
from bot.records import ChallengeStatus, Person
from bot.texts.catalogue import say
from bot.ui.kit.commands import command, group_description
from bot.ui.kit.components import CustomId, TapButton, on_tap
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.sending import answer_with_file, patiently


class PrivacyCog(commands.GroupCog, group_name="privacy", group_description=group_description("privacy")):
    """A person's own data."""

    @command("privacy")
    async def show(self, interaction: Interaction) -> None:
        """Show what is stored."""
        summary = await interaction.client.privacy.summary(interaction.user.id)
        await _answer(interaction, Post(tuple(_lines(summary)), ()))

    @command("privacy")
    async def export(self, interaction: Interaction) -> None:
        """Send the file."""
        data = await patiently(interaction, interaction.client.privacy.export(interaction.user.id))
        file = discord.File(io.BytesIO(data), "backgammon.json")
        await answer_with_file(interaction, say("privacy-export"), file)

    @command("privacy")
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether it is meant."""
        summary = await interaction.client.privacy.summary(interaction.user.id)
        if summary.is_nothing:
            await _answer(interaction, Post((say("privacy-nothing"),), ()))
            return
        sure = TapButton(
            CustomId("privacy_delete", interaction.user.id), say("button-delete"), discord.ButtonStyle.danger
        )
        keep = TapButton(CustomId("privacy_keep", 0), say("button-keep"), discord.ButtonStyle.success)
        text = say("privacy-ask", ongoing=summary.ongoing_matches, finished=summary.finished_matches)
        await _answer(interaction, Post((text,), (), ((keep, sure),)))


def _lines(summary: StoredAboutMe) -> list[str]:
    if summary.is_nothing:
        return [say("privacy-nothing")]
    seen = "-" if summary.last_seen is None else discord.utils.format_dt(summary.last_seen, "R")
    return [
        say("privacy-heading"),
        say(
            "privacy-stored",
            matches=summary.ongoing_matches + summary.finished_matches,
            ongoing=summary.ongoing_matches,
            events=summary.events,
            challenges=summary.open_challenges + summary.closed_challenges,
            preferences=summary.preferences,
            blocks=summary.blocks,
            follows=summary.follows,
            imports=summary.imports,
            seen=seen,
        ),
        say("privacy-why"),
    ]


async def _answer(interaction: Interaction, post: Post) -> None:
    await interaction.response.send_message(view=post.view(), ephemeral=True)


@on_tap("privacy_keep")
async def _keep(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await interaction.response.edit_message(view=Post((say("privacy-kept"),), ()).view())


@on_tap("privacy_delete")
async def _delete(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """The id in the button is not asked: whoever taps deletes himself."""
    bot = interaction.client
    await interaction.response.edit_message(view=Post((say("privacy-deleting"),), ()).view())
    for tournament in await bot.tournaments.leave_all(interaction.user.id):
        await bot.desk.show(tournament)
    open_ones = [
        replace(challenge, status=ChallengeStatus.WITHDRAWN)
        for challenge in await bot.store.challenges_of(interaction.user.id)
        if challenge.status is ChallengeStatus.OPEN
    ]
    turns = await bot.privacy.delete(person_of(interaction.user), interaction.id)
    for challenge in open_ones:
        await bot.mark_closed(replace(challenge, challenger=Person(0, "")))
    for turn in turns:
        await bot.boards.announce(turn)
    await interaction.edit_original_response(view=Post((say("privacy-deleted"),), ()).view())
