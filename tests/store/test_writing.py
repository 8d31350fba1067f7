"""Units of work that are committed together: one that fails is undone, and the others are stored."""

import sqlite3
from contextlib import closing

import pytest

from bot.store.sqlite.connect import connect
from bot.store.sqlite.writer import commit_apart, commit_together


def notes(text, error=None):
    """A unit that writes, and then fails if there is an error to raise."""

    def work(connection):
        connection.execute("INSERT INTO notes VALUES (?)", (text,))
        if error is not None:
            raise error
        return text

    return work


@pytest.mark.parametrize("commit", [commit_together, commit_apart])
@pytest.mark.parametrize("failed", [0, 1, 2])
def test_what_fails_after_it_has_written_leaves_nothing_and_takes_nothing_along(path, commit, failed):
    error = ValueError("changed its mind")
    works = [notes(text, error if number == failed else None) for number, text in enumerate("abc")]
    with closing(connect(path, create=True)) as connection:
        connection.execute("CREATE TABLE notes (text)")
        outcomes = commit(connection, works)
    kept = [text for number, text in enumerate("abc") if number != failed]
    assert [text for text, _ in outcomes if text is not None] == kept
    assert outcomes[failed] == (None, error)
    with closing(sqlite3.connect(path)) as connection:
        assert [text for (text,) in connection.execute("SELECT text FROM notes")] == kept
