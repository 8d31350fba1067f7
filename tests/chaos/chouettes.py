"""People who play chouettes."""

import asyncio

from tests.chaos.players import Players, controls, is_public, target_of

_GATHER = ("ch_join", "ch_start")
_PUBLIC = ("ch_roll", "ch_pick", "ch_play", "ch_play_it", "ch_say", "ch_turn", "ch_pass", "ch_answers", "ch_next")
_SELDOM = ("ch_double", "ch_view", "ch_standing")
_PRIVATE = ("ch_play_it", "ch_play", "ch_double_yes", "ch_confirm", "ch_say")


class Chouette(Players):
    """Four people at one board. Whoever taps what is not theirs is refused."""

    kind = "chouette"
    size = 3

    async def step(self):
        post, person = self.newest(*_GATHER, *_PUBLIC), self.random.choice(self.people)
        if post is None:
            await self.said(self.people[0].slash(self.channel, "chouette", pace="live"))
        elif controls(post, "ch_start"):
            await self._gather(post)
        else:
            seldom = self.random.random() < 0.2 and controls(post, *_SELDOM)
            await self._act(person, post, _SELDOM if seldom else _PUBLIC)

    async def _gather(self, post):
        for person in self.people[1:]:
            if person.display_name not in post.text:
                await self.tap(person, post, "ch_join")
        await self.tap(self.people[0], post, "ch_start")

    async def _act(self, person, post, actions):
        answer = await self.tap(person, post, *actions)
        while answer.ephemeral and answer.message and controls(answer.message, "ch_pick", *_PRIVATE):
            # Of very many plays the first list says how they begin, and leads to another.
            last = _PRIVATE if controls(answer.message, *_PRIVATE) else ("ch_pick",)
            answer = await self.tap(person, answer.message, *last)
            if controls(post, *_PUBLIC) and self.random.random() < 0.5:
                return  # they let it lie
        if answer.ephemeral:
            await asyncio.sleep(0.02)

    def note(self, answer):
        if is_public(answer):
            shown = {(one.subject, one.seq) for one in map(target_of, answer.message.walk()) if one is not None}
            self.answered += [("chouette", number, seq, None) for number, seq in shown]
