"""Who wants a direct message a day when there is something to train, in which language, and the day of their last."""

from alembic import op

from bot.store.migrations.parts import make

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Make the table, and the index that finds who hasn't been told today."""
    make("training_calls: user_id* language:text day:text")
    op.create_index("training_calls_due", "training_calls", ["day"])
