-- name: open_things_of(user_id, now, since)
-- What others can join or must answer, what has not begun first. A call is `state`'s opponent, or who is challenged: 0
-- stands for anyone. What was called for by :since is over.
SELECT 'challenge' AS kind, guild_id, channel_id, message_id, 0 AS begun, created_at,
    CASE sought WHEN 1 THEN NULL ELSE coalesce(opponent_id, 0) END AS called, NULL AS state
FROM challenges WHERE status = 'open' AND challenger_id = :user_id AND expires_at > :now
UNION ALL
SELECT CASE WHEN state LIKE '%"mode":"team"%' THEN 'team' ELSE 'vote' END, guild_id, channel_id, message_id, CASE WHEN match_id IS NULL THEN 0 ELSE 1 END, created_at, NULL, state
FROM crowds WHERE host_id = :user_id AND ended_at IS NULL AND (match_id IS NOT NULL OR created_at > :since)
UNION ALL
SELECT 'chouette', guild_id, coalesce(board_channel_id, channel_id), board_message_id, CASE phase WHEN 'lobby' THEN 0 ELSE 1 END, created_at, NULL, NULL
FROM chouette_players JOIN chouettes ON chouettes.chouette_id = chouette_players.chouette_id
WHERE chouette_players.user_id = :user_id AND here = 1 AND host_id = :user_id AND ended_at IS NULL
UNION ALL
SELECT 'simul', guild_id, channel_id, message_id, CASE status WHEN 'sign_up' THEN 0 ELSE 1 END, created_at, NULL, NULL
FROM tournaments WHERE organiser_id = :user_id AND ended_at IS NULL AND state LIKE '%"format":"simul"%'
ORDER BY begun, created_at;

-- name: matches_under_way_of(user_id)
-- Both kinds: what somebody plays, and what crowds play that they have called for.
SELECT white_id, black_id, guild_id, channel_id, board_channel_id, board_message_id, 0 AS for_crowd, updated_at
FROM matches WHERE white_id = :user_id AND ended_at IS NULL
UNION ALL
SELECT white_id, black_id, guild_id, channel_id, board_channel_id, board_message_id, 0, updated_at
FROM matches WHERE black_id = :user_id AND ended_at IS NULL
UNION ALL
SELECT white_id, black_id, matches.guild_id, matches.channel_id, board_channel_id, board_message_id, 1, updated_at
FROM crowds JOIN matches ON matches.match_id = crowds.match_id
WHERE host_id = :user_id AND crowds.ended_at IS NULL AND matches.ended_at IS NULL
ORDER BY updated_at;

-- name: held_in(guild_id)
-- The tournaments, leagues and arenas of a server; a simul is its host's own affair.
SELECT 'tournament' AS kind, guild_id, channel_id, message_id FROM tournaments
WHERE guild_id = :guild_id AND ended_at IS NULL AND state NOT LIKE '%"format":"simul"%'
ORDER BY tournament_id;

-- name: posts_of(user_id, channel_id)
SELECT slot, at FROM recent_posts WHERE user_id = :user_id AND channel_id = :channel_id ORDER BY at;

-- name: note_post(user_id, channel_id, slot, at)!
INSERT INTO recent_posts (user_id, channel_id, slot, at) VALUES (:user_id, :channel_id, :slot, :at);

-- name: forget_posts(user_id, until)!
DELETE FROM recent_posts WHERE user_id = :user_id AND at <= :until;
