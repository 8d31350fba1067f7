"""A match moved to a position that would take a long game to reach."""

import sqlite3
from contextlib import closing

from msgspec import structs

from bot.store.rows import progress_columns
from tests.ui.table import Table


async def put(table: Table, **changes: object) -> None:
    """Change the stored state of the match at a table, and show its board to everyone.

    It is good only for what comes next: the log still tells of the game that led elsewhere.
    """
    record = await table.bot.store.match(table.match_id)
    state = structs.replace(record.state, **changes)
    columns = progress_columns(record.players, state, record.clock, record.updated_at)
    columns["match_id"] = table.match_id
    with closing(sqlite3.connect(table.bot.settings.database_path)) as connection, connection:
        connection.execute(
            "UPDATE matches SET state = :state, phase = :phase, waiting_for = :waiting_for WHERE match_id = :match_id",
            columns,
        )
    table.bot.app.matches.forget([table.match_id])
    table.board = (await table.players[state.on_roll].slash(table.channel, "board", public=True)).response
