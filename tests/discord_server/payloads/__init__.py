"""What Discord accepts: each function takes a payload and returns the problems that Discord would have with it.

The functions are pure, so that any test can use them, whatever carried the payload. `files` are the uploads beside a
payload, as {name: number of bytes}. `kept` are the names of files that the edited message already has.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

from tests.discord_server.checks import (
    Problem,
    Report,
    boolean,
    each,
    fields,
    inside,
    number,
    one_of,
    snowflake,
    text,
    unique,
)
from tests.discord_server.payloads.commands import check_choices, check_command, check_commands
from tests.discord_server.payloads.components import check_message_components, check_modal_components

__all__ = [
    "COMPONENTS_V2",
    "EPHEMERAL",
    "FILE_LIMIT",
    "Problem",
    "autocomplete_problems",
    "command_problems",
    "commands_problems",
    "interaction_response_problems",
    "message_problems",
    "modal_problems",
]

Json = dict[str, Any]

EPHEMERAL: Final = 1 << 6
COMPONENTS_V2: Final = 1 << 15
FILE_LIMIT: Final = 10 * 1024 * 1024
"""Bytes of a file in a server without boosts."""

_SUPPRESS_EMBEDS: Final = 1 << 2
_SUPPRESS_NOTIFICATIONS: Final = 1 << 12
_VOICE_MESSAGE: Final = 1 << 13
_ON_CREATE: Final = _SUPPRESS_EMBEDS | _SUPPRESS_NOTIFICATIONS | _VOICE_MESSAGE | COMPONENTS_V2
_ON_EDIT: Final = _SUPPRESS_EMBEDS | COMPONENTS_V2

_ICON: Final = fields({}, {"url": text(0, 2048), "icon_url": text(0, 2048)})
_EMBED: Final = fields(
    {},
    {
        "title": text(0, 256),
        "description": text(0, 4096),
        "url": text(0, 2048),
        "color": number(0, 0xFFFFFF),
        "author": fields({"name": text(1, 256)}, {"url": text(0, 2048), "icon_url": text(0, 2048)}),
        "footer": fields({"text": text(1, 2048)}, {"icon_url": text(0, 2048)}),
        "image": _ICON,
        "thumbnail": _ICON,
        "fields": each(fields({"name": text(1, 256), "value": text(1, 1024)}, {"inline": boolean}), 0, 25),
    },
)
_MENTIONS: Final = fields(
    {},
    {
        "parse": each(one_of("users", "roles", "everyone"), 0, 3),
        "users": each(snowflake, 0, 100),
        "roles": each(snowflake, 0, 100),
        "replied_user": boolean,
    },
)
_MESSAGE: Final = fields(
    {},
    {
        "content": text(0, 2000),
        "embeds": each(_EMBED, 0, 10),
        "allowed_mentions": _MENTIONS,
        "attachments": each(
            fields({"id": snowflake}, {"filename": text(1, 1024), "description": text(0, 1024)}), 0, 10
        ),
        "tts": boolean,
        "nonce": lambda report, path, value: text(0, 25)(report, path, str(value)),
        "sticker_ids": each(snowflake, 0, 3),
    },
)
_MODAL: Final = fields({"title": text(1, 45), "custom_id": text(1, 100)})


def _shown(report: Report, path: str, value: Any) -> None:
    text(0, 100)(report, path, value)
    if isinstance(value, str) and not value.strip(" \t\n\u3164\u2800\u200b"):
        report.add(path, "is blank")


_THREAD: Final = fields({"name": _shown}, {"auto_archive_duration": one_of(60, 1440, 4320, 10080)})


def thread_problems(thread: Any) -> list[Problem]:
    """A thread to start, or changes that name it."""
    report = Report()
    _THREAD(report, "", thread)
    return report


def command_problems(command: Any) -> list[Problem]:
    """One application command."""
    report = Report()
    check_command(report, "", command)
    return report


def commands_problems(commands: Any) -> list[Problem]:
    """All application commands, as registered at once."""
    report = Report()
    check_commands(report, "", commands)
    return report


def message_problems(
    payload: Any,
    *,
    files: Mapping[str, int] | None = None,
    kept: Collection[str] = (),
    kept_ids: Collection[int] = (),
    edit: bool = False,
    v2: bool = False,
    ephemeral: bool = False,
    file_limit: int = FILE_LIMIT,
    path: str = "",
) -> list[Problem]:
    """A message, or with `edit` the changes to one; `v2` if the edited message has Components V2 already.

    `ephemeral` if the payload answers an interaction and may be ephemeral; `path` is put before each path.
    """
    report = Report()
    if not isinstance(payload, dict):
        report.add(path, "must be an object")
        return report
    files = files or {}
    _MESSAGE(report, path, payload)
    _check_flags(report, inside(path, "flags"), payload.get("flags") or 0, _ON_EDIT if edit else _ON_CREATE, ephemeral)
    v2 = v2 or bool((payload.get("flags") or 0) & COMPONENTS_V2)
    media = check_message_components(report, inside(path, "components"), payload.get("components") or [], v2=v2)
    media += _embed_media(report, path, payload.get("embeds") or [])
    _check_references(report, media, {*files, *kept})
    _check_files(report, path, payload, files, kept_ids, file_limit)
    _check_mentions(report, inside(path, "allowed_mentions"), payload.get("allowed_mentions"))
    if v2:
        _check_v2(report, path, payload, edit=edit)
    elif not edit and not (files or any(payload.get(name) for name in _SAYS_SOMETHING)):
        report.add(path, "is an empty message")
    return report


_SAYS_SOMETHING: Final = ("content", "embeds", "components", "sticker_ids", "poll")


def interaction_response_problems(
    payload: Any,
    *,
    interaction_type: int | None = None,
    files: Mapping[str, int] | None = None,
    kept: Collection[str] = (),
    kept_ids: Collection[int] = (),
    v2: bool = False,
    file_limit: int = FILE_LIMIT,
) -> list[Problem]:
    """The answer to an interaction: {"type": ..., "data": ...}."""
    report = Report()
    if not isinstance(payload, dict):
        report.add("", "must be an object")
        return report
    kind, data = payload.get("type"), payload.get("data")
    one_of(*_ANSWERS.get(interaction_type or 0, _ANY_ANSWER))(report, "type", kind)
    if kind in (4, 7):
        report += message_problems(
            data if data is not None or kind == 4 else {},
            edit=kind == 7,
            v2=v2 and kind == 7,
            ephemeral=kind == 4,
            path="data",
            files=files,
            kept=kept,
            kept_ids=kept_ids,
            file_limit=file_limit,
        )
    elif kind == 5:
        _check_flags(report, "data.flags", (data or {}).get("flags") or 0, _SUPPRESS_EMBEDS, ephemeral=True)
    elif kind == 8:
        report += autocomplete_problems(data, path="data")
    elif kind == 9:
        report += modal_problems(data, path="data")
    return report


_ANSWERS: Final = {2: (4, 5, 9), 3: (4, 5, 6, 7, 9), 4: (8,), 5: (4, 5, 6, 7)}
"""Type of interaction -> types of answer: message, deferred, deferred update, update, suggestions, modal."""
_ANY_ANSWER: Final = (4, 5, 6, 7, 8, 9)


def autocomplete_problems(data: Any, *, kind: int | None = None, path: str = "") -> list[Problem]:
    """The suggestions for an option of type `kind`: {"choices": [...]}."""
    report = Report()
    if not isinstance(data, dict):
        report.add(path, "must be an object")
    else:
        check_choices(report, inside(path, "choices"), data.get("choices") or [], kind)
    return report


def modal_problems(data: Any, *, path: str = "") -> list[Problem]:
    """A modal: {"title": ..., "custom_id": ..., "components": [...]}."""
    report = Report()
    _MODAL(report, path, data)
    if isinstance(data, dict):
        check_modal_components(report, inside(path, "components"), data.get("components"))
    return report


def _check_flags(report: Report, path: str, flags: Any, allowed: int, ephemeral: bool) -> None:
    if not isinstance(flags, int):
        report.add(path, "must be a whole number")
    elif flags & ~(allowed | (EPHEMERAL if ephemeral else 0)):
        report.add(path, f"{flags} has flags that cannot be set here")


def _check_v2(report: Report, path: str, payload: Json, *, edit: bool) -> None:
    for name in ("content", "embeds", "sticker_ids", "poll"):
        if payload.get(name):
            report.add(inside(path, name), "does not go with Components V2")
    if not payload.get("components") and (not edit or "components" in payload):
        report.add(inside(path, "components"), "is an empty message")


def _embed_media(report: Report, path: str, embeds: Any) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    characters = 0
    for index, embed in enumerate(embeds if isinstance(embeds, list) else []):
        if not isinstance(embed, dict):
            continue
        where = inside(path, f"embeds[{index}]")
        characters += _embed_length(embed)
        for part, key in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
            url = (embed.get(part) or {}).get(key)
            if url:
                found.append((f"{where}.{part}.{key}", url))
    if characters > 6000:
        report.add(inside(path, "embeds"), f"have {characters} characters in all, must have at most 6000")
    return found


def _embed_length(embed: Json) -> int:
    said = [embed.get("title"), embed.get("description")]
    said += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        said += [field.get("name"), field.get("value")]
    return sum(len(str(one)) for one in said if one)


def _check_references(report: Report, media: list[tuple[str, str]], names: Collection[str]) -> None:
    for path, url in media:
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            report.add(path, f"refers to {url}, which is neither uploaded nor kept")


def _check_files(
    report: Report, path: str, payload: Json, files: Mapping[str, int], kept_ids: Collection[int], limit: int
) -> None:
    if len(files) > 10:
        report.add(path, f"has {len(files)} files, must have at most 10")
    for name, size in files.items():
        if size > limit:
            report.add(path, f"the file {name!r} has {size} bytes, must have at most {limit}")
    attachments = [one for one in payload.get("attachments") or [] if isinstance(one, dict) and "id" in one]
    where = inside(path, "attachments")
    unique(report, [(f"{where}[{i}].id", str(one["id"])) for i, one in enumerate(attachments)], "the id")
    known = {str(index) for index in range(len(files))} | {str(kept) for kept in kept_ids}
    for index, attachment in enumerate(attachments):
        if str(attachment["id"]) not in known:
            report.add(f"{where}[{index}].id", f"{attachment['id']} is neither an upload nor a kept attachment")


def _check_mentions(report: Report, path: str, mentions: Any) -> None:
    if not isinstance(mentions, dict):
        return
    for name in ("users", "roles"):
        if name in (mentions.get("parse") or []) and mentions.get(name):
            report.add(inside(path, name), f"does not go with parse: {name!r}")
