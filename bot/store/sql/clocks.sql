-- name: matches_to_remind(now, mine, limit)
SELECT * FROM match_records
WHERE remind_at <= :now - coalesce((SELECT at FROM moments WHERE name = 'absent'), 0) AND substr(:mine, CAST(match_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY remind_at LIMIT :limit;

-- name: matches_untouched(before, mine, limit)
SELECT * FROM match_records
WHERE ended_at IS NULL AND updated_at <= :before AND substr(:mine, CAST(match_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY updated_at LIMIT :limit;

-- name: clocked_matches_waiting_for(user_id)
SELECT * FROM match_records WHERE waiting_for = :user_id AND due_at IS NOT NULL;

-- name: moment(name)^
SELECT at FROM moments WHERE name = :name;

-- name: set_moment(name, at)!
INSERT INTO moments (name, at) VALUES (:name, :at)
ON CONFLICT (name) DO UPDATE SET at = excluded.at;

-- name: add_absence(milliseconds)!
INSERT INTO moments (name, at) VALUES ('absent', :milliseconds)
ON CONFLICT (name) DO UPDATE SET at = moments.at + excluded.at;

-- name: restored_matches(milliseconds)!
-- Other marks, so that no button from the time that was lost means them; and their boards are behind.
UPDATE matches SET created_at = created_at + :milliseconds,
    board_seq = CASE WHEN board_seq < seq - 1 THEN board_seq ELSE seq - 1 END
WHERE ended_at IS NULL;

-- name: restored_chouettes(milliseconds)!
UPDATE chouettes SET created_at = created_at + :milliseconds, board_seq = 0 WHERE ended_at IS NULL;
