"""A match against the computer: it begins at once, since nobody has to accept."""

import discord
from msgspec.structs import replace as with_fields

from bot.engine.nets import trained_for
from bot.engine.pool import engine_installed
from bot.records.challenges import Terms
from bot.records.computers import ComputerLevel, computer, level_of
from bot.records.matches import MatchRecord
from bot.rules.match.state import MatchState
from bot.rules.variants import find_variant
from bot.texts.catalogue import Key, say
from bot.ui.board.boards import Boards
from bot.ui.kit.feature import Beside
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.names import person_of
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
    await bot.get(Boards).answer(interaction, turn)


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


def stands_in(_: Host, record: MatchRecord, __: MatchState | None) -> Beside:
    """While a match begins: that our own simple player is the opponent, whatever level was asked for, and why."""
    state, levels = record.state, [level_of(person.user_id) for person in record.players]
    if state.game > 1 or state.turns > 1 or ComputerLevel.SIMPLE not in levels:
        return Beside()
    if not engine_installed():
        return Beside((say("computer-begins-missing"),))
    key = Key("computer-begins-simple") if trained_for(state.rules, state.variant) else Key("computer-begins-rules")
    return Beside((say(key, game=find_variant(state.variant).name),))
