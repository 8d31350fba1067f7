"""Time that nobody could use is one number, by which all deadlines are read later; none is moved any more."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

MILLISECONDS = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Begin with none: deadlines that are stored are as late as they have to be."""
    op.execute("DROP VIEW match_records")
    op.execute("""
        CREATE VIEW match_records AS
        SELECT
            matches.*, white.name AS white_name, black.name AS black_name, match_dice.commitment AS commitment,
            coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) AS absent
        FROM matches
        JOIN players AS white ON white.user_id = matches.white_id
        JOIN players AS black ON black.user_id = matches.black_id
        LEFT JOIN match_dice ON match_dice.match_id = matches.match_id
    """)
    op.execute("""
        CREATE VIEW chouette_records AS
        SELECT chouettes.*, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) AS absent FROM chouettes
    """)
    for table in ("crowds", "tournaments"):
        op.add_column(table, sa.Column("absent", MILLISECONDS, nullable=False, server_default="0"))
    op.execute("""
        CREATE VIEW crowd_records AS
        SELECT crowds.*, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) - absent AS missed FROM crowds
    """)
    op.execute("""
        CREATE VIEW tournament_records AS
        SELECT tournaments.*, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) - absent AS missed
        FROM tournaments
    """)
