"""What people in a tournament are told: their next match or why they have none, and what happened to them."""

from datetime import timedelta

import pytest

from bot.tournaments.state import TournamentPhase
from tests.ui.table import buttons_of, posts_in, text_of
from tests.ui.tournament.club import Club, league, of, sent, sign_up

pytestmark = pytest.mark.simcord(check_errors=False)
MINUTE = 60
HOUR = 3600


@pytest.fixture
def make_bot(make_bot):
    """Bots that look at the clock every ten minutes; three days without a beat count as having been away."""

    def make():
        bot = make_bot()
        bot.housekeeping.change_interval(seconds=10 * MINUTE)
        bot.app.absence.least = timedelta(days=3)
        return bot

    return make


async def status(club, person):
    return text_of(await club.by(person, "status"))


async def test_every_match_that_can_be_played_is_listed_under_the_name_the_picture_has(table):
    club = Club(table, 5)
    announced = await sign_up(club, system="double_elimination", round_hours=24)
    await club.organize("start")
    text = text_of(announced)
    assert "Main bracket, Quarterfinal ends <t:" in text
    assert "Bye this round: player0, player1, player2" in text
    assert "Semifinal: **player1** \u2013 **player2** [show the board]" in text  # open before the round is
    for _ in range(3):
        pairing, match = (await club.open())[0]
        await club.resign(match.match_id, max(pairing.entrants))
    text = text_of(announced)
    assert "Winners' final: **player0** \u2013 **player1** [show the board]" in text
    assert "Losers bracket, Round 2: **player4** \u2013 **player2** [show the board]" in text
    assert (
        "Your next match: Losers bracket, Round 3, **Winner of player4\u2013player2** \u2013 **player3**"
        in await status(club, club.people[3])
    )


async def test_whoever_has_no_match_is_told_why(table):
    club = Club(table, 6)
    announced = await sign_up(club, system="swiss", starts_in=1, check_in=30, rounds=3, limit=5)
    await club.env.advance_time(41 * MINUTE)  # the look after half an hour may come a moment too early
    for person in club.people[:3]:
        await person.click(announced, label="I'm here")
    await club.env.advance_time(30 * MINUTE)
    assert (await club.state()).phase is TournamentPhase.RUNNING
    assert "**3 players:**" in text_of(announced)
    assert "Didn't check in: ~~player3~~, ~~player4~~" in text_of(announced)
    [told] = [text for text in map(text_of, posts_in(club.env, club.table.channel)) if "so not in the draw" in text]
    assert told.endswith(" ".join(f"<@{one.id}>" for one in club.people[3:5]))
    assert "Bye this round: player2" in text_of(announced)
    assert "✅" not in text_of(announced)
    assert "Bracket" not in buttons_of(announced)  # it has none
    assert "You have a bye this round. It counts as a win." in await status(club, club.people[2])
    assert "You didn't check in" in await status(club, club.people[3])
    assert "You're on the waiting list." in await status(club, club.people[5])
    late = table.guild.add_member(club.env.create_user("late"))
    again = table.guild.add_member(club.env.create_user("again"))
    for person in (late, again):
        answer = text_of(await club.by(person, "join"))
        assert "You're in **Cup**. You'll be called as soon as there's a match for you." in answer
    assert "Your next match: Round 1, **player2** \u2013 **late** [show the board]" in await status(club, late)
    assert "You play in the next round." in await status(club, again)
    await club.by(again, "leave", sure=True)
    assert "You're no longer in it." in await status(club, again)
    full = await club.by(table.players[0], "join")
    assert "It's full. An organizer can let you take over from someone who hasn't played yet" in text_of(full)


async def test_ones_own_match_is_listed_once(table):
    club = Club(table, 4)
    await sign_up(club)
    await club.organize("start")
    own, others = "**player0** \u2013 **player3**", "**player1** \u2013 **player2**"
    for person in (club.people[0], club.organizer):
        text = await status(club, person)
        assert (text.count(own), text.count(others)) == (1, 1)
    assert f"Your next match: Semifinal, {own} [show the board]" in await status(club, club.people[0])


async def test_a_final_between_winners_of_the_same_moment_begins_once(table):
    club = Club(table, 4)
    await sign_up(club, length=3, round_hours=24)
    await club.organize("start")
    await club.play_some((await club.open())[0][1].match_id, 3)
    await club.env.advance_time(25 * HOUR)
    assert sum("Cup, Final: <@" in text for text in club.posts()) == 1
    assert not any("no longer paired" in text for text in club.posts())


async def test_a_loser_of_a_bracket_and_whoever_has_played_all_are_told_so(table):
    club = Club(table, 4)
    await sign_up(club)
    await club.organize("start")
    pairing, match = (await club.open())[0]
    first, second = map(club.person, pairing.entrants)
    await club.resign(match.match_id, second.id)
    assert "You're no longer in it." in await status(club, second)
    assert f"Your next match: Final, **{first.name}** \u2013 **Winner of player1\u2013player2**" in await status(
        club, first
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"system": "swiss", "rounds": 5}, "Swiss · to 1 point · 5 rounds"),
        ({"system": "swiss"}, "Swiss · to 1 point\n"),
        ({"system": "round_robin"}, "Round robin · to 1 point\n"),
        ({"system": "round_robin", "advance": 2}, "· the best 2 go on to a knockout"),
        ({"system": "round_robin", "groups": 3, "advance": 1}, "· 3 groups, the best of each goes on to a knockout"),
        ({"system": "round_robin", "groups": 2}, "· 2 groups\n"),
    ],
)
async def test_how_many_play_how_long_is_announced(table, options, said):
    announced = await sign_up(Club(table, 0), **options)
    assert said in text_of(announced)


async def test_a_group_is_named_where_there_are_several(table):
    club = Club(table, 4)
    announced = await sign_up(club, system="round_robin", groups=2)
    await club.organize("start")
    assert "- Pairing 1, Group 1, Round 1: **player0** \u2013 **player3**" in text_of(announced)
    assert "- Pairing 2, Group 2, Round 1: **player1** \u2013 **player2**" in text_of(announced)


async def test_a_corrected_result_is_told_to_both(table):
    club = Club(table, 4)
    await sign_up(club, system="round_robin")
    await club.organize("start")
    pairing, match = (await club.open())[0]
    one, other = map(club.person, pairing.entrants)
    await club.resign(match.match_id, other.id)
    start = len(club.env.http_requests)
    asked = await club.reverse(pairing=pairing.number, winner=other, points=1)
    assert f"Change the winner of pairing 1 in **Cup** from **{one.name}** to **{other.name}**?" in asked
    [(text, pinged)] = sent(club, start, "an organizer corrected the result")
    assert text == (
        f"**Cup**, pairing {pairing.number}: an organizer corrected the result. <@{other.id}> beat <@{one.id}> 1 : 0."
    )
    assert sorted(pinged) == sorted((one.id, other.id))


class TestTakenOut:
    """Whoever loses their place to an organizer hears of it."""

    async def test_by_an_organizer(self, table):
        club = Club(table, 4)
        await sign_up(club, system="swiss")
        await club.organize("start")
        start = len(club.env.http_requests)
        await club.organize("forfeit", person=club.people[0], sure=True)
        await club.by(club.people[3], "leave", sure=True)
        [(text, pinged)] = sent(club, start, "an organizer took you out")
        out = club.people[0].id
        assert (text, pinged) == (
            f"<@{out}>, an organizer took you out of **Cup**: you forfeit your remaining matches.",
            [out],
        )

    async def test_without_a_mention_for_whoever_wants_none(self, table):
        club = Club(table, 4)
        await sign_up(club, system="swiss")
        await club.bot.app.people.prefer(club.people[0].id, reminders=False)
        await club.organize("start")
        start = len(club.env.http_requests)
        await club.organize("forfeit", person=club.people[0], sure=True)
        [(text, pinged)] = sent(club, start, "**player0**, an organizer took you out of **Cup**")
        assert not pinged
        assert text.count("player0") == 1

    async def test_replaced(self, table):
        club = Club(table, 2)
        await sign_up(club)
        await club.organize("start")
        start = len(club.env.http_requests)
        await club.organize("replace", person=club.people[1], newcomer=table.players[0])
        [(_, pinged)] = sent(club, start, ">, **alice** plays in your place in **Cup** now.")
        assert pinged == [club.people[1].id]

    async def test_substituted(self, table):
        club = Club(table, 2)
        by = of(club, "team")
        announced = await by(club.organizer, "create", team="Reds", against="Blues", players=1, length=1)
        for person, team in zip(club.people, ("Reds", "Blues"), strict=True):
            await person.click(announced, label=f"Join {team}")
        await by(club.organizer, "start", sure=True)
        start = len(club.env.http_requests)
        await by(club.organizer, "substitute", person=club.people[1], newcomer=table.players[0])
        assert "**Reds**: player0\n**Blues**: alice" in text_of(announced)
        [(_, pinged)] = sent(
            club, start, "**alice** takes over the boards in **Reds \u2013 Blues** on which you haven't moved."
        )
        assert pinged == [club.people[1].id]


class TestCalledOff:
    """Whoever signed up hears that it doesn't take place, and why."""

    @pytest.mark.parametrize(
        ("options", "why"),
        [({"check_in": 30}, "since too few players checked in"), ({}, "since too few players signed up")],
    )
    async def test_too_few(self, table, options, why):
        club = Club(table, 1)
        await sign_up(club, starts_in=1, **options)
        start = len(club.env.http_requests)
        await club.env.advance_time(HOUR + 11 * MINUTE)
        assert (await club.state()).phase is TournamentPhase.CANCELLED
        [(text, pinged)] = sent(club, start, "called off")
        assert f"**Cup** was called off, {why}." in text
        assert pinged == [club.people[0].id]

    async def test_by_an_organizer(self, table):
        club = Club(table, 2)
        await sign_up(club)
        await club.bot.app.people.prefer(club.people[1].id, reminders=False)
        start = len(club.env.http_requests)
        await club.organize("cancel", sure=True)
        [(text, pinged)] = sent(club, start, "was called off. ")
        assert "**player1**" in text
        assert pinged == [club.people[0].id]

    async def test_only_those_still_in_it_are_called(self, table):
        club = Club(table, 4)
        await sign_up(club)
        await club.organize("start")
        pairing, match = (await club.open())[0]
        await club.resign(match.match_id, pairing.entrants[1])
        start = len(club.env.http_requests)
        await club.organize("cancel", sure=True)
        [(_, pinged)] = sent(club, start, "was called off. ")
        assert set(pinged) == {one.id for one in club.people} - {pairing.entrants[1]}


async def test_who_never_moved_hears_that_they_are_out(table):
    club = Club(table, 4)
    await sign_up(club, system="swiss", round_hours=1)
    await club.organize("start")
    late = {match.players[match.state.waiting_for].user_id for _, match in await club.open()}
    start = len(club.env.http_requests)
    await club.env.advance_time(HOUR + 11 * MINUTE)
    [(text, pinged)] = sent(club, start, "Out, since they never moved:")
    assert "an organizer can correct the result" in text
    assert set(pinged) == late


async def test_status_has_the_heading_and_buttons_of_the_post(table):
    club = Club(table, 4)
    by, _ = await league(club)
    answer = await by(club.people[0], "status")
    assert "### 🏆 Liga, season 1" in text_of(answer)
    assert "**4 players** signed up" in text_of(answer)
    await by(club.organizer, "next")
    assert list(buttons_of(await by(club.people[0], "status"))) == ["Tables", "Results", "Join next season"]


async def test_whoever_rests_in_a_round_of_a_league_is_named(table):
    club = Club(table, 5)
    by, announced = await league(club, seeding="manual")
    await by(club.organizer, "next")
    assert "Bye this round: player0\n- Pairing 2" in text_of(announced)
    text = text_of(await by(club.people[0], "status"))
    assert "Your next match: Round 2, **player0** \u2013 **player4**" in text


class TestArena:
    """What an arena's status and its answers say agrees with its post."""

    async def test_status(self, table):
        club = Club(table, 2)
        announced = await sign_up(club, system="arena", minutes=30)
        await club.organize("start")
        text = await status(club, club.people[0])
        assert "Time's up <t:" in text
        assert "You'll be paired once someone is free." in text
        await club.people[0].click(announced, label="Pause")
        text = await status(club, club.people[0])
        assert "You're paused. Tap **Back** to go on." in text

    async def test_nobody_is_promised_a_match_in_a_pause(self, table):
        club = Club(table, 2)
        announced = await sign_up(club, system="arena", minutes=30)
        await club.organize("start")
        await club.people[0].click(announced, label="Pause")
        await club.organize("pause")
        assert "It's paused: you'll be paired once it goes on." in await status(club, club.people[1])
        answer = (await club.people[0].click(announced, label="Back")).response
        assert "It's paused: you'll be paired once it goes on." in text_of(answer)


class TestNoLongerPaired:
    """A match that others are to play now ends on its board, too: nobody taps it any more."""

    @staticmethod
    def armed(club, match):
        posts = [one for one in posts_in(club.env, club.channel) if match.players[1].name in text_of(one)]
        return [one for one in posts if "My board" in buttons_of(one)]

    async def test_somebody_was_replaced(self, table):
        club = Club(table, 2)
        await sign_up(club)
        await club.organize("start")
        [(_, match)] = await club.open()
        assert self.armed(club, match)
        newcomer = table.guild.add_member(club.env.create_user("newcomer"))
        await club.organize("replace", person=club.people[1], newcomer=newcomer)
        assert sum("These two are no longer paired" in text for text in club.posts()) == 1
        assert not self.armed(club, match)

    async def test_a_result_was_corrected_before_the_final(self, table):
        club = Club(table, 4)
        await sign_up(club)
        await club.organize("start")
        for pairing, match in await club.open():
            await club.resign(match.match_id, pairing.entrants[1])
        asked = await club.reverse(pairing=2, winner=club.people[2], points=1)
        assert "The match under way that depends on it ends at once." in asked
        assert sum("These two are no longer paired" in text for text in club.posts()) == 1
        [(pairing, _)] = await club.open()
        assert pairing.entrants == (club.people[0].id, club.people[2].id)

    async def test_the_draw_of_the_knockout_is_taken_back(self, table):
        club = Club(table, 4)
        await sign_up(club, system="round_robin", groups=2, advance=1)
        await club.organize("start")
        for pairing, match in await club.open():
            await club.resign(match.match_id, pairing.entrants[1])
        asked = await club.reverse(pairing=2, winner=club.people[2], points=1)
        assert "The match under way that depends on it ends at once." in asked
        assert sum("These two are no longer paired" in text for text in club.posts()) == 1


async def test_a_bye_counts_as_a_win_in_a_swiss_tournament_alone(table):
    """Where everybody plays everybody, each has one; here it's the last round."""
    club = Club(table, 3)
    await sign_up(club, system="round_robin")
    await club.organize("start")
    for _ in range(2):
        [(pairing, match)] = await club.open()
        await club.resign(match.match_id, pairing.entrants[0])
    [(pairing, _)] = await club.open()
    [rests] = [one for one in club.people if one.id not in pairing.entrants]
    told = await status(club, rests)
    assert "You have a bye this round." in told
    assert "counts as a win" not in told


async def test_computers_in_the_places_of_byes_are_numbered_from_the_second(table):
    club = Club(table, 6)
    announced = await sign_up(club, fillers="casual", clock="live")
    await club.organize("start")
    assert "**8 players:**" in text_of(announced)
    assert text_of(announced).splitlines()[-2].endswith("Computer (casual), Computer B (casual)")
    await club.organize("cancel", sure=True)


async def test_the_final_alone_has_the_length_of_the_final(table):
    """In a double elimination that of the winners and that of the losers are no finals."""
    club = Club(table, 3)
    announced = await sign_up(club, system="double_elimination", final_length=3)
    assert "final to 3" in text_of(announced)
    await club.organize("start")
    lengths = {}
    while await club.goes_on():
        for pairing, match in await club.open():
            lengths[pairing.stage.value, pairing.round] = match.state.length
            await club.resign(match.match_id, pairing.entrants[1])
    assert lengths == {("main", 1): 1, ("main", 2): 1, ("losers", 2): 1, ("finals", 1): 3}


async def test_whoever_deletes_their_data_is_told_that_it_takes_them_out(table):
    club = Club(table, 2)
    await sign_up(club)
    question = (await club.people[0].slash(club.channel, "privacy delete")).response
    assert "You'll be out of the tournament you're in." in text_of(question)
    await club.by(club.people[0], "leave")
    question = (await club.people[0].slash(club.channel, "privacy delete")).response
    assert "You'll be out" not in text_of(question)
