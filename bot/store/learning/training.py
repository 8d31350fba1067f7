"""Cards that people train with, how they answered, and who is told when some are due."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Final

from bot.records.training import Card, Review, TrainingCall
from bot.store.connections import Connection, Sessions
from bot.store.queries import SQL
from bot.store.rows import columns_of, read_match, record_of

_read, _read_review = partial(record_of, Card), partial(record_of, Review)
_read_call = partial(record_of, TrainingCall)
_FIRST: Final = datetime.fromtimestamp(0, UTC)

Merge = Callable[[Sequence[Card]], tuple[list[Card], list[int]]]
"""Given the cards of a person, those to store, new (`card_id` 0) or changed, and the ids of those to delete."""


class TrainingRows(Sessions):
    """Cards and answers, and the messages about them."""

    async def cards_of(self, user_id: int) -> list[Card]:
        """All cards of a person, oldest first. Raises StorageCorrupt."""
        return await self.rows(SQL.cards_of, _read, user_id=user_id)

    async def card(self, card_id: int) -> Card | None:
        """A card, if there is one of that number. Raises StorageCorrupt."""
        return await self.row(SQL.card_by_id, _read, card_id=card_id)

    async def reviews_of(self, user_id: int, since: datetime = _FIRST) -> list[Review]:
        """A person's answers, in order."""
        return await self.rows(SQL.reviews_of, _read_review, user_id=user_id, since=since)

    async def merge_cards(self, user_id: int, merge: Merge, match: str | None = None) -> None:
        """Change the cards of a person as `merge` says; with `match`, only while that match is theirs.

        They may have deleted it, or all there is of them, while it was being analyzed.
        """

        def work(connection: Connection) -> None:
            if match is not None and not _is_theirs(connection, user_id, match):
                return
            changed, dropped = merge([*map(_read, SQL.cards_of(connection, user_id=user_id))])
            for card_id in dropped:
                _delete(connection, card_id)
            for card in changed:
                columns = columns_of(card)
                if card.card_id:
                    SQL.update_card(connection, **columns)
                else:
                    del columns["card_id"]
                    SQL.insert_card(connection, **columns)

        await self.write(work, alone=True)

    async def change_card(self, card: Card) -> None:
        """Store a card as it is now."""
        await self.change(SQL.update_card, **columns_of(card))

    async def unpark_cards(self, user_id: int) -> None:
        """Keep what a person had parked, whatever they answer meanwhile."""
        await self.change(SQL.unpark_cards, user_id=user_id)

    async def review_card(self, after: Card, review: Review) -> bool:
        """Store an answer and the card after it; False if that answer is stored already."""

        def work(connection: Connection) -> bool:
            stored: int = SQL.insert_review(connection, **columns_of(review))
            return stored > 0 and SQL.update_card(connection, **columns_of(after)) > 0

        return await self.write(work)

    async def delete_cards_of(self, user_id: int, match: str) -> None:
        """Delete the cards that a person has from a match."""

        def work(connection: Connection) -> None:
            for row in [*SQL.cards_of_match(connection, user_id=user_id, match=match)]:
                _delete(connection, row["card_id"])

        await self.write(work)

    async def training_call_of(self, user_id: int) -> TrainingCall | None:
        """The note about the messages to somebody; None if they want none."""
        return await self.row(SQL.training_call_of, _read_call, user_id=user_id)

    async def want_training_calls(self, call: TrainingCall) -> None:
        """Tell somebody when there is something to train, from the day after that of `call` on."""
        await self.change(SQL.want_training_calls, **columns_of(call))

    async def drop_training_calls(self, user_id: int) -> None:
        """Tell somebody no more."""
        await self.change(SQL.drop_training_calls, user_id=user_id)

    async def training_calls_due(self, day: str) -> list[TrainingCall]:
        """Those whom nobody has looked at for this day's message yet."""
        return await self.rows(SQL.training_calls_due, _read_call, day=day)

    async def take_training_call(self, user_id: int, day: str) -> bool:
        """Note that somebody is told, or has nothing to be told, on a day. False if it's noted already, by whomever."""
        return await self.change(SQL.take_training_call, user_id=user_id, day=day) > 0


def _is_theirs(connection: Connection, user_id: int, match: str) -> bool:
    """Has a person played a match, given by its key, or imported it?"""
    if match.startswith("i"):
        row = SQL.import_by_id(connection, import_id=int(match[1:]))
        return row is not None and row["owner_id"] == user_id
    row = SQL.match_by_id(connection, match_id=int(match))
    return row is not None and any(person.user_id == user_id for person in read_match(row).players)


def _delete(connection: Connection, card_id: int) -> None:
    SQL.delete_reviews_of_card(connection, card_id=card_id)
    SQL.delete_card(connection, card_id=card_id)
