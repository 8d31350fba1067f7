"""Matches against the computer: one begins at once, since nobody has to accept, and the computer answers each turn."""

import asyncio
from typing import Final

import discord
from msgspec.structs import replace as with_fields

from bot.app.app import App
from bot.app.computer import acting_computer, computers_only
from bot.app.recent import Recent
from bot.app.views import Turn
from bot.engine.nets import trained_for
from bot.engine.pool import engine_installed
from bot.records.computers import ComputerLevel, computer, level_of
from bot.records.matches import MatchRecord, Terms
from bot.records.people import Place
from bot.rules.match.state import MatchState
from bot.rules.variants import find_variant
from bot.texts.catalogue import Key, say
from bot.ui.board.boards import Boards
from bot.ui.kit.feature import Beside
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.names import person_of
from bot.ui.kit.places import is_guest, place_of
from bot.ui.kit.tasks import Tasks, is_shown

PACE: Final = 1.2
"""Seconds between showing a turn and the computer's answer to it, not counting the time it thinks."""


class ComputerDesk:
    """Lets the computer play wherever it has to. Matches do not wait for each other."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._boards = host.get(Boards)
        self.pace = PACE
        self._answers: Recent[int, Interaction] = Recent(1024)
        """By match: what can still be answered where the bot is a guest."""
        self.tasks = Tasks("computer in match", self._step, self._waiting)

    async def follow_up(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Let the computer answer a turn that was just shown."""
        self.wake(turn.record, interaction)

    def wake(self, record: MatchRecord, interaction: Interaction | None = None) -> None:
        """Let the computer act, if it has to, in a match that was just shown.

        Where the bot is a guest it can only answer: it answers `interaction` with the next turns.
        """
        if acting_computer(record) is None:
            return
        if interaction is not None and is_guest(interaction):
            self._answers[record.match_id] = interaction
        self.tasks.wake(record.match_id)

    async def _waiting(self) -> list[int]:
        claims, waiting = self._host.app.claims, await self._host.app.computers.waiting()
        return [record.match_id for record in waiting if claims.is_free(record)]

    async def _step(self, match_id: int) -> bool:
        """Play one turn. Returns True if it is the computer's turn again."""
        await asyncio.sleep(self.pace)
        record = await self._host.app.matches.match(match_id)
        if acting_computer(record) is None:
            return False
        if computers_only(record):
            await self._play_out(match_id)
            return False
        if not is_shown(self._host, record):
            return False
        turn = await self._host.app.computers.take_turn(match_id)
        if turn is None:
            return False
        answered = self._answers.get(match_id)
        await self._boards.announce(turn, answered)
        if acting_computer(turn.record) is not None:
            return True
        if self._answers.get(match_id) is answered:
            self._answers.pop(match_id, None)
        return False

    async def _play_out(self, match_id: int) -> None:
        """Play a match between two computers: nobody reads every turn, so only the end is shown."""
        while (turn := await self._host.app.computers.take_turn(match_id)) is not None:
            if turn.record.state.is_over:
                await self._boards.announce(turn)
                return


async def play_computer(interaction: Interaction, level: ComputerLevel, terms: Terms) -> None:
    """Begin a match against the computer and answer with its first board. Raises what `Challenges` raises."""
    bot = interaction.client
    strength = bot.app.computers.strength(level, terms.variant, terms.rules)
    under_way = await _begun(interaction, strength, terms)
    if under_way is not None:
        await bot.get(Boards).panels.show(interaction, under_way, say("answer-repeat"))
        return
    place, person, unrated = place_of(interaction), person_of(interaction.user), with_fields(terms, rated=False)
    turn = await bot.app.challenges.play_computer(place, person, strength, unrated, interaction_id=interaction.id)
    if turn.is_repeat:
        await bot.get(Boards).panels.show(interaction, turn.record)
        return
    await bot.get(Boards).answer(interaction, turn)


async def _begun(interaction: Interaction, level: ComputerLevel, terms: Terms) -> MatchRecord | None:
    """The same match, if it goes on here already: a button begins it once, however often it is tapped."""
    if interaction.type is not discord.InteractionType.component:
        return None
    return await going_on(interaction.client.app, interaction.user.id, place_of(interaction), level, terms)


async def going_on(app: App, person_id: int, place: Place, level: ComputerLevel, terms: Terms) -> MatchRecord | None:
    """The same match of a person against that computer, if it goes on there already. Raises StorageUnavailable."""
    for record in await app.matches.mine(person_id, place):
        state = record.state
        clock = None if record.agreed_clock is None else record.agreed_clock.control
        same = (state.variant, state.length, state.rules) == (terms.variant, terms.length, terms.rules)
        if same and clock == terms.clock and computer(level) in record.players:
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
