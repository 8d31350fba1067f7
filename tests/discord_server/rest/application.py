"""Requests about the application itself: its commands, its emojis, where the gateway is."""

from __future__ import annotations

import re
from typing import Any, Final

from tests.discord_server.faults import ApiError
from tests.discord_server.payloads import command_problems, commands_problems
from tests.discord_server.places import new_id
from tests.discord_server.routes import Call, route

Json = dict[str, Any]

_EMOJI_NAME: Final = re.compile(r"\w{2,32}")
_EMOJI_SIZE: Final = 256 * 1024 * 4 // 3 + 100


@route("GET", "/gateway", needs_token=False)
def get_gateway(call: Call) -> Json:
    """Where the gateway is."""
    return {"url": call.server.base_url.replace("http", "ws", 1) + "/"}


@route("GET", "/gateway/bot")
def get_gateway_bot(call: Call) -> Json:
    """Where the gateway is and how many shards are recommended."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {**get_gateway(call), "shards": 1, "session_start_limit": limit}


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def get_application(call: Call) -> Json:
    """The application."""
    world = call.server.world
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": {"id": "1", "username": "owner", "discriminator": "0", "avatar": None, "global_name": None},
        "verify_key": bytes(call.server.signs.verify_key).hex(),
        "flags": 0,
        "team": None,
        "install_params": None,
        "integration_types_config": {"0": {}, "1": {}},
    }


_ENTRY_POINT = 4
"""The command that opens an Activity. Discord makes it where Activities are switched on in the portal."""


@route("PUT", "/applications/{application}/commands")
def put_commands(call: Call, _: str) -> list[Json]:
    """Replace all commands."""
    return _replace(call, None)


@route("PUT", "/applications/{application}/guilds/{guild}/commands")
def put_guild_commands(call: Call, _: str, guild_id: str) -> list[Json]:
    """Replace all commands of a server."""
    return _replace(call, call.guild(guild_id).id)


@route("GET", "/applications/{application}/commands")
def list_commands(call: Call, _: str) -> list[Json]:
    """All commands."""
    return call.server.world.commands.get(None, [])


@route("GET", "/applications/{application}/guilds/{guild}/commands")
def list_guild_commands(call: Call, _: str, guild_id: str) -> list[Json]:
    """All commands of a server."""
    return call.server.world.commands.get(call.guild(guild_id).id, [])


@route("POST", "/applications/{application}/commands")
def add_command(call: Call, _: str) -> Json:
    """Add a command, or replace the one of that name."""
    call.check(command_problems, call.payload)
    return _add(call, None, call.payload)


@route("POST", "/applications/{application}/guilds/{guild}/commands")
def add_guild_command(call: Call, _: str, guild_id: str) -> Json:
    """Add a command to a server, or replace the one of that name."""
    call.check(command_problems, call.payload)
    return _add(call, call.guild(guild_id).id, call.payload)


@route("DELETE", "/applications/{application}/commands/{command}")
def delete_command(call: Call, _: str, command_id: str) -> None:
    """Remove a command."""
    _remove(call, None, command_id)


@route("DELETE", "/applications/{application}/guilds/{guild}/commands/{command}")
def delete_guild_command(call: Call, _: str, guild_id: str, command_id: str) -> None:
    """Remove a command from a server."""
    _remove(call, call.guild(guild_id).id, command_id)


def _replace(call: Call, guild_id: int | None) -> list[Json]:
    there = call.server.world.commands.get(guild_id, [])
    if {_key(one) for one in there if one.get("type") == _ENTRY_POINT} - set(map(_key, call.payload)):
        raise ApiError(400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.")
    call.check(commands_problems, [one for one in call.payload if one.get("type") != _ENTRY_POINT])
    before = {_key(command): command["id"] for command in there}
    made = [_made(call, guild_id, command, before.get(_key(command))) for command in call.payload]
    call.server.world.commands[guild_id] = made
    return made


def _add(call: Call, guild_id: int | None, command: Json) -> Json:
    commands = call.server.world.commands.setdefault(guild_id, [])
    before = next((one for one in commands if _key(one) == _key(command)), None)
    made = _made(call, guild_id, command, before["id"] if before else None)
    if before is not None:
        commands.remove(before)
    commands.append(made)
    return made


def _remove(call: Call, guild_id: int | None, command_id: str) -> None:
    commands = call.server.world.commands.get(guild_id, [])
    left = [command for command in commands if command["id"] != command_id]
    if len(left) == len(commands):
        raise ApiError(404, 10063, "Unknown application command")
    call.server.world.commands[guild_id] = left


def _key(command: Json) -> tuple[int, str]:
    return command.get("type", 1), command["name"]


def _made(call: Call, guild_id: int | None, command: Json, before: str | None) -> Json:
    """A command as Discord gives it back; it keeps its id while it keeps its name."""
    made = {
        "type": 1,
        "description": "",
        "nsfw": False,
        "default_member_permissions": None,
        **command,
        "id": before or str(new_id()),
        "application_id": str(call.server.world.application_id),
        "version": str(new_id()),
    }
    if guild_id is not None:
        made["guild_id"] = str(guild_id)
    return made


@route("GET", "/applications/{application}/emojis")
def list_emojis(call: Call, _: str) -> Json:
    """The application's emojis."""
    return {"items": list(call.server.world.emojis.values())}


@route("POST", "/applications/{application}/emojis")
def add_emoji(call: Call, _: str) -> Json:
    """Upload an emoji."""
    world = call.server.world
    name, image = str(call.payload.get("name")), str(call.payload.get("image"))
    taken = any(emoji["name"] == name for emoji in world.emojis.values())
    if not _EMOJI_NAME.fullmatch(name) or not image.startswith("data:image/") or len(image) > _EMOJI_SIZE or taken:
        call.server.problems.append(
            f"POST {call.path}: the emoji {name!r} has a wrong name or image, or is there already"
        )
        raise ApiError(400, 50035, "Invalid Form Body")
    key = new_id()
    world.emojis[key] = {
        "id": str(key),
        "name": name,
        "roles": [],
        "user": world.bot.payload(),
        "require_colons": True,
        "managed": False,
        "animated": image.startswith("data:image/gif"),
        "available": True,
    }
    return world.emojis[key]


@route("DELETE", "/applications/{application}/emojis/{emoji}")
def delete_emoji(call: Call, _: str, emoji_id: str) -> None:
    """Remove an emoji."""
    if call.server.world.emojis.pop(int(emoji_id), None) is None:
        raise ApiError(404, 10014, "Unknown Emoji")
