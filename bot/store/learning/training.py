"""Cards that people train with, and how they answered."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec.structs import asdict

from bot.records.analyses import DecisionKind
from bot.records.training import Card, Keeping, Review
from bot.rules.position import Position
from bot.store.connections import Connection, Row
from bot.store.queries import SQL
from bot.store.rows import decoded, record_of, to_datetime, to_json, to_milliseconds
from bot.store.sessions import Sessions

_POSITION: Final = msgspec.json.Decoder(Position)
_FIRST: Final = datetime.fromtimestamp(0, UTC)

Merge = Callable[[Sequence[Card]], tuple[list[Card], list[int]]]
"""Given the cards of a person, those to store, new (`card_id` 0) or changed, and the ids of those to delete."""


class TrainingRows(Sessions):
    """Cards and answers."""

    async def cards_of(self, user_id: int) -> list[Card]:
        """All cards of a person, oldest first. Raises StorageCorrupt."""
        return await self.rows(SQL.cards_of, _read, user_id=user_id)

    async def card(self, card_id: int) -> Card | None:
        """A card, if there is one of that number. Raises StorageCorrupt."""
        return await self.row(SQL.card_by_id, _read, card_id=card_id)

    async def reviews_of(self, user_id: int, since: datetime = _FIRST) -> list[Review]:
        """What a person has answered, in order."""
        return await self.rows(SQL.reviews_of, _read_review, user_id=user_id, since=to_milliseconds(since))

    async def merge_cards(self, user_id: int, merge: Merge) -> None:
        """Change the cards of a person as `merge` says."""

        def work(connection: Connection) -> None:
            changed, dropped = merge([*map(_read, SQL.cards_of(connection, user_id=user_id))])
            for card_id in dropped:
                _delete(connection, card_id)
            for card in changed:
                columns = _columns(card)
                if card.card_id:
                    SQL.update_card(connection, **columns)
                else:
                    del columns["card_id"]
                    SQL.insert_card(connection, **columns)

        await self.write(work, alone=True)

    async def change_card(self, card: Card) -> None:
        """Store a card as it is now."""
        await self.change(SQL.update_card, **_columns(card))

    async def review_card(self, after: Card, review: Review) -> bool:
        """Store an answer and the card after it; False if that answer is stored already."""
        row = {**asdict(review), "at": to_milliseconds(review.at)}

        def work(connection: Connection) -> bool:
            stored: int = SQL.insert_review(connection, **row)
            return stored > 0 and SQL.update_card(connection, **_columns(after)) > 0

        return await self.write(work)

    async def delete_cards_of(self, user_id: int, match: str) -> None:
        """Delete the cards that a person has from a match."""

        def work(connection: Connection) -> None:
            for row in [*SQL.cards_of_match(connection, user_id=user_id, match=match)]:
                _delete(connection, row["card_id"])

        await self.write(work)


def _delete(connection: Connection, card_id: int) -> None:
    SQL.delete_reviews_of_card(connection, card_id=card_id)
    SQL.delete_card(connection, card_id=card_id)


def _columns(card: Card) -> dict[str, object]:
    return {
        **asdict(card),
        "kind": card.kind.value,
        "keeping": card.keeping.value,
        "position": to_json(card.position),
        "opening": int(card.opening),
        "quiet": int(card.quiet),
        "due": to_milliseconds(card.due),
        "reviewed_at": None if card.reviewed_at is None else to_milliseconds(card.reviewed_at),
    }


def _read(row: Row) -> Card:
    columns = {name: row[name] for name in Card.__struct_fields__}
    reviewed_at = row["reviewed_at"]
    columns |= {
        "kind": DecisionKind(row["kind"]),
        "keeping": Keeping(row["keeping"]),
        "position": decoded(_POSITION, row["position"], f"card {row['card_id']}"),
        "opening": bool(row["opening"]),
        "quiet": bool(row["quiet"]),
        "due": to_datetime(row["due"]),
        "reviewed_at": None if reviewed_at is None else to_datetime(reviewed_at),
    }
    return Card(**columns)


def _read_review(row: Row) -> Review:
    return record_of(Review, row, at=to_datetime(row["at"]))
