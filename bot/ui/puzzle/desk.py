"""`/puzzle`: one position after the other, in private, each as hard as its solver is strong."""

from datetime import datetime
from typing import Final, Literal

from discord.ext import commands

from bot.app.puzzles.puzzles import Question, Wanted
from bot.errors import PuzzleError, PuzzleReason
from bot.records.analyses import LISTED, DecisionKind, PositionAnalysis
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.records.positions import SOLVER, Puzzle, Scene, Source, Theme
from bot.records.puzzles import Asked as Puzzled
from bot.rules.variants import BACKGAMMON, VARIANTS
from bot.texts.catalogue import keys, say, speaking
from bot.ui.coach.trying import Asked, Judge, ask, deciding, verdict_on
from bot.ui.coach.words import position_lines
from bot.ui.kit.commands import Choices, command
from bot.ui.kit.components import GREEN, Buttons, CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import private_language
from bot.ui.kit.sending import answer_alone, reply
from bot.ui.match.games import game_called, games_offered
from bot.ui.match.narration import score_line
from bot.ui.match.ratings import gain_text
from bot.ui.match.style import PointNumbers, numbers_in

_PLIES: Final = "ply"
_QUESTIONS: Final = keys("puzzle-asks", DecisionKind)
_OF_ALL: Final = keys("daily-asks", DecisionKind)
_PREFIX: Final = "puzzle_"
_THEMES: Final = keys("puzzle-theme", Theme)
_ANY: Final = "any"  # stands for no theme in the id of a button, beside a game
_SETTLED: Final = 40  # how far the rating of somebody who has answered a few may move at once
ThemeName = Literal["cube", "opening", "bear-off", "race", "back game", "blitz", "prime", "contact"]


TAPS: Final = Taps(late=lambda interaction, _: show_next(interaction, Wanted(BACKGAMMON.key)))


def record_of(scene: Scene, at: datetime, *, private: bool) -> MatchRecord:
    """The match that a position would stand in. The solver is White; in `private` they're called so."""
    if private:
        people = (Person(0, say("puzzle-you")), Person(0, say("puzzle-opponent")))
    else:
        people = (Person(0, say("side", side="white")), Person(0, say("side", side="black")))
    return MatchRecord(0, Place(0), people, scene.state, None, at, at, rated=False)


def question_lines(scene: Scene, record: MatchRecord) -> tuple[str, str]:
    """The question to one solver, and the score it's asked at."""
    return say(_QUESTIONS[scene.kind], roll=str(scene.roll or "")), score_line(record)


def questions_of_all(scene: Scene, record: MatchRecord) -> tuple[str, str]:
    """The question to everybody, and its score: the side that decides has a color there."""
    who = record.players[SOLVER].name
    return say(_OF_ALL[scene.kind], roll=str(scene.roll or ""), who=who), score_line(record)


def asked_of(puzzle: Puzzle, record: MatchRecord, ids: Buttons, lines: tuple[str, ...], judge: Judge) -> Asked:
    """The decision that a person makes."""
    return Asked(puzzle.decision(), record, puzzle.losses, ids, lines, judge)


def numbers_of(scene: Scene) -> PointNumbers:
    """The numbers in which plays are told: the solver's own."""
    return numbers_in(scene.state, SOLVER)


def why_lines(puzzle: Puzzle, chosen: str | None) -> list[str]:
    """The best plays and the one chosen, with equities and chances, or the cube in numbers; and who says so."""
    truth, one = puzzle.truth, puzzle.decision()
    shown = [at for at, play in enumerate(truth.plays) if at < LISTED or play.play == chosen]
    analysis = PositionAnalysis(one.equity, None, tuple(truth.plays[at] for at in shown), truth.cube)
    lines = position_lines(puzzle.scene.state, analysis, numbers_of(puzzle.scene), [at + 1 for at in shown])
    plies, games = int(truth.depth.partition(_PLIES)[0]), 0 if truth.rollout is None else truth.rollout.games
    return [*lines, say("puzzle-judged", by=truth.source.value, plies=plies, games=games)]


def plies_of(puzzle: Puzzle) -> int:
    """How deep a small network of our own has looked, which knows less; 0 where it was another that judged."""
    truth = puzzle.truth
    return int(truth.depth.partition(_PLIES)[0]) if truth.source is Source.OWN else 0


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
    question = await interaction.client.app.puzzles.next(interaction.user.id, interaction.guild_id, wanted)
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
    """The best plays with equities and chances, or the cube in numbers, and the way on: for one who has answered."""
    question, app, user_id = await _question(interaction, target), interaction.client.app, interaction.user.id
    if question.asked.answered_at is None:
        raise PuzzleError(PuzzleReason.NOT_ANSWERED)
    await app.puzzles.check_may_ask(user_id, question.puzzle)
    await app.guesses.asked(user_id, question.puzzle.scene.position)
    lines = tuple(why_lines(question.puzzle, question.asked.chosen))
    await reply(interaction, Post(lines, (), ((_next_button(question.asked),),)))


@TAPS.on("puzzle_wrong")
async def _wrong(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    question = await _question(interaction, target)
    await interaction.client.app.puzzles.object_to(question.asked, interaction.guild_id)
    await reply(interaction, say("puzzle-objected", server=interaction.guild_id is not None))
