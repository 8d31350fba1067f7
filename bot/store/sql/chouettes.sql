-- name: joining_click(chouette_id, user_id)^
-- The click by which somebody last came in; of its host, the one that opened it.
SELECT interaction_id FROM chouette_events
WHERE
    chouette_id = :chouette_id AND actor_id = :user_id AND interaction_id IS NOT NULL
    AND type IN ('MemberJoined', 'ChouetteOpened')
ORDER BY seq DESC
LIMIT 1;

-- name: seed_chouette(player_seeds, chouette_id)!
UPDATE chouettes SET player_seeds = :player_seeds WHERE chouette_id = :chouette_id;

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

-- name: chouettes_for_computers(mine, limit)
SELECT * FROM chouette_records
WHERE for_computer = 1 AND substr(:mine, CAST(chouette_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY updated_at LIMIT :limit;

-- name: insert_chouette_result(chouette_id, game, user_id, guild_id, role, hundredths, at)!
INSERT INTO chouette_results (chouette_id, game, user_id, guild_id, role, hundredths, at)
VALUES (:chouette_id, :game, :user_id, :guild_id, :role, :hundredths, :at);

-- name: results_of_chouette(chouette_id)
SELECT game, user_id, role, hundredths FROM chouette_results WHERE chouette_id = :chouette_id ORDER BY game, user_id;

-- name: chouette_table(guild_id, limit)
SELECT best.*, players.name
FROM (
    SELECT
        user_id, sum(hundredths) AS hundredths, count(*) AS games,
        count(CASE WHEN role = 'box' THEN 1 END) AS boxes, count(DISTINCT chouette_id) AS chouettes
    FROM chouette_results
    WHERE guild_id = :guild_id AND user_id >= 0
    GROUP BY user_id
    ORDER BY sum(hundredths) DESC, user_id
    LIMIT :limit
) AS best
JOIN players ON players.user_id = best.user_id
ORDER BY best.hundredths DESC, best.user_id;

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

-- name: forget_lines_of_chouette(chouette_id)!
UPDATE chouettes SET board_lines = NULL WHERE chouette_id = :chouette_id;

-- name: replace_in_chouette(chouette_id, user_id, stand_in_id)!
UPDATE chouette_players SET user_id = :stand_in_id WHERE chouette_id = :chouette_id AND user_id = :user_id;

-- name: replace_in_chouette_results(chouette_id, user_id, stand_in_id)!
UPDATE chouette_results SET user_id = :stand_in_id WHERE chouette_id = :chouette_id AND user_id = :user_id;
