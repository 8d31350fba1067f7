"""The same bot on a PostgreSQL server: a whole match, with a restart in every phase."""

from datetime import timedelta
from random import Random

import pytest

from bot.app import matches
from bot.app.cluster import leases
from bot.rules.dice import LiveDice
from bot.rules.match.machine import fold
from bot.rules.sides import Side
from bot.store.postgresql.database import ServerDatabase
from tests.nightly import NIGHTLY
from tests.ui.match.test_whole_match import ByButton, play_match
from tests.ui.table import selects_of, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.slow]

_POINTS = 5 if NIGHTLY else 1


@pytest.fixture(autouse=True)
def nobody_else_is_there(monkeypatch):
    """The simulator runs ahead of the database: a lease must not end, nor be renewed every two seconds of its time."""
    monkeypatch.setattr(matches, "IN_PLAY", 0)  # as where there are several processes
    monkeypatch.setattr(leases, "LASTS", timedelta(days=999))
    monkeypatch.setattr(leases, "EVERY", timedelta(days=999).total_seconds())


@pytest.fixture
def settings(settings, postgresql):
    return settings.model_copy(update={"database_url": postgresql})


@pytest.fixture
def random():
    return Random(3)


@pytest.fixture
def dice(random):
    return LiveDice(random.randrange)


class Hands(ByButton):
    async def begin(self):
        await self.table.by_command(Side.WHITE, "challenge", length=_POINTS)


async def test_a_whole_match(table, random, make_bot):
    _, restarted = await play_match(table, Hands(table), random, make_bot)
    record = await table.bot.store.match(table.match_id)
    assert max(record.state.score) >= _POINTS
    assert fold(stored.event for stored in await table.bot.store.events(table.match_id)) == record.state
    assert {"challenge open", "opening roll"} < restarted
    assert "wins the match" in text_of(table.board)


@pytest.mark.usefixtures("dice")
async def test_how_often_a_tap_asks_the_database(table, monkeypatch):
    """Each time is a way to a server and back: a tap reads its match once, stores once and notes its board once."""
    await table.by_command(Side.WHITE, "challenge", length=1)
    await table.by_button(Side.BLACK, "Accept")
    asked, do = [], ServerDatabase._do

    def noted(self, work, level):
        asked.append(level)
        return do(self, work, level)

    async def turn(side):
        chosen = selects_of(table.board)[0]
        picked = await table.players[side].select(
            table.board, custom_id=chosen["custom_id"], values=[chosen["options"][0]["value"]]
        )
        await table.by_button(side, "Play it", picked.response)

    side = (await table.state()).waiting_for
    for each in (side, side.other):  # what is known of both of them is remembered then
        await turn(each)
    monkeypatch.setattr(ServerDatabase, "_do", noted)
    await turn(side)
    pick, read, store, note, guesses, what_else_waits = 1, 1, 1, 1, 1, 3
    # None: a statement by itself, without a transaction around it.
    assert asked == [None] * (pick + read + store + note + guesses + what_else_waits)
