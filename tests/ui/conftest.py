"""A table with two players and a spectator, and a check that nothing unexpected is logged."""

import asyncio
import json
import pickle
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest
import simcord
import structlog

from bot.engine import pool as engine_pool
from bot.engine.pool import EnginePool
from bot.errors import EngineMissing
from tests.discord_server.payloads import commands_problems, interaction_response_problems, message_problems
from tests.discord_server.payloads.openapi import body_problems
from tests.one_thread import database_here, database_thread  # noqa: F401 - fixtures
from tests.ui.table import Table, begin

UPDATE = 7
"""The answer to a tap that changes the message that was tapped."""


@pytest.fixture(autouse=True)
def nothing_unexpected(request):
    """Known errors are answered and logged as such; anything else fails the test that caused it."""
    with structlog.testing.capture_logs() as logs:
        yield logs
    allowed = request.node.get_closest_marker("expects_incident")
    incidents = [entry for entry in logs if entry["event"] in ("unexpected", "picture failed", "autocomplete failed")]
    assert allowed or not incidents, incidents


@pytest.fixture
def valid_payloads(simcord_env):
    """Everything sent keeps to what Discord documents about its API, in words and in its OpenAPI description.

    The simulator does not enforce all of it.
    """
    yield
    problems = [
        f"{request.method} {request.path}: {problem}"
        for request in simcord_env.http_requests
        for problem in [*found(request), *mention_problems(request)]
    ]
    assert not problems


def found(request):
    payload = request.json
    files = {upload["filename"]: 1 for upload in attachments_of(payload)}
    if request.path.endswith("/commands") and request.method == "PUT":
        return problems_of_commands(request.path, pickle.dumps(payload))
    if not isinstance(payload, dict):
        return []
    return [*body_problems(request.method, request.path, payload), *found_in(request, payload, files)]


def found_in(request, payload, files):
    said = payload.get("data", payload)
    if (request.method == "PATCH" or payload.get("type") == UPDATE) and "attachments" not in (said or {}):
        files = dict.fromkeys(("board.png", "board2.png"), 1)  # an edit that names none keeps those that are there
    if request.path.endswith("/callback"):
        return interaction_response_problems(payload, files=files, v2=True)
    if "/messages" in request.path and not request.path.endswith("/threads") and request.method in ("POST", "PATCH"):
        edit = request.method == "PATCH"
        return message_problems(payload, files=files, edit=edit, v2=edit)
    return []


@cache
def problems_of_commands(path, pickled):
    """The problems of the commands, found once: every bot has the same ones, and they are long."""
    commands = pickle.loads(pickled)  # noqa: S301 - dumped by its caller
    return [*body_problems("PUT", path, commands), *commands_problems(commands)]


def shown_in(request):
    """The message in a request; None if it shows none."""
    payload = request.json if isinstance(request.json, dict) else {}
    data = payload.get("data", payload) or {}
    shows = request.method in ("POST", "PATCH") and ("components" in data or data.get("content"))
    return data if shows and "custom_id" not in data else None


def mention_problems(request):
    """Whom a message may ping is always said: nobody, one person, the two of a match, or all whom its text mentions.

    Never a role or everyone.
    """
    shown = shown_in(request)
    if shown is None:
        return []
    allowed = shown.get("allowed_mentions")
    if allowed is None:
        return ["says nothing about mentions"]
    pinged = allowed.get("users") or []
    called = all(f"<@{one}>" in json.dumps(shown) for one in pinged)
    too_many = len(pinged) > 2 and not called
    if allowed.get("parse") or allowed.get("roles") or allowed.get("replied_user") or too_many:
        return [f"may mention {allowed}"]
    return []


def attachments_of(payload):
    data = payload.get("data", payload) if isinstance(payload, dict) else {}
    return (data or {}).get("attachments") or []


@pytest.fixture
def table(simcord_env, simcord_bot, valid_payloads):
    guild = simcord_env.create_guild()
    channel = guild.create_text_channel("backgammon")
    alice = guild.add_member(simcord_env.create_user("alice"))
    bob = guild.add_member(simcord_env.create_user("bob"))
    return Table(simcord_env, guild, channel, (alice, bob), simcord_bot)


@pytest.fixture
async def match(table):
    """A match to 5 that has just begun; a test says in `dice` who is on roll with what."""
    return await begin(table)


@pytest.fixture
def carol(table):
    return table.guild.add_member(table.env.create_user("carol"))


@pytest.fixture
def patient(monkeypatch):
    """The simulator looks ten times less often whether the bot is done: the engine needs the processor itself."""
    monkeypatch.setitem(simcord.Env._settle_internal.__kwdefaults__, "idle", 0.01)


_MIND = ThreadPoolExecutor(1)
"""Where the engine thinks in these tests: its network is loaded once for all of them."""


async def ask_here(pool, request, **_):
    """As `EnginePool.ask`, but in this process: another one for each test would take a second to start."""
    if not engine_pool.engine_installed():
        raise EngineMissing
    if pool._closed:
        raise pool.failed("closed")
    pool._asked += 1
    return await asyncio.get_running_loop().run_in_executor(_MIND, request.answer)


@pytest.fixture
def engine_processes():
    """Tell `engine_here` that a test is about the engine's processes."""


@pytest.fixture(autouse=True)
def engine_here(request, monkeypatch):
    """The engine thinks in this process, unless a test is about its processes."""
    if "engine_processes" not in request.fixturenames:
        monkeypatch.setattr(EnginePool, "ask", ask_here)


@pytest.fixture
def settings(settings):
    """Whole matches are studied less deeply than people wait for: how deep is the engine's own affair."""
    return settings.model_copy(update={"analysis_plies": 1})


@pytest.fixture
async def engine(simcord_bot, patient):
    """The bot's engine; it works at nothing any more after the test."""
    yield simcord_bot.engine
    await simcord_bot.app.coach.close()
