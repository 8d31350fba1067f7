-dice-verify = { COMMAND("dice verify") }

command-dice = würfel
    .description = Würfel, die jeder prüfen kann
command-dice-seed = startwert
    .description = Dein eigener Satz, der an deinen Würfeln beteiligt ist
    .phrase = satz
    .phrase-description = Irgendetwas; ohne Angabe siehst du, was du gewählt hast
    .forget = vergessen
    .forget-description = Keinen Satz mehr haben
command-dice-verify = prüfen
    .description = Jeden Wurf eines Matches nachrechnen
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-dice-stats = statistik
    .description = Was gewürfelt wurde, und was der Zufall dazu sagt
    .scope = bereich
    .scope-description = Eines Matches, eines Spielers oder dieses Servers
    .person = person
    .person-description = Wessen Würfe; ohne Angabe deine eigenen
    .match = { -option-match }
    .match-description = { -which-match-to-see }

choice-player = Spieler

dice-committed = -# Würfel festgelegt durch: `{ $commitment }`
dice-heading = ### Würfel von Match { $match }
dice-unchecked = Die Würfel dieses Matches lassen sich nicht prüfen: Als es begann, wurde nichts festgelegt. Sie sind Zufallszahlen des Betriebssystems.
dice-secret = Der Startwert des Bots wird gezeigt, wenn das Match zu Ende ist; dann lässt sich jeder Wurf nachrechnen. Bis dahin bleibt er verborgen, und die Festlegung sorgt dafür, dass niemand ihn ändert. Würfe bisher: { $rolls }.
dice-right = ✅ Alle { $rolls } Würfe folgen aus den Startwerten, und der Startwert des Bots ist der festgelegte.
dice-wrong = ❌ { $count ->
    [one] Etwas passt nicht:
   *[other] { $count } Dinge passen nicht:
}
dice-wrong-seed = - Was als Startwert des Bots dasteht, ist keiner.
dice-wrong-commitment = - Der Startwert des Bots ist nicht der festgelegte.
dice-wrong-game = - Die Spiele sind nicht mit 1, 2, 3 und so weiter nummeriert, und zwei mit derselben Nummer hätten dieselben Würfe.
dice-wrong-roll = - Spiel { $game }, Wurf { $number }: { $found } wurde gewürfelt, { $expected } folgt aus den Startwerten.
dice-wrong-tournament = - Der Startwert des Bots folgt nicht aus dem des Turniers.
dice-commitment = Festlegung: `{ $commitment }`
dice-server-seed = Startwert des Bots: `{ $seed }`
dice-player-seed = Startwert von { $who }: `{ $seed }`
dice-label = Name des Matches in der Formel: `{ $label }`
dice-tournament-commitment = Festlegung von Turnier { $tournament }: `{ $commitment }`
dice-tournament-seed = Startwert von Turnier { $tournament }, aus dem der des Matches folgt: `{ $seed }`
dice-by-yourself = -# Die Festlegung ist SHA-256 des Startwerts des Bots. Wie man ohne den Bot nachrechnet, steht in docs/dice.md beim Code des Bots.
dice-seed-none = Du hast keinen Satz gewählt: An deinen Würfeln sind nur deine Klicks beteiligt. { COMMAND("dice seed") } nimmt einen. Wer sicher sein will, dass niemand seine Würfel ausgesucht hat, wählt einen neuen, nachdem die Festlegung dasteht und bevor das Match angenommen ist.
dice-seed-chosen = Dein Satz ist an den Würfeln jedes Matches beteiligt, das von jetzt an beginnt. Andere sehen nur sein SHA-256, wie { -dice-verify } es zeigt: `{ $fingerprint }`
dice-title-match = Würfe von Match { $match }
dice-title-person = Würfe von { $who }
dice-title-server = Würfe dieses Servers
dice-no-rolls = Es wurde noch nichts gewürfelt.
dice-no-server = Hier ist kein Server. Die anderen Möglichkeiten gehen auch hier.
dice-expected = Linie: je { $count }
dice-faces-in-words = { $title }. Wie oft jede Augenzahl kam: { $faces }.
dice-counted = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}; { $dice } Würfel mit denen der Eröffnungen
dice-measures = (Chi-Quadrat { $chi }, Freiheitsgrade: { $freedom }, p = { $p }; unter { $limit } ist { $verdict ->
    [suspicious] verdächtig
   *[other] ungewöhnlich
})
dice-faces = **Augenzahlen:** { $verdict ->
    [too-few] zu wenige Würfel, um etwas zu sagen.
    [fair] wie faire Würfel fallen { dice-measures }.
    [unusual] ungewöhnlich: So ungleich fallen faire Würfel in einer von { $often } Stichproben { dice-measures }.
   *[suspicious] verdächtig: So ungleich fallen faire Würfel nur in einer von { $often } Stichproben { dice-measures }.
}
dice-doublets = **Pasche:** { $doublets }, erwartet { $expected }: { $verdict ->
    [too-few] zu wenige Würfe, um etwas zu sagen.
    [fair] wie faire Würfel fallen { dice-measures }.
    [unusual] ungewöhnlich: So weit daneben liegen faire Würfel in einer von { $often } Stichproben { dice-measures }.
   *[suspicious] verdächtig: So weit daneben liegen faire Würfel nur in einer von { $often } Stichproben { dice-measures }.
}
dice-pips = Augen von { $who }: { $pips } gegenüber dem Durchschnitt von { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
}; zwei Drittel aller Stichproben liegen innerhalb von ±{ $spread }
dice-pips-all = **Augen:** { $pips } gegenüber dem Durchschnitt; zwei Drittel aller Stichproben liegen innerhalb von ±{ $spread }
dice-race-luck = Glück von { $who } im Rennen: { $pips } Augen gegenüber dem Durchschnittswurf jeder Stellung, in { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
}
