"""The files of a database: who may read them, and which process they belong to."""

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bot.errors import StorageUnavailable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_log: Final = logging.getLogger(__name__)

_OWN_FILE: Final = 0o600
_OWN_DIRECTORY: Final = 0o700
_OTHERS: Final = 0o077
COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside a database, with the same mode."""


def create(path: Path) -> None:
    """Create a database file, and its folder, for its owner alone; what is there stays. Raises StorageUnavailable."""
    try:
        make_directory(path.parent)
        if not path.exists():
            path.touch(_OWN_FILE)
    except OSError as error:
        raise StorageUnavailable(f"{path} cannot be made: {error}") from error


def close_to_others(path: Path) -> None:
    """See to it that only its owner may read a database file and what SQLite keeps beside it.

    Where that cannot be done (somebody else's file, a file system without modes) the log warns.
    """
    for ending in ("", *COMPANIONS):
        _close_to_others(path.with_name(path.name + ending))


def make_directory(path: Path) -> None:
    """Create a directory that only its owner may look into. One that is there stays as it is. Raises OSError."""
    path.mkdir(_OWN_DIRECTORY, parents=True, exist_ok=True)


def _close_to_others(path: Path) -> None:
    if os.name != "posix":
        return  # Windows has access lists, which a file takes from its directory
    try:
        mode = path.stat().st_mode
        if mode & _OTHERS == 0:
            return
        path.chmod(mode & _OWN_DIRECTORY)
        left = path.stat().st_mode & _OTHERS
    except FileNotFoundError:
        return
    except OSError as error:  # it is not ours
        _log.warning("others on this machine may read %s: %s", path, error)
        return
    if left:  # this file system keeps no such rights
        _log.warning("others on this machine may read %s", path)


def lock_of(path: Path) -> Path:
    """The file that the user of a database locks."""
    path = path.resolve()
    return path.with_name(f"{path.name}.lock")


@contextmanager
def held(path: Path) -> Iterator[Callable[[], None]]:
    """Keep a database to this process while the block runs. Raises StorageUnavailable when another process has it.

    The lock is the system's, on a file beside the database, and ends with the process, however that ends: what this
    gives has nothing to do. The file stays. Copying the database (`backup`) needs no lock.
    """
    path, beside = path.resolve(), lock_of(path)
    try:
        make_directory(path.parent)
        handle = os.open(beside, os.O_RDWR | os.O_CREAT, _OWN_FILE)
    except OSError as error:
        raise StorageUnavailable(f"no lock {beside}: {error}") from error
    try:
        _lock(handle, path)
        yield lambda: None
    finally:
        os.close(handle)


def _lock(handle: int, path: Path) -> None:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise StorageUnavailable(
            f"{path} is in use by another process: stop the bot or the local page that runs on it first "
            "(several `serve` at once need PostgreSQL, see docs/hosting.md)"
        ) from None
    except OSError as error:
        _log.warning("this file system has no locks (%s): see to it that no second bot is started on %s", error, path)
