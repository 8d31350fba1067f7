-- name: see_person(user_id, name, at)!
INSERT INTO players (user_id, name, seen_at) VALUES (:user_id, :name, :at)
ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at;

-- name: server_settings(guild_id)^
SELECT settings FROM servers WHERE guild_id = :guild_id;

-- name: save_server_settings(guild_id, settings)!
INSERT INTO servers (guild_id, settings) VALUES (:guild_id, :settings)
ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings;
