button-live = Live board
button-live-browser = In a browser
button-live-open = Open the live board
live-in-discord = -# [{ button-live }]({ $url })
live-link = ### Live board
    This link is for you alone. It works once, for ten minutes: don't pass it on.
live-closed = The live board isn't open here.
live-stale = The match has moved on. Here's the board as it is now.
live-no-board = There's no such board.
live-cannot-play = The { $number } can't be played.
live-plays-only = { $count ->
        [one] Only one die can be played.
       *[other] Only { $count } dice can be played.
    }
live-theirs = { $who } to { $what }.
live-yours = Your turn: { $what }.
live-try-again = That didn't work just now. Try again.
live-row = { $kind ->
    [doubles] doubles
    [takes] takes
    [passes] passes
   *[none] can't move
}
live-fact = { $fact ->
    [rating] Rating
    [performance] Performance (lower is better)
   *[luck] Luck
}
live-fact-was = was { $rating }
live-lesson = { $kind ->
    [checker] { $roll }
    [take] Doubled
   *[double] Cube
}, game { $game }
live-lesson-of = { $who }: { $title }
live-lesson-cost = cost { $lost }
live-lesson-said = Played: { $played }. Best: { $best }.
live-cubes = Cubes: in the channel
live-cube = { $who }: cube { $value }, { $note }
live-over = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $minutes ->
    [0] { "" }
    [one] , 1 minute
   *[other] , { $minutes } minutes
}

live-word-all-mistakes = All mistakes
live-word-analyze = Analyze
live-word-analyzing = Analyzing: { $n } of { $of }
live-word-auto-bear-off = Bear off for me
live-word-auto-forced = Play forced moves
live-word-auto-roll = Roll for me when I can't double
live-word-bar = bar
live-word-black-n = { $n } of Black
live-word-board = Board
live-word-boards = Boards
live-word-channel-boards = Boards in this channel
live-word-close = Close
live-word-confirm = Ask before a play
live-word-confirm-double = Ask before a double
live-word-controls = Controls
live-word-copied = Copied.
live-word-done = Done
live-word-game-n = game { $n }
live-word-guess = Guess
live-word-guess-play = Guess the play
live-word-hand = yet to enter
live-word-here = here now
live-word-home-left = Home board on the left
live-word-keys-help = Arrow keys move, Enter picks. R rolls, D doubles, T takes, P passes, U takes a step back.
live-word-lessons = Lessons
live-word-match-to = { $n }-point match
live-word-menu = More
live-word-mistake-after = Next mistake
live-word-mistake-before = Previous mistake
live-word-next-board = Next board
live-word-off = off
live-word-one-tap = One tap moves the larger die
live-word-open-again = Open it again from the channel.
live-word-pips = pips
live-word-play-computer = Play the computer
live-word-played = { $name } played { $play }
live-word-point-n = point { $n }
live-word-reconnecting = Connection lost. Trying again...
live-word-rematch = Rematch
live-word-results = Results
live-word-score = Score
live-word-session = unlimited session
live-word-settings = Settings
live-word-share = Share
live-word-sound = Sound
live-word-to-channel = To the channel
live-word-told = What happened
live-word-try-again = Try again
live-word-undo = Undo
live-word-used-up = This link has been used. Get a new one in the channel.
live-word-watching-n = { $n } watching
live-word-white-n = { $n } of White
live-word-your-boards = Your boards
