-- name: leave_board(message_id, channel_id, kind, number)!
INSERT INTO old_boards (message_id, channel_id, kind, number) VALUES (:message_id, :channel_id, :kind, :number)
ON CONFLICT (message_id) DO NOTHING;

-- name: old_boards(kind, mine, limit)
SELECT message_id, channel_id, number FROM old_boards
WHERE kind = :kind AND substr(:mine, CAST(number % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY message_id LIMIT :limit;

-- name: board_closed(message_id)!
DELETE FROM old_boards WHERE message_id = :message_id;
