-- What one person asks about their own data. That is rare, so only what playing needs is indexed:
-- challenges are read from end to end here, and the foreign keys of whoever is deleted are checked in the same way.

-- name: person_seen(user_id)^
SELECT name, seen_at FROM players WHERE user_id = :user_id;

-- name: match_ids_of_person(user_id)
SELECT match_id FROM matches WHERE white_id = :user_id AND ended_at IS NULL
UNION
SELECT match_id FROM matches WHERE white_id = :user_id AND ended_at IS NOT NULL
UNION
SELECT match_id FROM matches WHERE black_id = :user_id AND ended_at IS NULL
UNION
SELECT match_id FROM matches WHERE black_id = :user_id AND ended_at IS NOT NULL;

-- name: events_by_person(match_id, user_id)^
SELECT count(*) AS total FROM events WHERE match_id = :match_id AND actor_id = :user_id;

-- name: challenges_of_person(user_id)
WITH theirs AS (
    SELECT challenge_id FROM challenges WHERE challenger_id = :user_id OR opponent_id = :user_id
)
SELECT challenge_records.*
FROM theirs JOIN challenge_records ON challenge_records.challenge_id = theirs.challenge_id
ORDER BY theirs.challenge_id;

-- name: follows_of_person(user_id)
SELECT match_records.* FROM follows JOIN match_records ON match_records.match_id = follows.match_id
WHERE follows.user_id = :user_id
ORDER BY follows.match_id;

-- name: least_person()^
SELECT min(user_id) AS user_id FROM players;

-- name: replace_player(match_id, user_id, stand_in_id)!
UPDATE matches
SET
    white_id = CASE WHEN white_id = :user_id THEN :stand_in_id ELSE white_id END,
    black_id = CASE WHEN black_id = :user_id THEN :stand_in_id ELSE black_id END,
    waiting_for = CASE WHEN waiting_for = :user_id THEN :stand_in_id ELSE waiting_for END,
    winner_id = CASE WHEN winner_id = :user_id THEN :stand_in_id ELSE winner_id END
WHERE match_id = :match_id;

-- name: replace_actor(match_id, user_id, stand_in_id)!
UPDATE events SET actor_id = :stand_in_id WHERE match_id = :match_id AND actor_id = :user_id;

-- name: replace_challenger(challenge_id, user_id, stand_in_id)!
UPDATE challenges
SET
    challenger_id = CASE WHEN challenger_id = :user_id THEN :stand_in_id ELSE challenger_id END,
    opponent_id = CASE WHEN opponent_id = :user_id THEN :stand_in_id ELSE opponent_id END
WHERE challenge_id = :challenge_id;

-- name: delete_challenge(challenge_id)!
DELETE FROM challenges WHERE challenge_id = :challenge_id;

-- name: delete_preferences(user_id)!
DELETE FROM preferences WHERE user_id = :user_id;

-- name: delete_blocks(user_id)!
DELETE FROM blocks WHERE user_id = :user_id OR blocked_id = :user_id;

-- name: delete_follows(user_id)!
DELETE FROM follows WHERE user_id = :user_id;

-- name: delete_posts(user_id)!
DELETE FROM recent_posts WHERE user_id = :user_id;

-- name: delete_player(user_id)!
DELETE FROM players WHERE user_id = :user_id;
