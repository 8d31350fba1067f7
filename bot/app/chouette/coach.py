"""How well everyone decided in a chouette that is over: their plays as captain or box, and their cubes.

Each session of two is analyzed as a match would be, so every decision is computed once, however often it is asked for.
A play is looked at in one session alone: that of who made it, else the first in which it occurs.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.app.chouette.chouettes import Chouettes
from bot.app.studying.analyzing import Analyst, found_again, games_in_log, kept
from bot.chouette.sessions import SessionOfTwo, sessions_of
from bot.chouette.state import ChouettePhase
from bot.errors import CoachError, CoachReason
from bot.records.analyses import DecisionAnalysis, DecisionKind
from bot.records.insights import Performance
from bot.rules.match.events import PlayMade, TurnPassed
from bot.store import Store

_NOTHING = Performance()


@dataclass(frozen=True, slots=True)
class Decided:
    """How well a person decided: their plays as captain or box, and their cubes."""

    person: int
    plays: Performance = _NOTHING
    cubes: Performance = _NOTHING


@dataclass(frozen=True, slots=True)
class Stage:
    """How far the analysis of a chouette is: `done` of `total` sessions of two, and what everyone has lost in those."""

    done: int
    total: int
    performances: Mapping[int, Decided]
    decisions: Sequence[tuple[int, SessionOfTwo, DecisionAnalysis]] = ()
    """Once it's done: every decision with the session in which it's looked at, and that session's number."""


class ChouetteCoach:
    """Analyzes chouettes."""

    def __init__(self, store: Store, chouettes: Chouettes, analyst: Analyst) -> None:
        self._store, self._chouettes, self._analyst = store, chouettes, analyst

    async def study(self, chouette_id: int) -> AsyncIterator[Stage]:
        """Analyze a chouette that is over, session by session; what is stored of it is not computed again.

        Stop whenever you like. Raises CoachError (NOT_FINISHED, UNKNOWN_GAME), NotFound, EngineMissing,
        EngineUnavailable.
        """
        if (await self._chouettes.look(chouette_id)).state.phase is not ChouettePhase.OVER:
            raise CoachError(CoachReason.NOT_FINISHED, str(chouette_id))
        sessions = sessions_of(stored.event for stored in await self._chouettes.log(chouette_id))
        wanted = _wanted(sessions)
        found, decided = dict[int, Decided](), list[tuple[int, SessionOfTwo, DecisionAnalysis]]()
        yield Stage(0, len(sessions), {})
        for done, (session, seqs) in enumerate(zip(sessions, wanted, strict=True), 1):
            decisions = await self._decisions(session, seqs)
            _add(found, session, decisions)
            decided += [(done, session, one) for one in decisions]
            yield Stage(done, len(sessions), dict(found), decided if done == len(sessions) else ())

    async def _decisions(self, session: SessionOfTwo, wanted: frozenset[int]) -> list[DecisionAnalysis]:
        """The decisions of one session that are looked at in it."""
        games = games_in_log(session.events)
        stored = await self._store.analyzed([one.digest for one in games], self._analyst.level)
        analyzed = {seq: one for seq, one in found_again(stored, games).items() if seq in wanted}
        known = {*range(1, len(session.events) + 1)} - wanted | analyzed.keys()
        async for progress in self._analyst.analyze(session.events, known, None):
            if progress.decision is not None:
                digest, place, analysis = kept(progress.decision, games)
                await self._store.keep_analysis(digest, self._analyst.level, place, analysis)
                analyzed[progress.decision.seq] = progress.decision
        return list(analyzed.values())


def _wanted(sessions: Sequence[SessionOfTwo]) -> list[frozenset[int]]:
    """The numbers of the events of each session whose decisions are looked at in it: cubes, and its share of plays."""
    plays: dict[tuple[int, int], tuple[bool, int, int]] = {}
    cubes: list[set[int]] = []
    for at, session in enumerate(sessions):
        turn = 0
        cubes.append(set())
        for seq, (event, who) in enumerate(zip(session.events, session.deciders, strict=True), 1):
            if not isinstance(event, PlayMade | TurnPassed):
                if who is not None:
                    cubes[-1].add(seq)
                continue
            turn += 1
            own = who == session.black and not session.extra
            known = plays.get((session.game, turn))
            if known is None or (own and not known[0]):
                plays[session.game, turn] = own, at, seq
    for _, at, seq in plays.values():
        cubes[at].add(seq)
    return [frozenset(one) for one in cubes]


def _add(found: dict[int, Decided], session: SessionOfTwo, decisions: Sequence[DecisionAnalysis]) -> None:
    for one in decisions:
        person = session.deciders[one.seq - 1]
        if person is None or not one.counted:
            continue
        so_far = found.get(person, Decided(person))
        if one.kind is DecisionKind.CHECKER:
            so_far = replace(so_far, plays=so_far.plays.after(one.loss))
        else:
            so_far = replace(so_far, cubes=so_far.cubes.after(one.loss))
        found[person] = so_far
