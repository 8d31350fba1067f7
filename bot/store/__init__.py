"""The database: schema, migrations, queries, backup. The only room that speaks SQL.

`Store` is all that the use cases know of it, and `Database` is it in a SQLite file; `migrate`, `current_revision` and
`backup` are the synchronous functions of the command line. `patient` gives what is slower than a turn its time.
"""

from bot.store.connections import SWEEP, UNLIMITED, patient
from bot.store.everything import Store
from bot.store.schema import HEAD
from bot.store.sqlite.backup import backup, current_revision, migrate
from bot.store.sqlite.database import Database

__all__ = ["HEAD", "SWEEP", "UNLIMITED", "Database", "Store", "backup", "current_revision", "migrate", "patient"]
