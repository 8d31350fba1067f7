"""A channel whose people vote, and the use cases alone."""

from tests.app.crowd.conftest import app, clock, database_url
from tests.ui.conftest import carol, nothing_unexpected, table, valid_payloads

__all__ = ["app", "carol", "clock", "database_url", "nothing_unexpected", "table", "valid_payloads"]
