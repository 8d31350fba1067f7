"""How long people wait for the first answer, and how Discord responds to the bot's requests.

An interaction is noted when it arrives; the request that answers it first is recognized by its address. So it's
measured once, whichever way the answer takes through the bot, up to the moment at which Discord has it.
"""

import re
import time
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import aiohttp

from bot.metrics.meter import ANSWER, LATE, OTHER, REQUESTS

IN_TIME: Final = 3.0
"""Seconds that Discord waits for a first answer."""
_MOST: Final = 5000
_CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_ROUTES: Final = (
    ("/callback", "first answer"),
    ("/webhooks/", "answer"),
    ("/messages", "message"),
    ("/threads", "thread"),
    ("/guilds/", "server"),
    ("/applications/", "application"),
)
_KINDS: Final = {2: "command", 3: "tap", 4: "autocomplete", 5: "form"}


class _Arrived(NamedTuple):
    """An interaction that is waiting for its first answer; without a kind, it gets none."""

    kind: str
    name: str
    at: float


_waiting: Final[dict[int, _Arrived]] = {}


def arrived(interaction_id: int, kind: int, data: Mapping[str, Any]) -> None:
    """Note that an interaction from Discord of this `kind` and with this `data` has arrived; again, nothing changes."""
    if not ANSWER.is_on or interaction_id in _waiting or kind not in _KINDS:
        return
    now = time.monotonic()
    _give_up(now)
    _waiting[interaction_id] = _Arrived(_KINDS[kind], _name(_KINDS[kind], data), now)


def ignored(interaction_id: int) -> None:
    """An interaction gets no answer on purpose, whether it has been noted already or will be."""
    if ANSWER.is_on:
        _waiting[interaction_id] = _Arrived("", "", time.monotonic())


def _give_up(now: float) -> None:
    """Count those that nobody has answered: Discord has stopped waiting."""
    while _waiting:
        key, oldest = next(iter(_waiting.items()))
        if now - oldest.at < IN_TIME + 2 and len(_waiting) < _MOST:
            return
        del _waiting[key]
        if oldest.kind:
            LATE.add(1, oldest.kind)


def _name(kind: str, data: Mapping[str, Any]) -> str:
    """The command as it's typed, or a button's purpose; never what somebody typed or whom it concerns."""
    if kind in {"command", "autocomplete"}:
        words = [str(data.get("name", ""))]
        options = data.get("options") or []
        while options and options[0].get("type") in (1, 2):
            words.append(str(options[0].get("name", "")))
            options = options[0].get("options") or []
        return " ".join(words)
    parts = str(data.get("custom_id", "")).split(":")
    return parts[2] if len(parts) > 3 and parts[0] == "bg1" else OTHER


def tracing() -> aiohttp.TraceConfig:
    """A trace that notes every request of an HTTP session."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_answered)
    trace.on_request_exception.append(_lost)
    return trace


async def _answered(_: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams) -> None:
    if ANSWER.is_on:
        path, status = done.url.path, done.response.status
        REQUESTS.add(1, route_of(path), str(status) if status in (404, 429) else f"{status // 100}xx")
        callback = _CALLBACK.search(path)
        if callback is not None and status != 429 and status < 500:  # discord.py tries those again
            _first_answer(int(callback[1]), status)


async def _lost(_: aiohttp.ClientSession, __: SimpleNamespace, lost: aiohttp.TraceRequestExceptionParams) -> None:
    if ANSWER.is_on:
        REQUESTS.add(1, route_of(lost.url.path), "lost")


def _first_answer(interaction_id: int, status: int) -> None:
    waited = _waiting.pop(interaction_id, None)
    if waited is None or not waited.kind:
        return
    took = time.monotonic() - waited.at
    if status < 400:
        ANSWER.observe(took, waited.kind, waited.name)
    if took > IN_TIME or status == 404:
        LATE.add(1, waited.kind)


def route_of(path: str) -> str:
    """The purpose of a request, in one of a few words."""
    for part, word in _ROUTES:
        if part in path:
            return word
    return OTHER
