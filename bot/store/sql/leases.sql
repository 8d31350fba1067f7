-- name: renew_leases(until, worker, now)!
-- One that has run out is not renewed: it has to be taken again, under a new epoch.
UPDATE leases SET until = :until WHERE owner = :worker AND until > :now;

-- name: add_lease(part)!
INSERT INTO leases (part, epoch, until) VALUES (:part, 0, 0) ON CONFLICT (part) DO NOTHING;

-- name: leases()
SELECT part, owner, epoch, until FROM leases ORDER BY part;

-- name: take_leases(worker, until, chosen)!
UPDATE leases SET owner = :worker, epoch = epoch + 1, until = :until WHERE substr(:chosen, part + 1, 1) = '1';

-- name: leave_leases(worker, chosen)!
UPDATE leases SET owner = NULL, until = 0 WHERE owner = :worker AND substr(:chosen, part + 1, 1) = '1';

-- name: see_worker(worker, until)!
INSERT INTO workers (worker, until) VALUES (:worker, :until) ON CONFLICT (worker) DO UPDATE SET until = excluded.until;

-- name: forget_worker(worker)!
DELETE FROM workers WHERE worker = :worker;

-- name: forget_workers(now)!
DELETE FROM workers WHERE until <= :now;

-- name: count_workers()^
SELECT count(*) AS total FROM workers;

-- name: living_workers(now)^
SELECT count(*) AS total FROM workers WHERE until > :now;

-- name: claim_board(until, match_id, seq, now)!
UPDATE matches SET claimed_until = :until
WHERE match_id = :match_id AND seq = :seq AND board_seq < seq AND claimed_until <= :now;

-- name: claim_chouette(until, chouette_id, now)!
UPDATE chouettes SET claimed_until = :until WHERE chouette_id = :chouette_id AND claimed_until <= :now;

-- name: release_chouette(chouette_id, until)!
UPDATE chouettes SET claimed_until = 0 WHERE chouette_id = :chouette_id AND claimed_until = :until;

-- name: set_call(match_id, channel_id, message_id, side)!
INSERT INTO calls (match_id, channel_id, message_id, side) VALUES (:match_id, :channel_id, :message_id, :side)
ON CONFLICT (match_id) DO UPDATE SET
    channel_id = excluded.channel_id, message_id = excluded.message_id, side = excluded.side;

-- name: call_in(match_id)^
SELECT channel_id, message_id, side FROM calls WHERE match_id = :match_id;

-- name: drop_call(match_id, message_id)!
DELETE FROM calls WHERE match_id = :match_id AND message_id = :message_id;

-- name: last_acts(match_id)
-- Lately: a long log costs no more than a short one.
SELECT actor_id, max(at) AS at
FROM (SELECT actor_id, at FROM events WHERE match_id = :match_id ORDER BY seq DESC LIMIT 40) AS lately
WHERE actor_id IS NOT NULL AND at > (SELECT created_at FROM matches WHERE match_id = :match_id)
GROUP BY actor_id;
