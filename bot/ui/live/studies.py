"""The lessons of a finished match or chouette at the live board: three, and every mistake to be tried again."""

import asyncio
from typing import Any, Final

import structlog

from bot.app.chouette.coach import Decided, Stage
from bot.app.crowd.questions import has_crowd
from bot.app.logged import LoggedMatch, MatchSummary, summarise
from bot.app.recent import Recent
from bot.chouette.sessions import SessionOfTwo
from bot.chouette.state import ChouettePhase
from bot.engine.analyst import PoolAnalyst, can_teach
from bot.engine.explaining import Explanation, choice_of
from bot.errors import BotError, CoachError, CoachReason, StaleAction
from bot.live.desk import Guest
from bot.live.frames import Study
from bot.live.steps import View, played
from bot.records.analyses import DecisionAnalysis, DecisionKind, Mark, MatchAnalysis, Progress
from bot.records.chouettes import ChouetteRecord
from bot.records.computers import is_computer, is_somebody
from bot.records.matches import AnalysisRequest, MatchRecord
from bot.rules.match.evolution import states_before
from bot.rules.match.machine import fold
from bot.rules.match.partial import partial_now, steps_with
from bot.rules.match.turn import game_of, numbers_now, play_named
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
from bot.ui.live.tables import Eye, arrows_in, table_of
from bot.ui.live.words import unmarked_text
from bot.ui.match.lookup import logged_with_numbering
from bot.ui.match.narration import result_line, short_name
from bot.ui.match.ratings import change_of, few_decisions, gain_text, number_text, performance_text
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import with_numbering
from bot.ui.result.card import game_in_words, result_card

_log: Final = structlog.get_logger()
MISTAKES: Final = 60
"""The most that are listed, the worst."""
_EVENTS: Final = 100_000  # more events than a session of two has

_Own = tuple[int, SessionOfTwo, DecisionAnalysis]
_SITTING: Final = 180  # minutes of a match that is played in one go


class Studies:
    """Tells what a match teaches to those who may see it. All methods speak the language being spoken."""

    def __init__(self, host: Host) -> None:
        self._host, self._coach = host, host.app.coach
        self._known: Recent[int, MatchAnalysis] = Recent(32)

    async def answer(self, guest: Guest, record: MatchRecord, eye: Eye, study: Study) -> tuple[str, dict[str, Any]]:
        """The frame that answers one. Raises CoachError, EngineMissing, NotationError, StaleAction."""
        if study.seq is None:
            return "study", await self._whole(guest, record, eye, begin=study.begin)
        if not record.state.is_over:
            raise CoachError(CoachReason.NOT_FINISHED, str(record.match_id))
        logged = logged_with_numbering(self._host, await self._host.app.logs.of(record))
        one, stood = await decision_at(self._host, guest.person.user_id, logged, study.seq)
        return await self.about(one, stood, eye, study)

    async def about(
        self, one: DecisionAnalysis, stood: MatchRecord, eye: Eye, study: Study
    ) -> tuple[str, dict[str, Any]]:
        """The frame about a decision: what there is to say of it, or how good it is what was chosen instead."""
        if study.play is None:
            kind, fields = "again", await self._asked(one, stood, eye)
        else:
            kind, fields = "judged", await self._judged(one, stood, eye, study.play)
        return kind, {"match": study.match, "seq": study.seq, **fields}

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
        before, gained = number_text(change.before), gain_text(round(change.after) - round(change.before), 0)
        fact = {"label": say("live-fact", fact="rating"), "value": number_text(change.after)}
        return [{**fact, "change": gained, "note": say("live-fact-was", rating=before)}]

    async def _is_under_way(self, guest: Guest, logged: LoggedMatch, eye: Eye, *, begin: bool) -> bool:
        user_id = guest.person.user_id
        waiting = await self._coach.waiting_for(user_id)
        if waiting is not None and waiting.subject == (logged.key, None):
            return True
        if begin:
            if self._coach.shares.here:
                PoolAnalyst.check_installed()
            whole, language, now = (logged.key, None), eye.language, self._host.clock()
            request = AnalysisRequest(0, user_id, *whole, logged.record.place, None, "", False, language, now)
            await self._coach.ask(request, self._host.get(CoachDesk))
        return begin

    async def lessons(
        self, logged: LoggedMatch, lessons: tuple[DecisionAnalysis, ...], eye: Eye
    ) -> list[dict[str, Any]]:
        """Mistakes of a match with their boards, and what tells them from the best."""
        why = await explained_in(self._host.engine, logged, lessons)
        states = await asyncio.to_thread(states_before, logged.events, [one.seq for one in lessons])
        told = list[dict[str, Any]]()
        for one in lessons:
            table = table_of(self._host, eye, as_it_stood(logged.record, states[one.seq]), None, ())
            words = " ".join(_words(logged.record, one, why.get(one.seq))[:2])
            board = {name: table[name] for name in ("position", "roll", "cube")}
            told.append({"seq": one.seq, **_titled(logged.record, one, eye), "words": words, **board})
        return told

    async def _asked(self, one: DecisionAnalysis, stood: MatchRecord, eye: Eye) -> dict[str, Any]:
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

    async def _judged(self, one: DecisionAnalysis, stood: MatchRecord, eye: Eye, chosen: str) -> dict[str, Any]:
        known = losses_in(one, stood.state)
        if one.kind is DecisionKind.CHECKER:
            name = played(chosen, stood.state)
            play = play_named(stood.state, name)
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

    def _after(self, stood: MatchRecord, one: DecisionAnalysis, eye: Eye, name: str) -> dict[str, Any] | None:
        """The board after a play, with its arrows; None for the cube."""
        play = play_named(stood.state, name) if one.kind is DecisionKind.CHECKER else None
        partial = None if play is None else partial_now(stood.state, steps_with(play, numbers_now(stood.state)))
        if partial is None:
            return None
        scene = own_scene(self._host, stood, one.side, eye.preferences, partial)
        view = View(game_of(stood.state), one.side)
        return {"position": view.position(scene.position, scene.mover), "arrows": arrows_in(view, scene)}


def _how_played(analysis: MatchAnalysis, side: Side | None) -> list[dict[str, str]]:
    """How a side played, and its luck; nothing for who only watched."""
    own = None if side is None else analysis.sides[side]
    if own is None or own.rating is None:
        return []
    word = "" if own.strength is None else say("study-word", word=own.strength.value)
    how = {"label": say("live-fact", fact="performance"), "value": performance_text(own.performance)}
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
    return [say("live-lesson-said", played=played, best=best), *map(unmarked_text, found)]


class ClubStudies:
    """Tells what a chouette teaches to those who have played in it. All methods speak the language being spoken."""

    def __init__(self, host: Host, studies: Studies) -> None:
        self._host, self._studies = host, studies
        self._known: Recent[int, Stage] = Recent(8)
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
        return await self._studies.about(one, as_it_stood(logged.record, state), eye._replace(side=one.side), study)

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
        facts = _how_all_played(stage.performances.get(person))
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
        stage, own = self._known.get(record.chouette_id), []
        for number, session, one in () if stage is None else stage.decisions:
            if session.deciders[one.seq - 1] == person and one.mark is not Mark.NONE and one.played:
                own.append((number, session, one))
        return sorted(own, key=lambda found: -found[2].loss)[:MISTAKES]

    def _logged(self, record: ChouetteRecord, session: SessionOfTwo) -> LoggedMatch:
        players = record.person(session.white), record.person(session.black)
        state, at = fold(session.events), record.created_at
        match = MatchRecord(-record.chouette_id, record.place, players, state, None, at, at, rated=False)
        return LoggedMatch(str(-record.chouette_id), with_numbering(self._host, match), session.events)


def _number(own: _Own) -> int:
    session, _, one = own
    return session * _EVENTS + one.seq


def _how_all_played(own: Decided | None) -> list[dict[str, str]]:
    """How somebody played, and how they handled their cubes."""
    rated = () if own is None else (("play_rating", own.plays), ("cube_rating", own.cubes))
    return [
        {"label": say("chouette-study-column", what=what), "value": performance_text(one), "note": few_decisions(one)}
        for what, one in rated
        if one.decisions
    ]


class Ends:
    """Tells how matches ended; the summary of one takes a while, and is kept."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: Recent[int, MatchSummary] = Recent(64)

    async def of(self, record: MatchRecord, eye: Eye) -> dict[str, Any]:
        """The fields of `over`. Raises StorageUnavailable."""
        summary = self._known.get(record.match_id)
        if summary is None:
            log = [one.event for one in await self._host.app.matches.log(record.match_id)]
            summary = self._known[record.match_id] = await asyncio.to_thread(summarise, log)
        card = result_card(record, summary, "classic")
        games = [game_in_words(record, one) for one in summary.games[-1:]]
        winner, minutes = record.state.winner, round((record.updated_at - record.created_at).total_seconds() / 60)
        # How long it took isn't said of one that was played over hours and days.
        return {
            "headline": unmarked_text(result_line(record)),
            "sub": say("live-over", games=len(summary.games), minutes=minutes if minutes <= _SITTING else 0),
            "won": None if winner is None or eye.side is None else winner is eye.side,
            "facts": [unmarked_text(fact) for fact in (*games, card.longest_run, card.best_roll) if fact][:3],
            "rematch": eye.side is not None
            and not has_crowd(record)
            and _again(record, record.players[eye.side.other].user_id),
        }


def _again(record: MatchRecord, opponent_id: int) -> bool:
    """Is there a rematch? People are offered one in the channel; alone with the bot, nobody could accept it."""
    return is_computer(opponent_id) or (is_somebody(opponent_id) and record.place.guild_id is not None)
