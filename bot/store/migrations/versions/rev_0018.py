"""Time that nobody could use is one number, by which all deadlines are read later; none is moved any more."""

from alembic import op

from bot.store.migrations.parts import add, show_matches

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Begin with none: deadlines that are stored are as late as they have to be."""
    show_matches("coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) AS absent")
    op.execute("""
        CREATE VIEW chouette_records AS
        SELECT chouettes.*, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) AS absent FROM chouettes
    """)
    for table in ("crowds", "tournaments"):
        add(f"{table}: absent=0")
    op.execute("""
        CREATE VIEW crowd_records AS
        SELECT crowds.*, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) - absent AS missed FROM crowds
    """)
    op.execute("""
        CREATE VIEW tournament_records AS
        SELECT tournaments.*, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) - absent AS missed
        FROM tournaments
    """)
