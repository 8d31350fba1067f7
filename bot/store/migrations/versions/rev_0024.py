"""Cards: decisions of one's own that are asked again, and how they were answered."""

from alembic import op

from bot.store.migrations.parts import make

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Make both tables. A match is there once for each of its decisions that somebody trains with."""
    # A button of a card that's gone must not reach another
    make("""
        cards once: card_id# user_id match:text seq:number variant:text kind:text roll:text best:text
        position:text opening:number loss:exact quiet:number due keeping:text reviewed_at? stability?:exact
        difficulty?:exact reviews:number lapses:number
    """)
    op.create_index("cards_of_person", "cards", ["user_id", "match", "seq"], unique=True)
    make("reviews: card_id* number*:number user_id at chosen:text loss?:exact")
    op.create_index("reviews_of_person", "reviews", ["user_id", "at"])
