"""Leagues and team matches as people run them: by commands and buttons, in one channel, in two, on two servers."""

from datetime import UTC, datetime, timedelta
from random import Random

import discord
import pytest

from bot.app.tournament.calendar import decided
from bot.records.people import Place
from bot.records.tournaments import Agenda, TournamentPlan, TournamentPost, TournamentRecord
from bot.rules.dice import LiveDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.texts.catalogue import languages, speaking
from bot.tournaments import commands as cmd
from bot.tournaments.evolution import evolve
from bot.tournaments.league import tables
from bot.tournaments.machine import create, decide, fold
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.tournaments.state import How, Status, TournamentPhase
from bot.tournaments.teams import line_up_of, team_score
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.group_view import farewell, overview
from bot.ui.tournament.status import status_post
from bot.ui.tournament.view import everything_post
from tests.ui.table import pictures_of, posts_in, text_of
from tests.ui.tournament.club import Club, league, looking_every, of
from tests.ui.tournament.test_limits import problems

DAY = 86_400
PULSE = timedelta(hours=1)


@pytest.fixture
def dice():
    return LiveDice(Random(3).randrange)


@pytest.fixture
def make_bot(make_bot):
    """Bots that look at the clock every hour; a week without a beat counts as having been away."""
    return looking_every(make_bot, PULSE, missed=200)


@pytest.mark.simcord(check_errors=False)
async def test_a_season_from_the_announcement_into_the_next(table, make_bot):
    club = Club(table, 8)
    by = of(club, "league")
    announced = await by(club.organizer, "create", name="Winter", length=1, division=4, seeding="manual", break_days=3)
    for person in club.people:
        await person.click(announced, label="Join")
    assert "8 players" in text_of(announced)
    refused = await club.by(club.people[0], "leave")  # /tournament means no league
    assert refused.ephemeral
    assert "can't find that tournament" in text_of(refused)
    await by(club.organizer, "next")
    assert len(pictures_of(announced)) == 2
    assert "Division 1" in pictures_of(announced)[0]
    assert "Round 1 of 3" in text_of(announced)
    await play_the_season(club, by, announced, make_bot)
    state = await club.state()
    assert state.champion == club.people[0].id
    dead = club.people[7].id
    assert {one.result.how for one in state.pairings if dead in one.entrants} == {How.FORFEIT}
    assert [line.entrant for line in tables(state)[1]][-1] == dead
    (end,) = [post for post in posts_in(club.env, club.channel) if "wins Winter, season 1" in text_of(post)]
    assert "From division 2 to 1: player4" in text_of(end)
    await the_next_season_begins(club, by)


async def play_the_season(club, by, announced, make_bot):
    """Three rounds, the bot restarted in each; one player never comes, and somebody joins for the next season."""
    club.absent = {club.people[7].id}
    for number in (1, 2, 3):
        await club.play_round()
        if number == 1:
            late = club.table.guild.add_member(club.env.create_user("late"))
            answer = await late.click(announced, label="Join next season")
            assert "next season of **Winter**" in text_of(answer.response)
            waits = await by(club.organizer, "next")
            assert "isn't finished: pairing " in text_of(waits)
            assert waits.ephemeral
        await club.table.restart(make_bot)
        await club.env.advance_time(7 * DAY + 3600)
    assert (await club.state()).phase is TournamentPhase.ENDED
    shown = await by(club.people[0], "table")
    assert shown.ephemeral
    assert "1. player0: 6 points, 3 won, 0 lost." in pictures_of(shown)[0]
    assert len(pictures_of(await by(club.people[0], "results"))) == 2


async def the_next_season_begins(club, by):
    await club.env.advance_time(2 * 3600)
    second = await club.bot.app.tournaments.tournament(2)
    assert second.plan.season == 2
    names = {one.name for one in second.state.entrants}
    assert names == {"late", *(f"player{number}" for number in range(7))}
    await by(club.people[6], "leave")
    await club.env.advance_time(3 * DAY)
    second = await club.bot.app.tournaments.tournament(2)
    assert second.state.phase is TournamentPhase.RUNNING
    assert [second.state.find(line.entrant).name for line in tables(second.state)[0]] == [
        "player0",
        "player1",
        "player2",
        "player4",
        "player3",
        "player5",
        "late",
    ]
    asked = await by(club.people[1], "leave", league="2")
    assert "none of this season's will count" in text_of(asked)
    left = (await club.people[1].click(asked, label="Withdraw")).response
    assert "None of your matches this season count" in text_of(left)
    second = await club.bot.app.tournaments.tournament(2)
    assert second.state.find(club.people[1].id).status is Status.STRUCK
    assert "already out" in text_of(await by(club.people[1], "join", league="2"))
    asked = await by(club.organizer, "remove", person=club.people[2], league="2")
    assert "for them or their opponents" in text_of(asked)


@pytest.mark.simcord(check_errors=False)
async def test_a_line_up_names_its_players_or_sets_nothing(table):
    club = Club(table, 3)
    by = of(club, "team")
    announced = await by(club.organizer, "create", team="Reds", against="Blues", players=2, length=1)
    for person, team in zip(club.people, ("Reds", "Reds", "Blues"), strict=True):
        await person.click(announced, label=f"Join {team}")
    for order, words in (("player1, player9", "separated by commas"), ("player1, player2", "isn't in this")):
        refused = await by(club.organizer, "line-up", order=order)
        assert refused.ephemeral
        assert words in text_of(refused)
    assert [one.name for one in line_up_of(await club.state(), 1)] == ["player0", "player1"]
    await by(club.organizer, "line-up", order="player1, player0")
    assert [one.name for one in line_up_of(await club.state(), 1)] == ["player1", "player0"]


@pytest.mark.simcord(check_errors=False)
async def test_in_two_channels_of_one_server_both_sides_are_the_organizers(table):
    club = Club(table, 4)
    by, there = of(club, "team"), table.guild.create_text_channel("club")
    teams = {"team": "Reds", "against": "Blues", "players": 2, "boards": "board_by_board"}
    announced = await by(club.organizer, "create", length=3, two_channels=True, **teams)
    code = (await club.bot.app.tournaments.tournament(1)).plan.code
    await by(club.organizer, "host", there, code=f"1-{code}")
    for person, team in zip(club.people, ("Reds", "Reds", "Blues", "Blues"), strict=True):
        await person.click(announced, label=f"Join {team}")
    await by(club.organizer, "line-up", there, order="player1, player0")
    await by(club.organizer, "line-up", order="player3, player2")
    await by(club.organizer, "start", there, sure=True)
    won = {"pairing": 1, "winner": club.people[1]}
    refused = await by(club.organizer, "report", there, points=0, against=3, **won)
    assert "match is to 3 points" in text_of(refused)
    await by(club.organizer, "report", there, points=3, against=0, **won)
    assert team_score(await club.state(), 3).matches == (1, 0)


@pytest.mark.simcord(check_errors=False)
async def test_giving_up_a_board_is_no_better_than_losing_it(table):
    """One match each, and Blues have won theirs by one point: who gave up the other doesn't win by that."""
    club = Club(table, 4)
    by = of(club, "team")
    teams = {"team": "Reds", "against": "Blues", "players": 2, "boards": "board_by_board"}
    announced = await by(club.organizer, "create", length=3, **teams)
    for person, team in zip(club.people, ("Reds", "Reds", "Blues", "Blues"), strict=True):
        await person.click(announced, label=f"Join {team}")
    await by(club.organizer, "start", sure=True)
    await by(club.organizer, "report", pairing=1, winner=club.people[2], points=3, against=2)
    question = await by(club.people[3], "leave")
    await club.people[3].click(question, label="Withdraw")
    assert "1 : 1, and Reds beats Blues on game points, 5 : 3" in club.posts()[-1]


@pytest.mark.simcord(check_errors=False)
async def test_a_winner_of_a_league_has_the_points_of_a_win(table):
    club = Club(table, 4)
    by, _ = await league(club, length=5)
    await by(club.organizer, "next")
    won = {"pairing": 1, "winner": (await club.open())[0][0].entrants[0]}
    won["winner"] = club.person(won["winner"])
    refused = await by(club.organizer, "report", points=0, against=3, **won)
    assert refused.ephemeral
    assert "match is to 5 points" in text_of(refused)
    await by(club.organizer, "report", points=5, against=3, **won)
    assert (await club.state()).pairing(1).result.score == (5, 3)


@pytest.mark.simcord(check_errors=False)
async def test_a_team_match_on_two_servers_with_a_substitute(table, make_bot):
    club = Club(table, 4)
    by = of(club, "team")
    other = table.env.create_guild()
    there = other.create_text_channel("club")
    admin = other.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    host = other.add_member(table.env.create_user("host"), roles=[admin])
    guests = [other.add_member(person) for person in club.people[2:]]
    result = await club.organizer.slash(
        club.channel, "team create", team="Reds", against="Blues", players=2, length=1, two_channels=True
    )
    announced = result.response
    record = await club.bot.app.tournaments.tournament(1)
    code = f"1-{record.plan.code}"
    wrong = await by(host, "host", there, code="1-AAAAAAAA")
    assert "isn't valid here" in text_of(wrong)
    assert wrong.ephemeral
    await by(host, "host", there, code=code.lower())
    (shared,) = [post for post in posts_in(club.env, there) if "Reds" in text_of(post)]
    for person in club.people[:2]:
        await person.click(announced, label="Join Reds")
    for person in guests:
        await person.click(shared, label="Join Blues")
    assert "(2 of 2)" in text_of(announced)
    assert text_of(announced).count("player") == 4
    started = await by(club.organizer, "start", sure=True)
    assert started.ephemeral
    opened = await club.open()
    assert [match.place.channel_id for _, match in opened] == [club.channel.id, there.id]
    calls = [text_of(post) for post in posts_in(club.env, there)]
    assert any("on the other server" in text and "match 1" in text for text in calls)
    await a_guest_plays_from_their_own_server(club, there, opened[0][1], guests)
    spare = table.guild.add_member(club.env.create_user("spare"))
    club.people.append(spare)
    taken = await by(club.organizer, "substitute", person=club.people[1], newcomer=spare)
    assert "takes over 2 boards" in text_of(taken)
    await club.table.restart(make_bot)
    while await club.goes_on():
        pairing, _ = (await club.open())[0]
        await club.bot.app.tournaments.act(
            1, cmd.Report(pairing.number, pairing.entrants[0], (1, 0)), actor_id=None, interaction_id=None
        )
        await club.bot.get(TournamentDesk).open_matches(await club.bot.app.tournaments.tournament(1))
    score = team_score(await club.state(), 1)
    assert score.matches == (4, 0)
    for person, channel in ((club.people[0], club.channel), (guests[0], there)):
        sheet = await by(person, "score", channel)
        assert "Reds 4 : 0 Blues" in pictures_of(sheet)[0]


async def a_guest_plays_from_their_own_server(club, there, match, guests):
    """The board is in the other server; from their own a player sees it and plays on it, and nobody else does."""
    stranger = guests[1]
    guest = next(one for one in guests if one.id in {person.user_id for person in match.players})
    stranger = next(one for one in guests if one is not guest)
    board = (await guest.slash(there, "board", match=str(match.match_id))).response
    assert pictures_of(board)
    refused = (await stranger.slash(there, "board", match=str(match.match_id))).response
    assert not pictures_of(refused)
    await a_guest_is_called_at_home(club, there, match, guest)


async def a_guest_is_called_at_home(club, there, match, guest):
    """Each time it is their turn, in one line that goes once they have played."""
    home = next(one for one in club.people[:2] if one.id in {person.user_id for person in match.players})
    lines = [f"<@{guest.id}> to ", "It's on the other server. From here, play it with"]

    def calls():
        return [one for one in map(text_of, posts_in(club.env, there)) if one.startswith(lines[0]) and lines[1] in one]

    await one_turn(club, guest, match, there)
    for _ in range(2):
        await club.env.advance_time(180)  # whoever has just acted looks at the board anyway
        await one_turn(club, home, match)
        assert len(calls()) == 1, [text_of(one) for one in posts_in(club.env, there)]
        await one_turn(club, guest, match, there)
        assert calls() == []


async def one_turn(club, person, match, channel=None):
    """They roll and play whatever there is, until it is not their turn any more."""
    matches, channel = club.bot.app.matches, channel or club.channel
    while True:
        state = (await matches.match(match.match_id)).state
        if state.waiting_for is None or match.players[state.waiting_for].user_id != person.id:
            return
        if state.phase is Phase.TO_PLAY:
            await person.slash(channel, "move", play=plays_now(state)[0].notation, match=str(match.match_id))
        else:
            await person.slash(channel, "roll", match=str(match.match_id))


LONG = "Bartholomew Featherstonehaugh {:03}"


class Life:
    """A league of many, or a large team match, of people with names as long as they may be."""

    def __init__(self, format_):
        self.now = datetime(2026, 3, 1, tzinfo=UTC)
        size = 60 if format_ is Format.LEAGUE else 16
        names = ("W" * 24, "M" * 24) if format_ is Format.TEAM else ()
        settings = TournamentSettings(format_, Seeding.MANUAL, size, team_names=names, division=8)
        plan = TournamentPlan((5,), round_hours=168, starts_at=self.now, away=TournamentPost(Place(2**60, 2**60), 5))
        state = fold(create(cmd.Create(settings)))
        place = Place(10**18, 10**18)
        self.record = TournamentRecord(
            10**9, place, 1, "W" * 64, plan, state, Agenda(), 5, self.now, self.now, None, "c" * 64
        )
        for number in range(size):
            self.do(cmd.Join(10**18 + number, LONG.format(number)[:32], team=number % 2 + 1 if names else 0))

    def do(self, command):
        state = self.record.state
        for event in decide(state, command):
            state = evolve(state, event)
        self.record = decided(self.record, state, self.now)

    def posts(self):
        theme, forever = "classic", timedelta(days=90)
        yield overview(self.record, theme, forever)
        yield status_post(self.record, {}, 10**18)
        yield everything_post(self.record, 0)
        if self.record.state.phase is TournamentPhase.ENDED:
            yield farewell(self.record, theme, {})


@pytest.mark.parametrize("format_", [Format.LEAGUE, Format.TEAM])
async def test_every_message_is_one_that_discord_takes(format_, monkeypatch):
    for painter in ("render_standings", "render_cross_table", "render_team_sheet"):
        monkeypatch.setattr(f"bot.ui.tournament.group_pictures.{painter}", lambda *_, **__: [b""])
    monkeypatch.setattr("bot.ui.tournament.pictures.render_podium", lambda *_: b"")
    life = Life(format_)
    stages = [life.record]
    life.do(cmd.Start(1))
    stages.append(life.record)
    while life.record.state.phase is TournamentPhase.RUNNING:
        for pairing in open_pairings(life.record.state):
            life.do(cmd.Report(pairing.number, pairing.entrants[0], (5, 3)))
        if format_ is Format.LEAGUE and life.record.state.phase is TournamentPhase.RUNNING:
            life.do(cmd.NextRound())
    stages.append(life.record)
    for language in languages():
        for life.record in stages:
            with speaking(language):
                assert [problem for post in life.posts() for problem in problems(post)] == []
