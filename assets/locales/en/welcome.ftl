welcome = ### Backgammon
    Play it right here: a match against the computer, or against anyone in this channel. Everybody else can watch.
    New to the game? `/{ command-help }` explains it in one minute.
welcome-local = -# Choose who you are at the top of the page: { $people }. Everyone sees the table with their own eyes.
button-play-computer = Play the computer
button-challenge-someone = Challenge someone
welcome-challenge-person = Challenge { $who }
button-watch = Watch
