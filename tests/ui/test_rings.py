"""Accounts of one person that really play each other, by taps: they get as high as stored results say."""

from itertools import count, product

import pytest

from bot.ratings.records import OVERALL
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.store import Database
from bot.ui.kit.message import Drawing
from tests.app.fences.rings import GAME, LEAST, RINGS, TURNS, Farm
from tests.nightly import every
from tests.ui.sealed.dailies import by_the_hour
from tests.ui.table import Table, begin, switched

BETWEEN = 40
"""Seconds between two matches: with six accounts it takes more."""
DAY = 86_400
RUNS = tuple(product(("six that feed one", "19 that feed one", "20, all against all"), (1, 30)))


async def give_away(table, winner, loser, number):
    """The cheapest match that is rated: to one point, resigned after three turns each."""
    match = Table(table.env, table.guild, table.channel, (loser, winner), table.bot, number)
    await begin(match, length=1)
    for _ in range(TURNS):
        state = await match.state()
        if state.phase is Phase.TO_ROLL:
            await match.by_button(state.on_roll, "Roll")
            state = await match.state()
        if state.phase is Phase.TO_PLAY:
            await match.play_by_lists(state.on_roll, plays_now(state)[0])
    asked = await match.by_button(Side.WHITE, "Resign")
    await match.by_button(Side.WHITE, "The game", asked)


async def ratings_of(store, people):
    """What is known of each overall, but for their ids and when they last played."""
    found = await store.ratings_among(people, OVERALL, GAME)
    return [
        (one.rating, one.experience, one.matches, one.won, one.opponents, one.is_provisional)
        for one in map(found.get, people)
    ]


def forget(env):
    """A day's history: the simulator keeps all that was ever sent, which is gigabytes for a month."""
    known = env.backend
    for kept in (known.http_requests, known.transcript, known.interactions, *known.messages.values()):
        kept.clear()


async def played(table, ring, days):
    """What the people of a ring are rated after each of so many days on which they have played it."""
    people, number = list(dict.fromkeys(person for pair in ring for person in pair)), count(1)
    members = {one: table.guild.add_member(table.env.create_user(f"account{one.user_id}")) for one in people}
    for one in members.values():
        panel = (await one.slash(table.channel, "preferences show")).response
        await switched(one, panel, "confirm")  # whoever farms doesn't confirm each play
    pause = max(BETWEEN, 600 // len(people))
    for _ in range(days):
        forget(table.env)
        await table.env.advance_time(DAY - table.bot.clock().timestamp() % DAY)
        for winner, loser in ring:
            await give_away(table, members[winner], members[loser], next(number))
            await table.env.advance_time(pause)
        yield await ratings_of(table.bot.store, [members[one].id for one in people])


async def stored(path, ring, days):
    """The same, if the matches are stored as if they had been played."""
    store = Database(path)
    await store.open()
    people = list(dict.fromkeys(person.user_id for pair in ring for person in pair))
    try:
        async for _ in Farm(store).play(ring, LEAST, days=days):
            yield await ratings_of(store, people)
    finally:  # whoever compares is done with the last of them
        await store.close()


@pytest.fixture
def make_bot(make_bot):
    """Days go by."""

    def make():
        bot = make_bot()
        by_the_hour(bot)
        return bot

    return make


@pytest.fixture
def undrawn(monkeypatch):
    """Boards in words, as where drawing fails: nobody looks at the pictures."""
    monkeypatch.setattr(Drawing, "_draw_here", lambda _: None)


@pytest.mark.long
@pytest.mark.usefixtures("undrawn")
@pytest.mark.timeout(0)
@pytest.mark.parametrize(("name", "days"), every(RUNS, daily=RUNS[:1]))
async def test_a_ring_that_plays_gets_what_stored_results_get(table, tmp_path, name, days):
    expected = stored(tmp_path / "stored.db", RINGS[name], days)
    async for ratings in played(table, RINGS[name], days):
        assert ratings == await anext(expected)
        print(f"{name} by taps: {max(ratings)[0]:.0f}", flush=True)
        assert max(ratings)[0] < 1600
        assert all(is_provisional for *_, is_provisional in ratings)
    await expected.aclose()
