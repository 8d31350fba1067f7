"""What becomes of a guess, told once the play is made, in place of the private answer in which somebody guessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.app.recent import Recent
from bot.app.views import Turn
from bot.crowd.events import Guess
from bot.rules.match.events import PlayMade
from bot.rules.play import play_text
from bot.texts.catalogue import say, speaking, speaks
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import unmarked
from bot.ui.kit.sending import close_private, private_panel
from bot.ui.match.style import numbers_for, with_numbering

_MOST: Final = 1000


class Verdicts:
    """Where people have guessed lately. The answer can be changed for a quarter of an hour, and not after a restart."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._guessed: Recent[tuple[int, int], tuple[int, str, str]] = Recent(_MOST)

    def note(self, interaction: Interaction, match_id: int, choice: str) -> None:
        """Remember the answer in which somebody has guessed a play, as it's written there."""
        panel = private_panel(interaction)
        if panel is not None:
            self._guessed[match_id, interaction.user.id] = panel.id, speaks(), choice

    async def tell(self, turn: Turn, judged: Sequence[Guess]) -> None:
        """Say what was played to those whose guesses were judged."""
        made = next((step.event for step in turn.steps if isinstance(step.event, PlayMade)), None)
        for guess in judged:
            message_id, language, choice = self._guessed.pop((guess.match_id, guess.user_id), (0, "", ""))
            if message_id and made is not None and turn.before is not None:
                numbers = numbers_for(with_numbering(self._host, turn.record))
                play = unmarked(numbers.text(play_text(made.moves, turn.before.position)))
                with speaking(language):
                    text = say("guess-told", right=bool(guess.same), play=play, guess=choice)
                await close_private(self._host, message_id, Post((text,), ()))
