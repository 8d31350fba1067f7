"""What only tests ask of the bot: its worker processes, and that it forgets what it read or measured."""

from msgspec.structs import replace

from bot.metrics.meter import METERS
from bot.metrics.port import _Measuring
from bot.store.queries import SQL
from bot.texts import catalogue


def pids_of(pool):
    """The ids of the live processes of a pool."""
    return tuple(process.pid for process in pool._processes if process.pid is not None)


def pid_of(studio):
    """The id of a studio's process; None while there is none."""
    return studio._process and studio._process.pid


def forget_texts():
    """Files of languages are read again when they're next needed."""
    names = ("languages", "language_of", "_said", "_pattern", "_parts", "_plural", "_texts")
    for name in names:
        getattr(catalogue, name).cache_clear()


def stop_measuring():
    """What was measured is forgotten, and nothing is measured until it's begun again."""
    _Measuring.registry = None
    for meter in METERS:
        meter._real = None
        meter._children.clear()


async def rating_changes_of(store, user_id):
    """Every change of every rating of a person."""
    ratings = await store.ratings_of(user_id)
    return [one for found in ratings for one in await store.rating_history(user_id, found.guild_id, found.variant)]


def sqlite_texts():
    """The text of every query as SQLite reads it, by name."""
    return {name: query.sql for name, query in SQL._sqlite.items()}


def with_step(partial, step):
    """A play with one more step, unchecked."""
    return replace(partial, steps=(*partial.steps, step))
