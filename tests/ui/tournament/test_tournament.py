"""Tournaments as people run them: from the announcement to the podium, with real matches between the entrants."""

from datetime import timedelta
from random import Random

import pytest

from bot.rules.dice import LiveDice
from bot.tournaments.queries import open_pairings
from bot.tournaments.standings import standings
from bot.tournaments.state import How, StageKey, Status, TournamentPhase
from tests.nightly import NIGHTLY
from tests.ui.table import pictures_of, posts_in, text_of
from tests.ui.tournament.club import Club, looking_every

pytestmark = pytest.mark.simcord(check_errors=False)

MINUTE = 60
HOUR = 60 * MINUTE
PULSE = timedelta(minutes=5)


@pytest.fixture
def dice():
    return LiveDice(Random(3).randrange)


@pytest.fixture
def make_bot(make_bot):
    """Bots that look at the clock every five minutes; four missed beats count as having been away."""
    return looking_every(make_bot, PULSE, missed=4)


async def test_from_announcement_to_podium(table):
    club = Club(table, 5)
    announced = await club.organize("create", name="Winter Cup", system="single_elimination", length=1)
    assert "Winter Cup" in text_of(announced)
    for person in club.people:
        await person.click(announced, label="Join")
    assert "5 of 64" in text_of(announced)
    await club.organize("start")
    assert "**5 players:**" in text_of(announced)
    assert "of 64" not in text_of(announced)
    while await club.goes_on():
        await club.play_round()
    await everything_was_in_order(club, "Winter Cup", "player0")


async def everything_was_in_order(club, name, champion):
    """Check what holds at the end of every tournament, whatever happened in it."""
    state, links, matches = await club.state(), await club.links(), await club.matches()
    assert state.phase is TournamentPhase.ENDED
    assert state.find(state.champion).name == champion
    # Every match was opened once and is over; both players were called once, and nobody else.
    assert sorted(links.values()) == sorted(matches)
    assert all(match.state.is_over for match in matches.values())
    assert {one.number for one in state.pairings if one.result.how in (How.PLAYED, How.NO_SHOW)} <= set(links)
    players = [sorted(person.user_id for person in match.players) for match in matches.values()]
    assert sorted(map(sorted, club.calls())) == sorted(players)
    posts = club.posts()
    ends = [post for post in posts_in(club.env, club.channel) if f"{champion} wins {name}" in text_of(post)]
    assert len(ends) == 1
    podium, *tables = pictures_of(ends[0])
    places = [state.find(line.entrant).name for line in standings(state)]
    assert all(medalist in podium for medalist in places[:3])
    assert f"1. {champion}" in "\n".join(tables)
    assert all(line.endswith(".") for words in tables for line in words.splitlines()), tables
    assert f"Won by **{champion}**." in posts[0]
    assert f"/{ends[0].id})" in posts[0], "a link to the podium"


async def test_a_tournament_of_four_takes_eight_posts(table):
    club = Club(table, 4)
    announced = await club.organize("create", name="Winter Cup", system="single_elimination", length=1)
    for person in club.people:
        await person.click(announced, label="Join")
    await club.organize("start")
    assert text_of(announced).count(", Semifinal: **player") == 2
    assert text_of(announced).count("](https://discord.com/channels/") == 2, "a link to each board"
    while await club.goes_on():
        for pairing, match in await club.open():
            await club.resign(match.match_id, max(pairing.entrants))
    posts = posts_in(club.env, club.channel)
    assert len(posts) <= 8, [text_of(post) for post in posts]
    boards = [post for post in posts if "Result of match" in text_of(post)]
    assert len(boards) == 3
    assert all("Rating" in text_of(post) or "Too short to rate" in text_of(post) for post in boards)
    await everything_was_in_order(club, "Winter Cup", "player0")


@pytest.mark.skipif(not NIGHTLY, reason="twenty seconds of one tournament: make nightly")
async def test_a_double_elimination_of_sixteen(table, make_bot):
    club = Club(table, 18)
    announced = await club.organize(
        "create",
        name="Grand Prix",
        system="double_elimination",
        length=1,
        limit=16,
        starts_in=1,
        check_in=30,
        round_hours=12,
    )
    await sign_up_for_the_grand_prix(club, announced)
    await club.env.advance_time(31 * MINUTE)
    state = await club.state()
    assert state.find(club.people[14].id).status is Status.NO_SHOW
    assert {one.name for one in state.field} == {f"player{number}" for number in (*range(14), 16, 17)}
    pairings = open_pairings(state)
    assert len(pairings) == 8
    assert len(club.calls()) == 8
    # Two of the future losers do nothing at all; their opponents go on when the round is over.
    club.absent = {max(pairing.entrants) for pairing in pairings[:2]}
    await club.play_round()
    await table.restart(make_bot)
    assert len(await club.open()) > 2
    await club.env.advance_time(12 * HOUR)
    state = await club.state()
    assert {one.id for one in state.entrants if one.status is Status.NO_SHOW} == club.absent | {club.people[14].id}
    assert [state.pairing(one.number).result.how for one in pairings[:2]] == [How.NO_SHOW] * 2
    await withdraw_in_the_second_round(club)
    finals = []
    while await club.goes_on():
        await table.restart(make_bot)
        # The undefeated player gives up the final and has to be beaten twice.
        finals += [pairing for pairing, _ in await club.open() if pairing.stage is StageKey.FINALS]
        await club.play_round(loser=min if len(finals) == 1 else max)
    assert [one.round for one in finals] == [1, 2]
    await everything_was_in_order(club, "Grand Prix", "player0")
    state = await club.state()
    for entrant in state.field:
        lost = sum(pairing.has_lost(entrant.id) for pairing in state.pairings)
        assert lost == (1 if entrant.id == state.champion else 2) or entrant.is_out


async def sign_up_for_the_grand_prix(club, announced):
    """Sixteen get in and two wait. One leaves and one does not check in, so both get in after all."""
    for number, person in enumerate(club.people):
        if number % 2:
            await person.click(announced, label="Join")
        else:
            await club.by(person, "join")
    assert "Waiting list: player16, player17" in text_of(announced)
    await club.people[15].click(announced, label="Leave")
    assert "Waiting list: player17" in text_of(announced)
    await club.env.advance_time(31 * MINUTE)
    assert sum("check in now" in text for text in club.posts()) == 1
    for number, person in enumerate(club.people):
        if number % 2 and number != 15:
            await person.click(announced, label="I'm here")
        elif number not in (14, 15):
            assert "You're checked in for **Grand Prix**." in text_of(await club.by(person, "check-in"))


async def withdraw_in_the_second_round(club):
    """Somebody in the winners' bracket leaves: their match ends, and the opponent goes on."""
    pairing, match = next(found for found in await club.open() if found[0].stage is StageKey.MAIN)
    leaver, stays = max(pairing.entrants), min(pairing.entrants)
    answer = await club.by(club.person(leaver), "leave", sure=True)
    assert "withdrawn" in text_of(answer)
    state = await club.state()
    assert state.find(leaver).status is Status.WITHDRAWN
    assert state.pairing(pairing.number).result.winner == stays
    assert (await club.bot.store.match(match.match_id)).state.is_over
    assert not any(leaver in one.entrants for one, _ in await club.open())


@pytest.mark.skipif(not NIGHTLY, reason="another whole tournament: make nightly")
async def test_a_swiss_of_nine(table, make_bot):
    club = Club(table, 9)
    announced = await club.organize(
        "create", name="Open", system="swiss", length=3, rounds=4, round_hours=6, seeding="manual"
    )
    for number, person in enumerate(club.people):
        if number < 5:
            await person.click(announced, label="Join")
        else:
            await club.by(person, "join")
    await club.by(club.people[2], "leave")
    await club.people[2].click(announced, label="Join")
    assert "9 of 64" in text_of(announced)
    await club.organize("start", order=f"<@{club.people[8].id}> <@{club.people[0].id}>")
    assert [one.name for one in (await club.state()).field][:3] == ["player8", "player0", "player1"]
    await play_the_swiss(club, make_bot)
    state = await club.state()
    assert state.find(club.people[5].id).status is Status.WITHDRAWN
    assert {one.id for one in state.entrants if one.status is Status.NO_SHOW} == club.absent
    met = [frozenset(one.entrants) for one in state.pairings if not one.has_bye]
    assert len(set(met)) == len(met)
    byes = [one.result.winner for one in state.pairings if one.has_bye]
    assert len(byes) == len(set(byes)) > 0
    assert max(pairing.round for pairing in state.pairings) == 4
    await everything_was_in_order(club, "Open", "player0")
    assert len(pictures_of(await club.organize("standings"))) == 1


async def play_the_swiss(club, make_bot):
    """One is absent in the first round and another in the second; one withdraws in the third; four are played."""
    for round_ in range(1, 5):
        playing = await club.open()
        assert {pairing.round for pairing, _ in playing} == {round_}
        called = len(club.calls())
        await club.table.restart(make_bot)
        if round_ == 3:
            await club.by(club.people[5], "leave", sure=True)
        late = [
            pairing
            for pairing, _ in playing
            if round_ < 3 and {one.id for one in club.people[6:8]} & {*pairing.entrants}
        ]
        if late:
            club.absent.add(max(late[0].entrants))
        await club.play_round()
        await club.table.restart(make_bot)
        if late:
            assert {pairing.round for pairing, _ in await club.open()} == {round_}
            assert len(club.calls()) == called
            await club.env.advance_time(6 * HOUR + 10 * MINUTE)
    assert len(club.absent) == 2
