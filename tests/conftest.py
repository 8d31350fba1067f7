"""Fixtures for all tests, and what makes them fast."""

import asyncio
import gc
import os
import shutil
from contextlib import ExitStack
from functools import cache, lru_cache
from pathlib import Path

import discord
import pytest
from hypothesis import settings as hypothesis_settings

from bot.__main__ import LOOKED_AT
from bot.config import Settings
from bot.render.board import render_board
from bot.store import migrate
from bot.store.sqlite import database
from bot.texts.catalogue import know_commands, speaks
from bot.ui.chouette import acting
from bot.ui.client import create_bot
from bot.ui.kit import message, rate_limit
from bot.workers.studio import Workshop
from tests import chance, forkserver, simulator
from tests.nightly import NIGHTLY
from tests.starting import every_translation  # noqa: F401 - a fixture

# People in tests are quicker than anybody may be.
rate_limit.MOST = 100_000
simulator.be_quick_and_patient()


async def _in_a_thread(_, function, *given, **named):
    """Long work as in the bot, but in this process: another one for each test would take a second to start."""
    return await asyncio.to_thread(function, *given, **named)


IN_A_PROCESS = Workshop.do
"""As it is in the bot."""
Workshop.do = _in_a_thread

# By day the same examples every time.
hypothesis_settings.register_profile("day", derandomize=True, deadline=None)
hypothesis_settings.register_profile("night", deadline=None)
hypothesis_settings.load_profile("night" if NIGHTLY else "day")

_SAMPLE = int(os.environ.get("SAMPLE", "1"))
_MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a directory of its own in it


@lru_cache(500)
def _drawn(language, scene, *width):
    return render_board(scene, *width)


def _draw_once(scene, *width):
    """A board that looks the same is drawn once: most tests begin with the same few."""
    return _drawn(speaks(), scene, *width)


message.render_board = acting.render_board = _draw_once


@pytest.fixture(autouse=True)
def no_commands_known():
    """Texts name commands as code until a bot has started and learned their ids."""
    yield
    know_commands({})


@pytest.fixture(autouse=True)
def by_chance(request):
    """What the bot draws, its dice above all, is the same in each run."""
    with chance.the_same_each_time(request.node.nodeid):
        yield


def pytest_terminal_summary(terminalreporter):
    """How to run a night's tests again."""
    if chance.SEED:
        terminalreporter.write_line(f"TEST_SEED={chance.SEED}")


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Nothing that is found is thrown away again: looking for rubbish among it would take a sixth of the time.

    Later it is looked for as in the bot.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*LOOKED_AT)
        gc.enable()


def pytest_configure(config):
    """Processes begin at once, and databases lie in memory where there is enough of it.

    A disk takes milliseconds for each commit.
    """
    stack = ExitStack()
    stack.enter_context(forkserver.running())
    config.add_cleanup(stack.close)
    if config.getoption("benchmark_only"):
        return  # what a commit costs on a disk is what is measured
    if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 1 << 30:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


def pytest_ignore_collect(collection_path):
    """For a sample of the tests most files needn't even be read, which takes longer than to run it."""
    if _SAMPLE > 1 and collection_path.match("test_*.py"):
        there = sorted(collection_path.parent.glob("test_*.py"))
        return True if there.index(collection_path) % _SAMPLE else None
    return None


def pytest_collection_modifyitems(config, items):
    """What takes long begins first, so that no process is left alone with it at the end.

    With SAMPLE=10 in the environment only every tenth test of every tenth file of each folder is run, and
    none of those.
    """
    if _SAMPLE > 1:
        folders = {}
        for item in items:
            if item.get_closest_marker("long") is None:
                folders.setdefault(item.path.parent, []).append(item)
        kept = {item for folder in folders.values() for item in folder[::_SAMPLE]}
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = [item for item in items if item in kept]
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session", autouse=True)
def migrated_once(tmp_path_factory):
    """A new database is a copy of one that was migrated: Alembic takes a tenth of a second for each."""
    fresh = tmp_path_factory.mktemp("fresh") / "fresh.db"
    migrate(fresh)

    def copy_and_migrate(path):
        if not path.exists() and path.parent.is_dir():
            shutil.copyfile(fresh, path)
        return migrate(path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "migrate", copy_and_migrate)
        yield


@cache
def _settings():
    """Read once: the environment says the same for all tests."""
    return Settings(discord_token=None, upload_emoji=False)


@pytest.fixture
def settings(tmp_path):
    return _settings().model_copy(
        update={"database_url": f"sqlite:///{tmp_path}/matches.db", "health_file": tmp_path / "health"}
    )


@pytest.fixture
def dice():
    """Dice that can be checked, by chance; a test that needs certain rolls overrides this with ScriptedDice."""
    return


@pytest.fixture
async def make_bot(settings, dice):
    """Bots on the same file. The simulator never closes a bot, as a killed process would not; this does at the end."""
    bots = []

    def make(**options):
        # The simulator's time, also where the database has one of its own.
        clock = lambda: discord.utils.utcnow()  # noqa: E731, PLW0108 - replaced
        bots.append(create_bot(settings, dice=dice, clock=clock, **options))
        return bots[-1]

    yield make
    for bot in bots:
        await bot.end_processes()
        await bot.store.close()


@pytest.fixture
def simcord_bot(make_bot):
    return make_bot()


@pytest.fixture(scope="session")
def postgresql_databases():
    """Databases of a real PostgreSQL server, which all processes of a test run share."""
    from tests.postgresql import Databases, running  # noqa: PLC0415 - it takes seconds, and few tests need it

    with running(os.environ.get("PYTEST_XDIST_TESTRUNUID", os.getpid())) as url:
        yield Databases(url)


@pytest.fixture
def postgresql(postgresql_databases, monkeypatch):
    """The address of an empty database of PostgreSQL.

    Where every core is busy it may take seconds for anything: the tests' own process waits for it. How long a bot
    waits has tests of its own.
    """
    from bot.store.postgresql import database, dialect  # noqa: PLC0415 - few tests need it

    monkeypatch.setattr(database, "_PATIENCE", 60)
    monkeypatch.setitem(dialect.OPTIONS, "options", dialect.limits(60))
    url = postgresql_databases.new()
    yield url
    postgresql_databases.drop(url)
