"""A command that begins something, delivered twice: to one process one after the other, and to two at the same time."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.app.app import App
from bot.app.crowd.questions import play_choices
from bot.chouette.settings import ChouetteSettings
from bot.config import Settings
from bot.crowd.state import CrowdPlan, Mode, Question
from bot.records.computers import ComputerLevel
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.store.address import database_at
from bot.tournaments.settings import Format, TournamentSettings
from tests.app.crowd.conftest import Clock
from tests.crowd.hall import Nothing

HERE = Place(77, 7)
HOST, BOB = Person(10**18, "Host"), Person(10**18 + 1, "Bob")
TERMS = Terms("backgammon", 5, Rules())
CLICK = 5_000_001


async def vote(app):
    plan = CrowdPlan(mode=Mode.VOTE, crowds=(True, False), window=60, length=1, level="simple")
    return (await app.crowds.open(HERE, HOST, plan, interaction_id=CLICK)).crowd_id


async def consult(app):
    plan = CrowdPlan(mode=Mode.TEAM, crowds=(True, True), window=60, length=1)
    return (await app.crowds.open(HERE, HOST, plan, interaction_id=CLICK)).crowd_id


async def challenge(app):
    return (await app.challenges.challenge(HERE, HOST, BOB, TERMS, interaction_id=CLICK)).challenge_id


async def match(app):
    turn = await app.challenges.play_computer(HERE, HOST, ComputerLevel.SIMPLE, TERMS, interaction_id=CLICK)
    return turn.record.match_id


async def chouette(app):
    return (await app.chouettes.open(HERE, HOST, ChouetteSettings(), interaction_id=CLICK)).record.chouette_id


async def tournament(app):
    settings = TournamentSettings(Format.SINGLE_ELIMINATION)
    made = await app.tournaments.create(HERE, HOST, "Cup", settings, TournamentPlan(), interaction_id=CLICK)
    return made.tournament_id


async def simul(app):
    settings = TournamentSettings(Format.SIMUL, host=HOST.user_id)
    plan = TournamentPlan(rated=False)
    made = await app.tournaments.create(HERE, HOST, "Simul", settings, plan, interaction_id=CLICK, host=HOST)
    return made.tournament_id


WAYS = [vote, consult, challenge, match, chouette, tournament, simul]


@asynccontextmanager
async def opened(url):
    store = database_at(url)
    await store.open()
    yield App(store, Settings(database_url=url, discord_token=None), Clock(), dice=None, analyst=None, mind=Nothing())
    await store.close()


@pytest.fixture
async def app(tmp_path):
    async with opened(f"sqlite:///{tmp_path}/once.db") as one:
        yield one


@pytest.fixture
async def workers(postgresql):
    async with opened(postgresql) as one, opened(postgresql) as other:
        yield one, other


@pytest.mark.parametrize("begin", WAYS)
async def test_the_same_interaction_again_begins_nothing_more(app, begin):
    assert [await begin(app), await begin(app)] == [1, 1]
    assert await asyncio.gather(begin(app), begin(app)) == [1, 1]


@pytest.mark.parametrize("begin", WAYS)
async def test_of_two_workers_that_are_given_it_one_begins(workers, begin):
    one, other = await asyncio.gather(*(begin(worker) for worker in workers))
    assert one == other


async def test_a_vote_delivered_again_takes_nothing_back(app):
    number = await vote(app)
    for other in range(1, 6):
        await app.crowds.join(number, Person(HOST.user_id + other, "Voter"), Side.WHITE)
    await app.crowds.begin(number, HOST)
    for _ in range(20):
        await app.crowds.advance(number)
        match = await app.matches.match((await app.crowds.crowd(number)).match_id)
        decision = (await app.crowds.crowd(number)).state.open
        if decision is not None and decision.question is Question.PLAY:
            break
        await app.computers.take_turn(match.match_id)
    first, second = list(play_choices(match.state))[:2]
    votes = [(first, CLICK + 1), (second, CLICK + 2), (first, CLICK + 1)]
    for choice, click in votes:
        one = await app.crowds.vote(match.match_id, HOST, match.state.seq, choice, interaction_id=click)
    assert one.state.open.vote_of(HOST.user_id).choice == second
