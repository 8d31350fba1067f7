-- What only PostgreSQL understands, and what it reads otherwise than SQLite.

-- name: table_names()
SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema();

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

-- name: daily_to_answer(daily_id)^
-- It isn't closed before those who are answering are done, and they don't wait for each other.
SELECT guild_id, closes_at, closed_at, key, rated, sealed FROM dailies WHERE daily_id = :daily_id FOR SHARE;
