digest-heading = ### The week: { $first } to { $last }
digest-counts = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}
digest-swing = **Biggest swing:** { $who } from { $before } to { $after } with { $roll } (match { $match })
digest-play = { $kind ->
    [best] **Best play:** { $who }, { $roll } `{ $played }` (match { $match }).
   *[worst] **Costliest play:** { $who }, { $roll ->
        [none] { "" }
       *[other] { $roll }{ " " }
    }`{ $played }` instead of `{ $best }`, { $lost } (match { $match }).
}
digest-luck = **Luckiest roll:** { $who }, { $roll }, { $luck } (match { $match })
digest-risers = **Biggest climbers:** { $who }
digest-streak = **Position of the day:** someone has answered { $days } days in a row
digest-not-analyzed = -# Analyze your matches, and the week's best and worst plays show up here.
digest-replay = Match { $match }
