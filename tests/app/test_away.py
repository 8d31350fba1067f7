"""Nobody could play: Discord was away, or the clock was set. No match, chouette, vote or tournament loses by it."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.app.app import App
from bot.app.challenges import Terms
from bot.app.crowd.questions import play_choices
from bot.app.tournament.calendar import closes_at
from bot.chouette import commands as ch
from bot.chouette.settings import ChouetteSettings
from bot.config import Settings
from bot.crowd.state import CrowdPlan, Mode
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan
from bot.rules.match.time_control import ClockKind, TimeControl, live_control
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.store.address import database_at
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, TournamentSettings
from tests.nightly import every

HERE = Place(77, 7)
PEOPLE = [Person(10**18 + number, f"Player {number}") for number in range(4)]
ROUND = timedelta(seconds=10)
DATABASES = every(["sqlite", "postgresql"], daily=["sqlite"])


class House:
    """A bot in which a match, a chouette, a vote, an arena, a league, a simul and a team match are under way."""

    def __init__(self, url):
        self.now, self.seconds, self.away = datetime(2026, 5, 1, 12, tzinfo=UTC), 0.0, False
        self.gathered = []
        self.store = database_at(url)
        self.app = App(
            self.store,
            Settings(database_url=url, discord_token=None),
            lambda: self.now,
            dice=None,
            analyst=None,
            mind=None,
            is_out_of_reach=lambda: self.away,
            seconds=lambda: self.seconds,
        )

    async def open(self):
        await self.store.open()
        app, (host, *others) = self.app, PEOPLE
        await app.absence.look()
        terms = Terms("backgammon", 3, Rules(), live_control(3))
        challenge = await app.challenges.challenge(HERE, host, others[0], terms)
        await app.challenges.accept(challenge.challenge_id, others[0], interaction_id=None)
        await app.chouettes.open(HERE, host, ChouetteSettings(), interaction_id=None)
        for person in others:
            await app.chouettes.act(1, person, ch.Join(person.user_id), interaction_id=None)
        await app.chouettes.start(1, host, interaction_id=None)
        await app.crowds.open(HERE, host, CrowdPlan(mode=Mode.VOTE, crowds=(True, True), window=3600, length=1))
        for number, person in enumerate(others):
            await app.crowds.join(1, person, Side(number % 2))
        await app.crowds.begin(1, host)
        while (await app.crowds.crowd(1)).state.open is None:
            await app.crowds.advance(1)
        for format_, plan in (
            (Format.ARENA, TournamentPlan((1,), clock=live_control(0), minutes=60)),
            (Format.LEAGUE, TournamentPlan((3,), round_hours=4)),
        ):
            one = await app.tournaments.create(
                HERE, host, "Cup", TournamentSettings(format_), plan, interaction_id=None
            )
            for person in PEOPLE:
                joins = cmd.Join(person.user_id, person.name)
                await app.tournaments.act(one.tournament_id, joins, actor_id=person.user_id, interaction_id=None)
            await app.tournaments.start(one.tournament_id, actor_id=None, interaction_id=None)
        await self._gather(app, host, others)
        assert [notice.record.tournament_id async for notice in app.tournaments.due()] == [1]  # the arena has paired
        return self

    async def _gather(self, app, host, others):
        """A simul of the host, and a team match; each has a match with a clock of its own."""
        clock = TimeControl(ClockKind.CORRESPONDENCE, 4 * 3600)
        simul = TournamentSettings(Format.SIMUL, host=host.user_id)
        team = TournamentSettings(Format.TEAM, limit=2, team_names=("Reds", "Blues"))
        for settings, plan, joins, by in (
            (simul, TournamentPlan((1,), rated=False, clock=replace(clock, host=Side.WHITE)), others[:1], host),
            (team, TournamentPlan((3,), clock=clock), (host, others[0]), None),
        ):
            one = await app.tournaments.create(HERE, host, "Two", settings, plan, interaction_id=None, host=by)
            for number, person in enumerate(joins, 1):
                command = cmd.Join(person.user_id, person.name, team=0 if by else number)
                await app.tournaments.act(one.tournament_id, command, actor_id=person.user_id, interaction_id=None)
            await app.tournaments.start(one.tournament_id, actor_id=None, interaction_id=None)
            [match] = await app.tournaments.open_matches(one.tournament_id)
            self.gathered.append(match.match_id)

    async def left(self):
        """The events of each, and how long until something becomes due in it."""
        app = self.app
        match, chouette, crowd = await app.matches.match(1), await app.chouettes.look(1), await app.crowds.crowd(1)
        arena, league = [await app.tournaments.tournament(number) for number in (1, 2)]
        missed = timedelta(milliseconds=crowd.missed)
        gathered = [await app.matches.match(number) for number in self.gathered]
        dues = match.clock.due, chouette.next_at, crowd.state.due + missed, closes_at(arena), league.next_at
        dues += tuple(one.clock.due for one in gathered)
        events = [one.state.seq for one in (match, chouette, arena, league)]
        decisions = crowd.state.open.seq, (await app.matches.match(crowd.match_id)).state.seq
        return [*events, *decisions], [due - self.now for due in dues]

    async def keep(self):
        """A round of housekeeping, as the bot makes it, with an alarm of the vote in between."""
        await self.app.crowds.advance(1)
        await self.app.absence.look()
        if self.away:
            return
        assert await self.app.clocks.run_out() == []
        assert [turn async for turn in self.app.chouettes.due()] == []
        assert [notice async for notice in self.app.tournaments.due()] == []

    async def rounds(self, span):
        for _ in range(span // ROUND):
            self.now += ROUND
            self.seconds += ROUND.total_seconds()
            await self.keep()


@pytest.fixture
async def house(request):
    url = request.getfixturevalue("postgresql") if request.param == "postgresql" else "sqlite:///:memory:"
    if request.param == "sqlite":
        url = f"sqlite:///{request.getfixturevalue('tmp_path')}/away.db"
    opened = await House(url).open()
    yield opened
    await opened.store.close()


@pytest.mark.parametrize("house", DATABASES, indirect=True)
async def test_ten_minutes_without_discord_take_nothing(house):
    events, left = await house.left()
    house.away = True
    await house.rounds(timedelta(minutes=10))
    house.away = False
    await house.keep()
    assert await house.left() == (events, left)


@pytest.mark.parametrize("house", DATABASES, indirect=True)
@pytest.mark.parametrize("hours", [1, 5, -1, -5])
async def test_a_clock_that_is_set_takes_nothing(house, hours):
    events, left = await house.left()
    for times in (1, -1):
        house.now += times * timedelta(hours=hours)
        await house.rounds(ROUND)
        after, still = await house.left()
        assert after == events
        # The seconds since the last look before it are given back with it.
        assert [one - ROUND <= now <= one for one, now in zip(left, still, strict=True)] == [True] * len(left)
        left = still


@pytest.mark.parametrize("house", DATABASES, indirect=True)
@pytest.mark.parametrize("hours", [1, 5])
async def test_whoever_acts_first_by_a_clock_that_was_set_is_not_late(house, hours):
    house.now += timedelta(hours=hours)
    crowd = await house.app.crowds.crowd(1)
    match = await house.app.matches.match(crowd.match_id)
    voter = next(one for one in crowd.state.voters if one.side is match.state.waiting_for)
    choice = next(iter(play_choices(match.state)), "roll")
    person = next(one for one in PEOPLE if one.user_id == voter.id)
    await house.app.crowds.vote(crowd.match_id, person, crowd.state.open.seq, choice)
    after = (await house.app.crowds.crowd(1)).state
    assert after.open is None or after.open.until > house.now
