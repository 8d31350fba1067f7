-- name: insert_chouette(guild_id, channel_id, host_id, variant, phase, state, clock, seq, next_at, for_computer, at, server_seed, label)^
INSERT INTO chouettes (
    guild_id, channel_id, host_id, variant, phase, state, clock, seq, next_at, for_computer, created_at, updated_at,
    server_seed, label, credit
)
VALUES (
    :guild_id, :channel_id, :host_id, :variant, :phase, :state, :clock, :seq,
    :next_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0), :for_computer, :at, :at, :server_seed, :label,
    -coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)
)
RETURNING chouette_id;

-- name: advance_chouette(phase, state, clock, seq, next_at, for_computer, at, ended_at, player_seeds, chouette_id, expected_seq, old_credit)^
-- Nothing comes back when it is not at :expected_seq any more, or time was given back since it was read.
UPDATE chouettes
SET
    phase = :phase, state = :state, clock = :clock, seq = :seq,
    next_at = :next_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0), credit = -coalesce((SELECT at FROM moments WHERE name = 'absent'), 0),
    for_computer = :for_computer, updated_at = :at, ended_at = :ended_at,
    player_seeds = coalesce(:player_seeds, player_seeds)
WHERE chouette_id = :chouette_id AND seq = :expected_seq AND credit = :old_credit - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)
RETURNING *, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) AS absent;

-- name: reschedule_chouette(clock, next_at, chouette_id, seq, old_credit)^
-- Nothing comes back when something has happened, or time was given back, since it was read.
UPDATE chouettes SET
    clock = :clock, next_at = :next_at - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0),
    credit = -coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)
WHERE chouette_id = :chouette_id AND seq = :seq AND credit = :old_credit - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0)
RETURNING *, coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) AS absent;

-- name: insert_chouette_event(chouette_id, seq, version, type, payload, actor_id, interaction_id, at)!
INSERT INTO chouette_events (chouette_id, seq, version, type, payload, actor_id, interaction_id, at)
VALUES (:chouette_id, :seq, :version, :type, :payload, :actor_id, :interaction_id, :at);

-- name: chouette_by_id(chouette_id)^
SELECT * FROM chouette_records WHERE chouette_id = :chouette_id;

-- name: chouette_exists(chouette_id)^
SELECT count(*) AS total FROM chouettes WHERE chouette_id = :chouette_id;

-- name: events_of_chouette(chouette_id)
SELECT seq, version, type, payload, actor_id, at FROM chouette_events WHERE chouette_id = :chouette_id ORDER BY seq;

-- name: chouette_interaction(interaction_id)^
SELECT chouette_id FROM chouette_events WHERE interaction_id = :interaction_id;

-- name: joining_click(chouette_id, user_id)^
-- The click by which somebody last came in; of its host, the one that opened it.
SELECT interaction_id FROM chouette_events
WHERE
    chouette_id = :chouette_id AND actor_id = :user_id AND interaction_id IS NOT NULL
    AND type IN ('MemberJoined', 'ChouetteOpened')
ORDER BY seq DESC
LIMIT 1;

-- name: seat_in_chouette(chouette_id, user_id, here)!
INSERT INTO chouette_players (chouette_id, user_id, here) VALUES (:chouette_id, :user_id, :here)
ON CONFLICT (chouette_id, user_id) DO UPDATE SET here = excluded.here;

-- name: players_of_chouette(chouette_id)
SELECT chouette_players.user_id, players.name
FROM chouette_players JOIN players ON players.user_id = chouette_players.user_id
WHERE chouette_players.chouette_id = :chouette_id;

-- name: chouettes_in_channel(channel_id, limit)
SELECT * FROM chouette_records
WHERE chouette_id IN (
    SELECT chouette_id FROM chouettes WHERE channel_id = :channel_id AND ended_at IS NULL
    UNION
    SELECT chouette_id FROM chouettes WHERE thread_id = :channel_id AND ended_at IS NULL
)
ORDER BY chouette_id DESC
LIMIT :limit;

-- name: chouettes_with(user_id)
SELECT found.* FROM chouette_players JOIN chouette_records AS found ON found.chouette_id = chouette_players.chouette_id
WHERE chouette_players.user_id = :user_id AND chouette_players.here = 1 AND found.ended_at IS NULL
ORDER BY found.updated_at DESC, found.chouette_id DESC;

-- name: all_chouettes_with(user_id)
SELECT found.* FROM chouette_players JOIN chouette_records AS found ON found.chouette_id = chouette_players.chouette_id
WHERE chouette_players.user_id = :user_id
ORDER BY found.chouette_id;

-- name: chouettes_due(now, mine, limit)
SELECT * FROM chouette_records
WHERE next_at <= :now - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) AND substr(:mine, CAST(chouette_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY next_at LIMIT :limit;

-- name: chouettes_for_computers(mine, limit)
SELECT * FROM chouette_records
WHERE for_computer = 1 AND substr(:mine, CAST(chouette_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY updated_at LIMIT :limit;

-- name: chouette_shown(channel_id, message_id, seq, lines, chouette_id)!
UPDATE chouettes
SET board_channel_id = :channel_id, board_message_id = :message_id, board_seq = :seq, board_lines = :lines
WHERE chouette_id = :chouette_id AND board_seq <= :seq;

-- name: chouette_outdated(chouette_id)!
UPDATE chouettes SET board_seq = CASE WHEN board_seq < seq - 1 THEN board_seq ELSE seq - 1 END WHERE chouette_id = :chouette_id;

-- name: chouettes_behind(mine, limit)
SELECT * FROM chouette_records
WHERE board_seq < seq AND substr(:mine, CAST(chouette_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY updated_at LIMIT :limit;

-- name: chouette_thread_made(thread_id, chouette_id)!
UPDATE chouettes SET thread_id = :thread_id WHERE chouette_id = :chouette_id;

-- name: insert_chouette_result(chouette_id, game, user_id, guild_id, role, hundredths, at)!
INSERT INTO chouette_results (chouette_id, game, user_id, guild_id, role, hundredths, at)
VALUES (:chouette_id, :game, :user_id, :guild_id, :role, :hundredths, :at);

-- name: results_of_chouette(chouette_id)
SELECT game, user_id, role, hundredths FROM chouette_results WHERE chouette_id = :chouette_id ORDER BY game, user_id;

-- name: chouette_table(guild_id, limit)
SELECT
    chouette_results.user_id, players.name,
    sum(chouette_results.hundredths) AS hundredths, count(*) AS games,
    count(CASE WHEN chouette_results.role = 'box' THEN 1 END) AS boxes, count(DISTINCT chouette_results.chouette_id) AS chouettes
FROM chouette_results JOIN players ON players.user_id = chouette_results.user_id
WHERE chouette_results.guild_id = :guild_id AND chouette_results.user_id >= 0
GROUP BY chouette_results.user_id, players.name
ORDER BY sum(chouette_results.hundredths) DESC, chouette_results.user_id
LIMIT :limit;

-- name: chouette_standing(guild_id, user_id)^
-- In a server, or everywhere.
SELECT
    chouette_results.user_id, players.name,
    sum(chouette_results.hundredths) AS hundredths, count(*) AS games,
    count(CASE WHEN chouette_results.role = 'box' THEN 1 END) AS boxes, count(DISTINCT chouette_results.chouette_id) AS chouettes
FROM chouette_results JOIN players ON players.user_id = chouette_results.user_id
WHERE
    chouette_results.user_id = :user_id AND (:guild_id IS NULL OR chouette_results.guild_id = :guild_id)
GROUP BY chouette_results.user_id, players.name;

-- name: chouettes_attended(user_id, guild_id, limit)
SELECT
    chouettes.chouette_id, chouettes.channel_id, chouettes.guild_id, chouettes.variant, chouettes.updated_at,
    chouettes.ended_at IS NOT NULL AS over, count(*) AS games, sum(chouette_results.hundredths) AS hundredths,
    (SELECT count(*) FROM chouette_players WHERE chouette_players.chouette_id = chouettes.chouette_id) AS players
FROM chouette_results JOIN chouettes ON chouettes.chouette_id = chouette_results.chouette_id
WHERE chouette_results.user_id = :user_id AND (:guild_id IS NULL OR chouettes.guild_id = :guild_id)
GROUP BY chouettes.chouette_id
ORDER BY max(chouette_results.at) DESC, chouettes.chouette_id DESC
LIMIT :limit;

-- name: events_in_chouettes_by(user_id)^
SELECT count(*) AS total FROM chouette_events
WHERE actor_id = :user_id AND chouette_id IN (SELECT chouette_id FROM chouette_players WHERE user_id = :user_id);

-- name: rewrite_chouette(state, user_id, stand_in_id, chouette_id)!
UPDATE chouettes
SET state = :state, board_lines = NULL, host_id = CASE host_id WHEN :user_id THEN :stand_in_id ELSE host_id END
WHERE chouette_id = :chouette_id;

-- name: rewrite_chouette_event(payload, user_id, stand_in_id, chouette_id, seq)!
UPDATE chouette_events
SET payload = :payload, actor_id = CASE actor_id WHEN :user_id THEN :stand_in_id ELSE actor_id END
WHERE chouette_id = :chouette_id AND seq = :seq;

-- name: replace_in_chouette(user_id, stand_in_id)!
UPDATE chouette_players SET user_id = :stand_in_id WHERE user_id = :user_id;

-- name: replace_in_chouette_results(user_id, stand_in_id)!
UPDATE chouette_results SET user_id = :stand_in_id WHERE user_id = :user_id;

-- name: chouette_numbers(after, limit)
SELECT chouette_id FROM chouettes WHERE chouette_id > :after ORDER BY chouette_id LIMIT :limit;
