-- name: insert_import(owner_id, guild_id, white_name, black_name, digest, state, events, proof, plays, games_left_out, played_on, shared, created_at, own_side)^
INSERT INTO imports (
    owner_id, guild_id, white_name, black_name, digest, state, events, proof, plays, games_left_out, played_on, shared,
    created_at, own_side
)
VALUES (
    :owner_id, :guild_id, :white_name, :black_name, :digest, :state, :events, :proof, :plays, :games_left_out,
    :played_on, :shared, :created_at, :own_side
)
RETURNING import_id;

-- name: import_by_id(import_id)^
SELECT
    import_id, owner_id, guild_id, white_name, black_name, state, plays, games_left_out, played_on, shared, created_at,
    own_side
FROM imports WHERE import_id = :import_id;

-- name: import_log(import_id)^
SELECT events, proof FROM imports WHERE import_id = :import_id;

-- name: import_numbers(after, limit)
SELECT import_id FROM imports WHERE import_id > :after ORDER BY import_id LIMIT :limit;

-- name: import_of_digest(owner_id, digest)^
SELECT import_id FROM imports WHERE owner_id = :owner_id AND digest = :digest;

-- name: count_imports(owner_id)^
SELECT count(*) AS total, min(import_id) AS oldest FROM imports WHERE owner_id = :owner_id;

-- name: imports_of(owner_id, limit)
SELECT
    import_id, owner_id, guild_id, white_name, black_name, state, plays, games_left_out, played_on, shared, created_at,
    own_side
FROM imports WHERE owner_id = :owner_id
ORDER BY import_id DESC
LIMIT :limit;

-- name: own_names(owner_id)
SELECT DISTINCT CASE own_side WHEN 'white' THEN white_name ELSE black_name END AS name
FROM imports WHERE owner_id = :owner_id AND own_side IN ('white', 'black');

-- name: own_import(import_id, owner_id, own_side)!
UPDATE imports SET own_side = :own_side WHERE import_id = :import_id AND owner_id = :owner_id;

-- name: share_import(import_id, owner_id, shared)!
UPDATE imports SET shared = :shared WHERE import_id = :import_id AND owner_id = :owner_id;

-- name: delete_import(import_id, owner_id)!
DELETE FROM imports WHERE import_id = :import_id AND owner_id = :owner_id;

-- name: delete_imports(user_id)!
DELETE FROM imports WHERE owner_id = :user_id;
