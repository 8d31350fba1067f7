"""One browser for the tests of a module that ask for it; by night they run in WebKit and Firefox as well."""

import asyncio
import contextlib

import pytest

from tests.browser.chromium import CHROMIUM, chromium
from tests.browser.firefox import FIREFOX, firefox
from tests.browser.webkit import WEBKIT, webkit
from tests.nightly import every

ENGINES = {
    "chromium": (CHROMIUM, chromium, "Chromium is not installed (Debian: apt-get install chromium)"),
    "webkit": (WEBKIT, webkit, "WebKit is not installed (Debian: apt-get install webkit2gtk-driver xvfb openbox)"),
    "firefox": (FIREFOX, firefox, "Firefox is not installed (Debian: apt-get install firefox-esr)"),
}


@pytest.fixture(scope="module", params=every(ENGINES, daily=("chromium",)))
def browser(request, tmp_path_factory):
    """One browser for all tests of a module, with an event loop of its own."""
    there, engine, missing = ENGINES[request.param]
    if there is None:
        pytest.skip(missing)
    with asyncio.Runner() as runner:
        stack = contextlib.AsyncExitStack()
        open_window = runner.run(stack.enter_async_context(engine(tmp_path_factory.mktemp("profile"))))
        yield runner, open_window
        runner.run(stack.aclose())
