"""Training: a person's own mistakes, gathered from studied matches, and asked when they're due."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.app.coach import Coach
from bot.app.imports import MOST_IMPORTS
from bot.app.logged import LoggedMatch, Logs, Viewer, parse_key
from bot.app.puzzles.dailies import spread
from bot.app.training.cards import cards_from, merged, reviewed
from bot.errors import BotError, CoachError, StaleAction
from bot.records.analyses import MatchAnalysis
from bot.records.computers import is_somebody
from bot.records.matches import ImportedMatch, MatchRecord
from bot.records.people import Place
from bot.records.training import Card, Keeping, Review, TrainingCall
from bot.rules.match.evolution import states_before
from bot.rules.sides import Side
from bot.store import Store

A_DAY: Final = 20
"""Answers a day, after which a person is asked whether they want to go on."""
_NEW: Final = 5  # cards a day that were never asked before
_QUIET: Final = 4  # one question in so many is about a decision that was right
_LOOKED_BACK: Final = 10  # matches and imports, each, in which mistakes are looked for where a person has no cards yet


class Standing:
    """A person's work at a moment. Cards of the imports that are `unclaimed` don't count: they may be another's."""

    def __init__(
        self, cards: Sequence[Card], today: Sequence[Review], now: datetime, unclaimed: Sequence[ImportedMatch] = ()
    ) -> None:
        self.unclaimed, keys = tuple(unclaimed), {one.key for one in unclaimed}
        cards = [card for card in cards if card.match not in keys]
        mistakes = [card for card in cards if not card.quiet]
        kept = [card for card in mistakes if card.keeping is Keeping.KEPT]
        asked = [card for card in kept if card.reviews and card.stability is not None]
        fresh = sorted((card for card in kept if card.stability is None and card.due <= now), key=lambda one: -one.loss)
        first = {review.card_id for review in today if not review.number}
        room = max(0, _NEW - sum(card.card_id in first for card in mistakes))
        self.kept = len(kept)
        self.due = tuple(sorted((card for card in asked if card.due <= now), key=lambda one: one.due))
        self.new = tuple(fresh[:room])
        self.waiting = len(fresh) - len(self.new)
        """New ones for the days that follow."""
        self.parked = tuple(card for card in mistakes if card.keeping is Keeping.PARKED)
        self.answered = len(today)
        self.soon = min((card.due for card in asked if card.due > now), default=None)
        """When the next one that isn't due yet will be."""
        self._quiet = sorted(
            (card for card in cards if card.quiet and card.keeping is Keeping.KEPT), key=lambda one: one.reviews
        )

    @property
    def is_enough(self) -> bool:
        """Were as many answered today as should be?"""
        return self.answered >= A_DAY

    def next(self) -> tuple[Card, ...]:
        """The next questions, in order; those that can't be asked now are passed over."""
        cards = (*self.due, *self.new)
        if not cards or not self._quiet:
            return cards
        turn, place = divmod(self.answered, _QUIET)
        lot = random.Random(f"{self._quiet[0].user_id} {turn}").randrange(_QUIET)  # noqa: S311 - no secret
        return (*self._quiet, *cards) if place == lot else (*cards,)


class Training:
    """The training of people with their own mistakes."""

    def __init__(self, store: Store, coach: Coach, logs: Logs, clock: Callable[[], datetime]) -> None:
        self._store, self._coach, self._logs, self._clock = store, coach, logs, clock
        self.take_back = store.unpark_cards

    async def sort(self, logged: LoggedMatch) -> None:
        """Once the owner of an import has said which side is theirs, drop the cards of the other, and gather theirs."""
        if logged.owner_id is None:
            return
        sides = (await self._people_of(logged))[logged.owner_id]
        own = [card for card in await self._store.cards_of(logged.owner_id) if card.match == logged.key]
        states = await asyncio.to_thread(states_before, logged.events, [card.seq for card in own])
        dropped = [card.card_id for card in own if states[card.seq].waiting_for not in sides]
        await self._store.merge_cards(logged.owner_id, lambda _: ([], dropped))
        with suppress(CoachError):  # it can't be studied now
            await self._gather_ready(logged)

    async def sort_named(self, owner_id: int) -> None:
        """Sort those imports whose owner's side their name tells: what they said of another may have taught that."""
        imports = await self._imports_asked(owner_id, await self._store.cards_of(owner_id))
        for key, side in (await self._logs.named_sides(imports, owner_id)).items():
            if side is not None:
                await self.sort(await self._logs.load(key, Viewer(owner_id, Place(0)), shown=True))

    async def is_theirs(self, logged: LoggedMatch, side: Side) -> bool:
        """Is a side of an import one that its owner is asked about? If it isn't anymore, its cards are sorted."""
        if logged.owner_id is None or side in (await self._people_of(logged))[logged.owner_id]:
            return True
        await self.sort(logged)
        return False

    async def gather(self, logged: LoggedMatch, analysis: MatchAnalysis) -> None:
        """Make cards of what the people who played a match decided in it, or who imported it."""
        for user_id, sides in (await self._people_of(logged)).items():
            await self._gather_for(user_id, sides, logged, analysis)

    async def _gather_for(
        self, user_id: int, sides: Sequence[Side], logged: LoggedMatch, analysis: MatchAnalysis
    ) -> None:
        hints: set[int] = set()
        for side in () if logged.is_imported else sides:
            hints.update(await self._store.hints_of(logged.record.match_id, side))
        decisions = [one for one in analysis.decisions if one.side in sides]
        states = await asyncio.to_thread(states_before, logged.events, [one.seq for one in decisions])
        found = cards_from((user_id, logged.key), decisions, states, frozenset(hints), self._clock())
        if found:
            await self._store.merge_cards(user_id, lambda cards: merged(cards, found), logged.key)

    async def _people_of(self, logged: LoggedMatch) -> dict[int, tuple[Side, ...]]:
        """Whose decisions they are: in an import, its owner's side, or both if neither is known to be theirs."""
        if logged.owner_id is not None:
            return {logged.owner_id: await self._logs.sides_of(logged, logged.owner_id) or tuple(Side)}
        ids = {side: logged.record.players[side].user_id for side in Side}
        return {
            user_id: tuple(side for side in Side if ids[side] == user_id)
            for user_id in ids.values()
            if is_somebody(user_id)
        }

    async def look_back(self, user_id: int) -> None:
        """Gather from the latest matches of a person, which were studied before there was training."""
        played = await self._store.matches_of(user_id, None, ongoing=False, limit=_LOOKED_BACK)
        imports = await self._store.imports_of(user_id, _LOOKED_BACK)
        viewer = Viewer(user_id, Place(0))
        for key in (*(str(record.match_id) for record in played), *(one.key for one in imports)):
            with suppress(BotError):  # this one can't be studied
                await self._gather_ready(await self._logs.load(key, viewer, shown=True))

    async def _gather_ready(self, logged: LoggedMatch) -> None:
        analysis = await self._coach.ready(logged, None)
        if analysis is not None:
            await self.gather(logged, analysis)

    async def standing(self, user_id: int) -> Standing:
        """A person's work now."""
        now = self._clock()
        today = now.replace(hour=0, minute=0, second=0, microsecond=0)
        cards = await self._store.cards_of(user_id)
        imports = await self._imports_asked(user_id, cards)
        sides = await self._logs.named_sides(imports, user_id) if imports else {}
        unclaimed = [one for one in imports if one.key in sides and sides[one.key] is None]
        return Standing(cards, await self._store.reviews_of(user_id, today), now, unclaimed)

    async def _imports_asked(self, user_id: int, cards: Sequence[Card]) -> list[ImportedMatch]:
        """A person's imports that they have cards of, the latest first."""
        keys = {card.match for card in cards if card.keeping is not Keeping.GONE and parse_key(card.match)[0]}
        return [one for one in await self._store.imports_of(user_id, MOST_IMPORTS) if one.key in keys] if keys else []

    async def card(self, card_id: int, user_id: int) -> Card:
        """A card of a person. Raises StaleAction if there is none."""
        card = await self._store.card(card_id)
        if card is None or card.user_id != user_id:
            raise StaleAction("no such card")
        return card

    async def may_ask(self, card: Card) -> bool:
        """May its position be judged for its owner? Not while a match of theirs stands so, or near it."""
        try:
            faced: list[MatchRecord] = await self._coach.may_value(card.user_id, card.position)
        except CoachError:
            return False
        return not faced

    async def answered(self, card: Card, number: int, chosen: str, loss: float | None) -> Card:
        """The card after its answer number `number`, which counts once, however often it's delivered."""
        if card.reviews == number and card.keeping is not Keeping.GONE:
            now = self._clock()
            after = reviewed(card, loss, now)
            if await self._store.review_card(after, Review(card.card_id, number, card.user_id, now, chosen, loss)):
                return after
        return await self.card(card.card_id, card.user_id)

    async def forget(self, card: Card) -> None:
        """Never ask a card again."""
        await self._store.change_card(replace(card, keeping=Keeping.GONE))


_HOUR: Final = timedelta(hours=12)  # when people are told, by UTC: at midnight nobody would have trained yet


class TrainingCalls:
    """Who is told that there is something to train, and when: once a day by UTC, from noon on.

    A day that the bot was away at noon is made up for until midnight; the days before it aren't.
    """

    def __init__(
        self, store: Store, training: Training, clock: Callable[[], datetime], is_mine: Callable[[int], bool]
    ) -> None:
        self._store, self._training, self._clock, self._is_mine = store, training, clock, is_mine
        self.drop = store.drop_training_calls

    async def are_wanted(self, user_id: int) -> bool:
        """Does somebody want these messages?"""
        return await self._store.training_call_of(user_id) is not None

    async def want(self, user_id: int, language: str) -> None:
        """Send them from tomorrow on: today they may have had one, and have switched them off and on again."""
        await self._store.want_training_calls(TrainingCall(user_id, language, _day(self._clock())))

    async def due(self) -> list[TrainingCall]:
        """Those whom this process has to look at now."""
        now = self._clock()
        late = now - now.replace(hour=0, minute=0, second=0, microsecond=0) - _HOUR
        if late < timedelta():
            return []
        found = await self._store.training_calls_due(_day(now))
        return [one for one in found if self._is_mine(one.user_id) and late >= spread(one.user_id)]

    async def take(self, call: TrainingCall) -> Standing | None:
        """A message that is due to somebody, claimed by this process.

        None if another process was first, if they have trained today, or if there is nothing to train. It is noted
        before they are told: a message that may have arrived is never sent twice.
        """
        if not await self._store.take_training_call(call.user_id, _day(self._clock())):
            return None
        standing = await self._training.standing(call.user_id)
        return standing if not standing.answered and (standing.due or standing.new) else None


def _day(moment: datetime) -> str:
    return moment.date().isoformat()
