"""How tournaments treat people: where they may be held, what they ask first, and what they tell."""

from datetime import timedelta

import discord
import pytest

from bot.app.clocks import ClockLimits
from bot.tournaments.state import Status, TournamentPhase
from tests.ui.table import buttons_of, forged, posts_in, text_of
from tests.ui.tournament.club import Club, sign_up

pytestmark = pytest.mark.simcord(check_errors=False)

MINUTE = 60
HOUR = 60 * MINUTE


async def close(table, **denied):
    """From now on the bot lacks these permissions in the channel."""
    channel = table.env.bot.get_channel(table.channel.id)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(**denied))


class TestWhereItMayBeHeld:
    """A tournament needs to post. Missing permissions are named before anybody signs up, and again before the draw."""

    @pytest.mark.parametrize(
        ("denied", "named"),
        [
            ("send_messages", "**Send Messages**"),
            ("attach_files", "**Attach Files**"),
            ("view_channel", "**View Channel**"),
        ],
    )
    async def test_it_is_not_announced_where_the_bot_may_not_post(self, table, denied, named):
        overwrites = {table.env.bot.user: discord.PermissionOverwrite(**{denied: False})}
        table.channel = table.guild.create_text_channel("quiet", overwrites=overwrites)
        club = Club(table, 0)
        answer = await club.organize("create", name="Cup", system="swiss")
        assert answer.ephemeral
        assert named in text_of(answer)
        assert await club.bot.store.tournaments_in(table.guild.id) == []

    async def test_it_is_not_drawn_where_the_bot_may_not_post_any_more(self, table):
        club = Club(table, 2)
        await sign_up(club)
        await close(table, send_messages=False)
        answer = await club.organize("start")
        assert answer.ephemeral
        assert "**Send Messages**" in text_of(answer)
        club.channel = table.guild.create_text_channel("office")
        answer = await club.organize("start")
        assert "**Send Messages**" in text_of(answer)
        assert f"in <#{table.channel.id}>" in text_of(answer)
        assert (await club.state()).phase is TournamentPhase.SIGN_UP
        await close(table, send_messages=True)
        await club.organize("start")
        assert (await club.state()).phase is TournamentPhase.RUNNING

    async def test_it_is_not_drawn_where_nobody_can_play_any_more(self, table):
        club = Club(table, 2)
        await sign_up(club)
        club.channel = table.guild.create_text_channel("office")
        await table.env.bot.http.delete_channel(table.channel.id)
        answer = await club.organize("start")
        assert answer.ephemeral
        assert "is gone" in text_of(answer)
        assert (await club.state()).phase is TournamentPhase.SIGN_UP
        assert "let it go on in another channel" in text_of(await club.organize("status"))


class TestReminders:
    """Before a round ends, the players it waits for are reminded: pinged, unless they opted out."""

    async def test_who_wants_none_is_not_pinged(self, table):
        club = Club(table, 4)
        await sign_up(club, round_hours=1)
        await club.organize("start")
        waited_for = [match.players[match.state.waiting_for].user_id for _, match in await club.open()]
        left_alone, reminded = waited_for
        await club.bot.app.people.prefer(left_alone, reminders=False)
        await club.env.advance_time(46 * MINUTE)
        sent = [
            payload
            for request in club.env.http_requests
            if "the round ends" in str(payload := request.json) and request.method == "POST"
        ]
        assert [payload["allowed_mentions"].get("users", []) for payload in sent] == [[], [reminded]]
        assert f"<@{left_alone}>" not in sent[0]["content"]
        assert f"**{club.person(left_alone).name}**" in sent[0]["content"]


class TestStatus:
    """Where a tournament stands, with the way to each match."""

    async def test_each_match_is_linked(self, table):
        club = Club(table, 4)
        await sign_up(club)
        await club.organize("start")
        text = text_of(await club.by(club.people[0], "status"))
        for _, match in await club.open():
            link = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{match.board.message_id}"
            assert link in text
        assert "/match" not in text

    async def test_a_match_without_a_board_is_named_by_the_command_as_it_is_called(self, table):
        club = Club(table, 2)
        await sign_up(club)
        await club.organize("start")
        await close(table, send_messages=False, view_channel=True)
        await club.organize("replace", person=club.people[1], newcomer=table.players[0])
        number = max(await club.matches())
        assert f"`/match {number}`" in text_of(await club.by(club.people[0], "status"))


class TestClosedMatches:
    """A match that its tournament ends says that the tournament ended it, and who goes on because of that."""

    async def begun(self, table, size=4):
        club = Club(table, size)
        await sign_up(club)
        await club.organize("start")
        return club

    @staticmethod
    def told(club, words):
        posts = [text for text in club.posts() if words in text]
        assert not any("long time" in text for text in club.posts())
        return posts

    async def test_called_off(self, table):
        club = await self.begun(table)
        await club.organize("cancel", sure=True)
        assert all(match.state.is_over for match in (await club.matches()).values())
        assert len(self.told(club, "The tournament was called off, so this match ends here")) == 2

    async def test_somebody_was_taken_out(self, table):
        club = await self.begun(table)
        await club.organize("forfeit", person=club.people[0], sure=True)
        words = "**player0** is out of the tournament, so **player3** wins the pairing"
        assert len(self.told(club, words)) == 1
        assert not self.told(club, "closed without a winner")

    async def test_a_result_was_entered(self, table):
        club = await self.begun(table)
        await club.organize("report", pairing=2, winner=club.people[2], points=1)
        assert len(self.told(club, "entered the result: **player2** wins the pairing against **player1**")) == 1

    async def test_later_it_is_said_to_be_closed(self, table):
        club = await self.begun(table)
        await club.organize("cancel", sure=True)
        answer = (await club.people[0].slash(club.channel, "board", match="1")).response
        assert "closed before it ended" in text_of(answer)


class TestAskingFirst:
    """What cannot be taken back is asked about, with its cost, and answered by a tap."""

    @pytest.fixture
    async def club(self, table):
        club = Club(table, 4)
        await sign_up(club)
        await club.organize("start")
        return club

    async def test_withdrawing(self, club):
        person = club.people[3]
        question = await club.by(person, "leave")
        assert question.ephemeral
        assert "Withdraw from **Cup**? You lose your match against **player0** at once" in text_of(question)
        left = (await person.click(question, label="Never mind")).response
        assert text_of(left).strip() == "Nothing was changed."
        assert not buttons_of(left)
        assert (await club.state()).find(person.id).status is Status.CHECKED_IN
        answer = (await person.click(await club.by(person, "leave"), label="Withdraw")).response
        assert "You've withdrawn from **Cup**" in text_of(answer)
        assert not buttons_of(answer)
        assert (await club.state()).find(person.id).status is Status.WITHDRAWN
        assert any("**player0** wins the pairing" in text for text in club.posts())

    async def test_a_tap_that_is_refused_speaks_to_whoever_tapped(self, club, carol):
        person = club.people[3]
        question = await club.by(person, "leave")
        shown = (await carol.slash(club.channel, "tournament status")).response
        answer = await forged(carol, shown, "bg1:b:t_withdraw:1:0")
        assert "Cup**: You're not in it." in text_of(answer)
        await person.click(question, label="Withdraw")
        again = await forged(person, question, "bg1:b:t_withdraw:1:0")
        assert "Cup**: You're already out." in text_of(again)
        asked = await club.by(club.people[0], "leave")
        assert "Cup**: You're already in" in text_of(await forged(club.people[0], asked, "bg1:b:t_join:1:0"))

    async def test_taking_somebody_out(self, club, make_bot):
        question = await club.organize("forfeit", person=club.people[1])
        assert "Take **player1** out of **Cup**? They lose the match against **player2** at once" in text_of(question)
        assert (await club.state()).find(club.people[1].id).status is Status.CHECKED_IN
        await club.table.restart(make_bot)
        answer = (await club.organizer.click(question, label="Take out")).response
        assert "**player1** is out" in text_of(answer)
        assert (await club.state()).find(club.people[1].id).status is Status.WITHDRAWN
        again = await forged(club.organizer, question, f"bg1:b:t_forfeit:1:0:{club.people[1].id}")
        assert "already out" in text_of(again)

    async def test_only_an_organizer_takes_somebody_out(self, club):
        question = await club.by(club.people[0], "leave")
        for action in (f"t_forfeit:1:0:{club.people[1].id}", "t_call_off:1:0"):
            answer = await forged(club.people[0], question, f"bg1:b:{action}")
            assert "Only organizers" in text_of(answer)
        state = await club.state()
        assert (state.phase, state.find(club.people[1].id).status) == (TournamentPhase.RUNNING, Status.CHECKED_IN)

    async def test_what_cannot_be_is_not_asked(self, club):
        await club.by(club.people[3], "leave", sure=True)
        for answer in (
            await club.by(club.people[3], "leave"),
            await club.organize("forfeit", person=club.people[3]),
        ):
            assert "already out" in text_of(answer)
            assert not buttons_of(answer)
        await club.organize("cancel", sure=True)
        assert "It's already over" in text_of(await club.organize("cancel"))

    async def test_calling_it_off(self, club):
        question = await club.organize("cancel")
        assert "The 2 matches under way end at once and don't count." in text_of(question)
        assert (await club.state()).phase is TournamentPhase.RUNNING
        answer = (await club.organizer.click(question, label="Call it off")).response
        assert "called off" in text_of(answer)
        assert (await club.state()).phase is TournamentPhase.CANCELLED
        assert all(match.state.is_over for match in (await club.matches()).values())

    async def test_a_sign_up_is_taken_back_without_a_question(self, table):
        club = Club(table, 2)
        await sign_up(club)
        assert "no longer signed up" in text_of(await club.by(club.people[0], "leave"))


async def test_there_is_one_announcement_from_the_sign_up_to_the_end(table):
    """One message can be signed up by, and it is brought up to date: nothing that happens posts it a second time."""
    club = Club(table, 3)
    announced = await sign_up(club, starts_in=1, check_in=30)
    seen = []

    async def look():
        armed = [post for post in posts_in(club.env, table.channel) if {"Join", "I'm here"} & set(buttons_of(post))]
        seen.append([post.id for post in armed])

    await look()
    await club.by(club.people[0], "leave")
    await club.by(club.people[0], "join")
    await look()
    await club.env.advance_time(31 * MINUTE)
    await look()
    for person in club.people:
        await person.click(announced, label="I'm here")
    await look()
    assert seen == [[announced.id]] * 4
    await club.env.advance_time(30 * MINUTE)
    assert (await club.state()).phase is TournamentPhase.RUNNING
    await look()
    assert seen[4] == []


async def test_whoever_waits_can_leave_when_it_has_begun(table):
    club = Club(table, 3)
    await sign_up(club, limit=2)
    await club.organize("start")
    answer = await club.by(club.people[2], "leave")
    assert "You're no longer signed up" in text_of(answer)
    assert {one.id for one in (await club.state()).entrants} == {one.id for one in club.people[:2]}


class TestSettings:
    """Impossible settings: nothing is announced, and the answer says what would work."""

    async def test_everyone_against_everyone_needs_no_limit(self, table):
        announced = await sign_up(Club(table, 3), system="round_robin")
        assert "3 of 32" in text_of(announced)
        announced = await sign_up(Club(table, 0), system="round_robin", groups=4)
        assert "0 of 64" in text_of(announced)

    @pytest.mark.parametrize(
        ("options", "said"),
        [
            ({"weekly": True}, "Add `starts_in` to say when the first one starts, such as `20m`"),
            ({"check_in": 30}, "Add `starts_in`, such as `20m`, `1h30` or `2` (hours)"),
            ({"lengths": "long"}, "such as `3, 5, 7`"),
            ({"lengths": "3, 500"}, "from 1 to 99"),
            ({"system": "round_robin", "limit": 200}, "Use more `groups` or a smaller `limit`"),
            ({"system": "round_robin", "advance": 1}, "Set `advance` to 2 or more"),
        ],
    )
    async def test_what_would_work_is_said(self, table, options, said):
        club = Club(table, 0)
        answer = await club.organize("create", **{"name": "Cup", "system": "swiss", **options})
        assert answer.ephemeral
        assert said in text_of(answer)
        assert await club.bot.store.tournaments_in(table.guild.id) == []


class TestUntouchedMatches:
    """The announcement says what happens to a match that nobody plays, and it happens."""

    @pytest.mark.parametrize(
        ("options", "said"),
        [
            ({}, "After 90 days, whoever's turn it is loses"),
            ({"clock": "7d"}, "nobody touches for 90 days ends without a winner and starts over"),
            ({"clock": "live"}, None),
            ({"round_hours": 24}, None),
        ],
    )
    async def test_the_announcement_says_what_happens(self, table, options, said):
        announced = await sign_up(Club(table, 0), **options)
        assert ("90 days" in text_of(announced)) is (said is not None)
        assert said is None or said in text_of(announced)
        assert ("Each round lasts at most 24 hours" in text_of(announced)) is ("round_hours" in options)

    async def test_without_a_clock_whoever_it_waits_for_loses_it(self, table):
        club = Club(table, 2)
        await sign_up(club)
        await club.organize("start")
        [(pairing, match)] = await club.open()
        awake = match.players[match.state.waiting_for.other].user_id
        club.bot.app.clocks.limits = ClockLimits(timedelta(minutes=5))
        await club.env.advance_time(6 * MINUTE)
        assert (await club.state()).pairing(pairing.number).result.winner == awake
        assert len(await club.matches()) == 1

    async def test_with_one_it_is_begun_anew(self, table):
        club = Club(table, 2)
        await sign_up(club, clock="7d")
        await club.organize("start")
        club.bot.app.clocks.limits = ClockLimits(timedelta(minutes=5))
        await club.env.advance_time(6 * MINUTE)
        first, second = (await club.matches()).values()
        assert first.state.is_over
        assert first.state.winner is None
        assert any("Nobody has played here for a long time" in text for text in club.posts())
        [(pairing, match)] = await club.open()
        assert match.match_id == second.match_id
        assert pairing.result is None
        assert len(club.calls()) == 2
