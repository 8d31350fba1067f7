"""Two whole tournaments and everything that happens to them: no-shows, a withdrawal, a restart in every round."""

from random import Random

import discord
import pytest

from bot.rules.dice import LiveDice
from bot.rules.match.actions import plays_now
from bot.rules.match.events import PlayMade
from bot.rules.match.state import Phase as MatchPhase
from bot.tournaments.state import Status, TournamentPhase
from tests.ui.table import pictures_of, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False, settle_timeout=120)


@pytest.fixture
def dice():
    return LiveDice(Random(3).randrange)


class Club:
    """A server with an organizer and entrants, whose matches follow a script: the earlier entrant wins."""

    def __init__(self, table, make_bot, size):
        role = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
        self.table, self.make_bot = table, make_bot
        self.channel, self.env = table.channel, table.env
        self.organiser = table.guild.add_member(self.env.create_user("organiser"), roles=[role])
        self.people = [table.guild.add_member(self.env.create_user(f"player{n:02}")) for n in range(size)]
        self.by_id = {person.id: person for person in self.people}
        self.random = Random(1)
        self.absent = set()

    @property
    def bot(self):
        return self.table.bot

    async def organise(self, command, **options):
        return (await self.organiser.slash(self.channel, f"tournament {command}", **options)).response

    async def state(self):
        return (await self.bot.app.tournaments.tournament(1)).state

    async def matches(self):
        """The match of each pairing that has one."""
        links = await self.bot.store.matches_of_tournament(1)
        return {pairing: await self.bot.app.matches.match(match_id) for pairing, match_id in links.items()}

    async def running(self):
        return {number: match for number, match in (await self.matches()).items() if not match.state.is_over}

    async def play(self, match):
        """Play some turns for real, then let the later entrant give the match up."""
        number = str(match.match_id)
        for _ in range(self.random.randrange(3)):
            match = await self.bot.app.matches.match(match.match_id)
            state = match.state
            actor = self.by_id[match.players[state.waiting_for].user_id]
            if state.phase is MatchPhase.TO_PLAY:
                play = self.random.choice(plays_now(state)).notation
                await actor.slash(self.channel, "move", play=play, match=number)
            elif state.phase is MatchPhase.TO_ROLL:
                await actor.slash(self.channel, "roll", match=number)
        loser = max(person.user_id for person in match.players)
        await self.by_id[loser].slash(self.channel, "resign", what="match", sure=True, match=number)

    async def play_round(self):
        """Play every match in progress, except those of people who never come."""
        for match in (await self.running()).values():
            if not self.absent & {person.user_id for person in match.players}:
                await self.play(match)

    def posts(self):
        return [text_of(post) for post in posts_in(self.env, self.channel)]

    def calls(self):
        """The people that the calls to the matches mention."""
        called = []
        for request in self.env.http_requests:
            payload = request.json if isinstance(request.json, dict) else {}
            users = (payload.get("allowed_mentions") or {}).get("users") or []
            if request.method == "POST" and request.path.endswith("/messages") and len(users) == 2:
                called.append(frozenset(map(int, users)))
        return called


async def sign_up(club, announced):
    for number, person in enumerate(club.people):
        if number % 2:
            await person.slash(club.channel, "tournament join")
        else:
            await person.click(announced, label="Join")


async def test_a_double_elimination_of_sixteen(table, make_bot):
    club = Club(table, make_bot, 16)
    announced = await club.organise(
        "create", name="Grand Cup", system="double_elimination", length=1, seeding="manual", round_hours=1
    )
    await sign_up(club, announced)
    assert "16 of 64" in text_of(announced)
    await club.organise("start")
    # Two never come. Their matches begin, or their opponents have done what they could.
    club.absent = {club.people[14].id, club.people[15].id}
    rounds = withdrawn = 0
    while (await club.state()).phase is TournamentPhase.RUNNING:
        await table.restart(make_bot)
        if rounds == 1:
            await club.people[5].slash(club.channel, "tournament leave", sure=True)
            withdrawn += 1
        await club.play_round()
        await answer_for(club)
        if await club.running():
            await club.env.advance_time(3700)
        rounds += 1
        assert rounds < 20
    state = await club.state()
    assert state.find(state.champion).name == "player00"
    assert {state.find(person_id).status for person_id in club.absent} == {Status.NO_SHOW}
    assert state.find(club.people[5].id).status is Status.WITHDRAWN
    assert any("player00 wins Grand Cup" in text for text in club.posts())
    calls = club.calls()
    assert len(calls) == len(await club.matches())
    losses = [pairing for pairing in state.pairings if pairing.has_lost(state.champion)]
    assert len(losses) <= 1
    for person in club.people[1:]:
        lost = sum(pairing.has_lost(person.id) for pairing in state.pairings)
        assert lost == 2 or state.find(person.id).is_out


async def answer_for(club):
    """The opponents of absent people do what they can, until the match waits for the absent one."""
    for begun in (await club.running()).values():
        for _ in range(4):
            state = (await club.bot.app.matches.match(begun.match_id)).state
            if state.is_over or begun.players[state.waiting_for].user_id in club.absent:
                break
            actor = club.by_id[begun.players[state.waiting_for].user_id]
            number = str(begun.match_id)
            if state.phase is MatchPhase.TO_PLAY:
                await actor.slash(club.channel, "move", play=plays_now(state)[0].notation, match=number)
            else:
                await actor.slash(club.channel, "roll", match=number)


async def test_a_swiss_of_nine(table, make_bot):
    club = Club(table, make_bot, 9)
    announced = await club.organise("create", name="Open", system="swiss", length=1, rounds=4, limit=8, round_hours=1)
    await sign_up(club, announced)
    assert "8 of 8" in text_of(announced)
    assert "Waiting list: player08" in text_of(announced)
    await club.people[0].click(announced, label="Leave")
    assert "Waiting list" not in text_of(announced)
    await club.people[0].click(announced, label="Join")
    await club.people[3].click(announced, label="Leave")
    await club.people[3].click(announced, label="Join")
    await club.organise("start")
    # One more place is free as long as nobody has played: the newcomer takes the bye.
    club.absent = {club.people[7].id}
    rounds = 0
    while (await club.state()).phase is TournamentPhase.RUNNING:
        await table.restart(make_bot)
        if rounds == 2:
            await club.people[6].slash(club.channel, "tournament leave", sure=True)
        await club.play_round()
        await answer_for(club)
        if await club.running():
            await club.env.advance_time(3700)
        rounds += 1
        assert rounds < 12
    state = await club.state()
    played = [frozenset(pairing.entrants) for pairing in state.pairings if not pairing.has_bye]
    assert len(played) == len(set(played))
    assert max(pairing.round for pairing in state.pairings) == 4
    assert state.champion is not None
    assert any("wins Open" in text for text in club.posts())
    standing = await club.organise("standings")
    assert "Tournament 1" in text_of(standing)
    assert len(pictures_of(standing)) == 1
    logs = [await club.bot.app.matches.log(match.match_id) for match in (await club.matches()).values()]
    assert any(isinstance(stored.event, PlayMade) for log in logs for stored in log)
