"""The use cases of votes and consultations alone."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.app.app import App
from bot.config import Settings
from bot.store.address import database_at
from tests.crowd.hall import Nothing


class Clock:
    """A clock that is set."""

    now = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def database_url(tmp_path):
    return f"sqlite:///{tmp_path}/crowd.db"


@pytest.fixture
async def app(database_url, clock):
    """The use cases on a real database; nothing analyzes, and the computer is our own searcher."""
    store = database_at(database_url)
    await store.open()
    settings = Settings(database_url=database_url, discord_token=None)
    app = App(store, settings, clock, dice=None, analyst=None, mind=Nothing())
    app.absence.least = timedelta(days=1)  # minutes pass between two looks, and nobody gets them back
    yield app
    await store.close()
