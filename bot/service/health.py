"""How a running bot says that it is well, and how `python -m bot health` hears of it: by one file.

The file is rewritten every few seconds. It is empty while all is well, and holds a line saying why otherwise; one that
is not rewritten any more was left by a bot that hangs, or is gone.
"""

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

EVERY: Final = 10.0
"""Seconds between two looks at how the bot is."""
_STALE: Final = 60.0  # seconds after which a bot that has not said anything counts as stuck


def report(path: Path, trouble: str = "") -> None:
    """Say that the bot is alive, and well unless there is `trouble`. Never raises: a full disk is told by silence."""
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        path.write_text(trouble, encoding="utf-8")
        path.touch()
    except OSError:
        withdraw(path)


def withdraw(path: Path) -> None:
    """Leave no report, so that nobody takes the last one for the present. Never raises."""
    with suppress(OSError):
        path.unlink(missing_ok=True)


def trouble_of(path: Path) -> str:
    """Why the bot that reports to `path` is not well; "" while it is."""
    try:
        age = time.time() - path.stat().st_mtime
        trouble = path.read_text(encoding="utf-8")
    except OSError:
        return f"no bot reports to {path}"
    return f"the bot has not been heard of for {age:.0f} s" if age >= _STALE else trouble
