"""What holds of the project as a whole: sizes, layers, locks, documents."""

import ast
import doctest
import importlib
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import discord
import pytest
from importlinter.cli import lint_imports

import bot

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "bot").rglob("*.py"))
ALL_SOURCES = [path for room in ("bot", "tests", "tools") for path in sorted((ROOT / room).rglob("*.py"))]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def tracked_files():
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        return [path for path in ROOT.iterdir() if path.is_file()]
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def test_files_are_short():
    long = {str(path): lines for path in ALL_SOURCES if (lines := len(path.read_text().splitlines())) >= 400}
    assert not long


def test_functions_are_short():
    long = [
        f"{path.name}:{node.lineno} {node.name}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno - node.lineno >= 40
    ]
    assert not long


def test_every_room_is_named_by_the_contracts():
    """A new one has to say where it stands, and whether it may speak with Discord."""
    rooms = {path.stem for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    rooms -= {"__init__", "__main__"}
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one.get("containers") == ["bot"])
    assert {room for layer in layers for room in layer.split(" | ")} - {"__main__"} == rooms
    silent = next(one for one in contracts if one.get("forbidden_modules") == ["discord"])["source_modules"]
    assert {room.removeprefix("bot.") for room in silent} == rooms - {"ui", "local"}


def test_imports_point_one_way(monkeypatch):
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("logging.config.dictConfig", lambda _: None)  # it would silence every logger of this process
    assert lint_imports(no_cache=True) == 0


def imported_by(path):
    """The modules of ours that a file imports, types included, with the packages in which it looks for them."""
    for node in ast.walk(ast.parse(path.read_text())):
        names = []
        if isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        yield from (MODULES[name] for name in names if name in MODULES and MODULES[name] != path)


MODULES = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in SOURCES}


def test_no_modules_import_each_other_in_a_circle():
    """A package counts: a module that looks for another in its own package waits for all that the package imports."""
    left = {path: set(imported_by(path)) for path in SOURCES}
    while free := [path for path, needed in left.items() if not needed & left.keys()]:
        for path in free:
            del left[path]
    assert not left


def test_no_registry_is_named():
    # Put together here, so that this file does not name them either.
    hosts = ["pypi" + ".org", "pythonhosted" + ".org", "npmjs" + ".org", "deb." + "debian" + ".org"]
    named = [
        f"{path}: {host}"
        for path in tracked_files()
        if path.suffix not in {".png", ".ttf", ".otf"}
        for host in hosts
        if host in path.read_text(errors="replace")
    ]
    assert not named


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_have_hashes_and_no_addresses(lock):
    text = lock.read_text()
    assert "://" not in text
    for requirement in re.split(r"\n(?=\S)", text.strip()):
        if not requirement.startswith("#"):
            assert "==" in requirement.splitlines()[0]
            assert "--hash=sha256:" in requirement, requirement.splitlines()[0]


def test_locks_name_every_dependency():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = {"run": project["dependencies"], **project["optional-dependencies"]}
    wanted["run"] = (
        wanted["run"] + wanted.pop("engine") + wanted.pop("postgresql") + wanted.pop("sentry") + wanted.pop("serve")
    )
    for extra, requirements in wanted.items():
        locked = (ROOT / "requirements" / f"{extra}.txt").read_text()
        for requirement in requirements:
            name = re.match(r"[\w.-]+", requirement)[0].replace(".", "-").lower()
            if not name.startswith("backgammon-bot"):
                assert f"\n{name}==" in f"\n{locked}", f"{name} is not in requirements/{extra}.txt: make lock"


def test_the_documents_are_true():
    readme, makefile = (ROOT / "README.md").read_text(), (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    documents = readme + (ROOT / "CONTRIBUTING.md").read_text()
    for target in re.findall(r"`?make ([a-z]+)`?", documents):
        if target in {"a", "the", "it"}:
            continue
        assert target in targets, target
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for name in re.findall(r"\]\(([\w./-]+)\)", page.read_text()):
            assert (page.parent / name).exists(), f"{page.name}: {name}"
    assert f"## [{bot.__version__}]" in (ROOT / "CHANGELOG.md").read_text()
    assert "make test" in (ROOT / ".ci" / "run").read_text()


def test_the_invitation_asks_for_what_the_bot_does():
    (number,) = re.findall(r"permissions=(\d+)", (ROOT / "README.md").read_text())
    assert discord.Permissions(int(number)) == discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        create_events=True,
        attach_files=True,
        embed_links=True,
        read_message_history=True,
    )


async def test_the_manual_has_every_command_and_no_other(make_bot):
    manual = (ROOT / "docs" / "playing.md").read_text()
    rows = [row.split(" | ")[0] for row in re.findall(r"^\| ([`*].+) \|$", manual, re.MULTILINE)]
    listed = [name for row in rows for name in re.findall(r"`/([^`]+)`|\*([^*]+)\*", row)]
    made = make_bot()
    await made.load_commands()
    typed = [one.qualified_name for one in made.tree.walk_commands() if isinstance(one, discord.app_commands.Command)]
    menus = [one.name for one in made.tree.get_commands() if isinstance(one, discord.app_commands.ContextMenu)]
    assert sorted(name for name, _ in listed if name) == sorted(typed)
    assert sorted(name for _, name in listed if name) == sorted(menus)


def test_every_picture_of_the_documents_is_linked():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    linked = {
        (page.parent / name).resolve() for page in pages for name in re.findall(r"\]\(([\w./-]+)\)", page.read_text())
    }
    assert {path for path in (ROOT / "docs" / "images").glob("*.png") if path not in linked} == set()


def test_the_bot_is_made_without_touching_anything(tmp_path):
    script = (
        "from bot.ui.client import create_bot; from bot.config import Settings; import asyncio\n"
        "async def main():\n"
        "    bot = create_bot(Settings(database_url='sqlite:///nowhere/x.db', discord_token=None))\n"
        "    await bot.load_commands()\n"
        "    print(len(bot.tree.get_commands()))\n"
        "asyncio.run(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) > 5
    assert not list(tmp_path.iterdir())


def test_the_session_with_the_rules_says_what_happens():
    page = str(ROOT / "docs" / "architecture.md")
    failures, tried = doctest.testfile(page, module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 8
    assert failures == 0


def test_what_is_promised_to_others_can_be_imported():
    for module, names in {
        "bot.config": "Settings",
        "bot.render.board": "BoardScene render_board",
        "bot.rules.dice": "LiveDice Roll",
        "bot.rules.ids": "parse_xgid xgid",
        "bot.rules.notation": "format_play parse_play",
        "bot.rules.plays": "legal_plays",
        "bot.rules.position": "Position",
        "bot.rules.transcript": "from_mat to_mat",
        "bot.rules.variants": "BACKGAMMON VARIANTS find_variant",
        "bot.ui.client": "create_bot",
    }.items():
        found = importlib.import_module(module)
        assert [name for name in names.split() if not hasattr(found, name)] == []
