"""A team match between two servers: what the organizers of each may do, and what takes both."""

import re
from datetime import timedelta

import discord
import pytest

from bot.tournaments.state import How, TournamentPhase
from bot.tournaments.teams import line_up_of, team_score
from tests.ui.table import buttons_of, posts_in, text_of
from tests.ui.tournament.club import Club, named

pytestmark = pytest.mark.simcord(check_errors=False)
HOUR, DAY = 3600, 86_400


class Two:
    """Reds at home against Blues of another server, two against two, board by board."""

    def __init__(self, table):
        self.club = Club(table, 4)
        self.home, self.env, self.other = self.club.channel, table.env, table.env.create_guild()
        other = self.other
        self.away = other.create_text_channel("club")
        admin = other.create_role("admin", permissions=discord.Permissions(manage_guild=True))
        self.host = other.add_member(self.env.create_user("host"), roles=[admin])
        self.players = [*self.club.people[:2], *(other.add_member(one.user) for one in self.club.people[2:])]
        self.spare = table.guild.add_member(self.env.create_user("spare"))

    async def announce(self):
        teams = {"team": "Reds", "against": "Blues", "players": 2, "boards": "board_by_board"}
        announced = await self.by_home("create", length=3, two_channels=True, **teams)
        code = (await self.club.bot.app.tournaments.tournament(1)).plan.code
        await self.by_guest("host", code=f"1-{code}")
        (shared,) = [post for post in posts_in(self.env, self.away) if "Reds" in text_of(post)]
        for post, team, people in ((announced, "Reds", self.players[:2]), (shared, "Blues", self.players[2:])):
            for person in people:
                await person.click(post, label=f"Join {team}")
        return self

    async def begin(self):
        await self.by_home("start", sure=True)
        return self

    async def by_home(self, command, /, **options):
        return (await self.club.organizer.slash(self.home, f"team {command}", **named(options))).response

    async def by_guest(self, command, /, **options):
        return (await self.host.slash(self.away, f"team {command}", **named(options))).response

    async def enter(self, by, winner, points=3, against=0, pairing=1):
        return await by("report", pairing=pairing, winner=self.players[winner].user, points=points, against=against)

    async def refused(self, by, command, words="up to the other server", /, **options):
        before = await self.club.state()
        answer = await by(command, **options)
        assert answer.ephemeral
        assert words in text_of(answer), text_of(answer)
        assert await self.club.state() == before

    def asked(self, channel, label):
        """The last post in a channel with such a button."""
        return [post for post in posts_in(self.env, channel) if label in str(post.components)][-1]

    async def score(self):
        return team_score(await self.club.state(), 3).matches


@pytest.fixture
def make_bot(make_bot):
    """Bots that look at the clock once an hour; a week without a beat counts as having been away."""

    def make():
        bot = make_bot()
        bot.housekeeping.change_interval(seconds=HOUR)
        bot.app.absence.least = timedelta(days=9)
        return bot

    return make


@pytest.fixture
async def two(table):
    return await Two(table).announce()


async def test_whoever_signs_up_does_so_for_the_team_of_their_own_server(two):
    before = await two.club.state()
    for person, channel, team in ((two.players[2], two.away, "Reds"), (two.spare, two.home, "Blues")):
        refused = (await person.click(two.asked(channel, f"Join {team}"), label=f"Join {team}")).response
        assert refused.ephemeral
        assert "up to the other server" in text_of(refused)
    assert await two.club.state() == before


async def test_the_guest_side_commands_its_own_team_and_nothing_else(two):
    await two.refused(two.by_guest, "start")
    await two.refused(two.by_guest, "line-up", order="player1, player0")
    await two.refused(two.by_home, "line-up", order="player3, player2")
    await two.by_guest("line-up", order="player3, player2")
    assert [one.name for one in line_up_of(await two.club.state(), 2)] == ["player3", "player2"]
    await two.begin()
    spare = two.other.add_member(two.spare.user)
    await two.refused(two.by_guest, "pause")
    await two.refused(two.by_guest, "substitute", person=two.players[0].user, newcomer=spare)
    await two.refused(two.by_home, "substitute", person=two.players[2].user, newcomer=two.spare)
    for command in ("forfeit", "replace"):
        options = {"newcomer": spare} if command == "replace" else {"sure": True}
        answer = await two.host.slash(
            two.away, f"tournament {command}", person=str(two.players[0].user.id), tournament="1", **options
        )
        assert "up to the other server" in text_of(answer.response)
    assert (await two.by_home("pause")).ephemeral
    assert (await two.club.state()).paused


async def test_the_announcer_is_no_organizer_of_the_other_server(two):
    visitor = two.other.add_member(two.club.organizer)
    answer = (await visitor.slash(two.away, "team pause")).response
    assert "Only organizers" in text_of(answer)


async def test_a_result_counts_once_the_other_side_confirms_it(two):
    await two.begin()
    await two.refused(
        two.by_guest, "report", "match is to 3", pairing=1, winner=two.players[2].user, points=3, against=3
    )
    answer = await two.enter(two.by_guest, 2)
    assert "once an organizer of the other server confirms it" in text_of(answer)
    assert await two.score() == (0, 0)
    await two.enter(two.by_guest, 2)
    assert await two.score() == (0, 0)  # saying it twice is not confirming it
    question = two.asked(two.home, "Confirm")
    assert "**player2** as the winner, 3 : 0" in text_of(question)
    refused = (await two.players[0].click(question, label="Confirm")).response
    assert "Only organizers" in text_of(refused)
    await two.club.organizer.click(question, label="Confirm")
    assert await two.score() == (0, 1)
    assert "Confirm" not in str(question.components)
    await two.enter(two.by_home, 0)  # both may correct it together
    assert await two.score() == (0, 1)
    await two.enter(two.by_guest, 0)
    assert await two.score() == (1, 0)


async def test_a_result_that_nobody_confirms_lapses_in_72_hours(two):
    await two.begin()
    await two.enter(two.by_home, 0)
    question = two.asked(two.away, "Confirm")
    await two.env.advance_time(72 * HOUR)
    answer = (await two.host.click(question, label="Confirm")).response
    assert "answered, or it has lapsed" in text_of(answer)
    await two.enter(two.by_guest, 0)
    assert await two.score() == (0, 0)
    await two.club.organizer.click(two.asked(two.home, "Confirm"), label="Confirm")
    assert await two.score() == (1, 0)


async def test_the_guest_side_withdraws_and_loses_its_open_boards(two):
    await two.begin()
    await two.enter(two.by_home, 2)
    await two.host.click(two.asked(two.away, "Confirm"), label="Confirm")
    question = await two.by_guest("end")
    assert "open boards are lost" in text_of(question)
    await two.host.click(question, label="Withdraw")
    state = await two.club.state()
    assert state.phase is TournamentPhase.ENDED
    assert [one.result.how for one in state.pairings] == [How.PLAYED, How.FORFEIT]
    assert await two.score() == (1, 1)


async def test_the_guest_side_ends_it_as_it_stands_after_seven_days_of_silence(two):
    await two.begin()
    await two.enter(two.by_home, 2)
    await two.host.click(two.asked(two.away, "Confirm"), label="Confirm")
    question = await two.by_guest("end")
    await two.host.click(question, label="End as it stands")
    assert (await two.club.state()).phase is TournamentPhase.RUNNING
    await two.club.organizer.click(two.asked(two.home, "Play on"), label="Play on")
    await two.host.click(await two.by_guest("end"), label="End as it stands")
    again = await two.by_guest("end")
    early = (await two.host.click(again, label="End as it stands")).response
    assert "has until" in text_of(early)
    await two.env.advance_time(7 * DAY)
    await two.host.click(await two.by_guest("end"), label="End as it stands")
    state = await two.club.state()
    assert state.phase is TournamentPhase.ENDED
    assert state.pairings[1].result.how is How.UNPLAYED
    assert await two.score() == (0, 1)


async def test_the_home_side_ends_it_when_it_is_asked(two):
    await two.begin()
    await two.host.click(await two.by_guest("end"), label="End as it stands")
    await two.club.organizer.click(two.asked(two.home, "Play on"), label="End as it stands")
    assert (await two.club.state()).phase is TournamentPhase.ENDED
    assert await two.score() == (0, 0)


async def test_before_the_start_the_guest_side_calls_it_off(two):
    await two.by_guest("end", sure=True)
    assert (await two.club.state()).phase is TournamentPhase.CANCELLED


class TestTimeInWhichNobodyCouldPlay:
    """Discord was away for ten hours: what waits for an answer waits for as much longer."""

    async def away(self, two):
        bot = two.club.bot
        await bot.app.absence.look()
        await bot.on_disconnect()
        await two.env.advance_time(10 * HOUR)
        await bot.on_resumed()
        assert await bot.app.absence.look() == timedelta(hours=10)

    async def test_a_result_lapses_later(self, two):
        await two.begin()
        await self.away(two)
        await two.enter(two.by_home, 0)
        question = two.asked(two.away, "Confirm")
        await self.away(two)
        await two.env.advance_time(71 * HOUR)
        await two.host.click(question, label="Confirm")
        assert await two.score() == (1, 0)
        await two.enter(two.by_home, 1, pairing=2)
        question = two.asked(two.away, "Confirm")
        await self.away(two)
        await two.env.advance_time(72 * HOUR)
        assert "answered, or it has lapsed" in text_of((await two.host.click(question, label="Confirm")).response)

    async def test_the_home_side_has_longer_to_answer(self, two):
        await two.begin()
        await self.away(two)
        await two.host.click(await two.by_guest("end"), label="End as it stands")
        await self.away(two)
        await two.env.advance_time(7 * DAY - HOUR)
        early = (await two.host.click(await two.by_guest("end"), label="End as it stands")).response
        until = int(re.search(r"<t:(\d+):f>", text_of(early))[1])
        assert until - two.club.bot.clock().timestamp() == pytest.approx(HOUR, abs=60)
        await two.env.advance_time(HOUR)
        await two.host.click(await two.by_guest("end"), label="End as it stands")
        assert (await two.club.state()).phase is TournamentPhase.ENDED


async def test_the_organizer_at_home_is_called_by_what_waits_for_their_side(two):
    """It lapses in days, and nobody looks for it."""
    await two.begin()
    organizer = two.club.organizer.id
    await two.enter(two.by_guest, 2)
    await two.host.click(await two.by_guest("end"), label="End as it stands")
    for label in ("Confirm", "Play on"):
        assert f"<@{organizer}>" in text_of(two.asked(two.home, label))
    assert len([one for one in two.env.http_requests if pinged(one) == [organizer]]) == 2


async def test_a_team_that_withdraws_is_told_by_one_message_and_the_end_has_the_sheet(two):
    await two.begin()
    await two.by_guest("end", sure=True)
    told = [post for post in posts_in(two.env, two.away) if "an organizer took all of you out" in text_of(post)]
    assert len(told) == 1
    (end,) = [post for post in posts_in(two.env, two.away) if "## 🏆 Reds beats Blues" in text_of(post)]
    assert list(buttons_of(end)) == ["Score sheet"]


def pinged(request):
    sent = request.json if isinstance(request.json, dict) else {}
    return [int(one) for one in (sent.get("allowed_mentions") or {}).get("users", [])]
