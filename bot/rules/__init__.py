"""The game: pure, synchronous, without I/O, clock or randomness of its own.

A position is seen by the side on roll, which moves from its point 24 down to 1:

    >>> from bot.rules.position import Position
    >>> from bot.rules.plays import legal_plays
    >>> from bot.rules.notation import parse_play
    >>> start = Position.start()
    >>> start.pip_count, start.gnubg_id
    (167, '4HPwATDgc/ABMA')
    >>> len(legal_plays(start, (6, 5)))
    7
    >>> play = parse_play("8/5 6/5", start, (3, 1))
    >>> play.notation, play.after.pip_count
    ('8/5 6/5', 163)

Then the opponent is on roll and sees the same position from the other side:

    >>> from bot.rules.ids import parse_xgid, xgid
    >>> xgid(play.after.swapped())
    'XGID=-b----E-C---eE---b-db---B-:0:0:1:00:0:0:0:0:10'
    >>> parse_xgid(xgid(start)).position == start
    True

An illegal play is refused with the reason, and the error knows some plays that are legal:

    >>> parse_play("24/14", start, (6, 5))
    Traceback (most recent call last):
    ...
    bot.errors.IllegalPlay: wrong_distance (24, 14) ('24/18 13/8', '24/18 8/3', '13/7 13/8', '13/7 8/3', '13/2') 7

Every other game can be found by its name:

    >>> from bot.rules.variants import find_variant
    >>> plakoto = find_variant("plakoto")
    >>> [str(play) for play in legal_plays(plakoto.start(), (6, 5), variant=plakoto)]
    ['24/18 24/19', '24/13']
"""
