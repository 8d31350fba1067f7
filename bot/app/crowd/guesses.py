"""Guess the play: spectators pick a play before it is made, and get points for it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.crowd.questions import chosen_play, play_choices
from bot.app.studying.analyzing import helped_by, told_by
from bot.app.views import Turn
from bot.crowd.events import Guess, Guesser
from bot.errors import CrowdError, CrowdReason, NotFound, RuleError
from bot.records.analyses import DecisionKind, MatchAnalysis
from bot.records.matches import MatchRecord
from bot.records.people import Asked, Person, Preferences
from bot.rules.match.events import GameStarted, PlayMade, TurnPassed
from bot.rules.match.machine import fold
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of
from bot.rules.position import Position
from bot.store import Store

_BONUS: Final = ((0.01, 2), (0.04, 1))  # points for a play that loses at most so much against the engine's best
_EXACT: Final = 1e-9
_ASKED: Final = 100  # as many questions to the engine are remembered of a person: some 15 KB
_BEFORE: Final = timedelta(hours=1)  # the age at which a question was about something before this turn
_BEGINS_A_TURN: Final = (GameStarted, PlayMade, TurnPassed)


class Guesses:
    """Spectators' guesses. Nobody is told a guess before the play is made."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self.table = store.guessers
        self._clock = clock

    async def may_guess(self, record: MatchRecord, user_id: int) -> None:
        """Raise CrowdError unless there is a play to guess, for somebody who takes no part and has had no help."""
        if record.state.phase is not Phase.TO_PLAY or len(play_choices(record.state)) < 2:
            raise CrowdError(CrowdReason.NOTHING_TO_GUESS)
        crowd = await self._store.crowd_of_match(record.match_id)
        plays = any(person.user_id == user_id for person in record.players)
        if plays or (crowd is not None and crowd.state.find(user_id) is not None):
            raise CrowdError(CrowdReason.PLAYER_GUESSES)
        await self._check_not_helped(record, user_id)

    async def asked(self, user_id: int, position: Position | None, import_id: int = 0) -> None:
        """Somebody is told by the engine what is best in a position, or in the whole of an import."""
        new = Asked(self._clock(), position, import_id)

        def changed(before: Preferences) -> Preferences:
            others = (one for one in before.asked if (one.position, one.import_id) != (position, import_id))
            return replace(before, asked=(*others, new)[-_ASKED:])

        await self._store.change_preferences(user_id, changed)

    async def _check_not_helped(self, record: MatchRecord, user_id: int) -> None:
        """Raise CrowdError for somebody who was told what is best here, or nearly here.

        As players, they'd have been refused. A person who has asked more since the turn began than is remembered may
        have been told it before, to have it forgotten.
        """
        asked = (await self._store.preferences(user_id)).asked
        if not asked:
            return
        since = await self._turn_began(record) - _BEFORE
        positions = [one.position for one in asked if one.position is not None and one.at >= since]
        # What was asked before a match began cannot have been written for it.
        imports = [one.import_id for one in asked if one.import_id and one.at >= record.created_at]
        if await asyncio.to_thread(_is_told, record, positions) or await self._is_told_by(record, imports):
            raise CrowdError(CrowdReason.ASKED_ENGINE)
        if len(asked) >= _ASKED and asked[0].at >= since:
            raise CrowdError(CrowdReason.ASKED_MUCH)

    async def _turn_began(self, record: MatchRecord) -> datetime:
        """When the board came to stand as it does. The roll may have come days later, and so may a double."""
        log = reversed(await self._store.events(record.match_id))
        return next((one.at for one in log if isinstance(one.event, _BEGINS_A_TURN)), record.created_at)

    async def _is_told_by(self, record: MatchRecord, imports: Sequence[int]) -> bool:
        for number in imports:
            with suppress(NotFound):
                imported = await self._store.imported(number)
                events, _ = await self._store.import_log(number)
                if await asyncio.to_thread(told_by, events, None, imported.created_at, [record]) is not None:
                    return True
        return False

    async def guess(self, record: MatchRecord, person: Person, seq: int, choice: str) -> None:
        """Take back the guess before, and guess this play. Raises CrowdError, for one of an older roll as well."""
        if record.state.seq != seq:
            raise CrowdError(CrowdReason.OLD_ROLL)
        await self.may_guess(record, person.user_id)
        if choice not in play_choices(record.state):
            raise CrowdError(CrowdReason.NO_SUCH_CHOICE)
        guess = Guess(record.match_id, seq, person.user_id, person.name, record.place.guild_id, choice, self._clock())
        if not await self._store.guess(guess):
            raise CrowdError(CrowdReason.OLD_ROLL)

    async def settle(self, turn: Turn) -> list[Guess]:
        """Judge the guesses about the plays of a turn. Returns them; once judged they stay so."""
        if turn.before is None or turn.before.phase is not Phase.TO_PLAY:
            return []
        first = turn.steps[0] if turn.steps else None
        if first is None or not isinstance(first.event, PlayMade):
            return []
        guesses = [guess for guess in await self._store.guesses(turn.record.match_id) if guess.seq == turn.before.seq]
        judged = [_judged(guess, turn.before, first.event) for guess in guesses]
        if judged:
            await self._store.judge_guesses(judged)
        return judged

    async def judge(self, match_id: int, analysis: MatchAnalysis) -> None:
        """Give the points for good plays, now that the match is analyzed.

        What a play is worth is known of the best five and of the one that was made; any other gets none.
        """
        made = {one.seq: one for one in analysis.decisions if one.kind is DecisionKind.CHECKER and one.plays}
        open_ones = [guess for guess in await self._store.guesses(match_id) if guess.bonus is None]
        if not open_ones:
            return
        states = await self._states(match_id, {guess.seq for guess in open_ones})
        judged = []
        for guess in open_ones:
            decision, state = made.get(guess.seq + 1), states.get(guess.seq)
            if decision is not None and state is not None:
                notation = chosen_play(state, guess.play).notation
                losses = {one.play: one.loss for one in decision.plays}
                judged.append(replace(guess, bonus=bonus(losses.get(notation))))
        await self._store.judge_guesses(judged)

    async def _states(self, match_id: int, wanted: set[int]) -> dict[int, MatchState]:
        log = [stored.event for stored in await self._store.events(match_id)]
        return {seq: fold(log[:seq]) for seq in sorted(wanted)}

    async def table_of_month(self, guild_id: int) -> list[Guesser]:
        """The table of a server for this month, in UTC, the best first."""
        now = self._clock().astimezone(UTC)
        since = now.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
        until = since.replace(year=since.year + since.month // 12, month=since.month % 12 + 1)
        return await self._store.guessers_of_month(guild_id, since, until)


def bonus(loss: float | None) -> int:
    """Points for a play that loses so much; None for one that is not among the best."""
    return 0 if loss is None else next((points for limit, points in _BONUS if loss <= limit + _EXACT), 0)


def _is_told(record: MatchRecord, positions: Sequence[Position]) -> bool:
    return any(helped_by([record], position) is not None for position in positions)


def _judged(guess: Guess, before: MatchState, made: PlayMade) -> Guess:
    """The same play is the one that leads to the same position, however it is written."""
    after = game_of(before).apply(before.position, made.moves)
    try:
        same = chosen_play(before, guess.play).after == after
    except RuleError:
        same = False
    return replace(guess, same=same)
