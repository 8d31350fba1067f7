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

-- name: note_hint(match_id, seq, side)!
INSERT INTO hints (match_id, seq, side) VALUES (:match_id, :seq, :side) ON CONFLICT DO NOTHING;

-- name: hints_in(match_id)
SELECT side, count(*) AS total FROM hints WHERE match_id = :match_id GROUP BY side;

-- name: hints_of(match_id, side)
SELECT seq FROM hints WHERE match_id = :match_id AND side = :side ORDER BY seq;

-- name: delete_hints_of(match_id, user_id)!
DELETE FROM hints
WHERE match_id = :match_id
AND side = (SELECT CASE WHEN white_id = :user_id THEN 0 ELSE 1 END FROM matches WHERE matches.match_id = :match_id);
