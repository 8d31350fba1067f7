"""What the bot makes of a server's errors, and of an address."""

import psycopg
import pytest
from psycopg_pool import PoolClosed, PoolTimeout

from bot.errors import InfrastructureError, NotFound, StorageCorrupt, StorageUnavailable
from bot.store.postgresql.dialect import connect, server_errors, translate, without_password

URL = "postgresql://bot:se%21cret@nowhere.invalid/games"


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (PoolTimeout("late"), StorageUnavailable),
        (PoolClosed("shut"), StorageUnavailable),
        (psycopg.errors.NumericValueOutOfRange("too much"), NotFound),
        (psycopg.errors.DataCorrupted("torn"), StorageCorrupt),
        (psycopg.errors.IndexCorrupted("torn"), StorageCorrupt),
        (psycopg.errors.ReadOnlySqlTransaction("standby"), StorageUnavailable),
        (psycopg.errors.UniqueViolation("twice"), type(None)),
        (ValueError("ours"), type(None)),
    ],
)
def test_an_error_of_the_server_is_one_of_ours_or_a_mistake(error, kind):
    assert type(translate(error)) is kind


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (psycopg.errors.DataCorrupted("torn, says se!cret"), StorageCorrupt),
        (psycopg.DataError("no such value, says se!cret"), InfrastructureError),
        (psycopg.errors.UniqueViolation("twice"), psycopg.errors.UniqueViolation),
    ],
)
def test_no_error_tells_the_password(error, kind):
    with pytest.raises(kind) as raised, server_errors(URL):
        raise error
    assert type(raised.value) is kind
    assert "se!cret" not in str(raised.value)


def test_what_is_no_address_is_told_without_it_and_what_cannot_be_reached_without_its_password():
    for address in ("postgresql://bot:hid@den@host/games", "no address at all"):
        with pytest.raises(InfrastructureError) as refused:
            connect(address)
        assert "hid" not in str(refused.value)
    with pytest.raises(StorageUnavailable) as away:
        connect("postgresql://bot:se%21cret@127.0.0.1:1/games")
    assert "se!cret" not in str(away.value)
    assert without_password("at se!cret", URL) == "at ***"
    assert without_password("at home", "postgresql://bot@host/games") == "at home"
