"""Who may use a PostgreSQL database beside whom."""

from contextlib import nullcontext
from datetime import timedelta
from functools import partial

import psycopg
import pytest

from bot.errors import InfrastructureError, StorageUnavailable
from bot.store.postgresql.database import ServerDatabase
from bot.store.postgresql.lock import held, helping

ALONE, SERVING = held, partial(held, together=True)
WITH_ENGINES = partial(held, engines=True)


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        (ALONE, ALONE, "by another bot"),
        (ALONE, SERVING, "`serve` would answer beside it"),
        (ALONE, helping, "has to be alone"),
        (SERVING, ALONE, r"by `serve` \(1 of them\)"),
        (SERVING, SERVING, None),
        (SERVING, helping, None),
        (WITH_ENGINES, helping, None),
        (WITH_ENGINES, SERVING, "`serve` would answer beside it"),
        (helping, helping, None),
        (helping, SERVING, None),
        (helping, ALONE, "by `engine`: stop it first"),
    ],
)
def test_who_comes_second_is_let_in_or_told_who_is_there(postgresql, first, second, told):
    refused = pytest.raises(InfrastructureError, match=told) if told else nullcontext()
    with first(postgresql), refused, second(postgresql) as keep:
        keep()
    with second(postgresql):
        pass


def test_a_lock_that_the_server_has_lost_is_taken_again_unless_others_have_it(postgresql):
    with ALONE(postgresql) as keep:
        _cut_off(postgresql)
        keep()
        with pytest.raises(InfrastructureError), SERVING(postgresql):
            pass
        _cut_off(postgresql)
        with SERVING(postgresql), pytest.raises(InfrastructureError, match="`serve`"):
            keep()


async def test_whoever_wants_it_alone_waits_until_the_leases_of_others_have_run_out(postgresql):
    store = ServerDatabase(postgresql)
    await store.open()
    await store.renew_leases("one", timedelta(minutes=5))
    with pytest.raises(StorageUnavailable, match="a moment ago"), ALONE(postgresql):
        pass
    with SERVING(postgresql):
        pass
    await store.leave_leases("one")
    with ALONE(postgresql):
        pass
    await store.close()


def _cut_off(address):
    """End all other connections, as a restart of the server does."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
