"""The simulated Discord: quick where it need not wait, and patient where a busy machine keeps the bot waiting."""

import asyncio
import math
import pickle
from datetime import timedelta
from types import SimpleNamespace

import simcord
from simcord import _dpy_internals, _runtime, _settlement, components, gateway
from simcord import env as environment
from simcord._dpy_internals import real_monotonic
from simcord.http import router

PATIENCE = 300.0
"""Seconds for anything that a test does, hours of simulated time with all their rounds of housekeeping included."""
LONG = 10.0
"""A timer of the bot's that has so many seconds left is not waited for: a test moves the clock."""

LONG_TIME, SELDOM = 600.0, 50.0
HOURS, VERY_SELDOM = 7200.0, 600.0
"""Seconds: while more than the first go by, the bot keeps house once in the second. A round costs as much as a tap."""

_ROUNDS = 1_000
"""More rounds of the loop than anything that ends has to do without waiting."""

_advance = simcord.Env.advance_time
_init, _settle, _fires = simcord.Env.__init__, simcord.Env._settle_internal, _settlement._callback_fire_time


def _start_patiently(env, *given, **options):
    _init(env, *given, **options | {"settle_timeout": PATIENCE})


async def _advance_seldom(env, seconds):
    """A round every ten seconds of some hours would be most of a test's time. The last stretch has them."""
    housekeeping, seldom = getattr(env.bot, "housekeeping", None), VERY_SELDOM if seconds > HOURS else SELDOM
    if seconds <= LONG_TIME or housekeeping is None or housekeeping._sleep >= seldom:
        return await _advance(env, seconds)
    absence = env.bot.app.absence
    usual = housekeeping._sleep, absence.least
    housekeeping._sleep, absence.least = seldom, timedelta(seconds=4 * seldom)
    try:
        await _advance(env, seconds - seldom)
        housekeeping._sleep = usual[0]
        await _advance(env, seldom)
    finally:
        housekeeping._sleep, absence.least = usual


async def _settle_soon(env, *, timeout=None, idle=0.001, **options):  # noqa: ASYNC109 - as in the simulator
    """Look every millisecond whether the bot is done; 52 by default, which is most of a test's time.

    The simulator gives a bot five seconds to start, which a busy machine may not have.
    """
    await _settle(env, timeout=timeout and PATIENCE, idle=idle, **options)


def _fires_soon(state, record):
    """The simulator takes its patience for the time from which a timer is long."""
    fires = _fires(state, record)
    return math.inf if fires > real_monotonic() + LONG else fires


def _copy(sent):
    """What the simulator copies, which is everything that is sent: in a tenth of the time that `deepcopy` takes."""
    return pickle.loads(pickle.dumps(sent))  # noqa: S301 - dumped just now


class _AsyncioUntilIdle(SimpleNamespace):
    """What the simulator uses of asyncio: it looks whether the bot is done where the loop has nothing else to do."""

    def __getattr__(self, name):
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(delay):
        await asyncio.sleep(delay)
        ready, rounds = asyncio.get_running_loop()._ready, 0
        while ready and not delay and rounds < _ROUNDS:
            await asyncio.sleep(0)
            rounds += 1


_track = _runtime._track_callback


def _track_what_is_not_a_task(work, original, callback, args, *, context, when, **more):
    """The next step of a task is nothing to be kept in mind: the simulator knows the tasks themselves."""
    if when is None and context is not None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(callback, *args, context=context)
    return _track(work, original, callback, args, context=context, when=when, **more)


def _monotonic():
    """The simulator's own, which every round of a loop asks for, without an import and two calls each time."""
    scope = _runtime._BOT_SCOPE.get()
    return real_monotonic() if scope is None else _its_monotonic()


_its_monotonic = _dpy_internals._clock_monotonic


def be_quick_and_patient():
    """Once in a process."""
    simcord.Env.__init__ = _start_patiently
    simcord.Env._settle_internal = _settle_soon
    simcord.Env.advance_time = _advance_seldom
    _settlement._callback_fire_time = _fires_soon
    router.copy = gateway.copy = SimpleNamespace(deepcopy=_copy)
    components.deepcopy = _copy
    environment.asyncio = _AsyncioUntilIdle()
    _runtime._track_callback = _track_what_is_not_a_task
    _dpy_internals._clock_monotonic = _monotonic
