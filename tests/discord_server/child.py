"""Run a module with discord.py pointed at the server, in a process of its own that a test may kill.

    python -m tests.discord_server.child bot --some --options

The address is read from the environment: `DiscordServer.environment` holds it.
"""

import runpy
import sys

from tests.discord_server.address import point_from_environment


def main() -> None:
    """Point discord.py at the parent's server and become the module named on the command line."""
    point_from_environment()
    module, *_ = sys.argv = sys.argv[1:]
    if module == "bot":
        people_may_be_quick()
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def people_may_be_quick() -> None:
    """Tests tap faster than anybody may."""
    from bot.ui.kit import rate_limit  # noqa: PLC0415 - other bots need none of it

    rate_limit.MOST = 100_000


if __name__ == "__main__":
    main()
