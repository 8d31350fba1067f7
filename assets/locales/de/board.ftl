command-roll = würfeln
    .description = Würfle
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
    .sure = sicher
    .sure-description = Ohne Rückfrage verdoppeln
    .match = { -option-match }
    .match-description = { -which-match }
command-undo = zurück
    .description = Warum ein gespielter Zug bleibt, und das Brett, auf dem du wählst
    .match = { -option-match }
    .match-description = { -which-match }
command-resign = aufgeben
    .description = Gib das Spiel oder das Match auf; du erfährst vorher, was es kostet
    .what = was
    .what-description = Wie viel; ohne Angabe siehst du, was es jeweils kostet
    .sure = sicher
    .sure-description = Ohne Rückfrage absenden
    .match = { -option-match }
    .match-description = { -which-match }
command-take = verdopplung-annehmen
    .description = Nimm die angebotene Verdopplung an
    .match = { -option-match }
    .match-description = { -which-match }
command-pass = verdopplung-ablehnen
    .description = Lehne die angebotene Verdopplung ab: du verlierst das Spiel
    .sure = sicher
    .sure-description = Ohne Rückfrage ablehnen
    .match = { -option-match }
    .match-description = { -which-match }
command-beaver = beaver
    .description = Verdopple sofort zurück und behalte den Dopplerwürfel (Antwort darauf: Raccoon)
    .match = { -option-match }
    .match-description = { -which-match }
command-doublet = pasch
    .description = Nenn den Pasch, den dir eine 1-2 in Acey-Deucey gibt
    .number = zahl
    .number-description = 1 bis 6; er wird viermal gespielt
    .match = { -option-match }
    .match-description = { -which-match }

choice-single = einfach
choice-gammon = Gammon
choice-backgammon = Backgammon

button-roll = Würfeln
button-double = Verdoppeln auf { $value }
button-take = Annehmen
button-pass = Ablehnen
button-resign = Aufgeben
button-my-view = Mein Brett
button-play-it = Spielen
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
   *[no] { " " }(ablehnbar)
}
button-resign-match = { $single ->
    [yes] Das Spiel
   *[no] Das ganze Match
}
button-leave-session = Beenden: { points } verlieren
list-play-the = Die { $die } spielen
list-play-a = Eine { $die } spielen (noch { $left })
remark-hits = schlägt
remark-bears-off = trägt ab
remark-enters = kommt ins Spiel
form-play-title = Dein Zug
form-play-label = Der Zug, so wie im Beispiel

progress-left = Noch zu spielen: { $left }.
progress-so-far = Bis jetzt: { $done }. Noch zu spielen: { $left }.
progress-ready = **{ $play }**: spielen oder zurücknehmen.
progress-forced = { $runner ->
    [yes] Es gibt nur einen Zug, denn noch darf nur dein erster Stein ziehen: **{ $play }**.
   *[no] Es gibt nur einen Zug: **{ $play }**.
}

ask-which = -# Match { $match }: { $score }
ask-pass = Die Verdopplung auf { $value } ablehnen? Du verlierst dieses Spiel und { points }.{ $loses ->
    [yes] { " " }Damit ist das Match verloren.
   *[no] { "" }
}
ask-resign-refused = -# Dein Angebot wurde abgelehnt. Bis zu deinem nächsten Zug geht nur, was nicht abgelehnt werden kann.
ask-resign = Was möchtest du aufgeben? { $refusable ->
    [yes] Das Maximum gilt sofort, weniger kann { $opponent } ablehnen.{ " " }
   *[no] { "" }
}{ $session ->
    [yes] Das Money Game zu beenden kostet so viel, wie dieses Spiel höchstens kosten kann
   *[no] Wer das ganze Match aufgibt, verliert es sofort
}. Noch ist nichts abgeschickt.
ask-resign-this = Möchtest du wirklich aufgeben?{ $loses ->
    [yes] { " " }Damit ist das Match verloren.
   *[no] { "" }
} Noch ist nichts abgeschickt.
answer-nothing-sent = Es ist nichts passiert. Du bist noch dran.
answer-stale = Das galt einer älteren Stellung. So steht das Match jetzt:
undo-nothing = Da ist nichts zurückzunehmen: Ein gespielter Zug bleibt, und was du nur ausgewählt hast, ändert nichts. Das ist dein Brett:

button-claim = Match beanspruchen
told-time-credit = Der Bot war eine Weile weg, aber diese Zeit hattest du schon zurückbekommen ({ $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}).
button-pass-until = Aussetzen, bis es geht

button-hint = Hinweis
button-ask-pause = Um Pause bitten
button-agree-pause = Pause zustimmen
live-note = Das Brett oben ist auf dem neuesten Stand.

button-beaver = { $again ->
    [0] Beaver
   *[other] Raccoon
} auf { $value }
button-name = { $number }-{ $number }
remark-pins = nagelt fest

computer-stood-in = -# Das neuronale Netz hat nicht rechtzeitig geantwortet, deshalb hat unser eigener, einfacher Spieler diesen Zug entschieden.

button-details = Details
button-steps = Stein für Stein
button-back-to-list = Zurück
button-not-now = Jetzt nicht
button-play-forced = { $play } spielen
picked = **{ $play }** – noch nicht endgültig.
ask-double = Auf { $value } verdoppeln? { $opponent } kann annehmen und um { $value } weiterspielen, { $beaver ->
    [0] { "" }
   *[other] mit einem Beaver um { $beaver } spielen,{ " " }
}oder ablehnen und { points } verlieren. Das lässt sich nicht zurücknehmen.
answer-done = Erledigt.
details-xgid = `{ $xgid }`
details-gnu = GNU-ID: `{ $id }`

preference-confirm-double = Vor dem Verdoppeln fragen
board-footer-plain = -# Match { $match }
