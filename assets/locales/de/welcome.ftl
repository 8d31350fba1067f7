welcome = ### Backgammon
    Spiel gleich hier: gegen den Computer oder gegen jeden in diesem Kanal. Alle anderen können zusehen.
    Neu dabei? { COMMAND("help") } erklärt das Spiel in einer Minute.
welcome-local = -# Du bist **{ $who }**. Wähl oben auf der Seite jemand anderen, um den Tisch mit dessen Augen zu sehen.
button-play-computer = Gegen den Computer
button-challenge-someone = Jemanden herausfordern
welcome-challenge-person = { $who } herausfordern
button-watch = Zusehen
