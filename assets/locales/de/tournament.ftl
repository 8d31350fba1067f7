-which-tournament = Welches Turnier; ohne Angabe das aktuelle
-option-tournament = turnier

command-tournament = turnier
    .description = Turniere dieses Servers
command-tournament-create = erstellen
    .description = Ein Turnier ankündigen
    .name = name
    .name-description = Wie es heißt
    .system = system
    .system-description = Wie der Sieger ermittelt wird
    .length = länge
    .length-description = Punkte eines Matches (üblich: 5)
    .lengths = längen
    .lengths-description = Stattdessen Punkte je Runde, etwa 3, 5, 7; die letzte gilt weiter
    .final_length = länge_finale
    .final_length-description = Punkte im Finale, falls es andere sind
    .limit = plätze
    .limit-description = Höchstzahl der Teilnehmer; wer später kommt, wartet
    .seeding = setzung
    .seeding-description = Durch Los, nach Wertung oder in der Reihenfolge der Anmeldung
    .clock = uhr
    .clock-description = Zeit je Zug: keine, live oder Stunden und Tage
    .starts_in = beginn_in
    .starts_in-description = Stunden, bis es von selbst beginnt; 0: ein Veranstalter startet es
    .check_in = check_in
    .check_in-description = Minuten vor dem Beginn, in denen man sich anwesend melden muss; 0: nicht nötig
    .round_hours = rundenzeit
    .round_hours-description = Stunden, die eine Runde dauern darf; 0: so lange es dauert
    .groups = gruppen
    .groups-description = Jeder gegen jeden: Zahl der Gruppen
    .advance = weiter
    .advance-description = Jeder gegen jeden: wie viele je Gruppe ins K.-o. kommen
    .rounds = runden
    .rounds-description = Schweizer System: Zahl der Runden; 0: so viele wie nötig
    .cube = doppler
    .cube-description = Mit Dopplerwürfel oder ohne
    .variant = spiel
    .variant-description = Welches Spiel; üblich: Backgammon
    .weekly = wöchentlich
    .weekly-description = Jede Woche wieder ankündigen
    .fillers = auffüller
    .fillers-description = Computer dieser Stufe statt Freilosen
command-tournament-join = anmelden
    .description = Melde dich zu einem Turnier an
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-leave = abmelden
    .description = Zieh deine Anmeldung zurück oder steig aus
    .sure = sicher
    .sure-description = Ohne Rückfrage ausführen
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-check-in = anwesend
    .description = Sag, dass du da bist
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-start = starten
    .description = Als Veranstalter auslosen und beginnen
    .order = reihenfolge
    .order-description = Von Hand setzen: die Spieler erwähnen, den stärksten zuerst
    .sure = sicher
    .sure-description = Ohne Rückfrage beginnen
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-status = stand
    .description = Wie es in einem Turnier steht
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-standings = tabelle
    .description = Die Tabelle
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-bracket = turnierbaum
    .description = Der Turnierbaum oder die Kreuztabelle
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-report = ergebnis
    .description = Als Veranstalter ein Ergebnis eintragen oder berichtigen
    .pairing = paarung
    .pairing-description = Die Nummer der Paarung
    .winner = sieger
    .winner-description = Wer gewonnen hat
    .points = punkte
    .points-description = Punkte des Siegers
    .against = gegen
    .against-description = Punkte des anderen
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-forfeit = herausnehmen
    .description = Als Veranstalter jemanden aus einem Turnier nehmen
    .person = person
    .person-description = Wer ausscheidet
    .sure = sicher
    .sure-description = Ohne Rückfrage ausführen
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-replace = ersetzen
    .description = Als Veranstalter jemanden den Platz eines anderen übernehmen lassen
    .person = person
    .person-description = Wer geht
    .newcomer = ersatz
    .newcomer-description = Wer kommt
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-pause = unterbrechen
    .description = Als Veranstalter vorerst keine neuen Matches eröffnen, oder weitermachen
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-cancel = absagen
    .description = Als Veranstalter ein Turnier absagen
    .sure = sicher
    .sure-description = Ohne Rückfrage absagen
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }

choice-single-elimination = einfaches K.-o.
choice-double-elimination = Doppel-K.-o.
choice-round-robin = jeder gegen jeden
choice-swiss = Schweizer System
choice-consolation = Hauptrunde mit Trostrunde
choice-rating = Wertung
choice-random = Los
choice-manual = Reihenfolge der Anmeldung

button-take-out = Herausnehmen
button-call-off = Absagen
button-not-after-all = Doch nicht

match-by-command = `/{ command-match } { $match }`

format-name = { $format ->
    [single_elimination] Einfaches K.-o.
    [double_elimination] Doppel-K.-o.
    [round_robin] Jeder gegen jeden
    [swiss] Schweizer System
   *[consolation] Hauptrunde mit Trostrunde
}
stage-name = { $stage ->
    [groups] Gruppen
    [swiss] Schweizer System
    [main] Hauptrunde
    [third_place] Spiel um Platz 3
    [losers] Verliererrunde
    [finals] Finale
    [consolation] Trostrunde
   *[last_chance] Letzte Chance
}
round-name = { $key ->
    [quarterfinal] Viertelfinale
    [semifinal] Halbfinale
    [final] Finale
    [decider] Entscheidungsmatch
    [third_place] Spiel um Platz 3
   *[round] Runde { $number }
}
group-title = Gruppe { $number }
slot-bye = Freilos
slot-from = { $kind ->
    [winner] Sieger aus { $number }
   *[loser] Verlierer aus { $number }
}
column-points = Punkte
column-buchholz = Buchholz
column-wins = Siege
column-losses = Niederlagen
entrants = { $count ->
    [one] 1 Teilnehmer
   *[other] { $count } Teilnehmer
}
podium-words = { $name }: 1. { $first }, 2. { $second }, 3. { $third }
pairing-words = { $round }: { $first } spielt gegen { $second }.
pairing-won-words = { $round }: { $first } hat gegen { $second } gespielt, und { $winner } hat gewonnen.
tournament-heading = ### 🏆 { $name }
tournament-lengths = auf { $lengths } Punkte
tournament-weekly = jede Woche
tournament-unrated = Matches auf mehr als { $most } Punkte werden nicht gewertet
tournament-deadline = Eine Runde dauert höchstens { hours }. Danach verliert ein Match, auf wen es gerade wartet, und wer darin keinen einzigen Zug gemacht hat, scheidet aus.
tournament-abandon = Ein Match, das niemand anrührt ({ days }), endet ohne Sieger und wird neu begonnen. Ein Veranstalter kann stattdessen ein Ergebnis eintragen: `/{ command-tournament } { command-tournament-report }`.
tournament-running = Es hat begonnen.
tournament-cancelled = Es wurde abgesagt.
tournament-ended = Es ist vorbei.
tournament-starts-by-hand = Melde dich unten an; ein Veranstalter startet es.
tournament-starts = Beginn: { $at } ({ $left }).
tournament-check-in = Melde dich in { $minutes ->
    [one] der letzten Minute
   *[other] den letzten { $minutes } Minuten
} vor dem Beginn als anwesend, sonst wirst du nicht ausgelost.
tournament-entrants = **{ $count } von { $limit }** angemeldet:
tournament-waiting = Warteliste: { $names }
tournament-footer = -# Turnier { $number }
tournament-paused = Unterbrochen: Vorerst werden keine neuen Matches eröffnet.
tournament-resumed = { $name } geht weiter.
tournament-champion = Gewonnen hat **{ $who }**.
tournament-your-match = Du spielst als Nächstes: { $round }.
tournament-won = ## 🏆 { $who } gewinnt { $name }
tournament-no-champion = ## { $name } ist ohne Sieger zu Ende.
tournament-not-drawn = { $name }: Es ist noch nichts ausgelost; das geschieht zum Beginn.
tournament-withdrawn = Du bist aus { $name } ausgestiegen: Deine kommenden Matches sind verloren.
tournament-started = { $name } ist ausgelost; die Matches werden eröffnet.
tournament-needs-member = Ein Turnier braucht seine Bretter, und die kann ich hier nicht senden: Auf diesem Server bin ich nur die App einer einzelnen Person. Wer ihn verwaltet, muss mich erst zum Server hinzufügen.
tournament-needs-permissions = Ich kann { $name } dort noch nicht austragen: In { $channel } brauche ich { $permissions }.
tournament-channel-gone = Den Kanal, in dem { $name } angekündigt wurde, gibt es nicht mehr; dort kann nichts gespielt werden. Sag es mit `/{ command-tournament } { command-tournament-cancel }` ab und kündige es in einem anderen Kanal an.
tournament-reported = { $name }, Paarung { $pairing }: { $who } gewinnt. Das ist mit deinem Namen vermerkt.
tournament-forfeited = { $who } ist aus { $name } ausgeschieden; die kommenden Matches sind verloren.
tournament-replaced = { $newcomer } übernimmt in { $name } den Platz von { $who }.
tournament-cancel-ask = { $name } endgültig absagen?{ $under_way ->
    [0] { "" }
    [one] { " " }Das laufende Match endet sofort und zählt nicht.
   *[other] { " " }Die { $under_way } laufenden Matches enden sofort und zählen nicht.
}{ $is_weekly ->
    [yes] { " " }Nächste Woche wird es nicht wieder angekündigt.
   *[no] { "" }
} Das lässt sich nicht zurücknehmen.
tournament-withdraw-ask = Aus { $name } aussteigen? { $playing ->
    [yes] Dein Match gegen { $opponents } endet sofort und ist verloren, ebenso jedes weitere, das du noch hättest.
   *[no] Jedes Match, das du noch hättest, ist verloren.
} Das lässt sich nicht zurücknehmen.
tournament-forfeit-ask = { $who } aus { $name } herausnehmen? { $playing ->
    [yes] Das Match gegen { $opponents } endet sofort und ist verloren, ebenso jedes weitere.
   *[no] Jedes weitere Match ist verloren.
} Das lässt sich nicht zurücknehmen.
tournament-nothing-done = Es wurde nichts geändert.
tournament-starting = { $name } wird ausgelost ...
tournament-called-off = { $name } wurde abgesagt.
tournament-halted = { $name } ist unterbrochen: Vorerst werden keine neuen Matches eröffnet.
tournament-refused = { $name }: { $why }
tournament-which = Welches Turnier meinst du?
tournament-choose = Turnier wählen
tournament-which-number = Das passt auf mehrere Turniere: { $names }. Sag mit der Option `{ -option-tournament }`, welches du meinst.
tournament-start-ask = { $name } jetzt starten?
tournament-start-early = Angekündigt ist es für { $at }.
tournament-start-everyone = Die Anwesenheit wird noch nicht abgefragt; deshalb werden alle ausgelost, die sich angemeldet haben.
tournament-start-missing = { $here } von { $count } sind da. Noch nicht da und deshalb nicht ausgelost:
tournament-start-sure = Um es mit dieser Reihenfolge zu starten, gib den Befehl noch einmal mit `{ command-tournament-start.sure }` ein.
tournament-page = -# Seite { $page } von { $pages }
tournament-blocked = { $name }, { $round }: { $first } trifft auf { $second }, obwohl einer von beiden den anderen blockiert hat. Eine andere Paarung war nicht möglich. Willst du sie selbst entscheiden, dann mit `/{ command-tournament } { command-tournament-report }` für Paarung { $pairing }.
button-show-all = Alle zeigen
button-start-now = Jetzt starten
round-begins = ### { $name }: { $round }
round-until = Zu spielen bis { $left }.
round-reminder = ⏳ { $who }, die Runde endet { $left }, und Match { $match } wartet auf dich.
check-in-now = ⏰ { $name }: Melde dich jetzt als anwesend, es beginnt { $left }. Drücke **{ button-check-in }** unter [der Ankündigung]({ $url }) oder nimm `/{ command-tournament } { command-tournament-check-in }`.
match-called = { $name }, { $round }: { $white } gegen { $black }
signed-up = { $status ->
    [left] Du bist für { $name } nicht mehr angemeldet.
    [waiting] { $name } ist voll: Du stehst auf der Warteliste und rückst nach, wenn ein Platz frei wird.
    [checked_in] Du bist für { $name } als anwesend gemeldet.
   *[registered] Du bist für { $name } angemeldet.
}
button-join = Anmelden
button-leave = Abmelden
button-check-in = Ich bin da
button-bracket = Turnierbaum
button-standings = Tabelle
answer-repeat-short = Das ist schon geschehen.

correction-line = -# Paarung { $pairing }: { $before } berichtigt zu { $after } von { $by }
tournament-final-length = Finale auf { $length }

tournament-fillers = Computer statt Freilosen ({ $level ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [intermediate] fortgeschritten
    [advanced] stark
    [expert] Experte
    [world_class] Weltklasse
   *[simple] einfache Spieler
})

standing-words = { $place }. { $name } hat { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} und { $losses ->
    [one] 1 Niederlage
   *[other] { $losses } Niederlagen
}.
standing-swiss-words = { $place }. { $name } hat { points } und eine Buchholz-Zahl von { $buchholz }.
