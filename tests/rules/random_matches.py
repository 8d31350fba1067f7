"""Matches played by seeded random players through the real machine."""

from bot.rules.dice import LiveDice
from bot.rules.formats.mat_writer import known_outside
from bot.rules.house_rules import fitting, usual_rules
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import beaver_refusal, double_refusal, may_ask_to_pass, resign_options
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import find_variant


def random_terms(random, variant="backgammon"):
    """Length and rules of a match: 1 to 11 points or a session, with and without cube, Crawford, Jacoby."""
    length = random.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
    chosen = Rules(
        cube=random.random() < 0.85,
        crawford=random.random() < 0.8,
        jacoby=not length and random.random() < 0.5,
        free_choice=random.random() < 0.1,
        beavers=random.random() < 0.5,
        raccoons=random.random() < 0.5,
        winner_starts=random.random() < 0.1,
        quadruple=random.random() < 0.1,
    )
    return length, fitting(chosen, find_variant(variant), length)


def play_match(random, length, rules, variant="backgammon", *, most_games=6, ends=True):
    """The events of a match. `ends` False stops it at some moment; a session goes on for at most `most_games`."""
    dice = LiveDice(random.randrange)
    events = list(start(cmd.StartMatch(variant, length, rules), dice))
    state = fold(events)
    bold = random.choice((0.02, 0.1, 0.3))
    last = None if ends else random.randint(1, 300)
    while not state.is_over and (last is None or state.seq < last):
        if not length and state.game >= most_games:
            break
        caused = decide(state, _command(state, random, bold), dice)
        events += caused
        state = fold(events) if len(events) < 3 else _on(state, caused)
    return tuple(events)


def states_of(random, variant, *, games):
    """Every state of the first games of a session in which something is to be decided."""
    for state, _ in turns_of(random, variant, games=games):
        yield state


def turns_of(random, variant, *, games):
    """Each state of the first games of a session, with the events that one command causes in it."""
    dice = LiveDice(random.randrange)
    state = fold(start(cmd.StartMatch(variant, 0, usual_rules(find_variant(variant), 0)), dice))
    while state.game <= games and not state.is_over:
        caused = decide(state, _command(state, random, 0.02), dice)
        yield state, caused
        state = _on(state, caused)


def _on(state, caused):
    for event in caused:
        state = evolve(state, event)
    return state


def _command(state, random, bold):
    side = state.waiting_for
    chance = random.random()
    if chance < 0.0005:
        return random.choice((cmd.ResignMatch(side), cmd.RunOutOfTime(side, random.random() < 0.5), cmd.Abandon(side)))
    if state.phase is Phase.DOUBLE_OFFERED:
        if beaver_refusal(state, side) is None and random.random() < 0.3:
            return cmd.Beaver(side)
        return cmd.Take(side) if random.random() < 0.7 else cmd.Pass(side)
    if state.phase is Phase.RESIGNATION_OFFERED:
        return cmd.AcceptResignation(side) if random.random() < 0.4 else cmd.RefuseResignation(side)
    if chance < 0.006:
        who = random.choice(tuple(Side))
        options = resign_options(state, who)
        return cmd.Resign(who, random.choice(options).grade)
    if state.phase is Phase.TO_NAME:
        return cmd.NameDoublet(side, random.randint(1, 6))
    if state.phase is Phase.TO_ROLL:
        if may_ask_to_pass(state, side) and random.random() < 0.3:
            return cmd.PassUntilFree(side)
        if double_refusal(state, side) is None and random.random() < bold:
            return cmd.OfferDouble(side)
        return cmd.RollDice(side)
    return cmd.MakePlay(side, random.choice(plays_now(state)).notation)


def held_by_mat(events):
    """The log without what `.mat` does not hold.

    That is: ties of the opening, offers to resign that did not end the game, that a player asked to be passed,
    and a take that a beaver followed: it stands there instead of the take.
    """
    known = {id(event) for event in known_outside(events)}
    held = []
    for event, after in zip(events, [*events[1:], None], strict=True):
        ends = isinstance(after, ev.GameEnded) and after.ending is ev.Ending.RESIGNED
        if isinstance(event, ev.GameStarted):
            held.append(ev.GameStarted(event.game, event.opening[-1:], event.first))
        elif id(event) in known or (ends and isinstance(event, ev.ResignationOffered)):
            held.append(event)
    return tuple(held)
