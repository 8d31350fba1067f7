board-wins = { side } wins
board-crawford = Crawford game
board-post-crawford = post-Crawford
board-limit = max { $limit }
board-doubles = { side } { $again ->
    [0] doubles
    [1] beavers
   *[2] raccoons
}
caption-points = +{ points }
caption-danced = { $roll }: can't move
caption-lost = { $roll }: { $count ->
    [one] the { $number } couldn't be played
   *[other] { few } { $number }s couldn't be played
}
caption-resignation = { side } offers to resign
caption-part = { $count ->
    [one] plays one { $number }
    [2] plays two { $number }s
    [3] plays three { $number }s
    [4] plays four { $number }s
   *[other] plays { $count } { $number }s
}
caption-left-over = left over: { $numbers }
caption-names = names a doublet
caption-forced = only play: { $play }
caption-only-play = the only play
caption-said = { $what ->
    [take] { side } takes
    [pass] { side } passes
    [play-on] { side } plays on
    [drawn] game drawn
   *[time] { side } is out of time
}
alt-named = { side } ({ $name })
alt-board = Backgammon board: { $white } against { $black }.
alt-board-game = { $game } board: { $white } against { $black }.
alt-limit = At most { $limit } checkers per side on a point.
alt-to-move = { side } to move.
alt-to-answer = { side } to answer.
alt-doubles = { $side ->
    [white] { board-doubles } to { $value }. Black to answer.
   *[black] { board-doubles } to { $value }. White to answer.
}
alt-won = { side } has won.
alt-over = The game is over.
alt-score-session = Unlimited session, score White { $white }, Black { $black }.
alt-score-match = Match to { $length }, score White { $white }, Black { $black }{ $game ->
    [crawford] , Crawford game
    [post-crawford] , post-Crawford
   *[usual] { "" }
}.
alt-crew = Chouette, each cube: { $cubes }.
alt-cube-none = No cube.
alt-cube-crawford = No doubling in this game.
alt-cube-centred = Cube centered at { $value }.
alt-cube-owned = Cube at { $value }, owned by { side }.
alt-rolled = { side } rolled { $first } and { $second }.
alt-rolled-used = { side } rolled { $first } and { $second }, already played: { $used }.
alt-to-play = { side } plays { $numbers }.
alt-to-play-used = { side } plays { $numbers }, already played: { $used }.
alt-last-play = Last play{ $own ->
        [yes] , in the mover's own numbers
       *[no] { "" }
    }: { $moves }.
alt-numbers = Points are numbered from { $side ->
        [white] White's
       *[black] Black's
    } side.
alt-hitting = { $move } hitting
alt-pinning = { $move } pinning
alt-places = { side }, { $pips } pips: { $places }.
alt-on-bar = { $count } on the bar
alt-on-point = { $count } on { $point }
alt-off = { $count } off
alt-in-hand = { $count } not yet entered
alt-pinned-on = { $count } on { $point }, pinned
text-board-hand = { $checker } { $count } not yet entered
text-board-pinned = { $checker } pinned on { $points }

text-board-side = { $checker } { $name }: { $pips } pips, { $off } off{ $cube ->
    [0] { "" }
   *[other] , cube { $cube }
}

equity-empty = No decision in this match has been analyzed.
equity-words = { $kind ->
    [equity] { $white }'s equity
   *[chance] { $white }'s chance of winning the match
} against { $black } over { $count ->
    [one] 1 step
   *[other] { $count } steps
}, counting forced plays: { $first } at first, { $last } at the end, lowest { $low } at { $low_at }, highest { $high } at { $high_at }.
equity-game = from step { $at } at { $white } : { $black }
equity-games = { $count ->
    [one] 1 game:
   *[other] { $count } games:
} { $games }.
equity-blunders = { $who }: { $count ->
    [0] nothing bad.
    [one] 1 bad or very bad decision, at { $places }.
   *[other] { $count } bad or very bad decisions, at { $places }.
}

board-pips = pips
