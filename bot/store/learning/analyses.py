"""Analyzed decisions, identified by what happened in the game; requests for analyses; hints taken."""

import zlib
from collections.abc import Iterable
from datetime import datetime
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.errors import StorageCorrupt
from bot.records.analyses import DecisionAnalysis
from bot.records.studies import AnalysisRequest
from bot.rules.sides import Side
from bot.store.connections import Connection, Row
from bot.store.queries import SQL
from bot.store.rows import columns_of, record_of
from bot.store.sessions import Sessions

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(DecisionAnalysis)


class AnalysisRows(Sessions):
    """Analyses and those who wait for them."""

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
        packed = zlib.compress(_ENCODER.encode(analysis))
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


def _subject(subject: tuple[str, int | None]) -> dict[str, object]:
    return {"match": subject[0], "game": subject[1]}


def _read_request(row: Row) -> AnalysisRequest:
    return record_of(AnalysisRequest, row, is_studied=row["studied_at"] is not None)


def _read(packed: bytes, digest: str) -> DecisionAnalysis:
    try:
        return _DECODER.decode(zlib.decompress(packed))
    except (zlib.error, msgspec.MsgspecError) as error:
        raise StorageCorrupt(f"study of {digest}: {error}") from error
