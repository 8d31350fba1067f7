"""Nobody floods: every way to call others counts, and one person is called once at a time."""

import asyncio
from datetime import timedelta
from itertools import count

import pytest

from bot.app.app import App
from bot.app.people import Fence
from bot.chouette import commands as cmd
from bot.chouette.settings import ChouetteSettings
from bot.config import Settings
from bot.crowd.state import CrowdPlan, Mode
from bot.errors import ChallengeError, ChallengeReason, FenceError, FenceReason, Standing
from bot.records.computers import ComputerLevel
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan
from bot.rules.sides import Side
from bot.store import fence
from bot.store.address import database_at
from bot.store.fence import MOST_CHOUETTES, MOST_COMPUTERS, MOST_HELD, MOST_OPEN, MOST_POSTS, POSTS_WITHIN
from bot.tournaments.settings import Format, TournamentSettings
from tests.app.crowd.conftest import Clock
from tests.app.test_once import BOB, HERE, HOST, TERMS, app
from tests.crowd.hall import Nothing

__all__ = ["app"]
_CLICKS = count(1000)


def somewhere(channel_id=None):
    """A channel in which nobody has posted lately."""
    return Place(channel_id or next(_CLICKS), 7)


async def vote(app, place=None, opponent=0, host=HOST):
    plan = CrowdPlan(
        mode=Mode.VOTE, crowds=(True, False), window=60, length=1, level="" if opponent else "simple", opponent=opponent
    )
    return await app.crowds.open(place or somewhere(), host, plan, interaction_id=next(_CLICKS))


async def consult(app, place=None):
    plan = CrowdPlan(mode=Mode.TEAM, crowds=(True, True), window=60, length=1)
    return await app.crowds.open(place or somewhere(), HOST, plan, interaction_id=next(_CLICKS))


async def challenge(app, place=None, opponent=None):
    where = place or somewhere()
    return await app.challenges.challenge(where, HOST, opponent, TERMS, interaction_id=next(_CLICKS))


async def chouette(app, place=None, host=HOST):
    turn = await app.chouettes.open(place or somewhere(), host, ChouetteSettings(), interaction_id=next(_CLICKS))
    return turn.record


async def simul(app, place=None, host=HOST):
    settings = TournamentSettings(Format.SIMUL, host=host.user_id)
    plan, where = TournamentPlan(rated=False), place or somewhere()
    return await app.tournaments.create(where, HOST, "Simul", settings, plan, interaction_id=next(_CLICKS), host=host)


async def simul_of_a_computer(app, place=None):
    return await simul(app, place, Person(4_000_002, "Computer"))


async def play_computer(app, place=None, host=HOST):
    where = place or somewhere()
    return await app.challenges.play_computer(where, host, ComputerLevel.SIMPLE, TERMS, interaction_id=next(_CLICKS))


async def tournament(app, place=None, format_=Format.SINGLE_ELIMINATION, organizer=HOST, click=None):
    plan = TournamentPlan(minutes=90, lengths=(1,)) if format_ is Format.ARENA else TournamentPlan()
    settings = TournamentSettings(format_, check_in=False)
    where, interaction = place or somewhere(), next(_CLICKS) if click is None else click
    return await app.tournaments.create(where, organizer, "Cup", settings, plan, interaction_id=interaction or None)


async def post(app, place=None):
    await app.fence.post(HOST.user_id, (place or somewhere()).channel_id)


WAYS = [vote, consult, challenge, chouette, simul, simul_of_a_computer]
POSTING = [*WAYS, play_computer, tournament, post]


async def refusal(coroutine):
    with pytest.raises(FenceError) as refused:
        await coroutine
    return refused.value


@pytest.mark.parametrize("again", WAYS)
async def test_ten_things_of_whatever_kind_are_the_most(app, again):
    for number in range(MOST_OPEN):
        await WAYS[number % len(WAYS)](app)
    refused = await refusal(again(app))
    assert (refused.reason, refused.limit, refused.user_id) == (FenceReason.OPEN, MOST_OPEN, HOST.user_id)


@pytest.mark.parametrize("way", WAYS)
async def test_what_is_to_be_closed_is_named(app, way):
    first = await way(app)
    app.crowds._clock.now += timedelta(seconds=1)
    for _ in range(MOST_OPEN - 1):
        await vote(app)
    kind = "simul" if way is simul_of_a_computer else "team" if way is consult else way.__name__
    channel_id = first.channel_id if way in (vote, consult) else first.place.channel_id
    assert (await refusal(vote(app))).standing == Standing(kind, 7, channel_id, None)


async def test_a_hundred_votes_at_once_are_ten(app):
    made = await asyncio.gather(*(vote(app) for _ in range(100)), return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in made) == MOST_OPEN
    assert {one.reason for one in made if isinstance(one, Exception)} == {FenceReason.OPEN}


async def test_two_processes_count_together(postgresql):
    """They share nothing but the database."""
    stores = [database_at(postgresql), database_at(postgresql)]
    settings = Settings(database_url=postgresql, discord_token=None)
    for store in stores:
        await store.open()
    apps = [App(one, settings, Clock(), dice=None, analyst=None, mind=Nothing()) for one in stores]
    made = await asyncio.gather(*(WAYS[number % 4](apps[number % 2]) for number in range(40)), return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in made) == MOST_OPEN
    assert {getattr(one, "reason", one) for one in made if isinstance(one, Exception)} == {FenceReason.OPEN}
    here = await asyncio.gather(*(post(apps[number % 2], HERE) for number in range(20)), return_exceptions=True)
    assert sum(one is None for one in here) == MOST_POSTS
    for store in stores:
        await store.close()


async def test_what_is_closed_makes_room_and_what_has_begun_does_not(app):
    made = [await vote(app) for _ in range(MOST_OPEN)]
    await app.crowds.begin(made[0].crowd_id, HOST)
    await refusal(vote(app))
    await app.crowds.cancel(made[1].crowd_id, HOST.user_id)
    await vote(app)


async def test_the_same_interaction_again_is_no_other_thing(app):
    plan = CrowdPlan(mode=Mode.TEAM, crowds=(True, True), window=60, length=1)
    made = [await app.crowds.open(somewhere(), HOST, plan, interaction_id=number) for number in range(1, MOST_OPEN + 1)]
    assert await app.crowds.open(somewhere(), HOST, plan, interaction_id=MOST_OPEN) == made[-1]


@pytest.mark.parametrize("first", [vote, challenge])
@pytest.mark.parametrize("second", [vote, challenge])
async def test_one_person_is_called_once_at_a_time(app, first, second):
    who = {vote: BOB.user_id, challenge: BOB}
    made = await first(app, opponent=who[first])
    refused = await refusal(second(app, opponent=who[second]))
    assert (refused.reason, refused.user_id) == (FenceReason.CALLED, BOB.user_id)
    channel_id = made.channel_id if first is vote else made.place.channel_id
    assert refused.standing == Standing(first.__name__, 7, channel_id, None)
    carol = Person(BOB.user_id + 1, "Carol")
    await second(app, opponent=carol if second is challenge else carol.user_id)


async def test_whoever_says_yes_can_be_called_again(app):
    one = await vote(app, opponent=BOB.user_id)
    await app.crowds.say_yes(one.crowd_id, BOB.user_id)
    await challenge(app, opponent=BOB)


async def test_matches_of_a_crowd_against_computers_count_for_who_opened_it(app):
    """Ten altogether, as many as a person may have by themselves."""
    for _ in range(MOST_COMPUTERS // 2):
        await play_computer(app)
        await app.crowds.begin((await vote(app)).crowd_id, HOST)
    last = await vote(app)
    for begun in (play_computer(app), app.crowds.begin(last.crowd_id, HOST)):
        refused = await refusal(begun)
        assert (refused.reason, refused.limit, refused.standing.kind) == (FenceReason.COMPUTERS, 10, "match")
    await play_computer(app, host=BOB)


@pytest.mark.parametrize("again", POSTING)
async def test_six_new_posts_in_a_channel_in_ten_minutes(app, again, monkeypatch):
    monkeypatch.setattr(fence, "ANYONE", -1)  # more than one challenge to anyone in the channel
    begun = app.crowds._clock()
    for number in range(MOST_POSTS):
        await POSTING[number](app, HERE)
    if again is challenge:
        monkeypatch.undo()
        again = lambda app, place: challenge(app, place, BOB)  # noqa: E731
    refused = await refusal(again(app, HERE))
    assert (refused.reason, refused.limit, refused.at) == (FenceReason.POSTS, MOST_POSTS, begun + POSTS_WITHIN)
    await again(app, somewhere())
    await vote(app, HERE, host=BOB)
    clock = Clock()
    clock.now = begun + POSTS_WITHIN - timedelta(milliseconds=1)
    later = Fence(app.fence._store, clock)
    with pytest.raises(FenceError):
        await later.post(HOST.user_id, HERE.channel_id)
    clock.now += timedelta(milliseconds=1)
    await later.post(HOST.user_id, HERE.channel_id)


async def test_twenty_tournaments_leagues_and_arenas_a_server(app):
    for number in range(MOST_HELD):
        await tournament(app, format_=[Format.SWISS, Format.ARENA, Format.LEAGUE][number % 3])
    await simul(app)  # its host's own affair
    refused = await refusal(tournament(app, organizer=BOB))
    assert (refused.reason, refused.limit, refused.standing.kind) == (FenceReason.HELD, MOST_HELD, "tournament")
    await tournament(app, Place(1, 8))
    await tournament(app, click=0)  # the next one of a weekly tournament, which no interaction asks for


async def test_ten_chouettes_to_play_in(app):
    hosts = [Person(HOST.user_id + 10 + number, f"host{number}") for number in range(MOST_CHOUETTES + 1)]
    tables = [await chouette(app, host=host) for host in hosts]
    for table in tables[:-1]:
        await app.chouettes.act(table.chouette_id, BOB, cmd.Join(BOB.user_id), interaction_id=next(_CLICKS))
    refused = await refusal(
        app.chouettes.act(tables[-1].chouette_id, BOB, cmd.Join(BOB.user_id), interaction_id=next(_CLICKS))
    )
    assert (refused.reason, refused.standing.kind) == (FenceReason.CHOUETTES, "chouette")
    await app.chouettes.act(tables[0].chouette_id, BOB, cmd.Leave(BOB.user_id), interaction_id=next(_CLICKS))
    await app.chouettes.act(tables[-1].chouette_id, BOB, cmd.Join(BOB.user_id), interaction_id=next(_CLICKS))


@pytest.mark.parametrize("blocked_there", [True, False])
@pytest.mark.parametrize("way", [vote, consult, chouette])
async def test_nobody_joins_what_somebody_takes_part_in_who_has_blocked_them(app, way, blocked_there):
    made, carol = await way(app), Person(BOB.user_id + 1, "Carol")

    async def join(person):
        click = next(_CLICKS)
        if way is chouette:
            return await app.chouettes.act(made.chouette_id, person, cmd.Join(person.user_id), interaction_id=click)
        side = Side.BLACK if way is consult else Side.WHITE
        return await app.crowds.join(made.crowd_id, person, side, interaction_id=click)

    await join(carol)
    one, other = (carol, BOB) if blocked_there else (BOB, carol)
    await app.people.block(one.user_id, other, app.crowds._clock())
    with pytest.raises(ChallengeError) as refused:
        await join(BOB)
    assert refused.value.reason is ChallengeReason.BLOCKED_THERE
    await app.people.unblock(one.user_id, other.user_id)
    await join(BOB)
