-- name: see_person(user_id, name, at)!
INSERT INTO players (user_id, name, seen_at) VALUES (:user_id, :name, :at)
ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at;

-- name: rename_players(white_id, white_name, black_name, at, black_id)!
-- Both names of a match in one statement, and nothing is written when they are as they were.
UPDATE players
SET name = CASE user_id WHEN :white_id THEN :white_name ELSE :black_name END, seen_at = :at
WHERE (user_id = :white_id AND name <> :white_name) OR (user_id = :black_id AND name <> :black_name);

-- name: server_settings(guild_id)^
SELECT settings FROM servers WHERE guild_id = :guild_id;

-- name: save_server_settings(guild_id, settings)!
INSERT INTO servers (guild_id, settings) VALUES (:guild_id, :settings)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings;
