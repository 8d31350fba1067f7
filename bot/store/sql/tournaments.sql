-- name: tournaments_in(guild_id, limit)
SELECT * FROM tournament_records WHERE guild_id = :guild_id ORDER BY tournament_id DESC LIMIT :limit;

-- name: tournaments_shared_with(guild_id)
-- Team matches that another server holds together with this one.
SELECT * FROM tournament_records
WHERE away_guild_id = :guild_id
ORDER BY tournament_id DESC;

-- name: tournaments_unposted(since, mine)
-- Begun lately, and no message is known: a process has died before it could post or note it. Read from end to end once,
-- at the start, and when another process has left them.
SELECT * FROM tournament_records
WHERE ended_at IS NULL AND message_id IS NULL AND created_at >= :since
    AND substr(:mine, CAST(tournament_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY tournament_id;

-- name: tournaments_due(now, mine, limit)
SELECT tournament_id FROM tournaments
WHERE next_at <= :now AND substr(:mine, CAST(tournament_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY next_at LIMIT :limit;

-- name: tournaments_to_check_in(user_id)
-- One that can be checked in for has a start that is looked for.
SELECT * FROM tournament_records
WHERE next_at IS NOT NULL AND status = 'sign_up' AND state LIKE '%' || :user_id || '%'
ORDER BY next_at;

-- name: rename_tournament(tournament_id, name)!
UPDATE tournaments SET name = :name WHERE tournament_id = :tournament_id;

-- name: move_tournament(tournament_id, channel_id)!
UPDATE tournaments SET channel_id = :channel_id, message_id = NULL WHERE tournament_id = :tournament_id;

-- name: link_match(tournament_id, pairing, match_id, replaced)!
-- Nothing is changed when the pairing has another match than the one :replaced.
INSERT INTO tournament_matches (tournament_id, pairing, match_id) VALUES (:tournament_id, :pairing, :match_id)
ON CONFLICT (tournament_id, pairing) DO UPDATE SET match_id = excluded.match_id
WHERE tournament_matches.match_id = :replaced;

-- name: unlink_matches(tournament_id, first)!
DELETE FROM tournament_matches WHERE tournament_id = :tournament_id AND pairing >= :first;

-- name: matches_of_tournament(tournament_id, first)
SELECT pairing, match_id FROM tournament_matches
WHERE tournament_id = :tournament_id AND pairing >= :first ORDER BY pairing;

-- name: boards_open(match_id)^
SELECT count(*) AS total FROM tournament_matches
JOIN matches USING (match_id)
WHERE ended_at IS NULL
    AND tournament_id = (SELECT tournament_id FROM tournament_matches WHERE match_id = :match_id);

-- name: tournament_matches_open()
-- Read from end to end once, at the start.
SELECT tournament_id, pairing, match_id FROM tournament_matches
JOIN matches USING (match_id)
WHERE ended_at IS NULL ORDER BY tournament_id, pairing;

-- name: pairing_of_match(match_id)^
SELECT tournament_id, pairing FROM tournament_matches WHERE match_id = :match_id;

-- name: running_tournaments(mine)
-- Read from end to end once, at the start, and when another process has left them.
SELECT tournament_id FROM tournaments
WHERE status = 'running' AND substr(:mine, CAST(tournament_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY tournament_id;
