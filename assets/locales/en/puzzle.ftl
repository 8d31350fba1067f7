command-puzzle = puzzle
    .description = Solve positions as hard as you are strong, in private
    .variant = variant
    .variant-description = Which game (usually backgammon)
    .theme = theme
    .theme-description = Only positions of one kind; these don't count for your rating
choice-cube = cube
choice-opening = opening
choice-bear-off = bear-off
choice-race = race
choice-back-game = back game
choice-blitz = blitz
choice-prime = prime
choice-contact = contact

puzzle-heading = ### Puzzle{ $theme ->
    [none] { "" }
   *[other] : { $theme }
}
puzzle-theme-cube = the cube
puzzle-theme-opening = opening
puzzle-theme-bear-off = bear-off
puzzle-theme-race = race
puzzle-theme-back-game = back game
puzzle-theme-blitz = blitz
puzzle-theme-prime = prime
puzzle-theme-contact = contact
puzzle-you = You
puzzle-opponent = Opponent
puzzle-asks-checker = **{ $roll }**: what's the best play?
puzzle-asks-double = Double or roll?
puzzle-asks-take = You're doubled. Take or pass?
puzzle-again = -# You've seen them all, so the oldest comes again. It doesn't count for your rating.
puzzle-rating = -# Your rating: { $now } ({ $change })
puzzle-unrated = -# { $theme ->
    [yes] A theme of your choice doesn't count for your rating.
   *[no] You've answered this before, so your rating stays.
}
puzzle-first-counts = Your first answer counts.
puzzle-judged = -# Judged { study-plies } ahead by { $by ->
    [own] a small network of our own, which may be wrong
   *[bgsage] bgsage
}{ $games ->
    [0] .
   *[other] , and the best two played out { $games } times.
}
puzzle-objected = Noted, thank you. Once three people with 20 rated answers each say so, it's gone from this server.
button-puzzle-next = Next
button-puzzle-why = Why
button-puzzle-wrong = Wrong?
