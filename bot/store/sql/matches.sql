-- name: matches_waiting_for(user_id, channel_id, limit)
SELECT * FROM match_records
WHERE waiting_for = :user_id AND (:channel_id IS NULL OR channel_id = :channel_id OR thread_id = :channel_id)
ORDER BY updated_at
LIMIT :limit;

-- name: matches_waiting_between(first, last, mine, limit)
SELECT * FROM match_records
WHERE waiting_for BETWEEN :first AND :last AND substr(:mine, CAST(match_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY updated_at
LIMIT :limit;

-- name: ongoing_matches_of(user_id, channel_id, limit)
SELECT * FROM match_records
WHERE match_id IN (
    SELECT match_id FROM matches
    WHERE white_id = :user_id AND ended_at IS NULL AND (:channel_id IS NULL OR channel_id = :channel_id OR thread_id = :channel_id)
    UNION
    SELECT match_id FROM matches
    WHERE black_id = :user_id AND ended_at IS NULL AND (:channel_id IS NULL OR channel_id = :channel_id OR thread_id = :channel_id)
)
ORDER BY updated_at DESC, match_id DESC
LIMIT :limit;

-- name: met_computer(user_id, variant, first, last)^
SELECT match_id FROM matches
WHERE white_id = :user_id AND variant = :variant AND black_id BETWEEN :first AND :last
LIMIT 1;

-- name: unhelped_matches_of(user_id)
-- Rated, or of a tournament.
SELECT * FROM match_records
WHERE match_id IN (
    SELECT match_id FROM matches WHERE white_id = :user_id AND ended_at IS NULL
    UNION
    SELECT match_id FROM matches WHERE black_id = :user_id AND ended_at IS NULL
) AND (
    (rated = 1 AND length > 0)
    OR EXISTS (SELECT 1 FROM tournament_matches WHERE tournament_matches.match_id = match_records.match_id)
)
ORDER BY updated_at DESC, match_id DESC;

-- name: finished_matches_of(user_id, channel_id, limit)
-- Each half is cut to the limit by its index before the two are put together.
SELECT * FROM match_records
WHERE match_id IN (
    SELECT match_id FROM (
        SELECT match_id FROM matches
        WHERE white_id = :user_id AND ended_at IS NOT NULL AND (:channel_id IS NULL OR channel_id = :channel_id OR thread_id = :channel_id)
        ORDER BY ended_at DESC
        LIMIT :limit
    ) AS as_white
    UNION
    SELECT match_id FROM (
        SELECT match_id FROM matches
        WHERE black_id = :user_id AND ended_at IS NOT NULL AND (:channel_id IS NULL OR channel_id = :channel_id OR thread_id = :channel_id)
        ORDER BY ended_at DESC
        LIMIT :limit
    ) AS as_black
)
ORDER BY updated_at DESC, match_id DESC
LIMIT :limit;

-- name: matches_ended_in_server(guild_id, since, until, limit)
SELECT * FROM match_records
WHERE match_id IN (
    SELECT match_id FROM matches
    WHERE guild_id = :guild_id AND ended_at >= :since AND ended_at < :until
    ORDER BY ended_at DESC
    LIMIT :limit
)
ORDER BY match_id DESC;

-- name: latest_ended_in_channel(guild_id, channel_id)
SELECT * FROM match_records
WHERE match_id = (
    SELECT match_id FROM matches
    WHERE guild_id = :guild_id AND ended_at IS NOT NULL AND (channel_id = :channel_id OR thread_id = :channel_id)
    ORDER BY ended_at DESC
    LIMIT 1
);

-- name: matches_in_channel(channel_id, limit)
SELECT * FROM match_records
WHERE match_id IN (
    SELECT match_id FROM (
        SELECT match_id FROM matches
        WHERE channel_id = :channel_id AND ended_at IS NULL
        ORDER BY updated_at DESC
        LIMIT :limit
    ) AS of_channel
    UNION
    SELECT match_id FROM matches WHERE thread_id = :channel_id AND ended_at IS NULL
)
ORDER BY updated_at DESC
LIMIT :limit;

-- name: matches_in_server(guild_id, limit)
SELECT * FROM match_records
WHERE guild_id = :guild_id AND ended_at IS NULL
ORDER BY updated_at DESC
LIMIT :limit;

-- name: count_open()^
-- Of a column that is in no index of all matches, or SQLite would read one.
SELECT COUNT(updated_at) AS matches FROM matches WHERE ended_at IS NULL;
