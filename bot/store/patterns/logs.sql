-- What is the same for everything that has a log. A word in angle brackets is filled in for each kind of thing, see
-- `bot/store/queries.py`; a query is left out for a kind that has no such word.

-- name: insert_<kind>^
INSERT INTO <table> (<first>) VALUES (<values>) RETURNING <key>;

-- name: advance_<kind>^
-- Nothing comes back when something has changed that the turn rests on. What a turn does not change is not set: SQLite
-- would write the indexes over it anew.
UPDATE <table> SET <turn> WHERE <key> = :<key> AND <same> RETURNING <found>;

-- name: end_<kind>!
UPDATE <table> SET <end> WHERE <key> = :<key>;

-- name: reschedule_<kind>^
UPDATE <table> SET <clock> WHERE <key> = :<key> AND <same> RETURNING <key>;

-- name: insert_<kind>_events*!
INSERT INTO <events> (<key>, seq, version, type, payload, actor_id, interaction_id, at)
VALUES (:<key>, :seq, :version, :type, :payload, :actor_id, :interaction_id, :at);

-- name: <kind>_by_id^
SELECT * FROM <records> WHERE <key> = :<key>;

-- name: events_of_<kind>
SELECT seq, version, type, payload, actor_id, at FROM <events> WHERE <key> = :<key> ORDER BY seq;

-- name: <kind>_interaction^
SELECT <key> FROM <events> WHERE interaction_id = :interaction_id;

-- name: <kind>_numbers
SELECT <key> FROM <table> WHERE <key> > :after ORDER BY <key> LIMIT :limit;

-- name: <table>_due
SELECT * FROM <records> WHERE <due> <= :now - <absent> AND <mine> ORDER BY <due> LIMIT :limit;

-- name: <table>_behind
SELECT * FROM <records> WHERE <board_seq> < seq AND <mine> ORDER BY updated_at LIMIT :limit;

-- name: leave_late_board_of_<kind>!
-- A message that comes after another process has shown a later turn elsewhere has to be closed as well.
INSERT INTO old_boards (message_id, channel_id, kind, number)
SELECT :board_message_id, :board_channel_id, '<kind>', <key> FROM <table>
WHERE <key> = :<key> AND <board_seq> > :board_seq AND :board_message_id > 0 AND board_message_id <> :board_message_id
ON CONFLICT (message_id) DO NOTHING;

-- name: <kind>_outdated!
UPDATE <table> SET <board_seq> = CASE WHEN <board_seq> < seq - 1 THEN <board_seq> ELSE seq - 1 END WHERE <key> = :<key>;

-- name: <kind>_thread_made!
UPDATE <table> SET <thread> = :thread_id WHERE <key> = :<key>;

-- name: <kind>_posted!
UPDATE <table> SET <post> = :message_id WHERE <key> = :<key>;

-- name: <table>_naming
-- Ids stand in the state and in the log alone, so all are read: a page of them at a time.
SELECT <key> FROM <table>
WHERE <key> > :after AND <key> <= :upto AND (<host> = :user_id OR <ids_in> LIKE '%' || :user_id || '%')
UNION
SELECT <key> FROM <events>
WHERE <key> > :after AND <key> <= :upto AND (actor_id = :user_id OR payload LIKE '%' || :user_id || '%')
ORDER BY <key>;

-- name: events_of_<kind>_naming
SELECT seq, payload FROM <events>
WHERE <key> = :<key> AND (actor_id = :user_id OR payload LIKE '%' || :user_id || '%');

-- name: rewrite_<kind>!
UPDATE <table>
SET state = :state, <host> = CASE <host> WHEN :user_id THEN :stand_in_id ELSE <host> END
WHERE <key> = :<key>;

-- name: rewrite_<kind>_event!
UPDATE <events>
SET payload = :payload, actor_id = CASE actor_id WHEN :user_id THEN :stand_in_id ELSE actor_id END
WHERE <key> = :<key> AND seq = :seq;
