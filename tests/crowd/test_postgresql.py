"""The same use cases on a PostgreSQL server, where several may write at once."""

import pytest

from tests.app.crowd.test_crowds import *  # noqa: F403
from tests.crowd.test_guesses import *  # noqa: F403


@pytest.fixture
def database_url(postgresql):
    return postgresql
