"""Chouettes: who plays in which, their logs, and what each finished game brought."""

from alembic import op

from bot.store.migrations.parts import create_log, index_some, make

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add them, empty."""
    # `credit`: what was given back since the clock was written; all of its deadlines are later by this.
    # `player_seeds`: once the order is thrown for
    make("""
        chouettes once: chouette_id# guild_id? channel_id thread_id? host_id variant:text phase:text state:text
        clock:text seq:number credit=0 next_at? for_computer:number board_channel_id? board_message_id?
        board_seq:number=0 created_at updated_at ended_at? server_seed?:text label?:text player_seeds?:text
    """)
    index_some("chouettes_due", "chouettes", ["next_at"], "next_at IS NOT NULL")
    index_some("chouettes_for_computers", "chouettes", ["updated_at"], "for_computer = 1")
    index_some("chouettes_in_channel", "chouettes", ["channel_id"], "ended_at IS NULL")
    index_some("chouettes_in_thread", "chouettes", ["thread_id"], "thread_id IS NOT NULL")
    index_some("chouettes_board_behind", "chouettes", ["updated_at"], "board_seq < seq")
    create_log("chouette_events", "chouettes.chouette_id")
    # `here`: 1 for who plays or waits for a place, 0 for who has left
    make("chouette_players clustered: chouette_id*>chouettes.chouette_id user_id*>players.user_id here:number")
    op.create_index("chouette_players_person", "chouette_players", ["user_id", "here"])
    make("""
        chouette_results clustered: chouette_id*>chouettes.chouette_id game*:number user_id*>players.user_id
        guild_id? role:text hundredths:number at
    """)
    op.create_index("chouette_results_of_server", "chouette_results", ["guild_id", "user_id"])
    op.create_index("chouette_results_of_person", "chouette_results", ["user_id", "at"])
