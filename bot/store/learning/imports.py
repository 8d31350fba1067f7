"""Matches that people have imported from files."""

import asyncio
import zlib
from collections.abc import Callable
from operator import itemgetter
from typing import Final

import msgspec

from bot.errors import NotFound, NotFoundWhat, StorageCorrupt
from bot.records.studies import Filing, ImportedMatch, OwnSide, StoredImport
from bot.rules.formats.event_log import DiceProof
from bot.rules.match.events import Event
from bot.store.connections import Connection, Row
from bot.store.queries import SQL
from bot.store.rows import columns_of, record_of, to_json
from bot.store.sessions import Sessions

_EVENTS: Final = msgspec.json.Decoder(tuple[Event, ...])
_PROOF: Final = msgspec.json.Decoder(DiceProof)


class ImportRows(Sessions):
    """Imported matches as stored: what a list shows of each, and its log, deflated."""

    async def add_import(
        self, new: ImportedMatch, events: bytes, proof: DiceProof | None, *, digest: str, limit: int
    ) -> StoredImport:
        """Store an imported match; `new.import_id` is ignored. `digest` recognizes the same file.

        A file that its owner has already imported is not stored twice, and nothing is stored for one who has `limit`.
        """
        row: dict[str, object] = {
            **columns_of(new),
            "white_name": new.names[0],
            "black_name": new.names[1],
            "digest": digest,
            "events": await asyncio.to_thread(zlib.compress, events),
            "proof": None if proof is None else to_json(proof),
        }
        return await self.write(lambda connection: _add(connection, row, limit), alone=True)

    async def imported(self, import_id: int) -> ImportedMatch:
        """One imported match. Raises NotFound and StorageCorrupt."""
        return await self.read(lambda connection: _load(connection, import_id))

    async def import_log(self, import_id: int) -> tuple[tuple[Event, ...], DiceProof | None]:
        """The events of an imported match, and what its file says of its dice. Raises NotFound and StorageCorrupt."""
        row = await self.read(lambda connection: SQL.import_log(connection, import_id=import_id))
        if row is None:
            raise NotFound(NotFoundWhat.IMPORT)
        return await asyncio.to_thread(_read_log, import_id, row)

    async def import_numbers(self, after: int, limit: int) -> list[int]:
        """The numbers of imported matches above one, in order."""
        return await self.rows(SQL.import_numbers, itemgetter("import_id"), after=after, limit=limit)

    async def imports_of(self, owner_id: int, limit: int = 25) -> list[ImportedMatch]:
        """The matches that a person has imported, the latest first. Raises StorageCorrupt."""
        return await self.rows(SQL.imports_of, _read, owner_id=owner_id, limit=limit)

    async def share_import(self, import_id: int, owner_id: int, *, shared: bool) -> ImportedMatch:
        """Let others of its server see it, or not any more. Raises NotFound for anyone but its owner."""
        return await self._changed(SQL.share_import, import_id, owner_id, shared=int(shared))

    async def own_import(self, import_id: int, owner_id: int, own_side: OwnSide) -> ImportedMatch:
        """Note which side is its owner's. Raises NotFound for anyone else."""
        return await self._changed(SQL.own_import, import_id, owner_id, own_side=own_side.value)

    async def own_names(self, owner_id: int) -> list[str]:
        """The names under which a person played the matches that they have imported, as far as that is known."""
        return await self.rows(SQL.own_names, itemgetter("name"), owner_id=owner_id)

    async def _changed(
        self, query: Callable[..., int], import_id: int, owner_id: int, **columns: object
    ) -> ImportedMatch:
        def work(connection: Connection) -> ImportedMatch:
            if not query(connection, import_id=import_id, owner_id=owner_id, **columns):
                raise NotFound(NotFoundWhat.IMPORT)
            return _load(connection, import_id)

        return await self.write(work)

    async def delete_import(self, import_id: int, owner_id: int) -> bool:
        """Delete a person's imported match and overwrite it in the file; False if they have no such one."""
        return await self.change(SQL.delete_import, import_id=import_id, owner_id=owner_id) > 0


def _add(connection: Connection, row: dict[str, object], limit: int) -> StoredImport:
    known = SQL.import_of_digest(connection, owner_id=row["owner_id"], digest=row["digest"])
    if known is not None:
        return StoredImport(_load(connection, known["import_id"]), Filing.KNOWN)
    stored = SQL.count_imports(connection, owner_id=row["owner_id"])
    if stored["total"] >= limit:
        return StoredImport(_load(connection, stored["oldest"]), Filing.FULL)
    return StoredImport(_load(connection, SQL.insert_import(connection, **row)["import_id"]), Filing.STORED)


def _load(connection: Connection, import_id: int) -> ImportedMatch:
    row = SQL.import_by_id(connection, import_id=import_id)
    if row is None:
        raise NotFound(NotFoundWhat.IMPORT)
    return _read(row)


def _read(row: Row) -> ImportedMatch:
    return record_of(ImportedMatch, row, names=(row["white_name"], row["black_name"]))


def _read_log(import_id: int, row: Row) -> tuple[tuple[Event, ...], DiceProof | None]:
    try:
        proof = None if row["proof"] is None else _PROOF.decode(row["proof"])
        return _EVENTS.decode(zlib.decompress(row["events"])), proof
    except (msgspec.MsgspecError, UnicodeError, zlib.error) as error:
        raise StorageCorrupt(f"the log of imported match {import_id}: {error}") from error
