-- What only SQLite understands. Everything else is plain SQL, shared with any other database.

-- name: use_write_ahead_log()#
-- FULL: a turn that was answered survives a power cut. NORMAL would lose the last ones.
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;

-- name: enforce_foreign_keys()#
PRAGMA foreign_keys = ON;

-- name: overwrite_what_is_deleted()#
-- Nothing of a deleted person is to be left in the file.
PRAGMA secure_delete = ON;

-- name: empty_write_ahead_log()#
-- The log keeps older versions of what it holds until it is begun anew.
PRAGMA wal_checkpoint(TRUNCATE);

-- name: forbid_writing()#
PRAGMA query_only = ON;

-- name: leave_write_ahead_log()#
-- A copy in one file, readable from a read-only medium as well.
PRAGMA journal_mode = DELETE;

-- name: begin()!
-- Take the write lock at once: a transaction that reads first could not be upgraded while another writes.
BEGIN IMMEDIATE;

-- name: savepoint()!
SAVEPOINT unit;

-- name: release()!
RELEASE unit;

-- name: rollback_unit()!
ROLLBACK TO unit;

-- name: table_names()
SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%';

-- name: columns_of(name)
SELECT name, type, pk FROM pragma_table_info(:name);

-- name: tables_referred_to(name)
SELECT "table" AS name FROM pragma_foreign_key_list(:name);

-- name: counted_tables()
SELECT name FROM sqlite_master WHERE type = 'table' AND upper(sql) LIKE '%AUTOINCREMENT%';

-- name: last_number(name)^
SELECT seq FROM sqlite_sequence WHERE name = :name;

-- name: forget_last_number(name)!
DELETE FROM sqlite_sequence WHERE name = :name;

-- name: set_last_number(name, seq)!
INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq);

-- name: crowd_to_change(crowd_id)^
-- The writer is alone anyway.
SELECT * FROM crowd_records WHERE crowd_id = :crowd_id;

-- name: database_now()^
-- Rounded: a day's fraction is a float, and cut off it is a millisecond early as often as not.
SELECT CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER) AS at;

-- name: lock_leases()^
-- The writer is alone anyway.
SELECT 1 AS locked;

-- name: lease_stands(part, epoch, now)^
SELECT 1 AS stands FROM leases WHERE part = :part AND epoch = :epoch AND until > :now;

-- name: make_ratings()#
-- A place to compute ratings anew: the tables that this takes, without what they refer to.
CREATE TABLE ratings (
    user_id, guild_id, variant, rating, experience, matches, won, updated_at, opponents,
    PRIMARY KEY (user_id, guild_id, variant)
) WITHOUT ROWID;
CREATE TABLE rating_changes (
    match_id, user_id, guild_id, variant, before, after, experience_before, experience_after, won, weight, at,
    opponent_id, opponents, apart,
    PRIMARY KEY (match_id, user_id, guild_id)
) WITHOUT ROWID;
CREATE INDEX rating_changes_of_two ON rating_changes (user_id, opponent_id, guild_id, variant, at);
CREATE TABLE deletions (user_id, stand_in_id);
