"""The lessons of a finished chouette at the live board, for each player: their own decisions.

A decision is looked at in one session of two, so its number is that of the session and that of its event in it.
"""

import asyncio
from typing import Any, Final

import structlog

from bot.app.chouette.coach import Decided, Stage
from bot.app.logged import LoggedMatch
from bot.app.recent import Recent
from bot.chouette.sessions import SessionOfTwo
from bot.chouette.state import ChouettePhase
from bot.engine.analyst import can_teach
from bot.errors import BotError, CoachError, CoachReason
from bot.live.desk import Guest
from bot.live.frames import Study
from bot.records.analyses import DecisionAnalysis, Mark
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.rules.match.evolution import states_before
from bot.rules.match.machine import fold
from bot.texts.catalogue import say
from bot.ui.coach.lessons import MOST
from bot.ui.coach.trying import as_it_stood
from bot.ui.kit.host import Host
from bot.ui.live.studies import MISTAKES, Studies
from bot.ui.live.tables import Eye
from bot.ui.match.ratings import few_decisions, performance_text
from bot.ui.match.style import with_numbering

_log: Final = structlog.get_logger()
_AT_HAND: Final = 8
_EVENTS: Final = 100_000
"""More events than a session of two has."""

_Own = tuple[int, SessionOfTwo, DecisionAnalysis]


class ClubStudies:
    """Tells what a chouette teaches to those who have played in it. All methods speak the language being spoken."""

    def __init__(self, host: Host, studies: Studies) -> None:
        self._host, self._studies = host, studies
        self._known: Recent[int, Stage] = Recent(_AT_HAND)
        self._under_way: dict[int, Stage] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def answer(self, guest: Guest, eye: Eye, study: Study) -> tuple[str, dict[str, Any]]:
        """The frame that answers one. Raises CoachError, NotationError, StaleAction, NotFound."""
        record = await self._host.app.chouettes.look(-study.match)
        person = guest.person.user_id
        if study.seq is None:
            return "study", await self._whole(record, person, eye, begin=study.begin)
        found = next((own for own in self._mistakes(record, person) if _number(own) == study.seq), None)
        if found is None:
            raise CoachError(CoachReason.NOT_ANALYZED, str(study.match))
        _, session, one = found
        logged = self._logged(record, session)
        state = (await asyncio.to_thread(states_before, logged.events, (one.seq,)))[one.seq]
        stood, seen = as_it_stood(logged.record, state), eye._replace(side=one.side)
        if study.play is None:
            return "again", {"match": study.match, "seq": study.seq, **await self._studies.asked(one, stood, seen)}
        judged = await self._studies.judged(one, stood, seen, study.play)
        return "judged", {"match": study.match, "seq": study.seq, **judged}

    async def _whole(self, record: ChouetteRecord, person: int, eye: Eye, *, begin: bool) -> dict[str, Any]:
        number, state = record.chouette_id, record.state
        teaches = state.phase is ChouettePhase.OVER and can_teach(state.settings.variant, state.settings.rules)
        fields: dict[str, Any] = {"match": -number, "facts": [], "may": teaches and person in record.names}
        stage = self._known.get(number)
        if stage is None:
            if begin and fields["may"] and number not in self._under_way:
                self._under_way[number] = Stage(0, 0, {})
                task = asyncio.create_task(self._study(number), name=f"study of chouette {number}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            now = self._under_way.get(number)
            return fields if now is None else {**fields, "done": now.done, "total": now.total}
        own = self._mistakes(record, person)
        lessons = []
        for found in own[:MOST]:
            _, session, one = found
            seen = eye._replace(side=one.side)
            [lesson] = await self._studies.lessons(self._logged(record, session), (one,), seen)
            lessons.append({**lesson, "seq": _number(found)})
        mistakes = [{"seq": number} for number in sorted(map(_number, own))]
        best = "" if own or not fields["may"] else say("study-no-mistakes")
        facts = _how_played(stage.performances.get(person))
        return {**fields, "facts": facts, "lessons": lessons, "mistakes": mistakes, "best": best}

    async def _study(self, number: int) -> None:
        try:
            async for stage in self._host.app.chouette_coach.study(number):
                self._under_way[number] = stage
                if stage.done == stage.total:
                    self._known[number] = stage
        except BotError as error:
            _log.warning("chouette not studied", chouette=number, error=repr(error))
        finally:
            del self._under_way[number]

    def _mistakes(self, record: ChouetteRecord, person: int) -> list[_Own]:
        """Somebody's wrong decisions, the worst first."""
        stage = self._known.get(record.chouette_id)
        own = [
            (number, session, one)
            for number, session, one in (() if stage is None else stage.decisions)
            if session.deciders[one.seq - 1] == person and one.mark is not Mark.NONE and one.played
        ]
        return sorted(own, key=lambda found: -found[2].loss)[:MISTAKES]

    def _logged(self, record: ChouetteRecord, session: SessionOfTwo) -> LoggedMatch:
        """A session of two as a match."""
        players = record.person(session.white), record.person(session.black)
        state, at = fold(session.events), record.created_at
        match = MatchRecord(-record.chouette_id, record.place, players, state, None, at, at, rated=False)
        return LoggedMatch(str(-record.chouette_id), with_numbering(self._host, match), session.events)


def _number(own: _Own) -> int:
    session, _, one = own
    return session * _EVENTS + one.seq


def _how_played(own: Decided | None) -> list[dict[str, str]]:
    """How somebody played, and how they handled their cubes."""
    rated = () if own is None else (("play_rating", own.plays), ("cube_rating", own.cubes))
    return [
        {"label": say("chouette-study-column", what=what), "value": performance_text(one), "note": few_decisions(one)}
        for what, one in rated
        if one.decisions
    ]
