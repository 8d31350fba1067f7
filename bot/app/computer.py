"""The computer as a player: it finds where it has to act, decides, and acts like anyone else, through `Matches.act`."""

import asyncio
from dataclasses import replace
from typing import Final, Protocol

import structlog

from bot.app.matches import Matches
from bot.app.views import Turn
from bot.errors import EngineMissing, EngineUnavailable, NotationError, RuleError, StaleAction
from bot.eventlog.log import joined
from bot.metrics.meter import STOOD_IN
from bot.records.computers import FIRST_ID, LAST_ID, ComputerLevel, is_computer, level_of
from bot.records.matches import MatchRecord
from bot.rules.dice import FILLER
from bot.rules.match import commands as cmd
from bot.rules.match.actions import is_closed_out, may_ask_to_pass
from bot.rules.match.machine import decide
from bot.rules.match.searcher import simple_choice
from bot.rules.match.state import MatchState, Phase
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.store import Store

_log: Final = structlog.get_logger()

PATIENCE: Final = 4.0
"""Seconds that the network may take, including the wait for a worker; after that the searcher decides."""
USUAL: Final = Rules()
"""No house rule but those of tournament match play."""
_LONGEST: Final = 200  # the most commands in one turn; far above anything that happens


class Mind(Protocol):
    """The network that plays for the computer players."""

    def knows(self, variant: str, rules: Rules) -> bool:
        """Does it play this game by these house rules, and is it there at all?"""

    async def choose(self, state: MatchState, level: ComputerLevel) -> cmd.Command:
        """The computer's act for the side to act in `state`. Raises EngineMissing, EngineUnavailable, ValueError."""


class Computers:
    """The computer players of all matches. What they have to do next is always read from the store."""

    def __init__(self, store: Store, matches: Matches, mind: Mind, patience: float = PATIENCE) -> None:
        self._store, self._matches, self.mind, self.patience = store, matches, mind, patience

    def strength(self, level: ComputerLevel, variant: str, rules: Rules = USUAL) -> ComputerLevel:
        """The level at which a game is really played: SIMPLE, our own searcher, if the network does not play it."""
        return level if self.mind.knows(variant, rules) else ComputerLevel.SIMPLE

    async def waiting(self) -> list[MatchRecord]:
        """The matches in which a computer has to act."""
        return await self._store.matches_waiting_between(FIRST_ID, LAST_ID)

    async def take_turn(self, match_id: int) -> Turn | None:
        """Act for the computer that a match waits for until its turn is over; None when it waits for none.

        Each action is stored by itself: if anything stops this, the next call goes on from there. If somebody acts in
        the meantime (resigns, say), it ends early.
        """
        record = await self._matches.match(match_id)
        actor, turns = acting_computer(record), list[Turn]()
        for _ in range(_LONGEST):
            side = acting_computer(record)
            if side is None or side is not actor:
                break
            try:
                turn, simple = await self._act(record, side)
            except StaleAction:
                break  # never act on an old position: the next call sees the new one
            turns.append(replace(turn, stood_in=simple))
            goes_on = _same_turn(record.state, turn.record.state)
            record = turn.record
            if not goes_on:
                break
        return joined(turns)

    async def _act(self, record: MatchRecord, side: Side) -> tuple[Turn, bool]:
        player = record.players[side]
        command, simple = await self.decision(record.state, level_of(player.user_id) or ComputerLevel.SIMPLE)
        turn = await self._matches.act(
            record.match_id, player, lambda _: command, interaction_id=None, seen_seq=record.state.seq
        )
        return turn, simple

    async def decide(self, state: MatchState, level: ComputerLevel) -> cmd.Command:
        """A legal command for the side that `state` waits for. Raises ValueError for a match that is over."""
        return (await self.decision(state, level))[0]

    async def decision(self, state: MatchState, level: ComputerLevel) -> tuple[cmd.Command, bool]:
        """The command, and whether the searcher stood in for the network. Raises ValueError when a match is over."""
        side = state.waiting_for
        if side is None:
            raise ValueError("nobody has to act")
        if state.phase is Phase.TO_ROLL and is_closed_out(state, side) and may_ask_to_pass(state, side):
            return cmd.PassUntilFree(side), False  # so that nobody is told of every roll that cannot be played
        asks = level is not ComputerLevel.SIMPLE and self.mind.knows(state.variant, state.rules)
        if asks:
            try:
                command = await asyncio.wait_for(self.mind.choose(state, level), self.patience)
            except (EngineMissing, EngineUnavailable, TimeoutError, ValueError) as error:
                _log.warning("computer falls back", game=state.variant, level=level.value, error=repr(error))
            else:
                if is_legal(state, command):
                    return command, False
                _log.error("computer would do what is not legal", state=state, command=command)
        if asks:
            STOOD_IN.add()
        return await asyncio.to_thread(simple_choice, state), asks


def acting_computer(record: MatchRecord) -> Side | None:
    """The side of the computer that a match waits for; None when it waits for a person, stands still or is over."""
    side = record.state.waiting_for
    stands_still = record.clock is not None and record.clock.is_paused
    if stands_still and record.state.phase is not Phase.RESIGNATION_OFFERED:
        return None
    return side if side is not None and is_computer(record.players[side].user_id) else None


def computers_only(record: MatchRecord) -> bool:
    """Are both players computers?"""
    return all(is_computer(person.user_id) for person in record.players)


def is_legal(state: MatchState, command: cmd.Command) -> bool:
    """Would the rules carry the command out?"""
    if command.side is not state.waiting_for:
        return False
    try:
        decide(state, command, FILLER)
    except (RuleError, NotationError):
        return False
    return True


def _same_turn(before: MatchState, after: MatchState) -> bool:
    """Does the computer still have to go on with the same turn?"""
    if (before.game, before.turns) != (after.game, after.turns):
        return False
    return after.phase in (Phase.TO_PLAY, Phase.TO_NAME, Phase.TO_ROLL)
