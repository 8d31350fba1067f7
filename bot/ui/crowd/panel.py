"""Voting: what one voter sees alone. The public board says how many have voted, never for what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.app.crowd.questions import has_crowd
from bot.crowd.counting import needed, tally
from bot.crowd.machine import CHOICES
from bot.crowd.records import CrowdRecord
from bot.crowd.refusal import CrowdError, CrowdReason
from bot.crowd.state import MATCH, Decision, Mode, Question, Voter, captain
from bot.errors import NotationError, RuleError
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.rules.match.actions import resign_options
from bot.rules.match.partial import decode_steps
from bot.rules.match.turn import game_of
from bot.rules.scoring import grade_name
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaks
from bot.ui.board.buttons import BLUE, GREEN, RED, Buttons, list_rows, partial_now
from bot.ui.crowd.desk import CrowdDesk
from bot.ui.crowd.words import asked_line, choice_text, motion_line, status_line
from bot.ui.kit.alone import answer_alone
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row, drawn
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.themes import theme_of
from bot.ui.match.numbering import PointNumbers, numbers_for, with_numbering
from bot.ui.match.plays import opening_of
from bot.ui.match.scenes import scene_of

TAPS: Final = Taps()
_PROPOSED: Final = 4
"""So many proposals have a button for the captain."""


def voting_post(
    interaction: Interaction, record: MatchRecord, crowd: CrowdRecord, voter: Voter, opening: int | None = None
) -> Post:
    """What a voter can do now, and what they are for."""
    record = with_numbering(interaction.client, record)
    decision = crowd.state.open
    lines, rows = [motion_line(crowd, record)], list[Row]()
    picture: Post | None = None
    if decision is None or decision.side is not voter.side or decision.seq != record.state.seq:
        lines.insert(0, say("vote-nothing-now"))
    else:
        own = decision.vote_of(voter.id)
        lines = [asked_line(decision, record), status_line(crowd), _own_line(record, decision, own), *lines]
        lines += _proposals(record, crowd, decision, voter)
        rows += _choices(interaction, (record, crowd), decision, voter, opening)
        if own is not None and decision.question is Question.PLAY:
            picture = _picture(interaction, record, voter.side, own.choice)
    rows.append(_tools(record, crowd, voter))
    shown = tuple(line for line in lines if line)
    if picture is not None:
        return replace(picture, lines=shown, rows=tuple(rows))
    return Post(shown, (), tuple(rows))


def _own_line(record: MatchRecord, decision: Decision, own: Any) -> str:
    if own is None:
        return ""
    text = choice_text(record.state, decision.question, own.choice, numbers_for(record))
    return say("vote-yours", choice=text)


def _picture(interaction: Interaction, record: MatchRecord, side: Side, choice: str) -> Post | None:
    """The board with a play on it."""
    theme = theme_of(interaction.client, record.place)
    try:
        partial = partial_now(record.state, decode_steps(choice))
    except (RuleError, NotationError):
        return None
    post = Post((), (scene_of(record, theme=theme, bottom=side, partial=partial),))
    drawings = interaction.client.get(CrowdDesk).drawings
    key = (record.match_id, record.state.seq, choice, theme, post.language)
    pictures = drawings.get(key)
    if pictures is None:
        pictures = drawings[key] = drawn(post).pictures
    return replace(post, pictures=pictures)


def _proposals(record: MatchRecord, crowd: CrowdRecord, decision: Decision, voter: Voter) -> list[str]:
    """What the others of a team are for: the captain alone reads it."""
    decides = captain(crowd.state, decision)
    if crowd.state.plan.mode is not Mode.TEAM or decides is None:
        return []
    if decides.id != voter.id:
        return [say("team-you-propose", who=bold(Person(decides.id, decides.name)))]
    numbers, lines = numbers_for(record), [say("team-you-decide")]
    for vote in decision.votes:
        who = crowd.state.find(vote.voter)
        if who is not None and who.id != voter.id:
            text = choice_text(record.state, decision.question, vote.choice, numbers)
            lines.append(f"{bold(Person(who.id, who.name))}: {text}")
    return lines


def _choices(
    interaction: Interaction,
    shown: tuple[MatchRecord, CrowdRecord],
    decision: Decision,
    voter: Voter,
    opening: int | None,
) -> list[Row]:
    record, crowd = shown
    button, rows = Buttons(record), list[Row]()
    numbers = numbers_for(record)
    if decision.question is not Question.PLAY:
        choices = [
            button("c_say", choice_text(record.state, decision.question, choice, numbers), BLUE, choice)
            for choice in CHOICES[decision.question]
        ]
        return [tuple(choices[:3]), tuple(choices[3:])] if len(choices) > 3 else [tuple(choices)]
    decides = captain(crowd.state, decision) if crowd.state.plan.mode is Mode.TEAM else None
    rows += _lists(interaction, record, numbers, opening)
    proposed = [one for one in tally(decision) if decides is not None and decides.id == voter.id][:_PROPOSED]
    if proposed:
        taken = [
            button("c_take", choice_text(record.state, decision.question, one.choice, numbers)[:80], GREEN, one.choice)
            for one in proposed
        ]
        rows.insert(0, tuple(taken))
    return rows


def _lists(
    interaction: Interaction, record: MatchRecord, numbers: PointNumbers, opening: int | None
) -> tuple[Row, ...]:
    """The lists of plays: the same for hundreds of voters."""
    lists = interaction.client.get(CrowdDesk).lists
    key = (record.match_id, record.state.seq, numbers.worn, opening, speaks())
    rows = lists.get(key)
    if rows is None:
        rows = lists[key] = list_rows(record, numbers, opening, action="c_pick")
    return rows


def _tools(record: MatchRecord, crowd: CrowdRecord, voter: Voter) -> Row:
    button, motion = Buttons(record), crowd.state.motion
    row: list[TapButton] = []
    if motion is not None and motion.side is voter.side and not motion.carried:
        row.append(button("c_agree", say("button-motion-agree"), RED))
        row.append(button("c_against", say("button-motion-against")))
    elif motion is None and not record.state.is_over:
        row.append(button("c_resign", say("button-motion")))
    row.append(button("c_leave_match", say("button-crowd-leave")))
    return tuple(row)


@TAPS.on("c_vote")
async def _vote(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Open one's own list of plays; whoever is on no side yet joins the only one, or chooses."""
    record, crowd = await _found(interaction, target)
    voter = crowd.state.find(interaction.user.id)
    if voter is None:
        sides = [side for side in Side if crowd.state.plan.crowds[side]]
        if len(sides) > 1 and crowd.state.plan.mode is Mode.VOTE:
            await answer_alone(interaction, _sides_post(record))
            return
        crowd, voter = await _joined(interaction, crowd, sides[0])
    await _show(interaction, record, crowd, voter)


@TAPS.on("c_side")
async def _side(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record, crowd = await _found(interaction, target)
    side = Side.BLACK if target.argument == "1" else Side.WHITE
    crowd, voter = await _joined(interaction, crowd, side)
    await _show(interaction, record, crowd, voter)


def _sides_post(record: MatchRecord) -> Post:
    button = Buttons(record)
    row = tuple(
        button("c_side", say("button-join-side", side=side.name.lower()), BLUE, str(int(side))) for side in Side
    )
    return Post((say("vote-choose-side"),), (), (row,))


@TAPS.on("c_pick")
async def _pick(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    value = values[0] if values else ""
    opening = opening_of(value)
    if opening is not None:
        record, crowd = await _found(interaction, target)
        voter = crowd.state.find(interaction.user.id)
        if voter is None:
            raise CrowdError(CrowdReason.NOT_IN)
        await _show(interaction, record, crowd, voter, opening)
        return
    await _say(interaction, target, value)


@TAPS.on("c_take", "c_say")
async def _chosen(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await _say(interaction, target, target.argument)


async def _say(interaction: Interaction, target: CustomId, choice: str) -> None:
    """Vote. A vote for an older roll, or one that comes late, is refused, and the vote as it is shown."""
    crowds, person = interaction.client.app.crowds, person_of(interaction.user)
    crowd = await crowds.vote(target.subject, person, target.seq, choice, interaction_id=interaction.id)
    record = await interaction.client.app.matches.match(target.subject)
    voter = crowd.state.find(person.user_id)
    if voter is not None:
        decided = crowd.state.open is None and crowd.state.last is not None
        post = Post((say("vote-closed"),), ()) if decided else voting_post(interaction, record, crowd, voter)
        await answer_alone(interaction, post)
    interaction.client.get(CrowdDesk).note(crowd)


@TAPS.on("c_resign")
async def _resign(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record, crowd = await _found(interaction, target)
    voter = crowd.state.find(interaction.user.id)
    if voter is None:
        raise CrowdError(CrowdReason.NOT_IN)
    state, button = record.state, Buttons(record)
    row = [
        button(
            "c_move",
            say("button-motion-game", grade=grade_name(one.grade, game_of(state)), points=one.points),
            RED,
            str(one.grade),
        )
        for one in resign_options(state, voter.side)
    ]
    row.append(button("c_move", say("button-motion-match"), RED, MATCH))
    text = say("motion-explained")
    await answer_alone(interaction, Post((text,), (), (tuple(row), (button("c_vote", say("button-motion-not")),))))


@TAPS.on("c_move")
async def _move(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    crowds, person = interaction.client.app.crowds, person_of(interaction.user)
    crowd = await crowds.move_to_resign(target.subject, person, target.argument, interaction_id=interaction.id)
    await _told(interaction, crowd, target)


@TAPS.on("c_agree", "c_against")
async def _answer(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    crowds, person = interaction.client.app.crowds, person_of(interaction.user)
    crowd = await crowds.answer_motion(
        target.subject, person, agrees=target.action == "c_agree", interaction_id=interaction.id
    )
    await _told(interaction, crowd, target)


@TAPS.on("c_leave_match")
async def _leave(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    _record, crowd = await _found(interaction, target)
    crowd = await interaction.client.app.crowds.leave(
        crowd.crowd_id, interaction.user.id, interaction_id=interaction.id
    )
    await answer_alone(interaction, Post((say("crowd-left"),), ()))
    interaction.client.get(CrowdDesk).note(crowd)


async def _told(interaction: Interaction, crowd: CrowdRecord, target: CustomId) -> None:
    record = await interaction.client.app.matches.match(target.subject)
    motion = crowd.state.motion
    line = say("motion-closed")
    if motion is not None:
        line = say("motion-open", agreed=len(motion.agreed), needed=needed(crowd.state, motion))
    back = Buttons(record)("c_vote", say("button-vote"))
    await answer_alone(interaction, Post((line,), (), ((back,),)))
    interaction.client.get(CrowdDesk).note(crowd)


async def _found(interaction: Interaction, target: CustomId) -> tuple[MatchRecord, CrowdRecord]:
    record = await interaction.client.app.matches.match(target.subject)
    crowd = await interaction.client.app.crowds.of_match(target.subject)
    if crowd is None or not has_crowd(record):
        raise CrowdError(CrowdReason.NOT_IN)
    if crowd.state.over or record.state.is_over:
        raise CrowdError(CrowdReason.OVER)
    return record, crowd


async def _joined(interaction: Interaction, crowd: CrowdRecord, side: Side) -> tuple[CrowdRecord, Voter]:
    person = person_of(interaction.user)
    crowd = await interaction.client.app.crowds.join(crowd.crowd_id, person, side)
    interaction.client.get(CrowdDesk).note(crowd)
    voter = crowd.state.find(person.user_id)
    if voter is None:
        raise CrowdError(CrowdReason.NOT_IN)
    return crowd, voter


async def _show(
    interaction: Interaction, record: MatchRecord, crowd: CrowdRecord, voter: Voter, opening: int | None = None
) -> None:
    await answer_alone(interaction, voting_post(interaction, record, crowd, voter, opening))
