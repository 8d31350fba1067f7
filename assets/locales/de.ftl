# Alles, was der Bot sagt, auf Deutsch. Die Namen kommen fertig geschrieben an; `**` und `###` sind die Auszeichnung
# von Discord.

language-name = Deutsch

-option-match = match
-option-offer = angebot
-which-match = Welches Match, falls du hier mehrere spielst
-which-match-to-see = Welches Match; ohne Angabe dein eigenes oder das neueste hier
-which-offer = Welches, falls es mehrere gibt

## Wörter, die in anderen Texten vorkommen

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
length = { $points ->
    [0] Serie ohne Ende
    [one] Match auf 1 Punkt
   *[other] Match auf { $points } Punkte
}
grade = { $grade ->
    [gammon] ein Gammon
    [backgammon] ein Backgammon
    [double] ein doppeltes Spiel
    [quadruple] ein vierfaches Spiel
    [more] das Spiel
   *[single] ein einfaches Spiel
}
side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
without-cube = ohne Doppler
list-or = oder
player-unnamed = Spieler { $number }

## Befehle: Namen und Beschreibungen, die Discord beim Tippen zeigt

command-challenge = herausfordern
    .description = Biete jemandem ein Backgammon-Match an, oder allen hier
    .opponent = gegner
    .opponent-description = Wen du herausforderst; ohne Angabe darf jeder annehmen
    .length = länge
    .length-description = Punkte bis zum Sieg, 1 bis 99 (üblich: 5, 9, 21); bei 0 geht es ohne Ende weiter
    .cube = doppler
    .cube-description = Mit Dopplerwürfel (üblich) oder ohne
    .clock = uhr
    .clock-description = Zeit je Zug: keine, live (Sekunden und eine Reserve) oder Stunden und Tage
    .at_zero = bei_null
    .at_zero-description = Wenn die Zeit um ist: Match verloren, oder der Gegner kann es beanspruchen
    .rated = wertung
    .rated-description = Für die Wertung zählen (üblich) oder nicht
    .variant = spiel
    .variant-description = Welches Spiel: Backgammon oder eines seiner Verwandten
    .options = optionen
    .options-description = Vor dem Senden die Hausregeln wählen
    .level = stufe
    .level-description = Wie stark ich spiele, wenn du mich herausforderst (üblich: fortgeschritten)
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
command-roll = würfeln
    .description = Wirf die Würfel
    .match = { -option-match }
    .match-description = { -which-match }
command-move = ziehen
    .description = Spiel deinen Wurf, zum Beispiel 13/8 6/5
    .play = zug
    .play-description = Der ganze Zug; die Liste zeigt, was erlaubt ist
    .match = { -option-match }
    .match-description = { -which-match }
command-double = verdoppeln
    .description = Verdopple den Einsatz, bevor du würfelst
    .match = { -option-match }
    .match-description = { -which-match }
command-undo = zurück
    .description = Den zuletzt gewählten Würfel dieses Zugs zurücknehmen, vor dem Bestätigen
    .match = { -option-match }
    .match-description = { -which-match }
command-resign = aufgeben
    .description = Gib das Spiel oder das Match auf; du erfährst vorher, was es kostet
    .what = was
    .what-description = Wie viel; ohne Angabe siehst du, was jedes kosten würde
    .sure = sicher
    .sure-description = Ohne Rückfrage absenden
    .match = { -option-match }
    .match-description = { -which-match }
command-board = brett
    .description = Zeig das Brett, nur dir oder allen
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .public = öffentlich
    .public-description = Für alle sichtbar, mit seinen Knöpfen
command-match = match
    .description = Stand, Doppler und Länge eines Matches
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-matches = matches
    .description = Was hier gespielt wird, und deine eigenen Matches
command-help = hilfe
    .description = Wie man spielt, in einer Minute
choice-single = einfach
choice-gammon = Gammon
choice-backgammon = Backgammon
choice-match = das ganze Match

## Knöpfe (höchstens 80 Zeichen), Listen und Formulare

button-roll = Würfeln
button-double = Verdoppeln auf { $value }
button-take = Annehmen
button-pass = Ablehnen
button-resign = Aufgeben
button-my-view = Meine Sicht
button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Aussteigen
button-take-out = Herausnehmen
button-call-off = Absagen
button-not-after-all = Doch nicht
button-confirm = Bestätigen
button-undo = Zurücknehmen
button-type = Eintippen
button-play-on = Weiterspielen
button-keep-playing = Doch weiterspielen
button-resign-game = { $grade ->
    [gammon] Gammon
    [backgammon] Backgammon
    [double] Doppelt
    [quadruple] Vierfach
    [more] Dieses Spiel
   *[single] Einfach
}: { points } verlieren{ $final ->
    [yes] { "" }
   *[no] { " " }(kann abgelehnt werden)
}
button-resign-match = Das ganze Match
button-leave-session = Beenden: { points } verlieren
list-play-the = Die { $die } spielen
list-play-a = Eine { $die } spielen (noch { $left })
remark-hits = schlägt
remark-bears-off = geht aus
remark-enters = kommt ins Spiel
form-play-title = Dein Zug
form-play-label = Der Zug, so wie im Beispiel

## Herausforderungen

challenge-to = ### { $challenger } fordert { $opponent } heraus: { $terms }
    Offen bis { $until } ({ $left }).
challenge-to-anyone = ### { $challenger } sucht einen Gegner: { $terms }
    Offen bis { $until } ({ $left }).
challenge-closed = ### Herausforderung von { $challenger }: { $terms }
challenge-declined = { $who } hat abgelehnt.
challenge-accepted = { $who } hat angenommen: Match { $match }.
challenge-withdrawn = Zurückgezogen.
challenge-expired = Niemand hat rechtzeitig geantwortet.
challenge-needs-permissions = Hier kann ich noch nicht spielen: In diesem Kanal brauche ich { $permissions }.
permission-view = Kanal ansehen
permission-send = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-attach = Dateien anhängen

## Was in einem Zug geschehen ist

told-opening-tie = Beide würfeln eine { $number } und würfeln noch einmal.
told-game-started = Spiel { $game }: { $white } würfelt eine { $white_die }, { $black } eine { $black_die }. { $first } beginnt mit { $afresh ->
    [yes] einem neuen Wurf
   *[no] beiden Zahlen
}.
told-crawford = Das ist das Crawford-Spiel: ohne Doppler.
told-rolled = { $who } hat { $roll } gewürfelt.
told-danced = { $who } hat { $roll } gewürfelt und kann { $on_bar ->
    [yes] nicht ins Spiel kommen
   *[no] nicht ziehen
}.
told-played = { $who } hat { $roll } gespielt: **{ $play }**
told-doubled = { $who } verdoppelt auf { $value }.
told-taken = { $who } nimmt an. Der Doppler steht auf { $value }.
told-passed = { $who } lehnt die Verdopplung ab: { points } für { $winner }.
told-resignation-offered = { $who } möchte aufgeben: { grade } ({ points }).
told-resignation-refused = { $who } möchte weiterspielen.
told-resigned = { $who } gibt auf, { grade }: { points } für { $winner }.
told-match-resigned = { $who } gibt das Match auf.
told-session-left = { $who } beendet die Serie: { points } für { $winner }.
told-game-won = { $who } { $off ->
    [yes] nimmt den letzten Stein vom Brett und gewinnt
   *[no] gewinnt
} { grade }: { points }.
told-match-won = ## { $who } gewinnt das Match { $winner_score } : { $loser_score }
told-session-over = ## Die Serie ist zu Ende: { $white } { $white_score } : { $black_score } { $black }

## Unter und über dem Brett

score-game = Spiel { $game }
score-cube = Doppler { $value }
score-crawford = Crawford-Spiel
turn-roll-or-double = { $who }, du bist dran: würfeln oder verdoppeln.
turn-roll = { $who }, du bist dran: würfeln.
turn-play = { $who } hat { $roll } zu spielen.
turn-answer-double = { $who }: annehmen ({ $owns ->
    [yes] dir gehört der Doppler auf { $value }
   *[no] der Doppler bleibt beim Gegner, auf { $value }
}) oder ablehnen (du verlierst { points })?
turn-answer-resignation = { $who }: { points } annehmen oder weiterspielen?
progress-left = Noch zu spielen: { $left }.
progress-so-far = Bis jetzt: { $done }. Noch zu spielen: { $left }.
progress-ready = **{ $play }**: bestätigen oder zurücknehmen.
progress-forced = Nur ein Zug ist möglich: **{ $play }**.
board-footer = -# Match { $match } · `{ $xgid }`

## Fragen und Antworten an einen allein

ask-pass = Die Verdopplung auf { $value } ablehnen? Du verlierst dieses Spiel und { points }.
ask-resign = Was möchtest du aufgeben? Es steht dabei, was { $opponent } ablehnen kann. { $session ->
    [yes] Die Serie zu beenden kostet so viel, wie dieses Spiel höchstens kosten kann
   *[no] Wer das ganze Match aufgibt, verliert es sofort
}. Noch ist nichts abgeschickt.
answer-nothing-sent = Es wurde nichts abgeschickt. Spiel weiter.
answer-stale = Das galt einer älteren Stellung. So steht das Match jetzt:
answer-repeat = Das ist schon geschehen. So steht das Match jetzt:
undo-done = Zurückgenommen.
undo-nothing = Auf dem Brett ist noch nichts gewählt, was sich zurücknehmen ließe; ein bestätigter Zug bleibt. Das ist dein Brett:
offer-double = Verdopplung in Match { $match }
offer-resignation = Aufgabe in Match { $match }
offer-challenge = Herausforderung von { $who }: { $terms }
offer-own-challenge = Deine Herausforderung an { $who }: { $terms }
offer-own-open-challenge = Deine Herausforderung an alle: { $terms }

## Listen und Angaben zu Matches

matches-none = Hier wird kein Match gespielt. Fang eins an: `/{ command-challenge }`.
matches-here = ### Matches in diesem Kanal
matches-elsewhere = ### Deine Matches anderswo
matches-server = ### Weitere Matches auf diesem Server
matches-more = ... und { $count } weitere.
match-heading = ### Match { $match }
match-away = { $white } fehlen { $white_away }, { $black } fehlen { $black_away }.
match-cube = Der Doppler steht auf { $value } und gehört { $who }.
match-no-cube = Ohne Doppler gespielt.
match-after-crawford = Das Crawford-Spiel ist vorbei.
match-begun = Begonnen { $when }.
match-link = [zum Brett]({ $url })
match-by-command = `/{ command-match } { $match }`

## Fehler: was nicht stimmt, und was ginge

error-impossible = Das geht jetzt nicht. `/{ command-board }` zeigt die Stellung.
error-stale = Das galt einer älteren Stellung und hat nichts bewirkt. `/{ command-board }` zeigt das Match, wie es jetzt steht.
error-not-on-roll = Du bist nicht dran. `/{ command-board }` zeigt die Stellung.
error-records = Ich komme gerade nicht an meine Aufzeichnungen, es hat sich also nichts geändert. Versuch es in einer Minute wieder; dein Match ist sicher.
error-command = Diesen Befehl konnte ich hier nicht lesen. Vielleicht zeigt Discord noch eine alte Fassung davon: Versuch es in einer Minute wieder.
error-permissions = Ich darf hier nicht schreiben. Wer diesen Kanal verwaltet, muss mir **{ permission-view }**, **{ permission-send }** und **{ permission-attach }** erlauben. Dein Match bleibt erhalten: `/{ command-board }` zeigt es, sobald ich darf.
error-incident = Entschuldige, bei mir ist etwas schiefgegangen (Vorfall `{ $code }`). Dein Match ist unverändert; `/{ command-board }` zeigt es.
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
error-challenge-not-open = Diese Herausforderung ist nicht mehr offen.
error-challenge-expired = Diese Herausforderung ist abgelaufen. Mach eine neue: `/{ command-challenge }`.
error-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen. Mach eine eigene: `/{ command-challenge }`.
error-challenge-declined = Diese Herausforderung wurde abgelehnt. Mach eine neue: `/{ command-challenge }`.
error-challenge-accepted = Diese Herausforderung ist schon angenommen, und das Match läuft: siehe `/{ command-matches }`.
error-challenge-blocked = Du und diese Person könnt nicht gegeneinander spielen. Fordere mit `/{ command-challenge }` jemand anderen heraus, oder lass den Gegner weg, damit jeder annehmen kann.

error-no-match = So ein Match gibt es nicht. `/{ command-matches }` zeigt, was gespielt wird.
error-no-match-here = Du hast in diesem Kanal kein Match. Fang eins an: `/{ command-challenge }`; `/{ command-matches }` zeigt, was gespielt wird.
error-played-elsewhere = Match { $match } wird nicht hier gespielt, wo niemand deinen Zug sehen würde.
error-no-offer = Hier wird dir nichts angeboten. `/{ command-matches }` zeigt, was gespielt wird.
error-no-challenge = So eine Herausforderung gibt es nicht. Mach eine: `/{ command-challenge }`.
error-several-matches = Du hast in diesem Kanal mehrere Matches: Wähl eins mit der Option `{ -option-match }` ({ $ids }).
error-several-offers = Hier wird dir mehreres angeboten: Wähl eins mit der Option `{ -option-offer }`.

error-to-roll = Es ist noch nicht gewürfelt: `/{ command-roll }`, oder vorher `/{ command-double }`.
error-to-play = Es ist gewürfelt: Zieh mit `/{ command-move }` oder mit den Listen unter dem Brett.
error-double-offered = Es ist verdoppelt: Erst muss angenommen (`/{ command-accept }`) oder abgelehnt (`/{ command-decline }`) werden.
error-resignation-offered = Eine Aufgabe ist angeboten: `/{ command-accept }`, oder `/{ command-decline }`, um weiterzuspielen.
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

## Das Bild des Bretts, und dasselbe in Worten

board-wins = { side } gewinnt
board-crawford = Crawford-Spiel
board-post-crawford = nach Crawford
board-limit = höchstens { $limit }
board-doubles = verdoppelt auf { $value }
caption-points = +{ points }
caption-danced = { $roll }: kein Zug möglich
caption-resignation = Aufgabe angeboten
caption-part = { $count ->
    [one] spielt einmal die { $number }
    [2] spielt zweimal die { $number }
    [3] spielt dreimal die { $number }
    [4] spielt viermal die { $number }
   *[other] spielt { $count } Mal die { $number }
}
caption-left-over = übrig: { $numbers }
caption-names = nennt einen Pasch
caption-said = { $what ->
    [take] { side } nimmt an
    [pass] { side } lehnt ab
    [play-on] { side } spielt weiter
    [drawn] unentschieden
   *[time] { side }: Zeit abgelaufen
}
alt-named = { side } ({ $name })
alt-board = Backgammonbrett: { $white } gegen { $black }.
alt-board-game = Brett, { $game }: { $white } gegen { $black }.
alt-limit = Höchstens { $limit } Steine einer Seite auf einem Feld.
alt-to-move = { side } ist dran.
alt-doubles = { $side ->
    [white] Weiß verdoppelt auf { $value }; Schwarz muss antworten.
   *[black] Schwarz verdoppelt auf { $value }; Weiß muss antworten.
}
alt-won = { side } hat gewonnen.
alt-over = Das Spiel ist vorbei.
alt-score-session = Serie ohne Ende, Stand Weiß { $white }, Schwarz { $black }.
alt-score-match = Match auf { $length }, Stand Weiß { $white }, Schwarz { $black }{ $game ->
    [crawford] , Crawford-Spiel
    [post-crawford] , nach Crawford
   *[usual] { "" }
}.
alt-cube-none = Kein Doppler.
alt-cube-crawford = In diesem Spiel wird der Doppler nicht benutzt.
alt-cube-centred = Doppler in der Mitte auf { $value }.
alt-cube-owned = Doppler auf { $value }, gehört { side }.
alt-rolled = { side } hat { $first } und { $second } gewürfelt.
alt-rolled-used = { side } hat { $first } und { $second } gewürfelt, schon gespielt: { $used }.
alt-to-play = { side } spielt { $numbers }.
alt-to-play-used = { side } spielt { $numbers }, schon gespielt: { $used }.
alt-last-play = Letzter Zug: { $moves }.
alt-hitting = { $move } schlägt
alt-pinning = { $move } hält fest
alt-places = { side }, { $pips } Pips: { $places }.
alt-on-bar = { $count } auf der Bar
alt-on-point = { $count } auf { $point }
alt-off = { $count } draußen
alt-in-hand = { $count } noch nicht im Spiel
alt-pinned-on = { $count } auf { $point }, festgehalten
text-board-hand = { $checker } { $count } noch nicht im Spiel
text-board-pinned = { $checker } festgehalten auf { $points }

## Wie es anfängt

welcome = ### Backgammon
    Tipp `/{ command-challenge }` und wähl einen Gegner, oder lass ihn weg: Dann darf jeder hier **{ button-accept }** drücken.
    `/{ command-help }` erklärt das Spiel in einer Minute.
welcome-local = Auf dieser Seite bist du alle: Wähl oben bei *Viewing as* **Alice**, **Bob** oder **Carol**, die zusieht. Also: als Alice `/{ command-challenge }` tippen, Enter, Enter, Bob wählen und mit dem Pfeil abschicken; als Bob **{ button-accept }** drücken.
help = ## Backgammon in einer Minute
    { "**" }Anfangen:** `/{ command-challenge }` und jemanden wählen (ohne Gegner darf jeder annehmen). Der andere drückt **{ button-accept }**. Niemand da? Fordere mich heraus.
    { "**" }Dein Zug:** **{ button-roll }** drücken, in den Listen für jeden Würfel einen Schritt wählen, **{ button-confirm }** drücken. Oder tippen: `/{ command-roll }`, dann `/{ command-move } 24/18 13/8`.
    { "**" }Das Ziel:** Bring deine fünfzehn Steine ins Heimfeld (deine Felder 1 bis 6) und nimm sie vom Brett, bevor es der andere schafft. Du ziehst von hohen Feldern zu niedrigen; die Zahlen auf dem Bild sind die der Seite, die dran ist.
    { "**" }Ein einzelner Stein** kann geschlagen werden und beginnt wieder auf der Bar. Auf zwei oder mehr kann man nicht landen.
    { "**" }Der Doppler:** Vor dem Würfeln darfst du den Einsatz mit `/{ command-double }` verdoppeln; der andere nimmt an (und darf als Nächster verdoppeln) oder lehnt ab und verliert das Spiel zum alten Wert.
    { "**" }Notation:** `8/5 6/5`, wie im Bild mit dem Wurf 3-1, zieht je einen Stein; `8/5(2)` zwei; `bar/20` kommt von der Bar; `6/off` geht aus; `*` heißt geschlagen.

    `/{ command-board }` die Stellung · `/{ command-match }` Stand und Doppler · `/{ command-matches }` was gespielt wird · `/{ command-resign }` · `/{ command-accept }` `/{ command-decline }` was dir angeboten wird · `/{ command-preferences }` lass den Bot würfeln und spielen, was keine Wahl lässt · `/{ command-watch }` einem Match folgen

## Einstellungen

preferences-heading = ### Deine Einstellungen
preferences-explained = Ein Tipp schaltet ein (✅) oder aus. Die Listen darunter gelten für die Bretter und Nachrichten, die nur du siehst; öffentliche Bretter sehen für alle gleich aus. Der Doppler wird nie von selbst berührt.
preference-auto-roll = Für mich würfeln
preference-auto-forced = Erzwungene Züge
preference-auto-bear-off = Für mich abtragen
preference-confirm = Vorher bestätigen
preference-reminders = Mich erinnern
preference-text-board = Brett als Text
preference-home-left = Heim links
preference-numbering = Nummern der Felder
preference-theme = Aussehen
preference-language = Sprache
numbering-mover = wer am Zug ist
numbering-own = immer meine eigenen
numbering-none = keine
as-the-server = wie der Server
as-the-bot = wie der Bot
as-discord = wie Discord
theme-preview = So sieht **{ $theme }** aus.
theme-classic = Klassisch
theme-dark = Dunkel
theme-tournament = Turnier
theme-paper = Papier
theme-high-contrast = Starker Kontrast
theme-colour-blind = Für Farbenblinde
button-use-theme = Nehmen
button-back = Zurück
blocked = { $who } kann dich nicht mehr herausfordern. `/{ command-preferences } { command-preferences-unblock }` hebt es auf. Niemand erfährt davon.
unblocked = { $who } kann dich wieder herausfordern.
blocked-list = Blockiert: { $who }.
days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
vacation-begun = Du hast Urlaub bis { $until }: deine Fernpartien warten. Resturlaub in diesem Jahr: { days }.
vacation-over = Willkommen zurück. Resturlaub in diesem Jahr: { days }.
settings-heading = ### Wie auf diesem Server gespielt wird
settings-explained = **Ein Brett für alles:** es wird an Ort und Stelle erneuert, statt jedem Zug eine Nachricht zu geben, und erwähnt niemanden. **Threads:** jedes Match bekommt einen eigenen Thread.
setting-live = Ein Brett für alles
setting-threads = Threads
setting-length = Übliche Länge
setting-clock = Übliche Uhr
sample-white = Alice
sample-black = Bob
text-board-side = { $checker } { $name }: { $pips } Pips, { $off } abgetragen{ $cube ->
    [0] { "" }
   *[other] , Würfel { $cube }
}

## Zeit

hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
clock-none = ohne Uhr
clock-live = live: 12 Sekunden je Zug, dann eine Reserve
clock-turn = { $unit ->
    [days] { days }
   *[hours] { hours }
} je Zug
clock-terms-live = ⏳ { $delay } Sekunden je Zug, dann { $minutes } Minuten Reserve für jeden; bei null { $zero ->
    [lose] ist das Match verloren
   *[claim] kann der Gegner das Match beanspruchen
}.
clock-terms-turn = ⏳ { $unit ->
    [days] { days }
   *[hours] { hours }
} je Zug; bei null { $zero ->
    [lose] ist das Match verloren
   *[claim] kann der Gegner das Match beanspruchen
}.
clock-running = ⏳ { $who }: { $left }
clock-paused = ⏸ Die Uhr steht. Mit `/{ command-resume }` läuft sie weiter.
clock-expired = ⌛ { $who } hat keine Zeit mehr: { $opponent } kann das Match beanspruchen.
clock-pause-asked = { $who } bittet um eine Pause: `/{ command-pause }` stimmt zu.
pause-agree = { $who }, bist du mit der Pause einverstanden?
button-pause = Einverstanden
button-resume = Weiter
button-claim = Match beanspruchen
reminder = ⏳ { $who }, deine Zeit in Match { $match } läuft ab: { $left }.
told-time-out = ⌛ { $who } hat die Zeit überschritten und verliert das Match.
told-time-claimed = ⌛ { $who } hat die Zeit überschritten; { $winner } beansprucht das Match.
told-time-credit = Der Bot war eine Weile weg; diese Zeit war vorher gutgeschrieben worden ({ $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}).
told-abandoned = Hier wurde sehr lange nicht gespielt: das Match endet ohne Sieger. Es bleibt gespeichert.
told-closed = { $closing ->
    [called_off] Das Turnier wurde abgesagt, und damit endet dieses Match. Es bleibt gespeichert.
    [entrant_out] Beide sind aus dem Turnier ausgeschieden: Das Match endet hier, und niemand gewinnt die Paarung. Es bleibt gespeichert.
    [result_entered] Ein Veranstalter hat das Ergebnis dieser Paarung eingetragen: Das Match endet hier. Es bleibt gespeichert.
   *[other] In dieser Paarung des Turniers spielen nicht mehr diese beiden: Das Match endet hier. Es bleibt gespeichert.
}
told-closed-for = { $closing ->
    [entrant_out] { $loser } ist aus dem Turnier ausgeschieden: Die Paarung geht an { $winner }, und das Match endet hier. Es bleibt gespeichert.
   *[other] Ein Veranstalter hat das Ergebnis eingetragen: Die Paarung gegen { $loser } geht an { $winner }, und das Match endet hier. Es bleibt gespeichert.
}
result-closed = Das Match wurde vor seinem Ende geschlossen. Es bleibt gespeichert.
told-passing-asked = { $who } kann nicht einsetzen und setzt aus, bis ein Stein ziehen kann.
told-passed-turns = { $who } ist nach { $turns ->
    [one] 1 ausgesetzten Zug
   *[other] { $turns } ausgesetzten Zügen
} wieder da.
button-pass-until = Aussetzen, bis ich ziehen kann
challenge-abandon = -# Ein Match, das niemand anrührt ({ days }), endet ohne Sieger.

## Zuschauen

button-follow = Folgen
button-unfollow = Nicht mehr folgen
watch-several = Auf diesem Server werden mehrere Matches gespielt. Nenn eins: `/{ command-watch } { -option-match }:`
watch-explained = Folge ihm, und ich sage dir in einer Direktnachricht, wenn gedoppelt wird, wenn das Crawford-Spiel beginnt und wenn das Match endet.
watch-following = Du folgst diesem Match: ich sage dir in einer Direktnachricht, wenn es spannend wird und wenn es endet.
follow-notice = Du folgst { $players }:
button-replay = Noch einmal ansehen
button-rematch = Revanche
button-hint = Tipp
button-ask-pause = Pause vorschlagen
replay-place = { $number } von { $count }
equity-empty = Keine Entscheidung dieses Matches ist analysiert.
equity-words = { $kind ->
    [equity] Equity von { $white }
   *[chance] Siegchance von { $white } im Match
} gegen { $black } über { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}: anfangs { $first }, am Ende { $last }; am tiefsten { $low } bei { $low_at }, am höchsten { $high } bei { $high_at }.
equity-game = ab { $at } beim Stand { $white } : { $black }
equity-games = { $count ->
    [one] 1 Spiel:
   *[other] { $count } Spiele:
} { $games }.
equity-blunders = { $who }: { $count ->
    [0] keine groben Fehler.
    [one] 1 grober Fehler, bei { $places }.
   *[other] { $count } grobe Fehler, bei { $places }.
}
button-film = Animation
replay-heading = ### Match { $match }, Spiel { $game }
replay-words = Animation von Spiel { $game }, { $white } (Weiß) gegen { $black } (Schwarz): Wurf und Zug jeder Runde, insgesamt { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
replay-ending = { $who } gewinnt das Spiel: { caption-points } nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
replay-open = Noch nicht zu Ende: bisher { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
replay-cut = -# Das ganze Spiel wäre für eine Animation zu groß: Das sind seine letzten { $boards } Bretter. Der Knopf zeigt jeden Zug.
replay-busy = Deine letzte Animation ist noch in Arbeit. Frag wieder, wenn sie da ist.
replay-game = Spiel { $game } bei { $white } : { $black }
replay-games = Zu einem Spiel gehen
replay-too-large = Die Animation wäre zum Hochladen zu groß. Der Knopf „Noch einmal ansehen“ unter dem Ergebnis eines Matches zeigt jeden Zug.
replay-nothing = In Match { $match } ist noch nichts gespielt worden.
replay-no-game = In einem Spiel { $game } von Match { $match } ist nichts gespielt worden. Zu sehen gibt es etwas von: { $games }.
live-note = Das Brett oben ist auf dem neuesten Stand.
goes-on-in-thread = Das Match geht in { $thread } weiter.
result-heading = ### Ergebnis von Match { $match }
result-passed = Doppel abgelehnt
result-time = auf Zeit
result-match-resigned = Match aufgegeben
result-how = { $grade ->
    [gammon] Gammon
    [backgammon] Backgammon
    [double] doppelt
    [quadruple] vierfach
    [more] Steine übrig
   *[single] einfach
}{ $resigned ->
    [yes] , aufgegeben
   *[no] { "" }
}
result-drawn = unentschieden
result-game-drawn = Spiel { $game }: unentschieden, { $white } : { $black }
result-game = Spiel { $game }: { $winner } { caption-points } ({ $how }), { $white } : { $black }
result-cube = Spiel { $game }: { $who } { $kind ->
    [double] doppelt auf
    [beaver] Beaver auf
    [take] nimmt an bei
   *[pass] lehnt ab bei
} { $value }
result-left-out = davor noch { $count }
result-luckiest = Glücklichster Wurf: { $roll } von { $who } in Spiel { $game }, { $pips } Pips besser als der Durchschnitt
legal-plays = Erlaubt: { $plays }
legal-plays-more = Erlaubt ({ $count }): { $plays } ...

## Datenschutz

privacy-heading = ### Was über dich gespeichert ist
privacy-stored = Deine Nummer und dein Anzeigename (zuletzt gesehen { $seen }); { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
} ({ $ongoing } laufen noch) mit { $events } Einträgen von dir; { $challenges ->
    [one] 1 Herausforderung
   *[other] { $challenges } Herausforderungen
}; { $preferences ->
    [yes] deine Einstellungen
   *[no] keine Einstellungen
}; { $blocks } blockiert, { $follows } verfolgt; { $imports ->
    [one] 1 importiertes Match
   *[other] { $imports } importierte Matches
}.
privacy-why = Es wird gespeichert, damit Matches einen Neustart überstehen und wieder angesehen werden können. Nachrichten werden nicht gelesen. `/{ command-privacy } { command-privacy-export }` gibt dir alles als Datei, `/{ command-privacy } { command-privacy-delete }` löscht es.
privacy-nothing = Über dich ist nichts gespeichert.
privacy-export = Alles, was über dich gespeichert ist:
privacy-ask = Alles löschen, was über dich gespeichert ist? { $ongoing ->
    [0] { "" }
    [one] Dein laufendes Match wird aufgegeben.{ " " }
   *[other] Deine { $ongoing } laufenden Matches werden aufgegeben.{ " " }
}Beendete Matches ({ $finished }) bleiben deinen Gegnern, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
privacy-kept = Nichts wurde gelöscht.
privacy-deleting = Wird gelöscht ...
privacy-deleted = Alles über dich ist gelöscht.
button-delete = Alles löschen
button-keep = Behalten

## Befehle, Fortsetzung

command-preferences = einstellungen
    .description = Was du magst: Tippen, Brett, Zeit
command-preferences-show = zeigen
    .description = Alle deine Einstellungen auf einen Blick
command-preferences-theme = aussehen
    .description = Ein Aussehen ansehen und für deine eigenen Bretter wählen
    .theme = aussehen
    .theme-description = Welches
command-preferences-block = blockieren
    .description = Jemand kann dich nicht mehr herausfordern
    .person = person
    .person-description = Wen du blockierst
command-preferences-unblock = freigeben
    .description = Jemand kann dich wieder herausfordern
    .person = person
    .person-description = Wen du nicht mehr blockierst
command-preferences-vacation = urlaub
    .description = Freie Tage: deine Fernpartien warten auf dich; 0 beendet sie
    .days = tage
    .days-description = Wie viele Tage ab jetzt
command-settings = servereinstellungen
    .description = Wie auf diesem Server gespielt und gezeigt wird
command-watch = zuschauen
    .description = Einem Match folgen: wo es gespielt wird, und Bescheid, wenn es spannend wird
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-replay = nochmal
    .description = Ein Spiel noch einmal als Animation
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = spiel
    .game-description = Die Nummer des Spiels; ohne Angabe das letzte
    .public = öffentlich
    .public-description = Für alle sichtbar
command-pause = pause
    .description = Um eine Pause bitten oder ihr zustimmen: die Uhr steht still
    .match = { -option-match }
    .match-description = { -which-match }
command-resume = weiter
    .description = Die Uhr eines Matches nach der Pause weiterlaufen lassen
    .match = { -option-match }
    .match-description = { -which-match }
command-privacy = datenschutz
    .description = Was über dich gespeichert ist
command-privacy-show = zeigen
    .description = Was über dich gespeichert ist, und warum
command-privacy-export = exportieren
    .description = Alles, was über dich gespeichert ist, als Datei
command-privacy-delete = löschen
    .description = Alles löschen, was über dich gespeichert ist; du wirst noch einmal gefragt

player-gone = ehemaliger Mitspieler

error-challenge-nobody-here = Hier ist niemand zum Spielen außer mir: wähl mich als Gegner, oder fordere jemanden auf einem Server heraus, oder in einer Gruppe, sobald ich zu deinen Apps gehöre.
choice-lose = verloren
choice-claim = beanspruchen
choice-none = keine
choice-live = live
choice-12h = 12 Stunden
choice-1d = 1 Tag
choice-3d = 3 Tage
choice-7d = 7 Tage
board-pips = Pips
told-more = ... und { $count } weitere ...
blocked-list-more = Blockiert: { $who } und { $count } weitere.
command-claim = beanspruchen
    .description = Ein Match gewinnen, weil die Zeit des Gegners um ist
    .match = { -option-match }
    .match-description = { -which-match }

## Turniere

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
pairing-words = { $round }: { $first } gegen { $second }
pairing-won-words = { $round }: { $first } gegen { $second }, Sieger { $winner }
tournament-heading = ### 🏆 { $name }
tournament-lengths = auf { $lengths } Punkte
tournament-weekly = jede Woche
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
tournament-resumed = Es geht weiter.
tournament-champion = Gewonnen hat **{ $who }**.
tournament-your-match = Du spielst als Nächstes: { $round }.
tournament-won = ## 🏆 { $who } gewinnt { $name }
tournament-no-champion = ## { $name } ist ohne Sieger zu Ende.
tournament-not-drawn = Es ist noch nichts ausgelost: Das geschieht zum Beginn.
tournament-withdrawn = Du bist ausgestiegen: Deine kommenden Matches sind verloren.
tournament-started = Es ist ausgelost; die Matches werden eröffnet.
tournament-needs-member = Ein Turnier braucht seine Bretter, und die kann ich hier nicht senden: Auf diesem Server bin ich nur die App einer einzelnen Person. Wer ihn verwaltet, muss mich erst zum Server hinzufügen.
tournament-needs-permissions = Ich kann es dort noch nicht austragen: In { $channel } brauche ich { $permissions }.
tournament-channel-gone = Den Kanal, in dem es angekündigt wurde, gibt es nicht mehr; dort kann nichts gespielt werden. Sag es mit `/{ command-tournament } { command-tournament-cancel }` ab und kündige es in einem anderen Kanal an.
tournament-reported = Paarung { $pairing }: { $who } gewinnt. Das ist mit deinem Namen vermerkt.
tournament-forfeited = { $who } ist ausgeschieden; die kommenden Matches sind verloren.
tournament-replaced = { $newcomer } übernimmt den Platz von { $who }.
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
round-begins = ### { $name }: { $round }
round-until = Zu spielen bis { $left }.
round-reminder = ⏳ { $who }, die Runde endet { $left }, und Match { $match } wartet auf dich.
check-in-now = ### { $name }: Melde dich jetzt als anwesend
match-called = { $name }, { $round }: { $white } gegen { $black }
signed-up = { $status ->
    [left] Du bist nicht mehr angemeldet.
    [waiting] Es ist voll: Du stehst auf der Warteliste und rückst nach, wenn ein Platz frei wird.
    [checked_in] Du bist als anwesend gemeldet.
   *[registered] Du bist angemeldet.
}
button-join = Anmelden
button-leave = Abmelden
button-check-in = Ich bin da
button-bracket = Turnierbaum
button-standings = Tabelle
answer-repeat-short = Das ist schon geschehen.

error-no-tournament = So ein Turnier gibt es hier nicht. Ein Veranstalter kündigt eins mit `/{ command-tournament } { command-tournament-create }` an.
error-no-import = Du hast kein solches importiertes Match, und niemand teilt hier eines mit dieser Nummer. `/{ command-import }` liest eines aus einer Datei.
error-not-organiser = Das dürfen nur Veranstalter: wer diesen Server verwaltet oder die Rolle hat, die in `/{ command-settings }` steht.
error-tournament-already-joined = Diese Person ist schon dabei.
error-tournament-not-joined = Diese Person ist nicht dabei.
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

## Menschen

unrated = ohne Wertung
rating-change = { $who }: { $before } → **{ $after }** ({ $gained }){ $provisional ->
    [yes] , vorläufig
   *[no] { "" }
}
rating-farming = -# Diese beiden haben heute viel gespielt: ab dem vierten Match eines Tages zählt jedes halb so viel wie das davor.
leaderboard-title = { $game }, { $scope ->
    [server] dieser Server
   *[everywhere] überall
}{ $month ->
    [yes] , dieser Monat
   *[no] { "" }
}
leaderboard-empty = Hier hat noch niemand ein gewertetes Match gespielt.
leaderboard-provisional = -# * Vorläufig: Matches über weniger als 20 Punkte gespielt.
column-rating = Wertung
column-gained = Gewinn
column-matches = Matches
profile-heading = ### { $who }
profile-rating = { $game }: **{ $rating }**{ $place ->
    [0] { "" }
   *[other] , Platz { $place }
} (Erfahrung { $experience }{ $provisional ->
    [yes] , vorläufig
   *[no] { "" }
})
profile-unrated = { $game }: noch kein gewertetes Match
profile-record = Matches: { $won } gewonnen, { $lost } verloren; längste Serie { $streak }
profile-gammons = Gammons: { $won } gewonnen, { $lost } verloren; Backgammons: { $backgammons_won } gewonnen, { $backgammons_lost } verloren
profile-favourite = Lieblingsspiel: { $game }
profile-against = { $other } gegen diesen Spieler: { $won } gewonnen, { $lost } verloren
profile-chart = Wertung von { $who }, { $game }
history-heading = ### Letzte Matches von { $who }
history-empty = { $who } hat noch kein Match beendet.
history-line = - { $when } #{ $match } { $kind ->
    [won] gewonnen
    [lost] verloren
   *[drawn] ohne Sieger
} { $own } : { $others } gegen { $opponent }

command-leaderboard = rangliste
    .description = Die besten Spieler
    .where = wo
    .where-description = Dieser Server oder überall
    .month = monat
    .month-description = Nur dieser Monat, nach dem, was er gebracht hat
    .variant = spiel
    .variant-description = Welches Spiel; üblich: Backgammon
command-profile = profil
    .description = Wertung, Bilanz und Verlauf eines Spielers
    .person = person
    .person-description = Wer; ohne Angabe du selbst
    .variant = spiel
    .variant-description = Welches Spiel; üblich: Backgammon
command-history = verlauf
    .description = Die letzten Matches eines Spielers
    .person = person
    .person-description = Wer; ohne Angabe du selbst
choice-server = dieser Server
choice-everywhere = überall
setting-organisers = Rolle, die Turniere veranstalten darf
correction-line = -# Paarung { $pairing }: { $before } berichtigt zu { $after } von { $by }
tournament-final-length = Finale auf { $length }

## Würfel, die jeder prüfen kann

-dice-verify = `/{ command-dice } { command-dice-verify }`
dice-committed = -# Würfel festgelegt durch: `{ $commitment }`
dice-result = -# Würfel: festgelegt durch `{ $commitment }`, { -dice-verify } rechnet jeden Wurf nach
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
dice-seed-none = Du hast keinen Satz gewählt: An deinen Würfeln sind nur deine Klicks beteiligt. `/{ command-dice } { command-dice-seed }` nimmt einen. Wer sicher sein will, dass niemand seine Würfel ausgesucht hat, wählt einen neuen, nachdem die Festlegung dasteht und bevor das Match angenommen ist.
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
dice-measures = (Chi-Quadrat { $chi }, Freiheitsgrade: { $freedom }, p = { $p })
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

## Andere Spiele und Hausregeln

button-beaver = { $again ->
    [0] Beaver
   *[other] Raccoon
} auf { $value }
button-name = { $number }-{ $number }
remark-pins = nagelt fest
board-footer-plain = -# Match { $match }
turn-name = { $who }: nenne einen Pasch und spiele ihn viermal.
told-named = { $who } nennt { $number }-{ $number }.
told-beavered = { $who } { $again ->
    [0] antwortet mit einem Beaver
   *[other] antwortet mit einem Raccoon
}: der Doppler stünde auf { $value }.
told-drawn = Das Spiel ist unentschieden: niemand bekommt Punkte.
told-stuck = { $who } kann mit { $numbers } { $on_bar ->
    [yes] nicht ins Spiel kommen
   *[no] nicht ziehen
}.
told-handed = { $who } spielt, was übrig ist, beginnend mit { $numbers }, und würfelt dann.
told-automatic-double = Gleiche Würfel verdoppeln von selbst: der Doppler beginnt bei { $value }, in der Mitte.
told-game-named = Dieses Spiel ist **{ $game }**.
told-game-started-by-winner = Spiel { $game }: { $who } hat das letzte gewonnen und beginnt mit beiden Würfeln.
command-beaver = beaver
    .description = Den Doppler sofort weiterdrehen und behalten, wenn man verdoppelt wird (Antwort darauf: Raccoon)
    .match = { -option-match }
    .match-description = { -which-match }
command-doublet = pasch
    .description = Den Pasch nennen, den eine 1-2 in Acey-Deucey gibt
    .number = zahl
    .number-description = 1 bis 6; er wird viermal gespielt
    .match = { -option-match }
    .match-description = { -which-match }
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
house-rule = { $option ->
    [cube] Doppler
    [crawford] Crawford-Regel
    [jacoby] Jacoby-Regel
    [free_choice] Freie Wahl des Würfels
    [beavers] Beaver
    [raccoons] Raccoons
    [automatic_doubles] Automatische Verdopplungen
    [quadruple] Vierfacher Verlust von der Bar
    [winner_starts] Sieger beginnt
   *[five_checkers] Fünf Steine auf einem Feld
}
error-house-not-in-game = { $option }: { $game } hat diese Regel nicht.
error-house-always = { $option }: { $game } wird immer so gespielt; zu wählen gibt es da nichts.
error-house-session-only = { $option }: das gibt es in Serien ohne Ende (Länge 0), nicht in Matches.
error-house-needs-cube = { $option }: das ergibt ohne Doppler keinen Sinn.
error-house-needs-beavers = { $option }: Raccoons antworten auf Beaver, also müssen auch Beaver erlaubt sein.
error-house-out-of-range = { $option }: die Grenze ist 0 bis 3.
house-heading = ### Deine Herausforderung: { $terms }
house-opponent = An { $who }. Noch hat sie niemand gesehen.
house-anyone = An alle, die annehmen möchten. Noch hat sie niemand gesehen.
house-explained = Tippe an, wonach gespielt werden soll. Was mit 🚫 markiert ist, passt nicht zum Rest; tippe es an, um zu sehen, warum.
house-game = Spiel: { $game }
house-automatic-doubles = Automatische Verdopplungen: { $limit ->
    [0] keine
   *[other] bis zu { $limit }
}
house-no-crawford = ohne Crawford-Regel
house-kept-mine = Das sind ab jetzt deine Hausregeln: deine Herausforderungen beginnen mit ihnen.
house-kept-server = Das sind ab jetzt die Hausregeln dieses Servers, für alle, die keine eigenen haben.
button-challenge = Herausforderung senden
button-keep-mine = Als meine merken
button-keep-server = Für den Server merken
button-house-rules = Hausregeln

## The rules, a screen a game

command-rules = regeln
    .description = Wie ein Spiel gespielt wird, mit seiner Aufstellung
    .variant = spiel
    .variant-description = Welches Spiel; üblich: das hier gespielte
rules-heading = ### { $game }
rules-more = -# Andere Spiele: wähle unten. Hausregeln haben eine eigene Seite.
rules-disputed = -# Umstritten: { $text }
rules-pick = Regeln von ...
rules-house = Hausregeln
rules-backgammon =
    Bring alle deine Steine in dein Heimfeld (Felder 1 bis 6) und nimm sie dann heraus; wer zuerst fertig ist, gewinnt.
    - Du ziehst von 24 bis 1, dein Gegner umgekehrt. Beide Würfel zählen, ein Pasch viermal. Man spielt so viele Zahlen wie möglich; geht nur eine von zweien, dann die höhere.
    - Zwei oder mehr Steine halten ein Feld. Ein einzelner kann geschlagen werden: er kommt auf die Bar und muss zuerst wieder ins Spiel.
    - Herausgenommen wird, wenn alle fünfzehn im Heimfeld stehen: mit der genauen Zahl, oder vom höchsten Feld, wenn nichts höher steht.
    - Ein Sieg zählt 1, ein Gammon 2 (der Verlierer hat keinen herausgenommen), ein Backgammon 3 (und einer steht auf der Bar oder im Heimfeld des Siegers). Der Doppler vervielfacht das.
    - Im Match hat das erste Spiel, nachdem jemandem nur noch ein Punkt fehlt, keinen Doppler (Crawford).
rules-backgammon-disputed = wer beginnt, wird in jedem Spiel ausgewürfelt, außer mit der Hausregel "Sieger beginnt".
rules-nackgammon =
    Backgammon mit anderer Aufstellung: auf 24, 23, 13, 8 und 6 stehen 2, 2, 4, 3 und 4 Steine. Zwei Steine mehr stehen weit hinten, die Spiele dauern länger.
rules-hypergammon =
    Backgammon mit drei Steinen für jeden, je einem auf 24, 23 und 22. Kurz und wild: jeder Treffer zählt. Gammons und Doppler wie im Backgammon.
rules-longgammon =
    Backgammon mit allen fünfzehn Steinen auf Feld 24: der ganze Weg liegt noch vor ihnen. Alles andere wie im Backgammon.
rules-egyptian =
    Backgammon mit höchstens fünf eigenen Steinen auf einem Feld.
    - Ein Feld mit fünf deiner Steine ist für dich zu, auch beim Einsetzen von der Bar.
    - Alles andere, auch Doppler und Gammons, wie im Backgammon.
rules-runte =
    Backgammon, aber im eigenen Heimfeld ziehen deine Steine vorwärts oder rückwärts.
    - Ein Zug rückwärts schlägt wie jeder andere, und er muss gemacht werden, wenn sonst nichts geht.
    - Kein Stein verlässt das Heimfeld rückwärts.
rules-runte-disputed = ob ein Zug rückwärts erzwungen werden kann: hier ja, wie jeder erlaubte Zug.
rules-portes =
    Das erste Spiel des Tavli: Backgammon ohne Doppler.
    - Wer den Anfang erwürfelt, würfelt noch einmal mit beiden Würfeln. Wer ein Spiel gewinnt, beginnt das nächste.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen Stein herausgenommen hat. Ein dreifaches Spiel gibt es nicht.
rules-plakoto =
    Alle fünfzehn beginnen auf 24. Nichts wird geschlagen: man nagelt fest.
    - Wer auf einen einzelnen Stein zieht, nagelt ihn fest. Er zieht nicht, bis der andere geht, und das Feld ist für seinen Besitzer zu.
    - Du nimmst nichts heraus, solange einer von dir festgenagelt ist.
    - Nagelst du den letzten Stein auf dem Startfeld des Gegners fest, während dein eigenes leer ist, gewinnst du sofort 2. Sind beide letzten Steine so festgenagelt, ist das Spiel unentschieden.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Doppler.
rules-plakoto-disputed = was der festgenagelte letzte Stein zählt: hier gewinnt er doppelt und beendet das Spiel sofort, auch wenn noch eine Zahl zu spielen wäre.
rules-tapa =
    Plakoto ohne die Regel für das Startfeld.
    - Alle fünfzehn beginnen auf 24; ein einzelner Stein wird festgenagelt, bis der andere geht.
    - Du nimmst nichts heraus, solange einer von dir festgenagelt ist.
    - Sind die letzten Steine beider auf ihren Startfeldern festgenagelt, ist das Spiel unentschieden: keiner könnte je herausnehmen.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Doppler.
rules-makhbusa =
    Alle fünfzehn beginnen auf 24; einzelne Steine werden festgenagelt wie im Plakoto.
    - Dein erster Stein muss dein Heimfeld (1 bis 6) erreichen, bevor ein anderer ziehen darf.
    - Sind die letzten Steine beider auf ihren Startfeldern festgenagelt, ist das Spiel unentschieden: keiner könnte je herausnehmen.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Doppler.
rules-makhbusa-disputed = eine Quelle nennt das Ziel des ersten Steins "Heimfeld des Gegners"; gemeint ist das ferne Viertel, hier dein eigenes.
rules-fevga =
    Beide ziehen in derselben Richtung, von schräg gegenüberliegenden Ecken; jeder zählt von seinem Kopf, 24.
    - Ein Stein hält ein Feld: der Gegner kann dort nicht landen. Nichts wird geschlagen.
    - Dein erster Stein muss am Start des Gegners vorbei sein (über dein Feld 12 hinaus), bevor ein anderer zieht.
    - Nie darfst du nach einem Zug alle sechs Felder deines Startviertels (19 bis 24) halten.
    - Sechs Felder in einer Reihe müssen geöffnet werden, wenn alle Steine des Gegners direkt dahinter stehen.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Doppler.
rules-fevga-disputed = ob nur dann geöffnet werden muss oder immer, wenn der Gegner nicht ziehen kann: hier nur dann.
rules-narde =
    Das Brett von Fevga: beide ziehen in derselben Richtung, ein Stein hält ein Feld, nichts wird geschlagen.
    - Nur ein Stein darf in einem Zug den Kopf (24) verlassen. Im ersten Zug darf es mit 3-3, 4-4 und 6-6 ein zweiter, wenn der erste nicht weiterkann.
    - Sechs Felder in einer Reihe sind nur erlaubt, wenn davor ein Stein des Gegners steht.
    - Ein Sieg zählt 1, oder 2 (Mars), wenn der Verlierer keinen herausgenommen hat. Kein Doppler.
rules-narde-disputed = welche ersten Würfe zwei Steine vom Kopf erlauben: hier 3-3, 4-4 und 6-6.
rules-gul-bara =
    Auch Crazy Narde genannt. Brett und Blockieren wie im Narde, ohne dessen Regeln für Kopf und Reihen.
    - In deinen ersten drei Zügen wird ein Pasch viermal gespielt.
    - Danach geht ein Pasch weiter: auf 3-3 folgen vier 4er, vier 5er und vier 6er.
    - Wo du feststeckst, spielt dein Gegner den Rest, so weit es geht, und würfelt dann.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen herausgenommen hat. Kein Doppler.
rules-gul-bara-disputed = ob auch Zahlen eines gewöhnlichen Wurfs übergehen: hier nur die eines Paschs.
rules-american-acey-deucey =
    Alle Steine beginnen neben dem Brett und kommen mit den Würfeln im Heimfeld des Gegners herein; andere dürfen schon vorher ziehen.
    - Einzelne Steine werden geschlagen; ein geschlagener kommt zuerst wieder herein.
    - 1-2: spiele sie, nenne dann einen Pasch und spiele ihn viermal, und würfle noch einmal. Was nicht ganz gespielt werden kann, beendet den Zug.
    - Herausgenommen wird nur mit der genauen Zahl.
    - Der Verlierer zahlt einen Punkt für jeden Stein, der nicht heraus ist. Kein Doppler.
rules-american-acey-deucey-disputed = ob ein geschlagener Stein zuerst herein muss: hier ja.
rules-european-acey-deucey =
    Acey-Deucey mit mehr Paschen.
    - Alle Steine beginnen neben dem Brett und kommen mit den Würfeln herein; andere dürfen schon vorher ziehen.
    - Auf jeden Pasch folgt viermal seine Ergänzung (auf 2-2 5-5, auf 6-6 1-1), und dann noch ein Wurf.
    - 1-2: spiele sie, nenne einen Pasch, spiele auch dessen Ergänzung, und würfle noch einmal. Was nicht ganz gespielt werden kann, beendet den Zug.
    - Genaues Herausnehmen; der Verlierer zahlt einen Punkt für jeden Stein, der nicht heraus ist. Kein Doppler.
rules-european-acey-deucey-disputed = ob ein geschlagener Stein zuerst herein muss: hier ja.
rules-sugoroku =
    Ein altes japanisches Wettrennen: Aufstellung und Schlagen wie im Backgammon.
    - Ein Pasch sind zwei Züge, wie jeder Wurf.
    - Nichts wird herausgenommen: wer zuerst alle fünfzehn Steine im Heimfeld hat, gewinnt 1 Punkt. Kein Doppler.
rules-tavli =
    Ein Match aus drei griechischen Spielen der Reihe nach: Portes, Plakoto, Fevga, und wieder von vorn.
    - Wer ein Spiel gewinnt, beginnt das nächste.
    - Jedes Spiel hat seine eigenen Regeln: wähle es unten. Kein Doppler.
rules-tavli-disputed = ob jedes Spiel seinen eigenen Anfangswurf hat: hier beginnt der Sieger, wie in Griechenland üblich.
rules-of-the-house =
    - **Jacoby-Regel** (Serien): Gammons zählen erst, wenn der Doppler gedreht wurde; eine automatische Verdopplung ist kein Drehen.
    - **Beaver** (Serien): wer verdoppelt wird, darf sofort weiterdrehen und behält den Doppler. **Raccoons**: der Verdoppler darf darauf noch einmal drehen. Beides kann abgelehnt werden.
    - **Automatische Verdopplungen** (Serien): gleiche Anfangswürfel verdoppeln, bis zu einer Grenze; der Doppler bleibt in der Mitte.
    - **Vierfacher Verlust**: ein verlorenes Backgammon mit einem Stein auf der Bar kostet vierfach.
    - **Sieger beginnt**: der Sieger eines Spiels beginnt das nächste mit beiden Würfeln.
    - **Freie Wahl**: geht eine der beiden Zahlen, aber nicht beide, darf es jede sein, nicht nur die höhere.
    - **Fünf Steine**: höchstens fünf Steine einer Seite auf einem Feld.
    - **Crawford-Regel** (Matches, immer): kein Doppler im ersten Spiel, nachdem jemandem nur noch ein Punkt fehlt.
    -# `/{ command-challenge }` mit der Option `optionen` bietet an, was zu Spiel und Länge passt, und sagt, warum der Rest nicht passt.

## Der Computer als Spieler

computer-name = Computer ({ $level ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [intermediate] fortgeschritten
    [advanced] stark
    [expert] Experte
    [world_class] Weltklasse
   *[simple] einfacher Spieler
}){ $seat ->
    [0] { "" }
   *[other] { " " }{ $seat }
}
turn-computer = { $who } denkt nach.
computer-begins = { $who } nimmt an. Ein Match gegen den Computer wird nicht gewertet, und ihm läuft keine Zeit ab.
computer-begins-simple = { $who } nimmt an: das neuronale Netz kennt { $game } nicht, also spielt ein einfacher Spieler von uns, welche Stufe auch gewählt war. Ein Match gegen den Computer wird nicht gewertet, und ihm läuft keine Zeit ab.
computer-begins-missing = { $who } nimmt an: das neuronale Netz ist hier nicht installiert, also spielt ein einfacher Spieler von uns, welche Stufe auch gewählt war. Ein Match gegen den Computer wird nicht gewertet, und ihm läuft keine Zeit ab.
computer-stood-in = -# Das neuronale Netz hat nicht rechtzeitig geantwortet: In diesem Zug hat ein einfacher Spieler von uns entschieden.
house-computer = An { $who }: das Match beginnt sofort.
error-challenge-level = Eine Stufe gibt es nur gegen mich: wähl mich als Gegner, oder lass die Stufe weg.
tournament-fillers = Computer statt Freilosen ({ $level ->
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [intermediate] fortgeschritten
    [advanced] stark
    [expert] Experte
    [world_class] Weltklasse
   *[simple] einfache Spieler
})
choice-beginner = Anfänger
choice-casual = Gelegenheitsspieler
choice-intermediate = fortgeschritten
choice-advanced = stark
choice-expert = Experte
choice-world-class = Weltklasse

## Aufzeichnungen

command-export = exportieren
    .description = Ein Match als Datei: für GNU Backgammon, für andere Programme, oder ganz
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .format = format
    .format-description = .mat für Backgammon-Programme (oder sgf, xgid); json und text fassen jedes Spiel
    .public = öffentlich
    .public-description = Für alle posten
command-import = importieren
    .description = Ein Match aus einer Datei lesen, um es wieder anzusehen und zu untersuchen
    .file = datei
    .file-description = Eine .mat-Datei oder json oder text aus /exportieren; ohne Angabe kommt ein Formular
    .match = { -option-match }
    .match-description = Eines, das du importiert hast, um seine Karte wieder zu sehen
choice-mat = mat
choice-sgf = sgf
choice-xgid = xgid
choice-json = json
choice-text = text
button-export = Exportieren
button-export-mat = .mat
button-export-sgf = SGF
button-export-xgid = XGIDs
button-export-json = Protokoll (JSON)
button-export-text = Text
export-ask = Match { $match } als Datei. `.mat` und SGF sind für andere Programme, XGIDs sind seine Stellungen; Protokoll und Text fassen jedes Spiel.
export-file = Match { $match }{ $over ->
    [yes] :
   *[no] , so weit es gespielt ist:
}
export-refused =
    { $format } kann dieses Match nicht fassen: Es hat keinen Platz für { $what ->
        [game] { $game }
       *[rule] eine seiner Hausregeln
    }. Das Protokoll (`json`) und der Text (`text`) fassen jedes Spiel.
export-nothing = In Match { $match } ist noch nichts entschieden worden.
export-too-large = Diese Datei wäre zu groß, um sie hier hochzuladen.
form-import = Match importieren
form-import-file = Datei
remark-import-file = .mat bis 2 MB, oder json oder text aus /exportieren bis 4 MB
import-heading = ### Importiertes Match { $match }
import-counts = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
}, alle nach den Regeln.
import-played-on = Gespielt am { $date }
import-unfinished = Die Aufzeichnung endet, bevor das Match zu Ende ist.
import-left-out = { $games ->
    [one] 1 Spiel nach dem Ende des Matches wurde
   *[other] { $games } Spiele nach dem Ende des Matches wurden
} ausgelassen.
import-known = Diese Datei hattest du schon importiert; es wurde nichts ein zweites Mal gespeichert.
import-seen = -# { $shared ->
    [yes] Alle auf diesem Server können es sehen, als `{ $match }` in `/{ command-replay }` und `/{ command-export }`.
   *[no] Nur du kannst es sehen, als `{ $match }` in `/{ command-replay }` und `/{ command-export }`.
}
import-not-fetched = Ich konnte diese Datei nicht holen. Schick sie bitte noch einmal.
import-full = Du hast { $most } importierte Matches, mehr gehen nicht. Es wurde nichts gespeichert: Lösche eines und importiere die Datei dann noch einmal. Das ist das älteste:
import-delete-ask = Das importierte Match { $match } löschen? Die Datei selbst bleibt bei dir.
import-deleted = Das importierte Match { $match } ist gelöscht.
button-analyze = Analysieren
button-share = Hier teilen
button-unshare = Nicht mehr teilen
button-import-another = Noch eines importieren
button-import-delete = Löschen
button-import-delete-sure = Ja, löschen

## Der Trainer: Hinweise, Analysen, Stellungen, der Tutor

study-chances = -# Gewinnt { $win }, davon Gammons { $gammon }, Backgammons { $backgammon }. Verliert { $lose }, davon Gammons { $gammon_lost }, Backgammons { $backgammon_lost }.
study-winning = -# Chance, das Match zu gewinnen: { $chance }
study-equity = Hier gibt es nichts zu doppeln. Equity: { $equity }
study-no-play = Mit diesem Wurf kann kein Stein ziehen.
study-no-double = Nicht doppeln
study-double-take = Doppel, annehmen
study-double-pass = Doppel, ablehnen
study-double-beaver = Doppel, Beaver
study-action = { $action ->
    [double] Doppel
    [take] annehmen
    [pass] ablehnen
    [beaver] Beaver
   *[no_double] nicht doppeln
}
study-advice = { $advice ->
    [either-pass] **Doppeln.** Der andere sollte ablehnen. Nicht zu doppeln macht keinen Unterschied.
    [either-take] **Doppeln oder nicht:** Es macht keinen Unterschied. Der andere sollte annehmen.
    [either-beaver] **Doppeln oder nicht:** Es macht keinen Unterschied. Auf ein Doppel käme ein Beaver.
    [too-good] **Zu gut zum Doppeln:** Weiterspielen um mehr als das einfache Spiel ist richtig. Ein Doppel würde { $lost } kosten.
    [double-take] **Doppeln.** Der andere sollte annehmen. Nicht zu doppeln würde { $lost } kosten.
    [double-pass] **Doppeln.** Der andere sollte ablehnen. Nicht zu doppeln würde { $lost } kosten.
    [no-double-beaver] **Nicht doppeln.** Auf ein Doppel käme ein Beaver; es würde { $lost } kosten.
   *[no-double] **Nicht doppeln.** Ein Doppel würde { $lost } kosten.
}
study-answer = { $answer ->
    [either] **Annehmen oder ablehnen:** Es macht keinen Unterschied.
    [beaver] **Beaver.** Ablehnen würde { $lost } kosten.
    [take] **Annehmen.** Ablehnen würde { $lost } kosten.
   *[pass] **Ablehnen.** Annehmen würde { $lost } kosten.
}
study-played = Gespielt: { $what }, verliert { $lost }
study-best = Am besten: { $what }, Equity { $equity }
study-title = { $number }. { $who }, Spiel { $game }: { $kind ->
    [checker] { $roll }
    [take] gedoppelt
   *[double] Doppler
}
study-curve-title = { $kind ->
    [equity] Equity: { $white } – { $black }
   *[chance] Chancen: { $white } – { $black }
}
study-blunder-of = Grober Fehler: { $who }
study-heading = { $game ->
    [0] ### Analyse von Match { $match }
   *[other] ### Analyse von Match { $match }, Spiel { $game }
}
study-running = { $game ->
    [0] Match { $match } wird analysiert.
   *[other] Spiel { $game } von Match { $match } wird analysiert.
}
study-progress = { $bar } { $total ->
    [0] wartet
   *[other] { $done } von { $total } Entscheidungen
}
study-goes-on = -# Es geht nach einem Neustart weiter. Was analysiert ist, wird aufgehoben: Noch einmal zu fragen kostet nichts.
study-moved = -# Diese Analyse geht in deiner neueren Nachricht weiter.
study-cancelled = Die Analyse von Match { $match } ist angehalten. Was bisher analysiert wurde, bleibt erhalten.
study-nothing-to-cancel = Von dir wird nichts mehr analysiert.
study-side = { $who }: Performance Rating **{ $rating }**, *{ $word }* ({ $error } Tausendstel je Entscheidung, wie GNU Backgammon zählt)
study-side-nothing = { $who }: nichts zu entscheiden
study-kind = { $kind ->
    [checker] Züge
    [double] Doppel
   *[take] Antworten auf Doppel
} { $lost } ({ $count })
study-marks = { $doubtful } zweifelhaft, { $bad } schlecht, { $very_bad } sehr schlecht
study-winning-lost = Verschenkte Chancen auf den Sieg im Match, alle Fehler zusammengezählt: { $chance }
study-luck = Glück { $luck }
study-luck-rolls = Glück { $luck }: bester Wurf { $luckiest }, schlechtester { $unluckiest }
study-roll = { $roll } (Spiel { $game }, { $luck })
study-hints = { $count ->
    [one] 1 Hinweis genommen
   *[other] { $count } Hinweise genommen
}
study-table-head = Nr  PR We.  PR Sw. Glück W Glück S
study-no-mistakes = Keine Entscheidung hat 0.04 oder mehr verloren.
study-mistake-mark = { $mark ->
    [very_bad] sehr schlecht
    [bad] schlecht
   *[doubtful] zweifelhaft
}
study-mistake = { $number }. { $who }, Spiel { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $played }` statt `{ $best }` verliert { $lost } ({ study-mistake-mark })
study-decision = { $number }. Spiel { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, am besten { $best }, verliert { $lost }{ $rolled ->
    [yes] { "" }, Glück { $luck }
   *[no] { "" }
}
study-page = { $count ->
    [0] Keine Fehler von { $who }
    [one] 1 Fehler von { $who }, Seite { $page } von { $pages }
   *[other] { $count } Fehler von { $who }, Seite { $page } von { $pages }
}
study-footer = -# { $plies } Halbzüge tief betrachtet (was GNU Backgammon { $theirs }-ply nennt). Equities gelten für den Wert des Dopplers; das Performance Rating ist 500-mal der Verlust je Entscheidung.
study-word = { $word ->
    [supernatural] übernatürlich
    [world_class] Weltklasse
    [expert] Experte
    [advanced] fortgeschritten
    [intermediate] mittel
    [casual] Gelegenheitsspieler
    [beginner] Anfänger
   *[awful] schrecklich
}
button-cancel-study = Anhalten
button-blunders = Fehler von { $who }
button-curve = Kurve
button-study-text = Als Text
button-earlier = ◀ Schlimmere
button-more = Mehr ▶
hint-heading = ### Hinweis zu Match { $match }
hint-count = { $count ->
    [one] -# Dein erster Hinweis in diesem Match. Er wird gezählt und beim Ergebnis genannt.
   *[other] -# Dein Hinweis Nummer { $count } in diesem Match. Sie werden gezählt und beim Ergebnis genannt.
}
position-counted = -# So steht Match { $match }: Dort ist das ein Hinweis, { $count ->
    [one] dein erster. Er wird gezählt und beim Ergebnis genannt.
   *[other] deine Nummer { $count }. Sie werden gezählt und beim Ergebnis genannt.
}
hint-result = Hinweise: { $who } { $count }
position-turn = { $phase ->
    [to_play] { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat einen Wurf zu spielen.
    [double_offered] { $side ->
        [white] Weiß
       *[black] Schwarz
    } muss auf ein Doppel antworten.
   *[to_roll] { $side ->
        [white] Weiß
       *[black] Schwarz
    } ist am Wurf.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] Das Analyseprogramm ist hier nicht installiert, darum gibt es nur das Brett.
   *[no] Das Analyseprogramm antwortet gerade nicht, darum gibt es nur das Brett. Versuche es in einer Minute noch einmal.
}
preference-tutor = Tutor in Übungsmatches
tutor-none = fragt nie
tutor-bad = fragt vor schlechten Fehlern (0.08)
tutor-very-bad = fragt vor sehr schlechten Fehlern (0.16)
tutor-warning = Das verliert { $lost }. Meinst du es so?
tutor-remark = **Der Tutor:** Das verliert { $lost }.
button-think-again = Noch einmal überlegen
button-anyway = Trotzdem
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
error-coach-being-played = Diese Stellung, oder eine, die einen Zug von ihr entfernt ist, spielst du gerade in Match { $match }, in dem niemandem geholfen wird. Frag noch einmal, wenn es vorbei ist.
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
command-hint = hinweis
    .description = Die besten Züge oder die Entscheidung am Doppler, in Übungsmatches
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analysieren
    .description = Ein beendetes Match oder Spiel: Fehler, Glück, Performance Rating
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = spiel
    .game-description = Die Nummer eines Spiels; ohne Angabe das ganze Match
    .public = öffentlich
    .public-description = Für alle sichtbar
command-position = stellung
    .description = Eine eingefügte Stellung zeigen, und was sie wert ist
    .text = text
    .text-description = Eine XGID oder eine Positions-ID von GNU Backgammon mit ihrer Match-ID
