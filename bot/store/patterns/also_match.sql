,
rolled AS (
    INSERT INTO roll_counts (
        match_id, side, user_id, guild_id, rolls, doublets, pips, face1, face2, face3, face4, face5, face6
    )
    SELECT moved.match_id, one.*
    FROM moved, json_to_recordset(:rolls) AS one (
        side integer, user_id bigint, guild_id bigint, rolls integer, doublets integer, pips integer,
        face1 integer, face2 integer, face3 integer, face4 integer, face5 integer, face6 integer
    )
    ON CONFLICT (match_id, side) DO UPDATE SET
        rolls = roll_counts.rolls + excluded.rolls, doublets = roll_counts.doublets + excluded.doublets,
        pips = roll_counts.pips + excluded.pips,
        face1 = roll_counts.face1 + excluded.face1, face2 = roll_counts.face2 + excluded.face2,
        face3 = roll_counts.face3 + excluded.face3, face4 = roll_counts.face4 + excluded.face4,
        face5 = roll_counts.face5 + excluded.face5, face6 = roll_counts.face6 + excluded.face6
),
renamed AS (
    UPDATE players SET name = one.name, seen_at = :updated_at
    FROM moved, json_to_recordset(:names) AS one (user_id bigint, name text)
    WHERE players.user_id = one.user_id AND players.name <> one.name
)
