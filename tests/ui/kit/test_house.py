"""What holds for every feature: every tap has a handler, and there is one way to send."""

import ast
import re
from pathlib import Path

import bot.ui
from bot.config import Settings
from bot.ui.client import create_bot
from bot.ui.kit.components import Taps

UI = Path(bot.ui.__file__).parent
MADE = re.compile(r"""(?:CustomId|record_id|[bB]uttons?)\(\s*"(\w+)\"""")
REQUESTS = {
    "create_thread",
    "defer",
    "delete_message",
    "delete_original_response",
    "edit",
    "edit_message",
    "edit_original_response",
    "fetch_user",
    "send",
    "send_message",
    "send_modal",
}
"""Methods of discord.py that send, edit or delete a message, or begin to."""
OURS = "bot/ui/kit/sending.py"


def sources():
    return {path: path.read_text() for path in UI.rglob("*.py")}


def test_every_button_has_somebody_who_answers(tmp_path):
    host = create_bot(Settings(database_url=f"sqlite:///{tmp_path}/x.db", discord_token=None))
    made = {action for text in sources().values() for action in MADE.findall(text)}
    assert len(made) > 50
    assert made - host.get(Taps).handlers.keys() == set()


def handled(tree):
    """The actions that a module has handlers for: functions that are marked, or lines of a table."""
    for call in (one for one in ast.walk(tree) if isinstance(one, ast.Call)):
        words = call.args if ast.unparse(call.func) == "TAPS.on" else []
        if ast.unparse(call.func) == "TAPS.take_in" and isinstance(call.args[0], ast.Dict):
            words = call.args[0].keys
        yield from (one.value for one in words if isinstance(one, ast.Constant))


def test_no_feature_is_forgotten_where_they_are_listed(tmp_path):
    host = create_bot(Settings(database_url=f"sqlite:///{tmp_path}/x.db", discord_token=None))
    written = {action for text in sources().values() for action in handled(ast.parse(text))}
    assert len(written) > 90
    assert written - host.get(Taps).handlers.keys() == set()


async def test_no_commands_are_forgotten_where_they_are_listed(tmp_path):
    host = create_bot(Settings(database_url=f"sqlite:///{tmp_path}/x.db", discord_token=None))
    await host.load_commands()
    written = {
        name for text in sources().values() for name in re.findall(r"class (\w+)\(commands\.(?:Group)?Cog", text)
    }
    assert len(written) > 10
    assert {type(cog).__name__ for cog in host.cogs.values()} == written


def test_there_is_one_way_to_send():
    found = [
        f"{path.relative_to(UI.parents[1])}:{call.lineno} {call.func.attr}"
        for path, text in sources().items()
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in REQUESTS
        and path.relative_to(UI.parents[1]).as_posix() != OURS
    ]
    assert found == []


def test_what_discord_failed_means_is_said_once():
    """Nobody else lists a request's failures on their own: such a list would be short of one."""
    own = re.compile(r"except \(?[^\n:]*(?:aiohttp|discord\.HTTPException|OSError)")
    found = [
        f"{path.relative_to(UI.parents[1])}: {line.strip()}"
        for path, text in sources().items()
        if path.relative_to(UI.parents[1]).as_posix() != OURS
        for line in text.splitlines()
        if own.search(line)
    ]
    assert found == []
