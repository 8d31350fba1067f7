-which-league = Welche Liga; ohne Angabe die laufende
-which-team-match = Welcher Mannschaftskampf; ohne Angabe der laufende

command-league = liga
    .description = Staffeln, jede Woche eine Runde, Auf- und Abstieg
command-league-create = anlegen
    .description = Veranstalter: eine Liga ankündigen
    .name = name
    .name-description = Wie sie heißt
    .length = länge
    .length-description = Länge der Matches in Punkten (meist 5)
    .division = staffel
    .division-description = Spieler je Staffel, wenn möglich: 4 bis 8 (meist 6)
    .round_days = rundentage
    .round_days-description = Tage, die eine Runde dauert (meist 7)
    .clock = uhr
    .clock-description = Zeit je Zug: keine, live oder Stunden und Tage
    .starts_in = beginn_in
    .starts_in-description = Wann sie von selbst beginnt: 20m, 1h30 oder Stunden; 0: ein Veranstalter startet sie
    .break_days = pausentage
    .break_days-description = Tage zwischen den Saisons; 0: ein Veranstalter beginnt die nächste
    .seeding = setzung
    .seeding-description = Erste Staffeln: nach Wertung, Los oder Anmeldung
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
    .cube = doppler
    .cube-description = Mit oder ohne Dopplerwürfel
command-league-join = mitmachen
    .description = Anmelden; während einer Saison für die nächste
    .league = liga
    .league-description = { -which-league }
command-league-leave = verlassen
    .description = Abmelden oder die Liga verlassen
    .sure = sicher
    .sure-description = Ohne Rückfrage
    .league = liga
    .league-description = { -which-league }
command-league-table = tabelle
    .description = Die Tabellen der Staffeln
    .league = liga
    .league-description = { -which-league }
command-league-results = ergebnisse
    .description = Wer wen geschlagen hat
    .league = liga
    .league-description = { -which-league }
command-league-status = stand
    .description = Die Matches dieser Runde, und deine
    .league = liga
    .league-description = { -which-league }
command-league-next = weiter
    .description = Veranstalter: die Saison oder die nächste Runde beginnen
    .sure = sicher
    .sure-description = Ohne Rückfrage
    .league = liga
    .league-description = { -which-league }
command-league-report = melden
    .description = Veranstalter: ein Ergebnis eintragen oder berichtigen
    .pairing = paarung
    .pairing-description = Die Nummer der Paarung
    .winner = gewinner
    .winner-description = Wer gewonnen hat
    .points = punkte
    .points-description = Die Punkte des Gewinners
    .against = gegenpunkte
    .against-description = Die Punkte des Verlierers
    .league = liga
    .league-description = { -which-league }
command-league-remove = entfernen
    .description = Veranstalter: jemanden aus der Liga nehmen
    .person = person
    .person-description = Wer herausgenommen wird
    .sure = sicher
    .sure-description = Ohne Rückfrage
    .league = liga
    .league-description = { -which-league }
command-league-pause = pause
    .description = Veranstalter: die Runde anhalten oder fortsetzen
    .league = liga
    .league-description = { -which-league }
command-league-end = beenden
    .description = Veranstalter: die Saison abbrechen, ohne eine nächste
    .sure = sicher
    .sure-description = Ohne Rückfrage
    .league = liga
    .league-description = { -which-league }

command-team = mannschaft
    .description = Zwei Mannschaften gegeneinander
command-team-create = anlegen
    .description = Veranstalter: einen Mannschaftskampf ankündigen
    .team = mannschaft
    .team-description = Wie die eine Mannschaft heißt
    .against = gegen
    .against-description = Wie die andere Mannschaft heißt
    .players = spieler
    .players-description = Spieler je Mannschaft (meist 4)
    .boards = bretter
    .boards-description = Alle gegen alle oder Brett gegen Brett
    .length = länge
    .length-description = Länge der Matches in Punkten (meist 5)
    .clock = uhr
    .clock-description = Zeit je Zug: keine, live oder Stunden und Tage
    .two_channels = zwei_kanäle
    .two_channels-description = Auch in einem zweiten Kanal oder Server spielen: Du bekommst einen Code
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
    .cube = doppler
    .cube-description = Mit oder ohne Dopplerwürfel
command-team-host = ausrichten
    .description = Veranstalter: einen Mannschaftskampf auch in diesem Kanal
    .code = code
    .code-description = Der Code vom Veranstalter des Mannschaftskampfs
command-team-join = mitmachen
    .description = In einer Mannschaft mitmachen
    .team = mannschaft
    .team-description = Welche Mannschaft
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-leave = verlassen
    .description = Abmelden oder die restlichen Bretter aufgeben
    .sure = sicher
    .sure-description = Ohne Rückfrage
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-line-up = aufstellung
    .description = Veranstalter: die Bretter einer Mannschaft vor dem Start festlegen
    .order = reihenfolge
    .order-description = Namen oder Erwähnungen mit Kommas dazwischen, das erste Brett zuerst
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-start = starten
    .description = Veranstalter: die Aufstellungen festlegen und beginnen
    .sure = sicher
    .sure-description = Ohne Rückfrage
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-score = spielstand
    .description = Der Spielbericht
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-status = stand
    .description = Die offenen Matches, und deine
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-substitute = einwechseln
    .description = Veranstalter: jemand anders spielt die offenen Bretter eines Spielers
    .person = person
    .person-description = Wer geht
    .newcomer = ersatz
    .newcomer-description = Wer einspringt
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-report = melden
    .description = Veranstalter: ein Ergebnis eintragen oder berichtigen
    .pairing = paarung
    .pairing-description = Die Nummer der Paarung
    .winner = gewinner
    .winner-description = Wer gewonnen hat
    .points = punkte
    .points-description = Die Punkte des Gewinners
    .against = gegenpunkte
    .against-description = Die Punkte des Verlierers
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-pause = pause
    .description = Veranstalter: vorerst keine neuen Matches, oder weiter
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }
command-team-end = beenden
    .description = Veranstalter: den Mannschaftskampf absagen
    .sure = sicher
    .sure-description = Ohne Rückfrage
    .team_match = mannschaftskampf
    .team_match-description = { -which-team-match }

choice-everyone = alle gegen alle
choice-board-by-board = Brett gegen Brett

league-usual-name = Liga
league-heading = ### 🏆 { $name }, Saison { $season }
league-rounds = In jeder Staffel spielen alle einmal gegeneinander. { $days ->
    [one] Eine Runde dauert einen Tag
    [7] Eine Runde dauert eine Woche
   *[other] Eine Runde dauert { $days } Tage
}. Ein Match, das dann nicht beendet ist, gewinnt, wer weniger eigene Zeit verbraucht hat. Liegen beide weniger als eine Stunde auseinander, gilt es als nicht gespielt.
league-places = Ein Sieg bringt 2 Punkte, eine Niederlage 1, kampflos verloren 0. Du bist ohne neue Anmeldung auch in der nächsten Saison dabei. Neue beginnen ganz unten.
league-entrants = { $count ->
    [0] Noch ist niemand angemeldet. Es braucht mindestens vier.
    [one] **1 Spieler** angemeldet:
   *[other] **{ $count } Spieler** angemeldet:
}
league-waiting = In der nächsten Saison dabei:
league-round = **Runde { $round } von { $rounds }**{ $timed ->
    [no] {""}
   *[yes] , endet { $left }
}
league-won = ## 🏆 { $who } gewinnt { $name }, Saison { $season }
league-up = ⬆️ Von Staffel { $division } in { $to }:
league-down = ⬇️ Von Staffel { $division } in { $to }:
league-table-title = { $name } · Staffel { $division }
league-words = { $place }. { $name }: { points }, { $wins } gewonnen, { $losses } verloren{ $way ->
    [up] , steigt auf
    [down] , steigt ab
   *[stays] {""}
}.
league-signed-up-next = Du bist in der nächsten Saison von { $name } dabei. Bis dahin ändert sich nichts.
league-next = { $name }: Runde { $round } beginnt.
league-next-ask = Runde { $round } von { $name } jetzt beginnen? Ab dann läuft ihre Zeit.
league-withdraw-ask = { $name } verlassen? Du hast weniger als die Hälfte deiner Matches gespielt. Deshalb zählt keins dieser Saison, weder für dich noch für deine Gegner. Das lässt sich nicht zurücknehmen.
league-remove-ask = { $who } aus { $name } nehmen? Weniger als die Hälfte der Matches ist gespielt. Deshalb zählt keins dieser Saison, auch nicht für die Gegner. Das lässt sich nicht zurücknehmen.

team-heading = ### ⚔️ { $name }
team-boards = { $boards ->
    [each] { $players } gegen { $players }, Brett gegen Brett. Es entscheiden die gewonnenen Matches, dann die Spielpunkte, dann das niedrigste gewonnene Brett.
   *[all] { $players } gegen { $players }, alle gegen alle. Es entscheiden die gewonnenen Matches, dann die Spielpunkte, dann das niedrigste gewonnene Brett.
}
team-channels = Ungerade Bretter in { $here }, gerade in { $there }.
team-score = **{ $one } { $won } : { $lost } { $other }**
team-points = Spielpunkte { $won } : { $lost }
team-won = 🏆 { $by ->
    [matches] { $winner } schlägt { $loser } { $won } : { $lost }
    [points] { $won } : { $lost }, und { $winner } schlägt { $loser } nach Spielpunkten, { $more } : { $less }
   *[board] { $won } : { $lost } und gleich viele Spielpunkte: { $winner } schlägt { $loser } am niedrigsten Brett
}
team-level = { $one } und { $other }: keine Seite hat ein Match gewonnen
team-line-up = **{ $team }**{ $drawn ->
    [yes] { "" }
   *[no] { " " }({ $count } von { $players })
}:
team-code = { $name }: Gib diesen Code einem Veranstalter des anderen Kanals oder Servers. Dort wird er mit { COMMAND("team host") } eingegeben. Er gilt einmal, vor dem Start.
    `{ $code }`
team-hosted = { $name } wird auch hier gespielt. Ein Brett auf dem anderen Server spielst du von hier mit { COMMAND("board") }.
team-lined-up = { $name }: Die Aufstellung steht.
team-entered = { $name }, Paarung { $pairing }: { $both ->
    [yes] { $who } gewinnt. Das sagen beide Seiten.
   *[no] Du hast einen Sieg von { $who } eingetragen. Er zählt, wenn ihn ein Veranstalter des anderen Servers innerhalb von 72 Stunden bestätigt.
}
team-claim = { $name }, Paarung { $pairing }: Der andere Server hat einen Sieg von { $who } eingetragen, { $score }. Er zählt, wenn ihn ein Veranstalter hier bis { $until } bestätigt.
team-withdraw-ask = Deine ganze Mannschaft aus { $name } zurückziehen? Ihre offenen Bretter sind verloren. Oder frag die Heimseite, ob der Kampf so endet, wie er steht: Antwortet sie 7 Tage lang nicht, kannst du ihn selbst beenden.
team-withdrawn = { $name }: Deine Mannschaft hat sich zurückgezogen, ihre offenen Bretter sind verloren.
team-end-asked = { $name }: Die Heimseite ist gefragt. Antwortet sie 7 Tage lang nicht, kannst du mit { COMMAND("team end") } selbst beenden.
team-end-question = { $name }: Die Gäste möchten den Kampf so beenden, wie er steht. Die offenen Bretter bekommt niemand. Ohne Antwort bis { $until } können sie ihn selbst beenden.
team-ended = { $name } endet so, wie es steht.
team-substituted = { $newcomer } übernimmt { $boards ->
    [one] 1 Brett
   *[other] { $boards } Bretter
} von { $who }.
match-called-elsewhere = { $heading }
    Das Brett ist auf dem anderen Server. Von hier spielst du es mit { COMMAND("board") }, Match { $match }.

button-confirm-result = Bestätigen
button-team-play-on = Weiterspielen
button-end-now = So beenden
button-tables = Tabellen
button-results = Ergebnisse
button-join-next = Nächste Saison mitmachen
button-join-team = { $team } beitreten
button-score-sheet = Spielbericht
