-- name: cards_of(user_id)
SELECT * FROM cards WHERE user_id = :user_id ORDER BY card_id;

-- name: card_by_id(card_id)^
SELECT * FROM cards WHERE card_id = :card_id;

-- name: insert_card(user_id, match, seq, variant, kind, roll, best, position, opening, loss, quiet, due, keeping, reviewed_at, stability, difficulty, reviews, lapses)!
INSERT INTO cards (
    user_id, match, seq, variant, kind, roll, best, position, opening, loss, quiet, due, keeping, reviewed_at,
    stability, difficulty, reviews, lapses
)
VALUES (
    :user_id, :match, :seq, :variant, :kind, :roll, :best, :position, :opening, :loss, :quiet, :due, :keeping,
    :reviewed_at, :stability, :difficulty, :reviews, :lapses
)
ON CONFLICT DO NOTHING;

-- name: update_card(card_id, user_id, match, seq, variant, kind, roll, best, position, opening, loss, quiet, due, keeping, reviewed_at, stability, difficulty, reviews, lapses)!
UPDATE cards
SET
    match = :match, seq = :seq, variant = :variant, kind = :kind, roll = :roll, best = :best, position = :position,
    opening = :opening, loss = :loss, quiet = :quiet, due = :due, keeping = :keeping, reviewed_at = :reviewed_at,
    stability = :stability, difficulty = :difficulty, reviews = :reviews, lapses = :lapses
WHERE card_id = :card_id AND user_id = :user_id;

-- name: unpark_cards(user_id)!
UPDATE cards SET keeping = 'kept', lapses = 0 WHERE user_id = :user_id AND keeping = 'parked';

-- name: delete_card(card_id)!
DELETE FROM cards WHERE card_id = :card_id;

-- name: delete_reviews_of_card(card_id)!
DELETE FROM reviews WHERE card_id = :card_id;

-- name: insert_review(card_id, number, user_id, at, chosen, loss)!
INSERT INTO reviews (card_id, number, user_id, at, chosen, loss)
VALUES (:card_id, :number, :user_id, :at, :chosen, :loss)
ON CONFLICT DO NOTHING;

-- name: reviews_of(user_id, since)
SELECT * FROM reviews WHERE user_id = :user_id AND at >= :since ORDER BY at, card_id, number;

-- name: cards_of_match(user_id, match)
SELECT card_id FROM cards WHERE user_id = :user_id AND match = :match;

-- name: delete_cards(user_id)!
DELETE FROM cards WHERE user_id = :user_id;

-- name: delete_reviews(user_id)!
DELETE FROM reviews WHERE user_id = :user_id;

-- name: training_call_of(user_id)^
SELECT * FROM training_calls WHERE user_id = :user_id;

-- name: want_training_calls(user_id, language, day)!
INSERT INTO training_calls (user_id, language, day) VALUES (:user_id, :language, :day) ON CONFLICT DO NOTHING;

-- name: drop_training_calls(user_id)!
DELETE FROM training_calls WHERE user_id = :user_id;

-- name: training_calls_due(day)
SELECT * FROM training_calls WHERE day < :day ORDER BY day;

-- name: take_training_call(user_id, day)!
UPDATE training_calls SET day = :day WHERE user_id = :user_id AND day < :day;
