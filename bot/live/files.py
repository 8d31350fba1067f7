"""The files of the page, under a name that changes with what they contain, so that they can be kept for a year."""

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from bot.assets import assets_folder

_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".webp": "image/webp",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".json": "application/json",
    ".txt": "text/plain",
    ".html": "text/html",
}
PAGE: Final = "index.html"
_REMARKS: Final = re.compile(r"/\*.*?\*/[ \t]?|^[ \t]*//[^\n]*$", re.MULTILINE | re.DOTALL)
_EMPTY: Final = re.compile(r"^[ \t]+|[ \t]+$|\n(?=[ \t]*\n)", re.MULTILINE)
_OTHERS: Final = "vendor/"  # files by others are sent as they are
_SQUEEZED: Final = frozenset({".js", ".css", ".svg", ".json", ".txt"})


class File(NamedTuple):
    """A file as it's sent: its content, its type, and the content compressed by gzip where that is smaller."""

    data: bytes
    kind: str
    squeezed: bytes | None


class Files(NamedTuple):
    """All files of the page by their path, and the digest of them all."""

    digest: str
    files: dict[str, File]
    page: str
    """The page itself, with gaps for what changes with each request."""

    @property
    def folder(self) -> str:
        """Where they are found, from the address of the page on: inside Discord that isn't `/live/`."""
        return f"./{self.digest}/"


@cache
def page_files() -> Files:
    """The files that are there, read once: a few hundred kilobytes."""
    return files_in(assets_folder() / "live")


def files_in(folder: Path) -> Files:
    """The files in a folder and below it. Those whose type isn't known are left out."""
    digest, found = hashlib.sha256(), {}
    for path in sorted(one for one in folder.rglob("*") if one.is_file()):
        kind = _TYPES.get(path.suffix)
        if kind is not None:
            name, data = path.relative_to(folder).as_posix(), path.read_bytes()
            if path.suffix in {".js", ".css"} and not name.startswith(_OTHERS):
                data = lean(data.decode()).encode()
            digest.update(f"{name}:{len(data)}:".encode() + data)
            squeezed = gzip.compress(data, mtime=0) if path.suffix in _SQUEEZED else None
            found[name] = File(data, kind, squeezed)
    page = found.pop(PAGE, File(_NO_PAGE, "text/html", None)).data.decode()
    return Files(digest.hexdigest()[:12], found, page)


def lean(text: str) -> str:
    """A module or a style without comments and indentation: a third of what the page would weigh."""
    return _EMPTY.sub("", _REMARKS.sub("", text))


_NO_PAGE: Final = b"<!doctype html><title>Backgammon</title><p>The files of the page are missing."
