"""What Discord's own client does before it sends a command: it knows the bot's commands and checks what is typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tests.discord_server.messages import Upload
from tests.discord_server.places import Channel, Guild, Person, new_id

if TYPE_CHECKING:
    from tests.discord_server.world import World

Json = dict[str, Any]

_SUBCOMMAND, _GROUP, _STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER, _FILE = range(1, 12)
_PLAIN: Final[dict[int, tuple[type, ...]]] = {
    _STRING: (str,),
    _INTEGER: (int,),
    _BOOLEAN: (bool,),
    _NUMBER: (int, float),
}


class CannotUse(AssertionError):
    """Discord's client would not let a person do this: the command is missing, or the button is disabled."""


@dataclass
class Typed:
    """The `data` of an interaction for one typed command."""

    world: World
    guild: Guild | None
    context: int = 0
    resolved: dict[str, Json] = field(default_factory=dict)

    def command(self, path: str, options: Mapping[str, Any], focused: tuple[str, str] | None = None) -> Json:
        """The data of a slash command such as "move" or "tournament create"; `focused` is the option being typed."""
        name, *rest = path.split()
        command = self._registered(name)
        level, inner = command, []
        for step in rest:
            level = _option(level, step, path)
            inner.append(level)
        given = self._options(level, options, path, focused)
        for branch in reversed(inner):
            given = [{"name": branch["name"], "type": branch["type"], "options": given}]
        data: Json = {"id": command["id"], "name": name, "type": 1, "options": given}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if self.resolved and focused is None:
            data["resolved"] = self.resolved
        return data

    def _registered(self, name: str) -> Json:
        key = self.guild.id if self.guild else None
        own = self.world.commands.get(key, []) if key else []
        everywhere = self.world.commands.get(None, [])
        for command in [*own, *everywhere]:
            if command["name"] == name and command["type"] == 1:
                self._check_offered(command)
                return command
        raise CannotUse(f"the bot has registered no /{name}")

    def _check_offered(self, command: Json) -> None:
        contexts, installs = command.get("contexts"), command.get("integration_types")
        if contexts is not None and self.context not in contexts:
            raise CannotUse(f"/{command['name']} is not offered here: its contexts are {contexts}")
        is_guest = self.context == 2 or (self.guild is not None and not self.guild.has_bot)
        if is_guest and 1 not in (installs or [0]):
            raise CannotUse(f"/{command['name']} is not offered to users: its installs are {installs}")

    def _options(
        self, level: Json, options: Mapping[str, Any], path: str, focused: tuple[str, str] | None
    ) -> list[Json]:
        made = []
        if focused is not None:
            option = _option(level, focused[0], path)
            if not option.get("autocomplete"):
                raise CannotUse(f"{focused[0]} of /{path} offers no suggestions")
            made.append({"name": option["name"], "type": option["type"], "value": focused[1], "focused": True})
        for name, value in options.items():
            if value is not None:
                option = _option(level, name, path)
                made.append({"name": name, "type": option["type"], "value": self._value(option, value, path)})
        for option in level.get("options") or []:
            if option.get("required") and options.get(option["name"]) is None and focused is None:
                raise CannotUse(f"/{path} needs {option['name']}")
            if option["type"] in (_SUBCOMMAND, _GROUP):
                raise CannotUse(f"/{path} goes on with a subcommand such as {option['name']}")
        return made

    def _value(self, option: Json, value: Any, path: str) -> Any:
        where = f"{option['name']} of /{path}"
        kind = option["type"]
        if kind in _PLAIN:
            return _plain_value(option, value, where)
        if kind in (_USER, _MENTIONABLE) and isinstance(value, Person):
            self.person(value)
        elif kind == _CHANNEL and isinstance(value, Channel):
            self._channel(value)
        elif kind == _FILE and isinstance(value, Upload):
            return self._file(value)
        else:
            raise CannotUse(f"{where}: {value!r} does not fit its type {kind}")
        return str(value.id)

    def person(self, person: Person) -> None:
        """Put a person into the resolved data."""
        key = str(person.id)
        self.resolved.setdefault("users", {})[key] = person.payload()
        if self.guild is not None and self.guild.has(person):
            member = self.guild.member(person).payload(with_user=False, with_permissions=True)
            self.resolved.setdefault("members", {})[key] = member

    def _channel(self, channel: Channel) -> None:
        about = {"id": str(channel.id), "name": channel.name, "type": channel.kind}
        about["permissions"] = str(channel.bot_permissions)
        if channel.parent is not None:
            about |= {"parent_id": str(channel.parent.id), "thread_metadata": channel.payload()["thread_metadata"]}
        self.resolved.setdefault("channels", {})[str(channel.id)] = about

    def _file(self, upload: Upload) -> str:
        key = str(new_id())
        url = self.world.keep_file(upload, key)
        about = {"id": key, "filename": upload.filename, "size": len(upload.content), "url": url, "proxy_url": url}
        self.resolved.setdefault("attachments", {})[key] = {**about, "ephemeral": True}
        return key


def _option(level: Json, name: str, path: str) -> Json:
    for option in level.get("options") or []:
        if option["name"] == name:
            found: Json = option
            return found
    raise CannotUse(f"/{path} has no {name!r}")


def _plain_value(option: Json, value: Any, where: str) -> Any:
    kind = option["type"]
    choices = option.get("choices") or []
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    if choices:
        raise CannotUse(f"{where}: {value!r} is not among its choices")
    if not isinstance(value, _PLAIN[kind]) or (isinstance(value, bool) and kind != _BOOLEAN):
        raise CannotUse(f"{where}: {value!r} does not fit its type {kind}")
    size = len(value) if isinstance(value, str) else value
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if option.get(low) is not None and size < option[low]:
            raise CannotUse(f"{where}: {value!r} is below {low} {option[low]}")
        if option.get(high) is not None and size > option[high]:
            raise CannotUse(f"{where}: {value!r} is above {high} {option[high]}")
    return value
