"""Comparing pictures with each other and with those that were kept."""

import io
import os

from PIL import Image, ImageChops, ImageStat


def opened(data):
    """The picture of a file's bytes, in true color."""
    return Image.open(io.BytesIO(data)).convert("RGB")


def changed(first, second):
    """The box in which two pictures of one size differ, or None."""
    assert first.size == second.size
    return ImageChops.difference(first, second).getbbox()


def assert_looks_as_kept(data, path, tmp_path, *, tolerance=1.5):
    """Fail when a picture differs from the file by more than `tolerance` (mean of a channel, 0-255).

    With UPDATE_GOLDEN in the environment the picture is kept instead.
    """
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    actual, expected = opened(data), opened(path.read_bytes())
    new = tmp_path / path.name
    new.write_bytes(data)
    assert actual.size == expected.size, new
    mean = max(ImageStat.Stat(ImageChops.difference(actual, expected)).mean)
    assert mean <= tolerance, f"mean {mean:.2f}; the new picture is {new}"
