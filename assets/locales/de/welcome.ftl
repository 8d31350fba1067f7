welcome = ### Backgammon
    Spiel gleich hier: gegen den Computer oder gegen jeden in diesem Kanal. Alle anderen können zuschauen.
    Neu dabei? { COMMAND("help") } erklärt das Spiel in einer Minute.
welcome-local = -# Wähl oben auf der Seite, wer du bist: { $people }. Jeder sieht den Tisch aus seiner Sicht.
welcome-together = -# Zu dritt oder mehr? { COMMAND("chouette") } { COMMAND("vote") } { COMMAND("simul") } { COMMAND("tournament create") } { COMMAND("league create") } { COMMAND("team create") }
button-play-computer = Gegen den Computer
button-challenge-someone = Jemanden herausfordern
welcome-challenge-person = { $who } herausfordern
button-watch = Zuschauen
