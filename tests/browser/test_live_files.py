"""The files of the live board's page, without a browser: size, what they may not do, types."""

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.live.files import files_in, lean

FILES = Path(__file__).parent.parent.parent / "assets" / "live"
OURS = sorted(FILES.glob("*.js"))
SDK = "embedded-app-sdk.js"


def loaded(start="start.js"):
    """What the page loads at once: modules by their imports, the style, the page itself."""
    found, ahead = {"index.html", "live.css"}, [start]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            text = (FILES / name).read_text("utf-8")
            ahead += [
                str(Path(name).parent / one) for one in re.findall(r'^import .*?from "\./(.+?)"', text, re.MULTILINE)
            ]
    return found


SENT = files_in(FILES)


def weight(names):
    return sum(
        len(gzip.compress(SENT.page.encode() if name == "index.html" else SENT.files[name].data)) for name in names
    )


def test_the_page_is_light():
    names = loaded() | {"themes/classic/look.js"}
    assert weight(names) <= 30 * 1024
    assert weight(names | {"discord.js", f"vendor/{SDK}"}) <= 75 * 1024


def test_comments_stay_at_home_and_code_does_not():
    code = (
        "/** Words. */\n// A line.\nconst a = 'b // c'; // stays here\n\n  /* x */ call(\n    a /** @type {x} */ );\n"
    )
    assert lean(code) == "\nconst a = 'b // c'; // stays here\ncall(\na );\n"
    for path in OURS:
        assert lean(lean(path.read_text("utf-8"))) == lean(path.read_text("utf-8"))


def test_what_is_rarely_needed_is_not_loaded_at_once():
    names = loaded()
    assert {"app.js", "board.js", "vendor/lit-html.js"} <= names
    assert not names & {"discord.js", "dialogs.js", "keys.js", "sound.js", f"vendor/{SDK}"}


def test_the_page_stays_small():
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in OURS}
    assert max(lines.values()) < 300
    assert sum(lines.values()) <= 2000


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_nothing_is_kept_and_no_text_becomes_a_tag(path):
    text = path.read_text("utf-8")
    forbidden = (
        "localStorage",
        "sessionStorage",
        "indexedDB",
        "document.cookie",
        "innerHTML",
        "insertAdjacentHTML",
        "unsafe",
    )
    assert [
        word
        for word in (*forbidden, "eval(", "new Function", "http://", "https://")
        if word in text.replace("http://www.w3.org/", "")
    ] == []


def test_what_is_not_ours_has_its_licence_and_version():
    for path in (FILES / "vendor").glob("*.js"):
        assert re.match(r"// \S+ \d+\.\d+\.\d+, ", path.read_text("utf-8")), path.name
        assert path.with_suffix(".LICENSE").stat().st_size > 500


def test_every_module_that_is_imported_is_there():
    for path in OURS:
        for name in re.findall(r'(?:from|import\() ?"\./(.+?)"', path.read_text("utf-8")):
            assert (FILES / name).is_file(), f"{path.name}: {name}"


@pytest.mark.skipif(not shutil.which("tsc"), reason="TypeScript is not installed")
def test_the_types_are_right():
    done = subprocess.run(["tsc", "--noEmit", "-p", FILES], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
