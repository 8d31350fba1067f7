command-privacy = datenschutz
    .description = Was über dich gespeichert ist
command-privacy-show = zeigen
    .description = Was über dich gespeichert ist, und warum
command-privacy-export = exportieren
    .description = Alles, was über dich gespeichert ist, als Datei
command-privacy-delete = löschen
    .description = Alles löschen, was über dich gespeichert ist (du wirst noch einmal gefragt)
command-leaderboard = rangliste
    .description = Die besten Spieler
    .where = wo
    .where-description = Dieser Server oder überall
    .month = monat
    .month-description = Nur dieser Monat, nach gewonnenen Wertungspunkten
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
command-profile = profil
    .description = Wertung, Bilanz und Kurve eines Spielers
    .person = person
    .person-description = Wessen; ohne Angabe dein eigenes
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
command-history = verlauf
    .description = Die letzten Matches eines Spielers
    .person = person
    .person-description = Wessen; ohne Angabe deine eigenen

choice-everywhere = überall

privacy-heading = ### Was über dich gespeichert ist
privacy-stored =
    - Deine ID und dein Anzeigename (zuletzt gesehen { $seen })
    - { $matches ->
        [one] 1 Match
       *[other] { $matches } Matches
    } (davon laufend: { $ongoing }), mit { $events ->
        [one] 1 Eintrag
       *[other] { $events } Einträgen
    } von dir
    - { $challenges ->
        [one] 1 Herausforderung
       *[other] { $challenges } Herausforderungen
    }
    - { $preferences ->
        [yes] Deine Einstellungen
       *[no] Keine Einstellungen
    }
    - { $blocks ->
        [one] 1 blockierte Person
       *[other] { $blocks } blockierte Personen
    }, { $follows ->
        [one] 1 Match, dem du folgst
       *[other] { $follows } Matches, denen du folgst
    }
    - { $imports ->
        [one] 1 importiertes Match
       *[other] { $imports } importierte Matches
    }, { $chouettes ->
        [one] 1 Chouette
       *[other] { $chouettes } Chouettes
    }
    - { $crowds ->
        [one] 1 Abstimmung oder Team
       *[other] { $crowds } Abstimmungen und Teams
    }, { $guesses ->
        [one] 1 erratener Zug
       *[other] { $guesses } erratene Züge
    }, { $cards ->
        [one] 1 Stellung zum Üben
       *[other] { $cards } Stellungen zum Üben
    }, { $puzzles ->
        [one] 1 Rätsel
       *[other] { $puzzles } Rätsel
    }
privacy-tournaments = - { $count ->
    [one] 1 Turnier
   *[other] { $count } Turniere
}
privacy-why = Das wird gespeichert, damit Matches einen Neustart überstehen und du sie wieder ansehen kannst. Nachrichten lese ich nicht. { COMMAND("privacy export") } gibt dir alles als Datei, { COMMAND("privacy delete") } löscht es.
privacy-nothing = Über dich ist nichts gespeichert.
privacy-export = Alles, was über dich gespeichert ist:
privacy-ask = Alles löschen, was über dich gespeichert ist? { $ongoing ->
    [0] { "" }
    [one] Dein laufendes Match gibst du damit auf.{ " " }
   *[other] Deine { $ongoing } laufenden Matches gibst du damit auf.{ " " }
}{ $tournaments ->
    [0] { "" }
    [one] Aus dem Turnier, in dem du bist, scheidest du aus.{ " " }
   *[other] Aus den { $tournaments } Turnieren und Ligen, in denen du bist, scheidest du aus.{ " " }
}Deine beendeten Matches ({ $finished }) bleiben bei deinen Gegnern, ohne deinen Namen. Wer dich blockiert hat, bei dem bleibst du blockiert. Das lässt sich nicht zurücknehmen.
privacy-kept = Es wurde nichts gelöscht.
privacy-deleting = Wird gelöscht ...
privacy-deleting-part = Wird gelöscht ... { $percent } %
privacy-deleted = Alles über dich wurde gelöscht.
button-delete = Alles löschen

leaderboard-title = { $game }, { $scope ->
    [server] dieser Server
   *[everywhere] überall
}{ $month ->
    [yes] , dieser Monat
   *[no] { "" }
}
leaderboard-empty = Hier hat noch niemand ein gewertetes Match gespielt.
leaderboard-provisional = -# * Vorläufig: weniger als 20 gespielte Punkte oder weniger als fünf verschiedene Gegner.
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
profile-record = Matches (ohne Money Games): { $won } gewonnen, { $lost } verloren. Meiste Siege in Folge: { $streak }
profile-gammons = Gammons darin: { $won } gewonnen, { $lost } verloren. Backgammons: { $backgammons_won } gewonnen, { $backgammons_lost } verloren
profile-favourite = Lieblingsspiel: { $game }
profile-chouettes = Chouettes: **{ $points }** in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
} ({ $boxes } als Box) an { $chouettes ->
    [one] 1 Tisch
   *[other] { $chouettes } Tischen
}
profile-against = { $other } gegen diesen Spieler: { $won } gewonnen, { $lost } verloren
profile-chart = { $who }: Wertung in { $game }
history-heading = ### { $who }: letzte Matches
history-empty = { $who } hat noch kein Match beendet.
history-line = - { $when } Match { $match }: { $kind ->
    [won] gewonnen
    [lost] verloren
   *[drawn] ohne Sieger
} { $own } : { $others } gegen { $opponent }
history-chouettes = ### { $who }: letzte Chouettes
history-chouette = - { $when } Chouette { $number }{ $over ->
    [yes] { "" }
   *[no] , läuft noch
}: { $points } in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}, { $players } Leute

leader-words = { $place ->
    [0] Ohne Rang
   *[other] { $place }
}. { $name } hat { $by ->
    [rating] eine Wertung von { $value }
   *[gained] { $value } gewonnen
} in { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}.
leaderboard-everywhere = Aufgeführt sind du, alle, die auf diesem Server gespielt haben, und wer **{ preference-shown-outside }** eingeschaltet hat ({ COMMAND("preferences show") }).
profile-hidden = Nur auf den Servern zu sehen, auf denen diese Person spielt.
