"""A table for tests: people are letters, and what they say is short."""

import random
import string

from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette.evolution import evolve
from bot.chouette.machine import decide, fold, open_lobby
from bot.chouette.queries import captain_of, own_cube
from bot.chouette.settings import PRESETS
from bot.chouette.state import BOX, CREW, Choice
from bot.chouette.windows import asked_of, unanswered
from bot.rules.dice import Roll
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position

TAKE, PASS, BEAVER, DOUBLE, ROLL_ON = Choice.TAKE, Choice.PASS, Choice.BEAVER, Choice.DOUBLE, Choice.ROLL_ON
WON = {
    1: Position.of({1: 1}, {19: 1}),
    2: Position.of({1: 1}, {6: 15}),
    3: Position.of({1: 1}, {24: 1, 6: 14}),
}
"""One checker to bear off, for a win of 1, 2 or 3."""


def person(letter):
    return string.ascii_uppercase.index(letter) + 1


def letters(people):
    return "".join(string.ascii_uppercase[one - 1] for one in people)


class Dice:
    """Openings are 3-1 for the box, unless said, and later rolls are 2-1; the throw for the order is by lot."""

    def __init__(self, opening=(3, 1)):
        self.opening = opening
        self.lot = random.Random(1)

    def roll(self, game, index):
        if game == 0:
            return Roll(self.lot.randint(1, 6), 1)
        return Roll(*self.opening) if index == 0 else Roll(2, 1)


class Table:
    """`Table("ABCD")` is in its first game, with A as box and B as captain; `+P` at the end is the box's partner."""

    def __init__(self, order, preset="standard", *, begin=True, dice=None, **lines):
        self.dice = dice or Dice()
        self.settings = replace(PRESETS[preset], **lines)
        self.log = list(open_lobby(cmd.Open(self.settings)))
        self.state = fold(self.log)
        order, _, partner = order.partition("+")
        for letter in order + partner:
            self.do(cmd.Join(person(letter)))
        # The throw of the dice has tests of its own.
        self.do(cmd.Start(self.state.order[0]))
        people = tuple(map(person, order))
        self.state = replace(self.state, order=people, partner=person(partner) if partner else None)
        if begin:
            self.next_game()

    def do(self, *commands):
        for command in commands:
            events = decide(self.state, command, self.dice)
            before = self.state
            self.log += events
            self.state = fold_on(before, events)
        return self

    def next_game(self):
        return self.do(cmd.NextGame())

    @property
    def game(self):
        return self.state.game

    @property
    def window(self):
        return self.game.window

    def cube(self, letter):
        return own_cube(self.game, person(letter))

    def play(self):
        """Whoever plays for the side on roll makes some play."""
        board = self.game.board
        player = self.state.order[0] if board.on_roll is BOX else captain_of(self.state)
        return self.do(cmd.Play(player, plays_now(board)[0].notation))

    def crew_turn(self):
        """Play on until the crew is asked whether it doubles."""
        while not (self.window and self.game.board.on_roll is CREW):
            self.step()
        return self

    def box_turn(self):
        """Play on until the box may double."""
        while not (self.game.board.on_roll is BOX and self.game.board.phase is Phase.TO_ROLL and not self.window):
            self.step()
        return self

    def step(self):
        if self.window:
            return self.silent()
        if self.game.board.phase is Phase.TO_PLAY:
            return self.play()
        return self.do(cmd.Roll(self.state.order[0]))

    def silent(self):
        """The time of the window is up."""
        return self.do(cmd.CloseWindow(self.window.number))

    def say(self, **choices):
        """Each letter says something about all it is asked for, or about one's cube: `C=TAKE`, `BD=PASS`."""
        for who, choice in choices.items():
            asked = asked_of(self.state, person(who[0]))
            if len(who) > 1:
                asked = (self.cube(who[1]).number,)
            self.do(cmd.Choose(person(who[0]), self.window.number, dict.fromkeys(asked, choice)))
        return self

    def answer(self, **choices):
        """The box answers, all at once."""
        numbers = {self.cube(letter).number: choice for letter, choice in choices.items()}
        return self.do(cmd.Choose(self.state.order[0], self.window.number, numbers))

    def crew_doubles(self, doubling):
        """The named ones double, the others roll on."""
        self.crew_turn()
        for one in unanswered(self.state):
            asked = asked_of(self.state, one)
            choice = DOUBLE if letters([one]) in doubling else ROLL_ON
            self.do(cmd.Choose(one, self.window.number, dict.fromkeys(asked, choice)))
        return self

    def box_doubles(self, doubled):
        self.box_turn()
        cubes = tuple(self.cube(letter).number for letter in doubled)
        return self.do(cmd.DoubleCubes(self.state.order[0], cubes))

    def ends(self, winner, grade=1):
        """The game ends on the board with the next turn of the winner."""
        if winner is BOX:
            self.box_turn().do(cmd.Roll(self.state.order[0]))
        else:
            while not (self.game.board.on_roll is CREW and self.game.board.phase is Phase.TO_PLAY):
                self.step()
        board = replace(self.game.board, position=WON[grade])
        self.state = replace(self.state, game=replace(self.game, board=board))
        return self.play()

    def points(self):
        """The scores in points, by letters."""
        return {letters([one]): score / 100 for one, score in sorted(self.state.scores.items())}

    def seats(self):
        order = letters(self.state.order)
        partner = self.state.partner
        return order if partner is None else f"{order[0]}+{letters([partner])} {order[1:]}"


def fold_on(state, events):
    for event in events:
        state = evolve(state, event)
    return state
