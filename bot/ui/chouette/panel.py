"""What one person sees alone: their own board with what they have said, proposals, the play they picked."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from bot.chouette.queries import player_of
from bot.chouette.seen import seen_by
from bot.chouette.windows import asked_of, said
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.records.people import Preferences
from bot.render.board.alt_text import board_alt_text
from bot.render.board.picture import render_board
from bot.rules.match.actions import plays_now
from bot.rules.match.partial import PartialPlay, encode_steps, steps_with
from bot.rules.match.state import Phase
from bot.rules.match.turn import numbers_now
from bot.texts.catalogue import say, speaking
from bot.ui.board.buttons import GREEN, partial_now, progress_line
from bot.ui.board.steps import step_rows
from bot.ui.chouette.buttons import ChouetteButtons, choice_label, may_propose, private_rows
from bot.ui.chouette.lobby import terms_line
from bot.ui.chouette.post import calls_of, heading, recap
from bot.ui.chouette.scenes import as_match, private_scene, worn
from bot.ui.chouette.words import bare_name, cube_line, cubes_named, name_of
from bot.ui.kit.alone import answer_alone
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import private_language
from bot.ui.kit.message import Picture, Post, Row, drawn
from bot.ui.kit.names import unmarked
from bot.ui.match.numbering import PointNumbers
from bot.ui.match.plays import what_it_does

_SHOWN: Final = 4
"""So many proposals are shown as pictures."""


async def show(
    interaction: Interaction, record: ChouetteRecord, heading_line: str = "", *, opening: int | None = None
) -> None:
    """Show a person the chouette as it is for them: in place of a private answer that was tapped, else in a new one."""
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    with speaking(private_language(interaction)):
        post = await _own(interaction, record, preferences, heading_line, opening)
    await answer_alone(interaction, post)


async def _own(
    interaction: Interaction,
    record: ChouetteRecord,
    preferences: Preferences,
    heading_line: str,
    opening: int | None,
) -> Post:
    host, person = interaction.client, interaction.user.id
    state, game = record.state, record.state.game
    button = ChouetteButtons(record)
    lines = [heading_line, *heading(record), *recap(host, record), *calls_of(host, record, ping=False)]
    outside: tuple[Row, ...] = ()
    if person not in (*state.seated, *state.joiners):
        outside = ((button("ch_join", say("button-chouette-join"), GREEN),),)
    if game is None:
        more = ((button("ch_more", say("button-chouette-more")),),)
        return Post(tuple(filter(None, lines)), (), (*outside, *more))
    match, numbers = as_match(host, record, game), worn(host, record, game, person, preferences)
    lines += _mine(record, person)
    rows = private_rows(record, match, person, numbers, opening)
    scene = private_scene(host, record, game, person, preferences)
    post = Post(tuple(filter(None, lines)), (scene,), (*rows, *outside), in_characters=preferences.text_board)
    post = await asyncio.to_thread(drawn, post)
    return await _with_proposals(interaction, record, match, preferences, post)


def _mine(record: ChouetteRecord, person: int) -> list[str]:
    """What a person's cubes are, and what they have said in the window."""
    state = seen_by(record.state, person).state
    game = state.game
    if game is None:
        return []
    lines = [say("chouette-your-cube", cube=cube_line(record, one)) for one in game.cubes if one.crew == person]
    if person in state.standing:
        lines.append(say("chouette-standing-on"))
    window = game.window
    if window is None:
        if may_propose(record.state, person):
            player = player_of(state, game.board.on_roll)
            lines.append(say("chouette-may-propose", who=name_of(record, player)))
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
    interaction: Interaction, record: ChouetteRecord, match: MatchRecord, preferences: Preferences, post: Post
) -> Post:
    """Whoever plays sees what was proposed to them, as pictures with names, and may take one with a tap."""
    host, person = interaction.client, interaction.user.id
    game = seen_by(record.state, person).state.game
    if game is None or game.board.phase is not Phase.TO_PLAY or game.window is not None:
        return post
    if player_of(record.state, game.board.on_roll) != person or not game.proposals:
        return post
    button, numbers = ChouetteButtons(record), worn(host, record, game, person, preferences)
    by_play: dict[str, list[int]] = {}
    for who, play in game.proposals.items():
        by_play.setdefault(play, []).append(who)
    lines, takes, pictures = [], [], []
    for play, people in sorted(by_play.items(), key=lambda one: -len(one[1]))[:_SHOWN]:
        partial = partial_of(match, play)
        if partial is None:
            continue
        names = ", ".join(bare_name(record, one) for one in people)
        written = numbers.text(play)
        lines.append(
            say("chouette-proposal", who=", ".join(name_of(record, one) for one in people), play=unmarked(written))
        )
        takes.append(
            button(
                "ch_play_it", say("button-chouette-take-play", play=written)[:80], GREEN, encode_steps(partial.steps)
            )
        )
        scene = replace(
            private_scene(host, record, game, person, preferences, partial=partial), crew=(), caption=names[:60]
        )
        pictures.append(Picture(await asyncio.to_thread(render_board, scene, 800), board_alt_text(scene)))
    shown = () if preferences.text_board else tuple(pictures)
    rows = (*post.rows, tuple(takes)) if takes else post.rows
    return replace(post, lines=(*post.lines, *lines), rows=rows, extra=shown)


def _proposals(record: ChouetteRecord, numbers: PointNumbers, person: int) -> list[str]:
    """What was proposed to whoever plays, a line each."""
    game = seen_by(record.state, person).state.game
    found = {} if game is None else game.proposals
    return [
        say("chouette-proposal", who=name_of(record, who), play=unmarked(numbers.text(play)))
        for who, play in found.items()
    ]


def partial_of(match: MatchRecord, notation: str) -> PartialPlay | None:
    """A legal play in notation as one that is put together; None if the roll does not allow it any more."""
    found = next((one for one in plays_now(match.state) if one.notation == notation), None)
    if found is None:
        return None
    return partial_now(match.state, steps_with(found, numbers_now(match.state)))


async def picked(interaction: Interaction, record: ChouetteRecord, play: PartialPlay) -> None:
    """Show a play that was picked: to be played, or to be proposed to who plays."""
    game = record.state.game
    if game is None:
        return
    host, person = interaction.client, interaction.user.id
    preferences = await host.app.people.preferences(person)
    plays = player_of(record.state, game.board.on_roll) == person
    with speaking(private_language(interaction)):
        numbers, made = worn(host, record, game, person, preferences), play.finished()
        button = ChouetteButtons(record)
        name, does = unmarked(numbers.text(made.notation)), what_it_does(game.board, made, numbers)
        key = say("button-play-it") if plays else say("button-chouette-propose")
        action = "play_it" if plays else "propose"
        row = (button(action, key, GREEN, encode_steps(play.steps)), button("ch_back", say("button-back-to-list")))
        proposed = _proposals(record, numbers, person) if plays else []
        lines = (say("picked", play=name), *((f"-# {does}",) if does else ()), *proposed)
        scene = private_scene(host, record, game, person, preferences, partial=play)
        post = drawn(Post(lines, (scene,), (row,), in_characters=preferences.text_board))
    await answer_alone(interaction, post)


async def steps(interaction: Interaction, record: ChouetteRecord, partial: PartialPlay) -> None:
    """Show a play being put together die by die."""
    game = record.state.game
    if game is None:
        return
    host, person = interaction.client, interaction.user.id
    preferences = await host.app.people.preferences(person)
    with speaking(private_language(interaction)):
        match, numbers = as_match(host, record, game), worn(host, record, game, person, preferences)
        rows = step_rows(match, partial, numbers, ChouetteButtons(record))
        scene = private_scene(host, record, game, person, preferences, partial=partial)
        lines = (progress_line(partial, numbers),)
        post = drawn(Post(lines, (scene,), rows, in_characters=preferences.text_board))
    await answer_alone(interaction, post)


def terms(record: ChouetteRecord) -> str:
    """Table, game and pace of a chouette."""
    return terms_line(record.state.settings)
