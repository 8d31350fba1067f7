"""The lessons of a finished match at the live board: three, and every mistake to be tried again."""

import asyncio
from typing import Any, Final

from bot.app.logged import LoggedMatch
from bot.app.recent import Recent
from bot.engine.analyst import PoolAnalyst, can_teach
from bot.engine.explaining import Explanation, choice_of
from bot.errors import CoachError, CoachReason, StaleAction
from bot.live.acts import played
from bot.live.desk import Guest
from bot.live.frames import Study
from bot.live.seen import View
from bot.records.analyses import DecisionAnalysis, DecisionKind, MatchAnalysis, Progress
from bot.records.matches import AnalysisRequest, MatchRecord
from bot.rules.match.evolution import states_before
from bot.rules.match.partial import partial_now, steps_with
from bot.rules.match.turn import game_of, numbers_now, plays_now
from bot.rules.play import Play
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.coach.analysis import mistakes_of
from bot.ui.coach.desk import CoachDesk
from bot.ui.coach.facts import explained, explained_in, explanation_lines
from bot.ui.coach.lessons import MOST
from bot.ui.coach.trying import as_it_stood, decision_at, loss_of, losses_in, question_about, verdict_lines
from bot.ui.coach.words import action_text, cube_choices, lost, numbers_of, signed
from bot.ui.kit.host import Host
from bot.ui.live.asking import plays_of
from bot.ui.live.plain import unmarked_text
from bot.ui.live.tables import Eye, arrows_in, table_of
from bot.ui.match.lookup import logged_with_numbering
from bot.ui.match.narration import short_name
from bot.ui.match.ratings import change_of, few_decisions, gain_text, number_text, performance_text
from bot.ui.match.scenes import own_scene

_AT_HAND: Final = 32
MISTAKES: Final = 60
"""The most that are listed, the worst."""


class Studies:
    """Tells what a match teaches to those who may see it. All methods speak the language being spoken."""

    def __init__(self, host: Host) -> None:
        self._host, self._coach = host, host.app.coach
        self._known: Recent[int, MatchAnalysis] = Recent(_AT_HAND)

    async def answer(self, guest: Guest, record: MatchRecord, eye: Eye, study: Study) -> tuple[str, dict[str, Any]]:
        """The frame that answers one. Raises CoachError, EngineMissing, NotationError, StaleAction."""
        if study.seq is None:
            return "study", await self._whole(guest, record, eye, begin=study.begin)
        one, stood = await self._decision(guest, record, study.seq)
        if study.play is None:
            fields = await self.asked(one, stood, eye)
        else:
            fields = await self.judged(one, stood, eye, study.play)
        kind = "again" if study.play is None else "judged"
        return kind, {"match": record.match_id, "seq": study.seq, **fields}

    async def _whole(self, guest: Guest, record: MatchRecord, eye: Eye, *, begin: bool) -> dict[str, Any]:
        """Its lessons, or how far they are; `begin`: analyze the match, if it hasn't been."""
        facts = await self._rating(record, eye.side)
        if not record.state.is_over or not can_teach(record.state.variant, record.state.rules):
            return {"match": record.match_id, "facts": facts, "may": False}
        logged = logged_with_numbering(self._host, await self._host.app.logs.of(record))
        found = self._known.get(record.match_id) or await self._coach.so_far(logged, None)
        if isinstance(found, Progress):
            waits = await self._is_under_way(guest, logged, eye, begin=begin)
            progress = {"done": found.done, "total": found.total} if waits else {}
            return {"match": record.match_id, "facts": facts, "may": True, **progress}
        self._known[record.match_id] = found
        mistakes = (mistakes_of(found, eye.side) or mistakes_of(found, None))[:MISTAKES]
        return {
            "match": record.match_id,
            "facts": [*facts, *_how_played(found, eye.side)],
            "lessons": await self.lessons(logged, mistakes[:MOST], eye),
            "mistakes": [{"seq": one.seq} for one in sorted(mistakes, key=lambda one: one.seq)],
            "best": "" if mistakes else say("study-no-mistakes"),
        }

    async def _rating(self, record: MatchRecord, side: Side | None) -> list[dict[str, str]]:
        change = None
        if side is not None:
            change = change_of(record, await self._host.app.ratings.rate(record), side)
        if change is None:
            return []
        before = say("live-fact-was", rating=number_text(change.before))
        return [
            {
                "label": say("live-fact", fact="rating"),
                "value": number_text(change.after),
                "change": gain_text(round(change.after) - round(change.before), 0),
                "note": before,
            }
        ]

    async def _is_under_way(self, guest: Guest, logged: LoggedMatch, eye: Eye, *, begin: bool) -> bool:
        user_id = guest.person.user_id
        waiting = await self._coach.waiting_for(user_id)
        if waiting is not None and waiting.subject == (logged.key, None):
            return True
        if begin:
            if self._coach.shares.here:
                PoolAnalyst.check_installed()
            request = AnalysisRequest(
                request_id=0,
                user_id=user_id,
                match=logged.key,
                game=None,
                place=logged.record.place,
                message_id=None,
                token="",
                public=False,
                language=eye.language,
                asked_at=self._host.clock(),
            )
            await self._coach.ask(request, self._host.get(CoachDesk))
        return begin

    async def lessons(
        self, logged: LoggedMatch, lessons: tuple[DecisionAnalysis, ...], eye: Eye
    ) -> list[dict[str, Any]]:
        """Mistakes of a match with their boards, and what tells them from the best."""
        why = await explained_in(self._host.engine, logged, lessons)
        states = await asyncio.to_thread(states_before, logged.events, [one.seq for one in lessons])
        told = []
        for one in lessons:
            table = table_of(self._host, eye, as_it_stood(logged.record, states[one.seq]), None, ())
            told.append(
                {
                    "seq": one.seq,
                    **_titled(logged.record, one, eye),
                    "words": " ".join(_words(logged.record, one, why.get(one.seq))[:2]),
                    **{name: table[name] for name in ("position", "roll", "cube")},
                }
            )
        return told

    async def asked(self, one: DecisionAnalysis, stood: MatchRecord, eye: Eye) -> dict[str, Any]:
        """A decision to be made once more, and what there is to say of it."""
        [why] = await explained(self._host.engine, [choice_of(one, stood.state)])
        plays = one.kind is DecisionKind.CHECKER
        offered = [] if plays else cube_choices(losses_in(one, stood.state))
        return {
            **_titled(stood, one, eye),
            "words": _words(stood, one, why),
            "question": unmarked_text(question_about(one)),
            "table": table_of(self._host, eye._replace(side=one.side), stood, None, ()),
            "plays": plays_of(stood, one.side) if plays else None,
            "choices": [{"choice": each, "label": label} for each, label in offered],
            "played": self._after(stood, one, eye, one.played),
            "best": self._after(stood, one, eye, one.best),
        }

    async def judged(self, one: DecisionAnalysis, stood: MatchRecord, eye: Eye, chosen: str) -> dict[str, Any]:
        """How good it is what was chosen."""
        known = losses_in(one, stood.state)
        if one.kind is DecisionKind.CHECKER:
            name = played(chosen, stood.state)
            play = _play_of(stood, name)
            if play is None:
                raise StaleAction(f"no such play: {chosen}")
            loss = await loss_of(self._host, one, stood, play, known)
        elif chosen in known:
            name, loss = chosen, known[chosen]
        else:
            raise StaleAction(f"no choice: {chosen}")
        lines, _ = await verdict_lines(self._host, stood, one, name, loss, known)
        before = say("again-before", played=action_text(stood, one, one.played), lost=lost(one.loss))
        words = [unmarked_text(line) for line in (*lines, before)]
        return {"words": words, "shown": self._after(stood, one, eye, name)}

    async def _decision(self, guest: Guest, record: MatchRecord, seq: int) -> tuple[DecisionAnalysis, MatchRecord]:
        if not record.state.is_over:
            raise CoachError(CoachReason.NOT_FINISHED, str(record.match_id))
        logged = logged_with_numbering(self._host, await self._host.app.logs.of(record))
        return await decision_at(self._host, guest.person.user_id, logged, seq)

    def _after(self, stood: MatchRecord, one: DecisionAnalysis, eye: Eye, name: str) -> dict[str, Any] | None:
        """The board after a play, with its arrows; None for the cube."""
        play = _play_of(stood, name) if one.kind is DecisionKind.CHECKER else None
        partial = None if play is None else partial_now(stood.state, steps_with(play, numbers_now(stood.state)))
        if partial is None:
            return None
        scene, view = (
            own_scene(self._host, stood, one.side, eye.preferences, partial),
            View(game_of(stood.state), one.side),
        )
        return {"position": view.position(scene.position, scene.mover), "arrows": arrows_in(view, scene)}


def _how_played(analysis: MatchAnalysis, side: Side | None) -> list[dict[str, str]]:
    """How a side played, and its luck; nothing for who only watched."""
    own = None if side is None else analysis.sides[side]
    if own is None or own.rating is None:
        return []
    word = "" if own.strength is None else say("study-word", word=own.strength.value)
    how = {
        "label": say("live-fact", fact="performance"),
        "value": performance_text(own.performance),
    }
    luck = {"label": say("live-fact", fact="luck"), "value": signed(own.luck, 2)}
    return [{**how, "note": word or few_decisions(own.performance)}, luck]


def _titled(record: MatchRecord, one: DecisionAnalysis, eye: Eye) -> dict[str, str]:
    """The roll or the cube, and in which game; what it cost."""
    title = say("live-lesson", kind=one.kind.value, roll=str(one.roll or ""), game=one.game)
    if one.side is not eye.side:
        title = say("live-lesson-of", who=short_name(record.players, one.side), title=title)
    return {"title": title, "cost": say("live-lesson-cost", lost=lost(one.loss))}


def _words(record: MatchRecord, one: DecisionAnalysis, why: Explanation | None) -> list[str]:
    """The decision and the best one, with what makes the difference."""
    plays = one.kind is DecisionKind.CHECKER
    found = [] if why is None else explanation_lines(why, numbers_of(record, one), one.best if plays else "")
    played, best = (action_text(record, one, what) for what in (one.played, one.best))
    said = say("live-lesson-said", played=played, best=best)
    return [said, *map(unmarked_text, found)]


def _play_of(stood: MatchRecord, notation: str) -> Play | None:
    return next((one for one in plays_now(stood.state) if one.notation == notation), None)
