"""Everything but playing: opening a table, coming and going, computers, proxies, partners, the score sheet."""

import io
from typing import Final, Literal

import discord
from discord.ext import commands

from bot.chouette import commands as cmd
from bot.chouette.deals import may_settle
from bot.chouette.queries import box_of, captain_of, crew_of, has_open, open_cubes
from bot.chouette.sessions import session_over
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import CAPTAIN, ChouettePhase, Game
from bot.errors import NotationError
from bot.records.chouettes import ChouetteRecord
from bot.records.computers import NETWORK_LEVELS
from bot.rules.ids import xgid
from bot.rules.match.turn import game_of
from bot.texts.catalogue import say
from bot.ui.chouette.acting import carry_out, finish, show_late
from bot.ui.chouette.buttons import chouette_buttons
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.chouette.lobby import form_changed, form_post, parts_of, settings_of, terms_line
from bot.ui.chouette.post import own_cubes
from bot.ui.chouette.sheet import drawn_for, server_pictures, sheet_pictures, table_picture
from bot.ui.chouette.words import bare_name, cubes_named, name_of
from bot.ui.kit.commands import command
from bot.ui.kit.components import GREEN, RED, CustomId, TapButton, Taps, TapSelect, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import person_of
from bot.ui.kit.places import can_play_here, count_post, is_direct, place_of
from bot.ui.kit.sending import answer_alone, patiently, reply, reply_in_place
from bot.ui.match.games import cube_game_choices, game_called
from bot.ui.match.narration import commitment_line
from bot.ui.match.waiting import board_url, open_already

TAPS: Final = Taps(show_late)
_MOST: Final = 24
_NOBODY: Final = "nobody"
Preset = Literal["standard", "woolsey", "los angeles", "cambridge", "colorado"]


@TAPS.on("ch_more")
async def _more(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Everything that does not stand on the board."""
    record = await interaction.client.app.chouettes.look(target.subject)
    await answer_alone(interaction, _more_post(record, interaction.user.id))


def _more_post(record: ChouetteRecord, person: int) -> Post:
    state, button = record.state, chouette_buttons(record)
    lines = [f"**{say('chouette-title', number=record.chouette_id)}**", f"-# {terms_line(state.settings)}"]
    game = state.game
    if game is not None and game_of(game.board).has_ids:
        lines.append(_xgid_line(record, game, person))
    lines.append(commitment_line(record.commitment))
    ended = state.games - (game is not None)
    first = [button("ch_sheet", say("button-chouette-sheet"))] if ended else []
    first.append(button._replace(seq=0)("ch_below", say("button-chouette-below")))
    if record.place.guild_id is not None:
        first.append(button("ch_table", say("button-chouette-table")))
    if state.games:
        first.append(button("ch_file", say("button-export")))
    here = person in state.seated and person not in state.gone
    second: list[TapButton] = []
    if here and game is not None:
        cubes = own_cubes(record, person)
        if any(may_settle(state, one) for one, _ in cubes):
            second.append(button("ch_settle", say("button-chouette-settle")))
        if cubes:
            second.append(button("ch_resign", say("button-resign")))
        if person in crew_of(state):
            second.append(button("ch_proxy", say("button-chouette-proxy")))
    if person in (*state.seated, *state.joiners) and person not in state.gone:
        staying = person in state.leaving
        key = say("button-chouette-stay") if staying else say("button-chouette-leave")
        second.append(button("ch_join" if staying else "ch_leave", key, GREEN if staying else RED))
    elif state.phase is not ChouettePhase.OVER:
        second.append(button("ch_join", say("button-chouette-join"), GREEN))
    rows: tuple[Row, ...] = (tuple(first), tuple(second)) if second else (tuple(first),)
    rows += _computers(record, person)
    return Post(tuple(line for line in lines if line), (), rows)


def _xgid_line(record: ChouetteRecord, game: Game, person: int) -> str:
    """The game as the session over a person's own cube; for who has none over the captain's, which is said."""
    cubes, captain = open_cubes(game), captain_of(record.state)
    own = next((one for one in cubes if one.crew == person or (one.extra and one.other == person)), None)
    cube = own or next((one for one in cubes if one.crew == captain), cubes[0])
    text = xgid(session_over(record.state, cube.number))
    if own is not None or len(cubes) == 1:
        return say("details-xgid", xgid=text)
    return say("chouette-xgid", who=cubes_named(record, (cube,)), xgid=text)


def _computers(record: ChouetteRecord, person: int) -> tuple[Row, ...]:
    """A list of the computers that people of the table can take out."""
    state = record.state
    here = (*state.seated, *state.joiners)
    found = [one for one in state.computers if one in here and one not in state.leaving][:_MOST]
    if not found or person not in here or state.phase is ChouettePhase.OVER:
        return ()
    options = [entry(str(one), bare_name(record, one)) for one in found]
    target, number = chouette_buttons(record).target("ch_computer_out"), 300 + state.seq % 1000
    return ((TapSelect(target, say("chouette-computer-out-choose"), options, number=number),),)


@TAPS.on("ch_below")
async def _below(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Post the board anew, below everything else."""
    await count_post(interaction)
    record = await interaction.client.app.chouettes.look(target.subject)
    await interaction.client.get(ChouetteDesk).post_below(interaction, record)


@TAPS.on("ch_sheet")
async def _sheet(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The score sheet, the chart and the table, for one person alone."""
    chouettes = interaction.client.app.chouettes
    record, results = await chouettes.look(target.subject), await chouettes.results(target.subject)

    def draw(theme: str) -> Post:
        pictures = [*sheet_pictures(record, results, theme), *table_picture(record, results, theme)[:1]]
        return Post((say("chouette-title", number=record.chouette_id),), (), extra=tuple(pictures[-9:]))

    await reply(interaction, await drawn_for(interaction, record, draw) if results else say("chouette-no-game-yet"))


@TAPS.on("ch_table")
async def _table(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The points of all chouettes of this server, for one person alone."""
    chouettes = interaction.client.app.chouettes
    record = await chouettes.look(target.subject)
    lines = [] if record.place.guild_id is None else await chouettes.table(record.place.guild_id)

    def draw(theme: str) -> Post:
        return Post((say("chouette-table-title"),), (), extra=tuple(server_pictures(lines, theme)[:9]))

    await reply(interaction, await drawn_for(interaction, record, draw) if lines else say("chouette-table-empty"))


@TAPS.on("ch_file")
async def _file(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The log without what is sealed, and one's own games as sessions of two."""
    number = target.subject
    data = await patiently(interaction, interaction.client.app.chouettes.export(number, interaction.user.id))
    await reply(interaction, "", file=discord.File(io.BytesIO(data), f"chouette-{number}.zip"))


@TAPS.on("ch_leave")
async def _leave(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Ask how: after the game, or now, and then who decides one's cube."""
    record = await interaction.client.app.chouettes.look(target.subject)
    person, button = interaction.user.id, chouette_buttons(record)
    if record.state.game is None or person in record.state.joiners:
        await carry_out(interaction, target, cmd.Leave(person), say("chouette-left", now=True), timeless=True)
        return
    row = [
        button("ch_keep", say("button-keep-playing"), GREEN),
        button("ch_leave_yes", say("button-chouette-after"), RED),
    ]
    rows: list[Row] = [tuple(row)]
    text = say("chouette-ask-leave", box=person == box_of(record.state))
    if has_open(record.state.game, person):
        rows.append((_proxies(record, person, "ch_leave_now", say("chouette-leave-now")),))
    elif person != box_of(record.state):
        rows = [(*row, button("ch_leave_now", say("button-chouette-now"), RED))]
    await answer_alone(interaction, Post((text,), (), tuple(rows)))


def _proxies(record: ChouetteRecord, person: int, action: str, title: str, *, none: str = "") -> TapSelect:
    """A list of those who may decide one's cube; for a person who leaves, the captain of that time first."""
    state, captain = record.state, captain_of(record.state)
    others = [one for one in crew_of(state) if one not in (person, *state.gone, *state.computers)]
    options = [entry(_NOBODY, none)] if none else []
    if action == "ch_leave_now":
        now = "none" if captain in (None, person) else bare_name(record, captain)
        options.append(entry(str(CAPTAIN), say("chouette-the-captain", who=now)))
        others = [one for one in others if one != captain]
    options += [entry(str(one), bare_name(record, one)) for one in others[: _MOST - 1]]
    return TapSelect(chouette_buttons(record).target(action), title, options, number=300 + state.seq % 1000)


@TAPS.on("ch_out", "ch_leave_yes")
async def _leave_after(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Leave the lobby, or after the game."""
    words = say("chouette-left", now=False) if target.action == "ch_leave_yes" else ""
    await carry_out(interaction, target, cmd.Leave(interaction.user.id), words, timeless=True)


@TAPS.on("ch_leave_now")
async def _leave_now(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    proxy = _number(values) if values else CAPTAIN
    command = cmd.Leave(interaction.user.id, now=True, proxy=None if proxy == CAPTAIN else proxy)
    await carry_out(interaction, target, command, say("chouette-left", now=True), timeless=True)


def _number(values: tuple[str, ...]) -> int:
    if not values or not values[0].isdecimal() or len(values[0]) > 20:
        raise NotationError("".join(values), "chouette")
    return int(values[0])


@TAPS.on("ch_computer_out")
async def _computer_out(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """A computer leaves: at once where no game is played, else after the game."""
    chouettes, computer = interaction.client.app.chouettes, _number(values)
    turn = await chouettes.remove_computer(
        target.subject, person_of(interaction.user), computer, interaction_id=interaction.id
    )
    now = computer not in turn.record.state.leaving
    await finish(interaction, turn, say("chouette-computer-out", who=name_of(turn.record, computer), now=now))


@TAPS.on("ch_proxy")
async def _proxy(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Name somebody of the crew who decides one's cube, or nobody any more."""
    record = await interaction.client.app.chouettes.look(target.subject)
    person = interaction.user.id
    if not values:
        proxy = record.state.proxies.get(person)
        now = None if proxy == CAPTAIN else proxy
        text = say("chouette-ask-proxy", who=name_of(record, now), named=now is not None)
        none = say("chouette-proxy-none") if now is not None else ""
        row = (_proxies(record, person, "ch_proxy", say("chouette-proxy-choose"), none=none),)
        if not row[0].options:
            await answer_alone(interaction, Post((say("chouette-proxy-nobody"),), ()))
            return
        await answer_alone(interaction, Post((text,), (), (row,)))
        return
    chosen = None if values[0] == _NOBODY else _number(values)
    words = say("chouette-proxy-set", who=name_of(record, chosen), named=chosen is not None)
    await carry_out(interaction, target, cmd.NameProxy(person, chosen), words, timeless=True)


@TAPS.on("ch_partner")
async def _partner(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The box asks for a partner, or who was asked answers."""
    person = interaction.user.id
    if target.argument == "ask":
        await carry_out(interaction, target, cmd.AskPartner(person))
    else:
        await carry_out(interaction, target, cmd.AnswerPartner(person, accept=target.argument == "yes"))


@TAPS.on("ch_form")
async def _form(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    text = form_changed(target.argument, values[0] if values else "")
    await reply_in_place(interaction, form_post(*parts_of(text)))


@TAPS.on("ch_open")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    if not await _is_second(interaction, target.argument):
        await _open_another(interaction, target, ())


@TAPS.on("ch_another")
async def _open_another(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await open_table(interaction, settings_of(*parts_of(target.argument)), Post((say("chouette-opened"),), ()))


async def _is_second(interaction: Interaction, form: str) -> bool:
    """Ask whether another table is meant, if this person has opened one here that isn't over."""
    chouettes, person = interaction.client.app.chouettes, interaction.user.id
    own = [one for one in await chouettes.in_channel(place_of(interaction).channel_id) if one.host_id == person]
    if not own or await chouettes.stored_by(interaction.id) is not None:
        return False
    await answer_alone(interaction, open_already("chouette", board_url(own[0]), CustomId("ch_another", 0, 0, form)))
    return True


@TAPS.on("ch_join")
async def _join(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Join the lobby, or from the next game on."""
    state = (await interaction.client.app.chouettes.look(target.subject)).state
    full = len(state.seated) >= state.settings.most
    when = "full" if full else "now" if state.phase is ChouettePhase.LOBBY else "later"
    stays = interaction.user.id in state.leaving and interaction.user.id not in state.gone
    words = say("chouette-stays") if stays else say("chouette-joined", when=when)
    await carry_out(interaction, target, cmd.Join(interaction.user.id), words, timeless=True)


@TAPS.on("ch_start")
async def _start(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    chouettes = interaction.client.app.chouettes
    turn = await chouettes.start(target.subject, person_of(interaction.user), interaction_id=interaction.id)
    await finish(interaction, turn)


@TAPS.on("ch_computer")
async def _computer(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """A computer takes a place."""
    level = next((one for one in NETWORK_LEVELS if one.value in values), None)
    if level is None:
        raise NotationError("".join(values), "chouette")
    chouettes = interaction.client.app.chouettes
    person = person_of(interaction.user)
    turn = await chouettes.add_computer(target.subject, person, level, interaction_id=interaction.id)
    await finish(interaction, turn)


class ChouetteCog(commands.Cog):
    """A table for more than two."""

    @command(variant=cube_game_choices)
    async def chouette(
        self,
        interaction: Interaction,
        variant: str | None = None,
        rules: Preset | None = None,
        pace: Literal["live", "by correspondence"] | None = None,
    ) -> None:
        """Open a lobby; without a word about the rules, ask for them first."""
        if is_direct(interaction):
            await reply(interaction, say("chouette-not-alone"))
            return
        if not await can_play_here(interaction):
            return
        game = game_called(variant).key
        preset = (rules or "standard").replace(" ", "_")
        chosen = "turns" if pace == "by correspondence" else "live"
        settings = settings_of(preset, game, chosen)
        if rules is None and pace is None:
            await reply(interaction, form_post(preset, game, chosen))
        elif not await _is_second(interaction, f"{preset}.{game}.{chosen}"):
            await open_table(interaction, settings)


async def open_table(interaction: Interaction, settings: ChouetteSettings, then: Post | None = None) -> None:
    """Open a lobby here; `then` takes the place of the form that asked for it. Raises ChouetteError, FenceError."""
    turn = await interaction.client.app.chouettes.open(
        place_of(interaction), person_of(interaction.user), settings, interaction_id=interaction.id
    )
    if turn.is_repeat:
        await reply(interaction, say("answer-repeat-short"))
        return
    if then is not None:
        await reply_in_place(interaction, then)
    await interaction.client.get(ChouetteDesk).show(turn, interaction)
