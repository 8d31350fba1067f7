-- name: append_<kind>^
-- A turn in one statement: one trip to a database that is far away. Nothing is stored, and nothing comes back, when
-- something has changed that the turn rests on.
WITH moved AS (
    UPDATE <table> SET <turn_and_end> WHERE <key> = :<key> AND <same> RETURNING *
),
logged AS (
    INSERT INTO <events> (<key>, seq, version, type, payload, actor_id, interaction_id, at)
    SELECT moved.<key>, one.*
    FROM moved, json_to_recordset(:events) AS one (
        seq integer, version integer, type text, payload text, actor_id bigint, interaction_id bigint, at bigint
    )
)<also>
SELECT <found> FROM moved;

-- name: <kind>_shown!
-- The message that shows it has to be closed once another one does. Where nothing could be posted it stays.
WITH left_open AS (
    INSERT INTO old_boards (message_id, channel_id, kind, number)
    SELECT board_message_id, board_channel_id, '<kind>', <key> FROM <table>
    WHERE <key> = :<key> AND <board_seq> <= :board_seq AND board_message_id > 0 AND :board_message_id > 0
        AND board_message_id <> :board_message_id
    ON CONFLICT (message_id) DO NOTHING
)
UPDATE <table> SET <board> WHERE <key> = :<key> AND <board_seq> <= :board_seq;
