"""Boards that games seldom come to, most of them near a rule that is peculiar to a game."""

from tests.rules.oracles.board import empty


def random_board(random, oracle):
    """A board of a game, likely or not, on which the game goes on for both sides."""
    while True:
        board = _dropped(random, oracle, random.choice(_PLANS))
        if board is not None and not _over(board, oracle):
            return board


def _over(board, oracle):
    return oracle.result(board) is not None or oracle.result(board.turned(oracle.opposite)) is not None


def _anywhere(random, oracle):
    """Everything within reach: at home, on one half, on the whole board."""
    reach = random.choice((6, 7, 12, 24, 24))
    return lambda: random.randint(1, reach)


def _few_points(random, oracle):
    """Five points a side: high stacks, and full points where they have a limit."""
    points = [random.randint(1, 24) for _ in range(random.choice((2, 4, 5)))]
    return lambda: random.choice(points)


def _row(random, oracle):
    """A row of six, or almost, that may go over the corner, and something elsewhere."""
    first = random.randint(1, 24)
    row = [(first - step - 1) % 24 + 1 for step in range(random.choice((5, 6, 7)))]
    return lambda: random.choice(row) if random.random() < 0.85 else random.randint(1, 24)


def _at_the_start(random, oracle):
    """As it was set up, but for a few."""
    stray, points = random.choice((0, 0.05, 0.2)), list(oracle.setup())
    return lambda: random.randint(1, 24) if random.random() < stray else random.choice(points)


def _runner(random, oracle):
    """All on the first point but one."""
    runner = iter([random.randint(2, 23)])
    return lambda: next(runner, 24)


def _pile(random, oracle):
    """All on one point."""
    point = random.randint(7, 24)
    return lambda: point


def _last_of_the_start(random, oracle):
    """One on the first point, the others further on."""
    reach = random.choice((6, 20))
    first = iter([24])
    return lambda: next(first, random.randint(1, reach))


_ONE_SIDE = (_anywhere, _few_points, _row, _at_the_start, _runner, _pile, _last_of_the_start)
_PLANS = tuple((mine, his) for mine in _ONE_SIDE for his in _ONE_SIDE)


def _dropped(random, oracle, plans):
    board, count = empty(), sum(oracle.setup().values())
    sides = [("x", plans[0](random, oracle)), ("o", plans[1](random, oracle))]
    if random.random() < 0.5:
        sides.reverse()
    elsewhere = random.choice((0, 0, 0.05, 0.2))
    for checker, place in sides:
        for _ in range(count):
            point = place()
            if random.random() < elsewhere or point == "hand":
                point = random.choice(["off", "off", *(["hand"] if oracle.with_hand else []), "bar"])
            board = _drop(board, oracle, point, checker)
    seen_by_both = (board, board.turned(oracle.opposite))
    return board if all(oracle.runner_alone(seen) for seen in seen_by_both) else None


def _drop(board, oracle, place, checker):
    """One checker more where it can lie, or off where it cannot."""
    if place == "bar" and not oracle.has_bar:
        place = "off"
    if isinstance(place, int):
        point = place if checker == "x" else oracle.opposite(place)
        seen = board if checker == "x" else board.turned(oracle.opposite)
        stack = seen.points[place]
        room = stack[-1:] in ("", "x") or (oracle.pins and stack == "o")
        if not room:
            place = "off"
        else:
            return board.with_point(point, board.points[point] + checker)
    return board.dropped(place, checker)
