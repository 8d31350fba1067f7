"""The coach: matches analyzed in the background, decision by decision, and whether a player may be helped.

Requests are stored in the database, and so is each decision as soon as it is analyzed. So after a restart an analysis
goes on where it was, and nothing is computed twice. Two people who ask for the same thing wait for the same analysis.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from typing import Final, Protocol, cast

import msgspec
import structlog

from bot.app.logged import LoggedMatch, Logs, Viewer
from bot.app.studying.analyzing import (
    Analyst,
    GameLog,
    check_not_asked,
    check_subject,
    faced_in,
    found_again,
    games_in_log,
    has_any,
    helped_by,
    kept,
    told_by,
)
from bot.app.studying.shares import LOOK_EVERY, Lost, Shares
from bot.errors import BotError, CoachError, CoachReason, EngineUnavailable
from bot.records.analyses import DecisionAnalysis, MatchAnalysis, Progress
from bot.records.chouettes import boards_of
from bot.records.computers import is_computer
from bot.records.matches import AnalysisRequest, MatchRecord
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.store import Store

_log: Final = structlog.get_logger()

MOST_WAITING: Final = 50
"""The most different analyses that may be waited for at a time."""
_AT_ONCE: Final = 2  # how many of them are worked on at a time, in the order in which they were requested
_ATTEMPTS: Final = 5  # how often an analysis is resumed after the engine failed at the same decision

_MOST_PLAYED: Final = 100
"""How many practice matches of a person are searched for a position that they paste, which counts as a hint there."""

_NOTHING: Final = Progress(0, 0, None)

Subject = tuple[str, int | None]


class Finished(msgspec.Struct, frozen=True):
    """An analysis is done."""

    logged: LoggedMatch
    analysis: MatchAnalysis


class Failed(msgspec.Struct, frozen=True):
    """An analysis could not be made; `error` says why."""

    error: BotError


News = Progress | Finished | Failed


class Listener(Protocol):
    """The part that shows people their analyses."""

    async def tell(self, request: AnalysisRequest, news: News) -> None:
        """Say how far an analysis is that somebody has requested, or how it ended. A failure is logged."""

    async def analyzed(self, logged: LoggedMatch, analysis: MatchAnalysis) -> None:
        """A whole match was just analyzed, and everyone who waited for that has been told. It never raises."""


@dataclass(slots=True)
class _Job:
    """An analysis under way and who waits for it, by the number of the request."""

    waiting: dict[int, AnalysisRequest]
    listener: Listener | None = None
    progress: Progress = _NOTHING
    task: asyncio.Task[None] | None = None


@dataclass(slots=True)
class _Material:
    """The material of an analysis: the match, its games, and the decisions analyzed so far."""

    logged: LoggedMatch
    games: tuple[GameLog, ...]
    analyzed: dict[int, DecisionAnalysis] = field(default_factory=dict)


class Coach:
    """Analyses of matches."""

    def __init__(self, store: Store, logs: Logs, analyst: Analyst, shares: Shares | None = None) -> None:
        self._store = store
        self.hints_in = store.hints_in
        self._logs, self._analyst = logs, analyst
        self._jobs: dict[Subject, _Job] = {}
        self.room = asyncio.Semaphore(_AT_ONCE)
        self._closed = False
        self.shares = shares or Shares()

    async def at_leisure(self) -> None:
        """Wait until nobody waits for an analysis here."""
        while tasks := [job.task for job in self._jobs.values() if job.task is not None]:
            await asyncio.wait(tasks)

    async def ready(self, logged: LoggedMatch, game: int | None) -> MatchAnalysis | None:
        """The analysis of a match or a game of it from the store alone; None if decisions are missing.

        Raises CoachError for what cannot be analyzed (yet).
        """
        found = await self.so_far(logged, game)
        return None if isinstance(found, Progress) else found

    async def so_far(self, logged: LoggedMatch, game: int | None) -> MatchAnalysis | Progress:
        """The same, or how much of it there is. Raises CoachError."""
        material = await self.material(logged, game)
        async with self._analyzing(material, game) as steps:
            async for progress in steps:
                if progress.done < progress.total:
                    return Progress(progress.done, progress.total, None)
                break
        return await asyncio.to_thread(self._analyst.put_together, logged.events, material.analyzed, game)

    async def material(self, logged: LoggedMatch, game: int | None) -> _Material:
        """The part of a match, or of one `game`, to be analyzed, and how much of that is stored. Raises CoachError."""
        games = await asyncio.to_thread(games_in_log, logged.events)
        check_subject(logged, games, game)
        wanted = tuple(one for one in games if game in (None, one.number))
        stored = await self._store.analyzed([one.digest for one in wanted], self._analyst.level)
        return _Material(logged, games, found_again(stored, wanted))

    def _analyzing(self, material: _Material, game: int | None) -> aclosing[AsyncGenerator[Progress, None]]:
        steps = self._analyst.analyze(material.logged.events, material.analyzed, game)
        return aclosing(cast("AsyncGenerator[Progress, None]", steps))

    async def waiting_for(self, user_id: int) -> AnalysisRequest | None:
        """The request of a person."""
        requests = await self._store.analysis_requests()
        return next((one for one in requests if one.user_id == user_id), None)

    async def check(self, user_id: int, subject: Subject) -> None:
        """Raise CoachError if a person may not ask for another analysis: one each at a time, not too many in all."""
        waiting = await self.waiting_for(user_id)
        if waiting is not None and waiting.subject != subject:
            raise CoachError(CoachReason.ONE_AT_A_TIME, waiting.match)
        if subject not in self._jobs and len(self._jobs) >= MOST_WAITING:
            raise CoachError(CoachReason.BUSY)

    async def ask(
        self, request: AnalysisRequest, listener: Listener | None
    ) -> tuple[AnalysisRequest, AnalysisRequest | None, Progress]:
        """Begin an analysis, or join the one that is under way.

        Returns the request as stored, the one it replaces (if the same person asked twice), and how far the analysis
        is. Raises CoachError as `check` does.
        """
        await self.check(request.user_id, request.subject)
        stored, replaced = await self._store.ask_analysis(request)
        if replaced is not None:
            self._forget(replaced)
        job = self._join(stored, listener)
        return stored, replaced, job.progress

    def _join(self, request: AnalysisRequest, listener: Listener | None) -> _Job:
        job = self._jobs.get(request.subject)
        if job is None:
            job = self._jobs[request.subject] = _Job({}, listener)
            job.task = asyncio.create_task(self._run(request.subject, job))
        job.waiting.setdefault(request.request_id, request)
        return job

    def _forget(self, request: AnalysisRequest) -> None:
        job = self._jobs.get(request.subject)
        if job is not None:
            job.waiting.pop(request.request_id, None)

    async def cancel(self, user_id: int) -> AnalysisRequest | None:
        """Drop a person's request, and the analysis if nobody else waits for it. Returns the request."""
        request = await self.waiting_for(user_id)
        if request is None or not await self._store.drop_analysis_request(request.request_id):
            return None
        self._forget(request)
        job = self._jobs.get(request.subject)
        if job is not None and not job.waiting:
            del self._jobs[request.subject]
            if job.task is not None:
                job.task.cancel()
        return request

    async def resume(self, listener: Listener | None, is_mine: Callable[[int], bool] = lambda _: True) -> None:
        """Go on with every analysis that somebody waits for and that is not running, as after a restart.

        `is_mine` says of the number of a request whether this process looks after it.
        """
        for request in await self._store.analysis_requests():
            if not self._closed and is_mine(request.request_id):
                self._join(request, listener)

    async def close(self) -> None:
        """Stop; what is unfinished goes on with `resume`, in this process or the next."""
        self._closed = True
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        self._jobs.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.shares.leave()

    async def _run(self, subject: Subject, job: _Job) -> None:
        """Analyze, and tell everyone who waits how it ended."""
        news = await self._made_or_seen(subject, job)
        if self._jobs.get(subject) is job:
            del self._jobs[subject]
        if news is None:
            return
        is_told = False
        for request in list(job.waiting.values()):
            try:
                told = await self._told_to(request, news)
                dropped = await self._store.drop_analysis_request(request.request_id)
            except BotError as error:
                _log.warning("study not told", match=subject[0], error=repr(error))
                continue  # they are told when it is resumed: everything is stored
            if dropped:
                is_told = True
                await self._told(job, request, told)
        if is_told and isinstance(news, Finished) and subject[1] is None and job.listener is not None:
            await job.listener.analyzed(news.logged, news.analysis)

    async def _made_or_seen(self, subject: Subject, job: _Job) -> News | None:
        """How an analysis ended, made here or by another process; None where nobody waits for it any more."""
        while True:
            try:
                if await self.shares.take(subject):
                    with suppress(Lost):
                        async with self.shares.making(subject), self.room:
                            return await self._news(subject, job)
                await asyncio.sleep(LOOK_EVERY)
                requests = [one for one in await self._store.analysis_requests() if one.subject == subject]
                if not requests or requests[0].is_studied:
                    return await self._seen(requests[0], job) if requests else None
            except BotError as error:
                _log.warning("study not looked after", match=subject[0], error=repr(error))
                await asyncio.sleep(LOOK_EVERY)

    async def _seen(self, request: AnalysisRequest, job: _Job) -> News:
        """The work of another process."""
        logged = await self._logs.load(request.match, Viewer(request.user_id, request.place), shown=True)
        analysis = await self.ready(logged, request.game)
        job.waiting.setdefault(request.request_id, request)
        return Failed(EngineUnavailable("given up")) if analysis is None else Finished(logged, analysis)

    async def make(self, request: AnalysisRequest) -> None:
        """Make an analysis that this process has taken for others, who tell of it. Raises Lost, and BotError."""
        async with self.shares.making(request.subject):
            await self._news(request.subject, _Job({request.request_id: request}))

    async def _told_to(self, request: AnalysisRequest, news: News) -> News:
        """The part that the person may be told: their match may have reached that position while they waited."""
        if isinstance(news, Finished):
            try:
                await self.may_analyze(request.user_id, news.logged, request.game)
            except CoachError as error:
                return Failed(error)
        return news

    async def _news(self, subject: Subject, job: _Job) -> News:
        first = next(iter(job.waiting.values()))
        try:
            logged = await self._logs.load(subject[0], Viewer(first.user_id, first.place), shown=True)
            return Finished(logged, await self._analyzed(logged, subject[1], job))
        except BotError as error:
            _log.warning("study failed", match=subject[0], error=repr(error))
            return Failed(error)
        except Exception as error:  # noqa: BLE001 - an analysis that fails again and again must not be resumed forever
            _log.error("study failed unexpectedly", match=subject[0], exc_info=error)
            return Failed(EngineUnavailable(repr(error)))

    async def _analyzed(self, logged: LoggedMatch, game: int | None, job: _Job) -> MatchAnalysis:
        """The analysis, begun or resumed; a worker that dies costs one decision at most."""
        material = await self.material(logged, game)
        failures, reached = 0, -1
        while True:
            try:
                await self._go_on(material, game, job)
                break
            except EngineUnavailable:
                failures = failures + 1 if len(material.analyzed) == reached else 1
                reached = len(material.analyzed)
                if failures >= _ATTEMPTS or self._closed:
                    raise
        return await asyncio.to_thread(self._analyst.put_together, logged.events, material.analyzed, game)

    async def _go_on(self, material: _Material, game: int | None, job: _Job) -> None:
        async with self._analyzing(material, game) as steps:
            async for progress in steps:
                if progress.decision is not None:
                    digest, place, analysis = kept(progress.decision, material.games)
                    await self._store.keep_analysis(digest, self._analyst.level, place, analysis)
                    material.analyzed[progress.decision.seq] = progress.decision
                job.progress = Progress(progress.done, progress.total, None)
                for request in list(job.waiting.values()):
                    await self._told(job, request, job.progress)

    @staticmethod
    async def _told(job: _Job, request: AnalysisRequest, news: News) -> None:
        if job.listener is not None:
            try:
                await job.listener.tell(request, news)
            except Exception as error:  # noqa: BLE001 - a message that cannot be shown must not end the analysis
                _log.warning("study not shown", match=request.match, exc_info=error)

    async def may_help(self, record: MatchRecord) -> None:
        """Raise CoachError unless it is a practice match: not rated, or against the computer, and in no tournament."""
        if not is_practice(record):
            raise CoachError(CoachReason.RATED, str(record.match_id))
        if await self._store.pairing_of(record.match_id) is not None:
            raise CoachError(CoachReason.TOURNAMENT, str(record.match_id))

    async def may_value(self, user_id: int, position: Position) -> list[MatchRecord]:
        """Raise CoachError for a position that a person faces in a match in which nobody is helped, or one near it.

        The dice, cube, score and side on roll that they give it do not matter. Returns the practice matches in which
        they face it: there it counts as a hint.
        """
        unhelped = await self._unhelped(user_id)
        told = await asyncio.to_thread(helped_by, unhelped, position)
        if told is not None:
            raise _being_played(told)
        played = await self._store.matches_of(user_id, None, limit=_MOST_PLAYED)
        looked_at = {record.match_id for record in unhelped}
        practice = [record for record in played if record.match_id not in looked_at]
        return await asyncio.to_thread(faced_in, practice, position)

    async def check_not_asked(self, user_id: int, position: Position) -> None:
        """Raise CoachError for a position that a person is asked, as a puzzle or as one of the day."""
        await check_not_asked(self._store, user_id, position)

    async def may_analyze(self, user_id: int, logged: LoggedMatch, game: int | None) -> None:
        """Raise CoachError if the analysis of an imported match would tell a person what to play in such a match.

        Nor may it tell the answer to what they're asked.

        Matches played here never do; see `bot.app.studying.analyzing.told_by`.
        """
        if logged.imported is None:
            return
        if await asyncio.to_thread(has_any, logged.events, game, await self._store.open_boards(user_id)):
            raise CoachError(CoachReason.BEING_ASKED, logged.key)
        running = await self._unhelped(user_id)
        told = await asyncio.to_thread(told_by, logged.events, game, logged.imported.created_at, running)
        if told is not None:
            raise _being_played(told, logged.key)

    async def _unhelped(self, user_id: int) -> list[MatchRecord]:
        """Where a person is not helped, the boards of their chouettes among them."""
        return [*await self._store.unhelped_matches_of(user_id), *boards_of(await self._store.chouettes_with(user_id))]

    async def note_hint(self, record: MatchRecord, side: Side) -> int:
        """A side has taken a hint in the position that its match is in. Returns how many it has taken so far."""
        await self._store.note_hint(record.match_id, record.state.seq, side)
        return (await self.hints_in(record.match_id))[side]

    async def hints(self, logged: LoggedMatch) -> tuple[int, int]:
        """How many hints each side has taken; none in an imported match."""
        return (0, 0) if logged.is_imported else await self.hints_in(logged.record.match_id)


def _being_played(told: MatchRecord, record: str = "") -> CoachError:
    if told.match_id < 0:
        return CoachError(CoachReason.IN_CHOUETTE, str(-told.match_id))
    return CoachError(CoachReason.BEING_PLAYED, str(told.match_id), detail=record)


def is_practice(record: MatchRecord) -> bool:
    """Does a match not count for the ratings (an unlimited session never does), or is the computer a player of it?"""
    counts = record.rated and record.state.length > 0
    return not counts or any(is_computer(person.user_id) for person in record.players)
