"""The error of a chouette: it carries data, and whoever shows it finds the words."""

from __future__ import annotations

from bot.errors import BotError
from bot.errors.reasons import ChouetteReason

__all__ = ["ChouetteError", "ChouetteReason"]


class ChouetteError(BotError):
    """A chouette does not allow it; `reason` says why.

    `person` is who is meant or has to act, `cube` the number of the cube, `number` the most or least that is allowed,
    `detail` the line of the settings that cannot be; None and "" where there is none.
    """

    def __init__(
        self,
        reason: ChouetteReason,
        person: int | None = None,
        cube: int | None = None,
        number: int | None = None,
        detail: str = "",
    ) -> None:
        super().__init__(f"chouette: {reason.value} {detail}".strip())
        self.reason = reason
        self.person = person
        self.cube = cube
        self.number = number
        self.detail = detail
