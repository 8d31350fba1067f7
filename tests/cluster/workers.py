"""Workers in processes of their own, on one database, and the server it is on: all of it to be killed."""

import asyncio
import signal
import subprocess
import time
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import psutil
import psycopg

from bot.ui.kit.interaction_server import PATH
from tests import forkserver
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
_READY_WITHIN = 120.0
_ENDS_WITHIN = 20.0
_LOOK_EVERY = 0.2


class Worker:
    """`python -m bot serve` at a port that it keeps, however often it dies."""

    def __init__(self, server, url, directory):
        self._server = server
        self._url = url
        self.port = free_port()
        self._directory = directory
        self._log = directory / f"worker-{self.port}.log"
        self.process = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}{PATH}"

    async def start(self):
        settings = {
            "DISCORD_TOKEN": self._server.token,
            "BACKGAMMON_DATABASE_URL": self._url,
            "BACKGAMMON_SERVE_PORT": str(self.port),
            "BACKGAMMON_UPLOAD_EMOJI": "false",
            "BACKGAMMON_DRAW_APART": "true",  # as it is by default
            # Telling Discord of the commands takes most of a start, and one worker has done so.
            "BACKGAMMON_SYNC_COMMANDS": str(not self._server.world.commands),
            "BACKGAMMON_HEALTH_FILE": str(self._directory / f"health-{self.port}"),
            "BACKGAMMON_LOG_FORMAT": "json",
        }
        with self._log.open("a") as log:
            self.process = await forkserver.start(
                *("tests.discord_server.child", "bot", "serve"),
                cwd=ROOT,
                env={**self._server.environment, **settings},
                output=log,
            )

    async def asked(self, path):
        """What it says of itself: a status, 0 for no answer, and the words."""
        with suppress(aiohttp.ClientError, OSError):
            async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.port}{path}") as answer:
                return answer.status, await answer.text()
        return 0, ""

    async def ready(self):
        async with asyncio.timeout(_READY_WITHIN):
            while (await self.asked("/readyz"))[0] != 200:
                assert self.process.returncode is None, self.log[-3000:]
                await asyncio.sleep(_LOOK_EVERY)

    async def kill(self):
        """SIGKILL."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    async def sleep(self, seconds):
        """SIGSTOP, and after a while SIGCONT: it goes on as if nothing had been."""
        self.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self.process.send_signal(signal.SIGCONT)

    async def stop(self):
        """SIGTERM, which it has to obey soon; returns its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), _ENDS_WITHIN)

    @property
    def log(self):
        return self._log.read_text()


@asynccontextmanager
async def working(server, url, directory, size=3):
    """So many workers, ready, at whose doors the loopback Discord delivers what people do."""
    workers = [Worker(server, url, directory) for _ in range(size)]
    try:
        first, *others = workers
        await first.start()
        await server.until(lambda: bool(server.world.commands), within=_READY_WITHIN, what="the commands")
        for worker in others:
            await worker.start()
        for worker in workers:
            await worker.ready()
        server.addresses[:] = [worker.address for worker in workers]
        yield workers
    finally:
        for worker in workers:
            await worker.kill()


class Postgres:
    """A server of PostgreSQL that can be killed."""

    def __init__(self, server):
        self._server = server
        self._url = server.get_uri()

    def kill(self):
        """SIGKILL for all of its processes, the first of which starts no others then; wait until they are gone."""
        parent = psutil.Process(self._server.get_pid())
        parent.suspend()
        family = [parent, *parent.children()]
        for one in family:
            with suppress(psutil.NoSuchProcess):
                one.kill()
        psutil.wait_procs(family, timeout=10)

    def start(self):
        """Start it again on the same files."""
        (self._server.pgdata / "postmaster.pid").unlink(missing_ok=True)  # a dead one's
        with suppress(subprocess.SubprocessError):  # on a slow disk recovery takes longer than that waits
            self._server.ensure_postgres_running()
        ends = time.monotonic() + _READY_WITHIN
        while True:
            try:
                psycopg.connect(self._url).close()
            except psycopg.OperationalError:
                assert time.monotonic() < ends, "PostgreSQL does not come back"
                time.sleep(_LOOK_EVERY)
            else:
                break
        self._server.ensure_postgres_running()  # it learns the new process


def cpu_seconds(pid):
    """What a process, and those it has started, have used of the processors."""
    process = psutil.Process(pid)
    times = [one.cpu_times() for one in (process, *process.children(recursive=True))]
    return sum(one.user + one.system for one in times)


def memory(pid):
    """Bytes of memory that a process, and those it has started, hold."""
    process = psutil.Process(pid)
    return sum(one.memory_info().rss for one in (process, *process.children(recursive=True)))
