"""Positions to ask, the same in both runs of a scene."""

import pytest

from bot.app.positions import pack
from tests.puzzles import some_puzzles, use_pack


@pytest.fixture(autouse=True)
def positions(monkeypatch, tmp_path):
    """Five positions; of each the best play and what others lose is made up."""
    folder = tmp_path / "positions"
    folder.mkdir()
    use_pack(monkeypatch, folder, some_puzzles(5))
    yield
    pack.load_pack.cache_clear()
