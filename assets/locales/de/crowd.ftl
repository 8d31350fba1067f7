command-vote = abstimmen
    .description = Der Kanal spielt: Alle stimmen über jeden Zug ab
    .opponent = gegner
    .opponent-description = Wer allein gegen alle spielt; ohne Angabe der Computer
    .level = stufe
    .level-description = Wie stark der Computer ist
    .halves = hälften
    .halves-description = Eine Hälfte des Kanals gegen die andere
    .length = länge
    .length-description = Matchlänge in Punkten (meist 3)
    .time = zeit
    .time-description = Wie lange eine Abstimmung offen ist (meist 1 Minute)
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
command-consult = beraten
    .description = Zwei Teams von 2 bis 5: Alle schlagen vor, der Kapitän entscheidet
    .length = länge
    .length-description = Matchlänge in Punkten (meist 3)
    .time = zeit
    .time-description = Wie lange ein Kapitän Zeit hat (meist 5 Minuten)
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
command-guesses = tipps
    .description = Wer die Züge anderer am besten errät
    .match = { -option-match }
    .match-description = { -which-match-to-see }
choice-20s = 20 Sekunden
choice-1m = 1 Minute
choice-5m = 5 Minuten
choice-1h = 1 Stunde
choice-24h = 24 Stunden

crowd-name = { $kind ->
    [crowd] Team Kanal
    [half] { $side ->
        [white] Hälfte Weiß
       *[black] Hälfte Schwarz
    }
   *[team] { $side ->
        [white] Team Weiß
       *[black] Team Schwarz
    }
}
turn-crowd = { $who }: { $phase ->
    [to_play] { $roll } spielen
    [to_name] einen Pasch nennen
    [to_roll] würfeln
    [to_double] würfeln oder verdoppeln
    [double_offered] annehmen oder ablehnen
   *[other] antworten
}.
button-vote = Abstimmen
button-consult = Beraten
button-guess = Zug erraten
button-guess-it = Das tippe ich
button-vote-for-it = Dafür stimmen
crowd-window = { $seconds ->
    [20] 20 Sekunden je Entscheidung
    [60] 1 Minute je Entscheidung
    [300] 5 Minuten je Entscheidung
    [3600] 1 Stunde je Entscheidung
    [43200] 12 Stunden je Entscheidung
   *[other] 24 Stunden je Entscheidung
}
crowd-needs-server = Das geht nur auf einem Server, auf dem ich Mitglied bin. Bitte jemanden, der ihn verwaltet, mich hinzuzufügen.
lobby-vote = ### Der Kanal spielt
lobby-team = ### Zwei Teams beraten
lobby-vote-explained = Alle stimmen geheim ab, die meisten Stimmen gewinnen, bei Gleichstand die früheren. Eine Abstimmung schließt, sobald niemand mehr etwas daran ändern kann. Du kannst auch später noch mitmachen.
lobby-team-explained = Zwei bis fünf in jedem Team. Wer zuerst da ist, ist Kapitän und entscheidet. Die anderen schlagen vor.
lobby-side = { $kind ->
    [crowd] **Team Kanal**
    [half] { $side ->
        [white] **Hälfte Weiß**
       *[black] **Hälfte Schwarz**
    }
   *[team] { $side ->
        [white] **Team Weiß**
       *[black] **Team Schwarz**
    }
}
lobby-against = Gegen { $who }
lobby-asked = { $who }, spielst du allein gegen alle?
lobby-closed = Abgesagt.
lobby-expired = Einen Tag lang hat niemand gestartet, deshalb ist die Anmeldung geschlossen. Du kannst jederzeit neu einladen.
lobby-until = Schließt { $when }, wenn es nicht begonnen hat
button-join-side = { $side ->
    [white] Weiß beitreten
   *[black] Schwarz beitreten
}
button-crowd-join = Mitmachen
button-crowd-yes = Ich spiele
button-crowd-start = Los
button-crowd-leave = Aussteigen
button-crowd-cancel = Absagen
crowd-opened = Der Aufruf steht im Kanal.
crowd-moved = Du hast die Seite gewechselt. Du spielst jetzt { $team ->
    [yes] im Team
   *[no] in der Hälfte
} { $side ->
    [white] Weiß
   *[black] Schwarz
}.
crowd-left = { $team ->
    [yes] Du bist nicht mehr dabei.
   *[no] Du bist nicht mehr dabei. Mit { button-vote } machst du wieder mit.
}
team-ask-leave = Das Team verlassen? In diesem Match kannst du nicht zurück.
crowd-status = { $awaited ->
    [0] Noch niemand da, der abstimmt
   *[other] { $voted } von { $awaited } haben abgestimmt
}{ $who ->
    [some] {""}
   *[other] {" "}· wartet auf { $who }
}{ $first ->
    [yes] {" "}· wer zuerst abstimmt, entscheidet, denn bei Gleichstand gilt die frühere Stimme
   *[no] {""}
} · Frist: { $until }
team-decides = { $who } entscheidet.
turn-call-team = Du entscheidest für dein Team in Match { $match }: { $what }. { $link }
team-status = { $who } entscheidet · Frist: { $until }
crowd-motion = { $who ->
    [none] Antrag
   *[other] { $who }: Antrag
}, { $whole ->
    [yes] das Match
   *[no] { grade } ({ points })
} aufzugeben, { $agreed } dafür · Frist: { $until }
crowd-ruling = { $choice } mit { $cast ->
    [one] der einzigen Stimme
   *[other] { $votes } von { $cast } Stimmen
}{ $tie ->
    [yes] , bei Gleichstand die früheste
   *[no] {""}
}
crowd-said = { $who }: { $line }
crowd-nobody = { $play ->
    [none] { $choice ->
        [roll] Niemand hat geantwortet, also wurde gewürfelt.
        [double] Niemand hat geantwortet, also hat der Computer (Anfänger) verdoppelt.
        [take] Niemand hat geantwortet, also hat der Computer (Anfänger) angenommen.
        [pass] Niemand hat geantwortet, also hat der Computer (Anfänger) abgelehnt.
       *[other] Niemand hat geantwortet, also hat der Computer (Anfänger) entschieden.
    }
   *[other] Niemand hat geantwortet, also hat der Computer (Anfänger) { $play } gespielt.
}
crowd-gone = { $count }-mal nacheinander hat niemand geantwortet, deshalb wurde das Match aufgegeben.
team-ruling = Entschieden von { $who }
crowd-roll = Würfeln
crowd-double = Verdoppeln
crowd-take = Annehmen
crowd-pass = Ablehnen
crowd-accept = Annehmen
crowd-refuse = Weiterspielen
crowd-asked = { $question ->
    [play] **Was spielen wir mit { $roll }?**
    [name] **Welchen Pasch nennen wir?**
    [cube] **Würfeln oder verdoppeln?**
    [double] **Annehmen oder ablehnen?**
   *[resignation] **Das Angebot annehmen?**
}
vote-nothing-now = Gerade gibt es für dich nichts zu entscheiden. Auf dem Brett steht, wer dran ist.
vote-yours = { $team ->
    [yes] Dein Vorschlag: **{ $choice }**. Du kannst ihn ändern.
   *[no] Deine Stimme: **{ $choice }**. Du kannst sie ändern.
}
vote-closed = { $team ->
    [yes] Erledigt. Es steht auf dem Brett.
   *[no] Die Stimmen sind ausgezählt. Das Ergebnis steht auf dem Brett.
}
vote-over = Diese Abstimmung ist vorbei. Was daraus wurde, steht auf dem Brett. Sie schließt früher, sobald niemand mehr etwas daran ändern kann.
vote-choose-side = Auf welcher Seite bist du? Später kannst du nicht wechseln.
team-you-propose = Wähl, was du tun würdest: { $who } sieht es und entscheidet.
team-you-decide = **Du entscheidest.** Was du wählst, wird sofort gespielt.
button-motion = Aufgeben?
button-motion-agree = Aufgeben
button-motion-against = Weiterspielen
button-motion-not = Jetzt nicht
motion-explained = { $team ->
    [yes] Du gibst für dein ganzes Team auf.
   *[no] Zwei Drittel müssen zustimmen, mindestens zwei Leute. Höchstens ein Antrag in zehn Zügen.
}
motion-open = { $agreed } der nötigen { $needed } wollen aufgeben.
motion-closed = Das ist erledigt.
team-thread = { $side ->
    [white] Team Weiß
   *[black] Team Schwarz
}, Match { $match }
team-thread-explained = Das liest nur dein Team. Vorschlagen kannst du mit { button-consult } unter dem Brett.
crowd-card = ### Wie Match { $match } entschieden wurde
crowd-card-side = { $who }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
crowd-card-not-analyzed = Lass das Match analysieren und sieh, wer so entschieden hat wie das Analyseprogramm.
crowd-card-title = { $count ->
    [0] Niemand hat abgestimmt
    [one] 1 Person hat abgestimmt
   *[other] { $count } Personen haben abgestimmt
}
crowd-card-votes = Stimmen
crowd-card-agreed = Wie die Analyse
crowd-turning = Wendepunkt: Spiel { $game }, { $who } { $what }. Chancen von { $white }: { $before } → { $after }
guess-asked = **Was wird mit { $roll } gespielt?** Niemand sieht deinen Tipp, bevor gezogen ist.
guess-yours = Dein Tipp: **{ $choice }**
guess-told = { $right ->
    [yes] Richtig: **{ $play }** wurde gespielt.
   *[no] **{ $play }** wurde gespielt; du hattest **{ $guess }** getippt.
}
guesses-match = Tipps in Match { $match }
guesses-month = Tipps in diesem Monat
guesses-none = Hier hat noch niemand einen Zug erraten. Drück { button-guess }, wenn du einem Match zuschaust.
guesses-explained = 1 Punkt, wenn dein Tipp gespielt wurde. Ist das Match analysiert: 2 für einen Zug bis 0,01 unter dem besten, 1 bis 0,04.
guesses-points = Punkte
guesses-hits = Richtig
guesses-count = Tipps
error-crowd = { $reason ->
    [begun] Es hat begonnen, jetzt kommt niemand mehr dazu, und absagen geht nicht mehr.
    [over] Es ist vorbei. Beginn etwas Neues mit { COMMAND("vote") } oder { COMMAND("consult") }.
    [full] Das Team ist voll: höchstens fünf. Geh ins andere.
    [no_such_side] Diese Seite wird nicht gemeinsam gespielt.
    [other_side] Du bist auf der anderen Seite. Niemand spielt für beide.
    [plays_alone] Du spielst allein gegen alle und kannst nicht abstimmen.
    [not_in] Du bist nicht dabei. Drück unter dem Brett auf Abstimmen.
    [not_asked] Gerade entscheidet die andere Seite.
    [old_roll] Das galt einer älteren Stellung. Schau auf das neueste Brett.
    [closed] Diese Abstimmung ist zu. Das Ergebnis steht auf dem Brett.
    [no_such_choice] Das steht nicht zur Wahl. Nimm etwas aus der neuesten Liste.
    [not_host] Anfangen oder absagen kann nur, wer dazu aufgerufen hat.
    [not_captain] Aufgeben kann nur der Kapitän eures Teams.
    [not_opponent] Zusagen kann nur, wer gefragt wurde.
    [not_ready] Der Gegner hat noch nicht zugesagt.
    [too_few] Es sind noch zu wenige: zwei je Team oder einer je Seite einer Abstimmung.
    [motion_open] Es gibt schon einen Antrag auf Aufgabe. Stimm zu oder spiel weiter.
    [no_motion] Gerade ist kein Antrag auf Aufgabe offen.
    [motion_too_soon] In den letzten zehn Zügen gab es einen Antrag. Spielt erst weiter.
    [nothing_to_guess] Gerade gibt es nichts zu erraten: kein Wurf, oder nur ein Zug.
    [asked_engine] Zu dieser Stellung hast du das Analyseprogramm schon gefragt, diesen Zug kannst du nicht mehr raten. Rate den nächsten.
    [asked_much] Du hast das Analyseprogramm seit Beginn dieses Zuges so viel gefragt, dass diese Stellung dabei gewesen sein kann. Rate einen späteren.
   *[player_guesses] Raten dürfen nur Zuschauer, und du nimmst am Match teil.
}
