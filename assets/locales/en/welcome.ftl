welcome = ### Backgammon
    Play right here: against the computer, or against anyone in this channel. Everyone else can watch.
    New to the game? { COMMAND("help") } explains it in one minute.
welcome-local = -# You're **{ $who }**. Pick someone else at the top of the page to see the table through their eyes.
button-play-computer = Play the computer
button-challenge-someone = Challenge someone
welcome-challenge-person = Challenge { $who }
button-watch = Watch
