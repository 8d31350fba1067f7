"""Voting: the ballot that one voter sees alone. The public board says how many have voted, never for what."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from bot.app.crowd.questions import has_crowd
from bot.crowd.counting import agreed, needed, tally
from bot.crowd.events import CrowdRecord
from bot.crowd.machine import CHOICES, asked
from bot.crowd.state import MATCH, Decision, Mode, Question, Voter, captain
from bot.errors import CrowdError, CrowdReason, StaleAction
from bot.records.matches import MatchRecord
from bot.records.people import Person, Preferences
from bot.render.board.picture import BoardScene
from bot.rules.match.actions import resign_options
from bot.rules.match.partial import PartialPlay
from bot.rules.match.turn import game_of
from bot.rules.play import Play
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.buttons import buttons_of, crowd_button, loses_match, resign_label
from bot.ui.crowd.desk import CrowdDesk
from bot.ui.crowd.words import asked_line, choice_text, motion_line, status_line
from bot.ui.kit.components import BLUE, GREEN, GREY, RED, Buttons, CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row, drawn
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.sending import answer_alone
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import numbers_for, numbers_on_own_board, with_numbering
from bot.ui.picking.picker import Picker, handlers
from bot.ui.picking.words import find_words, play_rows, value_of


async def _late(interaction: Interaction, target: CustomId) -> None:
    """A button of a vote that is over was tapped: says so, and leads on to the next."""
    record, _crowd = await _found(interaction, target)
    await answer_alone(interaction, _closed_post(record, say("vote-over")))


TAPS: Final = Taps(_late)
_SURE: Final = "sure"  # the argument of the button that leaves a team after the question
PROPOSED: Final = 4
"""The most proposals with a button for the captain."""


def is_team(crowd: CrowdRecord) -> bool:
    """Does a captain decide, and no vote?"""
    return crowd.state.plan.mode is Mode.TEAM


def decides(crowd: CrowdRecord, voter: Voter) -> bool:
    """Is this the captain, who decides for the team?"""
    state = crowd.state
    by = None if state.open is None or not is_team(crowd) else captain(state, state.open)
    return by is not None and by.id == voter.id


def done_label(crowd: CrowdRecord, voter: Voter) -> str:
    """The button that does what a voter's play is for."""
    if not is_team(crowd):
        return say("button-vote-for-it")
    return say("button-play-it") if decides(crowd, voter) else say("button-propose")


def proposal_lines(crowd: CrowdRecord, decision: Decision, voter: Voter, text: Callable[[str], str]) -> list[str]:
    """The proposals of a team, which the captain alone reads; `text` is how a choice is written."""
    by = captain(crowd.state, decision)
    if not is_team(crowd) or by is None:
        return []
    if not decides(crowd, voter):
        return [say("team-you-propose", who=bold(Person(by.id, by.name)))]
    lines = [say("team-you-decide")]
    for vote in decision.votes:
        who = crowd.state.find(vote.voter)
        if who is not None and who.id != voter.id:
            lines.append(f"{bold(Person(who.id, who.name))}: {text(vote.choice)}")
    return lines


class _Ballot:
    """The ballot of a voter: the choices, their own vote, and the board as they see it."""

    def __init__(
        self, interaction: Interaction, record: MatchRecord, crowd: CrowdRecord, voter: Voter, preferences: Preferences
    ) -> None:
        self._record, self._crowd, self._voter = with_numbering(interaction.client, record), crowd, voter
        self._host, self._preferences = interaction.client, preferences
        self.picker = Picker(
            interaction=interaction,
            preferences=preferences,
            state=record.state,
            ids=buttons_of(record)._replace(prefix="c_"),
            table=numbers_for(self._record),
            own=numbers_on_own_board(self._record, voter.side),
            scene=self._scene,
            show=self.show,
            label=done_label(crowd, voter),
            choose=self._choose,
            draw=self._drawn,
        )

    def _scene(self, partial: PartialPlay | None) -> BoardScene:
        return own_scene(self._host, self._record, self._voter.side, self._preferences, partial)

    async def show(self, opening: int | None = None) -> None:
        """Show it, with all plays or those of an opening."""
        await find_words(self.picker.state, self.picker.own)
        await self.picker.answer(self._post(opening))

    async def _choose(self, play: Play, _: bool) -> None:
        await _say(self.picker.interaction, self.picker.ids, value_of(self.picker.state, play))

    async def _drawn(self, post: Post) -> Post:
        """Hundreds vote for a handful of plays."""
        drawings, key = self._host.get(CrowdDesk).drawings, (*post.scenes, post.language)
        pictures = () if post.in_characters or not post.scenes else drawings.get(key)
        if pictures is None:
            pictures = drawings[key] = drawn(post).pictures
        return replace(post, pictures=pictures)

    def _post(self, opening: int | None) -> Post:
        record, crowd, decision = self._record, self._crowd, self._crowd.state.open
        motion, tools = motion_line(crowd, record), _tools(record, crowd, self._voter)
        if decision is None or decision.side is not self._voter.side or decision.seq != record.state.seq:
            return Post(tuple(filter(None, (say("vote-nothing-now"), motion))), (), (tools,))
        own = decision.vote_of(self._voter.id)
        yours = "" if own is None else say("vote-yours", choice=self._text(decision, own.choice), team=is_team(crowd))
        told = proposal_lines(crowd, decision, self._voter, lambda choice: self._text(decision, choice))
        lines = [asked_line(decision, record), status_line(crowd, named=False), yours, motion, *told]
        rows, first = self._choices(decision, opening)
        post = Post(tuple(filter(None, lines)), (), (*rows, (*first, *tools)))
        chosen = None if own is None or decision.question is not Question.PLAY else self.picker.partial(own.choice)
        return replace(post, scenes=(self._scene(chosen),), in_characters=self.picker.preferences.text_board)

    def _text(self, decision: Decision, choice: str) -> str:
        return choice_text(self._record.state, decision.question, choice, self.picker.own)

    def _choices(self, decision: Decision, opening: int | None) -> tuple[list[Row], list[TapButton]]:
        """The rows of choices, and the buttons that go with those below."""
        button = buttons_of(self._record)
        if decision.question is not Question.PLAY:
            choices = [button("c_say", self._text(decision, one), BLUE, one) for one in CHOICES[decision.question]]
            return [tuple(choices[:3]), tuple(choices[3:])] if len(choices) > 3 else [tuple(choices)], []
        lists, first = play_rows(self.picker.state, self.picker.own, self.picker.ids, opening)
        proposed = tally(decision)[:PROPOSED] if decides(self._crowd, self._voter) else []
        taken = [button("c_take", self._text(decision, one.choice)[:80], GREEN, one.choice) for one in proposed]
        return [*([tuple(taken)] if taken else []), *lists], first


def _tools(record: MatchRecord, crowd: CrowdRecord, voter: Voter) -> Row:
    button, motion = buttons_of(record), crowd.state.motion
    row: list[TapButton] = []
    if motion is not None and motion.side is voter.side and not motion.carried:
        row.append(button("c_agree", say("button-motion-agree"), RED))
        row.append(button("c_against", say("button-motion-against")))
    elif motion is None and not record.state.is_over and _may_resign(crowd, voter):
        row.append(button("c_resign", say("button-motion")))
    row.append(button("c_leave_match", say("button-crowd-leave")))
    return tuple(row)


def _may_resign(crowd: CrowdRecord, voter: Voter) -> bool:
    """May they move to resign? In a team only its captain may."""
    return not is_team(crowd) or crowd.state.members(voter.side)[0].id == voter.id


async def _find(interaction: Interaction, target: CustomId) -> Picker:
    """The voter of a tap. Raises CrowdError if they cannot vote on that roll now."""
    record, crowd = await _found(interaction, target)
    with _in_time():
        asked(crowd.state, interaction.user.id, target.seq, interaction.client.clock())
    return (await _ballot(interaction, record, crowd, _voter(interaction, crowd))).picker


@contextmanager
def _in_time() -> Iterator[None]:
    """Raise StaleAction for a vote that is over."""
    try:
        yield
    except CrowdError as error:
        if error.reason not in (CrowdReason.OLD_ROLL, CrowdReason.CLOSED):
            raise
        raise StaleAction(str(error)) from error


def _closed_post(record: MatchRecord, text: str) -> Post:
    return Post((text,), (), ((crowd_button(record),),))


TAPS.take_in(handlers("c_", _find))


@TAPS.on("c_vote")
async def _vote(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Open one's own list of plays; somebody on no side yet joins the only one, or chooses."""
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
    button = buttons_of(record)
    row = tuple(button("c_side", say("button-join-side", side=one.name.lower()), GREEN, str(int(one))) for one in Side)
    return Post((say("vote-choose-side"),), (), (row,))


async def _say(interaction: Interaction, target: CustomId | Buttons, choice: str) -> None:
    """Vote, and show the vote as it is now. Raises StaleAction for an older roll, or once the vote is over."""
    crowds, person = interaction.client.app.crowds, person_of(interaction.user)
    with _in_time():
        crowd = await crowds.vote(target.subject, person, target.seq, choice, interaction_id=interaction.id)
    record = await interaction.client.app.matches.match(target.subject)
    voter = crowd.state.find(person.user_id)
    if voter is not None and crowd.state.open is None and crowd.state.last is not None:
        await answer_alone(interaction, _closed_post(record, say("vote-closed", team=is_team(crowd))))
    elif voter is not None:
        await _show(interaction, record, crowd, voter)
    interaction.client.get(CrowdDesk).note(crowd)


@TAPS.on("c_resign")
async def _resign(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record, crowd = await _found(interaction, target)
    voter = _voter(interaction, crowd)
    state, button = record.state, buttons_of(record)
    row = []
    for one in () if loses_match(state, voter.side) else resign_options(state, voter.side):
        grade = game_of(state).grade_name(one.grade)
        label = say("button-resign-game", grade=grade, points=one.points, final=one.final)
        row.append(button("c_move", label, RED, str(one.grade)))
    row.append(button("c_move", resign_label(state), RED, MATCH))
    text = say("motion-explained", team=is_team(crowd))
    await answer_alone(interaction, Post((text,), (), (tuple(row), (button("c_vote", say("button-motion-not")),))))


@TAPS.on("c_move", "c_agree", "c_against")
async def _move(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Move to resign, agree to the motion, or speak against it."""
    crowds, person, number = interaction.client.app.crowds, person_of(interaction.user), target.subject
    if target.action == "c_move":
        crowd = await crowds.move_to_resign(number, person, target.argument, interaction_id=interaction.id)
    else:
        agrees = target.action == "c_agree"
        crowd = await crowds.answer_motion(number, person, agrees=agrees, interaction_id=interaction.id)
    motion, line = crowd.state.motion, say("motion-closed")
    if motion is not None:
        line = say("motion-open", agreed=agreed(crowd.state, motion), needed=needed(crowd.state, motion))
    post = Post((line,), (), ((crowd_button(await interaction.client.app.matches.match(number), GREY),),))
    await answer_alone(interaction, Post((say("vote-closed", team=True),), ()) if motion and motion.carried else post)
    interaction.client.get(CrowdDesk).note(crowd)


@TAPS.on("c_leave_match")
async def _leave(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Leave a vote at once, since one may come back; a team is asked about first, as it's complete."""
    record, crowd = await _found(interaction, target)
    if is_team(crowd) and target.argument != _SURE:
        button = buttons_of(record)
        row = button("c_vote", say("button-motion-not")), button("c_leave_match", say("button-crowd-leave"), RED, _SURE)
        await answer_alone(interaction, Post((say("team-ask-leave"),), (), (row,)))
        return
    crowd = await interaction.client.app.crowds.leave(
        crowd.crowd_id, interaction.user.id, interaction_id=interaction.id
    )
    await answer_alone(interaction, Post((say("crowd-left", team=is_team(crowd)),), ()))
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
    crowd = await interaction.client.app.crowds.join(crowd.crowd_id, person_of(interaction.user), side)
    interaction.client.get(CrowdDesk).note(crowd)
    return crowd, _voter(interaction, crowd)


def _voter(interaction: Interaction, crowd: CrowdRecord) -> Voter:
    voter = crowd.state.find(interaction.user.id)
    if voter is None:
        raise CrowdError(CrowdReason.NOT_IN)
    return voter


async def _ballot(interaction: Interaction, record: MatchRecord, crowd: CrowdRecord, voter: Voter) -> _Ballot:
    return _Ballot(interaction, record, crowd, voter, await interaction.client.app.people.preferences(voter.id))


async def _show(interaction: Interaction, record: MatchRecord, crowd: CrowdRecord, voter: Voter) -> None:
    await (await _ballot(interaction, record, crowd, voter)).show()


TAPS.take_in(dict.fromkeys(("c_take", "c_say"), lambda by, target, _: _say(by, target, target.argument)))
