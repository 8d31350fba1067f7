"""Fixtures for all tests, and what makes them fast."""

import asyncio
import os
import pickle
import shutil
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
import simcord
from discord.app_commands import Command, Group
from hypothesis import settings as hypothesis_settings
from simcord import components, gateway
from simcord.http import router

from bot.config import Settings
from bot.store import migrate
from bot.store.sqlite import sessions
from bot.texts.catalogue import know_commands
from bot.ui.client import create_bot
from bot.ui.kit import pace
from bot.ui.kit.commands import CatalogueTranslator
from bot.workers.workshop import Workshop
from tests.nightly import NIGHTLY

# People in tests are quicker than anybody may be.
pace.MOST = 100_000


async def _in_a_thread(_, function, *given, **named):
    """Long work as in the bot, but in this process: another one for each test would take a second to start."""
    return await asyncio.to_thread(function, *given, **named)


IN_A_PROCESS = Workshop.do
"""As it is in the bot."""
Workshop.do = _in_a_thread

# How long the simulator waits for silence after each action: 52 ms by default, which is most of a test's time.
simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.001


def _copy(sent):
    """What the simulator copies, which is everything that is sent: in a tenth of the time that `deepcopy` takes."""
    return pickle.loads(pickle.dumps(sent))  # noqa: S301 - dumped just now


router.copy = gateway.copy = SimpleNamespace(deepcopy=_copy)
components.deepcopy = _copy

# By day the same examples every time.
hypothesis_settings.register_profile("day", derandomize=True, deadline=None)
hypothesis_settings.register_profile("night", deadline=None)
hypothesis_settings.load_profile("night" if NIGHTLY else "day")

_MEMORY = Path("/dev/shm")  # noqa: S108 - pytest makes a directory of its own in it
_translate = Command.get_translated_payload
_translated = {}


async def _translate_once(command, tree, translator):
    """What Discord is told of a command is the same for every bot, and every bot tells it when it starts."""
    if not isinstance(translator, CatalogueTranslator):
        return await _translate(command, tree, translator)
    if command.callback not in _translated:
        _translated[command.callback] = pickle.dumps(await _translate(command, tree, translator))
    return pickle.loads(_translated[command.callback])  # noqa: S301 - made two lines above


Command.get_translated_payload = _translate_once
_translate_group = Group.get_translated_payload


async def _translate_group_once(group, tree, translator):
    """The same for a group, whose commands are many."""
    key = type(group), group.qualified_name
    if not isinstance(translator, CatalogueTranslator) or Command.get_translated_payload is not _translate_once:
        return await _translate_group(group, tree, translator)
    if key not in _translated:
        _translated[key] = pickle.dumps(await _translate_group(group, tree, translator))
    return pickle.loads(_translated[key])  # noqa: S301 - made two lines above


Group.get_translated_payload = _translate_group_once


@pytest.fixture(autouse=True)
def no_commands_known():
    """Texts name commands as code until a bot has started and learned their ids."""
    yield
    know_commands({})


@pytest.fixture
def every_translation(monkeypatch):
    """Commands are translated each time, for tests that look at how."""
    monkeypatch.setattr(Command, "get_translated_payload", _translate)


def pytest_configure(config):
    """Databases lie in memory where there is enough of it: a disk takes milliseconds for each commit."""
    if config.getoption("benchmark_only"):
        return  # what a commit costs on a disk is what is measured
    if os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > 1 << 30:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


def pytest_collection_modifyitems(items):
    """What takes long begins first, so that no process is left alone with it at the end."""
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
        patch.setattr(sessions, "migrate", copy_and_migrate)
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
    """Live dice; a test that needs certain rolls overrides this with ScriptedDice."""
    return


@pytest.fixture
async def make_bot(settings, dice):
    """Bots on the same file. The simulator never closes a bot, as a killed process would not; this does at the end."""
    bots = []

    def make():
        # The simulator's time, also where the database has one of its own.
        bots.append(create_bot(settings, dice=dice, clock=lambda: discord.utils.utcnow()))  # noqa: PLW0108 - replaced
        return bots[-1]

    yield make
    for bot in bots:
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
def postgresql(postgresql_databases):
    """The address of an empty database of PostgreSQL."""
    url = postgresql_databases.new()
    yield url
    postgresql_databases.drop(url)
