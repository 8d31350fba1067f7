"""`/puzzle`: one position after the other, in private, each as hard as its solver is strong."""

from typing import Final, Literal

from discord.ext import commands

from bot.app.puzzles.puzzles import Question, Wanted
from bot.errors import PuzzleError, PuzzleReason
from bot.records.positions import Theme
from bot.records.puzzles import Asked as Puzzled
from bot.rules.variants import BACKGAMMON, VARIANTS
from bot.texts.catalogue import keys, say, speaking
from bot.ui.coach.trying import Asked, ask, deciding, verdict_on
from bot.ui.kit.commands import Choices, command
from bot.ui.kit.components import GREEN, Buttons, CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import private_language
from bot.ui.kit.sending import answer_alone, reply
from bot.ui.match.games import game_called, games_offered
from bot.ui.match.ratings import gain_text
from bot.ui.puzzle.posing import asked_of, question_lines, record_of, why_lines

_PREFIX: Final = "puzzle_"
_THEMES: Final = keys("puzzle-theme", Theme)
_ANY: Final = "any"
"""Stands for no theme in the id of a button, beside a game."""
_SETTLED: Final = 40
"""How far the rating of somebody who has answered a few may move at once."""
ThemeName = Literal["cube", "opening", "bear-off", "race", "back game", "blitz", "prime", "contact"]


TAPS: Final = Taps(late=lambda interaction, _: show_next(interaction, Wanted(BACKGAMMON.key)))


async def game_choices(interaction: Interaction, current: str) -> Choices:
    """The games that there are positions of."""
    return games_offered([VARIANTS[key] for key in interaction.client.app.puzzles.games() if key in VARIANTS], current)


class PuzzleCog(commands.Cog):
    """Positions to solve."""

    @command(variant=game_choices)
    async def puzzle(
        self, interaction: Interaction, variant: str | None = None, theme: ThemeName | None = None
    ) -> None:
        """Ask one."""
        chosen = "" if theme is None else Theme(theme.replace(" ", "_").replace("-", "_")).value
        await show_next(interaction, Wanted(game_called(variant).key, chosen))


async def show_next(interaction: Interaction, wanted: Wanted) -> None:
    """Ask the person's next position of a game and theme. Raises PuzzleError."""
    puzzles = interaction.client.app.puzzles
    question = await puzzles.next(interaction.user.id, interaction.guild_id, wanted)
    await ask(interaction, _asked(interaction, question))


def _asked(interaction: Interaction, question: Question) -> Asked:
    asked, puzzle = question.asked, question.puzzle
    record = record_of(puzzle.scene, interaction.created_at, private=True)
    heading = say("puzzle-heading", theme=say(_THEMES[Theme(asked.theme)]) if asked.theme else "none")
    again = say("puzzle-again") if question.again else ""
    lines = (heading, *question_lines(puzzle.scene, record), again)
    ids = Buttons(_PREFIX, asked.puzzle_id, record.state.seq)

    async def judge(interaction: Interaction, asked: Asked, chosen: str, _: float | None) -> None:
        await _judge(interaction, question, asked, chosen)

    return asked_of(puzzle, record, ids, tuple(filter(None, lines)), judge)


async def _question(interaction: Interaction, target: CustomId) -> Question:
    return await interaction.client.app.puzzles.question(target.subject, interaction.user.id)


async def _asked_about(interaction: Interaction, target: CustomId) -> Asked:
    """The puzzle of a tap. Raises StaleAction, and CoachError for one that by now is in their match, or a daily one."""
    puzzles, question = interaction.client.app.puzzles, await _question(interaction, target)
    await puzzles.check_may_ask(interaction.user.id, question.puzzle)
    if question.asked.answered_at is None:
        await puzzles.check_not_daily(interaction.user.id, question.puzzle, interaction.guild_id)
    return _asked(interaction, question)


TAPS.take_in(deciding(_PREFIX, _asked_about))


async def _judge(interaction: Interaction, question: Question, asked: Asked, chosen: str) -> None:
    """Store an answer, and say how good it was and what that does to the person's rating."""
    app, user_id = interaction.client.app, interaction.user.id
    withdrawn = await app.puzzles.is_withdrawn(question.asked.key, interaction.guild_id)
    after = await app.puzzles.answered(question, chosen, counts=not withdrawn)
    made = after.chosen or chosen
    await app.guesses.asked(user_id, question.puzzle.scene.position)
    with speaking(private_language(interaction)):
        counted = say("puzzle-first-counts") if made != chosen else ""
        lines = "\n".join(filter(None, (counted, _rating_line(after, withdrawn=withdrawn))))
        why, wrong = say("button-puzzle-why"), say("button-puzzle-wrong")
        row = (_next_button(after), asked.ids("why", why), asked.ids("wrong", wrong))
        post = await verdict_on(interaction, asked, made, question.puzzle.losses[made], lines, row)
    await answer_alone(interaction, post)


def _rating_line(after: Puzzled, *, withdrawn: bool) -> str:
    if after.before is None or after.after is None:
        return say("puzzle-unrated", why="theme" if after.theme else "withdrawn" if withdrawn else "again")
    return rating_line(after.before, after.after)


def rating_line(before: float, after: float) -> str:
    """A person's rating after an answer, and how it has changed."""
    now = round(after)
    change = now - round(before)
    return say("puzzle-rating", now=now, change=gain_text(change, 0), early=abs(change) > _SETTLED)


def _next_button(asked: Puzzled) -> TapButton:
    wanted = f"{asked.variant}-{asked.theme or _ANY}"
    return TapButton(CustomId("puzzle_next", asked.puzzle_id, 0, wanted), say("button-puzzle-next"), GREEN)


@TAPS.on("puzzle_next")
async def _next(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    variant, __, theme = target.argument.partition("-")
    await show_next(interaction, Wanted(variant or BACKGAMMON.key, "" if theme == _ANY else theme))


@TAPS.on("puzzle_why")
async def _why(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The best plays with their equities and chances, or the cube in numbers: to a person who has answered.

    The way on is below them.
    """
    question, app, user_id = await _question(interaction, target), interaction.client.app, interaction.user.id
    if question.asked.answered_at is None:
        raise PuzzleError(PuzzleReason.NOT_ANSWERED)
    await app.puzzles.check_may_ask(user_id, question.puzzle)
    await app.guesses.asked(user_id, question.puzzle.scene.position)
    await reply(
        interaction,
        Post(tuple(why_lines(question.puzzle, question.asked.chosen)), (), ((_next_button(question.asked),),)),
    )


@TAPS.on("puzzle_wrong")
async def _wrong(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    question = await _question(interaction, target)
    await interaction.client.app.puzzles.object_to(question.asked, interaction.guild_id)
    await reply(interaction, say("puzzle-objected", server=interaction.guild_id is not None))
