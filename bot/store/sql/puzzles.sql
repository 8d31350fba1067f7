-- name: solver(user_id)^
SELECT * FROM solvers WHERE user_id = :user_id;

-- name: put_solver(user_id, rating, deviation, volatility, answers, at)!
INSERT INTO solvers (user_id, rating, deviation, volatility, answers, at)
VALUES (:user_id, :rating, :deviation, :volatility, :answers, :at)
ON CONFLICT (user_id) DO UPDATE SET
    rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
    answers = excluded.answers, at = excluded.at;

-- name: position_rating(key)^
SELECT * FROM position_ratings WHERE key = :key;

-- name: position_ratings(variant)
SELECT key, rating FROM position_ratings WHERE variant = :variant;

-- name: put_position_rating(key, variant, rating, deviation, volatility, answers, at)!
INSERT INTO position_ratings (key, variant, rating, deviation, volatility, answers, at)
VALUES (:key, :variant, :rating, :deviation, :volatility, :answers, :at)
ON CONFLICT (key) DO UPDATE SET
    rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
    answers = excluded.answers, at = excluded.at;

-- name: add_puzzle(user_id, key, variant, theme, board, rated, at)^
INSERT INTO puzzles (user_id, key, variant, theme, board, rated, asked_at)
VALUES (:user_id, :key, :variant, :theme, :board, :rated, :at)
RETURNING *;

-- name: puzzle(puzzle_id)^
SELECT * FROM puzzles WHERE puzzle_id = :puzzle_id;

-- name: open_puzzle(user_id, variant, theme)^
SELECT * FROM puzzles
WHERE user_id = :user_id AND answered_at IS NULL AND variant = :variant AND theme = :theme
ORDER BY puzzle_id DESC LIMIT 1;

-- name: open_boards_of(user_id)
SELECT board FROM puzzles WHERE user_id = :user_id AND answered_at IS NULL;

-- name: drop_open_puzzle(puzzle_id)!
DELETE FROM puzzles WHERE puzzle_id = :puzzle_id AND answered_at IS NULL;

-- name: answer_puzzle(puzzle_id, rated, at, chosen, loss, score, before, after)!
UPDATE puzzles
SET rated = :rated, answered_at = :at, chosen = :chosen, loss = :loss, score = :score, before = :before, after = :after
WHERE puzzle_id = :puzzle_id AND answered_at IS NULL;

-- name: seen_positions(user_id)
-- When each was last asked, alone or of all.
SELECT key, max(at) AS at FROM (
    SELECT key, asked_at AS at FROM puzzles WHERE user_id = :user_id
    UNION ALL
    SELECT dailies.key, daily_answers.at FROM daily_answers
    JOIN dailies ON dailies.daily_id = daily_answers.daily_id
    WHERE daily_answers.user_id = :user_id
) AS seen
GROUP BY key;

-- name: has_solved(user_id, key, puzzle_id)^
-- Another time.
SELECT 1 AS solved FROM puzzles
WHERE user_id = :user_id AND key = :key AND puzzle_id <> :puzzle_id AND answered_at IS NOT NULL
UNION ALL
SELECT 1 FROM daily_answers JOIN dailies ON dailies.daily_id = daily_answers.daily_id
WHERE daily_answers.user_id = :user_id AND dailies.key = :key
LIMIT 1;

-- name: first_rated(user_id, limit)
-- What the first answers that counted have lost.
SELECT loss FROM (
    SELECT loss, answered_at AS at FROM puzzles WHERE user_id = :user_id AND rated = 1 AND answered_at IS NOT NULL
    UNION ALL
    SELECT loss, at FROM daily_answers WHERE user_id = :user_id AND after IS NOT NULL
) AS answered
ORDER BY at LIMIT :limit;

-- name: puzzles_of(user_id)
SELECT * FROM puzzles WHERE user_id = :user_id ORDER BY puzzle_id;

-- name: object_to(guild_id, key, user_id, at)!
INSERT INTO objections (guild_id, key, user_id, at) VALUES (:guild_id, :key, :user_id, :at)
ON CONFLICT DO NOTHING;

-- name: objectors(guild_id, key)
SELECT objections.user_id, coalesce(solvers.answers, 0) AS answers FROM objections
LEFT JOIN solvers ON solvers.user_id = objections.user_id
WHERE objections.guild_id = :guild_id AND objections.key = :key;

-- name: objections_of(user_id)
SELECT * FROM objections WHERE user_id = :user_id ORDER BY at, key;

-- name: withdraw_position(guild_id, key, at)!
INSERT INTO withdrawn_positions (guild_id, key, at) VALUES (:guild_id, :key, :at)
ON CONFLICT DO NOTHING;

-- name: withdrawn_positions(guild_id)
-- Those that people took for wrong, and those from matches of somebody who wants none of theirs asked.
SELECT key FROM withdrawn_positions WHERE guild_id = :guild_id
UNION SELECT key FROM own_positions WHERE guild_id = :guild_id AND withdrawn = 1;

-- name: delete_solver(user_id)!
DELETE FROM solvers WHERE user_id = :user_id;

-- name: delete_puzzles(user_id)!
DELETE FROM puzzles WHERE user_id = :user_id;

-- name: delete_objections(user_id)!
DELETE FROM objections WHERE user_id = :user_id;
