"""`/export` and `/import`: a match as a file to take along, and the card of one that was read from a file."""

import asyncio
import io
from collections.abc import Callable
from typing import Any, Final, Literal, cast

import discord
import structlog
from discord.ext import commands

from bot.app.imports import MOST_BYTES, MOST_IMPORTS, GameEnd
from bot.app.logged import LoggedMatch, board_record, parse_key
from bot.engine.analyst import can_teach
from bot.errors import NotFound, NotFoundWhat, TranscriptError, TranscriptReason
from bot.records.marks import record_mark
from bot.records.matches import Filing, ImportedMatch, OwnSide, StoredImport
from bot.records.people import slug
from bot.rules.formats.mat_writer import AUTOMATIC_DOUBLES
from bot.rules.sides import Side
from bot.rules.transcript import to_json, to_mat, to_sgf, to_text, to_xgids
from bot.rules.variants import VARIANTS
from bot.texts.catalogue import keys, say
from bot.ui.kit.commands import command
from bot.ui.kit.components import BLUE, GREEN, GREY, RED, CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import bold, person_of, shown_name
from bot.ui.kit.places import count_post
from bot.ui.kit.sending import UNREACHABLE, answer_alone, ask_form, patiently, reply, reply_in_place
from bot.ui.match import lookup
from bot.ui.match.narration import score_line
from bot.ui.match.scenes import final_scene, scene_of
from bot.ui.match.style import theme_for

_log: Final = structlog.get_logger()
TAPS: Final = Taps()
_FILE: Final = "file"  # the id of the field of the form
_LONGEST_PART: Final = 24
_ENDINGS: Final = {"mat": ".mat", "sgf": ".sgf", "xgid": "-xgid.txt", "json": ".json", "text": ".txt"}
_BUTTONS: Final = keys("button-export", _ENDINGS)


class FilesCog(commands.Cog):
    """Exporting and importing matches."""

    @command(match=lookup.replay_choices)
    async def export(
        self,
        interaction: Interaction,
        match: str | None = None,
        format: Literal["mat", "sgf", "xgid", "json", "text"] = "mat",  # noqa: A002 - the option's name
        public: bool = False,
    ) -> None:
        """Send a match as a file."""
        if public:
            await count_post(interaction)
        logged = await lookup.chosen_log(interaction, match, over=True, public=public)
        await send_export(interaction, logged, format, public=public)

    async def _import(
        self, interaction: Interaction, file: discord.Attachment | None = None, match: str | None = None
    ) -> None:
        """Read a match from a file, or show one that was imported."""
        if file is not None:
            await import_file(interaction, file.url, file.size)
        elif match:
            is_import, number = parse_key(match)
            if not is_import:
                raise NotFound(NotFoundWhat.IMPORT)
            imported = await interaction.client.app.logs.imported(number, lookup.viewer_of(interaction))
            await show_card(interaction, imported)
        else:
            await ask_form(interaction, FileModal())

    # No method can be called `import`, so the command gets its name here.
    _import.__name__ = "import"
    import_match = command(match=lookup.import_choices)(_import)


class FileModal(discord.ui.Modal):
    """A form with a file. It is answered in `answer_modal`, since discord.py forgets modals in a restart."""

    def __init__(self) -> None:
        super().__init__(title=say("form-import"), custom_id=CustomId("import_file", 0).encode("m"), timeout=900)
        upload: discord.ui.FileUpload[Any] = discord.ui.FileUpload(
            custom_id=_FILE, required=True, min_values=1, max_values=1
        )
        self.add_item(
            discord.ui.Label(text=say("form-import-file"), description=say("remark-import-file"), component=upload)
        )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Do nothing: see `answer_modal`."""


async def import_file(interaction: Interaction, url: str, size: int) -> None:
    """Fetch a file of `size` bytes, keep the match in it, and answer with its card.

    Raises TranscriptError for a file that is too large (before fetching it) or that cannot be read, StillBusy.
    """
    if size > MOST_BYTES:
        raise TranscriptError(TranscriptReason.TOO_LARGE)
    with interaction.client.app.workshop.one_thing(interaction.user.id):
        stored = await patiently(interaction, _brought(interaction, url))
    if stored is None:
        await reply(interaction, say("import-not-fetched"))
        return
    is_full = stored.filing is Filing.FULL
    await reply(interaction, full_post(stored.match) if is_full else await _card(interaction, stored))


async def _brought(interaction: Interaction, url: str) -> StoredImport | None:
    """Fetch, read and keep a file; None if it could not be fetched."""
    bot = interaction.client
    try:
        data = await bot.http.get_from_cdn(url)
    except UNREACHABLE as error:
        _log.warning("file not fetched", interaction=interaction.id, error=repr(error))
        return None
    user = interaction.user
    also = (user.name, user.global_name or "")
    return await bot.app.imports.bring(data, person_of(user), interaction.guild_id, also)


async def show_card(interaction: Interaction, imported: ImportedMatch, *, ask: bool = False) -> None:
    """Show the card of an imported match: in place of the card that was tapped, otherwise in an answer."""
    await answer_alone(interaction, await _card(interaction, StoredImport(imported, Filing.STORED), ask=ask))


async def _card(interaction: Interaction, stored: StoredImport, *, ask: bool = False) -> Post:
    bot = interaction.client
    theme = await theme_for(bot, interaction.user.id, board_record(stored.match).place)
    end = await bot.app.imports.last_game(stored.match.import_id)
    own = stored.match.owner_id == interaction.user.id
    side = None if ask or not own else await bot.app.logs.own_side(stored.match)
    return card_post(stored, end, theme, own=own, side=side).drawn()


def card_post(stored: StoredImport, end: GameEnd | None, theme: str, *, own: bool, side: OwnSide | None) -> Post:
    """A match that was read: players, score, anything remarkable, the last position, buttons. The owner gets them all.

    `end` is how the last game ended, or None if the record breaks off in it. The owner is asked for their `side` if
    it's None.
    """
    imported = stored.match
    record = board_record(imported)
    lines = [say("import-heading", match=imported.key), score_line(record)]
    lines.append(say("import-counts", games=imported.state.game, plays=imported.plays))
    if imported.played_on:
        lines.append(say("import-played-on", date=imported.played_on))
    if not (imported.state.is_over or (end is not None and imported.state.length == 0)):
        lines.append(say("import-unfinished"))
    if not stored.length_told:
        lines.append(say("import-length-untold"))
    if imported.games_left_out:
        lines.append(say("import-left-out", games=imported.games_left_out))
    if stored.filing is Filing.KNOWN:
        lines.append(say("import-known"))
    if own and _is_studied(imported):
        owners = () if side is None else (bold(record.players[one]) for one in side.sides)
        lines += [say("import-own-side", who=who) for who in owners]
        lines += [say("import-which-side")] if side is None else []
    if imported.guild_id is not None:
        lines.append(say("import-seen", shared=imported.shared, match=imported.key))
    # The state after a game still holds what ended it, such as an offer, until the next one begins.
    scene = scene_of(record, theme=theme) if end is None else final_scene(record, end.before, end.ended, theme=theme)
    return Post(tuple(lines), (scene,), _rows(imported, side, own=own), say("board-footer-plain", match=imported.key))


def _is_studied(imported: ImportedMatch) -> bool:
    return can_teach(imported.state.variant, imported.state.rules)


def _rows(imported: ImportedMatch, side: OwnSide | None, *, own: bool) -> tuple[Row, ...]:
    film = TapButton(lookup.logged_id("replay_film", imported), say("button-film"))
    counted = _is_studied(imported)
    analyze = (lookup.analyze_button(imported),) if counted else ()
    first = (lookup.replay_button(imported), film, *analyze, lookup.export_button(imported))
    if not own:
        return (first,)
    second = [_another_button()]
    if imported.guild_id is not None:
        label = say("button-unshare") if imported.shared else say("button-share")
        second.append(_button(imported, "import_share", label, seq=int(not imported.shared)))
    second.append(_button(imported, "import_delete", say("button-import-delete"), RED))
    if not counted:
        return first, tuple(second)
    if side is not None:
        second.insert(1, _button(imported, "import_own", say("button-import-own-side"), seq=len(OwnSide)))
        return first, tuple(second)
    return side_row(imported), first, tuple(second)


def side_row(imported: ImportedMatch, action: str = "import_own") -> Row:
    """A button for each answer to which side is the owner's; its place is that in OwnSide."""
    names = [shown_name(person) for person in board_record(imported).players]
    if names[0] == names[1]:
        names = [say("button-import-side", name=names[one], side=one.name.lower()) for one in Side]
    labels = (*names, say("button-import-neither"))
    return tuple(_button(imported, action, label, BLUE, seq=place) for place, label in enumerate(labels))


def _button(
    imported: ImportedMatch, action: str, label: str, style: discord.ButtonStyle = GREY, seq: int = 0
) -> TapButton:
    return TapButton(CustomId(action, imported.import_id, seq, mark=record_mark(imported)), label, style)


def _another_button() -> TapButton:
    return TapButton(CustomId("import_another", 0), say("button-import-another"))


def full_post(oldest: ImportedMatch) -> Post:
    """Offer a person's oldest imported match for deletion, because they have as many as anybody may have."""
    lines = (say("import-full", most=MOST_IMPORTS), score_line(board_record(oldest)))
    delete = _button(oldest, "import_delete", say("button-import-delete"), RED)
    return Post(lines, (), ((lookup.replay_button(oldest), lookup.export_button(oldest), delete),))


TAPS.take_in({"import_another": lambda by, *_: ask_form(by, FileModal())})


@TAPS.on("import_file")
async def _submitted(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """The form has been sent: its files are beside its fields."""
    data = cast("dict[str, Any]", interaction.data or {})
    for attachment in data.get("resolved", {}).get("attachments", {}).values():
        await import_file(interaction, str(attachment["url"]), int(attachment["size"]))
        return
    await reply(interaction, say("import-not-fetched"))


@TAPS.on("import_card")
async def _show(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    imported = await interaction.client.app.logs.imported(target.subject, lookup.viewer_of(interaction))
    await show_card(interaction, imported)


@TAPS.on("import_share")
async def _share(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    imported = await interaction.client.app.imports.share(target.subject, interaction.user.id, shared=bool(target.seq))
    await show_card(interaction, imported)


@TAPS.on("import_own")
async def _own(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Its owner has said which side is theirs, or wants to be asked again."""
    app, viewer = interaction.client.app, lookup.viewer_of(interaction)
    if target.seq >= len(OwnSide):
        await show_card(interaction, await app.logs.imported(target.subject, viewer), ask=True)
        return
    imported = await app.imports.own(target.subject, interaction.user.id, tuple(OwnSide)[target.seq])
    await show_card(interaction, imported)
    await app.training.sort(await app.logs.load(imported.key, viewer, shown=True))
    await app.training.sort_named(interaction.user.id)


@TAPS.on("import_delete")
async def _delete(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The first tap asks and the second one deletes; both check whose match it is."""
    bot = interaction.client
    imported = await bot.app.logs.imported(target.subject, lookup.viewer_of(interaction))
    if target.seq:
        await bot.app.imports.delete(imported.import_id, interaction.user.id)
        post = Post((say("import-deleted", match=imported.key),), (), ((_another_button(),),))
    else:
        sure = _button(imported, "import_delete", say("button-import-delete-sure"), RED, seq=1)
        keep = _button(imported, "import_card", say("button-keep"), GREEN)
        lines = (say("import-delete-ask", match=imported.key), score_line(board_record(imported)))
        post = Post(lines, (), ((keep, sure),))
    await reply_in_place(interaction, post)


def _date(logged: LoggedMatch) -> str:
    """The date of the match; empty if a file did not say."""
    return f"{logged.record.created_at:%Y.%m.%d}" if logged.imported is None else logged.imported.played_on


_WRITERS: Final[dict[str, Callable[[LoggedMatch], str | bytes]]] = {
    "mat": lambda logged: to_mat(logged.events, logged.names, date=_date(logged), own=logged.imported is None),
    "sgf": lambda logged: to_sgf(logged.events, logged.names, date=_date(logged)),
    "xgid": lambda logged: to_xgids(logged.events),
    "json": lambda logged: to_json(logged.events, logged.names, logged.proof),
    "text": lambda logged: to_text(logged.events, logged.names),
}
FORMATS: Final = tuple(_WRITERS)
"""The formats a match can be written in; the last two hold every game."""


def written(logged: LoggedMatch, form: str) -> bytes:
    """The file. Raises TranscriptError (NO_MAT) for a game that the format cannot hold, KeyError for an unknown format.

    Takes a tenth of a second for a long match: not for the event loop.
    """
    text = _WRITERS[form](logged)
    return text if isinstance(text, bytes) else text.encode()


def file_name(logged: LoggedMatch, form: str) -> str:
    """A name of plain letters, digits and dashes: `match-12-alice-bob.mat`."""
    parts = ["match", logged.key, *(slug(name, _LONGEST_PART) for name in logged.names)]
    return "-".join(part for part in parts if part) + _ENDINGS[form]


async def send_export(interaction: Interaction, logged: LoggedMatch, form: str, *, public: bool = False) -> None:
    """Answer with the match as a file, or say why it cannot be written."""
    try:
        data = await patiently(interaction, asyncio.to_thread(written, logged, form), private=not public)
    except TranscriptError as error:
        if error.reason is not TranscriptReason.NO_MAT:
            raise
        game = VARIANTS[error.text].name if error.text in VARIANTS else ""
        kind = "game" if game else error.text if error.text == AUTOMATIC_DOUBLES else "rule"
        await reply(interaction, say("export-refused", format=say(_BUTTONS[form]), what=kind, game=game))
        return
    if not data:
        await reply(interaction, say("export-nothing", match=logged.key))
        return
    if len(data) > interaction.filesize_limit:
        await reply(interaction, say("export-too-large"))
        return
    lines = [say("export-file", match=logged.key, over="yes" if logged.is_over else "no")]
    if form == "mat" and not logged.state.length and not logged.state.rules.jacoby:
        lines.append(say("export-jacoby"))
    file = discord.File(io.BytesIO(data), file_name(logged, form))
    await reply(interaction, "\n".join(lines), file=file, private=not public)


@TAPS.on("export")
async def _export(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Without an argument, offer the formats; with one, send the file."""
    logged = await lookup.tapped(interaction, target)
    form = lookup.argument_of(target)
    if form in FORMATS:
        await send_export(interaction, logged, form)
        return
    row = tuple(TapButton(lookup.logged_id("export", logged, 0, form), say(text)) for form, text in _BUTTONS.items())
    await reply(interaction, Post((say("export-ask", match=logged.key),), (), (row,)))
