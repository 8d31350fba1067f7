"""A thread for a match, and the score in its title."""

from __future__ import annotations

from typing import Final

_PATIENCE: Final = 5.0
"""Seconds to wait for a new title: Discord allows two changes in ten minutes, and a later one will do as well."""
_ARCHIVE_AFTER: Final = 10080
"""Minutes without a message after which Discord folds a thread away: a week."""
