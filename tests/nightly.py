"""How much is looked at: `make test` takes a sample of the sizes and seeds, `make nightly` all of them."""

import os

NIGHTLY = bool(os.environ.get("NIGHTLY"))


def every(whole, *, daily):
    """All of `whole` at night, `daily` otherwise."""
    return list(whole) if NIGHTLY else list(daily)
