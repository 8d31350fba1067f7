"""A match against the computer: it begins at once, since nobody has to accept."""

from __future__ import annotations

from dataclasses import replace

import discord
from msgspec.structs import replace as with_fields

from bot.engine.nets import trained_for
from bot.engine.pool import engine_installed
from bot.records.challenges import Terms
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import MatchRecord
from bot.rules.rules import Rules
from bot.rules.variants import find_variant
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.places import place_of


async def play_computer(interaction: Interaction, level: ComputerLevel, terms: Terms) -> None:
    """Begin a match against the computer and answer with its first board. Raises what `Challenges` raises."""
    bot = interaction.client
    strength = bot.app.computers.strength(level, terms.variant, terms.rules)
    going_on = await _begun(interaction, strength, terms)
    if going_on is not None:
        await bot.get(Boards).panels.show(interaction, going_on, say("answer-repeat"))
        return
    turn = await bot.app.challenges.play_computer(
        place_of(interaction),
        person_of(interaction.user),
        strength,
        with_fields(terms, rated=False),
        interaction_id=interaction.id,
    )
    if turn.is_repeat:
        await bot.get(Boards).panels.show(interaction, turn.record)
        return
    answer = await bot.get(Boards).answer_to(interaction, turn)
    with speaking(public_language(interaction)):
        lines = (*answer.post.lines, computer_line(strength, terms.variant, terms.rules))
    await bot.get(Boards).answer(interaction, turn, replace(answer, post=replace(answer.post, lines=lines)))


async def _begun(interaction: Interaction, level: ComputerLevel, terms: Terms) -> MatchRecord | None:
    """The same match, if it goes on here already: a button begins it once, however often it is tapped."""
    if interaction.type is not discord.InteractionType.component:
        return None
    for record in await interaction.client.app.matches.mine(interaction.user.id, place_of(interaction)):
        state = record.state
        same = (state.variant, state.length, state.rules) == (terms.variant, terms.length, terms.rules)
        if same and computer(level) in record.players:
            return record
    return None


def computer_line(level: ComputerLevel, variant: str, rules: Rules) -> str:
    """Which computer the player meets; for our own simple player, that it is one, and why."""
    who = bold(computer(level))
    if level is not ComputerLevel.SIMPLE:
        return say("computer-begins", who=who)
    if not engine_installed():
        return say("computer-begins-missing", who=who)
    game = find_variant(variant).name
    if trained_for(rules, variant):
        return say("computer-begins-simple", who=who, game=game)
    return say("computer-begins-rules", who=who, game=game)
