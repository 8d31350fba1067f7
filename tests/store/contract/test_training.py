"""What every store promises about cards and the answers to them."""

import asyncio
from datetime import timedelta

from msgspec.structs import replace

from bot.records.people import Person
from bot.records.training import Keeping, Review, TrainingCall
from tests.app.training.test_schedule import START, card
from tests.store.test_imports import add


async def added(store, *cards):
    await store.merge_cards(7, lambda _: ([replace(one, card_id=0) for one in cards], []))
    return await store.cards_of(7)


async def test_cards_come_back_as_they_were(store):
    one = card(seq=5, stability=3.25, difficulty=5.125, reviewed_at=START, reviews=2, lapses=1, quiet=True)
    [stored] = await added(store, one)
    assert replace(stored, card_id=1) == one
    changed = replace(stored, keeping=Keeping.PARKED, due=START + timedelta(days=3))
    await store.change_card(changed)
    assert await store.card(stored.card_id) == changed
    assert await store.card(stored.card_id + 1) is None
    assert await store.cards_of(8) == []


async def test_merging_adds_changes_and_deletes(store):
    one, two = await added(store, card(seq=5), card(seq=6))
    assert await store.review_card(one, Review(one.card_id, 0, 7, START, "8/5", None))
    await store.merge_cards(7, lambda cards: ([replace(cards[1], loss=0.5), card(0, seq=8)], [cards[0].card_id]))
    after = await store.cards_of(7)
    assert [(found.seq, found.loss) for found in after] == [(6, 0.5), (8, 0.1)]
    assert await store.reviews_of(7) == []
    await store.merge_cards(7, lambda _: ([card(0, seq=6)], []))
    assert await store.cards_of(7) == after, "one a decision"
    await store.delete_cards_of(7, two.match)
    assert await store.cards_of(7) == []


async def test_an_answer_counts_once(store):
    [one] = await added(store, card(seq=5))
    review = Review(one.card_id, 0, 7, START, "8/5 6/5", 0.25)
    assert await store.review_card(replace(one, reviews=1, lapses=1), review)
    assert not await store.review_card(replace(one, reviews=1, lapses=0), replace(review, chosen="13/9"))
    assert (await store.card(one.card_id)).lapses == 1
    assert await store.reviews_of(7) == [review]
    assert await store.reviews_of(7, START + timedelta(seconds=1)) == []


async def test_a_deletion_takes_them(store):
    [one] = await added(store, card(seq=5))
    await store.review_card(one, Review(one.card_id, 0, 7, START, "8/5", 0.25))
    assert (await store.counted_about(7))["cards"] == 1
    await store.delete_person(7)
    assert await store.cards_of(7) == []
    assert await store.reviews_of(7) == []


async def test_whoever_wants_to_be_told_is_told_by_one_of_many(store):
    assert await store.training_call_of(7) is None
    await store.want_training_calls(TrainingCall(7, "de", "2026-03-01"))
    await store.want_training_calls(TrainingCall(7, "en", "2026-02-01"))
    await store.want_training_calls(TrainingCall(8, "en", "2026-03-02"))
    assert await store.training_calls_due("2026-03-01") == []
    assert await store.training_calls_due("2026-03-02") == [TrainingCall(7, "de", "2026-03-01")]
    taken = await asyncio.gather(*(store.take_training_call(7, "2026-03-02") for _ in range(8)))
    assert sorted(taken) == [False] * 7 + [True]
    assert await store.training_calls_due("2026-03-02") == []
    assert (await store.counted_about(7))["preferences"] == 1
    await store.delete_person(7)
    assert await store.training_call_of(7) is None
    await store.drop_training_calls(8)
    assert not await store.take_training_call(8, "2026-03-03")


async def test_a_match_that_somebody_else_played_makes_no_cards(store, sample):
    record, _ = await sample.begin(store)
    player = record.players[0]
    for person in (player.user_id, player.user_id + 1_000):
        await store.merge_cards(person, lambda _: ([card(0, seq=5)], []), str(record.match_id))
        await store.merge_cards(person, lambda _: ([card(0, seq=6)], []), str(record.match_id + 1))
    assert len(await store.cards_of(7)) == 1


async def test_a_match_that_somebody_else_imported_makes_no_cards(store, sample):
    _, _, stored = await add(store, sample, owner=Person(7, "Owner"))
    await store.merge_cards(7, lambda _: ([card(0, seq=5)], []), stored.match.key)
    await store.merge_cards(8, lambda _: ([card(0, seq=6)], []), stored.match.key)
    await store.merge_cards(7, lambda _: ([card(0, seq=7)], []), f"i{stored.match.import_id + 1}")
    assert [one.seq for one in await store.cards_of(7)] == [5]
