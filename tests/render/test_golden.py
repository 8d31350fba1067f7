"""Ten telling boards, compared with the pictures in `golden/`.

After a change that is meant to be seen, look at the new pictures and keep them:
`UPDATE_GOLDEN=1 pytest tests/render/test_golden.py`.
"""

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.board.picture import render_board
from tests.render.scenes import SCENES

GOLDEN = Path(__file__).parent / "golden"
TOLERANCE = 1.5
"""Mean difference of a channel (0-255); other builds of FreeType move an edge by less."""
SPOT_TOLERANCE = 14
"""The same for the worst of the tiles of 60 x 60 pixels: a missing checker is far above it."""


@pytest.mark.parametrize("name", SCENES)
def test_board_looks_as_it_did(name, tmp_path):
    data = render_board(SCENES[name])
    path = GOLDEN / f"{name}.png"
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    actual, expected = (Image.open(io.BytesIO(raw)).convert("RGB") for raw in (data, path.read_bytes()))
    difference = ImageChops.difference(actual, expected)
    tiles = difference.resize((actual.width // 60, actual.height // 60), Image.Resampling.BOX)
    worst = max(max(channel) for channel in tiles.getextrema())
    mean = max(ImageStat.Stat(difference).mean)
    if mean > TOLERANCE or worst > SPOT_TOLERANCE:
        (tmp_path / f"{name}.png").write_bytes(data)
        pytest.fail(f"{name}: mean {mean:.2f}, worst tile {worst}; the new picture is {tmp_path / name}.png")
