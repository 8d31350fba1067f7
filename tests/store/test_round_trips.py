"""A turn is one trip to a database that is far away, whatever is played."""

import psycopg
import pytest

from bot.chouette import commands as cmd
from tests.store.conftest import open_postgresql
from tests.store.contract import test_chouettes as chouettes


@pytest.fixture
def trips(monkeypatch):
    """The statements that are sent, and the transactions that are begun."""
    sent = []
    execute, transaction = psycopg.ClientCursor.execute, psycopg.Connection.transaction

    def executing(self, query, *rest, **more):
        sent.append(str(query))
        return execute(self, query, *rest, **more)

    def beginning(self, *rest, **more):
        sent.append("BEGIN")
        return transaction(self, *rest, **more)

    monkeypatch.setattr(psycopg.ClientCursor, "execute", executing)
    monkeypatch.setattr(psycopg.Connection, "transaction", beginning)
    return sent


async def test_a_turn_of_a_match_is_one(postgresql, sample, trips):
    async with open_postgresql(postgresql) as store:
        record, game = await sample.begin(store)
        trips.clear()
        record = await sample.play(store, record, game)
        assert len(trips) == 1
        assert await store.match(record.match_id) == record


async def test_a_turn_of_a_chouette_is_one_where_nobody_comes_or_goes(postgresql, sample, trips):
    async with open_postgresql(postgresql) as store:
        record = await chouettes.play(store, sample)
        trips.clear()
        record = await chouettes.do(store, sample, record, cmd.RollOn(record.state.order[1]), interaction_id=77)
        assert len(trips) == 1
        assert await store.chouette(record.chouette_id) == record
        record = await chouettes.do(store, sample, record, cmd.Leave(sample.carol.user_id))
        assert await store.chouette(record.chouette_id) == record
