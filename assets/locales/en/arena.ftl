choice-arena = arena

arena-lasts = { $unit ->
    [hours] lasts { hours }
   *[minutes] lasts { $minutes } minutes
}
arena-rules = -# Whoever is free is paired, again and again. A win is 2 points; after two in a row results count double, until one isn't a win. Join and pause whenever you like. Make your first move within a minute of seeing the board. Leaving a match loses it.
arena-closes = Time's up { $left }. { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $matches ->
    [0] nobody playing right now.
    [one] 1 match under way.
   *[other] { $matches } matches under way.
}
arena-leads = **{ $who }** leads with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
arena-joined = You're in { $name }. You'll be paired within seconds once someone is free.
arena-rests = You're paused in { $name }.{ $playing ->
    [yes] { " " }Finish the match you're playing. After that you won't be paired.
   *[no] { " " }You won't be paired.
} Tap **{ button-arena-back }** to go on.
arena-is-back = You're back in { $name }. You'll be paired within seconds once someone is free.
arena-absent = { $who } made no move, so that match is lost. You're paused in { $name }: tap **{ button-arena-back }** in [the arena's post]({ $url }) to be paired again.
arena-resting-name = { $name } (paused)
arena-words = { $place }. { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
column-run = Run
column-played = Played
column-performance = Performance
button-arena-pause = Pause
button-arena-back = Back
gathered-called = { $name }: { $white } against { $black }
