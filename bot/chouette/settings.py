"""The options of a table, and the presets it chooses from."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import msgspec

from bot.errors import ChouetteError, ChouetteReason, HouseRule
from bot.rules.house_rules import check
from bot.rules.rules import Rules
from bot.rules.variants import find_variant

FEWEST: Final = 3
"""Players needed to begin."""
MOST: Final = 25
"""The highest number of players that a table may choose."""
_SECONDS_LIVE: Final = 30
_SECONDS_BY_CORRESPONDENCE: Final = 12 * 60 * 60


class Rotation(StrEnum):
    """Who is box and captain in the next game."""

    CAPTAIN = "captain"
    """The order by what the box won or lost against the captain of the start."""
    LA2 = "la2"
    """The second rule of Los Angeles: the captain just before the last cube was settled decides, and the net."""


class Joiner(StrEnum):
    """Where somebody who joins is put."""

    LAST = "last"
    BEFORE_LOSER = "before_loser"
    """Before the one who went to the end by losing the game."""


class Consulting(StrEnum):
    """Which of the crew may propose plays to the captain."""

    FREE = "free"
    AFTER_TURNED = "after_turned"
    """Those whose own cube was turned and accepted."""
    NONE = "none"


class ChouetteSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The lines of a table. The defaults are the preset Standard; `preset` only names what it began as."""

    preset: str = "standard"
    variant: str = "backgammon"
    rules: Rules = Rules(jacoby=True, beavers=True)
    live: bool = True
    """Played at one sitting, not by correspondence."""
    most: int = 12
    """The most players."""
    partner_may: int = 0
    """Players from which the box may ask for a partner; 0 for never."""
    partner_must: int = 0
    """Players from which the box has a partner; 0 for never."""
    last_asked_first: bool = False
    """Is the last in line asked first to be partner, and not the first?"""
    la1: bool = False
    """The first rule of Los Angeles: how many doubles the box may take, and whom it may double."""
    extras: bool = False
    """May those who passed give the only one who took a cube of their own?"""
    rotation: Rotation = Rotation.CAPTAIN
    joiner: Joiner = Joiner.LAST
    settlements: bool = True
    consulting: Consulting = Consulting.FREE
    one_cube: bool = False
    """The captain doubles for all, and the box answers all alike."""
    cubes_open: bool = False
    """Does the crew see its own choices before a window closes?"""
    limit: int = 0
    """The most points that one cube can cost in a game; 0 for no limit."""

    @property
    def window_seconds(self) -> int:
        """How long a window is open."""
        return _SECONDS_LIVE if self.live else _SECONDS_BY_CORRESPONDENCE

    def check(self) -> None:
        """Raise ChouetteError(SETTINGS), its `detail` the line that cannot be."""
        faults = {
            "most": not FEWEST <= self.most <= MOST,
            "partner_may": self.partner_may and self.partner_may < FEWEST,
            "partner_must": self.partner_must and self.partner_must < FEWEST,
            "limit": self.limit < 0,
            "winner_starts": self.rules.winner_starts,
        }
        for line, wrong in faults.items():
            if wrong:
                raise ChouetteError(ChouetteReason.SETTINGS, detail=line)
        try:
            check(self.rules, find_variant(self.variant), 0)
        except LookupError:
            raise ChouetteError(ChouetteReason.SETTINGS, detail="variant") from None
        except HouseRule as refused:
            raise ChouetteError(ChouetteReason.SETTINGS, detail=refused.option) from refused
        if not self.rules.cube:
            raise ChouetteError(ChouetteReason.SETTINGS, detail="cube")


PRESETS: Final[Mapping[str, ChouetteSettings]] = MappingProxyType(
    {
        preset.preset: preset
        for preset in (
            ChouetteSettings(),
            ChouetteSettings("woolsey", most=10, partner_must=6),
            ChouetteSettings(
                "los_angeles",
                most=7,
                partner_may=6,
                partner_must=7,
                la1=True,
                extras=True,
                rotation=Rotation.LA2,
                consulting=Consulting.NONE,
            ),
            ChouetteSettings(
                "cambridge",
                rules=Rules(jacoby=True),
                joiner=Joiner.BEFORE_LOSER,
                settlements=False,
                consulting=Consulting.AFTER_TURNED,
            ),
            ChouetteSettings("colorado", partner_may=6, last_asked_first=True, consulting=Consulting.AFTER_TURNED),
        )
    }
)
"""The tables that are offered, by name."""
