-- name: crowd_of_match(match_id)
SELECT * FROM crowd_records WHERE match_id = :match_id;

-- name: link_crowd(crowd_id, match_id)!
UPDATE crowds SET match_id = :match_id WHERE crowd_id = :crowd_id AND match_id IS NULL AND ended_at IS NULL;

-- name: crowds_due(now, mine, limit)
-- Those that wait for nothing of their own are looked at as well: the match may have come back to them.
SELECT * FROM crowd_records
WHERE ended_at IS NULL AND match_id IS NOT NULL AND (due_at IS NULL OR due_at <= :now)
    AND substr(:mine, CAST(crowd_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY due_at LIMIT :limit;

-- name: calls_before(at, limit)
SELECT * FROM crowd_records WHERE ended_at IS NULL AND match_id IS NULL AND created_at <= :at
ORDER BY created_at LIMIT :limit;

-- name: crowds_going()
SELECT * FROM crowd_records WHERE ended_at IS NULL AND match_id IS NOT NULL ORDER BY crowd_id;

-- name: crowds_open_for(user_id)
SELECT * FROM crowd_records
WHERE ended_at IS NULL AND (host_id = :user_id OR state LIKE '%' || :user_id || '%')
ORDER BY crowd_id;

-- name: put_guess(match_id, seq, user_id, name, guild_id, play, at)!
-- A guess about a play that has been made stays as it was.
INSERT INTO guesses (match_id, seq, user_id, name, guild_id, play, at)
SELECT :match_id, :seq, :user_id, :name, :guild_id, :play, :at
FROM matches WHERE match_id = :match_id AND matches.seq = :seq
ON CONFLICT (match_id, seq, user_id) DO UPDATE SET play = excluded.play, name = excluded.name, at = excluded.at
WHERE guesses.same IS NULL;

-- name: guesses_at(match_id)
SELECT * FROM guesses WHERE match_id = :match_id ORDER BY seq, at, user_id;

-- name: judge_guess(match_id, seq, user_id, same, bonus)!
UPDATE guesses SET same = coalesce(:same, same), bonus = coalesce(:bonus, bonus)
WHERE match_id = :match_id AND seq = :seq AND user_id = :user_id;

-- name: guessers_of_match(match_id)
SELECT user_id, max(name) AS name, sum(coalesce(same, 0) + coalesce(bonus, 0)) AS points,
    sum(coalesce(same, 0)) AS hits, count(same) AS guesses
FROM guesses WHERE match_id = :match_id AND same IS NOT NULL
GROUP BY user_id ORDER BY points DESC, hits DESC, guesses, user_id;

-- name: guessers_of_month(guild_id, since, until)
SELECT user_id, max(name) AS name, sum(coalesce(same, 0) + coalesce(bonus, 0)) AS points,
    sum(coalesce(same, 0)) AS hits, count(same) AS guesses
FROM guesses WHERE guild_id = :guild_id AND at >= :since AND at < :until AND same IS NOT NULL
GROUP BY user_id ORDER BY points DESC, hits DESC, guesses, user_id;

-- name: guesses_by(user_id)
SELECT * FROM guesses WHERE user_id = :user_id ORDER BY at;

-- name: delete_guesses(user_id)!
DELETE FROM guesses WHERE user_id = :user_id;
