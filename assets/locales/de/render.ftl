board-wins = { side } gewinnt
board-crawford = Crawford-Spiel
board-post-crawford = nach Crawford
board-limit = höchstens { $limit }
board-doubles = { $again ->
    [0] { side } verdoppelt
    [1] { side }: Beaver
   *[2] { side }: Raccoon
}
caption-points = +{ points }
caption-danced = { $roll }: kein Zug möglich
caption-lost = { $roll }: { $count ->
    [one] die { $number } war nicht spielbar
   *[other] { few } { $number }er waren nicht spielbar
}
caption-resignation = { side } bietet Aufgabe an
caption-part = { $count ->
    [one] spielt einmal die { $number }
    [2] spielt zweimal die { $number }
    [3] spielt dreimal die { $number }
    [4] spielt viermal die { $number }
   *[other] spielt { $count } Mal die { $number }
}
caption-left-over = übrig: { $numbers }
caption-names = nennt einen Pasch
caption-forced = einziger Zug: { $play }
caption-only-play = der einzige Zug
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
alt-to-answer = { side } muss antworten.
alt-doubles = { $side ->
    [white] Weiß { $again ->
        [0] verdoppelt
        [1] antwortet mit Beaver
       *[2] antwortet mit Raccoon
    } auf { $value }. Schwarz muss antworten.
   *[black] Schwarz { $again ->
        [0] verdoppelt
        [1] antwortet mit Beaver
       *[2] antwortet mit Raccoon
    } auf { $value }. Weiß muss antworten.
}
alt-won = { side } hat gewonnen.
alt-over = Das Spiel ist vorbei.
alt-score-session = Money Game, Stand Weiß { $white }, Schwarz { $black }.
alt-score-match = Match auf { $length }, Stand Weiß { $white }, Schwarz { $black }{ $game ->
    [crawford] , Crawford-Spiel
    [post-crawford] , nach Crawford
   *[usual] { "" }
}.
alt-crew = Chouette, jeder Dopplerwürfel: { $cubes }.
alt-cube-none = Kein Dopplerwürfel.
alt-cube-crawford = In diesem Spiel darf niemand verdoppeln.
alt-cube-centred = Dopplerwürfel in der Mitte auf { $value }.
alt-cube-owned = Dopplerwürfel auf { $value }, gehört { side }.
alt-rolled = { side } hat { $first } und { $second } gewürfelt.
alt-rolled-used = { side } hat { $first } und { $second } gewürfelt, schon gespielt: { $used }.
alt-to-play = { side } spielt { $numbers }.
alt-to-play-used = { side } spielt { $numbers }, schon gespielt: { $used }.
alt-last-play = Letzter Zug{ $own ->
        [yes] { " " }(mit eigenen Nummern)
       *[no] { "" }
    }: { $moves }.
alt-numbers = Die Felder werden von { $side ->
        [white] Weiß
       *[black] Schwarz
    } aus gezählt.
alt-hitting = { $move } schlägt
alt-pinning = { $move } nagelt fest
alt-places = { side }, { $pips } Pips: { $places }.
alt-on-bar = { $count } auf der Bar
alt-on-point = { $count } auf { $point }
alt-off = { $count } abgetragen
alt-in-hand = { $count } noch nicht im Spiel
alt-pinned-on = { $count } auf { $point }, festgenagelt
text-board-hand = { $checker } { $count } noch nicht im Spiel
text-board-pinned = { $checker } festgenagelt auf { $points }

text-board-side = { $checker } { $name }: { $pips } Pips, { $off } abgetragen{ $cube ->
    [0] { "" }
   *[other] , Dopplerwürfel { $cube }
}

equity-empty = Keine Entscheidung dieses Matches wurde analysiert.
equity-words = { $kind ->
    [equity] Equity von { $white }
   *[chance] Siegchance von { $white } im Match
} gegen { $black } über { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}, erzwungene Züge mitgezählt: anfangs { $first }, am Ende { $last }; am tiefsten { $low } bei { $low_at }, am höchsten { $high } bei { $high_at }.
equity-game = ab Schritt { $at } beim Stand { $white } : { $black }
equity-games = { $count ->
    [one] 1 Spiel:
   *[other] { $count } Spiele:
} { $games }.
equity-blunders = { $who }: { $count ->
    [0] nichts Schlechtes.
    [one] 1 schlechte oder sehr schlechte Entscheidung, bei { $places }.
   *[other] { $count } schlechte oder sehr schlechte Entscheidungen, bei { $places }.
}

board-pips = Pips
