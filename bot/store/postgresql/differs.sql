-- What only PostgreSQL understands, and what it reads otherwise than SQLite.

-- name: table_names()
SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema();

-- name: append_turn(phase, waiting_for, state, seq, white_score, black_score, winner_id, at, ended_at, clock, due_at, remind_at, credit, match_id, expected_seq, old_due_at, old_remind_at, events, rolls, names)^
-- A turn in one statement. Nothing is stored, and nothing comes back, when the match is not at :expected_seq any more, or its clock was changed meanwhile.
WITH moved AS (
    UPDATE matches
    SET
        phase = :phase, waiting_for = :waiting_for, state = :state, seq = :seq,
        white_score = :white_score, black_score = :black_score, winner_id = :winner_id,
        updated_at = :at, ended_at = :ended_at,
        clock = :clock, due_at = :due_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0),
        remind_at = :remind_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0),
        credit = CASE WHEN :due_at IS NULL THEN :credit ELSE :credit - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) END
    WHERE
        match_id = :match_id AND seq = :expected_seq
        AND due_at IS :old_due_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)
        AND remind_at IS :old_remind_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)
    RETURNING match_id, board_channel_id, board_message_id, board_seq
),
logged AS (
    INSERT INTO events (match_id, seq, version, type, payload, actor_id, interaction_id, at)
    SELECT moved.match_id, one.*
    FROM moved, json_to_recordset(:events) AS one (
        seq integer, version integer, type text, payload text, actor_id bigint, interaction_id bigint, at bigint
    )
),
rolled AS (
    INSERT INTO roll_counts (
        match_id, side, user_id, guild_id, rolls, doublets, pips, face1, face2, face3, face4, face5, face6
    )
    SELECT moved.match_id, one.*
    FROM moved, json_to_recordset(:rolls) AS one (
        side integer, user_id bigint, guild_id bigint, rolls integer, doublets integer, pips integer,
        face1 integer, face2 integer, face3 integer, face4 integer, face5 integer, face6 integer
    )
    ON CONFLICT (match_id, side) DO UPDATE SET
        rolls = roll_counts.rolls + excluded.rolls, doublets = roll_counts.doublets + excluded.doublets,
        pips = roll_counts.pips + excluded.pips,
        face1 = roll_counts.face1 + excluded.face1, face2 = roll_counts.face2 + excluded.face2,
        face3 = roll_counts.face3 + excluded.face3, face4 = roll_counts.face4 + excluded.face4,
        face5 = roll_counts.face5 + excluded.face5, face6 = roll_counts.face6 + excluded.face6
),
renamed AS (
    UPDATE players SET name = one.name, seen_at = :at
    FROM moved, json_to_recordset(:names) AS one (user_id bigint, name text)
    WHERE players.user_id = one.user_id AND players.name <> one.name
)
SELECT board_channel_id, board_message_id, board_seq FROM moved;

-- name: crowd_to_change(crowd_id)^
-- Those who vote at the same time wait for each other.
SELECT crowds.*, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) - absent AS missed
FROM crowds WHERE crowd_id = :crowd_id FOR UPDATE;

-- name: database_now()^
-- The moment of this query, not of the transaction's beginning: it may have waited since.
SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at;

-- name: lock_leases()^
-- Those who share the leases out do it one after the other.
SELECT pg_advisory_xact_lock(1650945125) AS locked;

-- name: lease_stands(part, epoch, now)^
-- Nobody takes it over until the transaction that asks is over.
SELECT 1 AS stands FROM leases WHERE part = :part AND epoch = :epoch AND until > :now FOR SHARE;

-- name: take_study(worker, now, until)^
-- The first request of each subject stands for all of them. Those that ask at the same time do not wait for each other.
UPDATE study_requests SET worker = :worker, locked_until = :until
WHERE request_id = (
    SELECT request_id FROM study_requests AS one
    WHERE studied_at IS NULL AND locked_until < :now AND NOT EXISTS (
        SELECT 1 FROM study_requests AS earlier
        WHERE earlier.match = one.match AND coalesce(earlier.game, -1) = coalesce(one.game, -1)
        AND earlier.request_id < one.request_id
    )
    ORDER BY request_id LIMIT 1
    FOR UPDATE SKIP LOCKED
)
RETURNING *;
