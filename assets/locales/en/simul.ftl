command-simul = simul
    .description = One host plays everyone at once
    .length = length
    .length-description = Match length in points (usually 1)
    .time = time
    .time-description = Time per turn; the host gets that much for each open board
    .computer = computer
    .computer-description = A computer of this level is the host; leave it out to be the host yourself
    .variant = variant
    .variant-description = Which game (usually backgammon)
    .cube = cube
    .cube-description = With or without the doubling cube

simul-name = Simul: { $who }
simul-title = { $who } against everyone
simul-heading = ### { $who } against { $boards ->
    [one] 1 guest
   *[other] { $boards } guests
}
simul-unrated = unrated
simul-host-time = -# The host has that much time for each board still open.
simul-starts-by-hand = Join below, up to { $most } guests. Nobody can join after the start.
simul-guests = { $count ->
    [0] No guests yet
    [one] **1** guest:
   *[other] **{ $count }** guests:
}
simul-stands = Host: { $won } won, { $lost } lost, { $left ->
    [one] 1 board still open.
   *[other] { $left } boards still open.
}
simul-over = { $who } won { $won } and lost { $lost }
simul-board = { $state ->
    [won] Host won
    [lost] Guest won
    [host] Host to act
   *[guest] Guest to act
}
simul-board-words = { $name }: host { $host }, guest { $guest }. { $what }.
simul-nothing-waits = No board of this simul is waiting for you.
simul-not-playing = You're not playing in this simul.
column-score = Host : guest
column-state = Board
button-next-board = Next board
