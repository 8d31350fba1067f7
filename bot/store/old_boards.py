"""Boards that others have replaced, and calls that are out of date, remembered until they are closed or right.

A board is added in the same transaction that notes the one in its place, a call in that which changes what it says.
"""

from collections.abc import Sequence
from functools import partial

from bot.records.matches import OldBoard
from bot.store.connections import Connection, Sessions
from bot.store.queries import SQL
from bot.store.rows import columns_of, record_of


class OldBoardRows(Sessions):
    """Messages to be closed or edited, by `kind`: of a `match`, `chouette`, `challenge`, `crowd` or `tournament`."""

    async def old_boards(self, kind: str, limit: int = 100) -> list[OldBoard]:
        """The boards to be closed, the oldest first."""
        return await self.rows(SQL.old_boards, partial(record_of, OldBoard), kind=kind, mine=self.mine, limit=limit)

    async def leave_board(self, kind: str, board: OldBoard) -> None:
        """Remember a message that has to be closed and was never noted as a board."""
        await self.change(SQL.leave_board, kind=kind, **columns_of(board))

    async def boards_closed(self, message_ids: Sequence[int]) -> None:
        """Forget boards that are closed, or never can be."""

        def forget(connection: Connection) -> None:
            for message_id in message_ids:
                SQL.board_closed(connection, message_id=message_id)

        await self.write(forget)
