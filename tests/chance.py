"""What falls by chance: by day the same in each run of a test, at night something else each night.

Nothing that a test expects may depend on the dice by accident: `TEST_SEED=anything make test` tries other dice than
those of every day. The last lines of a night's run say which seed does the same again.
"""

import os
import secrets
from contextlib import contextmanager
from random import Random

import pytest

from bot.app.dice import FairDice
from tests.nightly import NIGHTLY

SEED = os.environ.setdefault("TEST_SEED", secrets.token_hex(4) if NIGHTLY else "")
"""Workers inherit it."""


@contextmanager
def the_same_each_time(test):
    """Whatever the bot draws follows from the test's name and the seed."""
    drawn = Random(f"{SEED} {test}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FairDice.__init__, "__defaults__", (drawn.randbytes,))
        patch.setattr(secrets, "randbelow", drawn.randrange)
        patch.setattr(secrets, "randbits", drawn.getrandbits)
        yield
