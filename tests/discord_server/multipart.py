"""Reading uploads. The whole body is in memory anyway, so cutting it up is quicker than reading it as a stream."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from tests.discord_server.messages import Upload

_NAME: Final = re.compile(rb'[; ]name="([^"]*)"')
_FILE_NAME: Final = re.compile(rb'filename="([^"]*)"')
_INDEX: Final = re.compile(r"files\[(\d+)\]")


def read_multipart(content_type: str, body: bytes) -> tuple[Any, list[Upload]]:
    """The JSON and the files of a multipart/form-data body, in the order of their numbers."""
    boundary = b"--" + content_type.partition("boundary=")[2].strip('"').encode()
    payload: Any = None
    rest: dict[str, Any] = {}
    files: list[tuple[int, Upload]] = []
    start = body.find(boundary) + len(boundary)
    while (end := body.find(boundary, start)) >= 0:
        # Each picture is copied only once, as it is most of the body.
        split = body.find(b"\r\n\r\n", start)
        head, content = body[start:split], body[split + 4 : end - 2]
        start = end + len(boundary)
        name = _found(_NAME, head)
        if name == "payload_json":
            payload = msgspec.json.decode(content)
        elif (number := _INDEX.fullmatch(name)) is not None:
            files.append((int(number[1]), Upload(_found(_FILE_NAME, head), content)))
        else:
            rest[name] = content.decode()
    files.sort(key=lambda one: one[0])
    return (rest or None) if payload is None else payload, [upload for _, upload in files]


def _found(pattern: re.Pattern[bytes], head: bytes) -> str:
    match = pattern.search(head)
    return match[1].decode() if match else ""
