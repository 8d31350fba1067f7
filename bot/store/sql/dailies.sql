-- name: daily_plan(guild_id)^
SELECT * FROM daily_plans WHERE guild_id = :guild_id;

-- name: put_daily_plan(guild_id, channel_id, hour, zone, variant, sealed, next_at, trouble)!
INSERT INTO daily_plans (guild_id, channel_id, hour, zone, variant, sealed, next_at, trouble)
VALUES (:guild_id, :channel_id, :hour, :zone, :variant, :sealed, :next_at, :trouble)
ON CONFLICT (guild_id) DO UPDATE SET
    channel_id = excluded.channel_id, hour = excluded.hour, zone = excluded.zone, variant = excluded.variant,
    sealed = excluded.sealed, next_at = excluded.next_at, trouble = excluded.trouble;

-- name: put_off_daily_plan(guild_id, seen_at, next_at, trouble)!
-- Only by the first of those who saw it due.
UPDATE daily_plans SET next_at = :next_at, trouble = :trouble WHERE guild_id = :guild_id AND next_at = :seen_at;

-- name: delete_daily_plan(guild_id)!
DELETE FROM daily_plans WHERE guild_id = :guild_id;

-- name: daily_plans_due(now, mine, limit)
-- Ids of servers are as good as equally spread by the milliseconds in them.
SELECT * FROM daily_plans
WHERE next_at <= :now AND substr(:mine, CAST(guild_id / 4194304 % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY next_at LIMIT :limit;

-- name: daily_keys(guild_id, since)
-- The positions that a server was asked, and when that was last.
SELECT key, max(opened_at) AS at FROM dailies WHERE guild_id = :guild_id AND opened_at >= :since GROUP BY key;

-- name: add_daily(guild_id, channel_id, day, zone, key, board, puzzle, sealed, rated, opened_at, closes_at)^
INSERT INTO dailies (
    guild_id, channel_id, day, zone, key, board, puzzle, sealed, rated, opened_at, closes_at, shown, shown_at, stale, settled
)
VALUES (
    :guild_id, :channel_id, :day, :zone, :key, :board, :puzzle, :sealed, :rated, :opened_at, :closes_at, 0, 0, 0, 0
)
ON CONFLICT DO NOTHING
RETURNING *, 0 AS answers;

-- name: daily(daily_id)^
SELECT dailies.*, (
    SELECT count(*) FROM daily_answers WHERE daily_answers.daily_id = dailies.daily_id AND counted = 1
) AS answers
FROM dailies WHERE daily_id = :daily_id;

-- name: daily_to_answer(daily_id)^
SELECT guild_id, closes_at, closed_at, key, rated, sealed FROM dailies WHERE daily_id = :daily_id;

-- name: open_daily_of(guild_id)^
SELECT dailies.*, (
    SELECT count(*) FROM daily_answers WHERE daily_answers.daily_id = dailies.daily_id AND counted = 1
) AS answers
FROM dailies WHERE guild_id = :guild_id AND closed_at IS NULL ORDER BY daily_id DESC LIMIT 1;

-- name: last_daily_of(guild_id)^
SELECT dailies.*, 0 AS answers FROM dailies WHERE guild_id = :guild_id ORDER BY daily_id DESC LIMIT 1;

-- name: daily_of_day(guild_id, day)^
SELECT dailies.*, 0 AS answers FROM dailies WHERE guild_id = :guild_id AND day = :day;

-- name: dailies_to_show(posted, shown, mine, limit)
SELECT daily_id FROM dailies
WHERE closed_at IS NULL AND substr(:mine, CAST(daily_id % 256 AS INTEGER) + 1, 1) = '1' AND (
    (message_id IS NULL AND opened_at < :posted)
    OR (
        message_id IS NOT NULL AND shown_at < :shown
        AND shown <> (
            SELECT count(*) FROM daily_answers WHERE daily_answers.daily_id = dailies.daily_id AND counted = 1
        )
    )
)
ORDER BY closes_at LIMIT :limit;

-- name: close_daily_by(guild_id, closes_at)!
UPDATE dailies SET closes_at = :closes_at, shown = -1
WHERE guild_id = :guild_id AND closed_at IS NULL AND closes_at > :closes_at;

-- name: end_withdrawn_dailies()!
-- Nobody is asked on what was withdrawn where it's open: its time is up.
UPDATE dailies SET closes_at = opened_at
WHERE closed_at IS NULL AND (
    EXISTS (
        SELECT 1 FROM withdrawn_positions AS wrong WHERE wrong.guild_id = dailies.guild_id AND wrong.key = dailies.key
    )
    OR EXISTS (
        SELECT 1 FROM own_positions AS own
        WHERE own.guild_id = dailies.guild_id AND own.key = dailies.key AND own.withdrawn = 1
    )
);

-- name: note_daily_trouble(guild_id, trouble)!
UPDATE daily_plans SET trouble = :trouble WHERE guild_id = :guild_id;

-- name: dailies_due(now, mine, limit)
SELECT daily_id FROM dailies
WHERE closed_at IS NULL AND closes_at <= :now AND substr(:mine, CAST(daily_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY closes_at LIMIT :limit;

-- name: dailies_stale(mine, limit)
SELECT dailies.*, 0 AS answers FROM dailies
WHERE stale = 1 AND substr(:mine, CAST(daily_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY daily_id LIMIT :limit;

-- name: dailies_unsettled(mine, limit)
SELECT daily_id FROM dailies
WHERE settled = 0 AND closed_at IS NOT NULL AND substr(:mine, CAST(daily_id % 256 AS INTEGER) + 1, 1) = '1'
ORDER BY daily_id LIMIT :limit;

-- name: is_asked(user_id, board)^
SELECT 1 AS asked FROM puzzles WHERE user_id = :user_id AND answered_at IS NULL AND board = :board
UNION ALL
SELECT 1 FROM dailies WHERE closed_at IS NULL AND board = :board
LIMIT 1;

-- name: open_daily_keys_for(user_id, guild_id)
-- What is asked where the person answers, or is.
SELECT DISTINCT key FROM dailies WHERE closed_at IS NULL AND (
    guild_id = :guild_id OR guild_id IN (
        SELECT guild_id FROM dailies AS earlier JOIN daily_answers ON daily_answers.daily_id = earlier.daily_id
        WHERE daily_answers.user_id = :user_id
    )
);

-- name: open_boards()
SELECT DISTINCT board FROM dailies WHERE closed_at IS NULL;

-- name: note_daily_post(daily_id, message_id, at)!
UPDATE dailies SET message_id = :message_id, shown_at = :at WHERE daily_id = :daily_id;

-- name: note_daily_thread(daily_id, thread_id)!
UPDATE dailies SET thread_id = :thread_id WHERE daily_id = :daily_id AND thread_id IS NULL;

-- name: note_daily_shown(daily_id, shown, at)!
UPDATE dailies SET shown = :shown, shown_at = :at WHERE daily_id = :daily_id;

-- name: note_daily_right(daily_id, named)!
-- Unless somebody who was named when its message was written is gone since then.
UPDATE dailies SET stale = 0 WHERE daily_id = :daily_id
AND (SELECT count(*) FROM daily_named WHERE daily_named.daily_id = dailies.daily_id) = :named;

-- name: close_daily(daily_id, at)!
UPDATE dailies SET closed_at = :at, stale = 1 WHERE daily_id = :daily_id AND closed_at IS NULL;

-- name: note_daily_tally(daily_id, tally)!
UPDATE dailies SET tally = :tally WHERE daily_id = :daily_id;

-- name: note_daily_settled(daily_id)!
UPDATE dailies SET settled = 1 WHERE daily_id = :daily_id AND settled = 0;

-- name: delete_daily(daily_id)!
DELETE FROM dailies WHERE daily_id = :daily_id;

-- name: put_daily_answer(daily_id, user_id, interaction_id, chosen, loss, at, rated, counted)!
-- The later interaction holds, whichever comes first.
INSERT INTO daily_answers (daily_id, user_id, interaction_id, chosen, loss, at, rated, counted)
VALUES (:daily_id, :user_id, :interaction_id, :chosen, :loss, :at, :rated, :counted)
ON CONFLICT (daily_id, user_id) DO UPDATE SET
    interaction_id = excluded.interaction_id, chosen = excluded.chosen, loss = excluded.loss, at = excluded.at
WHERE daily_answers.interaction_id < excluded.interaction_id;

-- name: add_daily_answer(daily_id, user_id, interaction_id, chosen, loss, at, rated, counted)!
INSERT INTO daily_answers (daily_id, user_id, interaction_id, chosen, loss, at, rated, counted)
VALUES (:daily_id, :user_id, :interaction_id, :chosen, :loss, :at, :rated, :counted)
ON CONFLICT DO NOTHING;

-- name: daily_answer(daily_id, user_id)^
SELECT * FROM daily_answers WHERE daily_id = :daily_id AND user_id = :user_id;

-- name: daily_answers(daily_id)
SELECT * FROM daily_answers WHERE daily_id = :daily_id ORDER BY user_id;

-- name: daily_answers_of(user_id)
SELECT daily_answers.*, dailies.key, dailies.guild_id FROM daily_answers
JOIN dailies ON dailies.daily_id = daily_answers.daily_id
WHERE daily_answers.user_id = :user_id ORDER BY daily_answers.daily_id;

-- name: daily_answers_to_rate(daily_id, limit)
SELECT * FROM daily_answers WHERE daily_id = :daily_id AND rated = 1 AND after IS NULL ORDER BY user_id LIMIT :limit;

-- name: rate_daily_answer(daily_id, user_id, before, deviation, after)!
UPDATE daily_answers SET before = :before, deviation = :deviation, after = :after WHERE daily_id = :daily_id AND user_id = :user_id;

-- name: has_seen(user_id, key)^
-- Alone, or of all another time.
SELECT 1 AS seen FROM puzzles WHERE user_id = :user_id AND key = :key
UNION ALL
SELECT 1 FROM daily_answers JOIN dailies ON dailies.daily_id = daily_answers.daily_id
WHERE daily_answers.user_id = :user_id AND dailies.key = :key
LIMIT 1;

-- name: daily_before(guild_id, daily_id)^
-- One that was never posted keeps nobody from going on.
SELECT daily_id FROM dailies
WHERE guild_id = :guild_id AND daily_id < :daily_id AND message_id IS NOT NULL
ORDER BY daily_id DESC LIMIT 1;

-- name: count_streaks(daily_id, guild_id, before)!
INSERT INTO daily_streaks (guild_id, user_id, streak, last_daily, hidden)
SELECT :guild_id, user_id, 1, :daily_id, 0 FROM daily_answers WHERE daily_id = :daily_id
ON CONFLICT (guild_id, user_id) DO UPDATE SET
    streak = CASE WHEN daily_streaks.last_daily = :before THEN daily_streaks.streak + 1 ELSE 1 END,
    last_daily = excluded.last_daily;

-- name: keep_streaks(daily_id, guild_id, before)!
-- Whoever hadn't answered one that was withdrawn before its time goes on with their streak.
UPDATE daily_streaks SET last_daily = :daily_id
WHERE guild_id = :guild_id AND last_daily = :before
AND EXISTS (SELECT 1 FROM dailies WHERE dailies.daily_id = :daily_id AND closes_at = opened_at);

-- name: longest_streaks(guild_id, daily_id, least, limit)
-- Nobody is named where somebody whom they have blocked has answered as well, and would read it.
SELECT user_id, streak FROM daily_streaks
WHERE guild_id = :guild_id AND last_daily = :daily_id AND hidden = 0 AND streak >= :least
AND NOT EXISTS (
    SELECT 1 FROM blocks JOIN daily_answers ON daily_answers.user_id = blocks.blocked_id
    WHERE blocks.user_id = daily_streaks.user_id AND daily_answers.daily_id = :daily_id
)
ORDER BY streak DESC, user_id LIMIT :limit;

-- name: name_in_daily(daily_id, user_id, streak)!
INSERT INTO daily_named (daily_id, user_id, streak) VALUES (:daily_id, :user_id, :streak)
ON CONFLICT DO NOTHING;

-- name: named_in_daily(daily_id)
SELECT user_id, streak FROM daily_named WHERE daily_id = :daily_id ORDER BY streak DESC, user_id;

-- name: daily_streak(guild_id, user_id)^
SELECT * FROM daily_streaks WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: daily_streaks_of(user_id)
SELECT * FROM daily_streaks WHERE user_id = :user_id ORDER BY guild_id;

-- name: hide_streak(guild_id, user_id, hidden)!
UPDATE daily_streaks SET hidden = :hidden WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: unname_in_server(guild_id, user_id)!
DELETE FROM daily_named
WHERE user_id = :user_id AND daily_id IN (SELECT daily_id FROM dailies WHERE guild_id = :guild_id);

-- name: outdate_where_named(user_id)!
UPDATE dailies SET stale = 1 WHERE daily_id IN (SELECT daily_id FROM daily_named WHERE user_id = :user_id);

-- name: delete_daily_answers(user_id)!
DELETE FROM daily_answers WHERE user_id = :user_id;

-- name: delete_daily_streaks(user_id)!
DELETE FROM daily_streaks WHERE user_id = :user_id;

-- name: delete_daily_named(user_id)!
DELETE FROM daily_named WHERE user_id = :user_id;
