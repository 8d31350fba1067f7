"""The parts of several revisions. They stay as they are, for a revision makes what it made when it was released."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord, an id of ours, or milliseconds (since 1970 in UTC, or a duration): 64 bits."""
NUMBER = sa.Integer()


def index_some(name: str, table: str, columns: Sequence[str], where: str, *, unique: bool = False) -> None:
    """Make an index of the rows of a table for which a condition holds."""
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def create_log(table: str, subject: str) -> None:
    """Make the table of events of something, whose key is `subject`, such as `matches.match_id`."""
    op.create_table(
        table,
        sa.Column(subject.partition(".")[2], ID, sa.ForeignKey(subject), primary_key=True, autoincrement=False),
        sa.Column("seq", NUMBER, primary_key=True),
        sa.Column("version", NUMBER, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("actor_id", ID),
        sa.Column("interaction_id", ID),
        sa.Column("at", ID, nullable=False),
        sqlite_with_rowid=False,  # a log lies together on disk, in its order
        sqlite_strict=True,
    )
    index_some(f"{table}_interaction", table, ["interaction_id"], "interaction_id IS NOT NULL", unique=True)


def show_matches(*beside: str, dice: bool = True) -> None:
    """Make the view of matches with the names of their players, and the `commitment` to their dice, anew.

    A view has the columns that there were when it was made. `beside` are more of them.
    """
    shown = ("white.name AS white_name", "black.name AS black_name", "match_dice.commitment AS commitment", *beside)
    op.execute("DROP VIEW IF EXISTS match_records")
    op.execute(f"""
        CREATE VIEW match_records AS
        SELECT matches.*, {", ".join(shown if dice else shown[:2])}
        FROM matches
        JOIN players AS white ON white.user_id = matches.white_id
        JOIN players AS black ON black.user_id = matches.black_id
        {"LEFT JOIN match_dice ON match_dice.match_id = matches.match_id" if dice else ""}
    """)  # noqa: S608 - nothing in it comes from outside
