-- name: insert_challenge_seed(challenge_id, server_seed, commitment, click)!
INSERT INTO challenge_seeds (challenge_id, server_seed, commitment, click)
VALUES (:challenge_id, :server_seed, :commitment, :click);

-- name: challenge_seed(challenge_id)^
SELECT server_seed, click FROM challenge_seeds WHERE challenge_id = :challenge_id AND server_seed IS NOT NULL;

-- name: forget_challenge_seed(challenge_id)!
-- The match has it now, or nobody will ever need it. What was committed to stays.
UPDATE challenge_seeds SET server_seed = NULL WHERE challenge_id = :challenge_id;

-- name: delete_challenge_seed(challenge_id)!
DELETE FROM challenge_seeds WHERE challenge_id = :challenge_id;

-- name: insert_match_dice(match_id, label, server_seed, commitment, white_seed, black_seed)!
INSERT INTO match_dice (match_id, label, server_seed, commitment, white_seed, black_seed)
VALUES (:match_id, :label, :server_seed, :commitment, :white_seed, :black_seed);

-- name: match_dice(match_id)^
SELECT label, server_seed, commitment, white_seed, black_seed FROM match_dice WHERE match_id = :match_id;

-- name: tournament_ends(tournament_id)^
SELECT count(*) AS total FROM tournament_events
WHERE tournament_id = :tournament_id AND type IN ('TournamentEnded', 'TournamentCancelled');

-- name: match_with_label(begins)^
-- The first match under way whose dice have a name that begins so; SQLite looks through those under way alone.
SELECT matches.match_id FROM matches JOIN match_dice ON match_dice.match_id = matches.match_id
WHERE matches.ended_at IS NULL AND substr(match_dice.label, 1, length(:begins)) = :begins
LIMIT 1;

-- name: sign_up_click(tournament_id, user_id)^
SELECT interaction_id FROM tournament_events
WHERE tournament_id = :tournament_id AND actor_id = :user_id AND type = 'EntrantJoined' AND interaction_id IS NOT NULL
ORDER BY seq DESC
LIMIT 1;

-- name: count_rolls(match_id, side, user_id, guild_id, rolls, doublets, pips, face1, face2, face3, face4, face5, face6)!
INSERT INTO roll_counts (
    match_id, side, user_id, guild_id, rolls, doublets, pips, face1, face2, face3, face4, face5, face6
)
VALUES (
    :match_id, :side, :user_id, :guild_id, :rolls, :doublets, :pips, :face1, :face2, :face3, :face4, :face5, :face6
)
ON CONFLICT (match_id, side) DO UPDATE SET
    rolls = roll_counts.rolls + excluded.rolls, doublets = roll_counts.doublets + excluded.doublets,
    pips = roll_counts.pips + excluded.pips,
    face1 = roll_counts.face1 + excluded.face1, face2 = roll_counts.face2 + excluded.face2,
    face3 = roll_counts.face3 + excluded.face3, face4 = roll_counts.face4 + excluded.face4,
    face5 = roll_counts.face5 + excluded.face5, face6 = roll_counts.face6 + excluded.face6;

-- name: rolls_of_match(match_id)
SELECT side, rolls, doublets, pips, face1, face2, face3, face4, face5, face6
FROM roll_counts WHERE match_id = :match_id;

-- name: rolls_of_person(user_id)^
SELECT
    sum(rolls) AS rolls, sum(doublets) AS doublets, sum(pips) AS pips, sum(face1) AS face1, sum(face2) AS face2,
    sum(face3) AS face3, sum(face4) AS face4, sum(face5) AS face5, sum(face6) AS face6
FROM roll_counts WHERE user_id = :user_id;

-- name: rolls_of_server(guild_id, limit)^
-- In the latest matches: more of them would say nothing else.
SELECT
    sum(rolls) AS rolls, sum(doublets) AS doublets, sum(pips) AS pips, sum(face1) AS face1, sum(face2) AS face2,
    sum(face3) AS face3, sum(face4) AS face4, sum(face5) AS face5, sum(face6) AS face6
FROM (
    SELECT * FROM roll_counts WHERE guild_id = :guild_id ORDER BY match_id DESC LIMIT :limit
) AS latest;

-- name: replace_roller(match_id, user_id, stand_in_id)!
UPDATE roll_counts SET user_id = :stand_in_id WHERE match_id = :match_id AND user_id = :user_id;
