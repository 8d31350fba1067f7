"""Hundreds vote at one board: none is lost, none counted twice, none told early, and Discord is not pestered."""

import asyncio
import time

from bot.app.crowd.questions import play_choices
from bot.crowd.events import Settled, Voted
from bot.crowd.state import Ending
from bot.rules.match.state import Phase
from bot.ui.computer.desk import ComputerDesk
from bot.ui.crowd.desk import EVERY, CrowdDesk
from tests.crowd.hall import Nothing
from tests.nightly import NIGHTLY

VOTERS = 500 if NIGHTLY else 60
AT_ONCE = 10
"""As many taps are under way at a time."""


async def asked(club):
    """The crowd, asked for a play with something to choose."""
    for _ in range(6000):
        crowd = await club.bot.app.crowds.crowd(1)
        decision = crowd.state.open
        record = await club.bot.store.match(1)
        shown = record.board is not None and record.board.seq == record.state.seq
        if decision is not None and decision.seq == record.state.seq and shown and record.state.phase is Phase.TO_PLAY:
            return crowd, record
        await asyncio.sleep(0.01)
    raise AssertionError("not asked")


async def test_everyone_votes(club):
    club.bot.get(ComputerDesk).pace = 0.0
    club.bot.app.computers.mind = Nothing()
    lobby = await club.alice.slash(club.channel, "vote", length=1, time="5m")
    await club.alice.click(lobby, "Start")
    _, record = await asked(club)
    choices = list(play_choices(record.state))
    people = [club.alice, *(club.server.add_user(f"voter {number}") for number in range(VOTERS - 1))]
    room, answers = asyncio.Semaphore(AT_ONCE), []
    board = next(one for one in reversed(club.channel.messages) if one.id == record.board.message_id)

    def public():
        return "\n".join(message.text for message in club.channel.messages)

    before_it = public()  # the computer may have begun, with a play like one of these

    async def open_list(person):
        async with room:
            return await person.click(board, "Vote")

    async def vote(person, panel, choice):
        async with room:
            select = next(one for one in panel.message.selects if any(o["value"] == choice for o in one["options"]))
            picked = await person.select(panel, select["custom_id"], [choice])
            if "Vote for it" in picked.message.buttons:
                answers.append((person, await person.click(picked.message, "Vote for it")))

    club.server.limit_globally()
    began = time.perf_counter()
    with club.server.counting() as requests:
        panels = await asyncio.gather(*map(open_list, people))
        # Two plays stay level until the last few, who need not be waited for.
        wanted = [choices[number % 2] for number in range(VOTERS * 3 // 4)]
        wanted += [choices[0]] * (VOTERS - len(wanted))
        order = [*zip(people, panels, wanted, strict=True)]
        before = order[: VOTERS // 2]
        await asyncio.gather(*(vote(*one) for one in before))
        known = await club.bot.app.crowds.crowd(1)
        assert {vote.voter for vote in known.state.decision.votes} == {person.id for person, *_ in before}
        labels = {option["label"] for one in panels[0].message.selects for option in one["options"]}
        told = [label for label in labels if public().count(label) > before_it.count(label)]
        assert not told, "nobody is told what anybody is for"
        assert record.state == (await club.bot.store.match(1)).state
        await asyncio.gather(*(vote(*one) for one in order[VOTERS // 2 :]))
        for _ in range(6000):
            if (await club.bot.store.match(1)).state.seq > record.state.seq:
                break
            await asyncio.sleep(0.01)
    took = time.perf_counter() - began
    log = [stored.event for stored in await club.bot.app.crowds.log(1)]
    ends = next(index for index, event in enumerate(log) if isinstance(event, Settled))
    cast = [event.id for event in log[:ends] if isinstance(event, Voted)]
    assert len(set(cast)) == len(cast), "none counts twice"
    told = {person.id for person, answer in answers if "Your vote" in answer.text or "Counted" in answer.text}
    assert told == set(cast), "whoever was told that they have voted is counted, and nobody else"
    assert VOTERS * 3 // 4 < len(cast) < VOTERS, "it closes as soon as the rest cannot matter"
    assert log[ends].ruling.choice == choices[0]
    assert [one for one in requests if one.status == 429] == []
    edits = [one for one in requests if one.method == "PATCH"]
    shown_anew = 6  # the boards of the decision, of the computer's turn and of what follows
    assert len(edits) <= took / EVERY + 1 + shown_anew, f"{len(edits)} edits in {took:.1f} s"


async def test_a_deleted_channel(timed, nothing_unexpected):
    """Nobody can vote any more, so the lowest level decides, and the match goes on until it is given up."""
    timed.bot.get(ComputerDesk).pace = 0.0
    timed.bot.app.computers.mind = Nothing()
    lobby = await timed.alice.slash(timed.channel, "vote", length=3, time="20s")
    await timed.alice.click(lobby, "Start")
    await asked(timed)
    timed.server.fail("*", "/channels/**", 404, times=None)
    timed.server.fail("*", "/webhooks/**", 404, times=None)
    for _ in range(6):
        await timed.wait(rounds=1, seconds=21)
        for _ in range(6000):
            if not (timed.bot.get(CrowdDesk).tasks._running or timed.bot.get(ComputerDesk).tasks._running):
                break
            await asyncio.sleep(0.01)
    log = [stored.event for stored in await timed.bot.app.crowds.log(1)]
    endings = [event.ruling.ending for event in log if isinstance(event, Settled)]
    assert len(endings) >= 2
    assert set(endings) == {Ending.NOBODY}
    assert [entry for entry in nothing_unexpected if entry["event"] == "crowd failed"] == []
