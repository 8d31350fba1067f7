"""The seeds that rolls are drawn from, and the rolls counted."""

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from bot.dice.fairness import MatchDice, ServerSeed
from bot.dice.statistics import RollCounts
from bot.errors import StorageCorrupt
from bot.records.matches import ChallengeDice
from bot.records.people import Person, Place
from bot.store.connections import Connection, Row, Sessions
from bot.store.queries import SQL

_LATEST: Final = 50_000  # so many players' rolls of a server are counted, each in a match of theirs


class DiceRows(Sessions):
    """Seeds as stored: with a challenge until it is closed, then with the match that it led to."""

    async def challenge_dice(self, challenge_id: int) -> ChallengeDice | None:
        """The seed of an open challenge; None for one that is closed, or from before there were any."""

        def dice(row: Row) -> ChallengeDice:
            return ChallengeDice(read_seed(row["server_seed"], f"challenge {challenge_id}"), row["click"])

        return await self.row(SQL.challenge_seed, dice, challenge_id=challenge_id)

    async def match_dice(self, match_id: int) -> MatchDice | None:
        """The dice of a match, its server seed included: not to be shown before the match is over.

        None for a match from before there were any. Raises StorageCorrupt.
        """
        row = await self.read(lambda connection: SQL.match_dice(connection, match_id=match_id))
        if row is None:
            return None
        seed = read_seed(row["server_seed"], f"match {match_id}")
        return MatchDice(seed, row["label"], (row["white_seed"], row["black_seed"]), row["commitment"])

    async def tournament_seed(self, tournament_id: int) -> ServerSeed | None:
        """The source of the dice of a tournament's matches; None for one from before there were any."""
        row = await self.read(lambda connection: SQL.tournament_by_id(connection, tournament_id=tournament_id))
        text = None if row is None else row["server_seed"]
        return None if text is None else read_seed(text, f"tournament {tournament_id}")

    async def tournament_has_ended(self, tournament_id: int) -> bool:
        """Has a tournament ever been over, so that its seed may have been seen?"""
        return bool(await self.row(SQL.tournament_ends, itemgetter("total"), tournament_id=tournament_id))

    async def is_played_with(self, label: str) -> bool:
        """Is any match under way whose dice have a name that begins with `label`?"""
        return await self.read(lambda connection: SQL.match_with_label(connection, begins=label)) is not None

    async def sign_up_click(self, tournament_id: int, user_id: int) -> int | None:
        """The click by which a person last signed up for a tournament; None for one who was signed up by others."""
        click = itemgetter("interaction_id")
        return await self.row(SQL.sign_up_click, click, tournament_id=tournament_id, user_id=user_id)

    async def rolls_of_match(self, match_id: int) -> tuple[RollCounts, RollCounts]:
        """The rolls of each side of a match so far."""
        by_side = dict(await self.rows(SQL.rolls_of_match, lambda row: (row["side"], _counts(row)), match_id=match_id))
        return by_side.get(0, RollCounts()), by_side.get(1, RollCounts())

    async def rolls_of_person(self, user_id: int) -> RollCounts:
        """A person's rolls in all matches."""
        return await self.read(lambda connection: _counts(SQL.rolls_of_person(connection, user_id=user_id)))

    async def rolls_of_server(self, guild_id: int) -> RollCounts:
        """The rolls of the latest matches of a server."""
        return await self.read(
            lambda connection: _counts(SQL.rolls_of_server(connection, guild_id=guild_id, limit=_LATEST))
        )


def store_challenge_dice(connection: Connection, challenge_id: int, dice: ChallengeDice) -> None:
    """Keep the seed of a challenge, within the transaction that makes it."""
    SQL.insert_challenge_seed(
        connection,
        challenge_id=challenge_id,
        server_seed=dice.seed.hex,
        commitment=dice.seed.commitment,
        click=dice.click,
    )


def store_match_dice(connection: Connection, match_id: int, dice: MatchDice) -> None:
    """Keep the dice of a match, within the transaction that makes it."""
    SQL.insert_match_dice(
        connection,
        match_id=match_id,
        label=dice.label,
        server_seed=dice.seed.hex,
        commitment=dice.commitment,
        white_seed=dice.player_seeds[0],
        black_seed=dice.player_seeds[1],
    )


def add_rolls(
    connection: Connection, match_id: int, place: Place, players: Sequence[Person], counts: Sequence[RollCounts]
) -> None:
    """Add what each side has rolled, within the transaction that stores the rolls."""
    for row in roll_rows(match_id, place, players, counts):
        SQL.count_rolls(connection, **row)


def roll_rows(
    match_id: int, place: Place, players: Sequence[Person], counts: Sequence[RollCounts]
) -> list[dict[str, int | None]]:
    """The rolls of each side as rows of `roll_counts`; none for a side without rolls."""
    return [
        {
            "match_id": match_id,
            "side": side,
            "user_id": person.user_id,
            "guild_id": place.guild_id,
            "rolls": counted.rolls,
            "doublets": counted.doublets,
            "pips": counted.pips,
            **{f"face{number}": total for number, total in enumerate(counted.faces, 1)},
        }
        for side, (person, counted) in enumerate(zip(players, counts, strict=True))
        if counted.dice
    ]


def read_seed(text: str, what: str) -> ServerSeed:
    """A seed as stored. Raises StorageCorrupt."""
    try:
        return ServerSeed.from_hex(text)
    except ValueError as error:
        # The text itself stays out of it: it is secret.
        raise StorageCorrupt(f"{what}: its server seed cannot be read") from error


def _counts(row: Row) -> RollCounts:
    """A row of counts, added up; adding up nothing gives NULL."""
    faces = tuple(row[f"face{number}"] or 0 for number in range(1, 7))
    return RollCounts(row["rolls"] or 0, row["doublets"] or 0, row["pips"] or 0, faces)
