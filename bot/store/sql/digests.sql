-- name: digest_of(guild_id)^
SELECT * FROM digests WHERE guild_id = :guild_id;

-- name: want_digest(guild_id, channel_id, week)!
INSERT INTO digests (guild_id, channel_id, week, failed) VALUES (:guild_id, :channel_id, :week, 0)
ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, failed = 0;

-- name: drop_digest(guild_id)!
DELETE FROM digests WHERE guild_id = :guild_id;

-- name: digests_due(week)
SELECT guild_id FROM digests WHERE week < :week ORDER BY week;

-- name: take_digest(guild_id, week)!
UPDATE digests SET week = :week, failed = 0 WHERE guild_id = :guild_id AND week < :week;

-- name: leave_digest(guild_id, week)!
UPDATE digests SET week = :week - 1 WHERE guild_id = :guild_id AND week = :week;

-- name: digest_failed(guild_id)!
UPDATE digests SET failed = 1 WHERE guild_id = :guild_id;

-- name: longest_streak(guild_id, since, until)^
-- At the last daily position of a server that closed between two moments; it names nobody.
SELECT
    dailies.channel_id,
    (
        SELECT max(streak) FROM daily_streaks
        WHERE daily_streaks.guild_id = dailies.guild_id AND last_daily = dailies.daily_id
    ) AS days
FROM dailies
WHERE guild_id = :guild_id AND closed_at >= :since AND closed_at < :until
ORDER BY day DESC LIMIT 1;
