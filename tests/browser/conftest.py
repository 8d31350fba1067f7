"""One Chromium for the tests of a module that ask for it."""

import asyncio
import contextlib

import pytest

from tests.browser.chromium import chromium


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """One Chromium for all tests of a module, with an event loop of its own."""
    with asyncio.Runner() as runner:
        stack = contextlib.AsyncExitStack()
        open_window = runner.run(stack.enter_async_context(chromium(tmp_path_factory.mktemp("profile"))))
        yield runner, open_window
        runner.run(stack.aclose())
