-- name: leave_board(message_id, channel_id, kind, number)!
INSERT INTO old_boards (message_id, channel_id, kind, number) VALUES (:message_id, :channel_id, :kind, :number)
ON CONFLICT (message_id) DO NOTHING;

-- name: leave_challenge(challenge_id)!
-- The message of a challenge that was answered has to lose its buttons.
INSERT INTO old_boards (message_id, channel_id, kind, number)
SELECT message_id, channel_id, 'challenge', challenge_id FROM challenges
WHERE challenge_id = :challenge_id AND message_id IS NOT NULL
ON CONFLICT (message_id) DO NOTHING;

-- name: leave_call(crowd_id)!
-- What a call for a vote or a team says has changed.
INSERT INTO old_boards (message_id, channel_id, kind, number)
SELECT message_id, channel_id, 'crowd', crowd_id FROM crowds WHERE crowd_id = :crowd_id AND message_id IS NOT NULL
ON CONFLICT (message_id) DO NOTHING;

-- name: leave_announcement(tournament_id)!
-- And so has the announcement of a tournament.
INSERT INTO old_boards (message_id, channel_id, kind, number)
SELECT message_id, channel_id, 'tournament', tournament_id FROM tournaments
WHERE tournament_id = :tournament_id AND message_id IS NOT NULL
ON CONFLICT (message_id) DO NOTHING;

-- name: old_boards(kind, mine, limit)
SELECT message_id, channel_id, number FROM old_boards
WHERE kind = :kind AND substr(:mine, CAST(number % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY message_id LIMIT :limit;

-- name: board_closed(message_id)!
DELETE FROM old_boards WHERE message_id = :message_id;
