"""Where the files are that the bot loads at run time: themes, pictures, fonts, texts."""

from functools import cache
from pathlib import Path


@cache
def assets_folder() -> Path:
    """The assets: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / "_assets"
    return installed if installed.is_dir() else package.parent / "assets"
