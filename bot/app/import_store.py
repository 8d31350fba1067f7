"""What imported matches need from the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.records import StoredImport, StudyMatch
from bot.rules.formats.event_log import DiceProof
from bot.rules.match.events import Event


class ImportStore(Protocol):
    """Matches that people have brought along to study."""

    async def add_import(
        self, new: StudyMatch, events: Sequence[Event], proof: DiceProof | None, *, digest: str, limit: int
    ) -> StoredImport:
        """Store an imported match; `new.import_id` is not looked at. `digest` tells the same file again.

        A file that its owner has already brought is not stored twice, and nothing is stored for one who has `limit`.
        """
        ...

    async def imported(self, import_id: int) -> StudyMatch:
        """One imported match. Raises NotFound."""
        ...

    async def import_log(self, import_id: int) -> tuple[tuple[Event, ...], DiceProof | None]:
        """The events of an imported match, and what its file says of its dice. Raises NotFound."""
        ...

    async def imports_of(self, owner_id: int, limit: int = 25) -> list[StudyMatch]:
        """The matches that a person has imported, the latest first."""
        ...

    async def share_import(self, import_id: int, owner_id: int, *, shared: bool) -> StudyMatch:
        """Let others of its server see it, or not any more. Raises NotFound for whoever is not its owner."""
        ...

    async def delete_import(self, import_id: int, owner_id: int) -> bool:
        """Delete an imported match of a person's; False when he has no such one."""
        ...
