result-closed = Dieses Match wurde vor seinem Ende geschlossen. Es bleibt gespeichert.

result-heading = ### Ergebnis von Match { $match }
result-heading-won = ### Ergebnis von Match { $match }: { $winner } gewinnt
result-passed = Verdopplung abgelehnt
result-time = auf Zeit
result-match-resigned = Match aufgegeben
result-session-left = Money Game beendet
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
    [beaver] Beaver
    [raccoon] Raccoon
   *[double] verdoppelt
} auf { $value }{ $answer ->
    [take] , { $other } nimmt an
    [pass] , { $other } lehnt ab
   *[none] { "" }
}
result-left-out = davor { $count } weitere
result-best-roll = Bester Wurf nach Pips: { $roll } von { $who } in Spiel { $game }, { $pips ->
    [one] 1 Pip
   *[other] { $pips } Pips
} über dem Durchschnitt, Geschlagenes mitgezählt
result-rating = Wertung { $before } → { $after }
result-pr = PR { $rating }
result-luck = Glück { $luck }
result-dice = { $way ->
    [average] Würfe nach Pips im Schnitt
   *[other] Würfe { $pips ->
        [one] 1 Pip
       *[other] { $pips } Pips
    } { $way ->
        [above] über
       *[below] unter
    } Schnitt
}
result-run = Meiste Siege in Folge: { $who }, { $games } Spiele für { $points } Punkte

dice-result = -# { -dice-verify } rechnet jeden Wurf nach
hint-result = Hinweise, die { $who } genutzt hat: { $count }
