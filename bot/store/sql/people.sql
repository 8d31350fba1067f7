-- name: see_person(user_id, name, at)!
INSERT INTO players (user_id, name, seen_at) VALUES (:user_id, :name, :at)
ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at;

-- name: server_settings(guild_id)^
SELECT settings FROM servers WHERE guild_id = :guild_id;

-- name: save_server_settings(guild_id, settings)!
INSERT INTO servers (guild_id, settings) VALUES (:guild_id, :settings)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings;

-- name: preferences_of(user_id)^
SELECT preferences FROM preferences WHERE user_id = :user_id;

-- name: save_preferences(user_id, preferences)!
INSERT INTO preferences (user_id, preferences) VALUES (:user_id, :preferences)
ON CONFLICT (user_id) DO UPDATE SET preferences = excluded.preferences;

-- name: block(user_id, blocked_id)!
INSERT INTO blocks (user_id, blocked_id) VALUES (:user_id, :blocked_id) ON CONFLICT DO NOTHING;

-- name: unblock(user_id, blocked_id)!
DELETE FROM blocks WHERE user_id = :user_id AND blocked_id = :blocked_id;

-- name: blocked_by(user_id)
SELECT blocks.blocked_id, players.name
FROM blocks LEFT JOIN players ON players.user_id = blocks.blocked_id
WHERE blocks.user_id = :user_id
ORDER BY blocks.blocked_id;

-- name: blocks_with(user_id)
-- Whom somebody has blocked, and who has blocked them.
SELECT blocked_id AS other_id FROM blocks WHERE user_id = :user_id
UNION ALL
SELECT user_id FROM blocks WHERE blocked_id = :user_id;

-- name: follow(match_id, user_id)!
INSERT INTO follows (match_id, user_id) VALUES (:match_id, :user_id) ON CONFLICT DO NOTHING;

-- name: unfollow(match_id, user_id)!
DELETE FROM follows WHERE match_id = :match_id AND user_id = :user_id;

-- name: followers_of(match_id)
SELECT user_id FROM follows WHERE match_id = :match_id ORDER BY user_id;
