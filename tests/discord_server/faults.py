"""Failures on purpose: refusals, lost answers, slow answers, rate limits."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """An error as Discord reports it: the HTTP status, Discord's own code, and words."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.headers: dict[str, str] = {}

    def payload(self) -> Json:
        """The body of the answer."""
        data: Json = {"message": self.message, "code": self.code}
        if self.errors:
            data["errors"] = self.errors
        return data


class TooManyRequests(ApiError):
    """A 429."""

    def __init__(self, retry_after: float, *, everywhere: bool = False, headers: dict[str, str] | None = None) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.retry_after = retry_after
        self.everywhere = everywhere
        # discord.py takes a 429 without Via for one of Cloudflare's, and gives up.
        self.headers = {
            "Via": "1.1 loopback",
            "Retry-After": f"{retry_after:.3f}",
            "X-RateLimit-Scope": "global" if everywhere else "user",
            **({"X-RateLimit-Global": "true"} if everywhere else {}),
            **(headers or {}),
        }

    def payload(self) -> Json:
        """The body of the answer."""
        return {"message": self.message, "retry_after": self.retry_after, "global": self.everywhere}


class ConnectionLost(Exception):
    """The connection ends without an answer."""


def matcher(pattern: str) -> re.Pattern[str]:
    """A path such as /channels/*/messages as an expression: * and {name} are one part, ** is anything."""
    parts = re.split(r"(\*\*|\*|\{\w+\})", pattern)
    made = {"**": ".*", "*": "[^/]+"}
    return re.compile(
        "".join(made.get(part) or ("[^/]+" if part.startswith("{") else re.escape(part)) for part in parts)
    )


@dataclass(eq=False)
class Fault:
    """A failure of the requests that match. `hits` counts how often it happened; `cancel` ends it."""

    method: str
    path: re.Pattern[str]
    error: ApiError | ConnectionLost | None = None
    delay: float = 0.0
    left: int | None = 1
    carried_out: bool = False
    hits: int = 0

    def applies(self, method: str, path: str) -> bool:
        """Whether it is this fault's turn; counts the hit."""
        if self.left == 0 or self.method not in ("*", method) or not self.path.fullmatch(path):
            return False
        self.hits += 1
        if self.left is not None:
            self.left -= 1
        return True

    def cancel(self) -> None:
        """End the fault."""
        self.left = 0


@dataclass(eq=False)
class RateLimit:
    """`limit` requests in `per` seconds for routes that match, counted for each bucket and major parameter."""

    method: str
    path: re.Pattern[str]
    limit: int
    per: float
    bucket: str
    everywhere: bool = False
    refused: int = 0
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)

    def headers(self, path: str) -> dict[str, str]:
        """Count a request and return Discord's headers. Raises TooManyRequests if there were too many."""
        now = time.monotonic()
        major = "" if self.everywhere else "/".join(path.split("/")[:3])
        ends, used = self.windows.get(major, (0.0, 0))
        if now >= ends:
            ends, used = now + self.per, 0
        over = used >= self.limit
        self.windows[major] = ends, used + (not over)
        left = ends - now
        headers = {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(max(0, self.limit - used - 1)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": self.bucket,
        }
        if self.everywhere:
            headers = {}
        if over:
            self.refused += 1
            raise TooManyRequests(round(left, 3), everywhere=self.everywhere, headers=headers)
        return headers


class Faults:
    """All faults in force."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.limits: list[RateLimit] = []
        self.latency = 0.0

    @property
    def none(self) -> bool:
        """Whether no failure is planned at all."""
        return not (self.faults or self.limits or self.latency)

    async def before(self, method: str, path: str) -> tuple[dict[str, str], Fault | None]:
        """What happens before a request is looked at. Returns headers, and a fault to apply after it is carried out."""
        if self.latency:
            await asyncio.sleep(self.latency)
        headers: dict[str, str] = {}
        for limit in self.limits:
            if limit.method in ("*", method) and limit.path.fullmatch(path):
                headers |= limit.headers(path)
        after = None
        for fault in self.faults:
            if fault.applies(method, path):
                if fault.delay:
                    await asyncio.sleep(fault.delay)
                if fault.carried_out:
                    after = fault
                elif fault.error is not None:
                    raise fault.error
        return headers, after
