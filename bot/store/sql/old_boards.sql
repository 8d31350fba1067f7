-- name: leave_board_of_match(match_id, message_id, seq)!
-- The message that shows a match has to be closed once another one does. Where nothing could be posted it stays.
INSERT INTO old_boards (message_id, channel_id, kind, number)
SELECT board_message_id, board_channel_id, 'match', match_id FROM matches
WHERE match_id = :match_id AND board_seq <= :seq AND board_message_id > 0 AND :message_id > 0
    AND board_message_id <> :message_id
ON CONFLICT (message_id) DO NOTHING;

-- name: leave_board_of_chouette(chouette_id, message_id, seq)!
INSERT INTO old_boards (message_id, channel_id, kind, number)
SELECT board_message_id, board_channel_id, 'chouette', chouette_id FROM chouettes
WHERE chouette_id = :chouette_id AND board_seq <= :seq AND board_message_id > 0 AND :message_id > 0
    AND board_message_id <> :message_id
ON CONFLICT (message_id) DO NOTHING;

-- name: leave_board(message_id, channel_id, kind, number)!
INSERT INTO old_boards (message_id, channel_id, kind, number) VALUES (:message_id, :channel_id, :kind, :number)
ON CONFLICT (message_id) DO NOTHING;

-- name: old_boards(kind, mine, limit)
SELECT message_id, channel_id, number FROM old_boards
WHERE kind = :kind AND substr(:mine, CAST(number % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY message_id LIMIT :limit;

-- name: board_closed(message_id)!
DELETE FROM old_boards WHERE message_id = :message_id;
