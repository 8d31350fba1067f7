"""What every bot does when it starts is done once in a process: most tests start one, and few look at that."""

import pickle
from functools import cache
from types import SimpleNamespace

import pytest
from discord.app_commands import Command, CommandTree, Group
from simcord.http import FakeHTTPClient

from bot.ui import client
from bot.ui.kit.commands import CatalogueTranslator

_translate, _translate_group, _sync = Command.get_translated_payload, Group.get_translated_payload, CommandTree.sync
_translated = {}
_registered = {}

client.draw_once = cache(client.draw_once)


async def _translate_once(command, tree, translator):
    """What Discord is told of a command is the same for every bot, and every bot tells it when it starts."""
    if not isinstance(translator, CatalogueTranslator):
        return await _translate(command, tree, translator)
    if command.callback not in _translated:
        _translated[command.callback] = pickle.dumps(await _translate(command, tree, translator))
    return pickle.loads(_translated[command.callback])  # noqa: S301 - made two lines above


async def _translate_group_once(group, tree, translator):
    """The same for a group, whose commands are many."""
    key = type(group), group.qualified_name
    if not isinstance(translator, CatalogueTranslator) or Command.get_translated_payload is not _translate_once:
        return await _translate_group(group, tree, translator)
    if key not in _translated:
        _translated[key] = pickle.dumps(await _translate_group(group, tree, translator))
    return pickle.loads(_translated[key])  # noqa: S301 - made two lines above


async def _sync_once(tree, *, guild=None):
    """The simulator knows the commands that a bot before this one has registered; it isn't even asked."""
    backend = tree._http.backend if isinstance(tree._http, FakeHTTPClient) else None
    if backend is None or guild is not None or backend.faults or backend.commands:
        return await _sync(tree, guild=guild)
    names = frozenset(command.qualified_name for command in tree.get_commands())
    if names not in _registered:
        known = await _sync(tree)
        _registered[names] = (
            backend.commands[None],
            [SimpleNamespace(name=one.name, id=one.id, type=one.type) for one in known],
        )
        return known
    commands, known = _registered[names]
    backend.commands[None] = dict(commands)
    return known


Command.get_translated_payload = _translate_once
Group.get_translated_payload = _translate_group_once
CommandTree.sync = _sync_once


@pytest.fixture
def every_translation(monkeypatch):
    """Commands are translated and registered each time, for tests that look at how."""
    monkeypatch.setattr(Command, "get_translated_payload", _translate)
    monkeypatch.setattr(CommandTree, "sync", _sync)
