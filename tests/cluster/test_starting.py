"""Who may use a database, and a database that is not there yet, or gone for a while."""

import asyncio
from contextlib import closing
from datetime import timedelta

import psycopg
import pytest
import structlog

from bot.__main__ import main
from bot.app.absence import Absence
from bot.app.cluster import leases
from bot.engine.pool import engine_installed
from bot.errors import InfrastructureError, StorageUnavailable
from bot.store.address import held_at, helping_at
from bot.store.postgresql import lock
from tests.cluster.workers import Worker
from tests.loopback.conftest import opened
from tests.store.conftest import open_postgresql


def test_several_serve_together_and_one_bot_has_a_gateway(postgresql):
    together = held_at(postgresql, together=True)
    refused = pytest.raises(InfrastructureError, match=r"in use by `serve` \(2 of them\)")
    with together, held_at(postgresql, together=True), refused, held_at(postgresql):
        pass
    with held_at(postgresql):
        refused = pytest.raises(InfrastructureError, match="two would answer everything twice")
        with refused, held_at(postgresql):
            pass
        refused = pytest.raises(InfrastructureError, match="connection to the gateway: `serve` would answer beside it")
        with refused, held_at(postgresql, together=True):
            pass
    with held_at(postgresql, together=True):
        pass


def test_analyses_are_made_beside_every_bot_but_no_command_is_run_beside_them(postgresql):
    at_work = pytest.raises(InfrastructureError, match="a command that has to be alone")
    with held_at(postgresql), at_work, helping_at(postgresql):
        pass
    with helping_at(postgresql), helping_at(postgresql):
        for bot in ({"together": True}, {"engines": True}):
            with held_at(postgresql, **bot), helping_at(postgresql):
                pass
        with pytest.raises(InfrastructureError, match="in use by `engine`: stop it first"), held_at(postgresql):
            pass
    refused = pytest.raises(InfrastructureError, match="two would answer everything twice")
    with held_at(postgresql, engines=True), refused, held_at(postgresql, engines=True):
        pass
    with held_at(postgresql):
        pass


@pytest.mark.skipif(not engine_installed(), reason="needs the analysis engine")
def test_engine_runs_beside_a_bot_with_a_gateway_until_a_command_has_the_database(postgresql, monkeypatch, capsys):
    """Its lock is taken from it, as by a server that was restarted while a command was waiting for it."""
    monkeypatch.setenv("BACKGAMMON_DATABASE_URL", postgresql)
    monkeypatch.setattr("bot.__main__.configure_logging", lambda _: None)
    monkeypatch.setattr("bot.app.cluster.leases.EVERY", 0.05)
    began, took = [], []

    async def work(coach, shares, *, at_once):
        began.append(at_once)
        with closing(psycopg.connect(postgresql, autocommit=True)) as server:
            server.execute(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_locks"
                " WHERE locktype = 'advisory' AND mode = 'ShareLock' AND objid = %s",
                (lock._HELP,),
            )
            took.append(server.execute("SELECT pg_try_advisory_lock(%s)", (lock._HELP,)).fetchone()[0])
            await asyncio.sleep(20)

    monkeypatch.setattr("bot.app.studying.shares.work", work)
    with held_at(postgresql, engines=True):
        assert main(["engine"]) == 1
    assert (began, took) == ([2], [True])
    assert "a command that has to be alone with the database is at work" in capsys.readouterr().err


def test_a_lock_that_was_given_back_is_free_at_once(postgresql, monkeypatch):
    """However late the server notices that a connection was closed."""
    kept = []

    def close(connection):
        kept.append(connection)

    with monkeypatch.context() as patched:
        patched.setattr(psycopg.Connection, "close", close)
        for together in (False, True, False):
            with held_at(postgresql, together=together):
                pass
    assert len(kept) == 3
    for connection in kept:
        connection.close()


def test_a_file_is_for_one_process(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    monkeypatch.setenv("BACKGAMMON_DATABASE_URL", f"sqlite:///{tmp_path}/matches.db")
    monkeypatch.setattr("bot.__main__.configure_logging", lambda _: None)
    with held_at(f"sqlite:///{tmp_path}/matches.db"):
        assert main(["serve"]) == 1
    assert "several `serve` at once need PostgreSQL" in capsys.readouterr().err


@pytest.mark.long
async def test_a_database_that_is_not_there_yet_is_waited_for(discord_server, own_postgres, tmp_path):
    postgres, url = own_postgres
    await asyncio.to_thread(postgres.kill)
    worker = Worker(discord_server, url, tmp_path)
    await worker.start()
    try:
        async with asyncio.timeout(120):
            while await worker.asked("/readyz") != (503, "waits for the database"):  # noqa: ASYNC110 - a process
                await asyncio.sleep(0.2)
        assert await discord_server.post(b'{"type":1}', worker.address) == 503
        await asyncio.to_thread(postgres.start)
        await worker.ready()
        assert await discord_server.post(b'{"type":1}', worker.address) == 200
        assert "the database cannot be reached" in worker.log
        assert await worker.stop() == 0
    finally:
        await worker.kill()


async def test_what_the_server_has_forgotten_is_taken_again(own_postgres, database):
    postgres, url = own_postgres
    with held_at(url) as keep:
        await asyncio.to_thread(_restart, postgres)
        keep()
        refused = pytest.raises(InfrastructureError, match="two would answer everything twice")
        with refused, held_at(url):
            pass
        await asyncio.to_thread(_restart, postgres)
        with held_at(url), pytest.raises(InfrastructureError, match="two would answer everything twice"):
            keep()
        keep()
        with refused, held_at(url):
            pass


def _restart(postgres):
    postgres.kill()
    postgres.start()


async def test_whoever_has_lost_the_lock_goes_first(postgresql, monkeypatch):
    """A restarted server has forgotten who had it: a lease that stands says that somebody may go on.

    They must not find it taken, not even for a moment: they would stop.
    """
    async with open_postgresql(postgresql) as store:
        await store.renew_leases("one", timedelta(seconds=60))
        refused = pytest.raises(StorageUnavailable, match="a moment ago")
        with monkeypatch.context() as patched, refused:
            patched.setattr(lock, "_lock", None)
            with held_at(postgresql):
                pass
        with held_at(postgresql, together=True):
            pass
        await store.leave_leases("one")
        with held_at(postgresql):
            pass


async def test_no_second_bot_begins_beside_one_whose_database_was_restarted(
    discord_server, own_postgres, tmp_path, monkeypatch
):
    postgres, url = own_postgres
    monkeypatch.setattr(leases, "LASTS", timedelta(seconds=120))  # a slow machine may take long for the restart
    async with opened(discord_server, tmp_path, url=url):
        await asyncio.to_thread(_restart, postgres)
        async with asyncio.timeout(60):
            while True:
                with pytest.raises(InfrastructureError) as refused, held_at(url):
                    pass
                if not isinstance(refused.value, StorageUnavailable):
                    break  # it has its lock again
                await asyncio.sleep(0.2)


async def test_a_database_that_goes_away_again_is_waited_for(discord_server, postgresql, tmp_path, monkeypatch):
    look, gone = Absence.look, [StorageUnavailable("gone")]

    async def look_or_not(absence):
        if gone:
            raise gone.pop()
        return await look(absence)

    monkeypatch.setattr(Absence, "look", look_or_not)
    async with opened(discord_server, tmp_path, url=postgresql) as club:
        assert not gone
        assert not club.bot.waits_for


async def test_a_tap_while_the_database_is_gone_is_answered(discord_server, own_postgres, tmp_path):
    """With a sentence; nothing is lost, and play goes on when it is back."""
    postgres, url = own_postgres
    async with opened(discord_server, tmp_path, url=url) as club:
        offer = await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=1)
        await asyncio.to_thread(postgres.kill)
        with structlog.testing.capture_logs() as told:
            answer = await club.bob.click(offer, "Accept")
        assert "infrastructure" in [one["event"] for one in told]
        assert not any("exc_info" in one for one in told), "a traceback for each tap of an outage"
        assert answer.ephemeral
        assert "can't reach my records" in answer.text
        with pytest.raises(StorageUnavailable):
            await club.bot.store.challenge(1)
        await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(60):
            while (board := await club.bob.click(offer, "Accept")).ephemeral:  # noqa: ASYNC110 - a server
                await asyncio.sleep(0.5)
        assert board.message
        assert len(await club.log(1)) > 0
