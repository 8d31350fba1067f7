-- The same in SQLite, where a statement changes one table.

-- name: leave_board_of_<kind>!
-- The message that shows it has to be closed once another one does. Where nothing could be posted it stays.
INSERT INTO old_boards (message_id, channel_id, kind, number)
SELECT board_message_id, board_channel_id, '<kind>', <key> FROM <table>
WHERE <key> = :<key> AND <board_seq> <= :board_seq AND board_message_id > 0 AND :board_message_id > 0
    AND board_message_id <> :board_message_id
ON CONFLICT (message_id) DO NOTHING;

-- name: <kind>_shown!
UPDATE <table> SET <board> WHERE <key> = :<key> AND <board_seq> <= :board_seq;
