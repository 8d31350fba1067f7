"""What dice need from the database."""

from __future__ import annotations

from typing import Protocol

from bot.fairness import MatchDice, ServerSeed
from bot.records import ChallengeDice
from bot.roll_statistics import RollCounts


class DiceStore(Protocol):
    """Seeds, which are secret until a match is over, and rolls counted."""

    async def challenge_dice(self, challenge_id: int) -> ChallengeDice | None:
        """The seed of an open challenge; None for one that is closed, or from before there were any."""
        ...

    async def tournament_seed(self, tournament_id: int) -> ServerSeed | None:
        """What the dice of a tournament's matches come from; None for one from before there were any."""
        ...

    async def tournament_has_ended(self, tournament_id: int) -> bool:
        """Has a tournament ever been over, so that its seed may have been seen?"""
        ...

    async def is_played_with(self, label: str) -> bool:
        """Is any match under way whose dice have a name that begins with `label`?"""
        ...

    async def sign_up_click(self, tournament_id: int, user_id: int) -> int | None:
        """The click by which a person last signed up for a tournament; None for one who was signed up by others."""
        ...

    async def match_dice(self, match_id: int) -> MatchDice | None:
        """The dice of a match; None for a match from before there were any."""
        ...

    async def rolls_of_match(self, match_id: int) -> tuple[RollCounts, RollCounts]:
        """What each side of a match has rolled so far."""
        ...

    async def rolls_of_person(self, user_id: int) -> RollCounts:
        """What a person has rolled in all matches."""
        ...

    async def rolls_of_server(self, guild_id: int) -> RollCounts:
        """What was rolled in all matches of a server."""
        ...
