error-impossible = Das geht jetzt nicht. { COMMAND("board") } zeigt die Stellung.
error-stale = Das galt für eine ältere Stellung, deshalb ist nichts passiert. { COMMAND("board") } zeigt, wie das Match jetzt steht.
error-not-on-roll = Dein Gegner ist dran. { COMMAND("board") } zeigt die Stellung.
error-records = Ich komme gerade nicht an meine Daten, deshalb hat sich nichts geändert. Dein Match ist sicher. Versuch es in einer Minute noch einmal.
error-command = Diesen Befehl konnte ich nicht lesen. Vielleicht zeigt Discord noch eine alte Fassung, also versuch es in einer Minute noch einmal.
error-permissions = Ich darf hier nicht schreiben. Wer diesen Kanal verwaltet, muss mir **{ permission-view }**, **{ permission-send }** und **{ permission-attach }** erlauben. Dein Match ist sicher: { COMMAND("board") } zeigt es, sobald ich darf.
error-incident = Entschuldige, bei mir ist etwas schiefgegangen (Vorfall `{ $code }`). Dein Match ist unverändert. { COMMAND("board") } zeigt es.
error-incident-kept = { $incident ->
        [no] Bei mir ist etwas schiefgegangen
       *[yes] Bei mir ist etwas schiefgegangen (Vorfall `{ $code }`)
    }, aber was du getan hast, ist gespeichert. { $where ->
        [here] So steht dein Match jetzt:
       *[match] { COMMAND("board") } zeigt es.
        [tournament] { COMMAND("tournament status") } zeigt es.
        [chouette] Die Chouette geht von da aus weiter.
    }
error-incident-partly = { $incident ->
        [no] Bei mir ist etwas schiefgegangen
       *[yes] Bei mir ist etwas schiefgegangen (Vorfall `{ $code }`)
    }, aber manches davon ist gespeichert. Schau nach, bevor du es noch einmal versuchst: { COMMAND("matches") } zeigt deine Matches und Herausforderungen.
error-too-fast = Das war zu schnell für mich. Mehr als { $most } Klicks und Befehle in der Sekunde schaffe ich pro Person nicht.
error-still-busy = Ich arbeite noch an deiner letzten Anfrage. Versuch es wieder, wenn sie erledigt ist.
error-work-failed = Das habe ich gerade nicht geschafft. Versuch es in einer Minute wieder.
error-notation = `{ $text }` kann ich nicht als Zug lesen. Ein Zug sieht so aus: `13/8 6/5`, `bar/20`, `8/5(2)` oder `6/off`.
error-not-a-play = `{ $text }` kann ich nicht als Zug lesen.
error-ambiguous = Das kann mehr als einen Zug bedeuten. Welchen: { $plays }?
error-legal-few = Erlaubt: { $plays }.
error-legal-many = Es gibt { $count } erlaubte Züge, zum Beispiel { $plays }. { COMMAND("move") } zeigt sie beim Tippen.

error-bar-first = Erst muss dein Stein auf der Bar wieder ins Spiel.
error-no-checker = Du hast keinen Stein auf { $source ->
    [bar] der Bar
   *[other] Feld { $source }
}.
error-blocked = Feld { $target } ist geschlossen: Dein Gegner hält es.
error-not-home = Du kannst erst abtragen, wenn alle deine Steine im Heimfeld sind (Felder 1 bis 6).
error-higher-checker = Von Feld { $source } kannst du mit dieser Zahl nicht abtragen, solange ein Stein weiter hinten steht.
error-wrong-distance = { $source }/{ $target } passt nicht zu deinem Wurf.
error-used-number = { $source }/{ $target } braucht eine Zahl, die deine anderen Schritte schon verbraucht haben.
error-wrong-way = Steine ziehen von hohen Feldern zu niedrigen, { $source }/{ $target } geht also rückwärts.
error-must-use-both = Du musst beide Zahlen spielen, wenn es geht.
error-must-use-higher = Nur eine der Zahlen ist spielbar, deshalb muss es die höhere sein.
error-must-use-more = Du musst so viele deiner Zahlen spielen wie möglich.
error-too-many-moves = Das sind mehr Schritte, als dein Wurf hergibt.
error-cannot-move = Das lässt sich mit diesem Wurf nicht spielen.
error-forbidden = Das lassen die Regeln dieses Spiels nicht zu.

error-cube-no-cube = Dieses Match wird ohne Dopplerwürfel gespielt.
error-cube-crawford = Das ist das Crawford-Spiel, hier darf niemand verdoppeln. Im nächsten Spiel ist der Dopplerwürfel wieder da.
error-cube-not-yours = Der Dopplerwürfel gehört deinem Gegner, nur er darf als Nächster verdoppeln.
error-cube-dead = Wenn du dieses Spiel gewinnst, hast du das Match ohnehin gewonnen. Deshalb darfst du nicht verdoppeln.
error-cube-rolled = Du hast schon gewürfelt, und verdoppelt wird vor dem Wurf. Spiel deinen Wurf mit { COMMAND("move") }.
error-cube-already-offered = Es ist schon verdoppelt: Erst muss angenommen oder abgelehnt werden.

error-not-a-player = Du spielst in diesem Match nicht mit. Schau hier zu, oder fang mit { COMMAND("challenge") } ein eigenes an.
error-not-your-challenge = Diese Herausforderung gilt jemand anderem. Mach mit { COMMAND("challenge") } eine eigene.
error-open-challenge = Diese Herausforderung gilt allen: Nimm sie an oder lass sie stehen. Zurückziehen kann sie nur, wer sie gemacht hat.
error-own-challenge = Das ist deine eigene Herausforderung, annehmen muss sie jemand anders. Der Knopf neben **{ button-accept }** nimmt sie zurück.
error-not-admin = Das darf nur, wer diesen Server verwalten darf.

error-challenge-self = Dich selbst kannst du nicht herausfordern. Wähl jemand anderen oder lass den Gegner weg, damit jeder annehmen kann.
error-challenge-blocks-self = Dich selbst kannst du nicht blockieren. Wähl die Person, gegen die du nicht spielen willst.
error-challenge-bot = Andere Bots spielen nicht. Wähl einen Menschen, wähl mich (ich spiele auf jeder Stufe) oder lass den Gegner weg, damit jeder annehmen kann.
error-challenge-not-here = Diese Person ist nicht auf diesem Server. Wähl jemanden, der hier ist.
error-challenge-former = Die Daten dieses Mitspielers sind gelöscht, ich weiß also nicht mehr, wer das war. Fordere jemanden heraus: { COMMAND("challenge") }.
error-challenge-length = Ein Match geht auf 1 bis 99 Punkte. 0 ist ein Money Game.
error-challenge-rated-length = Ein gewertetes Match geht auf höchstens 25 Punkte. Wähl ein kürzeres oder spiel ohne Wertung (`{ command-challenge.rated }: False`).
error-challenge-expired = Diese Herausforderung ist abgelaufen. Mach mit { COMMAND("challenge") } eine neue.
error-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen. Mach mit { COMMAND("challenge") } eine eigene.
error-challenge-declined = Diese Herausforderung wurde abgelehnt. Mach mit { COMMAND("challenge") } eine neue.
error-challenge-accepted = Diese Herausforderung ist schon angenommen, und das Match läuft: siehe { COMMAND("matches") }.
error-challenge-blocked = Ihr beide könnt nicht gegeneinander spielen. Fordere mit { COMMAND("challenge") } jemand anderen heraus oder lass den Gegner weg, damit jeder annehmen kann.
error-challenge-blocked-there = Hier kannst du nicht mitmachen: Du hast jemanden blockiert, der dabei ist, oder er dich.
error-challenge-nobody-here = Hier ist niemand außer mir. Wähl mich als Gegner oder fordere jemanden auf einem Server heraus. In einer Gruppe geht es, sobald ich zu deinen Apps gehöre.
error-challenge-level-of-a-person = Stufen gibt es nur in Matches gegen mich. Wähl mich als Gegner oder lass die Stufe weg.
error-challenge-halves = Mit `{ command-vote.halves }` spielt eine Hälfte des Kanals gegen die andere. Lass das weg, oder Gegner und Stufe.

fence-thing = { $kind ->
    [challenge] [diese Herausforderung]({ $url })
    [vote] [diese Abstimmung]({ $url })
    [team] [diese Beratung]({ $url })
    [chouette] [diese Chouette]({ $url })
    [simul] [dieses Simultan]({ $url })
    [tournament] [dieses Turnier]({ $url })
   *[match] [dieses Match]({ $url })
}
error-fence = { $reason ->
    [open] Du hast { $limit } Herausforderungen, Abstimmungen, Beratungen, Chouettes und Simultane offen, mehr gehen nicht: Schließ erst { $thing }.
    [called] { $who ->
        [anyone] Du hast schon alle in diesem Kanal herausgefordert: Zieh erst { $thing } zurück.
       *[other] { $who } hat dir noch nicht geantwortet: Warte, oder nimm erst { $thing } mit *Ablehnen* zurück.
    }
    [matches] { $thing ->
        [none] { $who } hat { $limit } laufende Matches, mehr gehen nicht: Erst muss eins zu Ende sein.
       *[other] Du hast { $limit } laufende Matches, mehr gehen nicht: Spiel erst { $thing } zu Ende, oder gib es auf.
    }
    [computers] Du hast { $limit } laufende Matches gegen Computer, mehr gehen nicht: Spiel erst { $thing } zu Ende, oder gib es auf.
    [chouettes] Du bist in { $limit } Chouettes, mehr gehen nicht: Verlass erst { $thing }.
    [held] Auf diesem Server laufen { $limit } Turniere, Ligen und Arenen, mehr gehen nicht: Erst muss { $thing } enden oder abgesagt werden.
   *[posts] Du hast in diesem Kanal in zehn Minuten { $limit } neue Beiträge gemacht, mehr gehen nicht: { $when } ist wieder Platz.
}

error-not-found-match = Dieses Match finde ich nicht. { COMMAND("matches") } zeigt, was gespielt wird.
error-not-found-number = Mit dieser Nummer gibt es nichts. { COMMAND("matches") } zeigt, was gespielt wird.
error-not-found-match-here = Du hast in diesem Kanal kein Match. Fang mit { COMMAND("challenge") } eins an oder such eins mit { COMMAND("matches") }.
error-not-found-fitting = Keines deiner Matches hier lässt das jetzt zu. { COMMAND("matches") } zeigt, worauf jedes wartet.
error-played-elsewhere = Match { $match } wird woanders gespielt. Hier würde niemand deinen Zug sehen.
error-not-found-offer = Hier wird dir nichts angeboten. { COMMAND("matches") } zeigt, was gespielt wird.
error-not-found-challenge = Diese Herausforderung finde ich nicht. Mach mit { COMMAND("challenge") } eine.

error-to-roll = Du hast noch nicht gewürfelt. Nimm { COMMAND("roll") }, oder vorher { COMMAND("double") }.
error-to-play = Es ist gewürfelt. Zieh mit { COMMAND("move") } oder mit den Listen unter dem Brett.
error-no-doublet = Gerade gibt es keinen Pasch zu nennen. Du nennst ihn nach einer 1-2 in Acey-Deucey.
error-double-offered = Erst ist eine Verdopplung zu beantworten: annehmen ({ COMMAND("take") }) oder ablehnen ({ COMMAND("pass") }).
error-resignation-offered = Erst ist eine Aufgabe zu beantworten: annehmen ({ COMMAND("accept") }) oder weiterspielen ({ COMMAND("decline") }).
error-resignation-refused = Dein Gegner hat deine Aufgabe abgelehnt. In deinem nächsten Zug kannst du sie wieder anbieten. Was er nicht ablehnen kann, geht sofort: { COMMAND("resign") }.
error-over = Dieses Match ist vorbei. Fang mit { COMMAND("challenge") } ein neues an.

error-clock-no-clock = Dieses Match wird ohne Uhr gespielt.
error-clock-paused = Die Uhr dieses Matches steht schon.
error-clock-stands-still = Dieses Match pausiert. Lass die Uhr mit { COMMAND("resume") } weiterlaufen, dann geht es weiter.
error-clock-not-paused = Die Uhr dieses Matches ist nicht angehalten.
error-clock-not-out = Dein Gegner hat noch Zeit{ $left ->
    [none] .
   *[other] : Sie läuft { $left } ab.
}
error-clock-own-time = Jetzt zählt deine eigene Zeit, da gibt es nichts zu beanspruchen.
error-clock-already-asked = Darum hast du schon gebeten. Jetzt muss dein Gegner antworten.
error-clock-session = Ein Money Game lässt sich nicht auf Zeit spielen.
error-clock-no-vacation-left = Du hast dieses Jahr nur noch { $days ->
    [one] 1 Urlaubstag
   *[other] { $days } Urlaubstage
}.
error-clock-not-away = Du bist nicht im Urlaub.
error-preference = `{ $value }` steht nicht zur Wahl.
error-preference-known = `{ $value }` steht nicht zur Wahl. Möglich: { $known }.
error-record-where = { $place ->
    [side] Spiel { $game }, Zug { $move }, { $who }{ $line ->
        [0] :
       *[other] {" "}(Zeile { $line }):
    }
    [move] Spiel { $game }, Zug { $move }{ $line ->
        [0] :
       *[other] {" "}(Zeile { $line }):
    }
    [game] Spiel { $game }{ $line ->
        [0] :
       *[other] {" "}(Zeile { $line }):
    }
   *[line] Zeile { $line }:
}
error-file-play = { $reason ->
    [bar_first] Erst muss der Stein von der Bar ins Spiel kommen.
    [no_checker] Diese Seite hat keinen Stein auf { $source ->
        [bar] der Bar
       *[other] Feld { $source }
    }.
    [blocked] Feld { $target } ist geschlossen: Dort stehen Steine der anderen Seite.
    [not_home] Abgetragen wird erst, wenn alle Steine einer Seite im Heimfeld sind (Felder 1 bis 6).
    [higher_checker] Von Feld { $source } wird mit dieser Zahl nicht abgetragen, solange ein Stein weiter hinten steht.
    [wrong_distance] { $source }/{ $target } passt nicht zum Wurf.
    [used_number] Jede Zahl des Wurfs gilt nur einmal: { $source }/{ $target } braucht eine, die die anderen Schritte schon verbraucht haben.
    [wrong_way] Steine ziehen von hohen Feldern zu niedrigen: { $source }/{ $target } geht rückwärts.
    [must_use_both] Beide Zahlen müssen gespielt werden, wenn es geht.
    [must_use_higher] Nur eine Zahl war spielbar, und dann muss es die höhere sein.
    [must_use_more] So viele Zahlen wie möglich müssen gespielt werden.
    [too_many_moves] Das sind mehr Schritte, als der Wurf hergibt.
   *[other] Das lassen die Regeln des Spiels nicht zu.
}
error-file-legal = { $count ->
    [one] Erlaubt war nur { $plays }.
   *[other] { $all ->
        [yes] Erlaubt waren { $plays }.
       *[no] Erlaubt waren { $count } Züge, zum Beispiel { $plays }.
    }
}
error-file-can-move = Mit diesem Wurf gab es einen erlaubten Zug.
error-file-ambiguous = Das lässt sich auf mehr als eine Weise lesen: { $plays }.
error-file-to-roll = Es gab keine Verdopplung zu beantworten. Als Nächstes musste gewürfelt oder verdoppelt werden.
error-file-to-play = Es war gewürfelt. Jetzt musste der Wurf gespielt werden.
error-file-double-offered = Es war verdoppelt. Jetzt musste angenommen oder abgelehnt werden.
error-file-resignation-offered = Eine Aufgabe war angeboten. Jetzt musste sie beantwortet werden.
error-file-over = Das Match war schon vorbei.
error-file-not-on-roll = Die andere Seite war am Zug.
error-file-cube-not-theirs = Der Dopplerwürfel gehörte der anderen Seite: Nur sie durfte als Nächste verdoppeln.
error-file-cube-dead = Mit diesem Spiel hätte diese Seite das Match ohnehin gewonnen, deshalb durfte sie nicht verdoppeln.
error-file-cube-rolled = Es war schon gewürfelt, und verdoppelt wird vor dem Wurf.
error-file-cube = Ein Spiel beginnt mit dem Eröffnungswurf. Danach darf eine Seite vor ihrem Wurf verdoppeln, und der Dopplerwürfel zeigt dann das Doppelte.
error-file-end = Eine Zeile wie `Wins 1 point` muss es beenden.
error-file-worth = Nach den Zügen davor muss hier { $wins } stehen.
error-file-cut = Hier endet die Datei, vielleicht ist sie abgeschnitten.
error-file-row = Die Zeile in der Datei: `{ $row }`
error-record-too-large = Diese Datei ist zu groß. Eine `.mat`-Datei darf 2 MB, 10.000 Zeilen mit je einem Zug beider Spieler und 500 Spiele haben, eine `.xg`- oder SGF-Datei oder eine aus { COMMAND("export") } (json oder text) 4 MB.
error-record-not-a-record = Das kann ich nicht als Match lesen. Ich lese `.xg`, SGF von GNU Backgammon und `.mat`: Darin steht etwa `5 point match`, dann `Game 1`.
error-record-wrong-version = Diese Datei stammt von einer neueren Version des Bots.
error-record-length = Die Länge `{ $text }` kenne ich nicht. Ein Match hat 1 bis 99 Punkte, ein Money Game 0.
error-record-unknown-game = Ein Spiel namens `{ $text }` kenne ich nicht.
error-record-no-mat = Dieses Match lässt sich nicht als `.mat`-Datei speichern. Sie kennt nur normales Backgammon und hat keinen Platz für `{ $text }`. Nimm den Text oder das Protokoll.
error-record-unreadable = `{ $text }` kann ich nicht lesen.
error-record-illegal-play = `{ $text }` mit { $roll } ist nicht erlaubt.
error-record-missing-play = Der Zug zu { $roll } fehlt.
error-record-out-of-turn = `{ $text }` steht in der falschen Spalte: Die andere Seite ist am Zug.
error-record-illegal-cube = `{ $text }` ist hier nicht erlaubt.
error-record-wrong-dice = { $roll } ist kein Wurf: Jeder Würfel zeigt 1 bis 6.
error-record-wrong-opening = Dieser Spieler kann ein Spiel nicht mit { $roll } beginnen.
error-record-wrong-game = `{ $text }` gehört nicht hierher: Es ist kein Teil dieses Spiels.
error-record-wrong-score = In der Datei steht { $text }, aber nach den Spielen davor steht es { $score }.
error-record-wrong-result = `{ $text }` passt nicht zum Spiel.
error-record-unfinished-game = Das Spiel ist nicht zu Ende.
error-record-nothing-played = Das Spiel wurde vor dem ersten Wurf aufgegeben, es gibt also nichts anzuschauen oder zu üben.
error-record-wrong-position = Das Brett in der Datei steht nicht so, wie es nach den Zügen davor stehen müsste.
error-record-damaged = Diese `.xg`-Datei ist abgeschnitten oder beschädigt. Speichere das Match in eXtreme Gammon noch einmal und schick mir diese Datei.
error-record-position = In dieser Datei steht eine Stellung, aber kein Match. Kopiere ihre XGID oder ID in { COMMAND("position") }.
error-record-foreign = Das ist eine `.bgf`-Datei von BGBlitz, die kann ich nicht lesen. Öffne sie dort, speichere das Match als `.mat` und schick mir diese Datei.
error-record-no-length = Diese Datei sagt nicht, wie lang das Match ist. Schreib es in die erste Zeile, etwa `5 point match` (`0 point match` für ein Money Game), und schick sie noch einmal.
error-record-automatic-doubles = Davor gab es automatische Verdopplungen, und SGF sagt nicht, mit welchen Würfen. Wurde es hier gespielt, nimm { COMMAND("export") } mit json oder text: Die lese ich.

error-not-found-tournament = Dieses Turnier finde ich hier nicht. Veranstalter kündigen eins mit { COMMAND("tournament create") } an.
error-not-found-league = Diese Liga finde ich hier nicht. Veranstalter kündigen eine mit { COMMAND("league create") } an.
error-not-found-team = Diesen Mannschaftskampf finde ich hier nicht. Veranstalter kündigen einen mit { COMMAND("team create") } an.
error-not-found-daily = Diese Stellung des Tages gibt es nicht mehr. { COMMAND("puzzle") } hat andere.
error-not-found-chouette = Diese Chouette finde ich hier nicht.
error-not-found-import = Du hast kein importiertes Match mit dieser Nummer, und niemand teilt hier eins. Importiere eins mit { COMMAND("import") }.
error-not-organizer = Das dürfen nur Veranstalter: wer diesen Server verwaltet oder die Veranstalterrolle hat.
error-not-host = Das darf nur der Gastgeber oder ein Veranstalter: wer diesen Server verwaltet oder die Veranstalterrolle hat.
error-tournament-already-joined = Diese Person ist schon dabei.
error-tournament-not-joined = Diese Person ist nicht dabei.
error-tournament-you-joined = Du bist schon dabei.
error-tournament-you-not-joined = Du bist nicht dabei.
error-tournament-you-out = { $kind ->
    [league] Du bist schon ausgeschieden. Nach dieser Saison kannst du dich wieder anmelden.
   *[other] Du bist schon ausgeschieden.
}
error-tournament-already-here = Du hast dich schon als anwesend gemeldet.
error-tournament-check-in-later = Anwesend melden kannst du dich ab { $at } ({ $left }). Der Knopf ist dann unter der Ankündigung.
error-tournament-full = Es ist kein Platz mehr frei.{ $kind ->
    [arena] { "" }
    [simul] { "" }
    [team] { " " }Ein Veranstalter kann dich mit { COMMAND("team substitute") } für jemanden einspringen lassen.
   *[other] { " " }Ein Veranstalter kann dich mit { COMMAND("tournament replace") } für jemanden einspringen lassen, der noch nicht gespielt hat.
}
error-tournament-too-few = { $detail ->
    [check_in] Erst müssen sich mindestens zwei Teilnehmer als anwesend melden.
    [league] Eine Liga braucht mindestens vier Spieler.
    [teams] Beide Mannschaften brauchen gleich viele Spieler, mindestens je einen.
   *[other] { $kind ->
        [simul] Ein Simultan braucht mindestens einen Gast.
       *[other] Ein Turnier braucht mindestens zwei Teilnehmer.
    }
}
error-tournament-settings = { $detail ->
    [only_round_robin] `{ command-tournament-create.groups }` und `{ command-tournament-create.advance }` gibt es nur, wo jeder gegen jeden spielt. Lass sie weg oder wähl dieses `{ command-tournament-create.system }`.
    [only_swiss] `{ command-tournament-create.rounds }` gibt es nur beim Schweizer System. Lass es weg oder wähl dieses `{ command-tournament-create.system }`.
    [no_final] Dieses Turnier hat kein Finale, lass also `{ command-tournament-create.final_length }` weg. Wo jeder gegen jeden spielt, gibt es mit `{ command-tournament-create.advance }` eins.
    [length_twice] Gib `{ command-tournament-create.length }` oder `{ command-tournament-create.lengths }` an, nicht beides.
    [weekly] Ein wöchentliches Turnier braucht eine Startzeit. Gib mit `{ command-tournament-create.starts_in }` an, wann das erste beginnt, etwa `20m`, `1h30` oder `2` (Stunden).
    [check_in] Die Anwesenheitsmeldung braucht eine Startzeit. Gib `{ command-tournament-create.starts_in }` an, etwa `20m`, `1h30` oder `2` (Stunden), oder lass `{ command-tournament-create.check_in }` weg.
    [starts_in] `{ command-tournament-create.starts_in }` nimmt eine Zeit wie `20m`, `1h30`, `2` (Stunden) oder `3d`, höchstens 30 Tage. Bei `0` startet ein Veranstalter.
    [lengths] `{ command-tournament-create.lengths }` nimmt die Länge der Matches je Runde, jeweils von 1 bis 99, etwa `3, 5, 7`.
    [groups] Wo jeder gegen jeden spielt, hat eine Gruppe höchstens 32 Teilnehmer. Gib bei `{ command-tournament-create.groups }` mehr oder bei `{ command-tournament-create.limit }` weniger an.
    [advance] Einer allein kann kein K.-o. spielen. Lass mit `{ command-tournament-create.advance }` mindestens 2 weiterkommen, gib bei `{ command-tournament-create.groups }` mehr an oder lass `{ command-tournament-create.advance }` weg.
    [advance_all] Für eine K.-o.-Runde müssen weniger weiterkommen, als in eine Gruppe passen: bei mehreren Gruppen höchstens 8 je Gruppe. Nimm bei `{ command-tournament-create.advance }` weniger.
    [limit] `{ command-tournament-create.limit }` geht von 2 bis 256.
    [swiss_rounds] `{ command-tournament-create.rounds }` geht von 1 bis 20, 0 nimmt so viele wie nötig.
    [code] Dieser Code ist hier ungültig. Er gilt einmal, vor dem Start, und nicht in dem Kanal, in dem er entstanden ist.
    [teams] Nenn eine der beiden Mannschaften. Sie brauchen zwei verschiedene Namen.
    [players] Wenn alle gegen alle spielen, hat eine Mannschaft höchstens 8 Spieler. Für mehr wähl Brett gegen Brett.
    [minutes] Eine Arena dauert 30 Minuten bis 3 Tage: Gib das mit `{ command-tournament-create.minutes }` an.
    [arena_length] In einer Arena geht es auf 1, 3 oder 5 Punkte.
    [arena_rounds] Eine Arena hat weder Runden noch Freilose: Lass `{ command-tournament-create.round_hours }` und `{ command-tournament-create.fillers }` weg.
    [arena_check_in] Eine Arena braucht keine Anwesenheitsmeldung: Wer da ist, bekommt ein Match.
   *[other] Das geht nicht: `{ $detail }`.
}
error-tournament-started = Es hat schon begonnen. Ein Veranstalter kann jemanden den Platz eines anderen übernehmen lassen.
error-tournament-not-started = Es geht noch nicht los.
error-tournament-paused = Gerade ist Pause. Ein Veranstalter beendet sie mit { $kind ->
    [league] { COMMAND("league pause") }
    [team] { COMMAND("team pause") }
   *[other] { COMMAND("tournament pause") }
}.
error-tournament-not-paused = Es ist keine Pause.
error-tournament-over = Das ist schon vorbei.
error-tournament-no-such-pairing = Eine Paarung mit dieser Nummer gibt es nicht. { $kind ->
    [league] { COMMAND("league status") }
    [team] { COMMAND("team status") }
   *[other] { COMMAND("tournament status") }
} zeigt alle.
error-tournament-not-open = Diese Paarung ist nicht offen: Ihre Spieler stehen noch nicht fest, oder sie ist entschieden.
error-tournament-not-your-match = Das ist nicht dein Match.
error-tournament-not-in-pairing = Diese Person spielt in dieser Paarung nicht mit. { $kind ->
    [league] { COMMAND("league status") }
    [team] { COMMAND("team status") }
   *[other] { COMMAND("tournament status") }
} zeigt alle Paarungen.
error-tournament-already-reported = Dieses Ergebnis ist schon eingetragen.
error-tournament-disagree = Es ist schon ein anderes Ergebnis eingetragen. Ein Veranstalter kann es berichtigen.
error-tournament-nothing-to-correct = Da ist nichts zu berichtigen: Das Ergebnis ist schon so, oder es ist ein Freilos.
error-tournament-played-on = Spätere Matches, die von diesem Ergebnis abhängen, sind schon gespielt. Es lässt sich nicht mehr ändern.
error-tournament-already-out = Diese Person ist schon ausgeschieden.
error-tournament-already-played = Diese Person hat schon gespielt, ihren Platz kann niemand übernehmen. Mit { $kind ->
    [league] { COMMAND("league remove") }
   *[other] { COMMAND("tournament forfeit") }
} nimmst du sie heraus.
error-tournament-no-bye-left = { $kind ->
    [simul] Das Simultan läuft schon, und nach dem Start kann niemand mehr dazukommen.
   *[other] { $detail ->
        [playing] Alle, die ein Freilos hatten, spielen inzwischen.
       *[other] Es läuft schon, und in der Auslosung ist kein Platz frei.
    } Ein Veranstalter kann dir mit { COMMAND("tournament replace") } den Platz von jemandem geben, der noch nicht gespielt hat.
}
error-tournament-unfinished = Die Runde ist noch nicht zu Ende: Paarung { $pairing } hat kein Ergebnis. Trag es mit { COMMAND("league report") } ein oder wart das Ende der Runde ab.
error-tournament-no-round-left = Alle Runden sind ausgelost.
error-tournament-no-board-left = Dieser Spieler hat kein offenes Brett mehr, das jemand übernehmen könnte.
error-tournament-not-in-arena = Das gibt es in dieser Art von Turnier nicht.
error-tournament-already-paused = Du pausierst schon.
error-tournament-not-away = Du pausierst nicht.
error-tournament-host-stays = Der Gastgeber kann nicht gehen: Spiel weiter oder gib deine Bretter auf. Vor dem Start kannst du das Simultan absagen.
error-tournament-other-side = Das ist Sache des anderen Servers: Jede Seite bestimmt über ihre eigenen Leute, und wer den Kampf angekündigt hat, startet, unterbricht und beendet ihn.
error-tournament-lapsed = Das ist schon beantwortet oder verfallen. Ein Ergebnis trägst du mit { COMMAND("team report") } neu ein.
error-tournament-asked = Die Heimseite kann bis { $at } antworten. Danach kannst du den Kampf hier beenden.
error-tournament-order = Wer ist `{ $text }`? Schreib Namen oder Erwähnungen der Teilnehmer, durch Kommas getrennt.
error-tournament-entrant = Wer ist `{ $text }`? Wähl jemanden aus der Liste, oder schreib einen Namen oder eine Erwähnung.
error-tournament-score = Das Match geht { $detail ->
    [one] auf 1 Punkt
   *[other] auf { $detail } Punkte
}: Wer gewinnt, hat { $detail }, wer verliert, weniger. Lass beides weg, um es ohne Punkte zu vergeben.
error-tournament-bot = Bots können niemandes Platz übernehmen. Wähl einen Menschen.
error-tournament-not-here = Diese Person ist nicht auf diesem Server. Wähl jemanden, der hier ist.

error-full-point = Auf einem Feld dürfen höchstens fünf deiner Steine stehen. Auf Feld { $target } wären es mehr.
error-head = In einem Zug darf nur ein Stein den Kopf (Feld 24) verlassen.
error-runner-first = Erst muss dein erster Stein ankommen, dann darf ein anderer ziehen.
error-pinned = Ein festgenagelter Stein kann nicht ziehen, und solange einer von dir festgenagelt ist, kannst du nicht abtragen.
error-prime = Damit hieltest du eine Reihe von Feldern, die dieses Spiel nicht erlaubt. { COMMAND("rules") } erklärt es.
error-exact = In diesem Spiel wird nur mit der genauen Zahl abgetragen.
error-inside-home = Nur Steine in deinem Heimfeld ziehen rückwärts, und sie dürfen es dabei nicht verlassen.
error-no-bearing-off = In diesem Spiel wird nicht abgetragen: Wer zuerst alle Steine im Heimfeld hat, gewinnt.
error-to-name = Nenn zuerst einen Pasch, mit den Knöpfen unter dem Brett oder mit { COMMAND("doublet") }.
error-cube-no-beavers = Hier gibt es keine Beaver. Es gibt sie nur in Money Games, wenn das vereinbart ist.
error-cube-no-raccoons = In diesem Money Game gibt es keine Raccoons. Nimm den Beaver an oder lehn ihn ab.
error-cube-nothing-to-beaver = Es gibt keine Verdopplung, auf die du mit einem Beaver antworten könntest.
error-house-not-in-game = { $option }: { $game } hat diese Regel nicht.
error-house-always = { $option }: { $game } wird immer so gespielt, zu wählen gibt es da nichts.
error-house-session-only = { $option }: Das gibt es in Money Games (Länge 0), nicht in Matches.
error-house-needs-cube = { $option }: Das geht nur mit Dopplerwürfel.
error-house-needs-beavers = { $option }: Raccoons antworten auf Beaver, also erlaube auch Beaver.
error-house-out-of-range = { $option }: Die Grenze geht von 0 bis 3.

error-coach-rated = Match { $match } ist gewertet, da gibt es keine Hilfe. Hinweise bekommst du in Matches ohne Wertung und gegen den Computer.
error-coach-tournament = Match { $match } gehört zu einem Turnier, da gibt es keine Hilfe.
error-coach-nothing-to-decide = Es gibt nichts zu entscheiden: Du kannst gerade nicht verdoppeln, oder es gibt nur einen Zug.
error-coach-unknown-game = Mit { $game } kann das Analyseprogramm nichts anfangen.
error-coach-unknown-rules = { $game } mit den Hausregeln dieses Matches kennt das Analyseprogramm nicht.
error-coach-not-finished = Match { $match } ist noch nicht zu Ende. Ein beendetes Spiel daraus kannst du analysieren: Wähl es mit der Option `{ command-analyze.game }`.
error-coach-no-such-game = Dieses Spiel gibt es in Match { $match } nicht.
error-coach-game-goes-on = Dieses Spiel von Match { $match } wird noch gespielt.
error-coach-one-at-a-time = Deine Analyse von Match { $match } läuft noch. Warte darauf oder halte sie mit dem Knopf darunter an.
error-coach-busy = Es warten zu viele Analysen. Versuch es in ein paar Minuten noch einmal.
error-coach-not-studied = Diese Analyse von Match { $match } ist nicht mehr gespeichert. Hol sie dir mit { COMMAND("analyze") } noch einmal.
error-coach-somebody-elses = Diese Analyse hat jemand anders bestellt, nur diese Person kann sie anhalten.
error-coach-impossible = Diese Stellung kann das Analyseprogramm nicht untersuchen.
error-coach-being-played = Diese Stellung, oder eine ganz ähnliche, spielst du gerade in Match { $match }, und da gibt es keine Hilfe. Frag wieder, wenn es vorbei ist.
error-coach-in-chouette = Diese Stellung, oder eine ganz ähnliche, spielst du gerade in Chouette { $match }, und da gibt es keine Hilfe. Frag wieder, wenn das Spiel vorbei ist.
error-coach-game-over = { error-over }
error-coach-study-tells = Match { $record } enthält die Stellung, die du gerade in Match { $match } spielst, oder eine, die einen Zug entfernt ist. Da gibt es keine Hilfe. Frag wieder, wenn es dort weitergegangen ist, oder wähl mit der Option `{ command-analyze.game }` ein anderes Spiel.
error-coach-being-asked = Genau das wirst du gerade gefragt: Es ist dein Rätsel oder eine offene Stellung des Tages. Antworte zuerst.
error-puzzle-no-pack = Zu diesem Spiel gibt es hier keine Stellungen. { COMMAND("puzzle") } zeigt, für welche Spiele es sie gibt.
error-puzzle-no-theme = Zu diesem Thema gibt es in diesem Spiel keine Stellungen. Lass das Thema weg oder wähl ein anderes.
error-puzzle-none-now = Gerade gibt es keine Stellung für dich: Die übrigen ähneln einer, die du spielst, oder sind als Stellung des Tages offen.
error-puzzle-not-answered = Das erfährst du, sobald du geantwortet hast.
error-puzzle-over = Diese Stellung ist geschlossen, Antworten zählen nicht mehr.
error-puzzle-no-server = Eine Stellung des Tages gibt es für einen Server. Für dich allein ist { COMMAND("puzzle") }.
error-puzzle-zone = Eine Zeitzone `{ $detail }` gibt es nicht. Tipp eine Stadt ein und wähl aus der Liste, etwa `Europe/Berlin`.
error-puzzle-no-daily = Dieser Server hat keine Stellung des Tages. { COMMAND("daily set") } richtet sie ein.
error-puzzle-today = Heute gab es schon eine. Die nächste kommt { $when }.
error-engine-missing = Das Analyseprogramm ist hier nicht installiert. Alles andere geht.
error-engine-unavailable = Das Analyseprogramm antwortet nicht. Versuch es in einer Minute noch einmal: Was es schon analysiert hat, bleibt erhalten.
error-position-unreadable = Darin finde ich keine Stellung. Füg eine XGID ein (`XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10`) oder eine Positions-ID von GNU Backgammon, mit Match-ID, wenn du sie hast (`4HPwATDgc/ABMA:cAkAAAAAAAAA`).
error-position-no-ids = Dieses Spiel kennen weder XGIDs noch die IDs von GNU Backgammon, deshalb lassen sich seine Stellungen nicht einfügen. In einem Übungsmatch hilft dir { COMMAND("hint") }.
error-position-too-many = Diese Stellung kann es nicht geben: Eine Seite hat mehr Steine, als es im Spiel gibt.
error-position-capitals = In einer XGID sind Großbuchstaben die Steine der einen Seite und Kleinbuchstaben die der anderen, hier sind aber alle gleich. Kopiere sie noch einmal so, wie sie war.
error-position-one-point = Diese Stellung kann es nicht geben: Beide Seiten halten dasselbe Feld.
error-position-both-off = Diese Stellung kann es nicht geben: Keine Seite hat einen Stein auf dem Brett.
error-position-over = Dieses Spiel ist schon zu Ende, es gibt nichts zu entscheiden.
error-position-both-won = Diese Stellung kann es nicht geben: Beide Seiten haben die Länge des Matches erreicht.
error-position-both-shut = Diese Stellung kann es nicht geben: Beide Seiten stehen auf der Bar vor sechs geschlossenen Feldern.
error-position-field = { $field ->
    [12] Diese Stellung kann es nicht geben: In einem Match liegt der Dopplerwürfel mit 1 in der Mitte, bis jemand verdoppelt. Dann gehört er dem, der angenommen hat.
    [13] Diese Stellung kann es nicht geben: Wer verdoppelt hat, hätte das Match mit diesem Spiel schon beim alten Wert gewonnen und durfte nicht verdoppeln.
    [14] Diese Stellung kann es nicht geben: Im Crawford-Spiel darf niemand verdoppeln.
    [15] Diese Stellung kann es nicht geben: Das Spiel hat keinen Dopplerwürfel, aber es wurde verdoppelt.
    [16] Diese Stellung kann es nicht geben: In einem Match gibt es keine Beaver.
   *[other] Diese XGID kann ich nicht lesen. { $field ->
        [1] Ihre Stellung braucht 26 Plätze, jeder ein Buchstabe von A bis O oder a bis o oder ein Bindestrich.
        [2] Ihr zweites Feld, der Dopplerwürfel, ist der Exponent seines Wertes: 0 für 1, 1 für 2 und so weiter.
        [3] Ihr drittes Feld, der Besitzer des Dopplerwürfels, ist 1, -1 oder 0. Ein Dopplerwürfel auf 1 gehört niemandem.
        [4] Ihr viertes Feld, wer dran ist, ist 1 oder -1.
        [5] Ihr fünftes Feld, die Würfel, sind zwei Zahlen von 1 bis 6, oder 00, D, B oder R. Verdoppeln kann nur, wem der Dopplerwürfel gehört.
        [6] Ihr sechstes Feld muss ein Punktestand sein.
        [7] Ihr siebtes Feld muss ein Punktestand sein.
        [8] Ihr achtes Feld ist nur im Crawford-Spiel 1, bevor verdoppelt ist. In einem Money Game nennt es Jacoby und Beaver, von 0 bis 3.
        [9] Ihr neuntes Feld ist die Länge des Matches, 0 für ein Money Game.
        [10] Ihr zehntes Feld ist der Exponent des größten Dopplerwürfels.
       *[other] Sie braucht zehn Felder mit Doppelpunkten dazwischen.
    }
}
error-position-match-id = Die Match-ID nach der Stellung kann ich nicht lesen, oder sie beschreibt ein unmögliches Match.
