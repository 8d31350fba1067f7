command-chouette = chouette
    .description = Eröffne einen Tisch: einer gegen alle anderen, jeder mit eigenem Dopplerwürfel
    .variant = spiel
    .variant-description = Welches Spiel; ohne Angabe Backgammon
    .rules = regeln
    .rules-description = Nach welchen Tischregeln; ohne Angabe wählst du aus einer Liste
    .pace = tempo
    .pace-description = In einer Sitzung oder als Fernpartie

choice-standard = Standard
choice-woolsey = Woolsey
choice-los-angeles = Los Angeles
choice-cambridge = Cambridge
choice-colorado = Colorado
choice-by-correspondence = Fernpartie

chouette-title = Chouette { $number }
chouette-preset = { $preset ->
    [woolsey] Woolsey
    [los_angeles] Los Angeles
    [cambridge] Cambridge
    [colorado] Colorado
   *[other] Standard
}
chouette-preset-explained = { $preset ->
    [woolsey] Bis 10. Ab 6 Leuten hat die Box einen Partner
    [los_angeles] Bis 7. Extras, keine Beratung, und die Box nimmt mindestens ein Drittel an
    [cambridge] Bis 12. Keine Beaver, keine Einigung; Rat erst, wenn dein Dopplerwürfel gedreht ist
    [colorado] Bis 12. Partner ab 6; Rat erst, wenn dein Dopplerwürfel gedreht ist
   *[other] Bis 12. Jeder entscheidet über seinen Dopplerwürfel; Rat geben dürfen alle
}
chouette-pace = { $live ->
    [yes] live
   *[no] Fernpartie
}
chouette-pace-explained = { $live ->
    [yes] 30 Sekunden zum Verdoppeln, 12 je Zug und 5 Minuten je Spiel für jede Seite
   *[no] 12 Stunden zum Verdoppeln, ein Tag je Zug
}
chouette-form-heading = ### Eine Chouette eröffnen
chouette-explained = Einer spielt allein: die Box. Alle anderen sind das Team. Ihr Kapitän zieht, und jeder hat einen eigenen Dopplerwürfel.
chouette-form-preset = Welche Regeln?
chouette-form-pace = Welches Tempo?
button-chouette-open = Tisch eröffnen
chouette-opened = Der Tisch ist eröffnet.
chouette-not-alone = Eine Chouette braucht mindestens drei. Eröffne sie im Kanal eines Servers.

chouette-lobby-heading = ### { $host } eröffnet eine Chouette
chouette-lobby-in = Dabei ({ $count }): { $who }
chouette-lobby-missing = { $count ->
    [one] Noch jemand, dann kann es losgehen.
   *[other] Noch { $count } Leute, dann kann es losgehen.
}
chouette-lobby-ready = Es kann losgehen. Alle würfeln um die Reihenfolge, die höchste Zahl wird die Box.
chouette-lobby-until = Schließt { $when }, wenn nichts passiert
chouette-lobby-computer = Computer dazusetzen
chouette-lobby-closed = Geschlossen, bevor es losging.
button-chouette-join = Mitspielen
button-chouette-out = Gehen
button-chouette-start = Los
chouette-joined = { $when ->
    [now] Du bist dabei.
    [full] Der Tisch ist voll. Du kommst, sobald ein Platz frei ist.
   *[later] Du bist ab dem nächsten Spiel dabei.
}
chouette-stays = Du bleibst.

chouette-role-name = { $role ->
    [box] { $name }, Box
   *[other] { $name }, Kapitän
}
chouette-extra-name = { $taker } (Extra mit { $giver })
chouette-extra-cube = Extra: { $giver }
chouette-cube-out = raus: { $points }
chouette-cube-offered = verdoppelt auf { $value }
chouette-cube-place = { $owner ->
    [center] in der Mitte
    [box] bei der Box
    [yours] bei dir
    [giver] beim Geber
    [theirs] beim anderen
   *[own] bei sich
}
chouette-heading-bare = **Chouette { $number }**
chouette-heading = **Spiel { $game }** · ⚪ Box { $box } · ⚫ Kapitän { $captain }
chouette-partner-line = Partner der Box: { $who }
chouette-line = Als Nächste: { $who }

chouette-crew = **Das Team**
chouette-told-order = Würfeln um die Reihenfolge: { $thrown }
chouette-told-opening = { $who } beginnt mit { $roll }.{ $ties ->
    [0] {""}
    [one] {" "}(Nach einem Gleichstand.)
   *[other] {" "}(Nach { $ties } Gleichständen.)
}
chouette-told-automatic = Automatisch verdoppelt: Alle Dopplerwürfel beginnen bei { $value }.
chouette-told-said = { $choice ->
    [beaver] { $who } { $count ->
        [one] antwortet
       *[other] antworten
    } { $whose } mit einem Beaver.
    [raccoon] { $who } { $count ->
        [one] antwortet
       *[other] antworten
    } { $whose } mit einem Raccoon.
   *[take] { $who } { $count ->
        [one] nimmt
       *[other] nehmen
    } { $kind ->
        [beavered] den Beaver
        [raccooned] den Raccoon
       *[other] { $doubles ->
            [one] die Verdopplung
           *[other] die Verdopplungen
        }
    } von { $whose } an.
}
chouette-told-passed = { $who } { $count ->
    [one] lehnt
   *[other] lehnen
} { $kind ->
    [double] { $doubles ->
        [one] die Verdopplung
       *[other] die Verdopplungen
    }
    [beaver] den Beaver
   *[raccoon] den Raccoon
} von { $whose } ab: { $paid }
chouette-told-captain = Jetzt ist { $captain } Kapitän.
chouette-told-giver = Nur noch Extras: { $giver } spielt jetzt die Seite der Box.
chouette-told-doubles = { $all ->
    [yes] Das ganze Team verdoppelt auf { $value }.
   *[no] { $count ->
        [one] { $who } verdoppelt auf { $value }.
       *[other] { $who } verdoppeln auf { $value }.
    }
}
chouette-told-box-doubles = { $box } verdoppelt gegen { $all ->
    [yes] das ganze Team
   *[no] { $who }
} auf { $value }.
chouette-told-beavered = { $who }: Der Dopplerwürfel steht auf { $value }.
chouette-told-borne-off = { $winner ->
    [white] Die Box gewinnt
   *[other] Das Team gewinnt
}{ $grade ->
    [1] .
    [2] {" "}ein Gammon.
   *[other] {" "}ein Backgammon.
}
chouette-told-settled = { $how ->
    [resigned] { $who } { $count ->
        [one] gibt
       *[other] geben
    } auf
    [settled] Geeinigt
   *[other] Auf Zeit verloren
}{ $paid ->
    [none] .
   *[other] : { $paid }
}
chouette-told-extras-offered = { $count ->
    [0] Niemand bietet ein Extra an.
    [one] { $who } bietet ein Extra an.
   *[other] { $who } bieten Extras an.
}
chouette-told-extras = { $count ->
    [one] { $givers } gibt { $taker } ein Extra und zahlt { $points }. Dieser Dopplerwürfel steht auf { $value }.
   *[other] { $givers } geben { $taker } je ein Extra und zahlen { $points }. Diese Dopplerwürfel stehen auf { $value }.
}
chouette-told-replaced = Die Zeit von { $who } ist um. Jetzt ist { $captain } Kapitän.
chouette-told-time = Die Zeit von { $who } ist um.{ $taken ->
    [0] {""}
    [one] {" "}Das Angebot aufzugeben gilt damit als angenommen.
   *[other] {" "}Die Angebote aufzugeben gelten damit als angenommen.
}
chouette-told-roll-on = { $doubled ->
    [yes] Die Zeit ist um: Wer nicht geantwortet hat, würfelt weiter.
   *[no] Die Zeit ist um: Niemand verdoppelt.
}
chouette-told-late = { $count ->
    [one] { $who } hat nicht rechtzeitig geantwortet.
   *[other] { $who } haben nicht rechtzeitig geantwortet.
}
chouette-told-partner = { $taken ->
    [yes] { $who } ist Partner von { $box }.
   *[no] { $who } möchte nicht Partner von { $box } sein.
}
chouette-told-over = **Spiel { $game } ist vorbei:** { $paid }
chouette-told-rotation = { $stays ->
    [yes] { $box } bleibt die Box, { $captain } ist Kapitän.
   *[no] { $box } ist jetzt die Box, { $captain } ist Kapitän.
}
chouette-told-left = { $who } ist gegangen.
chouette-told-proxy = { $own ->
    [yes] { $who } entscheidet wieder selbst.
   *[no] { $who } entscheidet jetzt für { $whose }.
}
chouette-told-ended = { $games ->
    [0] Die Chouette ist vorbei.
    [one] Die Chouette ist nach einem Spiel vorbei.
   *[other] Die Chouette ist nach { $games } Spielen vorbei.
}

chouette-call-partner = { $who }, { $box } bittet dich, Partner der Box zu sein: ohne eigenen Dopplerwürfel, aber mit der Hälfte von dem, was sie gewinnt oder verliert.
chouette-call-next = Das nächste Spiel beginnt { $timed ->
    [yes] { $when }.
   *[no] bald.
}
chouette-call-roll = { $doubles ->
    [yes] { $who } würfelt oder verdoppelt
   *[no] { $who } würfelt
}
chouette-call-play = { $who } ist mit { $roll } am Zug
chouette-time-up = Zeit läuft { $when } ab
chouette-ask-answer = { $side ->
    [white] { $box }
   *[black] Das Team
} { $kind ->
    [answer] antwortet
    [beavered] antwortet auf den Beaver
   *[raccooned] antwortet auf den Raccoon
}: { $stakes }
chouette-stakes = { $what ->
    [beaver] annehmen und um { $value } spielen, Beaver um { $raised }, oder ablehnen und { $points } verlieren?
    [raccoon] annehmen und um { $value } spielen, Raccoon um { $raised }, oder ablehnen und { $points } verlieren?
    [mixed_take] annehmen oder ablehnen? { $value }
    [mixed_accept] annehmen oder ablehnen? { $value }
    [mixed_beaver] annehmen, Beaver oder ablehnen? { $value }
    [mixed_raccoon] annehmen, Raccoon oder ablehnen? { $value }
   *[take] annehmen und um { $value } spielen, oder ablehnen und { $points } verlieren?
}{ $each ->
    [yes] {" "}(Für jeden Dopplerwürfel.)
   *[no] {""}
}
chouette-stake = { $who }: um { $value } spielen oder { $points } verlieren
chouette-ask-double = { $side ->
    [white] Weiter, oder Extras verdoppeln
   *[black] Team: weiter, oder verdoppeln
}{ $value ->
    [mixed] ? { $who }
   *[other] {" "}auf { $value }?
}
chouette-ask-extras = Nur { $taker } hat angenommen. Ein Extra dazu: { $points } zahlen und um { $value } spielen?
chouette-ask-taker = { $who }: Die Extras von { $givers } annehmen (je { $points } bekommen und um { $value } spielen) oder doch ablehnen und { $points } verlieren?
chouette-silence = { $means ->
    [roll_on] ohne Antwort: weiter
    [keep] ohne Antwort: kein Extra
    [accept_all] ohne Antwort: alle annehmen
    [captain_takes] ohne Antwort: annehmen, wenn der Kapitän annimmt, sonst ablehnen
    [captain_accepts] ohne Antwort: annehmen, wenn der Kapitän annimmt, sonst ablehnen
    [clock] ohne Antwort verliert die Box auf Zeit
   *[pass] ohne Antwort: ablehnen
}
chouette-answered = { $any ->
    [yes] ✓ { $answered } · wartet auf { $waiting }
   *[no] Wartet auf { $waiting }
}{ $timed ->
    [yes] {" "}· schließt { $when }
   *[no] {""}
}
chouette-offer-settlement = { $by ->
    [white] { $pays ->
        [yes] Einigung: { $other } verlangt von { $who } { $price }.
       *[no] Einigung: { $other } bietet { $who } { $price }.
    }
   *[black] { $pays ->
        [yes] Einigung: { $who } bietet { $other } { $price }.
       *[no] Einigung: { $who } verlangt von { $other } { $price }.
    }
}
chouette-offer-resignation = { $by ->
    [mine] Du hast { $other } angeboten, { grade } aufzugeben ({ points }).
   *[other] { $who } bietet { $other } an, { grade } aufzugeben ({ points }).
}
chouette-for = { $who } für { $whose }
chouette-offer-called = { $who }: Es gibt ein Angebot für dich.
chouette-offer-answer = Antworte unter **{ button-my-view }**.
chouette-offer-stands = Das gilt bis zum nächsten Wurf.
chouette-joining = { $full ->
    [yes] Warten auf einen Platz: { $who }
   *[no] Ab dem nächsten Spiel dabei: { $who }
}
chouette-leaving = { $gone ->
    [yes] Gegangen: { $who }
   *[no] Gehen nach diesem Spiel: { $who }
}

button-chouette-choice = { $choice ->
    [double] Verdoppeln
    [roll_on] Weiter
    [take] Annehmen
    [accept] Annehmen
    [accept_all] Alle annehmen
    [beaver] Beaver
    [raccoon] Raccoon
    [offer] Extra anbieten
    [keep] Kein Extra
    [pass_after_all] Doch ablehnen
   *[pass] Ablehnen
}
button-chouette-standing = { $on ->
    [yes] Weiter, bis ich mich melde
   *[no] Wieder fragen
}
button-chouette-answer = Antworten
button-chouette-double = Verdoppeln…
button-chouette-next = Nächstes Spiel
button-chouette-sheet = Spielzettel
button-chouette-table = Tabelle des Servers
chouette-table-title = Chouettes auf diesem Server
chouette-table-empty = Auf diesem Server ist noch kein Spiel einer Chouette zu Ende.
button-chouette-more = Mehr
button-chouette-partner = { $answer ->
    [yes] Partner sein
    [no] Nein, danke
   *[ask] Um einen Partner bitten
}
button-chouette-below = Neu posten
button-chouette-settle = Einigen
button-chouette-proxy = Vertretung
button-chouette-stay = Bleiben
button-chouette-leave = Gehen
button-chouette-after = Nach diesem Spiel
button-chouette-now = Sofort
button-chouette-not-yet = Noch nicht
button-chouette-all = Alle: { $choice }
button-chouette-cube = { $who }: { $choice }
button-chouette-confirm = Das ist meine Antwort
button-chouette-double-all = { $on ->
    [yes] Alle
   *[no] Keinen
}
button-chouette-double-these = Verdoppeln
button-propose = Vorschlagen
button-chouette-take-play = { $play } spielen
button-chouette-settle-accept = { $gets ->
    [yes] { $price } nehmen
   *[no] { $price } zahlen
}

chouette-your-cube = { $extra ->
    [yes] Dein Extra mit { $who }: { $cube }
   *[no] Dein Dopplerwürfel: { $cube }
}
chouette-xgid = Mit dem Dopplerwürfel von { $who }: { details-xgid }
chouette-standing-on = Du spielst weiter, bis du dich meldest.
chouette-may-propose = Wähl einen Zug, um ihn { $who } vorzuschlagen. Sonst sieht ihn niemand.
chouette-you-proposed = Dein Vorschlag: { $play }.
chouette-proposal = { $who }: { $play }
chouette-proposals = { $count ->
    [one] Ein Vorschlag für { $who }, zu sehen unter **{ button-my-view }**
   *[other] { $count } Vorschläge für { $who }, zu sehen unter **{ button-my-view }**
}
chouette-proposed = Vorgeschlagen. Nur wer zieht, sieht den Vorschlag.
chouette-you-are-asked = Du wirst gefragt: { $who }.
chouette-you-said = { $own ->
    [yes] Deine Antwort ist **{ $choice }**. Bis alle geantwortet haben oder die Zeit um ist, sieht sie sonst niemand, und du kannst sie ändern.
   *[no] { $who }: Deine Antwort ist **{ $choice }**. Bis alle geantwortet haben oder die Zeit um ist, sieht sie sonst niemand, und du kannst sie ändern.
}
chouette-said-so = Deine Antwort ist **{ $choice }**. Sobald alle geantwortet haben oder die Zeit um ist, lässt sie sich nicht mehr ändern.
chouette-said-all = Deine Antworten sind da. Sobald alle geantwortet haben oder die Zeit um ist, lassen sie sich nicht mehr ändern.
chouette-standing-set = { $on ->
    [yes] Du spielst weiter, bis du dich meldest.
   *[no] Ab jetzt wirst du wieder gefragt.
}
chouette-reminder = { $who }: Die Chouette wartet auf dich. Die Zeit ist { $when } um.
chouette-stale = Das ist schon erledigt oder überholt. So steht es jetzt:
chouette-late = Da war die Zeit schon um. Was stattdessen passiert ist, zeigt das Brett.
chouette-window-closed = Zu spät: Diese Frage ist erledigt. So steht es jetzt.
chouette-ask-pass = { $own ->
    [yes] Ablehnen? Das kostet { points }, und du bist für dieses Spiel raus.
   *[no] { $count ->
        [one] Ablehnen? Das kostet { points }, und dieser Dopplerwürfel ist für dieses Spiel raus.
       *[other] Alle { $count } ablehnen? Das kostet { points }, und diese Dopplerwürfel sind für dieses Spiel raus.
    }
}
chouette-answers-heading = { $kind ->
    [double] Verdoppeln oder weiter, für jeden Dopplerwürfel:
    [extras] Ein Extra, für jeden Dopplerwürfel:
   *[other] Deine Antwort für jeden Dopplerwürfel:
}
chouette-answers-cost = Ablehnen kostet { points }.
chouette-answers-change = Eine Antwort ändern
chouette-answers-next = Antippen für die nächste Antwort
chouette-double-heading = { $value ->
    [none] Wähl, gegen wen du verdoppelst.
    [mixed] Gegen { $who } verdoppeln?
   *[other] Gegen { $who } auf { $value } verdoppeln?
}
chouette-ask-turn = { $how ->
    [own] Auf { $value } verdoppeln?
    [mixed] Für { $who } verdoppeln?
   *[others] Für { $who } auf { $value } verdoppeln?
}
chouette-double-stakes = { $how ->
    [one] { $who } kann annehmen und um { $value } weiterspielen, { $beaver ->
        [0] { "" }
       *[other] mit einem Beaver um { $beaver } spielen,{ " " }
    }oder ablehnen und { points } verlieren.
    [each] Für jeden Dopplerwürfel gilt: annehmen und um { $value } weiterspielen, { $beaver ->
        [0] { "" }
       *[other] mit einem Beaver um { $beaver } spielen,{ " " }
    }oder ablehnen und { points } verlieren.
   *[mixed] Für jeden Dopplerwürfel gilt: annehmen und um so viel weiterspielen, { $beaver ->
        [0] { "" }
       *[other] mit einem Beaver um das Doppelte spielen,{ " " }
    }oder ablehnen und die Hälfte verlieren.
}
chouette-double-final = { $last ->
    [yes] Das lässt sich nicht zurücknehmen.
   *[no] Du kannst es ändern, solange die Frage offen ist.
}
chouette-double-change = Einen ändern
chouette-double-option = { $on ->
    [yes] Auf { $value } verdoppelt (antippen: auslassen)
   *[no] Bleibt (antippen: auf { $value } verdoppeln)
}

chouette-no-game-yet = Bisher ist kein Spiel zu Ende.
chouette-ask-leave = { $box ->
    [yes] Als Box spielst du dieses Spiel zu Ende und gehst danach.
   *[no] Nach diesem Spiel gehen oder sofort? Deine Punkte bleiben dir so oder so.
}
chouette-leave-now = Sofort, und meinen Dopplerwürfel bekommt …
chouette-the-captain = der Kapitän{ $who ->
    [none] { "" }
   *[other] { " " }(gerade { $who })
}
chouette-left = { $now ->
    [yes] Du bist raus. Deine Punkte bleiben dir, und du kannst wiederkommen.
   *[no] Du gehst nach diesem Spiel.
}
chouette-computer-out-choose = Computer vom Tisch nehmen
chouette-computer-out = { $now ->
    [yes] { $who } hat den Tisch verlassen.
   *[no] { $who } geht nach diesem Spiel.
}
chouette-ask-proxy = { $named ->
    [yes] Über deinen Dopplerwürfel entscheidet jetzt { $who }.
   *[no] Wer entscheidet über deinen Dopplerwürfel, solange du weg bist?
}
chouette-proxy-choose = Vertretung wählen
chouette-proxy-none = Ich entscheide wieder selbst
chouette-proxy-nobody = Sonst kann niemand im Team über deinen Dopplerwürfel entscheiden.
chouette-proxy-set = { $named ->
    [yes] Über deinen Dopplerwürfel entscheidet { $who }, bis du es änderst.
   *[no] Du entscheidest wieder selbst über deinen Dopplerwürfel.
}
chouette-no-cube = Du hast in diesem Spiel über keinen Dopplerwürfel zu entscheiden.
chouette-between-games = In Chouette { $number } läuft gerade kein Spiel. Mit **{ button-chouette-next }** unter dem Brett beginnt das nächste.
chouette-settle-heading = Einigt euch bei einem Dopplerwürfel auf einen Preis. Mit dem nächsten Wurf verfällt das Angebot.
chouette-settle-offered = { $gets ->
    [yes] { $who }: Du bekämst { $price }.
   *[no] { $who }: Du würdest { $price } zahlen.
}
chouette-settle-choose = Einen Preis anbieten
chouette-price-title = Auf einen Preis einigen
chouette-price-label = Preis in Punkten, bis zu { $most }
chouette-price-example = 1,5, wenn du ihn bekommst, -0,75, wenn du ihn zahlst
chouette-price-unreadable = Diesen Preis kann ich nicht lesen. Schreib Punkte wie 1,5, oder -0,75, wenn du zahlst.
chouette-settle-sent = Angeboten.
chouette-settled-now = Ihr habt euch geeinigt.
chouette-resign-heading = { $how ->
    [own] Dein Spiel aufgeben? Das Maximum gilt sofort, weniger kann abgelehnt werden.
    [for] Für { $who } aufgeben? Das Maximum gilt sofort, weniger kann abgelehnt werden.
   *[to] Gegen { $who } aufgeben? Das Maximum gilt sofort, weniger kann abgelehnt werden.
}
chouette-resign-all = Alle
chouette-resign-choose = Welchen Dopplerwürfel?
chouette-resign-sent = Erledigt. Was abgelehnt werden kann, wartet auf eine Antwort.
chouette-resign-answered = { $accepted ->
    [yes] Angenommen.
   *[no] Es wird weitergespielt.
}
chouette-column = { $what ->
    [games] Spiele
    [boxes] Als Box
    [points] Punkte
   *[total] Summe
}
chouette-chart-title = Punkte nach jedem Spiel
chouette-which = Hier warten mehrere Bretter auf dich. Welches meinst du?
chouette-nothing-to-answer = Dir ist nichts angeboten. Hier ist dein Brett:
chouette-nothing-to-beaver = Es gibt keine Verdopplung für einen Beaver. Hier ist dein Brett:
button-chouette-study = Analysieren
chouette-study-heading = ### Wie in Chouette { $number } entschieden wurde
chouette-study-progress = { $bar } { $total ->
    [0] wartet
   *[other] { $done } von { $total } Dopplerwürfeln
}
chouette-study-later = Noch nicht fertig. Was analysiert ist, bleibt gespeichert: Tipp noch einmal, dann geht es weiter.
chouette-study-explained = Es zählen Züge als Kapitän oder Box und Entscheidungen am Dopplerwürfel. Das Performance Rating ist das 500-Fache des durchschnittlichen Verlusts je Entscheidung: je niedriger, desto besser.
chouette-study-column = { $what ->
    [play_rating] PR Züge
    [plays] Züge
    [cube_rating] PR Verdoppeln
   *[cubes] Verdoppeln
}
chouette-study-words = { $name }: { $rating } in { $plays ->
    [one] 1 Zug
   *[other] { $plays } Zügen
}, { $cube } in { $cubes ->
    [one] 1 Verdopplungsentscheidung
   *[other] { $cubes } Verdopplungsentscheidungen
}

error-chouette-settings = { $detail ->
    [cube] Eine Chouette braucht ein Spiel mit Dopplerwürfel, etwa Backgammon oder Nackgammon. `{ command-chouette.variant }` listet sie auf.
    [variant] Dieses Spiel kenne ich nicht.
   *[other] Diese Regeln passen nicht zusammen. Wähl einen Tisch aus der Liste.
}
error-chouette-over = Diese Chouette ist vorbei. Eröffne eine neue mit { COMMAND("chouette") }.
error-chouette-started = Sie hat schon begonnen. Du kannst ab dem nächsten Spiel mitspielen.
error-chouette-not-started = Sie hat noch nicht begonnen.
error-chouette-too-few = Eine Chouette braucht mindestens { $count }. Warte auf mehr Leute oder setz einen Computer dazu.
error-chouette-game-goes-on = Gerade läuft ein Spiel. Warte, bis es vorbei ist.
error-chouette-no-game = Gerade läuft kein Spiel. Drück auf **{ button-chouette-next }**.
error-chouette-already-here = Du bist schon dabei.
error-chouette-not-here = Du spielst hier nicht mit. Wenn schon gespielt wird, ist **{ button-chouette-join }** unter **{ button-my-view }**.
error-chouette-already-leaving = Du gehst schon. Mit **{ button-chouette-stay }** behältst du deinen Platz.
error-chouette-full = Alle { $count } Plätze an diesem Tisch sind besetzt. Nimm unter **{ button-chouette-more }** einen Computer vom Tisch, oder fangt ohne einen weiteren an.
error-chouette-box-plays-on = Die Box spielt das Spiel zu Ende. Danach kannst du gehen.
error-chouette-last-of-side = Sonst könnte niemand für das Team spielen. Du kannst nach diesem Spiel gehen oder aufgeben.
error-chouette-not-box = Das darf nur die Box.
error-chouette-not-your-turn = { $who } ist an der Reihe.
error-chouette-not-your-cube = Über diesen Dopplerwürfel entscheidest du nicht, oder er lässt sich jetzt nicht drehen.
error-chouette-no-such-cube = Diesen Dopplerwürfel gibt es in diesem Spiel nicht.
error-chouette-cube-settled = Dieser Dopplerwürfel ist für dieses Spiel raus.
error-chouette-not-asked = { $detail ->
    [partner] Das kann nur beantworten, wer gefragt wurde.
   *[cube] Du wirst nicht gefragt: Es ist nicht dein Dopplerwürfel, oder er liegt bei der Box.
}
error-chouette-no-such-choice = Diese Antwort gibt es hier nicht.
error-chouette-all-at-once = Beantworte alles zusammen: Drück auf **{ button-chouette-answer }**.
error-chouette-all-alike = Das Team hat hier nur einen Dopplerwürfel: Gib überall dieselbe Antwort.
error-chouette-a-third = Alle haben verdoppelt: Lehn alle ab oder nimm mindestens { $count } an, darunter den Dopplerwürfel des Kapitäns.
error-chouette-with-captain = Alle Dopplerwürfel stehen gleich: Der von { $who } muss dabei sein.
error-chouette-window-open = Das Team wird noch gefragt. Warte, bis die Frage erledigt ist.
error-chouette-box-clock = Jetzt ist die Box dran, und die hat ihre eigene Uhr.
error-chouette-rolled = Zu spät: Es ist schon gewürfelt.
error-chouette-doubled-already = Du hast in diesem Zug schon verdoppelt. Würfle.
error-chouette-no-settlements = An diesem Tisch gibt es keine Einigungen.
error-chouette-price = Das ist mehr als das Dreifache des Dopplerwürfels: höchstens { $count }.
error-chouette-no-offer = Dieses Angebot gibt es nicht mehr.
error-chouette-computer = Computer einigen sich nicht, beraten nicht und bitten nicht um einen Partner.
error-chouette-may-not-consult = Du kannst jetzt nichts vorschlagen: Du bist in diesem Spiel raus, oder der Tisch erlaubt es noch nicht. { $who } zieht.
error-chouette-no-such-proxy = Diese Person kann dich nicht vertreten. Wähl jemand anderen aus dem Team.
error-chouette-no-partner = Die Box kann jetzt nicht um einen Partner bitten.
error-chouette-not-host = { $who } hat den Tisch eröffnet. Solange { $who } dabei ist, kann sonst niemand anfangen.
