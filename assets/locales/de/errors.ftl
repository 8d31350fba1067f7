error-impossible = Das geht jetzt nicht. `/{ command-board }` zeigt die Stellung.
error-stale = Das galt einer älteren Stellung und hat nichts bewirkt. `/{ command-board }` zeigt das Match, wie es jetzt steht.
error-not-on-roll = Du bist nicht dran. `/{ command-board }` zeigt die Stellung.
error-records = Ich komme gerade nicht an meine Aufzeichnungen, es hat sich also nichts geändert. Versuch es in einer Minute wieder; dein Match ist sicher.
error-command = Diesen Befehl konnte ich hier nicht lesen. Vielleicht zeigt Discord noch eine alte Fassung davon: Versuch es in einer Minute wieder.
error-permissions = Ich darf hier nicht schreiben. Wer diesen Kanal verwaltet, muss mir **{ permission-view }**, **{ permission-send }** und **{ permission-attach }** erlauben. Dein Match bleibt erhalten: `/{ command-board }` zeigt es, sobald ich darf.
error-incident = Entschuldige, bei mir ist etwas schiefgegangen (Vorfall `{ $code }`). Dein Match ist unverändert; `/{ command-board }` zeigt es.
error-incident-kept = { $incident ->
        [no] Bei mir ist etwas schiefgegangen
       *[yes] Bei mir ist etwas schiefgegangen (Vorfall `{ $code }`)
    }, aber was du getan hast, ist gespeichert. { $where ->
       *[match] So steht dein Match jetzt:
        [tournament] `/{ command-tournament } { command-tournament-status }` zeigt es.
    }
error-too-fast = Das war mir zu schnell. Von jeder Person nehme ich { $most } Klicks und Befehle in der Sekunde an.
error-still-busy = Ich bin noch mit dem beschäftigt, was du zuletzt wolltest. Versuch es wieder, wenn es da ist.
error-work-failed = Das habe ich gerade nicht geschafft. Versuch es in einer Minute wieder.
error-notation = `{ $text }` kann ich nicht als Zug lesen. Ein Zug sieht so aus: `13/8 6/5`, `bar/20`, `8/5(2)` oder `6/off`.
error-not-a-play = `{ $text }` kann ich nicht als Zug lesen.
error-ambiguous = Das lässt sich auf mehr als eine Weise lesen. Sag, welche: { $plays }.
error-legal-few = Erlaubt: { $plays }.
error-legal-many = Erlaubt sind { $count } Züge, zum Beispiel { $plays }; `/{ command-move }` zeigt sie beim Tippen.

error-bar-first = Erst muss dein Stein von der Bar ins Spiel kommen.
error-no-checker = Du hast keinen Stein auf { $source ->
    [bar] der Bar
   *[other] Feld { $source }
}.
error-blocked = Feld { $target } ist geschlossen: Dort stehen gegnerische Steine.
error-not-home = Du kannst erst abtragen, wenn alle deine Steine im Heimfeld sind (Felder 1 bis 6).
error-higher-checker = Von Feld { $source } kannst du mit dieser Zahl nicht abtragen, solange ein Stein weiter hinten steht.
error-wrong-distance = { $source }/{ $target } passt nicht zu deinem Wurf.
error-used-number = { $source }/{ $target } braucht eine Zahl des Wurfs, die die anderen Schritte schon verbraucht haben.
error-wrong-way = Steine ziehen von hohen Feldern zu niedrigen: { $source }/{ $target } geht rückwärts.
error-must-use-both = Du musst beide Zahlen spielen, wenn es geht.
error-must-use-higher = Nur eine Zahl ist spielbar, und dann muss es die höhere sein.
error-must-use-more = Du musst so viele deiner Zahlen spielen wie möglich.
error-too-many-moves = Das sind mehr Schritte, als dein Wurf hergibt.
error-cannot-move = Das lässt sich mit diesem Wurf nicht spielen.
error-forbidden = Das lassen die Regeln dieses Spiels nicht zu.

error-no-cube = Dieses Match wird ohne Doppler gespielt.
error-cube-crawford = Das ist das Crawford-Spiel: Niemand darf verdoppeln. Im nächsten Spiel ist der Doppler wieder da.
error-cube-not-yours = Der Doppler gehört der anderen Seite: Nur sie darf als Nächste verdoppeln.
error-cube-dead = Schon mit dem jetzigen Doppler gewinnst du das Match, deshalb darfst du nicht verdoppeln.
error-cube-rolled = Du hast schon gewürfelt: Verdoppelt wird vor dem Wurf. Spiel deinen Wurf mit `/{ command-move }`.
error-cube-offered = Es ist schon verdoppelt worden: Erst muss angenommen oder abgelehnt werden.

error-not-a-player = Du spielst in diesem Match nicht mit. Sieh zu, oder fang ein eigenes an: `/{ command-challenge }`.
error-not-your-challenge = Diese Herausforderung gilt jemand anderem. Mach eine eigene: `/{ command-challenge }`.
error-open-challenge = Diese Herausforderung gilt allen: Nimm sie an, oder lass sie stehen. Zurückziehen kann sie nur, wer sie gemacht hat.
error-own-challenge = Das ist deine eigene Herausforderung: Annehmen muss sie jemand anderes. Du kannst sie zurückziehen.
error-not-admin = Das darf nur, wer diesen Server verwalten darf.

error-challenge-self = Dich selbst kannst du nicht herausfordern. Wähl jemand anderen, oder lass den Gegner weg, damit jeder annehmen kann.
error-challenge-bot = Andere Bots nehmen keine Herausforderungen an. Wähl einen Menschen, wähl mich (ich spiele auf jeder Stufe), oder lass den Gegner weg, damit jeder annehmen kann.
error-challenge-not-here = Diese Person ist nicht (mehr) auf diesem Server. Wähl jemanden, der hier ist.
error-challenge-duplicate = Diese Herausforderung hast du hier schon gemacht, und sie ist noch offen. Zieh sie mit `/{ command-decline }` zurück, um sie zu ändern.
error-challenge-too-many = Du hast in diesem Kanal zu viele offene Herausforderungen. Zieh erst eine mit `/{ command-decline }` zurück.
error-challenge-length = Ein Match geht auf 1 bis 99 Punkte, oder 0 für eine Serie ohne Ende.
error-challenge-rated-length = Ein gewertetes Match geht auf höchstens 25 Punkte: wähl eine Länge bis 25, oder ein ungewertetes Match (`{ command-challenge.rated }: False`).
error-challenge-not-open = Diese Herausforderung ist nicht mehr offen.
error-challenge-expired = Diese Herausforderung ist abgelaufen. Mach eine neue: `/{ command-challenge }`.
error-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen. Mach eine eigene: `/{ command-challenge }`.
error-challenge-declined = Diese Herausforderung wurde abgelehnt. Mach eine neue: `/{ command-challenge }`.
error-challenge-accepted = Diese Herausforderung ist schon angenommen, und das Match läuft: siehe `/{ command-matches }`.
error-challenge-blocked = Du und diese Person könnt nicht gegeneinander spielen. Fordere mit `/{ command-challenge }` jemand anderen heraus, oder lass den Gegner weg, damit jeder annehmen kann.
error-challenge-nobody-here = Hier ist niemand zum Spielen außer mir: wähl mich als Gegner, oder fordere jemanden auf einem Server heraus, oder in einer Gruppe, sobald ich zu deinen Apps gehöre.
error-challenge-level = Eine Stufe gibt es nur gegen mich: wähl mich als Gegner, oder lass die Stufe weg.
error-challenge-too-many-matches = { $who } hat { $limit } laufende Matches, und mehr gehen nicht zugleich. Erst muss eines davon zu Ende sein: `/{ command-matches }` zeigt deine eigenen.
error-challenge-too-many-computers = Du hast { $limit } laufende Matches gegen den Computer, und mehr gehen nicht zugleich. Spiel erst eines zu Ende, oder gib es auf: `/{ command-matches }` zeigt sie.

error-no-match = So ein Match gibt es nicht. `/{ command-matches }` zeigt, was gespielt wird.
error-no-number = Mit so einer Nummer gibt es nichts. `/{ command-matches }` zeigt, was gespielt wird.
error-no-match-here = Du hast in diesem Kanal kein Match. Fang eins an: `/{ command-challenge }`; `/{ command-matches }` zeigt, was gespielt wird.
error-played-elsewhere = Match { $match } wird nicht hier gespielt, wo niemand deinen Zug sehen würde.
error-no-offer = Hier wird dir nichts angeboten. `/{ command-matches }` zeigt, was gespielt wird.
error-no-challenge = So eine Herausforderung gibt es nicht. Mach eine: `/{ command-challenge }`.
error-several-matches = Du hast in diesem Kanal mehrere Matches: Wähl eins mit der Option `{ -option-match }` ({ $ids }).

error-to-roll = Es ist noch nicht gewürfelt: `/{ command-roll }`, oder vorher `/{ command-double }`.
error-to-play = Es ist gewürfelt: Zieh mit `/{ command-move }` oder mit den Listen unter dem Brett.
error-double-offered = Es ist verdoppelt: Erst muss angenommen (`/{ command-accept }`) oder abgelehnt (`/{ command-decline }`) werden.
error-resignation-offered = Eine Aufgabe ist angeboten: `/{ command-accept }`, oder `/{ command-decline }`, um weiterzuspielen.
error-resignation-refused = Dein Angebot aufzugeben wurde abgelehnt. In deinem nächsten Zug kannst du es wieder anbieten; was nicht abgelehnt werden kann, geht sofort: `/{ command-resign }`.
error-over = Dieses Match ist vorbei. Fang ein neues an: `/{ command-challenge }`.

error-no-clock = Dieses Match wird ohne Uhr gespielt.
error-clock-paused = Die Uhr dieses Matches steht schon.
error-clock-stands-still = Dieses Match pausiert: mit `/{ command-resume }` läuft die Uhr weiter, dann geht es weiter.
error-clock-not-paused = Die Uhr dieses Matches ist nicht angehalten.
error-clock-not-out = Die Zeit der anderen Seite ist noch nicht um.
error-clock-own-time = Es ist deine eigene Zeit, die um ist.
error-clock-already-asked = Darum hast du schon gebeten. Jetzt muss die andere Seite antworten.
error-clock-session = Eine Serie ohne Ende lässt sich nicht auf Zeit spielen.
error-clock-no-vacation = Du hast dieses Jahr noch { $days ->
    [one] 1 Urlaubstag
   *[other] { $days } Urlaubstage
}.
error-clock-not-away = Du bist nicht im Urlaub.
error-preference = Diese Auswahl gibt es nicht: `{ $value }`.
error-preference-known = Diese Auswahl gibt es nicht: `{ $value }`. Möglich: { $known }.
error-record-where = { $place ->
    [side] Spiel { $game }, Zug { $move }, { $side ->
        [black] Schwarz
       *[white] Weiß
    }{ $line ->
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
error-file-to-roll = Es war nicht verdoppelt: Jetzt musste gewürfelt oder verdoppelt werden.
error-file-to-play = Es war gewürfelt: Jetzt musste der Wurf gespielt werden.
error-file-double-offered = Es war verdoppelt: Jetzt musste angenommen oder abgelehnt werden.
error-file-resignation-offered = Eine Aufgabe war angeboten: Jetzt musste sie beantwortet werden.
error-file-over = Das Match war schon vorbei.
error-file-not-on-roll = Die andere Seite war am Zug.
error-file-cube-not-theirs = Der Doppler gehörte der anderen Seite: Nur sie durfte als Nächste verdoppeln.
error-file-cube-dead = Mit diesem Doppler hätte diese Seite das Match schon gewonnen, deshalb durfte sie nicht verdoppeln.
error-file-cube-rolled = Es war schon gewürfelt: Verdoppelt wird vor dem Wurf.
error-file-cube = Ein Spiel beginnt mit dem Eröffnungswurf; danach darf eine Seite vor ihrem Wurf verdoppeln, und der Doppler zeigt dann das Doppelte.
error-file-row = Die Zeile in der Datei: `{ $row }`
error-record-too-large = Diese Aufzeichnung ist zu groß. Eine `.mat`-Datei darf 2 MB, 10.000 Zeilen mit 1.000 Zeichen und 500 Spiele haben, eine Datei aus `/{ command-export }` (json oder text) 4 MB.
error-record-unknown = Das ist keine Aufzeichnung eines Matches, die ich lesen kann. Ich lese `.mat`-Dateien: darin steht zum Beispiel `5 point match` und dann `Game 1`.
error-record-version = Diese Aufzeichnung stammt von einer neueren Version des Bots.
error-record-length = `{ $text }` ist keine Länge, die ich kenne. Ein Match hat 1 bis 99 Punkte, eine Session 0.
error-record-unknown-game = Das Spiel `{ $text }` kenne ich nicht.
error-record-no-mat = Dieses Match lässt sich nicht als `.mat`-Datei schreiben, die nur Backgammon kennt: für `{ $text }` ist darin kein Platz. Der Text und das Ereignisprotokoll fassen es.
error-record-unreadable = `{ $text }` kann ich nicht lesen.
error-record-illegal-play = `{ $text }` mit { $roll } ist nicht erlaubt.
error-record-missing-play = Der Zug mit { $roll } fehlt.
error-record-out-of-turn = `{ $text }` steht in der Spalte dessen, der nicht am Zug ist.
error-record-illegal-cube = `{ $text }` ist hier nicht erlaubt.
error-record-wrong-opening = Ein Spiel kann für diesen Spieler nicht mit { $roll } beginnen.
error-record-wrong-game = `{ $text }` gehört nicht hierher: es ist kein Teil dieses Spiels.
error-record-wrong-score = In der Datei steht { $text }, die Spiele davor ergeben aber einen anderen Stand.
error-record-wrong-result = `{ $text }` passt nicht zum Spiel.
error-record-unfinished-game = Das Spiel hat kein Ende.

error-no-tournament = So ein Turnier gibt es hier nicht. Ein Veranstalter kündigt eins mit `/{ command-tournament } { command-tournament-create }` an.
error-no-import = Du hast kein solches importiertes Match, und niemand teilt hier eines mit dieser Nummer. `/{ command-import }` liest eines aus einer Datei.
error-not-organiser = Das dürfen nur Veranstalter: wer diesen Server verwaltet oder die Rolle hat, die in `/{ command-settings }` steht.
error-tournament-already-joined = Diese Person ist schon dabei.
error-tournament-not-joined = Diese Person ist nicht dabei.
error-tournament-you-joined = Du bist schon dabei.
error-tournament-you-not-joined = Du bist nicht dabei.
error-tournament-already-here = Du hast dich schon als anwesend gemeldet.
error-tournament-check-in-later = Melde dich ab { $at } ({ $left }) als anwesend. Dann ist der Knopf unter der Ankündigung.
error-tournament-full = Es ist voll.
error-tournament-too-few = { $detail ->
    [check_in] Es braucht mindestens zwei Teilnehmer, die sich als anwesend gemeldet haben.
   *[other] Es braucht mindestens zwei Teilnehmer.
}
error-tournament-settings = { $detail ->
    [weekly] Ein Turnier, das jede Woche kommt, beginnt zu einer Zeit: Gib mit `{ command-tournament-create.starts_in }` an, in wie vielen Stunden das erste beginnt.
    [check_in] Die Anwesenheitsmeldung endet mit dem Beginn zu einer Zeit: Gib mit `{ command-tournament-create.starts_in }` an, in wie vielen Stunden er ist, oder lass `{ command-tournament-create.check_in }` weg.
    [lengths] `{ command-tournament-create.lengths }` nimmt die Punkte eines Matches je Runde, jeweils von 1 bis 99, etwa `3, 5, 7`.
    [groups] Wo jeder gegen jeden spielt, hat eine Gruppe höchstens 32 Teilnehmer: Gib bei `{ command-tournament-create.groups }` mehr an oder bei `{ command-tournament-create.limit }` weniger.
    [advance] Einer allein kann kein K.-o. spielen: Lass mit `{ command-tournament-create.advance }` mindestens 2 weiterkommen, gib bei `{ command-tournament-create.groups }` mehr an oder lass `{ command-tournament-create.advance }` weg.
    [limit] `{ command-tournament-create.limit }` geht von 2 bis 256.
    [swiss_rounds] `{ command-tournament-create.rounds }` geht von 1 bis 20; 0 nimmt so viele wie nötig.
   *[other] Das geht nicht: `{ $detail }`.
}
error-tournament-started = Es hat schon begonnen. Ein Veranstalter kann jemanden den Platz eines anderen übernehmen lassen.
error-tournament-not-started = Es hat noch nicht begonnen.
error-tournament-paused = Es ist unterbrochen: Ein Veranstalter lässt es mit `/{ command-tournament } { command-tournament-pause }` weitergehen.
error-tournament-not-paused = Es ist nicht unterbrochen.
error-tournament-over = Es ist vorbei.
error-tournament-no-such-pairing = Eine Paarung mit dieser Nummer gibt es nicht: `/{ command-tournament } { command-tournament-status }` zeigt alle.
error-tournament-not-open = Diese Paarung ist nicht offen: Ihre Spieler stehen noch nicht fest, oder sie ist entschieden.
error-tournament-not-your-match = Das ist nicht dein Match.
error-tournament-not-in-pairing = Diese Person spielt in dieser Paarung nicht mit.
error-tournament-already-reported = Dieses Ergebnis ist schon bekannt.
error-tournament-disagree = Es ist schon ein anderes Ergebnis eingetragen. Ein Veranstalter kann es berichtigen.
error-tournament-nothing-to-correct = Es gibt kein anderes Ergebnis, das zu berichtigen wäre.
error-tournament-played-on = Was daraus folgt, ist schon gespielt, deshalb lässt es sich nicht mehr ändern.
error-tournament-already-out = Diese Person ist schon ausgeschieden.
error-tournament-already-played = Diese Person hat schon gespielt, deshalb kann niemand ihren Platz übernehmen. `/{ command-tournament } { command-tournament-forfeit }` nimmt sie heraus.
error-tournament-no-bye-left = Es ist kein Platz mehr frei.
error-tournament-unfinished = Die Runde ist noch nicht zu Ende.
error-tournament-no-round-left = Alle Runden sind ausgelost.

error-full-point = Auf einem Feld dürfen höchstens fünf deiner Steine stehen, auf Feld { $target } wären es mehr.
error-head = In einem Zug darf nur ein Stein den Kopf (Feld 24) verlassen.
error-runner-first = Dein erster Stein muss ankommen, bevor ein anderer ziehen darf.
error-pinned = Ein festgenagelter Stein zieht nicht, und solange einer von dir festgenagelt ist, wird nichts herausgenommen.
error-prime = Das ließe eine Reihe deiner Steine stehen, die dieses Spiel verbietet.
error-exact = In diesem Spiel wird nur mit der genauen Zahl herausgenommen.
error-inside-home = Nur Steine im eigenen Heimfeld ziehen rückwärts, und sie verlassen es nicht.
error-no-bearing-off = In diesem Spiel wird nichts herausgenommen: wer zuerst alle Steine im Heimfeld hat, gewinnt.
error-to-name = Zuerst muss ein Pasch genannt werden: mit den Knöpfen unter dem Brett oder `/{ command-doublet }`.
error-no-beavers = Hier gibt es keine Beaver: sie gehören zu Serien ohne Ende, in denen es so vereinbart ist, nie zu einem Match.
error-no-raccoons = In dieser Serie gibt es keine Raccoons: nimm den Beaver an oder lehne ihn ab.
error-nothing-to-beaver = Es gibt keine Verdopplung, auf die du mit einem Beaver antworten könntest.
error-house-not-in-game = { $option }: { $game } hat diese Regel nicht.
error-house-always = { $option }: { $game } wird immer so gespielt; zu wählen gibt es da nichts.
error-house-session-only = { $option }: das gibt es in Serien ohne Ende (Länge 0), nicht in Matches.
error-house-needs-cube = { $option }: das ergibt ohne Doppler keinen Sinn.
error-house-needs-beavers = { $option }: Raccoons antworten auf Beaver, also müssen auch Beaver erlaubt sein.
error-house-out-of-range = { $option }: die Grenze ist 0 bis 3.

error-coach-rated = Match { $match } ist gewertet: Darin wird niemandem geholfen. Hinweise gibt es in Matches ohne Wertung und gegen den Computer.
error-coach-tournament = Match { $match } gehört zu einem Turnier: Darin wird niemandem geholfen.
error-coach-nothing-to-decide = Es gibt nichts zu entscheiden: Jetzt kann nicht gedoppelt werden, oder es gibt nur einen Zug.
error-coach-unknown-game = Das Analyseprogramm kann dieses Spiel nicht berechnen: { $game }. Es kennt Backgammon, Nackgammon und Ägyptisch.
error-coach-not-finished = Match { $match } ist noch nicht zu Ende. Ein beendetes Spiel daraus kann analysiert werden: mit der Option `{ command-analyze.game }`.
error-coach-no-such-game = Ein solches Spiel gibt es in Match { $match } nicht.
error-coach-game-goes-on = Dieses Spiel von Match { $match } wird noch gespielt.
error-coach-one-at-a-time = Für dich läuft die Analyse von Match { $match }. Warte auf sie oder halte sie mit dem Knopf darunter an.
error-coach-busy = Es warten schon sehr viele Analysen. Versuche es in einigen Minuten noch einmal.
error-coach-not-studied = Diese Analyse von Match { $match } ist nicht mehr gespeichert. Verlange sie noch einmal mit `/{ command-analyze }`.
error-coach-somebody-elses = Diese Analyse hat jemand anders verlangt. Nur wer sie verlangt hat, kann sie anhalten.
error-coach-impossible = Das Analyseprogramm kann diese Stellung nicht betrachten.
error-coach-being-played = Diese Stellung, oder eine ganz ähnliche, spielst du gerade in Match { $match }, in dem niemandem geholfen wird. Frag noch einmal, wenn es vorbei ist.
error-coach-study-tells = Match { $record } enthält die Stellung, die du gerade spielst, oder eine, die einen Zug von ihr entfernt ist, in Match { $match }, in dem niemandem geholfen wird. Frag noch einmal, wenn dieses Match weiter ist, oder wähle mit der Option `{ command-analyze.game }` ein anderes Spiel.
error-engine-missing = Das Analyseprogramm ist hier nicht installiert. Alles andere geht.
error-engine-unavailable = Das Analyseprogramm antwortet nicht. Versuche es in einer Minute noch einmal: Was es bisher analysiert hat, bleibt erhalten.
error-position-unreadable = Darin finde ich keine Stellung. Füge eine XGID ein (`XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10`) oder eine Positions-ID von GNU Backgammon, mit ihrer Match-ID, wenn du sie hast (`4HPwATDgc/ABMA:cAkAAAAAAAAA`).
error-position-too-many = Diese Stellung kann es nicht geben: Eine Seite hat mehr als fünfzehn Steine.
error-position-one-point = Diese Stellung kann es nicht geben: Beide Seiten halten dasselbe Feld.
error-position-both-off = Diese Stellung kann es nicht geben: Von keiner Seite steht ein Stein auf dem Brett.
error-position-over = Dieses Spiel ist schon zu Ende: Es gibt nichts zu entscheiden.
error-position-both-won = Diese Stellung kann es nicht geben: Beide Seiten haben die Länge des Matches erreicht.
error-position-both-shut = Diese Stellung kann es nicht geben: Beide Seiten stehen auf der Bar vor sechs geschlossenen Feldern.
error-position-field = { $field ->
    [12] Diese Stellung kann es nicht geben: In einem Match liegt der Doppler mit 1 in der Mitte, bis jemand doppelt, und dann gehört er dem, der angenommen hat.
    [13] Diese Stellung kann es nicht geben: Wer gedoppelt haben müsste, hätte das Match mit diesem Spiel schon beim alten Wert des Dopplers gewonnen; ein solcher Doppler ist tot.
    [14] Diese Stellung kann es nicht geben: Im Crawford-Spiel wird nicht gedoppelt.
    [15] Diese Stellung kann es nicht geben: Es ist ein Spiel ohne Doppler, aber es wurde gedoppelt.
    [16] Diese Stellung kann es nicht geben: In einem Match gibt es keine Beaver.
   *[other] Diese XGID kann ich nicht lesen. { $field ->
        [1] Ihre Stellung braucht 26 Plätze, jeder ein Buchstabe von A bis O, von a bis o oder ein Bindestrich.
        [2] Ihr zweites Feld, der Doppler, ist der Exponent seines Wertes: 0 für 1, 1 für 2 und so weiter.
        [3] Ihr drittes Feld, der Besitzer des Dopplers, ist 1, -1 oder 0; ein Doppler auf 1 gehört niemandem.
        [4] Ihr viertes Feld, wer dran ist, ist 1 oder -1.
        [5] Ihr fünftes Feld, die Würfel, sind zwei Zahlen von 1 bis 6, 00, D, B oder R, und doppeln kann nur, wem der Doppler gehört.
        [6] Ihr sechstes Feld muss ein Punktestand sein.
        [7] Ihr siebtes Feld muss ein Punktestand sein.
        [8] Ihr achtes Feld ist nur im Crawford-Spiel 1, ohne gedrehten Doppler, oder nennt Jacoby und Beaver von 0 bis 3.
        [9] Ihr neuntes Feld ist die Länge des Matches, 0 ohne Ende.
        [10] Ihr zehntes Feld ist der Exponent des größten Dopplers.
       *[other] Sie braucht zehn Felder mit Doppelpunkten dazwischen.
    }
}
error-position-match-id = Die Match-ID nach der Stellung ist nicht zu lesen oder nennt ein Match, das es nicht geben kann.
