"""A life of the bot that may end at any moment, and people who play its leagues and team matches."""

import random
from collections import defaultdict

from bot.app.acting import Locks
from bot.app.matches import Table
from bot.app.tournament.tournaments import Tournaments
from bot.app.views import What
from bot.errors import TournamentError
from bot.records.people import Person
from bot.records.tournaments import TournamentPlan
from bot.rules.dice import LiveDice
from bot.rules.match.commands import MakePlay, ResignMatch, RollDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Seeding, TournamentSettings
from bot.tournaments.state import TournamentPhase
from tests.app.conftest import ALICE, HERE


class Killed(BaseException):
    """The bot stops here."""


class Life:
    """The use cases over a file; `kill` says how likely the bot stops before, or after, something is stored."""

    def __init__(self, house, seed, kill=0.0):
        self.house, self.random, self.kill = house, random.Random(seed), kill
        self.kills = 0
        house.dice = LiveDice(self.random.randrange)
        self.begun = defaultdict(set)
        """The matches by tournament, pairing and players."""
        self._break()

    def _break(self):
        store = self.house.store
        for name in ("create_match", "append_tournament", "append", "reschedule", "create_tournament"):
            setattr(store, name, self._breaking(getattr(store, name)))

    def _breaking(self, stored):
        async def breaking(*arguments, **options):
            if self.random.random() < self.kill / 2:
                raise Killed
            result = await stored(*arguments, **options)
            if self.random.random() < self.kill / 2:
                raise Killed
            return result

        return breaking

    @property
    def tournaments(self):
        house = self.house
        return Tournaments(
            house.store,
            house.matches,
            house,
            Table(lambda: house.now, Locks(), absence=house.absence),
            lambda: self.random.getrandbits(60),
        )

    async def restart(self):
        """Another life on the same file, which makes up for what was interrupted, as the bot does."""
        self.kills += 1
        await self.house.restart()
        self._break()
        await self.catch_up()

    async def catch_up(self):
        async for record, over in self.tournaments.missed():
            for match in over:
                await self.tournaments.match_ended(match)
            await self.open(record.tournament_id)

    async def surely(self, action, *arguments, **options):
        """Try until it is done, in as many lives as it takes. None for what was done in a life before."""
        while True:
            try:
                return await getattr(self, action)(*arguments, **options)
            except Killed:
                await self._again()

    async def _again(self):
        while True:
            try:
                return await self.restart()
            except Killed:
                continue

    async def announce(self, settings, **plan):
        return await self.tournaments.create(
            HERE, ALICE, "League", settings, TournamentPlan(**plan), interaction_id=None
        )

    async def act(self, number, command):
        try:
            return await self.tournaments.act(number, command, actor_id=7, interaction_id=None)
        except TournamentError:
            return None

    async def start(self, number):
        if (await self.state(number)).phase is TournamentPhase.SIGN_UP:
            await self.tournaments.start(number, actor_id=None, interaction_id=None)
        await self.open(number)

    async def open(self, number):
        for match in await self.tournaments.open_matches(number):
            self.note(number, match)

    def note(self, number, match):
        self.begun[number, frozenset(person.user_id for person in match.players)].add(match.match_id)

    async def state(self, number):
        return (await self.house.store.tournament(number)).state

    async def running(self, number):
        """The matches under way."""
        links = await self.house.store.matches_of_tournament(number)
        found = [await self.house.store.match(match_id) for match_id in links.values()]
        for match in found:
            self.note(number, match)
        return [match for match in found if not match.state.is_over]

    async def turn(self, match_id, absent=()):
        """Whoever the match waits for rolls and plays, unless they never come."""
        match = await self.house.store.match(match_id)
        state = match.state
        if state.is_over or match.players[state.waiting_for].user_id in absent:
            return
        who = match.players[state.waiting_for]
        if state.phase is Phase.TO_PLAY:
            play = self.random.choice(plays_now(state))
            command_for = lambda side: MakePlay(side, play.notation)  # noqa: E731
        else:
            command_for = RollDice
        await self.house.matches.act(match_id, who, command_for, interaction_id=None)

    async def resign(self, match_id, loser):
        """Somebody loses the match, and its tournament is told."""
        match = await self.house.store.match(match_id)
        if not match.state.is_over:
            match = (await self.house.matches.act(match_id, loser, ResignMatch, interaction_id=None)).record
        turn = await self.tournaments.match_ended(match)
        if turn is not None:
            await self.open(turn.record.tournament_id)

    async def due(self):
        """What housekeeping does, and what the desk does of what it finds."""
        async for notice in self.tournaments.due():
            for over in notice.over:
                await self.tournaments.match_ended(over.record)
            if notice.turn is not None:
                for _ in await self.tournaments.close_overtaken(notice.turn):
                    pass
            if notice.what in (What.DEADLINE, What.TURN):
                await self.open(notice.record.tournament_id)
            if notice.what is What.SEASON:
                await self.tournaments.posted(notice.record.tournament_id, 1)


def people(count, first=101):
    return [Person(number, f"player{number}") for number in range(first, first + count)]


def by_hand(format_, **settings):
    return TournamentSettings(format_, Seeding.MANUAL, **settings)


__all__ = ["Killed", "Life", "by_hand", "cmd", "people"]
