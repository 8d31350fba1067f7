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
