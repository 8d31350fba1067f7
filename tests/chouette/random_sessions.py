"""Chouettes played by people who do anything at any time."""

from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette.evolution import evolve
from bot.chouette.machine import open_lobby, steps
from bot.chouette.queries import box_player, captain_of, decider, may_consult, may_turn, open_cubes
from bot.chouette.settings import PRESETS, Consulting, Joiner, Rotation
from bot.chouette.state import BOX, CREW, ChouettePhase
from bot.chouette.windows import asked_of, choices_of, unanswered
from bot.errors import ChouetteError, ResignationRefused
from bot.eventlog.log import follow
from bot.rules.dice import Roll
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side


class RandomDice:
    def __init__(self, rng):
        self.rng = rng

    def roll(self, _game, _index):
        return Roll(self.rng.randint(1, 6), self.rng.randint(1, 6))


def random_settings(rng):
    chosen = PRESETS[rng.choice(sorted(PRESETS))]
    if rng.random() < 0.5:
        lines = {
            "partner_may": rng.choice((0, 3, 5)),
            "partner_must": rng.choice((0, 3, 4, 6)),
            "last_asked_first": rng.random() < 0.5,
            "la1": rng.random() < 0.3,
            "extras": rng.random() < 0.5,
            "rotation": rng.choice(list(Rotation)),
            "joiner": rng.choice(list(Joiner)),
            "settlements": rng.random() < 0.8,
            "consulting": rng.choice(list(Consulting)),
            "one_cube": rng.random() < 0.2,
            "cubes_open": rng.random() < 0.3,
            "limit": rng.choice((0, 0, 4, 10)),
            "most": rng.choice((4, 6, 12)),
        }
        chosen = replace(chosen, **dict(rng.sample(sorted(lines.items()), rng.randint(1, 5))))
    beavers = chosen.rules.beavers
    rules = replace(
        chosen.rules,
        jacoby=rng.random() < 0.8,
        raccoons=beavers and rng.random() < 0.5,
        automatic_doubles=rng.choice((0, 0, 1, 9)),
    )
    variant = "hypergammon" if rng.random() < 0.9 else "backgammon"
    return replace(chosen, rules=rules, variant=variant, live=rng.random() < 0.5)


class Session:
    """A session of random people. `watch` is called with each event, the state before and the state after."""

    def __init__(self, rng, settings=None, games=None, watch=lambda *_: None):
        self.rng, self.watch, self.games = rng, watch, games or rng.choice((1, 1, 2, 4))
        self.dice = RandomDice(rng)
        self.log, self.state, self.refused = [], None, 0
        (opened,) = open_lobby(cmd.Open(settings or random_settings(rng)))
        self.add(follow(evolve, None, [opened]))
        self.newest = 0
        self.bold = rng.choice((0.1, 0.4, 0.8))
        self.restless = rng.choice((0.0, 0.05, 0.2, 0.4))

    def add(self, taken):
        for step in taken:
            before, self.state = self.state, step.state
            self.log.append(step.event)
            self.watch(step.event, before, self.state)

    def play(self):
        for _ in range(self.rng.randint(3, 8)):
            self.newcomer(sure=True)
        self.add(steps(self.state, cmd.Start(self.state.order[0]), self.dice))
        for _ in range(20_000):
            state = self.state
            enough = state.phase is ChouettePhase.BETWEEN and state.games >= self.games
            if state.phase is ChouettePhase.OVER or enough:
                break
            self.ask(self.command())
        else:
            raise AssertionError("it does not end")
        return self

    def newcomer(self, *, sure=False):
        self.newest += 1
        command = cmd.Join(self.newest, computer=self.rng.random() < 0.15 and not sure)
        self.ask(command)

    def ask(self, command):
        if command is None:
            return
        try:
            taken = steps(self.state, command, self.dice)
        except (ChouetteError, ResignationRefused):
            self.refused += 1
            return
        assert taken or isinstance(command, cmd.NextGame)
        self.add(taken)

    def command(self):
        if self.rng.random() < self.restless:
            return self.aside()
        if self.state.game is None:
            return self.between()
        if self.state.game.window is not None:
            return self.in_window()
        return self.on_board()

    def between(self):
        state, rng = self.state, self.rng
        if state.partner_asked is not None:
            return cmd.AnswerPartner(state.partner_asked, rng.random() < 0.6)
        if rng.random() < 0.3:
            return cmd.AskPartner(state.order[0])
        return cmd.NextGame(rng.choice((None, state.order[-1])))

    def in_window(self):
        state, rng = self.state, self.rng
        window = state.game.window
        if rng.random() < 0.1:
            return cmd.CloseWindow(window.number)
        waiting = unanswered(state)
        if not waiting:
            return cmd.CloseWindow(window.number)
        person = rng.choice(waiting)
        asked = asked_of(state, person)
        options = choices_of(state, window)
        if window.side is BOX and person == state.order[0] and rng.random() < 0.3:
            return cmd.Choose(person, window.number, dict.fromkeys(asked, rng.choice(options)))
        if window.kind == "answer" and state.settings.extras and window.side is CREW:
            # Only one takes, more often than by chance: then there are extras.
            takes = not any(choice == "take" for choice in window.choices.values())
            return cmd.Choose(person, window.number, dict.fromkeys(asked, options[0 if takes else 1]))
        choices = {number: rng.choice(options) for number in asked}
        if window.kind == "double":
            choices = {number: options[rng.random() > self.bold] for number in asked}
        return cmd.Choose(person, window.number, choices)

    def on_board(self):
        state, rng = self.state, self.rng
        board = state.game.board
        player = box_player(state) if board.on_roll is BOX else captain_of(state)
        if board.phase is Phase.TO_PLAY:
            return cmd.Play(player, rng.choice(plays_now(board)).notation)
        able = may_turn(state.game, BOX, extras=False)
        if able and rng.random() < self.bold:
            some = tuple(rng.sample(able, rng.randint(1, len(able))))
            return cmd.DoubleCubes(player, able if rng.random() < 0.6 else some)
        return cmd.Roll(player)

    def aside(self):
        state, rng = self.state, self.rng
        people = [*state.seated, *state.joiners] or [1]
        who = rng.choice(people)
        kind = rng.randrange(10)
        if kind == 0:
            return self.newcomer()
        if kind == 1:
            return cmd.Join(rng.choice((who, rng.randint(1, max(1, self.newest)))))
        if kind == 2:
            return cmd.Leave(who, now=rng.random() < 0.6, proxy=rng.choice((None, None, rng.choice(people))))
        if kind == 3:
            return cmd.NameProxy(who, rng.choice((None, rng.choice(people))))
        if kind == 4:
            return cmd.RollOn(who, rng.random() < 0.6)
        if state.game is None:
            return None
        if kind == 5 and may_consult(state, who):
            return cmd.Propose(who, rng.choice(plays_now(state.game.board)).notation)
        if kind == 6 and rng.random() < 0.2:
            return cmd.RunOutOfTime(rng.choice(list(Side)))
        return self.deal(kind)

    def deal(self, kind):
        state, rng = self.state, self.rng
        cube = rng.choice(open_cubes(state.game))
        side = rng.choice((BOX, CREW))
        who = decider(state, cube, side)
        if cube.settlement is not None:
            other = decider(state, cube, cube.settlement.side.other)
            return cmd.AcceptSettlement(other, cube.number, cube.settlement.hundredths)
        if cube.resigning is not None:
            other = decider(state, cube, cube.resigning.side.other)
            if rng.random() < 0.1:
                return cmd.RunOutOfTime(cube.resigning.side.other)
            return rng.choice((cmd.AcceptResignation, cmd.RefuseResignation))(other, cube.number)
        if kind < 9:
            most = 300 * cube.cube.value
            return cmd.Settle(who, cube.number, rng.randint(-most, most))
        mine = [one.number for one in open_cubes(state.game) if decider(state, one, side) == who]
        return cmd.Resign(who, tuple(rng.sample(mine, rng.randint(1, len(mine)))), rng.randint(1, 3))
