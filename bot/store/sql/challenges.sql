-- name: insert_challenge(guild_id, channel_id, challenger_id, opponent_id, terms, created_at, expires_at, interaction_id, sought)^
INSERT INTO challenges (
    guild_id, channel_id, challenger_id, opponent_id, terms, status, created_at, expires_at, interaction_id, sought
)
VALUES (
    :guild_id, :channel_id, :challenger_id, :opponent_id, :terms, 'open', :created_at, :expires_at, :interaction_id,
    :sought
)
RETURNING challenge_id;

-- name: challenge_interaction(interaction_id)^
SELECT challenge_id FROM challenges WHERE interaction_id = :interaction_id;

-- name: challenge_by_id(challenge_id)^
SELECT * FROM challenge_records WHERE challenge_id = :challenge_id;

-- name: close_challenge(status, match_id, challenge_id)!
UPDATE challenges SET status = :status, match_id = :match_id
WHERE challenge_id = :challenge_id AND status = 'open';

-- name: challenge_posted(message_id, challenge_id)!
UPDATE challenges SET message_id = :message_id WHERE challenge_id = :challenge_id;

-- name: open_challenges_in(channel_id, now)
SELECT * FROM challenge_records
WHERE status = 'open' AND channel_id = :channel_id AND expires_at > :now AND sought = 0
ORDER BY created_at DESC, challenge_id DESC;

-- name: open_challenges_with(user_id, now)
SELECT * FROM challenge_records
WHERE status = 'open' AND (opponent_id = :user_id OR challenger_id = :user_id) AND expires_at > :now AND sought = 0
ORDER BY created_at DESC, challenge_id DESC;

-- name: challenges_run_out(now, limit)
SELECT * FROM challenge_records
WHERE status = 'open' AND expires_at <= :now
ORDER BY expires_at
LIMIT :limit;

-- name: seekers_in(guild_id, now)
SELECT * FROM challenge_records
WHERE status = 'open' AND sought = 1 AND guild_id = :guild_id AND expires_at > :now
ORDER BY created_at, challenge_id;

-- name: seeker(user_id)^
-- Also one whose time is over, until that is noted.
SELECT challenge_id FROM challenges WHERE status = 'open' AND sought = 1 AND challenger_id = :user_id;

-- name: seek_on(challenge_id, guild_id, channel_id, terms, expires_at)!
UPDATE challenges SET guild_id = :guild_id, channel_id = :channel_id, terms = :terms, expires_at = :expires_at
WHERE challenge_id = :challenge_id;

-- name: wants_calls(user_id, guild_id)^
SELECT called_at FROM called_for_matches WHERE user_id = :user_id AND guild_id = :guild_id;

-- name: want_calls(user_id, guild_id)!
INSERT INTO called_for_matches (user_id, guild_id, called_at) VALUES (:user_id, :guild_id, 0) ON CONFLICT DO NOTHING;

-- name: want_no_calls(user_id, guild_id)!
DELETE FROM called_for_matches WHERE user_id = :user_id AND guild_id = :guild_id;

-- name: to_be_called(guild_id, user_id, since, limit)
-- Whoever was called longest ago comes first; nobody for whom they have blocked, or who has blocked them.
SELECT user_id FROM called_for_matches
WHERE guild_id = :guild_id AND called_at <= :since AND user_id <> :user_id AND user_id NOT IN (
    SELECT blocked_id FROM blocks WHERE user_id = :user_id
    UNION ALL
    SELECT user_id FROM blocks WHERE blocked_id = :user_id
)
ORDER BY called_at, user_id
LIMIT :limit;

-- name: called_for_match(user_id, guild_id, at)!
UPDATE called_for_matches SET called_at = :at WHERE user_id = :user_id AND guild_id = :guild_id;
