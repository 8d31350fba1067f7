"""Bad input to tournaments: a sentence that says what is wrong, and nothing is lost."""

import discord
import pytest

from bot.records.people import Person, Place, Posting, Style
from bot.records.tournaments import TournamentPlan
from bot.tournaments.brackets import brackets
from bot.tournaments.events import ResultCorrected
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Status, TournamentPhase
from bot.ui.tournament.pictures import _bracket
from tests.ui.table import buttons_of, components_of, pictures_of, posts_in, text_of
from tests.ui.tournament.club import named

pytestmark = pytest.mark.simcord(check_errors=False)


class Club:
    """A server with an organizer and four people."""

    def __init__(self, table):
        self.table, self.env, self.channel = table, table.env, table.channel
        self.role = table.guild.create_role("referee")
        admin = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
        self.organizer = table.guild.add_member(self.env.create_user("organizer"), roles=[admin])
        self.people = [table.guild.add_member(self.env.create_user(f"player{n}")) for n in range(4)]

    @property
    def bot(self):
        return self.table.bot

    async def by(self, person, command, /, **options):
        return (await person.slash(self.channel, f"tournament {command}", **named(options))).response

    async def organize(self, command, /, **options):
        return await self.by(self.organizer, command, **options)

    async def refused(self, person, command, words, /, **options):
        """Check that a refusal is private, says why, and changes nothing."""
        before = await self.bot.store.tournaments_in(self.table.guild.id)
        answer = await self.by(person, command, **options)
        assert answer.ephemeral
        assert words in text_of(answer), text_of(answer)
        assert await self.bot.store.tournaments_in(self.table.guild.id) == before

    async def state(self):
        return (await self.bot.app.tournaments.tournament(1)).state

    async def begin(self, **options):
        """Four people in a single elimination that has begun: 0 meets 3, and 1 meets 2."""
        options = {"length": 1, **options} if "lengths" not in options else options
        announced = await self.organize("create", name="Cup", system="single_elimination", seeding="manual", **options)
        for person in self.people:
            await person.click(announced, label="Join")
        await self.organize("start", sure=True)
        return announced

    async def match(self, pairing):
        links = await self.bot.store.matches_of_tournament(1)
        return await self.bot.app.matches.match(links[pairing])


@pytest.fixture
def club(table):
    return Club(table)


async def test_only_organizers_organize(club):
    await club.refused(club.people[0], "create", "Only organizers", name="Cup", system="swiss")
    await club.bot.app.people.choose(club.table.guild.id, organizer_role=club.role.id)
    referee = club.table.guild.add_member(club.env.create_user("referee"), roles=[club.role])
    await club.by(referee, "create", name="Cup", system="swiss")
    assert (await club.state()).phase is TournamentPhase.SIGN_UP
    await club.bot.app.people.choose(club.table.guild.id, organizer_role=1)  # the role is taken away
    await club.refused(referee, "start", "Only organizers")
    await club.refused(referee, "cancel", "Only organizers", sure=True)


async def test_there_is_none(club):
    for command in ("join", "leave", "check-in", "status", "standings", "bracket"):
        await club.refused(club.people[0], command, "can't find that tournament")
    await club.refused(club.people[0], "join", "can't find that tournament", tournament="99")
    await club.refused(club.people[0], "join", "can't find that tournament", tournament="x'; DROP TABLE")


async def test_settings_that_cannot_be(club):
    await club.refused(club.organizer, "create", "`starts_in`", name="C", system="swiss", weekly=True)
    await club.refused(club.organizer, "create", "`starts_in`", name="C", system="swiss", check_in=30)
    await club.refused(club.organizer, "create", "`lengths`", name="C", system="swiss", lengths="3, 500")
    await club.refused(club.organizer, "create", "`lengths`", name="C", system="swiss", lengths="long")
    await club.refused(club.organizer, "create", "`lengths`", name="C", system="swiss", lengths="3,x")
    groups = {"name": "C", "system": "round_robin", "groups": 2}
    await club.refused(club.organizer, "create", "at most 8", advance=9, **groups)
    await club.refused(club.organizer, "create", "fewer players have to go on", advance=4, limit=8, **groups)
    await club.refused(club.organizer, "create", "`groups`", name="C", system="round_robin", limit=200)


async def test_a_name_is_read_without_what_cannot_be_seen(club):
    unseen = await club.organize("create", name="\u3164", system="arena")
    assert "### 🏆 Tournament, " in text_of(unseen)
    await club.organize("create", name="Cup \u202eevil", system="swiss")
    place, organizer = Place(club.channel.id, club.table.guild.id), Person(club.organizer.id, "organizer")
    create, settings = club.bot.app.tournaments.create, TournamentSettings()
    for name in ("\u3164", "a\u202eb"):  # as earlier versions have stored them
        await create(place, organizer, name, settings, TournamentPlan(), interaction_id=None)
    found = [(await club.bot.app.tournaments.tournament(number)).name for number in (2, 3, 4)]
    assert found == ["Cup evil", "#3", "ab"]


async def test_sign_up(club):
    announced = await club.organize("create", name="C" * 64, system="swiss", length=3)
    assert "C" * 64 in text_of(announced)
    await club.by(club.people[0], "join")
    await club.refused(club.people[0], "join", "already in")
    answer = (await club.people[0].click(announced, label="Join")).response
    assert answer.ephemeral
    await club.refused(club.people[1], "leave", "You're not in it")
    await club.refused(club.organizer, "start", "at least two players")
    await club.refused(club.people[0], "bracket", "nothing has been drawn yet")


async def test_after_the_start(club):
    await club.begin()
    await club.refused(club.organizer, "start", "already started")
    late = club.table.guild.add_member(club.env.create_user("late"))
    await club.refused(late, "join", "draw has no free place")
    await club.by(club.people[3], "leave", sure=True)
    assert (await club.state()).find(club.people[3].id).status is Status.WITHDRAWN
    await club.refused(club.people[3], "leave", "already out")
    await club.refused(club.people[3], "join", "already out")
    taking = {"person": club.people[0], "newcomer": club.people[3]}
    await club.refused(club.organizer, "replace", "already out", **taking)
    assert (await club.state()).pairing(1).result.winner == club.people[0].id


async def test_the_winner_has_reached_the_length_and_the_loser_has_not(club):
    await club.begin(length=3)
    zero = club.people[0]
    for points, against in ((0, 3), (2, 1), (4, 0), (3, 3)):
        score = {"points": points, "against": against}
        await club.refused(club.organizer, "report", "match is to 3 points", pairing=1, winner=zero, **score)
    await club.organize("report", pairing=1, winner=zero, points=3, against=2)
    await club.refused(club.organizer, "report", "match is to 3", pairing=1, winner=zero, points=3, against=4)
    await club.organize("report", pairing=2, winner=club.people[1])  # awarded, not played
    assert [one.result.score for one in (await club.state()).pairings[:2]] == [(3, 2), (0, 0)]


async def test_an_order_is_understood_or_refused_before_anything_is_drawn(club):
    announced = await club.organize("create", name="Cup", system="single_elimination", length=1)
    for person in club.people:
        await person.click(announced, label="Join")
    stranger = club.table.guild.add_member(club.env.create_user("zorro"))
    for order in ("player3, zorro", f"player3 {stranger.mention}", "player", ", ,"):
        await club.refused(club.organizer, "start", "separated by commas", order=order)
    await club.organize("start", sure=True, order=f"PLAYER3, {club.people[1].mention} @player2")
    people = {one.seed: one.name for one in (await club.state()).field}
    assert people == {1: "player3", 2: "player1", 3: "player2", 4: "player0"}


async def test_an_organizers_report_closes_the_match(club):
    await club.begin()
    assert not (await club.match(1)).state.is_over
    answer = await club.organize("report", pairing=1, winner=club.people[3], points=1)
    assert "**player3** wins" in text_of(answer)
    assert (await club.match(1)).state.is_over
    assert (await club.state()).pairing(1).result.winner == club.people[3].id
    await club.refused(club.organizer, "report", "no pairing with that number", pairing=77, winner=club.people[0])
    other = {"pairing": 2, "winner": club.people[0]}
    await club.refused(club.organizer, "report", "isn't in this pairing. </tournament status", **other)
    await club.refused(club.people[0], "report", "Only organizers", pairing=2, winner=club.people[1])


async def test_a_correction_is_told_with_before_and_after(club):
    await club.begin()
    await club.organize("report", pairing=1, winner=club.people[3], points=1)
    question = await club.organize("report", pairing=1, winner=club.people[0], points=1)
    await club.organizer.click(question, label="Never mind")
    assert (await club.state()).pairings[0].result.winner == club.people[3].id
    question = await club.organize("report", pairing=1, winner=club.people[0], points=1)
    await club.organizer.click(question, label="Change the winner")
    log = [stored.event for stored in await club.bot.app.tournaments.log(1)]
    (corrected,) = [event for event in log if isinstance(event, ResultCorrected)]
    assert (corrected.before.winner, corrected.after.winner) == (club.people[3].id, club.people[0].id)
    assert corrected.by == club.organizer.id
    assert "Pairing 1: winner changed from player3 to player0 by <@" in text_of(await club.by(club.people[1], "status"))
    await club.organize("report", pairing=2, winner=club.people[1], points=1)
    await club.organize("report", pairing=3, winner=club.people[1], points=1)
    await club.refused(club.organizer, "report", "be changed anymore", pairing=1, winner=club.people[3], points=1)


async def test_an_entrant_is_chosen_from_a_list_or_named(club):
    """Discord offers the members of a server: entrants who have left it, or are of another one, aren't among them."""
    assert await club.organizer.autocomplete(club.channel, "tournament forfeit", "person", "") == []
    await club.begin()
    gone = club.people[0]
    club.table.guild.remove_member(gone)

    async def offered(command, option, typed="", **given):
        choices = await club.organizer.autocomplete(club.channel, f"tournament {command}", option, typed, **given)
        return [int(one["value"]) for one in choices]

    everyone = [one.id for one in club.people]
    assert await offered("forfeit", "person") == everyone
    assert await offered("forfeit", "person", gone.name[2:]) == [gone.id]
    [first, *_] = (await club.state()).pairings
    assert sorted(await offered("report", "winner", pairing=first.number)) == sorted(first.entrants)
    for unknown in ("nobody", f"{club.people[1].name}, {club.people[2].name}"):
        refused = await club.organize("forfeit", person=unknown, sure=True)
        assert f"I can't tell which player `{unknown}` is. Choose one from the list" in text_of(refused)
    await club.organize("forfeit", person=f"@{gone.name}", sure=True)
    assert (await club.state()).find(gone.id).is_out


async def test_a_pairing_is_chosen_from_a_list_those_to_be_played_first(club):
    async def offered(typed=""):
        choices = await club.organizer.autocomplete(club.channel, "tournament report", "pairing", typed)
        return [(one["value"], one["name"]) for one in choices]

    assert await offered() == []
    await club.begin()
    labels = [(1, "1: player0 \u2013 player3"), (2, "2: player1 \u2013 player2")]
    assert await offered() == labels
    await club.organize("report", pairing=1, winner=club.people[0], points=1)
    assert await offered() == [labels[1], labels[0]]
    assert await offered("player1") == [labels[1]]


async def test_the_one_that_was_called_off_comes_after_the_one_that_was_played(club):
    await club.begin()
    for pairing, winner in ((1, 0), (2, 1), (3, 0)):
        await club.organize("report", pairing=pairing, winner=club.people[winner], points=1)
    await club.organize("create", name="Second try", system="single_elimination")
    await club.organize("cancel", sure=True)
    assert "Cup" in text_of(await club.organize("standings"))
    refused = await club.organize("standings", tournament="2")
    assert "Second try**: it was called off before anything was drawn." in text_of(refused)


async def test_somebody_takes_anothers_place(club):
    await club.begin()
    newcomer = club.table.guild.add_member(club.env.create_user("newcomer"))
    before = await club.match(1)
    await club.organize("replace", person=club.people[0], newcomer=newcomer)
    after = await club.match(1)
    assert before.match_id != after.match_id
    assert (await club.bot.app.matches.match(before.match_id)).state.is_over
    assert {person.user_id for person in after.players} == {newcomer.id, club.people[3].id}
    await club.organize("report", pairing=2, winner=club.people[1], points=1)
    await club.refused(club.organizer, "replace", "already played", person=club.people[1], newcomer=club.people[0])
    await club.organize("forfeit", person=newcomer, sure=True)
    assert (await club.state()).find(newcomer.id).status is Status.WITHDRAWN


async def test_nobody_takes_a_place_who_could_not_play(club):
    await club.begin()
    robot = club.table.guild.add_member(club.env.create_user("robot", bot=True))
    outsider = club.env.create_user("outsider")
    await club.refused(club.organizer, "replace", "Bots can't", person=club.people[0], newcomer=robot)
    await club.refused(club.organizer, "replace", "isn't in this server", person=club.people[0], newcomer=outsider)
    assert len([one for one in (await club.state()).entrants if one.in_field]) == 4


async def test_a_match_to_one_point_is_not_to_1_points(club):
    await club.begin()
    await club.refused(club.organizer, "report", "to 1 point:", pairing=1, winner=club.people[0], points=2)


async def test_longer_matches_in_later_rounds(club):
    await club.begin(lengths="1, 3", final_length=7)
    assert (await club.match(1)).state.length == 1
    for pairing, winner in ((1, 0), (2, 1)):
        await club.organize("report", pairing=pairing, winner=club.people[winner], points=1)
    assert (await club.match(3)).state.length == 7


async def test_what_cannot_be_corrected_says_why(club):
    await club.begin()
    await club.organize("report", pairing=1, winner=club.people[0], points=1)
    again = {"pairing": 1, "winner": club.people[0], "points": 1}
    await club.refused(club.organizer, "report", "that's the result already, or the pairing is a bye", **again)


async def test_a_pause_opens_no_matches(club):
    await club.begin()
    await club.organize("pause")
    await club.organize("report", pairing=1, winner=club.people[0], points=1)
    await club.organize("report", pairing=2, winner=club.people[1], points=1)
    assert 3 not in await club.bot.store.matches_of_tournament(1)
    await club.organize("pause")
    assert 3 in await club.bot.store.matches_of_tournament(1)


async def test_calling_off_when_sure(club):
    announced = await club.begin()
    await club.organize("cancel", sure=True)
    assert (await club.state()).phase is TournamentPhase.CANCELLED
    assert "called off" in text_of(announced)
    assert "Join" not in buttons_of(announced)


async def test_the_channel_is_gone(club, make_bot):
    await club.begin()
    other = club.table.guild.create_text_channel("elsewhere")
    await club.env.bot.http.delete_channel(club.channel.id)
    await club.table.restart(make_bot)
    club.channel = other
    for pairing, winner in ((1, 0), (2, 1), (3, 0)):
        await club.organize("report", pairing=pairing, winner=club.people[winner], points=1)
    assert (await club.state()).champion == club.people[0].id


async def test_it_starts_at_its_time_or_is_called_off(club):
    announced = await club.organize("create", name="Night", system="swiss", length=1, starts_in="1", check_in=30)
    for person in club.people[:3]:
        await person.click(announced, label="Join")
    await club.env.advance_time(35 * 60)
    assert any("check in now" in text_of(post) for post in posts_in(club.env, club.channel))
    for person in club.people[:2]:
        await person.click(announced, label="I'm here")
    await club.env.advance_time(30 * 60)
    state = await club.state()
    assert state.phase is TournamentPhase.RUNNING
    assert [entrant.name for entrant in state.field] in (["player0", "player1"], ["player1", "player0"])
    alone = await club.organize("create", name="Lonely", system="swiss", length=1, starts_in="1")
    await club.people[0].click(alone, label="Join")
    await club.env.advance_time(3700)
    assert (await club.bot.app.tournaments.tournament(2)).state.phase is TournamentPhase.CANCELLED


async def test_every_week_again(club):
    announced = await club.organize("create", name="Weekly", system="swiss", length=1, starts_in="1", weekly=True)
    for person in club.people[:2]:
        await person.click(announced, label="Join")
    await club.env.advance_time(3700)
    await club.organize("report", pairing=1, winner=club.people[0], points=1)
    again = await club.bot.app.tournaments.tournament(2)
    assert (again.name, again.state.phase) == ("Weekly", TournamentPhase.SIGN_UP)
    assert (again.plan.starts_at - (await club.bot.app.tournaments.tournament(1)).plan.starts_at).days == 7


async def test_pictures_before_and_after(club):
    announced = await club.begin()
    for label in ("Bracket", "Standings"):
        answer = (await club.people[0].click(announced, label=label)).response
        assert answer.ephemeral
        pictures = [item for one in components_of(answer) if one["type"] == 12 for item in one["items"]]
        assert len(pictures) == 1
        assert "player0" in pictures[0]["description"]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"groups": 2}, "`groups` and `advance` only go with a round robin"),
        ({"system": "swiss", "advance": 2}, "`groups` and `advance` only go with a round robin"),
        ({"system": "round_robin", "rounds": 3}, "`rounds` only goes with a Swiss tournament"),
        ({"system": "swiss", "final_length": 7}, "has no final"),
        ({"system": "round_robin", "final_length": 7}, "has no final"),
        ({"length": 3, "lengths": "3, 5"}, "not both"),
    ],
)
async def test_options_that_would_change_nothing(club, options, words):
    await club.refused(club.organizer, "create", words, **options)


async def test_a_tournament_says_how_its_matches_are_shown_and_they_are(club):
    announced = await club.begin(posting="one board that moves", numbers="fixed")
    assert "one board that moves, fixed numbers" in text_of(announced)
    assert (await club.match(1)).style == Style(Posting.MOVES, fixed_numbers=True)


async def test_a_bracket_says_who_is_waited_for_and_who_left(club):
    await club.begin()
    record = await club.bot.app.tournaments.tournament(1)
    assert {slot.note for slot in final_of(record.state)} == {"player0 or player3", "player1 or player2"}
    assert {slot.shorter[-1] for slot in final_of(record.state)} == {"pl… or pl…"}, "both evenly, where there's no room"
    await club.by(club.people[3], "leave", sure=True)
    gone = drawn(await club.state())[0].pairings[0].lower
    assert (gone.name, gone.score, gone.out) == ("player3", "forfeit", True)
    shown = "".join(pictures_of(await club.by(club.people[0], "bracket")))
    assert "Semifinal: player0 won by forfeit, player0 against player3." in shown


def drawn(state):
    """The columns of a tournament's only bracket."""
    return _bracket(state, *brackets(state).popitem(), alone=True).columns


def final_of(state):
    return drawn(state)[-1].pairings[-1].slots


async def test_where_nobody_is_known_a_bracket_says_the_round(club):
    people = [club.table.guild.add_member(club.env.create_user(f"more{n}")) for n in range(4)]
    club.people += people
    await club.begin()
    state = await club.state()
    assert {slot.note for slot in final_of(state)} == {"Semifinal 1 winner", "Semifinal 2 winner"}
