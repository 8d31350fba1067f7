"""A server's own positions: found in matches that were played and analyzed there, and asked nowhere else.

A match is looked at once it's a week old, decision by decision, while nobody waits for an analysis. What was looked at
is stored each time, so a process that dies loses nothing, and the next one goes on.
"""

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

import msgspec
import structlog

from bot.app.coach import Coach
from bot.app.logged import LoggedMatch, Logs
from bot.app.positions.pack import BadPack, Listed, games_with_pack, load_pack
from bot.app.recent import Recent
from bot.app.studying.analyzing import Analyst
from bot.errors import BotError, EngineMissing, EngineUnavailable
from bot.records.analyses import DecisionAnalysis
from bot.records.computers import is_somebody
from bot.records.matches import MatchRecord
from bot.records.positions import Scene
from bot.records.puzzles import OwnPosition, OwnServer
from bot.rules.match.evolution import states_before
from bot.rules.match.turn import is_a_part
from bot.store import Store

_log: Final = structlog.get_logger()
_OLD: Final = timedelta(days=7)
"""So long after a match what was in it may be asked."""
_TO_OBJECT: Final = timedelta(days=1)
"""So long after a server has switched it on nothing is asked: who has played there can object first."""
_REST: Final = timedelta(minutes=10)
"""Between two looks for matches where there was none."""
_LEAST: Final = 0.040
"""A decision is looked at if the next best choice has lost so much in the analysis."""
_MOST_CUBE: Final = 0.450
_KEPT: Final = 1000


class OwnPositions:
    """The own positions of all servers."""

    def __init__(self, store: Store, coach: Coach, logs: Logs, analyst: Analyst, clock: Callable[[], datetime]) -> None:
        self._store, self._coach, self._logs, self._analyst, self._clock = store, coach, logs, analyst, clock
        self.standing, self.played, self.keys_of = store.own_server, store.played_own, store.own_keys_of
        self._rests: Recent[int, datetime] = Recent(_KEPT)
        self._failed: Recent[tuple[int, int], bool] = Recent(_KEPT)

    async def switch(self, guild_id: int, *, on: bool) -> OwnServer | None:
        """Let a server make positions of its own, or none. Returns what stands then."""
        if on:
            await self._store.make_own(guild_id, self._clock())
            self._rests.pop(guild_id, None)
        else:
            await self._store.make_none(guild_id)
        return await self.standing(guild_id)

    async def object(self, guild_id: int, user_id: int, *, objects: bool) -> None:
        """A person wants nothing of their matches asked in a server, or doesn't mind any more."""
        await self._store.object_to_own(guild_id, user_id, self._clock(), objects=objects)

    async def to_hear(self, record: MatchRecord) -> list[int]:
        """Who of the people in a match that is over has to hear of it."""
        guild_id = record.place.guild_id
        if guild_id is None or not record.state.is_over or await self.standing(guild_id) is None:
            return []
        people = [one.user_id for one in record.players if is_somebody(one.user_id)]
        return await self._store.unheard_of_own(guild_id, people)

    async def heard(self, guild_id: int, user_ids: Iterable[int]) -> None:
        """They have heard of it, so their later matches may be looked at."""
        await self._store.hear_of_own(guild_id, user_ids, self._clock())

    async def listed(self, guild_id: int | None, variant: str) -> list[Listed]:
        """A server's own positions that it may be asked in a game."""
        if guild_id is None:
            return []
        rows = await self._store.own_positions(guild_id, variant, self._clock() - _TO_OBJECT)
        return [Listed(key, theme, rating, msgspec.Raw(text.encode())) for key, theme, rating, text in rows]

    async def analyzed(self, logged: LoggedMatch) -> None:
        """A match was analyzed: if it was passed over because it wasn't, it's looked at now."""
        if not logged.is_imported:
            await self._store.reopen_own_match(logged.record.match_id)

    async def waiting(self) -> list[int]:
        """The servers in which there may be something to look at. Raises StorageUnavailable."""
        now = self._clock()
        return [one for one in await self._store.own_servers() if self._rests.get(one, now) <= now]

    async def step(self, guild_id: int) -> bool:
        """Look at the next match of a server. False if there is none, or no engine. Raises BotError."""
        server = await self.standing(guild_id)
        match_id = None
        if server is not None:
            match_id = await self._store.next_own_match(guild_id, server.since, self._clock() - _OLD)
        if match_id is None:
            self._rests[guild_id] = self._clock() + _REST
            return False
        try:
            await self._look_at(guild_id, match_id)
        except EngineMissing:
            self._rests[guild_id] = self._clock() + _REST
            return False
        return True

    async def _look_at(self, guild_id: int, match_id: int) -> None:
        reached = await self._store.begin_own_match(guild_id, match_id)
        for seq, scene in await self._scenes(match_id):
            if seq <= reached:
                continue
            await self._coach.at_leisure()
            if await self._store.own_server(guild_id) is None:
                return
            found = await self._admitted(guild_id, match_id, seq, scene)
            if not await self._store.note_own_decision(match_id, reached, seq, found):
                return
            reached = seq
        await self._store.end_own_match(match_id)

    async def _admitted(self, guild_id: int, match_id: int, seq: int, scene: Scene) -> OwnPosition | None:
        """The position, if it may be asked. One that the engine fails at twice may not."""
        try:
            puzzle = await self._analyst.admitted(scene)
        except EngineUnavailable:
            if (match_id, seq) not in self._failed:
                self._failed[match_id, seq] = True
                raise
            _log.warning("position not looked at", match=match_id, seq=seq)
            return None
        return None if puzzle is None else OwnPosition(guild_id, match_id, puzzle)

    async def _scenes(self, match_id: int) -> list[tuple[int, Scene]]:
        """The decisions of a match that are worth a look, in order; none if it can't be, or isn't, analyzed."""
        record = await self._store.match(match_id)
        if record.state.variant not in games_with_pack():
            return []
        try:
            logged = await self._logs.of(record)
            analysis = await self._coach.ready(logged, None)
            if analysis is not None:
                return await asyncio.to_thread(_worth_a_look, logged, analysis.decisions)
        except (BotError, BadPack) as error:
            _log.info("no own positions", match=match_id, error=repr(error))
        return []


def _worth_a_look(logged: LoggedMatch, decisions: Iterable[DecisionAnalysis]) -> list[tuple[int, Scene]]:
    chosen = {one.seq: one for one in decisions if not one.forced and _is_clear(one)}
    pack = load_pack(logged.state.variant)
    found = []
    for seq, state in sorted(states_before(logged.events, chosen).items()):
        scene = Scene.of(state, chosen[seq].kind)
        if not (is_a_part(state) or state.beavers) and scene.key not in pack:
            found.append((seq, scene))
    return found


def _is_clear(one: DecisionAnalysis) -> bool:
    """Does the next best choice lose enough, and of the cube not too much?"""
    losses = sorted(one.losses.values())
    return len(losses) > 1 and losses[1] >= _LEAST and (one.cube is None or losses[1] <= _MOST_CUBE)
