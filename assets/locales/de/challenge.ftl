-which-offer = Welches Angebot, falls es mehrere gibt

command-challenge = herausfordern
    .description = Fordere jemanden zu Backgammon heraus, oder alle hier
    .opponent = gegner
    .opponent-description = Wen du herausforderst; ohne Angabe kann jeder annehmen
    .length = länge
    .length-description = Punkte bis zum Sieg, 1 bis 99 (meist 5, 9 oder 21); bei 0 geht es ohne Ende weiter
    .cube = doppler
    .cube-description = Mit Dopplerwürfel (üblich) oder ohne
    .clock = uhr
    .clock-description = Zeit je Zug: keine, live (Sekunden plus Reserve) oder Stunden und Tage
    .at_zero = bei_null
    .at_zero-description = Wenn die Zeit um ist: Match verloren, oder der Gegner kann es beanspruchen
    .rated = wertung
    .rated-description = Für die Wertung zählen (üblich) oder nicht
    .variant = spiel
    .variant-description = Welches Spiel: Backgammon oder eines seiner Verwandten
    .options = optionen
    .options-description = Vor dem Senden die Hausregeln wählen
    .level = stufe
    .level-description = Wie gut ich spiele, wenn du mich herausforderst (meist mittel)
    .posting = brett
    .posting-description = Wie die Bretter gepostet werden (meist wie auf dem Server)
    .numbers = nummern
    .numbers-description = Felder für jeden von seiner Seite nummerieren, oder für beide von Weiß aus
command-accept = annehmen
    .description = Nimm an, was dir hier angeboten wird: Herausforderung, Verdopplung, Aufgabe
    .offer = { -option-offer }
    .offer-description = { -which-offer }
command-decline = ablehnen
    .description = Lehne ab, was dir hier angeboten wird, oder zieh deine Herausforderung zurück
    .offer = { -option-offer }
    .offer-description = { -which-offer }
    .sure = sicher
    .sure-description = Eine Verdopplung ohne Rückfrage ablehnen

choice-lose = verloren
choice-claim = kann beansprucht werden
choice-a-post-a-turn = ein Beitrag je Zug
choice-one-board-that-moves = ein Brett, das mitläuft
choice-one-board-in-place = ein Brett am selben Platz
choice-each-their-own = jeder seine eigenen
choice-fixed = fest

button-decline = Ablehnen

rematch-of-others = Revanche können nur { $white } und { $black } verlangen. Du kannst ein eigenes Match anfangen:
challenge-to = ### { $challenger } fordert { $opponent } heraus: { $terms }
    Offen bis { $until } ({ $left }).
challenge-to-anyone = ### { $challenger } sucht einen Gegner: { $terms }
    Offen bis { $until } ({ $left }).
challenge-closed = ### Herausforderung von { $challenger }: { $terms }
challenge-declined = { $who } hat abgelehnt.
challenge-accepted = { $who } hat angenommen: Match { $match }.
challenge-withdrawn = Zurückgezogen.
challenge-expired = Niemand hat rechtzeitig geantwortet.
challenge-needs-permissions = Hier kann noch nicht gespielt werden: In diesem Kanal brauche ich { $permissions }.

offer-double = Verdopplung in Match { $match }
offer-resignation = Aufgabe in Match { $match }
offer-challenge = Herausforderung von { $who }: { $terms }
offer-own-challenge = Deine Herausforderung an { $who }: { $terms }
offer-own-open-challenge = Deine Herausforderung an alle: { $terms }

offer-which = Hier gibt es mehrere Angebote. Welches meinst du?
offer-unknown = So ein Angebot gibt es hier nicht. Meinst du eins davon?
offers-elsewhere = Hier wird dir nichts angeboten, aber woanders:
challenge-link = [zur Herausforderung]({ $url })
challenge-item = { $challenger } fordert { $opponent } heraus: { $terms }
challenge-item-to-anyone = { $challenger } sucht einen Gegner: { $terms }

challenge-abandon = -# Wird { days } lang nicht gezogen, endet das Match ohne Sieger.
challenge-patience = -# Ohne Uhr: Nach { $days } Tagen ohne Zug kann dein Gegner das Match beanspruchen ({ COMMAND("claim") }). Nach { $lost } Tagen verliert, wer am Zug ist.
rated = gewertet

house-opponent = Für { $who }. Bisher siehst nur du das.
house-anyone = Für alle, die annehmen möchten. Bisher siehst nur du das.
house-game = Spiel: { $game }
house-kept-mine = Das sind jetzt deine Hausregeln. Deine Herausforderungen beginnen mit ihnen.
house-kept-server = Das sind jetzt die Hausregeln dieses Servers, für alle ohne eigene.
button-challenge = Herausforderung senden
button-keep-mine = Für mich speichern
button-keep-server = Für den Server speichern

house-computer = Für { $who }: Das Match beginnt sofort.

challenge-form-heading = ### Deine Herausforderung: { $terms }
challenge-form-person = Wähl eine Person
challenge-form-other = Oder alle hier, oder der Computer
challenge-form-anyone = Jeder hier
challenge-form-anyone-explained = Wer zuerst annimmt, spielt
challenge-form-level-explained = { $level ->
    [beginner] Lernt noch
    [casual] Spielt zum Spaß
    [intermediate] Kennt die Grundlagen
    [advanced] Starker Vereinsspieler
    [expert] Schwer zu schlagen
   *[world_class] So stark ich kann
}
challenge-form-length = Wie lang?
challenge-form-length-explained = { $points ->
    [0] Aufhören, wann ihr wollt
    [1] Ein einziges Spiel
    [3] Kurz: zwei oder drei Spiele
    [5] Das übliche Match
    [9] Füllt einen Abend
    [21] Ein langes Match über Tage
   *[other] Was du zuletzt gespielt hast
}
challenge-form-clock = Wie viel Zeit?
challenge-form-clock-explained = { $clock ->
    [none] Spielt, wann ihr wollt
    [live] Ihr seid beide jetzt da
   *[turn] Fernpartie
}
button-more-options = Mehr Optionen
button-back-to-form = Zurück
challenge-sent = Deine Herausforderung steht im Kanal.
house-rated = Gewertet
house-rated-explained = Es zählt für die Wertung von beiden
button-change-options = Ändern
house-rule-explained = { $option ->
    [cube] Beide dürfen den Einsatz verdoppeln
    [crawford] Fehlt jemandem ein Punkt, ruht der Dopplerwürfel ein Spiel
    [jacoby] Gammons zählen erst nach einer Verdopplung
    [beavers] Nach einer Verdopplung darfst du noch einmal drehen und den Dopplerwürfel behalten
    [raccoons] Wer verdoppelt hat, dreht noch einmal; braucht Beaver
    [quadruple] Backgammon mit einem Stein auf der Bar kostet vierfach
    [winner_starts] Der Sieger beginnt das nächste Spiel mit beiden Würfeln
    [free_choice] Geht nur eine der beiden Zahlen, wählst du, welche
    [pinned_start] Wessen letzter Stein am Start festgenagelt ist, verliert doppelt
   *[five_checkers] Höchstens fünf
}

button-seek = Gegner suchen
button-seek-on = Weitersuchen
button-seek-stop = Suche beenden
seek-waiting = ### Du suchst einen Gegner: { $terms }
seek-place = Sobald noch jemand sucht, spielt ihr gegeneinander. Das Match beginnt in { $channel }, dort pinge ich dich an. Die Suche endet { $left }.
seek-others = { $count ->
    [0] Gerade sucht sonst niemand.
    [one] Noch jemand sucht, aber ihr habt eben gegeneinander gespielt oder wollt verschiedene Spiele.
   *[other] { $count } andere suchen, aber ihr habt eben gegeneinander gespielt oder wollt verschiedene Spiele.
}
seek-paired = Du spielst gegen { $who }. [Zum Brett]({ $url })
seek-heading = { $first } und { $second }, ihr spielt gegeneinander. Viel Spaß!
seek-called = { $people }: Jemand sucht einen Gegner.
seek-stopped = Du suchst nicht mehr.
seek-needs-member = Ich bin hier kein Mitglied und kann dir keinen Gegner suchen. Nimm stattdessen { COMMAND("challenge") }.
