"""Puzzles: a person is asked one position after the other, each as hard as they are strong.

A question is stored before it's asked, and asked again until it's answered: nobody looks for an easier one.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from random import Random
from typing import Final, NamedTuple

import msgspec
import structlog

from bot.app.coach import Coach
from bot.app.logged import LoggedMatch, Logs
from bot.app.positions.pack import BadPack, Listed, Pack, games_with_pack, load_pack
from bot.app.recent import Recent
from bot.app.studying.analyzing import Analyst
from bot.errors import (
    BotError,
    CoachError,
    CoachReason,
    EngineMissing,
    EngineUnavailable,
    PuzzleError,
    PuzzleReason,
    StaleAction,
)
from bot.ratings import glicko
from bot.ratings.glicko import NEWCOMERS, Strength, nearest, target
from bot.records.analyses import DecisionAnalysis
from bot.records.computers import is_somebody
from bot.records.matches import MatchRecord
from bot.records.positions import Puzzle, Scene
from bot.records.puzzles import NO_SERVER, Asked, OwnPosition, OwnServer, board_of
from bot.records.training import score_of
from bot.rules.match.evolution import states_before
from bot.rules.match.turn import is_a_part
from bot.store import Store
from bot.store.learning.puzzles import Given, Rate, Solver, first_strength

_OLD: Final = timedelta(days=7)  # so long after a match what was in it may be asked
_TO_OBJECT: Final = timedelta(days=1)
"""So long after a server has switched it on nothing is asked: who has played there can object first."""
_REST: Final = timedelta(minutes=10)  # between two looks for matches where there was none
_LEAST: Final = 0.040  # a decision is looked at if the next best choice has lost so much in the analysis
_MOST_CUBE: Final = 0.450
_KEPT: Final = 1000


class OwnPositions:
    """The own positions of all servers: of matches that were played and analyzed there, and asked nowhere else.

    A match is looked at once it's a week old, decision by decision, while nobody waits for an analysis. What was looked
    at is stored each time, so a process that dies loses nothing, and the next one goes on.
    """

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


_DAY: Final = timedelta(days=1)


def now(one: Solver, at: datetime) -> Strength:
    """How strong a person is after the time since their last answer."""
    return one.strength if one.at is None else glicko.idle(one.strength, max(0.0, (at - one.at) / _DAY))


def rated(score: float, at: datetime) -> Rate:
    """The effect of an answer with this score on both."""
    return lambda person, position: glicko.answered(now(person, at), position.strength, score)


_log: Final = structlog.get_logger()
_TRIES: Final = 20  # so many positions that stand in a person's matches are passed over at most


class Question(NamedTuple):
    """A question to a person."""

    asked: Asked
    puzzle: Puzzle
    again: bool = False
    """Has the person seen them all, so that the oldest comes again?"""


class Wanted(NamedTuple):
    """Which positions somebody wants: a game by its key, and a theme; empty: any."""

    variant: str
    theme: str = ""


class Puzzles:
    """The puzzles that people solve alone."""

    def __init__(
        self, store: Store, coach: Coach, own: OwnPositions, clock: Callable[[], datetime], random: Random | None = None
    ) -> None:
        self._store, self._coach, self._own, self._clock = store, coach, own, clock
        self._random = random or Random(secrets.randbits(64))  # noqa: S311 - no secret
        self.solver, self.games = store.solver, games_with_pack

    async def next(self, user_id: int, guild_id: int | None, wanted: Wanted) -> Question:
        """The position to ask a person now: the one they haven't answered yet, else a new one. Raises PuzzleError."""
        pack = await self.pack(wanted.variant, guild_id)
        left_out = await self._left_out(guild_id or NO_SERVER, user_id)
        pending = await self._store.open_puzzle(user_id, *wanted)
        if pending is not None:
            if pending.key in pack and pending.key not in left_out:
                puzzle = pack.puzzle(pending.key)
                if await self._may_ask(user_id, puzzle):
                    return Question(pending, puzzle, _comes_again(pending))
            await self._store.drop_open_puzzle(pending.puzzle_id)
        puzzle, again = await self._chosen(user_id, pack, wanted, left_out)
        asked = await self._store.ask_puzzle(
            user_id,
            puzzle.key,
            *wanted,
            board_of(puzzle.scene.position),
            self._clock(),
            rated=not (again or wanted.theme),
        )
        return Question(asked, puzzle, again)

    async def _left_out(self, guild_id: int, user_id: int) -> frozenset[str]:
        """The keys of what a person isn't asked in a server.

        What was withdrawn there, what is from their own matches, and the daily positions that they may still answer.
        """
        left_out = await self._store.withdrawn_positions(guild_id)
        left_out |= await self._store.open_daily_keys(user_id, guild_id)
        return left_out if guild_id == NO_SERVER else left_out | await self._own.keys_of(guild_id, user_id)

    async def _chosen(self, user_id: int, pack: Pack, wanted: Wanted, left_out: Iterable[str]) -> tuple[Puzzle, bool]:
        """A position, and whether it comes again."""
        ratings = await self._store.position_ratings(wanted.variant)
        listed = [one for one in pack.listed if wanted.theme in ("", one.theme)]
        if not listed:
            raise PuzzleError(PuzzleReason.NO_THEME)

        def rating(one: Listed) -> float:
            return ratings.get(one.key, one.rating)

        listed.sort(key=rating)
        seen = await self._store.seen_positions(user_id)
        scores = [score_of(loss) for loss in await self._store.first_rated(user_id, NEWCOMERS)]
        aim = target((await self._store.solver(user_id)).strength.rating, scores, self._random)
        passed = set(left_out)
        for _ in range(_TRIES):
            found = nearest(aim, listed, rating, lambda one: one.key in seen or one.key in passed)
            again = found is None
            if found is None:
                open_ones = [one for one in listed if one.key not in passed]
                found = min(open_ones, key=lambda one: seen[one.key], default=None)
            if found is None:
                break
            puzzle = pack.puzzle(found.key)
            if await self._may_ask(user_id, puzzle):
                return puzzle, again
            passed.add(found.key)
        raise PuzzleError(PuzzleReason.NONE_NOW)

    async def pack(self, variant: str, guild_id: int | None = None) -> Pack:
        """The positions of a game, a server's own among them. Raises PuzzleError."""
        own = await self._own.listed(guild_id, variant)
        try:
            pack = await asyncio.to_thread(load_pack, variant)
            return Pack(variant, [*pack.listed, *own]) if own else pack
        except FileNotFoundError as error:
            raise PuzzleError(PuzzleReason.NO_PACK) from error
        except (BadPack, OSError) as error:
            _log.error("positions cannot be read", game=variant, error=repr(error))
            raise PuzzleError(PuzzleReason.NO_PACK) from error

    async def check_may_ask(self, user_id: int, puzzle: Puzzle) -> None:
        """Raise CoachError for a position in which a match of theirs stands, or is near it where nobody is helped."""
        faced = await self._coach.may_value(user_id, puzzle.scene.position)
        if faced:
            raise CoachError(CoachReason.BEING_PLAYED, str(faced[0].match_id))

    async def check_not_daily(self, user_id: int, puzzle: Puzzle, guild_id: int | None) -> None:
        """Raise CoachError for a puzzle that became a daily position which they may still answer."""
        if puzzle.key in await self._store.open_daily_keys(user_id, guild_id or NO_SERVER):
            raise CoachError(CoachReason.BEING_ASKED)

    async def _may_ask(self, user_id: int, puzzle: Puzzle) -> bool:
        try:
            await self.check_may_ask(user_id, puzzle)
        except CoachError:
            return False
        return True

    async def question(self, puzzle_id: int, user_id: int) -> Question:
        """A position that a person was asked. Raises StaleAction for one that is gone, or somebody else's."""
        asked = await self._store.puzzle(puzzle_id)
        if asked is None or asked.user_id != user_id:
            raise StaleAction("no such puzzle")
        pack = await self.pack(asked.variant)
        puzzle = pack.puzzle(asked.key) if asked.key in pack else await self._store.own_position(asked.key)
        if puzzle is None:
            raise StaleAction("not in the pack any more")
        return Question(asked, puzzle, _comes_again(asked))

    async def is_withdrawn(self, key: str, guild_id: int | None) -> bool:
        """Was a position withdrawn from a server? Then answers to it don't count there."""
        return key in await self._store.withdrawn_positions(guild_id or NO_SERVER)

    async def answered(self, question: Question, chosen: str, *, counts: bool = True) -> Asked:
        """The puzzle with its answer; the first one counts, however often it's delivered."""
        asked, puzzle, now = question.asked, question.puzzle, self._clock()
        loss = puzzle.losses[chosen]
        score = score_of(loss)
        given = Given(asked.puzzle_id, asked.user_id, chosen, loss, score, now)
        after = await self._store.answer_puzzle(given, first_strength(puzzle), rated(score, now), counts=counts)
        return after or await self._store.puzzle(asked.puzzle_id) or asked

    async def object_to(self, asked: Asked, guild_id: int | None) -> None:
        """A person takes a position for wrong. Raises PuzzleError if they haven't answered it."""
        if asked.answered_at is None:
            raise PuzzleError(PuzzleReason.NOT_ANSWERED)
        await self.take_for_wrong(asked.key, asked.user_id, guild_id)

    async def take_for_wrong(self, key: str, user_id: int, guild_id: int | None) -> bool:
        """Somebody who has answered takes a position for wrong; enough withdraw it. Returns whether this one did."""
        server = guild_id or NO_SERVER
        withdrawn = await self._store.object_to(server, key, user_id, self._clock())
        _log.info("position taken for wrong", position=key, server=server)
        if withdrawn:
            _log.warning("position withdrawn", position=key, server=server)
        return withdrawn


def _comes_again(asked: Asked) -> bool:
    """Does a question that waits for its answer come again? With a theme that isn't known: it never counts."""
    return asked.answered_at is None and not (asked.rated or asked.theme)
