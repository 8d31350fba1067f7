-- name: insert_live_key(digest, is_code, user_id, name, locale, expires_at, match_id, channel_id, guild_id)!
INSERT INTO live_keys (digest, is_code, user_id, name, locale, expires_at, match_id, channel_id, guild_id)
VALUES (:digest, :is_code, :user_id, :name, :locale, :expires_at, :match_id, :channel_id, :guild_id);

-- name: live_key(digest, is_code, now)^
SELECT * FROM live_keys WHERE digest = :digest AND is_code = :is_code AND expires_at > :now;

-- name: renew_live_key(digest, expires_at)!
UPDATE live_keys SET expires_at = :expires_at WHERE digest = :digest AND is_code = 0;

-- name: delete_live_key(digest, is_code)!
DELETE FROM live_keys WHERE digest = :digest AND is_code = :is_code;

-- name: delete_expired_live_keys(now)!
DELETE FROM live_keys WHERE expires_at <= :now;

-- name: delete_live_keys(user_id)!
DELETE FROM live_keys WHERE user_id = :user_id;

-- name: live_keys_of(user_id)
SELECT * FROM live_keys WHERE user_id = :user_id ORDER BY expires_at, digest;
