-- What one person asks about their own data.

-- name: person_seen(user_id)^
SELECT name, seen_at FROM players WHERE user_id = :user_id;

-- name: match_ids_of_person(user_id)
SELECT match_id FROM matches WHERE white_id = :user_id
UNION
SELECT match_id FROM matches WHERE black_id = :user_id;

-- name: challenge_ids_of_person(user_id)
SELECT challenge_id FROM challenges WHERE challenger_id = :user_id
UNION
SELECT challenge_id FROM challenges WHERE opponent_id = :user_id;

-- name: chouette_ids_of_person(user_id)
SELECT chouette_id FROM chouette_players WHERE user_id = :user_id ORDER BY chouette_id;

-- name: chouettes_left_by(user_id)
-- They go on without the person.
SELECT chouettes.chouette_id FROM chouette_players
JOIN chouettes ON chouettes.chouette_id = chouette_players.chouette_id
WHERE chouette_players.user_id = :user_id AND chouettes.ended_at IS NULL;

-- name: counted_about(user_id)^
WITH played AS (
    SELECT match_id, ended_at FROM matches WHERE white_id = :user_id
    UNION
    SELECT match_id, ended_at FROM matches WHERE black_id = :user_id
), challenged AS (
    SELECT challenge_id, status FROM challenges WHERE challenger_id = :user_id
    UNION
    SELECT challenge_id, status FROM challenges WHERE opponent_id = :user_id
), joined AS (
    SELECT chouette_id FROM chouette_players WHERE user_id = :user_id
)
SELECT
    (SELECT count(*) FROM played WHERE ended_at IS NULL) AS ongoing_matches,
    (SELECT count(*) FROM played WHERE ended_at IS NOT NULL) AS finished_matches,
    (SELECT count(*) FROM played JOIN events ON events.match_id = played.match_id WHERE actor_id = :user_id) + (
        SELECT count(*) FROM joined JOIN chouette_events ON chouette_events.chouette_id = joined.chouette_id
        WHERE actor_id = :user_id
    ) AS events,
    (SELECT count(*) FROM challenged WHERE status = 'open') AS open_challenges,
    (SELECT count(*) FROM challenged WHERE status <> 'open') AS closed_challenges,
    (
        SELECT count(*) FROM (
            SELECT user_id FROM preferences WHERE user_id = :user_id
            UNION
            SELECT user_id FROM called_for_matches WHERE user_id = :user_id
            UNION
            SELECT user_id FROM own_hearings WHERE user_id = :user_id
            UNION
            SELECT user_id FROM training_calls WHERE user_id = :user_id
        ) AS chosen
    ) AS preferences,
    (SELECT count(*) FROM blocks WHERE user_id = :user_id) AS blocks,
    (SELECT count(*) FROM follows WHERE user_id = :user_id) AS follows,
    (SELECT count(*) FROM imports WHERE owner_id = :user_id) AS imports,
    (SELECT count(*) FROM study_requests WHERE user_id = :user_id) AS analyses,
    (SELECT count(*) FROM joined) AS chouettes,
    (SELECT count(*) FROM guesses WHERE user_id = :user_id) AS guesses,
    (SELECT count(*) FROM live_keys WHERE user_id = :user_id) AS live_keys,
    (SELECT count(*) FROM cards WHERE user_id = :user_id) AS cards,
    (SELECT count(*) FROM puzzles WHERE user_id = :user_id) + (
        SELECT count(*) FROM daily_answers WHERE user_id = :user_id
    ) AS puzzles;

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
SELECT min(user_id) AS user_id FROM (
    SELECT min(user_id) AS user_id FROM players UNION ALL SELECT min(stand_in_id) AS user_id FROM deletions
) AS least;

-- name: stand_ins()
SELECT * FROM deletions;

-- name: stand_in_of(user_id)^
SELECT stand_in_id FROM deletions WHERE user_id = :user_id;

-- name: begin_deletion(user_id, stand_in_id)!
INSERT INTO deletions (user_id, stand_in_id) VALUES (:user_id, :stand_in_id);

-- name: end_deletion(user_id)!
DELETE FROM deletions WHERE user_id = :user_id;

-- name: forget_name(user_id)!
UPDATE players SET name = '' WHERE user_id = :user_id;

-- name: challenge_leads_to(challenge_id)^
SELECT match_id FROM challenges WHERE challenge_id = :challenge_id;

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
-- The blocks of others stay, or deleting one's data would be a way round them.
DELETE FROM blocks WHERE user_id = :user_id;

-- name: delete_follows(user_id)!
DELETE FROM follows WHERE user_id = :user_id;

-- name: calls_wanted_by(user_id)
SELECT guild_id FROM called_for_matches WHERE user_id = :user_id ORDER BY guild_id;

-- name: delete_calls_wanted(user_id)!
DELETE FROM called_for_matches WHERE user_id = :user_id;

-- name: delete_posts(user_id)!
DELETE FROM recent_posts WHERE user_id = :user_id;

-- name: delete_player(user_id)!
DELETE FROM players WHERE user_id = :user_id;
