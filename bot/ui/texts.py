"""Every sentence the bot says, in one place. Plain words; names arrive escaped."""

from __future__ import annotations

from typing import Final

from bot.rules.scoring import Grade

ROLL: Final = "Roll"
DOUBLE: Final = "Double to {value}"
TAKE: Final = "Take"
PASS: Final = "Pass"  # noqa: S105 - a button
RESIGN: Final = "Resign"
MY_VIEW: Final = "My view"
ACCEPT: Final = "Accept"
DECLINE: Final = "Decline"
WITHDRAW: Final = "Withdraw"
CONFIRM: Final = "Confirm"
UNDO: Final = "Undo"
TYPE_IT: Final = "Type it"
PLAY_ON: Final = "Play on"
CANCEL: Final = "Keep playing"

PLAY_THE: Final = "Play the {die}"
PLAY_A: Final = "Play a {die} ({left} left)"
HITS: Final = "hits"
BEARS_OFF: Final = "bears off"
ENTERS: Final = "enters"

TYPE_TITLE: Final = "Your play"
TYPE_LABEL: Final = "The play, for example {example}"

GRADES: Final = {Grade.SINGLE: "a single game", Grade.GAMMON: "a gammon", Grade.BACKGAMMON: "a backgammon"}


def notation(play: str) -> str:
    """A play for a message: the star of a hit must not be taken for markup."""
    return play.replace("*", r"\*")


def points(count: int) -> str:
    """`1 point`, `2 points`."""
    return "1 point" if count == 1 else f"{count} points"


def article(points_to_win: int) -> str:
    """`a` or `an`, before a length."""
    return "an" if not points_to_win or str(points_to_win).startswith("8") or points_to_win in (11, 18) else "a"


def length(points_to_win: int) -> str:
    """`5-point match`, `unlimited session`."""
    return f"{points_to_win}-point match" if points_to_win else "unlimited session"


def challenge(challenger: str, opponent: str | None, terms: str, until: int) -> str:
    """The post of a challenge; `until` is when it runs out, in seconds since 1970."""
    whom = f"challenges {opponent} to" if opponent else "is looking for an opponent for"
    return f"### {challenger} {whom} {terms}\nOpen until <t:{until}:f> (<t:{until}:R>)."


def challenge_answered(challenger: str, terms: str, what: str) -> str:
    """The post of a challenge that is closed."""
    return f"### {challenger}'s challenge: {terms}\n{what}"


def challenge_declined(by: str) -> str:
    """After a refusal."""
    return f"{by} declined."


CHALLENGE_WITHDRAWN: Final = "Withdrawn."
CHALLENGE_EXPIRED: Final = "Nobody answered in time."


def opening_tie(number: int) -> str:
    """Both rolled the same number."""
    return f"Both roll a {number} and roll again."


def game_started(*, game: int, white: str, white_die: int, black: str, black_die: int, first: str) -> str:
    """The opening roll."""
    return f"Game {game}: {white} rolls a {white_die}, {black} a {black_die}. {first} starts with both numbers."


def rolled(who: str, roll: str) -> str:
    """A roll that can be played."""
    return f"{who} rolled {roll}."


def danced(who: str, roll: str, *, on_bar: bool) -> str:
    """A roll that cannot be played; the turn is over."""
    return f"{who} rolled {roll} and cannot {'enter' if on_bar else 'move'}."


def played(who: str, roll: str, play: str) -> str:
    """A play."""
    return f"{who} played {roll}: **{notation(play)}**"


def doubled(who: str, value: int) -> str:
    """A double."""
    return f"{who} doubles to {value}."


def taken(who: str, value: int) -> str:
    """A take."""
    return f"{who} takes. The cube is at {value}."


def passed(who: str, winner: str, worth: str) -> str:
    """A pass, and what it gives."""
    return f"{who} passes the double: {worth} for {winner}."


def resignation_offered(who: str, grade: Grade, worth: int) -> str:
    """An offer to resign."""
    return f"{who} offers to resign {GRADES[grade]} ({points(worth)})."


def resigned(who: str, grade: Grade, winner: str, worth: str) -> str:
    """A resignation that was accepted or could not be refused, and what it gives."""
    return f"{who} resigns {GRADES[grade]}: {worth} for {winner}."


def match_resigned(who: str, winner: str, worth: str, *, session: bool) -> str:
    """A match given up, or a session left."""
    return f"{who} leaves the session: {worth} for {winner}." if session else f"{who} resigns the match."


def refused(who: str) -> str:
    """A resignation refused."""
    return f"{who} wants to play on."


def game_won(who: str, grade: Grade, worth: str) -> str:
    """A game played to its end."""
    return f"{who} bears off the last checker and wins {GRADES[grade]}: {worth}."


def match_won(who: str, winner_score: int, loser_score: int) -> str:
    """The end of a match."""
    return f"## {who} wins the match {winner_score} : {loser_score}"


def session_over(white: str, black: str, score: tuple[int, int]) -> str:
    """The end of an unlimited session."""
    return f"## The session is over: {white} {score[0]} : {score[1]} {black}"


CRAWFORD_GAME: Final = "This is the Crawford game: no cube."

TURN_ROLL_OR_DOUBLE: Final = "{who}, your turn: roll or double."
TURN_ROLL: Final = "{who}, your turn to roll."
TURN_PLAY: Final = "{who} to play {roll}."
TURN_ANSWER_DOUBLE: Final = "{who}: take (you own the cube at {value}) or pass (you lose {cost})?"
TURN_ANSWER_RESIGNATION: Final = "{who}: accept {worth}, or play on?"


def progress(done: str, left: str) -> str:
    """A play being put together."""
    return f"So far: {notation(done)}. Left to play: {left}." if done else f"Left to play: {left}."


def ready(play: str) -> str:
    """A play put together."""
    return f"**{notation(play)}**: confirm it, or undo."


def forced(play: str) -> str:
    """The only legal play."""
    return f"Only one play is possible: **{notation(play)}**."


def ask_pass(cost: str, value: int) -> str:
    """Before a pass is sent."""
    return f"Pass the double to {value}? You lose this game and {cost}."


def ask_resign(opponent: str, *, session: bool) -> str:
    """Before a resignation is sent."""
    whole = "leaving the session costs the most this game can cost" if session else "the whole match ends at once"
    return (
        f"What do you want to resign? What {opponent} may refuse is said so; resigning the match is final: {whole}. "
        "Nothing has been sent yet."
    )


def resign_option(grade: Grade, worth: int, *, final: bool) -> str:
    """A button that sends a resignation."""
    what = {Grade.SINGLE: "Single", Grade.GAMMON: "Gammon", Grade.BACKGAMMON: "Backgammon"}[grade]
    return f"{what}: lose {points(worth)}" + ("" if final else " (may be refused)")


RESIGN_MATCH: Final = "The whole match"
LEAVE_SESSION: Final = "Leave: lose {worth}"
NOTHING_SENT: Final = "Nothing was sent. Play on."
STALE: Final = "That was for an older position. This is the match now:"
ALREADY_DONE: Final = "That is done already. This is the match now:"
"""Answer to an interaction that Discord delivered twice."""

NO_MATCHES: Final = "No match is being played here. Start one with `/challenge`."
MATCHES_HERE: Final = "### Matches in this channel"
MATCHES_ELSEWHERE: Final = "### Your matches elsewhere"

WELCOME: Final = """\
### Backgammon
Type `/challenge` and choose an opponent, or leave the opponent out and anyone here may press **Accept**.
`/help` explains the game in one minute."""

HELP: Final = """\
## Backgammon in one minute
**Start:** `/challenge` a friend (or leave the opponent out and anyone may accept). The other presses **Accept**.
**Your turn:** press **Roll**, pick a move for each die from the lists, press **Confirm**. \
Or type: `/roll`, then `/move 24/18 13/8`.
**The goal:** bring your fifteen checkers home (your points 1 to 6) and take them off before the other does. \
You move from high points to low ones; the numbers on the picture are those of the player on turn.
**A lone checker** can be hit and starts again from the bar. Two or more together cannot be landed on.
**The cube:** before rolling you may `/double` the stakes; the other takes (and may double next) or passes and \
loses the game at the old value.
**Notation:** `13/8 6/5` moves one checker each; `8/5(2)` two; `bar/20` enters; `6/off` bears off; `*` marks a hit.

`/board` the position · `/match` score and cube · `/matches` what is being played · `/resign` · `/accept` `/decline` \
whatever is offered to you
"""
