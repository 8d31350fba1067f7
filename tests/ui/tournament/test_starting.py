"""Check-in and start, asked first before the time; who meets whom, comes late, leaves and shares a place at the end."""

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from bot.app.views import TournamentNotice, What
from bot.records.people import Person
from bot.tournaments.queries import open_pairings
from bot.tournaments.state import TournamentPhase
from bot.ui.tournament.desk import TournamentDesk
from tests.ui.table import buttons_of, forged, pictures_of, posts_in, text_of
from tests.ui.tournament.club import Club, league, sent, sign_up

pytestmark = pytest.mark.simcord(check_errors=False)

MINUTE = 60


async def test_what_is_due_in_several_is_told_at_once_and_in_each_in_order(table, monkeypatch):
    desk, told, together = table.bot.get(TournamentDesk), [], asyncio.Barrier(2)

    async def due(_=None):
        for number, what in ((1, What.CHECK_IN), (1, What.TURN), (2, What.CHECK_IN)):
            yield TournamentNotice(SimpleNamespace(tournament_id=number), what)

    async def tell(notice):
        if notice.what is What.CHECK_IN:
            async with asyncio.timeout(60):
                await together.wait()
        told.append((notice.record.tournament_id, notice.what))

    monkeypatch.setattr(table.bot.app.tournaments, "due", due)
    monkeypatch.setattr(desk, "_tell", tell)
    await desk.keep()
    assert sorted(told) == [(1, What.CHECK_IN), (1, What.TURN), (2, What.CHECK_IN)]
    assert told.index((1, What.TURN)) > told.index((1, What.CHECK_IN))


class TestStarting:
    """An organizer may start with who is there, once they have confirmed it."""

    async def checked_in(self, table, here):
        club = Club(table, 4)
        await sign_up(club, starts_in=1, check_in=30)
        await club.env.advance_time(31 * MINUTE)
        for person in club.people[:here]:
            await club.by(person, "check-in")
        return club

    async def test_before_everybody_has_checked_in(self, table):
        club = await self.checked_in(table, 3)
        question = await club.by(club.organizer, "start")
        assert question.ephemeral
        assert "Start **Cup** now?" in text_of(question)
        assert "3 of 4 have checked in. These players haven't, so they won't be in the draw: player3" in text_of(
            question
        )
        assert (await club.state()).phase is TournamentPhase.SIGN_UP
        await club.organizer.click(question, label="Never mind")
        assert (await club.state()).phase is TournamentPhase.SIGN_UP
        await club.organizer.click(await club.by(club.organizer, "start"), label="Start now")
        assert [one.name for one in (await club.state()).field] == ["player0", "player1", "player2"]
        assert any("- Pairing " in text for text in club.posts())

    async def test_before_the_time_though_everybody_is_here(self, table):
        club = await self.checked_in(table, 4)
        starts = int((await club.bot.app.tournaments.tournament(1)).plan.starts_at.timestamp())
        question = await club.by(club.organizer, "start")
        assert f"announced for <t:{starts}:f>" in text_of(question)
        assert "won't be in the draw" not in text_of(question)
        await club.organize("start", sure=True)
        assert len((await club.state()).field) == 4

    async def test_before_check_in_opens_everybody_who_signed_up_is_drawn(self, table):
        club = Club(table, 3)
        await sign_up(club, starts_in=48, check_in=30)
        question = await club.by(club.organizer, "start")
        assert "everyone who signed up will be in the draw" in text_of(question)
        await club.organizer.click(question, label="Start now")
        assert len((await club.state()).field) == 3

    async def test_the_seeds_stay_as_they_were_given(self, table):
        club = Club(table, 3)
        await sign_up(club, starts_in=48)
        order = " ".join(f"<@{club.people[at].id}>" for at in (2, 1))
        await club.organizer.click(await club.by(club.organizer, "start", order=order), label="Start now")
        assert [one.name for one in (await club.state()).field] == ["player2", "player1", "player0"]

    async def test_more_seeds_than_a_button_can_hold_take_the_command_again(self, table):
        club = Club(table, 4)
        await sign_up(club, starts_in=48)
        order = " ".join(f"<@{person.id}>" for person in reversed(club.people))
        question = await club.by(club.organizer, "start", order=order)
        assert "Start now" not in buttons_of(question)
        assert "again with `sure`" in text_of(question)
        await club.organize("start", order=order, sure=True)
        assert [one.name for one in (await club.state()).field] == ["player3", "player2", "player1", "player0"]

    async def test_only_an_organizer_may(self, table):
        club = await self.checked_in(table, 3)
        question = await club.by(club.people[0], "status")
        answer = await forged(club.people[0], question, "bg1:b:t_start:1:0")
        assert "Only organizers" in text_of(answer)
        assert (await club.state()).phase is TournamentPhase.SIGN_UP

    async def test_a_draw_is_final_so_it_is_asked_for(self, table):
        club = Club(table, 2)
        await sign_up(club, limit=64)
        for question in (
            await club.by(club.organizer, "start"),
            (await club.organizer.click(await club.organize("status"), label="Start")).response,
        ):
            assert question.ephemeral
            assert "**2 of 64** signed up. In the draw: 2 players (Single elimination). Once it's" in text_of(question)
            assert list(buttons_of(question)) == ["Never mind", "Start now"]
        assert (await club.state()).phase is TournamentPhase.SIGN_UP
        await club.organizer.click(question, label="Start now")
        assert len((await club.state()).field) == 2

    async def test_where_nothing_is_drawn_nothing_is_asked(self, table):
        club = Club(table, 2)
        await sign_up(club, system="arena")
        assert "**Cup** is open" in text_of(await club.by(club.organizer, "start"))


class TestBlockedPeople:
    """Two of whom one has blocked the other meet only where there is no other pairing; then the organizer is told."""

    async def begun(self, table, size, *blocks, **options):
        club = Club(table, size)
        await sign_up(club, **options)
        for one, other in blocks:
            blocked = club.people[other]
            await club.bot.app.people.block(
                club.people[one].id, Person(blocked.id, blocked.name), datetime(2026, 1, 1, tzinfo=UTC)
            )
        await club.organize("start")
        met = [{club.person(one).name for one in pairing.entrants} for pairing in open_pairings(await club.state())]
        return club, met

    def told(self, club):
        return [message.content for message in club.organizer.user.dm_channel.history()]

    @pytest.mark.parametrize("system", ["single_elimination", "swiss"])
    async def test_they_are_not_paired_where_another_pairing_exists(self, table, system):
        """In the usual draw 0 meets 3, or 2, and 1 the other."""
        club, met = await self.begun(table, 4, (0, 3), (2, 0), system=system, seeding="random")
        assert {"player0", "player1"} in met
        assert self.told(club) == []

    async def test_otherwise_the_organizer_is_told_and_nobody_else(self, table):
        club, met = await self.begun(table, 2, (0, 1))
        assert met == [{"player0", "player1"}]
        [text] = self.told(club)
        assert "**Cup**, Final: **player0** meets **player1**, although one has blocked the other" in text
        assert not any("blocked" in text for text in club.posts())

    async def test_so_are_they_in_a_later_round(self, table):
        club, met = await self.begun(table, 4, (1, 0))
        assert {"player0", "player1"} not in met
        for pairing, winner in ((1, 0), (2, 1)):
            await club.organize("report", pairing=pairing, winner=club.people[winner], points=1)
        [text] = self.told(club)
        assert "Final: **player0** meets **player1**" in text


class TestPodium:
    """Both losers of the semifinals are third, since they did not play for it."""

    async def test_two_share_the_third_place(self, table):
        club = Club(table, 4)
        await sign_up(club)
        await club.organize("start")
        for pairing, winner in ((1, 0), (2, 1), (3, 0)):
            await club.organize("report", pairing=pairing, winner=club.people[winner], points=1)
        end = next(post for post in posts_in(club.env, table.channel) if "wins Cup" in text_of(post))
        podium, table_of_all = pictures_of(end)
        assert podium == "Cup: player0 won, player1 came second, player2 & player3 share third place."
        assert [line.split(" ")[0] for line in table_of_all.splitlines()] == ["1.", "2.", "3.", "3."]


@pytest.mark.parametrize(("length", "rated"), [(25, True), (27, False)])
async def test_a_match_longer_than_any_rated_one_counts_nothing(table, length, rated):
    club = Club(table, 2)
    announced = await sign_up(club, length=length)
    assert ("matches to more than 25 points aren't rated" in text_of(announced)) is not rated
    await club.organize("start")
    [(_, match)] = await club.open()
    assert match.rated is rated


class TestCheckIn:
    """Checking in days early does nothing: check-in opens when the announcement says it does."""

    async def test_before_it_opens(self, table):
        club = Club(table, 2)
        announced = await sign_up(club, starts_in=48, check_in=30)
        assert "I'm here" not in buttons_of(announced)
        opens = int((await club.bot.app.tournaments.tournament(1)).plan.starts_at.timestamp()) - 30 * MINUTE
        answer = await club.by(club.people[0], "check-in")
        assert answer.ephemeral
        assert f"Check-in opens <t:{opens}:f>" in text_of(answer)
        forged_tap = await forged(club.people[0], announced, "bg1:b:t_check_in:1:0")
        assert f"<t:{opens}:R>" in text_of(forged_tap)
        assert [entrant.present for entrant in (await club.state()).entrants] == [False, False]

    async def test_once_it_is_open(self, table):
        club = Club(table, 2)
        announced = await sign_up(club, starts_in=1, check_in=30)
        await club.env.advance_time(31 * MINUTE)
        assert "I'm here" in buttons_of(announced)
        await club.people[0].click(announced, label="I'm here")
        assert "✅\u00a0player0" in text_of(announced)
        assert "You're checked in" in text_of(await club.by(club.people[1], "check-in"))

    async def test_a_tournament_that_starts_within_its_check_in(self, table):
        club = Club(table, 2)
        announced = await sign_up(club, starts_in=1, check_in=120)
        assert "You've already checked in" in text_of(await club.by(club.people[1], "check-in"))
        await club.env.advance_time(MINUTE)
        assert "I'm here" in buttons_of(announced)
        assert not any("check in now" in text for text in club.posts())

    async def test_whoever_joins_while_it_is_open_is_here(self, table):
        club = Club(table, 2)
        announced = await sign_up(club, starts_in=1, check_in=30, limit=3)
        await club.env.advance_time(31 * MINUTE)
        late = [table.guild.add_member(club.env.create_user(name)) for name in ("dave", "erin")]
        await late[0].click(announced, label="Join")
        assert "✅\u00a0dave" in text_of(announced)
        assert "is full, so you're on the waiting list" in text_of(await club.by(late[1], "join"))
        assert "✅\u00a0erin" in text_of(announced)
        await club.by(club.people[0], "leave")
        answer = text_of(await club.by(club.people[0], "join"))
        assert "is full" in answer
        await club.env.advance_time(30 * MINUTE)
        assert {one.name for one in (await club.state()).field} == {"dave", "erin", "player0"}

    async def test_and_is_told_so(self, table):
        club = Club(table, 1)
        await sign_up(club, starts_in=1, check_in=120)
        await club.by(club.people[0], "leave")
        answer = text_of(await club.by(club.people[0], "join"))
        assert answer == "You're signed up for **Cup** and checked in, so you'll be in the draw."

    async def test_who_signed_up_is_called_once_and_the_announcement_stays_the_only_one(self, table):
        club = Club(table, 3)
        announced = await sign_up(club, starts_in=1, check_in=30)
        await club.bot.app.people.prefer(club.people[2].id, reminders=False)
        start = len(club.env.http_requests)
        await club.env.advance_time(31 * MINUTE)
        posted = [one for one in club.env.http_requests[start:] if one.method == "POST" and "/messages" in one.path]
        [call] = [one.json for one in posted]
        assert call["allowed_mentions"]["users"] == [club.people[0].id, club.people[1].id]
        assert not call.get("components")
        link = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{announced.id}"
        assert "**Cup**: check in now, it starts" in call["content"]
        assert link in call["content"]
        assert "**player2**" in call["content"]
        with_buttons = [post for post in posts_in(club.env, table.channel) if "I'm here" in buttons_of(post)]
        assert [post.id for post in with_buttons] == [announced.id]
        await club.people[0].click(announced, label="I'm here")
        assert "✅\u00a0player0" in text_of(announced)


class TestComingLate:
    """In a cup of 5 player1 and player2 have byes and can play their semifinal at once; player0 waits for a winner."""

    async def begun(self, table):
        club = Club(table, 5)
        await sign_up(club)
        await club.organize("start")
        first, second = (table.guild.add_member(club.env.create_user(name)) for name in ("frank", "gina"))
        await club.by(first, "join")
        state = await club.state()
        assert state.pairings[0].entrants == (club.people[0].id, first.id)  # though player2 is a lower seed
        semifinal = next(one for one, _ in await club.open() if club.people[1].id in one.entrants)
        return club, second, semifinal

    async def test_a_match_being_played_goes_on(self, table):
        club, late, semifinal = await self.begun(table)
        await club.play_some((await club.links())[semifinal.number], 2)
        text = text_of(await club.by(late, "join"))
        assert "**Cup**: Everyone who had a bye is playing by now. An organizer can let you take over" in text
        assert not any("no longer paired" in text for text in club.posts())

    async def test_a_match_that_has_not_begun_waits_and_both_hear_why(self, table):
        club, late, _ = await self.begun(table)
        start = len(club.env.http_requests)
        await club.by(late, "join")
        [(text, pinged)] = sent(club, start, "joined late")
        one, other = (f"<@{person.id}>" for person in club.people[1:3])
        assert text == (
            f"**Cup**: **gina** joined late and plays {other} first. "
            f"{one} \u2013 {other} hadn't begun, so that match waits for the winner."
        )
        assert pinged == [person.id for person in club.people[1:3]]


class TestLeaving:
    """Who leaves without a match under way is announced, and so is who goes through by it."""

    async def test_from_a_bye(self, table):
        club = Club(table, 3)
        await sign_up(club)
        await club.organize("start")
        start = len(club.env.http_requests)
        await club.by(club.people[0], "leave", sure=True)
        assert sent(club, start, "has withdrawn") == [("**player0** has withdrawn from **Cup**.", [])]
        [(_, match)] = await club.open()
        await club.resign(match.match_id, club.people[2].id)
        end = next(post for post in posts_in(club.env, club.channel) if "wins Cup" in text_of(post))
        podium, _ = pictures_of(end)
        assert podium == "Cup: player1 won, player2 came second."

    async def test_somebody_goes_through(self, table):
        club = Club(table, 5)
        await sign_up(club)
        await club.organize("start")
        start = len(club.env.http_requests)
        await club.by(club.people[0], "leave", sure=True)
        [(_, match), *_] = await club.open()
        await club.resign(match.match_id, club.people[4].id)
        said = f"**player0** has withdrawn from **Cup**, so <@{club.people[3].id}> goes through."
        assert (said, [club.people[3].id]) in sent(club, start, "goes through")
        assert len(sent(club, start, "goes through")) == 1


async def test_an_organizer_is_asked_before_a_season_is_drawn_and_before_each_round(table):
    club = Club(table, 4)
    by, announced = await league(club)
    asked = await by(club.organizer, "next", sure=False)
    assert "Start **Liga** now?" in text_of(asked)
    assert "In the draw: 4 players" in text_of(asked)
    assert (await club.state()).phase is TournamentPhase.SIGN_UP
    await club.organizer.click(asked, label="Start now")
    await club.play_round()
    assert "Round 1 of 3" in text_of(announced)
    asked = await by(club.organizer, "next", sure=False)
    assert "Begin round 2 of **Liga** now? Its time runs from then on." in text_of(asked)
    assert "Round 1 of 3" in text_of(announced)
    assert "round 2 begins" in text_of((await club.organizer.click(asked, label="Start now")).response)
    assert "Round 2 of 3" in text_of(announced)
    refused = await by(club.organizer, "next", sure=False)
    assert "isn't finished: pairing " in text_of(refused), "at once, not after a question"
