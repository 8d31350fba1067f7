"""Processes of the bot that begin at once: a server that has imported what a bot needs forks for whoever asks.

A start takes seconds of a processor otherwise, most of it for imports. What begins is a process like any other: with
a pid, a directory, an environment and output of its own, and whoever sends it a signal reaches it alone. Where there is
no server, as on other systems than Linux, `start` starts Python as people do.
"""

import asyncio
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
VARIABLE = "FORK_SERVER"
"""The environment variable that names the server's address: all processes of a test run share one."""
_IMPORTED = (
    *(
        "bot.ui.client",
        "bot.ui.kit.interaction_server",
        "bot.metrics.life",
        "bot.store.sqlite.backup",
        "prometheus_client",
    ),
    *("bot.store.postgresql.database", "tests.discord_server.address"),
)
"""What bots need, without the modules that are run: Python warns of those that were imported before."""
_MOST = 1 << 17
"""Bytes of a request."""


class Process:
    """A process that was forked, like one of asyncio's."""

    def __init__(self, connection, pid):
        self._connection = connection
        self._code = None
        self.pid = pid

    @property
    def returncode(self):
        """How it has ended, None while it lives."""
        if self._code is None:
            with suppress(BlockingIOError):
                self._ended(self._connection.recv(_MOST))
        return self._code

    async def wait(self):
        """Wait until it has ended, and return how."""
        if self._code is None:
            self._ended(await asyncio.get_running_loop().sock_recv(self._connection, _MOST))
        return self._code

    def _ended(self, said):
        self._code = int(said)
        self._connection.close()

    def send_signal(self, number):
        """Send it a signal."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self):
        """SIGKILL."""
        self.send_signal(signal.SIGKILL)

    def terminate(self):
        """SIGTERM."""
        self.send_signal(signal.SIGTERM)


async def start(*command, cwd, env, output=None, anew=False):
    """Do `python -m` such a command, with what it prints in `output`, or else where this process prints.

    `anew`: as people do, with all that it has to import.
    """
    name = os.environ.get(VARIABLE)
    if name is None or anew:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", *command), cwd=cwd, env=env, stdout=output, stderr=output
        )
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        connection.connect(f"\0{name}")
        request = json.dumps([command, str(cwd), env]).encode()
        socket.send_fds(connection, [request], [1, 2] if output is None else [output.fileno()] * 2)
        connection.setblocking(False)
        return Process(connection, int(await asyncio.get_running_loop().sock_recv(connection, _MOST)))
    except BaseException:
        connection.close()
        raise


@contextmanager
def running():
    """The server, which imports nothing before it is asked for the first time. With it ends what it has forked."""
    if sys.platform != "linux" or VARIABLE in os.environ:
        yield
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
        listener.bind("")
        listener.listen(64)
        number = listener.fileno()
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.forkserver", str(number)],
            cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdin=subprocess.PIPE, pass_fds=[number],
        )  # fmt: skip
        os.environ[VARIABLE] = listener.getsockname()[1:].decode()
    try:
        yield
    finally:
        del os.environ[VARIABLE]
        with server:
            pass


def _serve(listener):
    """Fork for each that asks, and tell them the pid, and later how it has ended. Returns a request, in its process."""
    woken, wakes = socket.socketpair()
    wakes.setblocking(False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for pytest, and for what was forked
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes.fileno())
    children = {}
    while True:
        ready, _, _ = select.select([sys.stdin, woken, listener], [], [])
        if sys.stdin in ready:  # the test run is over
            for pid in children:
                os.kill(pid, signal.SIGKILL)
            sys.exit()
        if woken in ready:
            woken.recv(_MOST)
            _tell_how_they_ended(children)
        if listener in ready:
            connection, _ = listener.accept()
            request, files, _, _ = socket.recv_fds(connection, _MOST, 2)
            _prepare()
            pid = os.fork()
            if not pid:
                for one in (listener, woken, wakes, connection, *children.values()):
                    one.close()
                return json.loads(request), files
            for file in files:
                os.close(file)
            connection.send(str(pid).encode())
            children[pid] = connection


def _tell_how_they_ended(children):
    for pid in list(children):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            with children.pop(pid) as connection, suppress(OSError):  # perhaps nobody listens any more
                connection.send(str(os.waitstatus_to_exitcode(status)).encode())


def _prepare():
    """Import what bots need, and do what each of them does when it starts, once."""
    if _IMPORTED[0] in sys.modules:
        return
    for module in _IMPORTED:
        importlib.import_module(module)
    from bot.config import Settings  # noqa: PLC0415 - nobody may have asked
    from bot.store import migrate  # noqa: PLC0415
    from bot.ui.client import create_bot  # noqa: PLC0415
    from bot.ui.kit.savings import draw_once  # noqa: PLC0415

    settings = Settings(discord_token=None)
    draw_once(settings.theme)
    with tempfile.TemporaryDirectory() as directory:
        migrate(Path(directory) / "fresh.db")
    asyncio.run(_translate(create_bot(settings)))
    gc.freeze()


async def _translate(bot):
    """Read what commands are called in all languages."""
    await bot.load_commands()
    for command in bot.tree.get_commands():
        await command.get_translated_payload(bot.tree, bot.tree.translator)


def _become(request, files):
    """Be what was asked for."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv, directory, environment = request
    os.chdir(directory)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[0] = directory
    for number, file in enumerate([os.open(os.devnull, os.O_RDONLY), *files]):
        os.dup2(file, number)
        os.close(file)
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _become(*_serve(socket.socket(fileno=int(sys.argv[1]))))
