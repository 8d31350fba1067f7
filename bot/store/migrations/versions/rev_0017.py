"""Which interactions have made challenges and crowds, so that none makes two; who has caused what in a crowd."""

from bot.store.migrations.parts import add, index_some

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add them, each at most once; what was made before has none."""
    for table in ("challenges", "crowd_events"):
        add(f"{table}: interaction_id?")
        index_some(f"{table}_interaction", table, ["interaction_id"], "interaction_id IS NOT NULL", unique=True)
    add("crowd_events: actor_id?")
