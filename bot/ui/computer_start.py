"""A match against the computer: it begins at once, since nobody has to accept."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as with_fields

from bot.computers import ComputerLevel, computer
from bot.engine.pool import engine_installed
from bot.records import Terms
from bot.rules.variants import find_variant
from bot.texts.catalogue import say, speaking
from bot.ui.board_message import Interaction
from bot.ui.languages import public_language
from bot.ui.names import bold, person_of
from bot.ui.places import place_of


async def play_computer(interaction: Interaction, level: ComputerLevel, terms: Terms) -> None:
    """Begin a match against the computer and answer with its first board. Raises what `Challenges` raises."""
    bot = interaction.client
    strength = bot.computers.strength(level, terms.variant)
    turn = await bot.challenges.play_computer(
        place_of(interaction),
        person_of(interaction.user),
        strength,
        with_fields(terms, rated=False),
        interaction_id=interaction.id,
    )
    if turn.is_repeat:
        await bot.boards.show_privately(interaction, turn.record)
        return
    answer = bot.boards.answer_to(interaction, turn)
    with speaking(public_language(interaction)):
        lines = (computer_line(strength, terms.variant), *answer.post.lines)
    await bot.boards.answer(interaction, turn, replace(answer, post=replace(answer.post, lines=lines)))


def computer_line(level: ComputerLevel, variant: str) -> str:
    """Against whom one plays; of our own simple player, that it is one, and why."""
    who = bold(computer(level))
    if level is not ComputerLevel.SIMPLE:
        return say("computer-begins", who=who)
    if engine_installed():
        return say("computer-begins-simple", who=who, game=find_variant(variant).name)
    return say("computer-begins-missing", who=who)
