-- name: insert_tournament(guild_id, away_guild_id, channel_id, organiser_id, name, status, state, seq, at, next_at, server_seed)^
INSERT INTO tournaments (
    guild_id, away_guild_id, channel_id, organiser_id, name, status, state, seq, created_at, updated_at, next_at,
    server_seed
)
VALUES (:guild_id, :away_guild_id, :channel_id, :organiser_id, :name, :status, :state, :seq, :at, :at, :next_at, :server_seed)
RETURNING tournament_id;

-- name: advance_tournament(away_guild_id, status, state, seq, at, next_at, ended_at, tournament_id, expected_seq, touched_at)^
-- Nothing comes back when the tournament is not at :expected_seq any more, or its agenda was changed meanwhile.
UPDATE tournaments
SET
    away_guild_id = :away_guild_id, status = :status, state = :state, seq = :seq, updated_at = :at, next_at = :next_at,
    ended_at = :ended_at
WHERE tournament_id = :tournament_id AND seq = :expected_seq AND updated_at = :touched_at
RETURNING message_id;

-- name: reschedule_tournament(state, next_at, tournament_id, seq, old_next_at, touched_at)^
-- Nothing comes back when something happened to it meanwhile, or somebody else was faster.
UPDATE tournaments SET state = :state, next_at = :next_at, updated_at = updated_at + 1
WHERE tournament_id = :tournament_id AND seq = :seq AND next_at IS :old_next_at AND updated_at = :touched_at
RETURNING tournament_id;

-- name: insert_tournament_event(tournament_id, seq, version, type, payload, actor_id, interaction_id, at)!
INSERT INTO tournament_events (tournament_id, seq, version, type, payload, actor_id, interaction_id, at)
VALUES (:tournament_id, :seq, :version, :type, :payload, :actor_id, :interaction_id, :at);

-- name: tournament_by_id(tournament_id)^
SELECT * FROM tournaments WHERE tournament_id = :tournament_id;

-- name: events_of_tournament(tournament_id)
SELECT seq, version, type, payload, actor_id, at FROM tournament_events
WHERE tournament_id = :tournament_id ORDER BY seq;

-- name: tournaments_in(guild_id, limit)
SELECT * FROM tournaments WHERE guild_id = :guild_id ORDER BY tournament_id DESC LIMIT :limit;

-- name: tournaments_shared_with(guild_id)
-- Team matches that another server holds together with this one.
SELECT * FROM tournaments
WHERE away_guild_id = :guild_id
ORDER BY tournament_id DESC;

-- name: tournaments_due(now, mine, limit)
SELECT tournament_id FROM tournaments
WHERE next_at <= :now AND substr(:mine, CAST(tournament_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY next_at LIMIT :limit;

-- name: tournaments_to_check_in(user_id)
-- One that can be checked in for has a start that is looked for.
SELECT * FROM tournaments
WHERE next_at IS NOT NULL AND status = 'sign_up' AND state LIKE '%' || :user_id || '%'
ORDER BY next_at;

-- name: tournament_posted(message_id, tournament_id)!
UPDATE tournaments SET message_id = :message_id WHERE tournament_id = :tournament_id;

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

-- name: tournaments_naming(user_id)
-- Ids stand in the state alone; deleting a person may read them all.
SELECT * FROM tournaments WHERE organiser_id = :user_id OR state LIKE '%' || :user_id || '%';

-- name: tournament_events_naming(user_id)
SELECT tournament_id, seq, payload FROM tournament_events
WHERE actor_id = :user_id OR payload LIKE '%' || :user_id || '%';

-- name: rewrite_tournament(state, user_id, stand_in_id, tournament_id)!
UPDATE tournaments
SET state = :state, organiser_id = CASE organiser_id WHEN :user_id THEN :stand_in_id ELSE organiser_id END
WHERE tournament_id = :tournament_id;

-- name: rewrite_tournament_event(payload, user_id, stand_in_id, tournament_id, seq)!
UPDATE tournament_events
SET payload = :payload, actor_id = CASE actor_id WHEN :user_id THEN :stand_in_id ELSE actor_id END
WHERE tournament_id = :tournament_id AND seq = :seq;

-- name: running_tournaments(mine)
-- Read from end to end once, at the start, and when another process has left them.
SELECT tournament_id FROM tournaments
WHERE status = 'running' AND substr(:mine, CAST(tournament_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY tournament_id;

-- name: tournament_numbers()
SELECT tournament_id FROM tournaments ORDER BY tournament_id;
