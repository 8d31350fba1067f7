"""How much is looked at: `make test` takes a sample of the sizes and seeds, `make nightly` all of them."""

import os

NIGHTLY = bool(os.environ.get("NIGHTLY"))


def every(whole, *, daily):
    """All of `whole` at night, `daily` otherwise."""
    return list(whole) if NIGHTLY else list(daily)


def examples(whole):
    """How many random examples to try where `whole` are tried at night."""
    return whole if NIGHTLY else whole // 4
