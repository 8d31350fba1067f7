-- name: studied(digest, level)
SELECT place, study FROM studies WHERE digest = :digest AND level = :level ORDER BY place;

-- name: keep_study(digest, level, place, study)!
INSERT INTO studies (digest, level, place, study) VALUES (:digest, :level, :place, :study) ON CONFLICT DO NOTHING;

-- name: study_requests()
SELECT * FROM study_requests ORDER BY request_id;

-- name: study_request_of(user_id)^
SELECT * FROM study_requests WHERE user_id = :user_id;

-- name: insert_study_request(user_id, match, game, guild_id, channel_id, message_id, token, public, language, asked_at)^
INSERT INTO study_requests (
    user_id, match, game, guild_id, channel_id, message_id, token, public, language, asked_at
)
VALUES (
    :user_id, :match, :game, :guild_id, :channel_id, :message_id, :token, :public, :language, :asked_at
)
RETURNING request_id;

-- name: delete_study_request(request_id)!
DELETE FROM study_requests WHERE request_id = :request_id;

-- name: delete_study_requests_of(user_id)!
DELETE FROM study_requests WHERE user_id = :user_id;

-- name: take_study(worker, now, until)^
-- The first request of each subject stands for all of them.
UPDATE study_requests SET worker = :worker, locked_until = :until
WHERE request_id = (
    SELECT request_id FROM study_requests AS one
    WHERE studied_at IS NULL AND locked_until < :now AND NOT EXISTS (
        SELECT 1 FROM study_requests AS earlier
        WHERE earlier.match = one.match AND coalesce(earlier.game, -1) = coalesce(one.game, -1)
        AND earlier.request_id < one.request_id
    )
    ORDER BY request_id LIMIT 1
)
RETURNING *;

-- name: hold_study(match, game, worker, now, until)!
UPDATE study_requests SET worker = :worker, locked_until = :until
WHERE request_id = (
    SELECT min(request_id) FROM study_requests
    WHERE match = :match AND coalesce(game, -1) = coalesce(:game, -1)
)
AND studied_at IS NULL AND (worker = :worker OR locked_until < :now);

-- name: end_study(match, game, at)!
UPDATE study_requests SET studied_at = :at WHERE match = :match AND coalesce(game, -1) = coalesce(:game, -1);

-- name: leave_studies(worker)!
UPDATE study_requests SET locked_until = 0 WHERE worker = :worker AND studied_at IS NULL;

-- name: note_hint(match_id, seq, side)!
INSERT INTO hints (match_id, seq, side) VALUES (:match_id, :seq, :side) ON CONFLICT DO NOTHING;

-- name: hints_in(match_id)
SELECT side, count(*) AS total FROM hints WHERE match_id = :match_id GROUP BY side;

-- name: hints_of(match_id, side)
SELECT seq FROM hints WHERE match_id = :match_id AND side = :side ORDER BY seq;

-- name: delete_hints_of(match_id, user_id)!
DELETE FROM hints
WHERE match_id = :match_id
AND side = (SELECT CASE :user_id WHEN white_id THEN 0 WHEN black_id THEN 1 END FROM matches WHERE matches.match_id = :match_id);
