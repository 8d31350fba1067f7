"""What CONTRIBUTING.md says is done, step by step, in a copy of the project; then the copy is tested.

The steps are written as a contributor would write them. Whatever a recipe lacks, or names wrongly, shows in the copy.
"""

import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import migrate
from bot.store.schema import HEAD, REVISIONS

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text()
RECIPES = re.findall(
    r"^- \*\*(.+?)\*\*: ((?:.|\n(?!- |\n))+)", PAGE[PAGE.index("## How to add") : PAGE.index("## Texts")], re.MULTILINE
)
NOT_COPIED = shutil.ignore_patterns(".*", "__pycache__", "data", "dist", "build", "*.db")

pytestmark = [pytest.mark.long, pytest.mark.slow]


class Copy:
    """The project, to be changed."""

    def __init__(self, root):
        self.root = root

    def write(self, path, text):
        (self.root / path).parent.mkdir(exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def put(self, path, *lines, before):
        """Add lines to a file, before the first that begins with `before`."""
        text = (self.root / path).read_text(encoding="utf-8")
        at = re.search(rf"^{re.escape(before)}", text, re.MULTILINE).start()
        self.write(path, text[:at] + "".join(f"{line}\n" for line in lines) + text[at:])

    def replace(self, path, old, new):
        text = (self.root / path).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path}: {old}"
        self.write(path, text.replace(old, new))

    def append(self, path, text):
        self.write(path, (self.root / path).read_text(encoding="utf-8").rstrip() + "\n\n" + text)

    def run(self, *command, fails=False):
        """Run Python in it; returns what it says."""
        done = subprocess.run(
            [sys.executable, *command], cwd=self.root, capture_output=True, text=True, check=False, timeout=540
        )
        assert bool(done.returncode) is fails, done.stdout[-6000:] + done.stderr[-3000:]
        return done.stdout

    @property
    def languages(self):
        return [folder.name for folder in (self.root / "assets" / "locales").iterdir()]


def a_language(copy):
    locales = copy.root / "assets" / "locales"
    shutil.copytree(locales / "en", locales / "fr")
    for file in (locales / "fr").glob("*.ftl"):
        text = re.sub(r"^language-name = .*", "language-name = Français", file.read_text("utf-8"), flags=re.MULTILINE)
        file.write_text(text, "utf-8")


def a_game(copy):
    copy.write("bot/rules/variants/nearer.py", GAME)
    registry = "bot/rules/variants/__init__.py"
    copy.put(registry, "from bot.rules.variants.nearer import NEARER", before="from bot.rules.variants.plakoto")
    copy.put(registry, "    NEARER,", before=")")
    for language in copy.languages:
        copy.append(f"assets/locales/{language}/rules.ftl", "rules-nearer = Begin nearer home; move from 24 to 1.\n")
    copy.put(
        "tests/rules/oracles/__init__.py",
        "class Nearer(Backgammon):",
        "    def start(self):",
        "        return {24: 1, 13: 5, 8: 4, 6: 5}",
        "",
        "",
        before="ORACLES",
    )
    copy.put("tests/rules/oracles/__init__.py", '    "nearer": Nearer(),', before="}")


def a_feature(copy):
    """With a command, a text and a button."""
    copy.write("bot/ui/waving/__init__.py", FEATURE)
    copy.write("bot/ui/waving/cog.py", COG)
    for language in copy.languages:
        copy.write(f"assets/locales/{language}/waving.ftl", TEXTS)
    copy.replace("bot/ui/features.py", "    watching,\n", "    watching,\n    waving,\n")
    copy.replace("bot/ui/features.py", "settings, welcome,\n", "settings, waving, welcome,\n")
    copy.replace("pyproject.toml", ": watching : welcome", ": watching : waving : welcome")
    copy.replace(
        "docs/playing.md",
        "| `/dice seed` |",
        "| `/wave` | waves at the channel, which may wave back |\n| `/dice seed` |",
    )


def a_column(copy):
    revision = f"{int(HEAD) + 1:04}"
    copy.write(f"bot/store/migrations/versions/rev_{revision}.py", MIGRATION.format(revision=revision, before=HEAD))
    copy.replace("bot/store/schema.py", f"range(1, {len(REVISIONS) + 1})", f"range(1, {len(REVISIONS) + 2})")


def the_line_of_a_revision(copy):
    """The test of schemas says what goes into it."""
    revision = f"{int(HEAD) + 1:04}"
    [digest] = set(re.findall(rf"'{revision}': '(\w+)'", copy.run(*PYTEST, SCHEMAS, fails=True)))
    copy.put("tests/store/schemas/digests.txt", f"{revision} {digest} of-postgresql", before="0001")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    copy = Copy(tmp_path_factory.mktemp("recipes") / "project")
    shutil.copytree(ROOT, copy.root, ignore=NOT_COPIED)
    for recipe in (a_language, a_game, a_feature, a_column, the_line_of_a_revision):
        recipe(copy)
    return copy


def test_the_copy_is_sound_and_what_was_added_is_there_for_people(copy):
    """Those tests that look for what was forgotten, and those of texts, find nothing."""
    copy.run("-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))")
    rooms = ("texts", "ui/kit/test_house.py", "ui/words/test_rules.py", "rules/variants/test_variants.py")
    quick = [f"tests/{room}" for room in rooms]
    commands = "tests/test_project.py::test_the_manual_has_every_command_and_no_other"
    copy.run(*PYTEST, *quick, commands, SCHEMAS, "tests/recipes/walked.py")


def test_a_database_of_the_version_before_gets_the_column(copy, tmp_path):
    path = tmp_path / "matches.db"
    migrate(path)
    copy.run("-c", f"from pathlib import Path; from bot.store import migrate; print(migrate(Path({str(path)!r})))")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT motto FROM players")


def test_what_the_recipes_name_is_there():
    assert [name for name, _ in RECIPES] == NAMES
    for name, text in RECIPES:
        for path in re.findall(r"`((?:bot|tests|assets|docs)/[^`]*?)`", text):
            assert (ROOT / path).exists(), f"{name}: {path}"


PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
SCHEMAS = "tests/store/test_schemas.py::test_each_revision_makes_what_it_made_in_sqlite"
NAMES = [
    "a theme",
    "a feature",
    "a command",
    "a kind of play to pick",
    "a button",
    "a table or column",
    "a text",
    "a language",
    "a game",
    "a kind of group play",
]
GAME = '''"""Backgammon whose checkers begin nearer home.

Source: this test.
"""

from __future__ import annotations

from typing import Final

from bot.rules.position import Position
from bot.rules.variants.families.hit_game import HitGame

_SETUP: Final = {24: 1, 13: 5, 8: 4, 6: 5}
_START: Final = Position.of(_SETUP, _SETUP)


class Nearer(HitGame):
    """Backgammon from another starting position."""

    key = "nearer"
    name = "Nearer"

    def start(self) -> Position:
        """24:1, 13:5, 8:4, 6:5 for each side."""
        return _START


NEARER: Final = Nearer()
'''
FEATURE = '''"""Waving."""

from bot.ui.kit.feature import Feature
from bot.ui.waving.cog import TAPS, WavingCog

FEATURE = Feature("waving", cogs=(WavingCog,), taps=(TAPS,))
'''
COG = '''"""`/wave`."""

from __future__ import annotations

from typing import Final

from discord.ext import commands

from bot.texts.catalogue import say
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.sending import reply

TAPS: Final = Taps()


class WavingCog(commands.Cog):
    """Waving at a channel."""

    @command()
    async def wave(self, interaction: Interaction) -> None:
        """Wave, with a button to wave back."""
        button = TapButton(CustomId("wave_back", 0), say("button-wave-back"))
        post = Post((say("waving-hello", who=bold(person_of(interaction.user))),), (), ((button,),))
        await reply(interaction, post, private=False)


@TAPS.on("wave_back")
async def _back(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await reply(interaction, say("waving-back"))
'''
TEXTS = """command-wave = wave
    .description = Wave at the channel
button-wave-back = Wave back
waving-hello = { $who } waves.
waving-back = You wave back.
"""
MIGRATION = '''"""Players may have a motto."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has one yet."""
    op.add_column("players", sa.Column("motto", sa.Text))
'''
