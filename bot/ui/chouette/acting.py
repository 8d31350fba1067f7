"""A person's own board of a chouette, and the one way from a tap to it and back: rolling, playing, proposing.

Computers act once that is shown.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.app.chouette.views import ChouetteTurn
from bot.chouette import commands as cmd
from bot.chouette.queries import may_consult, player_of
from bot.chouette.seen import seen_by
from bot.chouette.state import CREW, Game
from bot.chouette.windows import asked_of, computers_to_act, said, waiting_for
from bot.errors import ChouetteError, ChouetteReason, StaleAction
from bot.records.chouettes import ChouetteRecord
from bot.records.people import Preferences
from bot.render.board.alt_text import board_alt_text
from bot.render.board.picture import render_board
from bot.rules.match.partial import PartialPlay, encode_steps, partial_now, steps_with
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import numbers_now, play_named
from bot.rules.play import Play
from bot.texts.catalogue import say, speaking
from bot.ui.chouette.buttons import (
    choice_label,
    chouette_buttons,
    live_club_buttons,
    may_propose,
    play_buttons,
    private_rows,
)
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.chouette.post import calls_of, heading, offer_rows, recap
from bot.ui.chouette.sheet import private_scene, worn, worn_by
from bot.ui.chouette.words import bare_name, cubes_named, name_of, names_of, own_cube_lines
from bot.ui.computer.desk import PACE
from bot.ui.kit import sending
from bot.ui.kit.components import GREEN, CustomId, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Picture, Post, Row, drawn_soon
from bot.ui.kit.names import person_of, unmarked
from bot.ui.kit.places import private_language
from bot.ui.kit.tasks import Tasks, is_shown
from bot.ui.match.style import PointNumbers
from bot.ui.match.waiting import more_waiting
from bot.ui.picking.picker import Picker, handlers
from bot.ui.picking.words import find_words

_WIDEST: Final = 5  # buttons in a row
_SHOWN: Final = 4  # the most proposals shown as pictures
Words = str | Callable[[ChouetteTurn], str]
"""An answer, or what makes it of the turn."""


async def show_own_board(
    interaction: Interaction, record: ChouetteRecord, heading_line: str = "", *, opening: int | None = None
) -> None:
    """Show a person the chouette as it is for them: in place of a private answer that was tapped, else in a new one."""
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    with speaking(private_language(interaction)):
        post = await _own(interaction, record, preferences, heading_line, opening)
    await sending.answer_alone(interaction, post)


async def _own(
    interaction: Interaction, record: ChouetteRecord, preferences: Preferences, heading_line: str, opening: int | None
) -> Post:
    host, person = interaction.client, interaction.user.id
    state, game = record.state, record.state.game
    button = chouette_buttons(record)
    lines = [heading_line, *heading(record), *recap(host, record), *calls_of(host, record, ping=False, own=True)]
    outside: tuple[Row, ...] = ()
    here = person in state.seated and person not in state.gone
    if not here and person not in state.joiners:
        outside = ((button("ch_join", say("button-chouette-join"), GREEN),),)
    if game is None:
        more = ((button("ch_more", say("button-chouette-more")),),)
        return Post(tuple(filter(None, lines)), (), (*outside, *more))
    lines += _mine(record, person)
    numbers = worn_by(host, record, game, person)
    await find_words(game.board, numbers)
    rows = private_rows(record, person, numbers, opening)
    scene = private_scene(host, record, game, person, preferences)
    offers = offer_rows(record, person)
    if (live := live_club_buttons(host, record)) and len(rows[-1]) < _WIDEST:
        rows = (*rows[:-1], (*rows[-1], *live))
    post = Post(tuple(filter(None, lines)), (scene,), (*offers, *rows, *outside), in_characters=preferences.text_board)
    return await _with_proposals(interaction, record, preferences, await drawn_soon(post, host.studio))


def _mine(record: ChouetteRecord, person: int) -> list[str]:
    """Lines about a person's cubes and their answers in the window."""
    state = seen_by(record.state, person).state
    game = state.game
    if game is None:
        return []
    lines = own_cube_lines(record, person)
    if person in state.standing:
        lines.append(say("chouette-standing-on"))
    window = game.window
    if window is None:
        if may_propose(record.state, person):
            lines.append(say("chouette-may-propose", who=name_of(record, player_of(state, game.board.on_roll))))
            if person in game.proposals:
                lines.append(say("chouette-you-proposed", play=unmarked(game.proposals[person])))
        return lines
    for number in asked_of(record.state, person):
        choice, own = said(state, window, number), game.cubes[number].is_of(person)
        whose = cubes_named(record, (game.cubes[number],))
        if choice is not None:
            lines.append(say("chouette-you-said", who=whose, choice=choice_label(choice, window.kind), own=own))
        elif not own:
            lines.append(say("chouette-you-are-asked", who=whose))
    return lines[:14]


async def _with_proposals(
    interaction: Interaction, record: ChouetteRecord, preferences: Preferences, post: Post
) -> Post:
    """The post with the proposals to the person who plays: pictures with names, and a button to take each."""
    host, person = interaction.client, interaction.user.id
    game = seen_by(record.state, person).state.game
    if game is None or game.board.phase is not Phase.TO_PLAY or game.window is not None:
        return post
    if player_of(record.state, game.board.on_roll) != person or not game.proposals:
        return post
    button, numbers = chouette_buttons(record), worn_by(host, record, game, person)
    by_play: dict[str, list[int]] = {}
    for who, play in game.proposals.items():
        by_play.setdefault(play, []).append(who)
    lines, takes, pictures = [], [], []
    for play, people in sorted(by_play.items(), key=lambda one: -len(one[1]))[:_SHOWN]:
        partial = _partial_of(game.board, play)
        if partial is None:
            continue
        names, written = ", ".join(bare_name(record, one) for one in people), numbers.text(play)
        lines.append(say("chouette-proposal", who=names_of(record, people), play=unmarked(written)))
        label = say("button-chouette-take-play", play=written)[:80]
        takes.append(button("ch_play_it", label, GREEN, encode_steps(partial.steps)))
        scene = private_scene(host, record, game, person, preferences, partial=partial)
        scene = replace(scene, crew=(), caption=names[:60])
        pictures.append(Picture(await asyncio.to_thread(render_board, scene, 800), board_alt_text(scene)))
    if not takes:
        return post
    taken = replace(post, lines=(*post.lines, *lines), rows=(tuple(takes), *post.rows))
    if preferences.text_board:
        return taken
    # The board is in view above; the plays on it take its place, side by side.
    return replace(taken, scenes=(), told=(), pictures=(), extra=tuple(pictures))


def proposals(record: ChouetteRecord, numbers: PointNumbers, person: int) -> list[str]:
    """The proposals to the person who plays, a line each."""
    game = seen_by(record.state, person).state.game
    told = () if game is None else ((name_of(record, who), numbers.text(play)) for who, play in game.proposals.items())
    return [say("chouette-proposal", who=who, play=unmarked(play)) for who, play in told]


def _partial_of(board: MatchState, notation: str) -> PartialPlay | None:
    """A legal play in notation as one that is put together; None if the roll does not allow it any more."""
    found = play_named(board, notation)
    return None if found is None else partial_now(board, steps_with(found, numbers_now(board)))


async def carry_out(
    interaction: Interaction, target: CustomId, command: cmd.Command, words: Words = "", *, timeless: bool = False
) -> None:
    """Carry out a command, show everyone what it did, and answer the person who asked for it.

    On a private board that was tapped `words` are the answer; without any it goes once the new post is there. A tap on
    something older changes nothing and raises StaleAction, unless the command is `timeless`.
    """
    person, seen, foresee = person_of(interaction.user), target.seq, interaction.client.get(ChouetteDesk).foresee
    turn = await interaction.client.app.chouettes.act(
        target.subject,
        person,
        command,
        interaction_id=interaction.id,
        seen_seq=None if timeless else seen,
        meanwhile=lambda turn: foresee(turn, interaction),
    )
    await finish(interaction, turn, words if isinstance(words, str) else words(turn))


async def finish(interaction: Interaction, turn: ChouetteTurn, words: str = "") -> None:
    """Show a turn, then answer the person who caused it. Raises StaleAction for one that was shown before."""
    if turn.is_repeat:
        raise StaleAction
    if turn.late:
        words = say("chouette-late")
    tapped = sending.private_panel(interaction)
    closable = tapped is not None and interaction.client.answers.of(tapped.id) is not None
    if tapped is not None and not closable:
        await sending.reply_in_place(interaction, await _answer(interaction, turn.record, words) or _said(words))
    await interaction.client.get(ChouetteDesk).show(turn, interaction)
    try:
        if tapped is not None and closable:
            # What else waits for them is looked for once everyone sees the post.
            answer = await _answer(interaction, turn.record, words)
            if not interaction.response.is_done():
                await sending.reply_in_place(interaction, answer or _said(words))
            else:
                await sending.close_private(interaction.client, tapped.id, answer)
        elif not interaction.response.is_done() or turn.late:
            await sending.reply(interaction, words or say("answer-done"))
        await sending.close_led_to(interaction)
    finally:  # whatever becomes of the answer, the others go on
        interaction.client.get(ChouetteComputerDesk).wake(turn.record)
        await interaction.client.get(ChouetteDesk).call(turn.record.chouette_id)


async def _answer(interaction: Interaction, record: ChouetteRecord, words: str) -> Post | None:
    """The words that take the place of a private board, and what else waits; None without either."""
    person, more = interaction.user.id, None
    if person not in waiting_for(record.state):
        with speaking(private_language(interaction)):
            more = await more_waiting(interaction.client, person, but_chouette=record.chouette_id)
    if more is None:
        return _said(words) if words else None
    post = more.as_post()
    return replace(post, lines=(words, *post.lines)) if words else post


def _said(words: str) -> Post:
    return Post((words or say("answer-done"),), ())


async def show_late(interaction: Interaction, target: CustomId, *, window: bool = False) -> None:
    """Answer a tap that came too late, perhaps for a `window`, with the chouette as it is.

    An old post that was tapped loses its controls.
    """
    record = await interaction.client.app.chouettes.look(target.subject)
    await interaction.client.get(ChouetteDesk).live.old.close_tapped(interaction, record)
    await show_own_board(interaction, record, say("chouette-window-closed") if window else say("chouette-stale"))


TAPS: Final = Taps(show_late)


async def current(interaction: Interaction, target: CustomId) -> ChouetteRecord:
    """The chouette of a tap. Raises StaleAction for a tap on an older one."""
    record = await interaction.client.app.chouettes.latest(target.subject)
    if record.state.moved != target.seq:
        raise StaleAction
    return record


class ChouetteComputerDesk:
    """Lets computers act wherever they have to."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._desk = host.get(ChouetteDesk)
        self.pace = PACE
        self.tasks = Tasks("computers in chouette", self._step, self._waiting)

    def wake(self, record: ChouetteRecord) -> None:
        """Let computers act, if they have to, in a chouette that was just shown."""
        if computers_to_act(record.state):
            self.tasks.wake(record.chouette_id)

    async def _waiting(self) -> list[int]:
        claims, waiting = self._host.app.claims, await self._host.app.chouette_computers.waiting()
        return [record.chouette_id for record in waiting if claims.is_free(record)]

    async def _step(self, number: int) -> bool:
        """Act until the turn on the board is over. Returns True if a computer has to act again."""
        await asyncio.sleep(self.pace)
        record = await self._host.app.chouettes.look(number)
        if not computers_to_act(record.state) or not is_shown(self._host, record):
            return False
        turn = await self._host.app.chouette_computers.take_turn(number)
        if turn is None:
            return False
        await self._desk.show(turn)
        return bool(computers_to_act(turn.record.state))


@TAPS.on("ch_roll", "ch_next")
async def _go_on(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    command = cmd.Roll if target.action == "ch_roll" else cmd.NextGame
    await carry_out(interaction, target, command(interaction.user.id))


@TAPS.on("ch_view")
async def _view(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_own_board(interaction, await current(interaction, target))


async def _find(interaction: Interaction, target: CustomId) -> Picker:
    """The tapper, if they may play the roll or propose for it.

    Raises ChouetteError(NOT_YOUR_TURN) with who plays, MAY_NOT_CONSULT for the crew's members who may not, and
    StaleAction.
    """
    found = await seat(interaction, await current(interaction, target))
    if found is None:
        raise StaleAction
    return found


async def seat(interaction: Interaction, record: ChouetteRecord) -> Picker | None:
    """Somebody who picks a play at a table; None if no roll waits for its play. Raises as `_find`."""
    game, person = record.state.game, interaction.user.id
    if game is None or game.board.phase is not Phase.TO_PLAY or game.window is not None:
        return None
    player = player_of(record.state, game.board.on_roll)
    if person == player or may_consult(record.state, person):
        return await _picker(interaction, record, game, makes=person == player)
    crew = person in record.state.order[1:] and game.board.on_roll is CREW
    raise ChouetteError(ChouetteReason.MAY_NOT_CONSULT if crew else ChouetteReason.NOT_YOUR_TURN, player)


async def _picker(interaction: Interaction, record: ChouetteRecord, game: Game, *, makes: bool) -> Picker:
    """The play of the person who plays is made, that of anybody else proposed to them."""
    host, person = interaction.client, interaction.user.id
    preferences = await host.app.people.preferences(person)
    button, own = chouette_buttons(record), worn_by(host, record, game, person)

    async def choose(play: Play, _: bool) -> None:
        command = (cmd.Play if makes else cmd.Propose)(person, play.notation)
        await carry_out(interaction, button.target("ch_play"), command, "" if makes else say("chouette-proposed"))

    async def foresee(play: Play) -> None:
        await host.get(ChouetteDesk).foresee_play(interaction, record, play)

    return Picker(
        interaction=interaction,
        preferences=preferences,
        state=game.board,
        ids=play_buttons(record),
        table=worn(host, record, game),
        own=own,
        scene=lambda partial: private_scene(host, record, game, person, preferences, partial=partial),
        show=lambda opening: show_own_board(interaction, record, opening=opening),
        label=say("button-play-it") if makes else say("button-propose"),
        choose=choose,
        foresee=foresee,
        beside=tuple(proposals(record, own, person)) if makes else (),
    )


TAPS.take_in(handlers("ch_", _find))
TAPS.take_in({"ch_propose": TAPS.handlers["ch_play_it"]})  # on boards of earlier versions
