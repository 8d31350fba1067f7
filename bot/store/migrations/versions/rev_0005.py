"""Matches that people have brought in files."""

from alembic import op

from bot.store.migrations.parts import make

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them."""
    # `events`: JSON as in the log of a match, deflated: ten times smaller, and never looked into by a query.
    # The number of a match that was deleted is not used again: somebody may still see it somewhere.
    make("""
        imports once: import_id# owner_id guild_id? white_name:text black_name:text digest:text state:text
        events:bytes proof?:text plays:number games_left_out:number played_on:text shared:number created_at
    """)
    op.create_index("imports_of_owner", "imports", ["owner_id", "digest"], unique=True)
