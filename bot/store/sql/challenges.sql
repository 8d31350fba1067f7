-- name: insert_challenge(guild_id, channel_id, challenger_id, opponent_id, terms, created_at, expires_at, interaction_id)^
INSERT INTO challenges (
    guild_id, channel_id, challenger_id, opponent_id, terms, status, created_at, expires_at, interaction_id
)
VALUES (
    :guild_id, :channel_id, :challenger_id, :opponent_id, :terms, 'open', :created_at, :expires_at, :interaction_id
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
WHERE status = 'open' AND channel_id = :channel_id AND expires_at > :now
ORDER BY created_at DESC, challenge_id DESC;

-- name: open_challenges_with(user_id, now)
SELECT * FROM challenge_records
WHERE status = 'open' AND (opponent_id = :user_id OR challenger_id = :user_id) AND expires_at > :now
ORDER BY created_at DESC, challenge_id DESC;

-- name: challenges_run_out(now, limit)
SELECT * FROM challenge_records
WHERE status = 'open' AND expires_at <= :now
ORDER BY expires_at
LIMIT :limit;
