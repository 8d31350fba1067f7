-- The positions that servers make of matches played there.

-- name: own_server(guild_id)^
SELECT * FROM own_servers WHERE guild_id = :guild_id;

-- name: own_servers(mine)
-- Ids of servers are as good as equally spread by the milliseconds in them.
SELECT guild_id FROM own_servers
WHERE substr(:mine, CAST(guild_id / 4194304 % 256 AS INTEGER) + 1, 1) = '1' ORDER BY guild_id;

-- name: add_own_server(guild_id, since)!
INSERT INTO own_servers (guild_id, since) VALUES (:guild_id, :since) ON CONFLICT DO NOTHING;

-- name: delete_own_server(guild_id)!
DELETE FROM own_servers WHERE guild_id = :guild_id;

-- name: own_counts(guild_id)^
SELECT coalesce(sum(looked_at), 0) AS looked_at, coalesce(sum(admitted), 0) AS admitted, coalesce(sum(done), 0) AS matches
FROM own_matches WHERE guild_id = :guild_id;

-- name: next_own_match(guild_id, since, until, person, computer, limit)^
-- Of people who still have a name, and none of whom objects; those who have played since then have heard of it. Ids from
-- `person` on are people's and computers', those up to `computer` of computers, which need not hear.
SELECT match_id FROM (
    SELECT match_id, white_id, black_id, ended_at FROM matches
    WHERE guild_id = :guild_id AND ended_at < :until
    ORDER BY ended_at DESC LIMIT :limit
) AS played
WHERE white_id >= :person AND black_id >= :person
AND NOT EXISTS (SELECT 1 FROM own_matches WHERE own_matches.match_id = played.match_id AND done = 1)
AND NOT EXISTS (
    SELECT 1 FROM own_hearings
    WHERE guild_id = :guild_id AND user_id IN (played.white_id, played.black_id) AND objects = 1
)
AND (
    ended_at < :since
    OR (
        (
            white_id <= :computer
            OR EXISTS (SELECT 1 FROM own_hearings WHERE guild_id = :guild_id AND user_id = played.white_id)
        )
        AND (
            black_id <= :computer
            OR EXISTS (SELECT 1 FROM own_hearings WHERE guild_id = :guild_id AND user_id = played.black_id)
        )
    )
)
ORDER BY ended_at DESC LIMIT 1;

-- name: own_match(match_id)^
SELECT * FROM own_matches WHERE match_id = :match_id;

-- name: add_own_match(match_id, guild_id)!
INSERT INTO own_matches (match_id, guild_id, reached, looked_at, admitted, done) VALUES (:match_id, :guild_id, 0, 0, 0, 0)
ON CONFLICT DO NOTHING;

-- name: note_own_decision(match_id, seen, reached, admitted)!
-- Only by the first of those who looked at it.
UPDATE own_matches SET reached = :reached, looked_at = looked_at + 1, admitted = admitted + :admitted
WHERE match_id = :match_id AND reached = :seen;

-- name: end_own_match(match_id)!
UPDATE own_matches SET done = 1 WHERE match_id = :match_id;

-- name: reopen_own_match(match_id)!
UPDATE own_matches SET done = 0 WHERE match_id = :match_id;

-- name: add_own_position(guild_id, key, variant, theme, rating, puzzle, match_id)!
-- Unless a player has objected, or is gone, since it was looked at.
INSERT INTO own_positions (guild_id, key, variant, theme, rating, puzzle, match_id, withdrawn)
SELECT :guild_id, :key, :variant, :theme, :rating, :puzzle, :match_id, 0
FROM matches WHERE match_id = :match_id AND white_id > 0 AND black_id > 0
AND NOT EXISTS (
    SELECT 1 FROM own_hearings
    WHERE own_hearings.guild_id = :guild_id AND user_id IN (matches.white_id, matches.black_id) AND objects = 1
)
ON CONFLICT DO NOTHING;

-- name: own_positions(guild_id, variant, since)
-- None, while the server doesn't want them.
SELECT key, theme, rating, puzzle FROM own_positions
WHERE guild_id = :guild_id AND variant = :variant AND withdrawn = 0
AND EXISTS (SELECT 1 FROM own_servers WHERE own_servers.guild_id = :guild_id AND own_servers.since <= :since)
ORDER BY key;

-- name: own_position(key)^
SELECT puzzle FROM own_positions WHERE key = :key ORDER BY guild_id LIMIT 1;

-- name: played_own_position(guild_id, key, user_id)^
SELECT 1 AS played FROM own_positions JOIN matches ON matches.match_id = own_positions.match_id
WHERE own_positions.guild_id = :guild_id AND key = :key AND :user_id IN (matches.white_id, matches.black_id);

-- name: own_keys_of_player(guild_id, user_id)
SELECT key FROM own_positions JOIN matches ON matches.match_id = own_positions.match_id
WHERE own_positions.guild_id = :guild_id AND :user_id IN (matches.white_id, matches.black_id);

-- name: own_hearing(guild_id, user_id)^
SELECT * FROM own_hearings WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: hear_of_own(guild_id, user_id, at)!
INSERT INTO own_hearings (guild_id, user_id, objects, at) VALUES (:guild_id, :user_id, 0, :at) ON CONFLICT DO NOTHING;

-- name: object_to_own(guild_id, user_id, objects, at)!
INSERT INTO own_hearings (guild_id, user_id, objects, at) VALUES (:guild_id, :user_id, :objects, :at)
ON CONFLICT (guild_id, user_id) DO UPDATE SET objects = excluded.objects, at = excluded.at;

-- name: own_hearings_of(user_id)
SELECT guild_id, objects, at FROM own_hearings WHERE user_id = :user_id ORDER BY guild_id;

-- name: withdraw_own_of(guild_id, user_id)!
UPDATE own_positions SET withdrawn = 1 WHERE guild_id = :guild_id AND match_id IN (
    SELECT match_id FROM matches WHERE white_id = :user_id UNION SELECT match_id FROM matches WHERE black_id = :user_id
);

-- name: withdraw_all_own_of(user_id)!
UPDATE own_positions SET withdrawn = 1 WHERE match_id IN (
    SELECT match_id FROM matches WHERE white_id = :user_id UNION SELECT match_id FROM matches WHERE black_id = :user_id
);

-- name: delete_own_hearings(user_id)!
DELETE FROM own_hearings WHERE user_id = :user_id;
