"""The live board's page under axe-core, by night: no finding that is serious. It's fetched by npm, not kept here."""

import json
import shutil
import subprocess

import pytest

from tests.browser.live_stage import PLAYS, ROLL, played
from tests.browser.live_stand_in import hello, table, turn
from tests.browser.test_live_end import ENDED, OVER, STUDY, again
from tests.nightly import NIGHTLY

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(not NIGHTLY, reason="axe-core is fetched: make nightly"),
    pytest.mark.skipif(not shutil.which("npm"), reason="npm is not installed"),
]
LABELS = {"board": "Board", "controls": "Controls", "menu": "More", "told": "What happened", "score": "Score"}
FOUND = """axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations
 .filter(one => ['serious', 'critical'].includes(one.impact))
 .map(one => one.id + ': ' + one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | ')))"""


@pytest.fixture(scope="module")
def axe(tmp_path_factory):
    """The source of axe-core."""
    folder = tmp_path_factory.mktemp("axe")
    subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", "--prefix", folder, "axe-core@4"], check=True, capture_output=True
    )
    return (folder / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


TO_ROLL = {"side": "white", "phase": "to_roll", "you": True, "words": "Your turn: roll."}
BOARD = {"match": 14, "title": "Alexandra 0 : 0 Ingrid", "waits": True, "text": "Your turn: 4-1", "playing": True}
SCENES = {
    "playing": ((hello(words=LABELS), table(), turn(plays=PLAYS)), ""),
    "watching": ((hello(words=LABELS), table(view={"you": None}, watchers=["Ingrid"])), ""),
    "to roll, and the menu": (
        (hello(words=LABELS), table(roll=None, to_act=TO_ROLL), turn(may=ROLL)),
        "document.querySelector('.more').click()",
    ),
    "boards": ((hello(words=LABELS, boards=[BOARD]), {"t": "gone", "match": 12, "why": "No such board."}), ""),
    "the end": ((hello(words=LABELS), table(77, to_act=ENDED, over=OVER), STUDY), ""),
    "a mistake": (
        (hello(words=LABELS), table(77, to_act=ENDED, over=OVER)),
        f"bot:{json.dumps([STUDY, again(5)])}",
    ),
}


@pytest.mark.parametrize("browser", ["chromium"], indirect=True)  # the same page in every engine
@pytest.mark.parametrize("theme", ["classic", "paper", "high_contrast"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_serious_is_found(browser, axe, scene, size, theme):
    greeting, then = SCENES[scene]

    async def look(hands, bot):
        if then.startswith("bot:"):
            await bot.hears("study")
            await bot.says(*json.loads(then.removeprefix("bot:")))
            await hands.window.until("!!document.querySelector('.told-of')")
        elif then:
            await hands.window.evaluate(then)
        await hands.window.until("!document.querySelector('.alone')")
        await hands.window.send("Page.setBypassCSP", enabled=True)
        await hands.window.evaluate(axe)
        assert await hands.window.evaluate(FOUND) == []

    worn = [{**one, "view": {**one["view"], "theme": theme}} if "view" in one else one for one in greeting]
    worn = [{**one, "theme": theme} if one["t"] == "hello" else one for one in worn]
    played(browser, look, *worn, width=size[0], height=size[1])
