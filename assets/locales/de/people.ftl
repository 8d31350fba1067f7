command-privacy = datenschutz
    .description = Was über dich gespeichert ist
command-privacy-show = zeigen
    .description = Was über dich gespeichert ist, und warum
command-privacy-export = exportieren
    .description = Alles, was über dich gespeichert ist, als Datei
command-privacy-delete = löschen
    .description = Alles löschen, was über dich gespeichert ist; du wirst noch einmal gefragt
command-leaderboard = rangliste
    .description = Die besten Spieler
    .where = wo
    .where-description = Dieser Server oder überall
    .month = monat
    .month-description = Nur dieser Monat, nach dem, was er gebracht hat
    .variant = spiel
    .variant-description = Welches Spiel; üblich: Backgammon
command-profile = profil
    .description = Wertung, Bilanz und Verlauf eines Spielers
    .person = person
    .person-description = Wer; ohne Angabe du selbst
    .variant = spiel
    .variant-description = Welches Spiel; üblich: Backgammon
command-history = verlauf
    .description = Die letzten Matches eines Spielers
    .person = person
    .person-description = Wer; ohne Angabe du selbst

choice-everywhere = überall

privacy-heading = ### Was über dich gespeichert ist
privacy-stored = Deine Nummer und dein Anzeigename (zuletzt gesehen { $seen }); { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
} ({ $ongoing } laufen noch) mit { $events } Einträgen von dir; { $challenges ->
    [one] 1 Herausforderung
   *[other] { $challenges } Herausforderungen
}; { $preferences ->
    [yes] deine Einstellungen
   *[no] keine Einstellungen
}; { $blocks } blockiert, { $follows } verfolgt; { $imports ->
    [one] 1 importiertes Match
   *[other] { $imports } importierte Matches
}.
privacy-why = Es wird gespeichert, damit Matches einen Neustart überstehen und wieder angesehen werden können. Nachrichten werden nicht gelesen. `/{ command-privacy } { command-privacy-export }` gibt dir alles als Datei, `/{ command-privacy } { command-privacy-delete }` löscht es.
privacy-nothing = Über dich ist nichts gespeichert.
privacy-export = Alles, was über dich gespeichert ist:
privacy-ask = Alles löschen, was über dich gespeichert ist? { $ongoing ->
    [0] { "" }
    [one] Dein laufendes Match wird aufgegeben.{ " " }
   *[other] Deine { $ongoing } laufenden Matches werden aufgegeben.{ " " }
}Beendete Matches ({ $finished }) bleiben deinen Gegnern, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
privacy-kept = Nichts wurde gelöscht.
privacy-deleting = Wird gelöscht ...
privacy-deleted = Alles über dich ist gelöscht.
button-delete = Alles löschen

leaderboard-title = { $game }, { $scope ->
    [server] dieser Server
   *[everywhere] überall
}{ $month ->
    [yes] , dieser Monat
   *[no] { "" }
}
leaderboard-empty = Hier hat noch niemand ein gewertetes Match gespielt.
leaderboard-provisional = -# * Vorläufig: Matches über weniger als 20 Punkte gespielt, oder gegen weniger als fünf Personen.
column-rating = Wertung
column-gained = Gewinn
column-matches = Matches
profile-heading = ### { $who }
profile-rating = { $game }: **{ $rating }**{ $place ->
    [0] , ohne Rang
   *[other] , Platz { $place }
} (Erfahrung { $experience }{ $provisional ->
    [yes] , vorläufig
   *[no] { "" }
})
profile-unrated = { $game }: noch kein gewertetes Match
profile-record = Matches: { $won } gewonnen, { $lost } verloren; längste Serie { $streak }
profile-gammons = Gammons: { $won } gewonnen, { $lost } verloren; Backgammons: { $backgammons_won } gewonnen, { $backgammons_lost } verloren
profile-favourite = Lieblingsspiel: { $game }
profile-against = { $other } gegen diesen Spieler: { $won } gewonnen, { $lost } verloren
profile-chart = Wertung von { $who }, { $game }
history-heading = ### Letzte Matches von { $who }
history-empty = { $who } hat noch kein Match beendet.
history-line = - { $when } #{ $match } { $kind ->
    [won] gewonnen
    [lost] verloren
   *[drawn] ohne Sieger
} { $own } : { $others } gegen { $opponent }

leader-words = { $place ->
    [0] Ohne Rang
   *[other] { $place }
}. { $name } hat { $by ->
    [rating] eine Wertung von { $value }
   *[gained] { $value } erreicht
} in { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}.
