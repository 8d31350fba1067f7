"""What earlier versions of the bot have written, as tests read it; `tests/files` has a folder and a README for each."""

import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

FILES = Path(__file__).parent / "files"
VERSIONS = ("1.0", "1.1")
"""The versions of which files are kept, oldest first."""


def text_of(version, name):
    """A text as it stands there, packed or not."""
    packed = FILES / version / f"{name}.xz"
    if packed.exists():
        return lzma.decompress(packed.read_bytes()).decode()
    return (FILES / version / name).read_text(encoding="utf-8")


def read(version, name):
    """What a JSON file says."""
    return json.loads(text_of(version, name))


def restore(version, path):
    """Put the database of a version there."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(text_of(version, "database.sql"))


def lost(before, now, where=""):
    """What a value of JSON said before and does not say now. What has been added since is nobody's loss."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [one for key, value in before.items() for one in lost(value, now.get(key), f"{where}.{key}")]
    if isinstance(before, list) and isinstance(now, list) and len(before) <= len(now):
        return [one for index, value in enumerate(before) for one in lost(value, now[index], f"{where}[{index}]")]
    return [] if before == now else [f"{where}: {before!r} is {now!r}"]
