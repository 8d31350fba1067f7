welcome = ### Backgammon
    Play right here: against the computer, or against anyone in this channel. Everyone else can watch.
    New to the game? { COMMAND("help") } explains it in one minute.
welcome-local = -# Choose who you are at the top of the page: { $people }. Each of them sees the table their own way.
welcome-together = -# Three or more? { COMMAND("chouette") } { COMMAND("vote") } { COMMAND("simul") } { COMMAND("tournament create") } { COMMAND("league create") } { COMMAND("team create") }
button-play-computer = Play the computer
button-challenge-someone = Challenge someone
welcome-challenge-person = Challenge { $who }
button-watch = Watch
