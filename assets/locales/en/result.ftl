result-closed = This match was closed before it ended. Its record is kept.

result-heading = ### Result of match { $match }
result-heading-won = ### Result of match { $match }: { $winner } wins
result-passed = double passed
result-time = on time
result-match-resigned = match resigned
result-session-left = session left
result-how = { $grade ->
    [gammon] gammon
    [backgammon] backgammon
    [double] double
    [quadruple] quadruple
    [more] checkers left
   *[single] single game
}{ $resigned ->
    [yes] , resigned
   *[no] { "" }
}
result-drawn = draw
result-game-drawn = Game { $game }: draw, { $white } : { $black }
result-game = Game { $game }: { $winner } { caption-points } ({ $how }), { $white } : { $black }
result-cube = Game { $game }: { $who } { $kind ->
    [beaver] beavers
    [raccoon] raccoons
   *[double] doubles
} to { $value }{ $answer ->
    [take] , { $other } takes
    [pass] , { $other } passes
   *[none] { "" }
}
result-left-out = { $count } more before that
result-best-roll = Best roll by pips: { $who }'s { $roll } in game { $game }, { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
} above average, hits included
result-rating = Rating { $before } → { $after }
result-pr = PR { $rating }
result-luck = luck { $luck }
result-dice = { $way ->
    [average] average rolls, in pips
   *[other] rolls { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } { $way ->
        [above] above
       *[below] below
    } average
}
result-run = Longest run: { $who }, { $games } games in a row for { $points } points

dice-result = -# { -dice-verify } recomputes every roll
hint-result = Hints used by { $who }: { $count }
