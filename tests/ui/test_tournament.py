"""Tournaments as people run them: from the announcement to the podium, with real matches between the entrants."""

from random import Random

import discord
import pytest

from bot.rules.dice import LiveDice
from bot.tournaments.state import Phase
from tests.ui.table import posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False, settle_timeout=60)


@pytest.fixture
def dice():
    return LiveDice(Random(3).randrange)


class Club:
    """A server with a tournament, its organiser and its people."""

    def __init__(self, table, organiser, people):
        self.table, self.organiser, self.people = table, organiser, people
        self.channel, self.env = table.channel, table.env

    @property
    def bot(self):
        return self.table.bot

    async def organise(self, command, **options):
        return (await self.organiser.slash(self.channel, f"tournament {command}", **options)).response

    async def state(self, number=1):
        return (await self.bot.tournaments.tournament(number)).state

    async def running(self):
        """The matches that are under way, by their number."""
        found = {}
        for match_id in (await self.bot.store.matches_of_tournament(1)).values():
            record = await self.bot.matches.match(match_id)
            if not record.state.is_over:
                found[match_id] = record
        return found

    async def resign(self, match_id, record, user_id):
        actor = next(one for one in self.people if one.id == user_id)
        answer = await actor.slash(self.channel, "resign", what="match", sure=True, match=str(match_id))
        assert answer.response is not None
        return record

    async def play_round(self):
        """Every match that is under way is given up by whoever signed up later."""
        for match_id, record in (await self.running()).items():
            await self.resign(match_id, record, max(person.user_id for person in record.players))

    def posts(self):
        return [text_of(post) for post in posts_in(self.env, self.channel)]


@pytest.fixture
def club(table):
    role = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    organiser = table.guild.add_member(table.env.create_user("organiser"), roles=[role])
    people = [table.guild.add_member(table.env.create_user(f"player{number}")) for number in range(5)]
    return Club(table, organiser, people)


async def test_from_announcement_to_podium(club):
    announced = await club.organise("create", name="Winter Cup", system="single_elimination", length=1)
    assert "Winter Cup" in text_of(announced)
    for person in club.people:
        await person.click(announced, label="Join")
    assert "5 of 64" in text_of(announced)
    await club.organise("start")
    assert (await club.state()).phase is Phase.RUNNING
    for _ in range(3):
        await club.play_round()
    state = await club.state()
    assert state.phase is Phase.ENDED
    assert state.find(state.champion).name == "player0"
    assert any("player0 wins Winter Cup" in text for text in club.posts())
