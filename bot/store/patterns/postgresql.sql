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
