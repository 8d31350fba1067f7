-- name: insert_match(guild_id, channel_id, white_id, black_id, variant, length, rated, rating_rule, style, phase, waiting_for, state, seq, white_score, black_score, winner_id, at, ended_at, clock, due_at, remind_at, credit)^
INSERT INTO matches (
    guild_id, channel_id, white_id, black_id, variant, length, rated, rating_rule, style, phase, waiting_for, state,
    seq, white_score, black_score, winner_id, created_at, updated_at, ended_at, clock, due_at, remind_at, credit
)
VALUES (
    :guild_id, :channel_id, :white_id, :black_id, :variant, :length, :rated, :rating_rule, :style, :phase, :waiting_for, :state,
    :seq, :white_score, :black_score, :winner_id, :at, :at, :ended_at, :clock,
    :due_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0), :remind_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0),
    CASE WHEN :due_at IS NULL THEN :credit ELSE :credit - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) END
)
RETURNING match_id;

-- name: advance_match(phase, waiting_for, state, seq, white_score, black_score, at, clock, due_at, remind_at, credit, match_id, expected_seq, old_due_at, old_remind_at)^
-- Nothing comes back when the match is not at :expected_seq any more, or its clock was changed meanwhile. What a turn
-- does not change is not set: SQLite would write the indexes over it anew.
UPDATE matches
SET
    phase = :phase, waiting_for = :waiting_for, state = :state, seq = :seq,
    white_score = :white_score, black_score = :black_score, updated_at = :at,
    clock = :clock, due_at = :due_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0),
    remind_at = :remind_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0),
    credit = CASE WHEN :due_at IS NULL THEN :credit ELSE :credit - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) END
WHERE
    match_id = :match_id AND seq = :expected_seq
    AND due_at IS :old_due_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)
    AND remind_at IS :old_remind_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)
RETURNING
    board_channel_id, board_message_id, board_seq,
    (SELECT name FROM players WHERE user_id = white_id) AS white_name,
    (SELECT name FROM players WHERE user_id = black_id) AS black_name;

-- name: end_match(winner_id, ended_at, match_id)!
UPDATE matches SET winner_id = :winner_id, ended_at = :ended_at WHERE match_id = :match_id;

-- name: insert_events*!
INSERT INTO events (match_id, seq, version, type, payload, actor_id, interaction_id, at)
VALUES (:match_id, :seq, :version, :type, :payload, :actor_id, :interaction_id, :at);

-- name: match_by_id(match_id)^
SELECT * FROM match_records WHERE match_id = :match_id;

-- name: match_exists(match_id)^
SELECT count(*) AS total FROM matches WHERE match_id = :match_id;

-- name: interaction_events(interaction_id)^
SELECT count(*) AS total FROM events WHERE interaction_id = :interaction_id;

-- name: stored_by_interaction(interaction_id)^
SELECT
    (SELECT match_id FROM events WHERE interaction_id = :interaction_id) AS match_id,
    (SELECT tournament_id FROM tournament_events WHERE interaction_id = :interaction_id) AS tournament_id;

-- name: events_of_match(match_id)
SELECT seq, version, type, payload, actor_id, at FROM events WHERE match_id = :match_id ORDER BY seq;

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

-- name: count_ongoing(user_id, first_computer, last_computer)^
-- How many matches somebody plays at once, and how many of them against a computer.
SELECT count(*) AS total, 
    count(CASE WHEN opponent_id BETWEEN :first_computer AND :last_computer THEN 1 END) AS computers
FROM (
    SELECT black_id AS opponent_id FROM matches WHERE white_id = :user_id AND ended_at IS NULL
    UNION ALL
    SELECT white_id AS opponent_id FROM matches WHERE black_id = :user_id AND ended_at IS NULL
) AS theirs;

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

-- name: board_shown(channel_id, message_id, seq, match_id)!
UPDATE matches
SET board_channel_id = :channel_id, board_message_id = :message_id, board_seq = :seq
WHERE match_id = :match_id AND board_seq <= :seq;

-- name: count_open()^
SELECT COUNT(*) AS matches FROM matches WHERE ended_at IS NULL;

-- name: boards_behind(mine, limit)
SELECT * FROM match_records
WHERE board_seq < seq AND substr(:mine, CAST(match_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY updated_at
LIMIT :limit;

-- name: thread_made(thread_id, match_id)!
UPDATE matches SET thread_id = :thread_id WHERE match_id = :match_id;

-- name: board_outdated(match_id)!
UPDATE matches SET board_seq = CASE WHEN board_seq < seq - 1 THEN board_seq ELSE seq - 1 END WHERE match_id = :match_id;

-- name: match_numbers(after, limit)
SELECT match_id FROM matches WHERE match_id > :after ORDER BY match_id LIMIT :limit;
