"""Plays a match at the live board, as whoever has hands and eyes but no idea: the first play that lights up."""

import asyncio
import re
import time

STATE = """(() => { const q = s => document.querySelector(s), on = s => { const e = q(s); return !!e && !e.disabled; };
 return { over: !!q('.sheet'), take: on('.answer.take'), done: on('.finish'),
  main: on('.controls .main:not(.finish, .next)'), one: on('.controls button:enabled:not(.main, .icon)'),
  asks: !!q('dialog[open] .main'),
  free: [...document.querySelectorAll('.slots button[aria-disabled=false]')].map(b => +b.dataset.slot),
  said: q('.words')?.innerText ?? '' }; })()"""
MIDDLE = "(e => {{ const b = e?.getBoundingClientRect(); return b && [b.x + b.width / 2, b.y + b.height / 2]; }})({})"
RING, STRIP = (MIDDLE.format(f"document.querySelector('{one}')") for one in (".ring", ".player.below"))


async def play_out(hands, *, seconds=240, seen=None):
    """Play until the match is over; returns how many steps were made by hand. Raises AssertionError after `seconds`."""
    until, steps = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        state = await hands.window.evaluate(STATE)
        if seen is not None:
            seen(state)
        if state["over"]:
            return steps
        if state["asks"]:
            await _presses(hands, "document.querySelector('dialog[open] .btn:last-child')", "Enter")
        elif state["take"]:
            await _presses(hands, "document.querySelector('.answer.take')", "t")
        elif state["done"]:
            await _presses(hands, "document.querySelector('.finish')", "Enter")
        elif state["free"]:
            steps += 1
            await (_by_keys if hands.way == "keys" else _by_drag)(hands, state["free"][0])
        elif state["main"]:
            await _presses(hands, "document.querySelector('.controls .main')", "Enter")
        elif state["one"]:  # one of several that are alike: a doublet to be named
            await _presses(hands, DOUBLET, "Enter")
        else:
            await asyncio.sleep(0.05)
    raise AssertionError(f"not over in {seconds} s: {state}")


AT_REST = "!!document.activeElement.closest('dialog, .slots [aria-disabled=false]')"
DOUBLET = "document.querySelector('.controls button:enabled:not(.main, .icon)')"
HAND, NOT_ENTERED = "yet to enter", "not yet entered"
STEP = rf"(?:{HAND}|\w+)/\w+"
HEARD = "document.querySelector('[aria-live]').textContent"


async def play_by_ear(hands, name, *, seconds=400):
    """The same by keys, by what the live region says and nothing else; returns how many steps were made.

    Raises AssertionError after `seconds`, and for a step from where the words have nobody.
    """
    until, steps, said, board, quiet = time.monotonic() + seconds, 0, "", "", 0.0
    while time.monotonic() < until:
        heard = await hands.window.evaluate(HEARD)
        is_news, said = heard != said, heard
        quiet = 0.0 if is_news else quiet + 0.1
        if "wins the match" in heard:
            return steps
        if is_news and "board:" in heard:
            board = heard
        made = re.fullmatch(rf"((?:{STEP} ?)+?)( Done)?", heard)
        if made and is_news:
            source = re.findall(STEP, made[1])[-1].split("/")[0]
            there = (f" on {source}", f"on the {source}", *([NOT_ENTERED] if source == HAND else []))
            assert made[1].count(f"/{source}") or any(words in board for words in there), (source, board)
            steps += 1
        if not is_news and quiet < 0.6:
            await asyncio.sleep(0.1)  # what was pressed may not have been said yet
            continue
        quiet = 0.0
        if heard.startswith("Your turn: roll"):
            await hands.key("r")
        elif f"{name}: take" in heard:
            await hands.key("t")
        elif heard.startswith("Your turn: play"):
            await hands.key("ArrowLeft" if is_news else "Enter")
        elif heard.startswith(f"{name}: name a doublet"):  # on a button that says which, once it has the focus
            await _presses(hands, DOUBLET, "Enter")
        elif made:
            await hands.key("Enter")
    raise AssertionError(f"not over in {seconds} s: {heard}")


async def _presses(hands, element, key):
    """Press a button: with keys by its letter, or by Enter once it has the focus.

    The page moves the focus by itself once the board is at rest. Whoever tabs before that may go too far, and in
    Firefox that's out of the page, to where Enter presses none of its buttons.
    """
    if hands.way != "keys":
        await hands.tap_at(element, seconds=0)
    else:
        if key == "Enter":
            has_focus = f"document.activeElement === {element}"
            await hands.window.soon(f"{has_focus} || {AT_REST}")
            for _ in range(40):
                if await hands.window.evaluate(has_focus):
                    break
                await hands.key("Tab")
        await hands.key(key)
    await asyncio.sleep(0.05)


async def _by_drag(hands, source):
    """Lift a checker, see where it may go, and let it down there; off onto the strip where there is no tray."""
    x, y = await hands.spot(source)
    await hands.point("down", x, y)
    await hands.point("move", x + 6, y + 12)
    await hands.point("move", x + 9, y + 16)
    target = await hands.window.evaluate(RING) or await hands.window.evaluate(STRIP)
    await hands.point("move", *target)
    await hands.point("up", *target)
    await asyncio.sleep(0.05)


async def _by_keys(hands, _):
    """The checker that has the focus, or the next that arrows find, by the die that comes first."""
    for _ in range(8):
        at = "document.activeElement.closest('.slots [aria-disabled=false]')?.dataset.slot"
        if await hands.window.evaluate(at):
            break
        await hands.key("ArrowLeft")
    await hands.key("Enter")
    if await hands.window.evaluate("!!document.activeElement.closest('.slots [aria-pressed=true]')"):
        await hands.key("Enter")
    await asyncio.sleep(0.05)
