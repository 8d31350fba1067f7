command-replay = nochmal
    .description = Ein Spiel noch einmal als Animation ansehen
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = spiel
    .game-description = Die Nummer des Spiels; ohne Angabe das letzte
    .public = öffentlich
    .public-description = Für alle sichtbar

replay-place = { $number } von { $count }
replay-heading = ### Match { $match }, Spiel { $game }
replay-words = Animation von Spiel { $game }, { $white } (Weiß) gegen { $black } (Schwarz): Wurf und Zug jeder Runde, insgesamt { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
replay-ending = { $who } gewinnt das Spiel: { caption-points } nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
replay-open = Noch nicht zu Ende: bisher { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
replay-cut = -# Das ganze Spiel ist für eine Animation zu groß, deshalb nur die letzten { $boards } Stellungen. Der Knopf zeigt jeden Zug.
replay-game = Spiel { $game } bei { $white } : { $black }
replay-games = Zu einem Spiel gehen
replay-too-large = Die Animation ist zu groß, um sie hier hochzuladen. Der Knopf **{ button-replay }** unter dem Ergebnis eines Matches zeigt jeden Zug.
replay-nothing = In Match { $match } wurde noch nichts gespielt.
replay-no-game = Von Spiel { $game } in Match { $match } gibt es nichts zu sehen. Versuch eins von diesen: { $games }.
