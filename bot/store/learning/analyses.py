"""Analyzed decisions, identified by what happened in the game; requests for analyses; hints taken; imported matches."""

import asyncio
import zlib
from collections.abc import Callable, Iterable
from datetime import datetime
from operator import itemgetter
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.errors import NotFound, NotFoundWhat, StorageCorrupt
from bot.records.analyses import DecisionAnalysis
from bot.records.matches import AnalysisRequest, Filing, ImportedMatch, OwnSide, StoredImport
from bot.rules.formats.event_log import DiceProof
from bot.rules.match.events import Event
from bot.rules.sides import Side
from bot.store.connections import Connection, Row, Sessions
from bot.store.queries import SQL
from bot.store.rows import columns_of, record_of, to_json


class AnalysisRows(Sessions):
    """Analyses, those who wait for them, and imported matches."""

    async def analyzed(self, digests: Iterable[str], level: str) -> dict[str, dict[int, DecisionAnalysis]]:
        """The decisions stored for these games, by their place in the game. Raises StorageCorrupt."""
        wanted = list(digests)

        def work(connection: Connection) -> dict[str, list[tuple[int, bytes]]]:
            return {
                digest: [(row["place"], row["study"]) for row in SQL.studied(connection, digest=digest, level=level)]
                for digest in wanted
            }

        rows = await self.read(work)
        return {digest: {place: _read(analysis, digest) for place, analysis in found} for digest, found in rows.items()}

    async def keep_analysis(self, digest: str, level: str, place: int, analysis: DecisionAnalysis) -> None:
        """Store a decision of a game; one that is stored already stays as it is."""
        packed = zlib.compress(msgspec.json.encode(analysis))
        await self.change(SQL.keep_study, digest=digest, level=level, place=place, study=packed)

    async def analysis_requests(self) -> list[AnalysisRequest]:
        """Everyone who waits for an analysis, the longest waiting first."""
        return await self.rows(SQL.study_requests, _read_request)

    async def ask_analysis(self, request: AnalysisRequest) -> tuple[AnalysisRequest, AnalysisRequest | None]:
        """Store a request in place of the person's one before; returns both. The number of `request` is ignored."""

        def work(connection: Connection) -> tuple[AnalysisRequest, AnalysisRequest | None]:
            row = SQL.study_request_of(connection, user_id=request.user_id)
            SQL.delete_study_requests_of(connection, user_id=request.user_id)
            number = SQL.insert_study_request(connection, **columns_of(request))["request_id"]
            stored = replace(request, request_id=number)
            return stored, None if row is None else _read_request(row)

        return await self.write(work, alone=True)

    async def drop_analysis_request(self, request_id: int) -> bool:
        """Delete a request. Returns whether it was there."""
        return await self.change(SQL.delete_study_request, request_id=request_id) > 0

    async def take_study(self, worker: str, now: datetime, until: datetime) -> AnalysisRequest | None:
        """The next analysis that nobody makes, for `worker` until `until`; None if there is none."""
        row = await self.write_at_once(
            lambda connection: SQL.take_study(connection, worker=worker, now=now, until=until)
        )
        return None if row is None else _read_request(row)

    async def hold_study(self, subject: tuple[str, int | None], worker: str, now: datetime, until: datetime) -> bool:
        """Take an analysis, or hold on to it. False if another process makes it, it is made, or nobody waits for it."""
        columns = {**_subject(subject), "now": now, "until": until}
        held: int = await self.write_at_once(lambda connection: SQL.hold_study(connection, worker=worker, **columns))
        return held > 0

    async def end_study(self, subject: tuple[str, int | None], at: datetime) -> None:
        """An analysis is made, or cannot be made: those who wait are to be told."""
        await self.write_at_once(lambda connection: SQL.end_study(connection, **_subject(subject), at=at))

    async def leave_studies(self, worker: str) -> None:
        """Let others take what a process was making."""
        await self.write_at_once(lambda connection: SQL.leave_studies(connection, worker=worker))

    async def note_hint(self, match_id: int, seq: int, side: Side) -> None:
        """Note that a side has taken a hint at `seq`. A second look at the same hint does not count."""
        await self.change(SQL.note_hint, match_id=match_id, seq=seq, side=side)

    async def hints_in(self, match_id: int) -> tuple[int, int]:
        """How many hints each side of a match has taken."""
        taken = dict(await self.rows(SQL.hints_in, lambda row: (row["side"], row["total"]), match_id=match_id))
        return taken.get(0, 0), taken.get(1, 0)

    async def hints_of(self, match_id: int, side: Side) -> list[int]:
        """The `seq` of each hint that a side of a match has taken, in order."""
        return await self.rows(SQL.hints_of, lambda row: row["seq"], match_id=match_id, side=side)

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
        return await self.rows(SQL.imports_of, _read_import, owner_id=owner_id, limit=limit)

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


def _subject(subject: tuple[str, int | None]) -> dict[str, object]:
    return {"match": subject[0], "game": subject[1]}


def _read_request(row: Row) -> AnalysisRequest:
    return record_of(AnalysisRequest, row, is_studied=row["studied_at"] is not None)


def _read(packed: bytes, digest: str) -> DecisionAnalysis:
    try:
        return msgspec.json.decode(zlib.decompress(packed), type=DecisionAnalysis)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise StorageCorrupt(f"study of {digest}: {error}") from error


_EVENTS: Final = msgspec.json.Decoder(tuple[Event, ...])


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
    return _read_import(row)


def _read_import(row: Row) -> ImportedMatch:
    return record_of(ImportedMatch, row, names=(row["white_name"], row["black_name"]))


def _read_log(import_id: int, row: Row) -> tuple[tuple[Event, ...], DiceProof | None]:
    try:
        proof = None if row["proof"] is None else msgspec.json.decode(row["proof"], type=DiceProof)
        return _EVENTS.decode(zlib.decompress(row["events"])), proof
    except (msgspec.MsgspecError, UnicodeError, zlib.error) as error:
        raise StorageCorrupt(f"the log of imported match {import_id}: {error}") from error
