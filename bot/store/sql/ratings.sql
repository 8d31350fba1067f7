-- A server's ratings stand beside those of all servers together, whose guild_id is 0.

-- name: rateable_match(match_id)^
SELECT match_id, guild_id, variant, length, white_id, black_id, winner_id, ended_at, rating_rule, counted
FROM matches
WHERE match_id = :match_id
    AND winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1 AND white_id <> black_id;

-- name: rateable_matches(at, match_id, limit)
-- Those after one, in the order in which ratings are computed.
SELECT match_id, guild_id, variant, length, white_id, black_id, winner_id, ended_at, rating_rule, counted
FROM matches
WHERE winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1 AND white_id <> black_id
    AND ended_at >= :at AND (ended_at > :at OR match_id > :match_id)
ORDER BY ended_at, match_id
LIMIT :limit;

-- name: count_matches*!
UPDATE matches SET counted = :counted WHERE match_id = :match_id;

-- name: matches_to_rate(limit)
-- One that counted nothing has no changes, so what it counted is what says that it has been looked at.
SELECT match_id
FROM matches
WHERE counted IS NULL AND winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1 AND white_id <> black_id
    AND NOT EXISTS (SELECT 1 FROM rating_changes WHERE rating_changes.match_id = matches.match_id)
ORDER BY ended_at, match_id
LIMIT :limit;

-- name: matches_rated_after(variant, at, match_id)
-- Later matches whose changes rest on what the ratings were before; the last one first.
SELECT DISTINCT at, match_id FROM rating_changes
WHERE guild_id = 0 AND variant = :variant AND at >= :at AND (at > :at OR match_id > :match_id)
ORDER BY at DESC, match_id DESC;

-- name: rated_matches_of_two(user_id, opponent_id, variant, since, until)^
SELECT count(*) AS total
FROM rating_changes
WHERE user_id = :user_id AND opponent_id = :opponent_id AND guild_id = 0 AND variant = :variant
    AND at >= :since AND at < :until;

-- name: have_met(user_id, opponent_id, guild_id, variant, apart)^
SELECT EXISTS (
    SELECT 1 FROM rating_changes
    WHERE user_id = :user_id AND opponent_id = :opponent_id AND guild_id = :guild_id AND variant = :variant
        AND (apart IS NULL OR apart >= :apart)
) AS met;

-- name: opponents_never_met(user_id, other_id, variant, limit)^
-- The other's rated opponents whom a person has never met. One who is being deleted may stand in it under either id.
SELECT count(*) AS total FROM (
    SELECT DISTINCT coalesce(gone.user_id, theirs.opponent_id)
    FROM rating_changes AS theirs LEFT JOIN deletions AS gone ON gone.stand_in_id = theirs.opponent_id
    WHERE theirs.user_id = :other_id AND theirs.opponent_id <> :user_id
        AND theirs.guild_id = 0 AND theirs.variant = :variant
        AND NOT EXISTS (
            SELECT 1 FROM rating_changes AS own
            WHERE own.user_id = :user_id AND own.guild_id = 0 AND own.variant = :variant AND own.opponent_id IN (
                theirs.opponent_id, gone.user_id,
                (SELECT stand_in_id FROM deletions WHERE deletions.user_id = theirs.opponent_id)
            )
        )
    LIMIT :limit
) AS never_met;

-- name: changes_of_match(match_id)
SELECT * FROM rating_changes WHERE match_id = :match_id ORDER BY guild_id, won DESC;

-- name: delete_changes_of_matches*!
DELETE FROM rating_changes WHERE match_id = :match_id;

-- name: insert_rating_changes*!
INSERT INTO rating_changes (
    match_id, user_id, guild_id, variant, before, after, experience_before, experience_after, won, weight, at,
    opponent_id, opponents, apart
)
VALUES (
    :match_id, :user_id, :guild_id, :variant, :before, :after, :experience_before, :experience_after, :won, :weight, :at,
    :opponent_id, :opponents, :apart
);

-- name: rating_of(user_id, guild_id, variant)^
SELECT * FROM ratings WHERE user_id = :user_id AND guild_id = :guild_id AND variant = :variant;

-- name: ratings_of_person(user_id)
SELECT * FROM ratings WHERE user_id = :user_id ORDER BY guild_id, variant;

-- name: rated_people()
SELECT DISTINCT user_id FROM ratings;

-- name: last_rated()^
SELECT max(match_id) AS match_id FROM rating_changes;

-- name: changes_between(after, upto)
SELECT * FROM rating_changes WHERE match_id > :after AND match_id <= :upto;

-- name: delete_ratings_of_people*!
DELETE FROM ratings WHERE user_id = :user_id;

-- name: put_ratings*!
INSERT INTO ratings (user_id, guild_id, variant, rating, experience, matches, won, opponents, updated_at)
VALUES (:user_id, :guild_id, :variant, :rating, :experience, :matches, :won, :opponents, :updated_at)
ON CONFLICT (user_id, guild_id, variant) DO UPDATE SET
    rating = excluded.rating, experience = excluded.experience,
    matches = excluded.matches, won = excluded.won, opponents = excluded.opponents, updated_at = excluded.updated_at;

-- name: leaders(guild_id, variant, provisional, established, opponents, viewer_id, viewer_guild_id, limit)
-- Stand-ins of people who were deleted have negative ids. A viewer sees only those whom `Onlooker` names.
SELECT ratings.*, players.name
FROM ratings JOIN players ON players.user_id = ratings.user_id
WHERE ratings.guild_id = :guild_id AND ratings.variant = :variant AND ratings.user_id > 0
    AND (ratings.experience >= :established AND ratings.opponents >= :opponents) <> :provisional
    AND (
        :viewer_id IS NULL OR ratings.user_id = :viewer_id
        OR EXISTS (
            SELECT 1 FROM ratings AS here
            WHERE here.user_id = ratings.user_id AND here.guild_id = :viewer_guild_id
        )
        OR EXISTS (
            SELECT 1 FROM preferences AS chosen
            WHERE chosen.user_id = ratings.user_id AND json_extract(chosen.preferences, '$.shown_outside')
        )
    )
ORDER BY ratings.rating DESC, ratings.user_id
LIMIT :limit;

-- name: is_seen(user_id, viewer_id, viewer_guild_id)^
SELECT
    :user_id = :viewer_id
    OR EXISTS (SELECT 1 FROM ratings WHERE user_id = :user_id AND guild_id = :viewer_guild_id)
    OR EXISTS (
        SELECT 1 FROM preferences WHERE user_id = :user_id AND json_extract(preferences, '$.shown_outside')
    ) AS seen;

-- name: leaders_since(guild_id, variant, since, until, established, opponents, limit)
-- Whoever has an established rating first, by what the time brought. CROSS: SQLite would begin with all ratings.
SELECT
    ratings.user_id, players.name, ratings.rating, ratings.experience, ratings.opponents,
    changes.gained, changes.matches, changes.won
FROM (
    SELECT user_id, sum(after - before) AS gained, count(*) AS matches, sum(won) AS won
    FROM rating_changes
    WHERE guild_id = :guild_id AND variant = :variant AND at >= :since AND at < :until AND user_id > 0
    GROUP BY user_id
) AS changes
CROSS JOIN ratings
JOIN players ON players.user_id = changes.user_id
WHERE ratings.user_id = changes.user_id AND ratings.guild_id = :guild_id AND ratings.variant = :variant
ORDER BY ratings.experience < :established OR ratings.opponents < :opponents, changes.gained DESC, ratings.user_id
LIMIT :limit;

-- name: better_rated(guild_id, variant, rating, established, opponents)^
SELECT count(*) AS total FROM ratings
WHERE guild_id = :guild_id AND variant = :variant AND rating > :rating AND user_id > 0
    AND experience >= :established AND opponents >= :opponents;

-- name: rating_history(user_id, guild_id, variant)
SELECT * FROM rating_changes
WHERE user_id = :user_id AND guild_id = :guild_id AND variant = :variant
ORDER BY at, match_id;

-- name: finished_matches(user_id, opponent_id, guild_id, variant, rating_guild_id, limit, offset)
-- Each half is cut by its index before the two are put together.
WITH theirs AS (
    SELECT match_id FROM (
        SELECT match_id FROM matches
        WHERE white_id = :user_id AND ended_at IS NOT NULL
            AND (:opponent_id IS NULL OR black_id = :opponent_id)
            AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:variant IS NULL OR variant = :variant)
        ORDER BY ended_at DESC, match_id DESC
        LIMIT :limit + :offset
    ) AS as_white
    UNION
    SELECT match_id FROM (
        SELECT match_id FROM matches
        WHERE black_id = :user_id AND ended_at IS NOT NULL
            AND (:opponent_id IS NULL OR white_id = :opponent_id)
            AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:variant IS NULL OR variant = :variant)
        ORDER BY ended_at DESC, match_id DESC
        LIMIT :limit + :offset
    ) AS as_black
)
SELECT
    matches.match_id, matches.guild_id, matches.channel_id, matches.variant, matches.length,
    matches.white_id, matches.black_id,
    matches.white_name, matches.black_name, matches.white_score, matches.black_score, matches.winner_id,
    matches.ended_at, changes.before, changes.after, changes.experience_before, changes.experience_after,
    changes.won, changes.weight, changes.opponents, changes.apart
FROM theirs
JOIN match_records AS matches ON matches.match_id = theirs.match_id
LEFT JOIN rating_changes AS changes
    ON changes.match_id = theirs.match_id AND changes.user_id = :user_id AND changes.guild_id = :rating_guild_id
ORDER BY matches.ended_at DESC, matches.match_id DESC
LIMIT :limit OFFSET :offset;

-- name: results_of(user_id, opponent_id, guild_id, variant)
-- With the ends of their games, separated by commas.
SELECT match_id, variant, white_id, black_id, winner_id, ended_at, (
    SELECT group_concat(payload, ',') FROM events WHERE events.match_id = matches.match_id AND type = 'GameEnded'
) AS games
FROM matches
WHERE white_id = :user_id AND ended_at IS NOT NULL AND winner_id IS NOT NULL AND length > 0
    AND (:opponent_id IS NULL OR black_id = :opponent_id)
    AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:variant IS NULL OR variant = :variant)
UNION ALL
SELECT match_id, variant, white_id, black_id, winner_id, ended_at, (
    SELECT group_concat(payload, ',') FROM events WHERE events.match_id = matches.match_id AND type = 'GameEnded'
) AS games
FROM matches
WHERE black_id = :user_id AND ended_at IS NOT NULL AND winner_id IS NOT NULL AND length > 0
    AND (:opponent_id IS NULL OR white_id = :opponent_id)
    AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:variant IS NULL OR variant = :variant)
ORDER BY ended_at, match_id;

-- name: replace_rated(user_id, stand_in_id)!
UPDATE ratings SET user_id = :stand_in_id WHERE user_id = :user_id;

-- name: replace_rated_in_history(match_id, user_id, stand_in_id)!
UPDATE rating_changes
SET
    user_id = CASE WHEN user_id = :user_id THEN :stand_in_id ELSE user_id END,
    opponent_id = CASE WHEN opponent_id = :user_id THEN :stand_in_id ELSE opponent_id END
WHERE match_id = :match_id AND :user_id IN (user_id, opponent_id);
