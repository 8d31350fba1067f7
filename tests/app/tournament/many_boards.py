"""Many boards at once under the use cases: people who play, dawdle and resign, and a bot killed now and then."""

from datetime import UTC, datetime, timedelta
from random import Random

from bot.app.app import App
from bot.config import Settings
from bot.rules.dice import LiveDice
from bot.rules.match.commands import MakePlay, ResignMatch, RollDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.store import Database
from bot.tournaments.state import TournamentPhase


class Killed(Exception):
    """The bot is gone in the middle of what it did."""


class Hall:
    """One life of the bot after the other on the same file; `step` lets ten seconds pass."""

    def __init__(self, path, seed, *, kills=0.02):
        self.path, self.random, self.kills = path, Random(seed), kills
        self.now = datetime(2026, 5, 1, 12, tzinfo=UTC)
        self.absent, self.restarts = set(), 0
        self.app = None

    async def open(self):
        self.store = Database(self.path)
        await self.store.open()
        settings = Settings(discord_token=None, database_url=f"sqlite:///{self.path}")
        self.app = App(
            self.store, settings, lambda: self.now, dice=LiveDice(self.random.randrange), analyst=None, mind=None
        )
        # Whole hours may pass between two rounds of housekeeping, and nobody gets them back.
        self.app.absence.least = timedelta(days=1)
        return self

    async def close(self):
        await self.store.close()

    @property
    def tournaments(self):
        return self.app.tournaments

    def perhaps(self):
        """A moment at which the bot may be killed."""
        if self.random.random() < self.kills:
            raise Killed

    async def alive(self, doing):
        """Do something; if the bot is killed meanwhile, another begins on the file and makes up for it."""
        try:
            await doing()
        except Killed:
            self.restarts += 1
            await self.store.close()
            await self.open()
            await self.app.absence.look()
            async for _ in self.tournaments.close_left_over():
                pass
            async for record, over in self.tournaments.missed():
                for match in over:
                    await self.tournaments.match_ended(match)
                await self.tournaments.open_matches(record.tournament_id)

    async def record(self):
        return await self.tournaments.tournament(1)

    async def goes_on(self):
        return (await self.record()).state.phase is TournamentPhase.RUNNING

    async def matches(self):
        """Every match of the tournament, by the number of its pairing."""
        links = await self.store.matches_of_tournament(1)
        return {number: await self.store.match(match_id) for number, match_id in links.items()}

    async def step(self, playing, *, seconds=10, resigns=0.08):
        """Let time pass: housekeeping makes its round, and some of the people whose turn it is in `playing` act."""
        self.now += timedelta(seconds=seconds)
        await self.alive(self.keep_house)
        for match in playing:
            side = match.state.waiting_for
            if side is None or match.players[side].user_id in self.absent or self.random.random() < 0.3:
                continue
            await self.alive(lambda match=match, side=side: self.act(match, side, resigns))

    async def keep_house(self):
        await self.app.absence.look()
        for notice in await self.app.clocks.run_out():
            if notice.turn is not None:
                self.perhaps()
                await self.tournaments.match_ended(notice.record)
        async for notice in self.tournaments.due():
            self.perhaps()
            if notice.turn is not None:
                await self.tournaments.close_overtaken(notice.turn)
                await self.tournaments.open_matches(notice.record.tournament_id)
                self.perhaps()

    async def act(self, match, side, resigns):
        state, person = (await self.store.match(match.match_id)).state, match.players[side]
        if state.waiting_for is not side:
            return  # their time was up
        moved = any(stored.actor_id == person.user_id for stored in await self.store.events(match.match_id))
        if moved and self.random.random() < resigns:
            command = ResignMatch(side)
        elif state.phase is Phase.TO_PLAY:
            command = MakePlay(side, self.random.choice(plays_now(state)).notation)
        else:
            command = RollDice(side)
        turn = await self.app.matches.act(match.match_id, person, lambda _: command, interaction_id=None)
        if turn.record.state.is_over:
            self.perhaps()
            ended = await self.tournaments.match_ended(turn.record)
            self.perhaps()
            if ended is not None:
                await self.tournaments.open_matches(ended.record.tournament_id)


async def do(hall, command):
    """Let the first tournament change by the command of nobody in particular."""
    return await hall.tournaments.act(1, command, actor_id=None, interaction_id=None)
