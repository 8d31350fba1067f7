welcome = ### Backgammon
    Play it right here: a match against the computer, or against anyone in this channel. Everybody else can watch.
    New to the game? { COMMAND("help") } explains it in one minute.
welcome-local = -# You're **{ $who }**. Choose someone else at the top of the page to see the table through their eyes.
button-play-computer = Play the computer
button-challenge-someone = Challenge someone
welcome-challenge-person = Challenge { $who }
button-watch = Watch
