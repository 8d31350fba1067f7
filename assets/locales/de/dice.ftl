-dice-verify = { COMMAND("dice verify") }

command-dice = würfel
    .description = Würfel, die jeder prüfen kann
command-dice-seed = startwert
    .description = Gib deinen Würfeln einen eigenen Satz dazu
    .phrase = satz
    .phrase-description = Was du willst; ohne Angabe siehst du deinen jetzigen
    .forget = vergessen
    .forget-description = Deinen Satz entfernen
command-dice-verify = prüfen
    .description = Jeden Wurf eines Matches nachrechnen
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-dice-stats = statistik
    .description = Was gewürfelt wurde, und wie wahrscheinlich das ist
    .scope = bereich
    .scope-description = Ein Match, ein Spieler oder dieser Server
    .person = person
    .person-description = Wessen Würfe; ohne Angabe deine eigenen
    .match = { -option-match }
    .match-description = { -which-match-to-see }

choice-player = Spieler

dice-committed = -# Würfel festgelegt durch: `{ $commitment }`
button-dice = Würfel
challenge-dice = Würfel festgelegt durch: `{ $commitment }`
    Das ist der SHA-256-Wert des Startwerts, den du nach dem Match siehst. { -dice-verify } rechnet dann jeden Wurf nach. Willst du etwas Eigenes beisteuern, wähl vor der Annahme einen Satz: { COMMAND("dice seed") }
dice-heading = ### Würfel von Match { $match }
dice-unchecked = Die Würfel dieses Matches lassen sich nicht prüfen, weil zu Beginn nichts festgelegt wurde. Es sind Zufallszahlen des Betriebssystems.
dice-secret = Den Startwert des Bots siehst du nach dem Match, dann lässt sich jeder Wurf nachrechnen. Bis dahin bleibt er verborgen, und die Festlegung sorgt dafür, dass niemand ihn ändert. Würfe bisher: { $rolls }.
dice-right = ✅ { $rolls ->
    [one] Der einzige Wurf folgt aus den Startwerten
   *[other] Alle { $rolls } Würfe folgen aus den Startwerten
}, und der Startwert des Bots passt zur Festlegung.
dice-wrong = ❌ { $count ->
    [one] Etwas passt nicht:
   *[other] { $count } Dinge passen nicht:
}
dice-wrong-seed = - Was als Startwert des Bots gezeigt wird, ist keiner.
dice-wrong-commitment = - Der Startwert des Bots passt nicht zur Festlegung.
dice-wrong-game = - Die Spiele sind nicht mit 1, 2, 3 und so weiter nummeriert. Zwei mit derselben Nummer hätten dieselben Würfe.
dice-wrong-roll = - Spiel { $game }, Wurf { $number }: Gewürfelt wurde { $found }, aus den Startwerten folgt { $expected }.
dice-wrong-tournament = - Der Startwert des Bots folgt nicht aus dem des Turniers.
dice-commitment = Festlegung: `{ $commitment }`
dice-server-seed = Startwert des Bots: `{ $seed }`
dice-player-seed = Startwert von { $who }: `{ $seed }`
dice-label = Name des Matches in der Formel: `{ $label }`
dice-tournament-commitment = Festlegung von Turnier { $tournament }: `{ $commitment }`
dice-tournament-seed = Startwert von Turnier { $tournament } (der des Matches folgt daraus): `{ $seed }`
dice-by-yourself = -# Die Festlegung ist der SHA-256-Wert des Startwerts. Wie du ohne den Bot nachrechnest, steht in docs/dice.md beim Code des Bots.
dice-seed-none = Du hast keinen Satz, deshalb fließen nur deine Klicks in deine Würfel ein. Wähl mit { COMMAND("dice seed") } einen. Damit niemand deine Würfel ausgesucht haben kann, wähl einen neuen Satz, wenn die Festlegung gezeigt und das Match noch nicht angenommen ist.
dice-seed-chosen = Dein Satz fließt in die Würfel jedes Matches ein, das ab jetzt beginnt. Andere sehen nur seinen SHA-256-Wert, wie { -dice-verify } ihn zeigt: `{ $fingerprint }`
dice-title-match = Würfe von Match { $match }
dice-title-person = Würfe von { $who }
dice-title-server = Würfe dieses Servers
dice-no-rolls = { $opened ->
    [yes] Bisher wurde nur um den Anfang gewürfelt.
   *[no] Es hat noch niemand gewürfelt.
}
dice-no-server = Das geht nur auf einem Server. Die anderen Möglichkeiten gehen auch hier.
dice-expected = Linie: je { $count }
dice-faces-in-words = { $title }. Wie oft jede Augenzahl kam: { $faces }.
dice-counted = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}, { $dice } Würfel, die Eröffnungswürfe mitgezählt
dice-measures = (Chi-Quadrat { $chi }, Freiheitsgrade: { $freedom }, p = { $p }; unter { $limit } ist { $verdict ->
    [suspicious] verdächtig
   *[other] ungewöhnlich
})
dice-faces = **Augenzahlen:** { $verdict ->
    [too-few] zu wenige Würfel, um etwas zu sagen.
    [fair] wie bei fairen Würfeln zu erwarten { dice-measures }.
    [unusual] ungewöhnlich. So ungleich fallen faire Würfel in einer von { $often } Stichproben { dice-measures }.
   *[suspicious] verdächtig. So ungleich fallen faire Würfel nur in einer von { $often } Stichproben { dice-measures }.
}
dice-doublets = **Pasche:** { $doublets }, erwartet { $expected }: { $verdict ->
    [too-few] zu wenige Würfe, um etwas zu sagen.
    [fair] wie bei fairen Würfeln zu erwarten { dice-measures }.
    [unusual] ungewöhnlich. So weit daneben liegen faire Würfel in einer von { $often } Stichproben { dice-measures }.
   *[suspicious] verdächtig. So weit daneben liegen faire Würfel nur in einer von { $often } Stichproben { dice-measures }.
}
dice-pips = Pips von { $who }: { $pips } gegenüber dem Durchschnitt von { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
}. Zwei Drittel aller Stichproben liegen innerhalb von ±{ $spread }
dice-pips-all = **Pips:** { $pips } gegenüber dem Durchschnitt. Zwei Drittel aller Stichproben liegen innerhalb von ±{ $spread }
dice-race-luck = Glück von { $who } im Rennen: { $pips } Pips gegenüber dem Durchschnittswurf jeder Stellung, in { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfen
}
