"""Puzzles: a person is asked one position after the other, each as hard as they are strong.

A question is stored before it's asked, and asked again until it's answered: nobody looks for an easier one.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from random import Random
from typing import Final, NamedTuple

import structlog

from bot.app.coach import Coach
from bot.app.positions.pack import BadPack, Listed, Pack, games_with_pack, load_pack
from bot.app.puzzles.own import OwnPositions
from bot.errors import CoachError, CoachReason, PuzzleError, PuzzleReason, StaleAction
from bot.ratings import glicko
from bot.ratings.glicko import Strength
from bot.ratings.puzzles import NEWCOMERS, nearest, target
from bot.records.positions import Puzzle
from bot.records.puzzles import NO_SERVER, Asked, board_of
from bot.records.training import score_of
from bot.store import Store
from bot.store.learning.puzzles import Given, Rate, Solver, first_strength

_DAY: Final = timedelta(days=1)


def now(one: Solver, at: datetime) -> Strength:
    """How strong a person is after the time since their last answer."""
    return one.strength if one.at is None else glicko.idle(one.strength, max(0.0, (at - one.at) / _DAY))


def rated(score: float, at: datetime) -> Rate:
    """The effect of an answer with this score on both."""

    def rate(person: Solver, position: Solver) -> tuple[Strength, Strength]:
        return glicko.answered(now(person, at), position.strength, score)

    return rate


_log: Final = structlog.get_logger()
_TRIES: Final = 20
"""So many positions that stand in a person's matches are passed over at most."""


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
        self,
        store: Store,
        coach: Coach,
        own: OwnPositions,
        clock: Callable[[], datetime],
        random: Random | None = None,
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
        """A person who has answered a position takes it for wrong; enough of them withdraw it from their server.

        Returns whether this one did.
        """
        server = guild_id or NO_SERVER
        withdrawn = await self._store.object_to(server, key, user_id, self._clock())
        _log.info("position taken for wrong", position=key, server=server)
        if withdrawn:
            _log.warning("position withdrawn", position=key, server=server)
        return withdrawn


def _comes_again(asked: Asked) -> bool:
    """Does a question that waits for its answer come again? With a theme that isn't known: it never counts."""
    return asked.answered_at is None and not (asked.rated or asked.theme)
