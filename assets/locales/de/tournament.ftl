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
    .length-description = Länge eines Matches in Punkten (meist 5)
    .lengths = längen
    .lengths-description = Länge der Matches je Runde, etwa 3, 5, 7; die letzte gilt weiter
    .final_length = länge_finale
    .final_length-description = Länge des Finales, falls es eine andere ist
    .limit = plätze
    .limit-description = Höchstzahl der Teilnehmer; wer danach kommt, steht auf der Warteliste
    .seeding = setzung
    .seeding-description = Zufällig, nach Wertung oder in der Reihenfolge der Anmeldung
    .clock = uhr
    .clock-description = Zeit je Zug: keine, live oder Stunden und Tage
    .starts_in = beginn_in
    .starts_in-description = Wann es von selbst beginnt: 20m, 1h30 oder Stunden; 0: ein Veranstalter startet es
    .check_in = check_in
    .check_in-description = Wie viele Minuten vor dem Beginn man sich anwesend melden muss; 0: gar nicht
    .round_hours = rundenzeit
    .round_hours-description = Wie viele Stunden eine Runde dauern darf; 0: unbegrenzt
    .groups = gruppen
    .groups-description = Jeder gegen jeden: Zahl der Gruppen
    .advance = weiter
    .advance-description = Jeder gegen jeden: wie viele je Gruppe ins K.-o. kommen
    .rounds = runden
    .rounds-description = Schweizer System: Zahl der Runden; 0: so viele wie nötig
    .minutes = minuten
    .minutes-description = Arena: wie viele Minuten sie dauert
    .cube = doppler
    .cube-description = Mit oder ohne Dopplerwürfel
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
    .posting = brett
    .posting-description = Wie die Bretter gepostet werden (meist wie auf dem Server)
    .numbers = nummern
    .numbers-description = Felder für jeden von seiner Seite nummerieren, oder für beide von Weiß aus
    .weekly = wöchentlich
    .weekly-description = Jede Woche wieder ankündigen
    .fillers = auffüller
    .fillers-description = Computer dieser Stufe spielen statt Freilosen
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
    .description = Veranstalter: auslosen und beginnen
    .order = reihenfolge
    .order-description = Von Hand setzen: Namen oder Erwähnungen mit Kommas dazwischen, die Stärksten zuerst
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
    .description = Veranstalter: ein Ergebnis eintragen oder berichtigen
    .pairing = paarung
    .pairing-description = Die Nummer der Paarung
    .winner = sieger
    .winner-description = Wer gewonnen hat
    .points = punkte
    .points-description = Punkte des Siegers
    .against = gegen
    .against-description = Punkte des Verlierers
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-forfeit = herausnehmen
    .description = Veranstalter: jemanden aus einem Turnier nehmen
    .person = person
    .person-description = Wer ausscheidet
    .sure = sicher
    .sure-description = Ohne Rückfrage ausführen
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-replace = ersetzen
    .description = Veranstalter: jemanden den Platz eines anderen übernehmen lassen
    .person = person
    .person-description = Wer geht
    .newcomer = ersatz
    .newcomer-description = Wer kommt
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-pause = unterbrechen
    .description = Veranstalter: vorerst keine neuen Matches beginnen, oder weitermachen
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-cancel = absagen
    .description = Veranstalter: ein Turnier absagen
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
button-replace = Ersetzen
button-enter-result = Ergebnis eintragen
button-correct = Sieger ändern
button-call-off = Absagen
button-not-after-all = Doch nicht

match-by-command = `/{ command-match } { $match }`

format-name = { $format ->
    [arena] Arena
    [simul] Simultan
    [single_elimination] Einfaches K.-o.
    [double_elimination] Doppel-K.-o.
    [round_robin] Jeder gegen jeden
    [swiss] Schweizer System
    [league] Liga
    [team] Mannschaftskampf
   *[consolation] Hauptrunde mit Trostrunde
}
stage-name = { $stage ->
    [arena] Arena
    [simul] Simultan
    [groups] Gruppen
    [swiss] Schweizer System
    [main] Hauptrunde
    [third_place] Spiel um Platz 3
    [losers] Verliererrunde
    [finals] Finale
    [consolation] Trostrunde
    [league] Liga
    [team] Mannschaftskampf
   *[last_chance] Letzte Chance
}
round-name = { $key ->
    [quarterfinal] Viertelfinale
    [semifinal] Halbfinale
    [final] Finale
    [winners_final] Finale der Hauptrunde
    [losers_final] Finale der Verliererrunde
    [decider] Entscheidungsmatch
    [third_place] Spiel um Platz 3
   *[round] Runde { $number }
}
group-title = Gruppe { $number }
slot-bye = Freilos
slot-from = { $kind ->
    [winner] Sieger aus { $first }–{ $second }
   *[loser] Verlierer aus { $first }–{ $second }
}
slot-from-round = { $kind ->
    [winner] Sieger: { $round }
   *[loser] Verlierer: { $round }
}{ $pairing ->
    [0] { "" }
   *[other] , Match { $pairing }
}
slot-drawn-from = { $kind ->
    [winner] { $first } oder { $second }
   *[loser] Verlierer { $first }–{ $second }
}
slot-drawn-from-round = { $kind ->
    [winner] Sieger { $pairing ->
        [0] { $round }
       *[other] { $round } { $pairing }
    }
   *[loser] Verlierer { $pairing ->
        [0] { $round }
       *[other] { $round } { $pairing }
    }
}
slot-forfeit = kampflos
column-points = Punkte
column-buchholz = Buchholz
column-wins = Siege
column-losses = Niederlagen
entrants = { $count ->
    [one] 1 Teilnehmer
   *[other] { $count } Teilnehmer
}
podium-words = { $name }: { $first } { $firsts ->
    [1] hat gewonnen
   *[other] teilen sich den ersten Platz
}{ $seconds ->
    [0] {""}
    [1] , { $second } kommt auf Platz 2
   *[other] , { $second } teilen sich den zweiten Platz
}{ $thirds ->
    [0] {""}
    [1] , { $third } kommt auf Platz 3
   *[other] , { $third } teilen sich den dritten Platz
}.
pairing-line = - Paarung { $number }, { $round }: **{ $first }** – **{ $second }**
pairing-words = { $round }: { $first } spielt gegen { $second }.
pairing-won-words = { $round }: { $forfeit ->
    [yes] { $winner } hat kampflos gewonnen, { $first } gegen { $second }.
   *[no] { $first } hat gegen { $second } gespielt, und { $winner } hat gewonnen.
}
tournament-heading = ### 🏆 { $name }
tournament-lengths = { $points ->
    [one] auf 1 Punkt
   *[other] auf { $lengths } Punkte
}
tournament-weekly = jede Woche
tournament-deadline = Eine Runde dauert höchstens { hours }. Ist die Zeit um, verliert, wer am Zug ist, und wer nie gezogen hat, scheidet aus.
tournament-abandon = Wird in einem Match { days } lang nicht gezogen, endet es ohne Sieger und beginnt von vorn. Veranstalter können stattdessen mit { COMMAND("tournament report") } ein Ergebnis eintragen.
tournament-unrated = Matches auf mehr als { $most } Punkte werden nicht gewertet
tournament-running = Es läuft.
tournament-cancelled = Es wurde abgesagt.
tournament-ended = Beendet.
tournament-starts-by-hand = Melde dich unten an. Ein Veranstalter startet es.
tournament-starts = Beginn: { $at } ({ $left }).
tournament-check-in = Melde dich in { $minutes ->
    [one] der letzten Minute
   *[other] den letzten { $minutes } Minuten
} vor dem Beginn als anwesend, sonst wirst du nicht ausgelost.
tournament-entrants = **{ $count } von { $limit }** angemeldet{ $count ->
    [0] { "" }
   *[other] :
}
tournament-waiting = Warteliste: { $names }
tournament-missed = Nicht als anwesend gemeldet: { $names }
tournament-dice = Würfel festgelegt durch: `{ $commitment }`
    Das ist der SHA-256 des Startwerts, aus dem alle Matches ihre Würfe bekommen. Nach einem Match rechnet { -dice-verify } jeden Wurf nach.
tournament-footer = -# { $kind ->
    [simul] Simultan { $number }
    [league] Liga { $number }
    [team] Mannschaftskampf { $number }
   *[other] Turnier { $number }
}
tournament-paused = Unterbrochen: vorerst keine neuen Matches.
tournament-resumed = { $name } geht weiter.
tournament-moved = { $name } geht in diesem Kanal weiter.
tournament-champion = Gewonnen hat **{ $who }**.
tournament-podium = [{ $format ->
    [arena] Abschlusstabelle
    [league] Abschlusstabelle
    [simul] Alle Bretter
    [team] Spielbericht
   *[other] Siegerehrung
}]({ $url })
tournament-your-match = Dein nächstes Match: { $round }, **{ $first }** – **{ $second }**
tournament-you = { $where ->
    [out] Du bist nicht mehr dabei.
    [absent] Du hast dich nicht als anwesend gemeldet und bist nicht ausgelost. Ist ein Platz frei, kommst du mit { COMMAND("tournament join") } noch hinein.
    [waiting] Du stehst auf der Warteliste.
    [next_season] Du bist in der nächsten Saison dabei.
    [groups] Du hast alle deine Matches in der Gruppe gespielt. Wer ins K.-o. kommt, steht fest, wenn alle Gruppenmatches gespielt sind.
    [bye] Du hast in dieser Runde ein Freilos.
    [bye_won] Du hast in dieser Runde ein Freilos. Es zählt als Sieg.
    [next_round] Du spielst in der nächsten Runde.
    [paused] Du pausierst. Mit **{ button-arena-back }** geht es weiter.
    [free] Sobald jemand frei ist, bekommst du ein Match.
    [break] Gerade ist Pause: Ein Match bekommst du, sobald es weitergeht.
    [final] Du hast das Finale gespielt. Das Podium kommt, wenn alle anderen Matches gespielt sind.
   *[done] Du hast alle deine Matches gespielt.
}
tournament-next-match = Nächstes Match von { $who }: { $round }, gegen **{ $opponent }**.
tournament-then = { $where ->
    [out] { $who } ist nicht mehr dabei.
    [bye] { $who } hat jetzt ein Freilos.
    [bye_won] { $who } hat jetzt ein Freilos. Es zählt als Sieg.
    [next_round] Die nächste Runde beginnt, wenn diese zu Ende ist.
    [groups] Wer ins K.-o. kommt, steht fest, wenn alle Gruppenmatches gespielt sind.
    [final] Das Podium kommt, wenn alle anderen Matches gespielt sind.
   *[done] { $who } hat alle Matches gespielt.
}
tournament-won = ## 🏆 { $who } gewinnt { $name }
tournament-no-champion = ## { $name } ging ohne Sieger zu Ende
tournament-not-drawn = { $name }: { $is_off ->
    [yes] Abgesagt, bevor ausgelost wurde.
   *[no] Ausgelost wird erst zum Beginn.
}
tournament-withdrawn = { $kind ->
    [struck] Du hast { $name } verlassen. Keins deiner Matches dieser Saison zählt.
    [arena] Du hast { $name } verlassen. Deine Punkte bleiben in der Tabelle, und du kannst wieder mitmachen.
   *[other] Du bist aus { $name } ausgestiegen und gibst deine übrigen Matches kampflos ab.
}
tournament-not-in = Du selbst bist bei { $name } noch nicht dabei.
tournament-organizing = { $hand ->
    [yes] Sind alle da, drück **{ button-start }** oder nimm { $format ->
        [league] { COMMAND("league next") }
        [team] { COMMAND("team start") }
       *[other] { COMMAND("tournament start") }
    }.
   *[no] Es beginnt { $at } von selbst; mit **{ button-start-now }** geht es früher los.
}
button-start = Starten
tournament-started = { $format ->
    [arena] { $name } ist eröffnet. Du bekommst einen Gegner, sobald jemand frei ist.
    [simul] { $name } beginnt. Jeder Gast bekommt ein Brett.
   *[other] { $name } ist ausgelost, die Matches beginnen.
}
tournament-needs-member = Ich bin kein Mitglied dieses Servers und kann hier keine Turnierbretter senden. Bitte jemanden, der ihn verwaltet, mich hinzuzufügen.
tournament-needs-permissions = { $name } kann in { $channel } gerade nicht stattfinden: Dort brauche ich { $permissions }.
tournament-channel-gone = Den Kanal, in dem { $name } angekündigt wurde, gibt es nicht mehr. { $moves ->
    [yes] Soll es in einem anderen Kanal weitergehen, gib dort { $kind ->
        [league] { COMMAND("league pause") }
        [team] { COMMAND("team pause") }
       *[other] { COMMAND("tournament pause") }
    } ein.
   *[no] Sag es mit { COMMAND("team end") } ab und kündige es in einem anderen Kanal an.
}
tournament-stopped = Ich habe { $name } unterbrochen: keine neuen Matches, und keine Frist zählt.{ $gone ->
    [yes] {""}
   *[no] {" "}Sobald dort gespielt werden kann, setz es fort mit { $kind ->
        [league] { COMMAND("league pause") }
        [team] { COMMAND("team pause") }
       *[other] { COMMAND("tournament pause") }
    }.
}
tournament-reported = { $name }, Paarung { $pairing }: { $who } gewinnt. Es ist festgehalten, dass du das eingetragen hast.
tournament-forfeited = { $kind ->
    [struck] { $who } ist aus { $name } ausgeschieden, und keins der Matches dieser Saison zählt.
   *[other] { $who } ist aus { $name } ausgeschieden und gibt die übrigen Matches kampflos ab.
}
tournament-corrected = { $name }, Paarung { $pairing }: Ein Veranstalter hat das Ergebnis berichtigt. { $winner } hat gegen { $loser } { $points ->
    [0] gewonnen
   *[other] { $points } : { $against } gewonnen
}.
tournament-taken-out = { $kind ->
    [struck] { $who }, { $count ->
        [one] ein Veranstalter hat dich aus { $name } herausgenommen. Keins deiner Matches dieser Saison zählt.
       *[other] ein Veranstalter hat euch aus { $name } herausgenommen. Keins eurer Matches dieser Saison zählt.
    }
    [replaced] { $who }, bei { $name } spielt jetzt { $newcomer } an deiner Stelle.
    [boards] { $who }, bei { $name } spielt jetzt { $newcomer } auf den Brettern, auf denen du noch nicht gezogen hast.
   *[out] { $who }, { $count ->
        [one] ein Veranstalter hat dich aus { $name } herausgenommen: Deine übrigen Matches sind kampflos verloren.
       *[other] ein Veranstalter hat euch aus { $name } herausgenommen: Eure übrigen Matches sind kampflos verloren.
    }
}
tournament-goes-through = { $kind ->
    [withdrawn] { $who } ist aus { $name } ausgestiegen, deshalb kommt { $winner } weiter.
   *[out] { $who } ist bei { $name } nicht mehr dabei, deshalb kommt { $winner } weiter.
}
tournament-struck = { $who } ist vorzeitig aus { $name } ausgeschieden. Keins der Matches mit { $who } zählt in dieser Saison.{ $count ->
    [0] { "" }
   *[other] { " " }Damit verlieren ein Ergebnis:
}
tournament-has-withdrawn = { $who } ist aus { $name } ausgestiegen.
tournament-joined-late = { $name }: { $who } ist nachträglich dazugekommen und spielt zuerst gegen { $against }. { $first } – { $second } hatte noch nicht begonnen und wartet jetzt auf den Sieger.
tournament-absent = { $name }: Die Runde ist vorbei. War etwas ein Irrtum, kann ein Veranstalter das Ergebnis berichtigen. Ausgeschieden, weil sie nie gezogen haben:
tournament-left-out = { $name } hat begonnen. Ist ein Platz frei, kommt ihr mit { COMMAND("tournament join") } noch hinein. Nicht als anwesend gemeldet und deshalb nicht ausgelost:
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
    [yes] Du verlierst dein Match gegen { $opponents } sofort und gibst alle weiteren kampflos ab.
   *[no] Du gibst alle Matches, die du noch hättest, kampflos ab.
} Das lässt sich nicht zurücknehmen.
tournament-forfeit-ask = { $who } aus { $name } nehmen? { $playing ->
    [yes] Das Match gegen { $opponents } ist sofort verloren, alle weiteren werden kampflos abgegeben.
   *[no] Alle weiteren Matches werden kampflos abgegeben.
} Das lässt sich nicht zurücknehmen.
tournament-replace-ask = { $newcomer } den Platz von { $who } in { $name } übernehmen lassen? Das Match gegen { $opponents } hat schon begonnen: Es endet sofort, und { $newcomer } spielt ein neues.
tournament-report-ask = { $who } in { $name } als Sieger von Paarung { $pairing } eintragen? Das Match hat schon begonnen: Es endet sofort und lässt sich nicht weiterspielen.
tournament-nothing-done = Es wurde nichts geändert.
tournament-correct-ask = In { $name } bei Paarung { $pairing } den Sieger von { $was } in { $now } ändern? { $drawn ->
    [yes] Spätere Runden sind schon ausgelost und bleiben, wie sie sind.
   *[no] Freilose und kampflose Siege danach richten sich nach dem neuen Ergebnis.
} Beide erfahren es.{ $ended ->
    [0] { "" }
    [one] { " " }Das laufende Match, das davon abhängt, endet sofort.
   *[other] { " " }Die { $ended } laufenden Matches, die davon abhängen, enden sofort.
}
tournament-starting = { $name } wird gestartet ...
tournament-called-off = { $name } wurde abgesagt{ $why ->
    [not_here] : Zu wenige haben sich als anwesend gemeldet.
    [too_few] : Zu wenige haben sich angemeldet.
   *[organizer] .
}
tournament-halted = { $name } ist unterbrochen: vorerst keine neuen Matches.
tournament-refused = { $name }: { $why }
tournament-which = Welches Turnier meinst du?
tournament-choose = Turnier wählen
tournament-which-number = Das passt auf mehrere Turniere: { $names }. Wähl eins mit der Option `{ -option-tournament }`.
tournament-start-ask = { $name } jetzt starten?
tournament-start-draw = **{ $signed } von { $limit }** angemeldet. Ausgelost werden { entrants } ({ $system }). Das lässt sich nicht rückgängig machen.
tournament-start-early = Angekündigt ist es für { $at }.
tournament-start-everyone = Als anwesend melden kann man sich noch nicht, deshalb kommen alle Angemeldeten in die Auslosung.
tournament-start-missing = { $here } von { $count } sind da. Diese fehlen noch und kommen nicht in die Auslosung:
tournament-start-sure = Um es mit dieser Reihenfolge zu starten, gib den Befehl noch einmal mit `{ command-tournament-start.sure }` ein.
tournament-page = -# Seite { $page } von { $pages }
tournament-blocked = { $name }, { $round }: { $first } trifft auf { $second }, obwohl einer den anderen blockiert hat. Eine andere Paarung war nicht möglich. Willst du lieber selbst entscheiden, nimm { COMMAND("tournament report") } für Paarung { $pairing }.
button-show-all = Alle zeigen
button-start-now = Jetzt starten
round-until = { $round } endet { $left }.
round-byes = Freilos in dieser Runde:
round-reminder = ⏳ { $who }, die Runde endet { $left }, und Match { $match } wartet auf dich.
check-in-now = ⏰ { $name }: Melde dich jetzt als anwesend, es beginnt { $left }. Tipp auf **{ button-check-in }** unter [der Ankündigung]({ $url }) oder nimm { COMMAND("tournament check-in") }.
match-called = { $name }, { $round }: { $white } gegen { $black }
signed-up = { $status ->
    [left] Du bist nicht mehr für { $name } angemeldet.
    [waiting] { $name } ist voll, du stehst auf der Warteliste. Sobald ein Platz frei wird, bist du dabei.
    [moved] Du hast die Mannschaft gewechselt und bist in { $name } jetzt bei der anderen angemeldet.
    [checked_in] Du bist für { $name } als anwesend gemeldet.
    [here] Du bist für { $name } angemeldet und gleich als anwesend gemeldet, kommst also in die Auslosung.
    [late] Du bist bei { $name } dabei. Sobald es ein Match für dich gibt, wirst du gerufen.
   *[registered] Du bist für { $name } angemeldet.
}
button-join = Anmelden
button-leave = Abmelden
button-check-in = Ich bin da
button-bracket = Turnierbaum
button-standings = Tabelle
answer-repeat-short = Das ist schon erledigt.

correction-line = -# Paarung { $pairing }: { $same ->
    [yes] Punkte von { $after } berichtigt von { $by }
   *[no] Sieger von { $before } in { $after } geändert von { $by }
}
tournament-final-length = Finale auf { $length }
tournament-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
tournament-groups = { $groups ->
    [1] die besten { $advance } kommen ins K.-o.
   *[other] { $groups } Gruppen{ $advance ->
        [0] { "" }
        [1] , Platz 1 kommt jeweils ins K.-o.
       *[other] , die besten { $advance } kommen jeweils ins K.-o.
    }
}

tournament-fillers = Computer statt Freilosen ({ $level ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [intermediate] mittel
    [advanced] fortgeschritten
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

tournament-form = ### { $name }
tournament-form-explained = Noch hat es niemand gesehen. Wenn du es ankündigst, melden sich die Leute mit einem Knopf an.
tournament-form-arena = Eine Arena hat eine Live-Uhr und keine Freilose, also spielen dort keine Computer.
tournament-form-done = { $name } ist angekündigt.
tournament-typed = { $why }
    -# Eingegeben hast du: `{ $typed }`
tournament-usual-name = Turnier vom { day-of-month }
tournament-name-label = Wie es heißt
tournament-field = { $field ->
    [format] Modus
    [length] Länge der Matches
    [clock] Uhr
    [starts_in] Beginn
   *[filler] Computer
}
tournament-starts-in = { $unit ->
    [hand] Beginnt, wenn du es sagst
    [days] { $days ->
        [7] Beginnt in einer Woche
        [one] Beginnt in einem Tag
       *[other] Beginnt in { $days } Tagen
    }
    [hours] { $hours ->
        [one] Beginnt in einer Stunde
       *[other] Beginnt in { $hours } Stunden
    }
    [both] Beginnt in { $hours } Std. { $minutes } Min.
   *[minutes] Beginnt in { $minutes } Minuten
}{ $check_in ->
    [0] { "" }
   *[other] , Anwesenheit { $check_in } Minuten vorher
}
tournament-no-fillers = Keine Computer
tournament-no-fillers-explained = Sonst spielen sie statt Freilosen
format-explained = { $format ->
    [arena] Spiel so viel du willst, bis die Zeit um ist
    [single_elimination] Eine Niederlage, und man ist raus
    [double_elimination] Zwei Niederlagen, und man ist raus
    [round_robin] Jeder gegen jeden
    [swiss] Einige Runden, niemand scheidet aus
   *[consolation] Wer verliert, kommt in ein zweites Feld
}
button-announce = Ankündigen
button-change-tournament = Ändern
button-name-and-announce = Benennen und ankündigen

choice-arena = Arena

arena-lasts = { $unit ->
    [hours] dauert { hours }
   *[minutes] dauert { $minutes } Minuten
}
arena-rules = -# Sobald du frei bist, bekommst du den nächsten Gegner. Ein Sieg bringt 2 Punkte. Nach zwei Siegen in Folge zählt alles doppelt, bis du einmal nicht gewinnst. Komm und pausiere, wann du willst. Ist dein Brett da, hast du für den ersten Zug eine Minute. Wer ein Match verlässt, verliert es.
arena-closes = Schluss { $left }. { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $matches ->
    [0] gerade spielt niemand.
    [one] 1 Match läuft.
   *[other] { $matches } Matches laufen.
}
arena-leads = **{ $who }** führt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
arena-joined = Du bist bei { $name } dabei. { $paused ->
    [yes] Gerade ist Pause: Ein Match bekommst du, sobald es weitergeht.
   *[no] Sobald jemand frei ist, bekommst du innerhalb von Sekunden ein Match.
}
arena-rests = Du pausierst bei { $name }.{ $playing ->
    [yes] { " " }Spiel das laufende Match zu Ende. Danach bekommst du keins mehr.
   *[no] { " " }Du bekommst kein Match mehr.
} Mit **{ button-arena-back }** geht es weiter.
arena-is-back = Du bist bei { $name } zurück. { $paused ->
    [yes] Gerade ist Pause: Ein Match bekommst du, sobald es weitergeht.
   *[no] Sobald jemand frei ist, bekommst du innerhalb von Sekunden ein Match.
}
arena-absent = { $who } hat nicht gezogen und das Match verloren. Du pausierst bei { $name }: Tipp im [Beitrag der Arena]({ $url }) auf **{ button-arena-back }**, um weiterzuspielen.
arena-withdraw-ask = { $name } verlassen?{ $playing ->
    [yes] { " " }Dein Match gegen { $opponents } ist sofort verloren.
   *[no] { "" }
} Deine Punkte bleiben in der Tabelle, und du kannst wieder mitmachen.
arena-resting-name = { $name } (Pause)
arena-words = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $name } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} aus { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}.
column-run = In Folge
column-played = Gespielt
column-performance = Leistung
button-arena-pause = Pause
button-arena-back = Zurück
gathered-called = { $name }: { $white } gegen { $black }
