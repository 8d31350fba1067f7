welcome = ### Backgammon
    Spiel gleich hier: gegen den Computer oder gegen jeden in diesem Kanal. Alle anderen können zusehen.
    Neu dabei? `/{ command-help }` erklärt das Spiel in einer Minute.
welcome-local = -# Wähl oben auf der Seite, wer du bist: { $people }. Alle sehen den Tisch mit eigenen Augen.
button-play-computer = Gegen den Computer
button-challenge-someone = Jemanden herausfordern
welcome-challenge-person = { $who } herausfordern
button-watch = Zusehen
