"""The parts of several revisions. They stay as they are, for a revision makes what it made when it was released."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord, an id of ours, or milliseconds (since 1970 in UTC, or a duration): 64 bits."""

_TYPES: dict[str, Any] = {
    "": ID,
    "text": sa.Text(),
    "number": sa.Integer(),
    "exact": sa.Double().with_variant(sa.REAL(), "sqlite"),  # it comes back to the last bit
    "bytes": sa.LargeBinary(),
}
_COLUMN = re.compile(r"(?P<name>\w+)(?P<mark>[#*?!]*)(?::(?P<type>\w+))?(?:=(?P<default>\w+))?(?:>(?P<refers>[\w.]+))?")


def make(table: str) -> None:
    """Make a table from its name, a colon, and its columns.

    A column is a name with marks (# a key that is counted up, * part of the key, ? can be empty, ! is unique), then its
    `:type`, where it is not an `ID`, the `=default` of rows that there are, and the `>table.column` that it refers to.
    Behind the table's name may stand: `once`, no number is given twice, so an old button reaches nothing else;
    `clustered`, it lies on disk in the order of its key; `loose`, SQLite doesn't check the types.
    """
    head, _, text = table.partition(":")
    name, *how = head.split()
    op.create_table(
        name,
        *columns(text),
        sqlite_with_rowid="clustered" not in how,
        sqlite_autoincrement="once" in how,
        sqlite_strict="loose" not in how,
    )


def add(table: str) -> None:
    """Add columns to a table, given as in `make`."""
    name, _, text = table.partition(":")
    for column in columns(text):
        op.add_column(name.strip(), column)


def columns(text: str) -> Iterator[sa.Column[Any]]:
    """The columns of a text, see `make`."""
    for one in map(_COLUMN.fullmatch, text.split()):
        assert one is not None, text  # noqa: S101 - our own text
        mark = one["mark"]
        how: dict[str, Any] = {"nullable": "?" in mark, "unique": "!" in mark or None}
        if "*" in mark or "#" in mark:
            how = {"primary_key": True, "autoincrement": "#" in mark}
        refers = [sa.ForeignKey(one["refers"])] if one["refers"] else []
        yield sa.Column(one["name"], _TYPES[one["type"] or ""], *refers, server_default=one["default"], **how)


def index_some(name: str, table: str, columns: Sequence[str], where: str, *, unique: bool = False) -> None:
    """Make an index of the rows of a table for which a condition holds."""
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def create_log(table: str, subject: str) -> None:
    """Make the table of events of something, whose key is `subject`, such as `matches.match_id`."""
    make(f"""
        {table} clustered: {subject.partition(".")[2]}*>{subject} seq*:number version:number type:text payload:text
        actor_id? interaction_id? at
    """)
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


def show_challenges(*, dice: bool = True) -> None:
    """Make the view of challenges with the names of both people, and the `commitment` to their dice, anew."""
    op.execute("DROP VIEW IF EXISTS challenge_records")
    op.execute(f"""
        CREATE VIEW challenge_records AS
        SELECT
            challenges.*, challenger.name AS challenger_name, opponent.name AS opponent_name
            {", challenge_seeds.commitment AS commitment" if dice else ""}
        FROM challenges
        JOIN players AS challenger ON challenger.user_id = challenges.challenger_id
        LEFT JOIN players AS opponent ON opponent.user_id = challenges.opponent_id
        {"LEFT JOIN challenge_seeds ON challenge_seeds.challenge_id = challenges.challenge_id" if dice else ""}
    """)  # noqa: S608 - nothing in it comes from outside
