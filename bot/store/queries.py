"""The named queries of the `.sql` files, for a plain sqlite3 connection.

`SQL.name(connection, parameter=value)` runs the query `name`. The mark after a name in the file says what comes
back: `^` one row or None, `!` the number of rows changed, none an iterator of rows.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import aiosql

SQL: Final[Any] = aiosql.from_path(Path(__file__).parent / "sql", "sqlite3")
