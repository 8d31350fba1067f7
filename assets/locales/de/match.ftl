choice-match = das ganze Match
choice-none = keine
choice-live = live
choice-12h = 12 Stunden
choice-1d = 1 Tag
choice-3d = 3 Tage
choice-7d = 7 Tage
choice-beginner = Anfänger
choice-casual = Gelegenheitsspieler
choice-intermediate = mittel
choice-advanced = fortgeschritten
choice-expert = Experte
choice-world-class = Weltklasse

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
length = { $points ->
    [0] Money Game
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
posting = { $posting ->
    [turns] ein Beitrag je Zug
    [moves] ein Brett, das mitläuft
   *[live] ein Brett am selben Platz
}
numbers = { $fixed ->
    [yes] feste Nummern
   *[no] jeder mit eigenen Nummern
}
with-cube = mit Dopplerwürfel
without-cube = ohne Dopplerwürfel

button-accept = Annehmen

told-opening-tie = { $game ->
    [1] { "" }
   *[other] Spiel { $game }:{ " " }
}Beide würfeln eine { $number }, also noch einmal.
told-game-started = { $game ->
    [1] { "" }
   *[other] Spiel { $game }:{ " " }
}{ $first } gewinnt den Eröffnungswurf mit { $high } zu { $low }{ $afresh ->
    [yes] { " " }und würfelt neu
   *[no] { "" }
}.
told-opened = { $who } eröffnet mit { $roll }: **{ $play }**
told-rolled = { $who } hat { $roll } gewürfelt.
told-danced = { $who } hat { $roll } gewürfelt und { $on_bar ->
    [yes] kommt nicht ins Spiel
   *[no] kann nicht ziehen
}.
told-played = { $who } hat { $roll } gespielt: **{ $play }**
told-lost = { $count ->
    [one] die { $number } war nicht spielbar
   *[other] { few } { $number }er waren nicht spielbar
}
told-doubled = { $who } verdoppelt auf { $value }.
told-taken = { $who } nimmt an. Der Dopplerwürfel steht auf { $value }.
told-passed = { $who } lehnt die Verdopplung ab: { points } für { $winner }.
told-resignation-offered = { $who } bietet an, { grade } aufzugeben ({ points }).
told-resignation-refused = { $who } möchte weiterspielen.
told-resigned = { $who } gibt { grade } auf: { points } für { $winner }.
told-match-resigned = { $who } gibt das Match auf.
told-session-left = { $who } beendet das Money Game: { points } für { $winner }.
told-game-won = { $who } gewinnt { grade }{ $over ->
    [yes] .
   *[no] : { points }.
}
told-match-won = ## { $who } gewinnt das Match { $score }
told-session-over = ## Das Money Game ist zu Ende: { $white } { $score } { $black }

score-game = Spiel { $game }
score-cube = Dopplerwürfel { $value }
score-crawford = { $stage ->
    [now] Crawford
   *[after] nach Crawford
}
score-to = { "" }, auf { $points }
turn-roll-or-double = { $who }, du bist dran: würfeln oder verdoppeln.
turn-roll = { $who }, du bist dran mit Würfeln.
turn-play = { $who } ist mit { $roll } am Zug.
turn-answer-double = { $who }: annehmen ({ $owns ->
    [yes] dir gehört dann der Dopplerwürfel auf { $value }
   *[no] dein Gegner behält den Dopplerwürfel auf { $value }
}) oder ablehnen (du verlierst { points })?
turn-answer-resignation = { $who }: { points } annehmen oder weiterspielen?

play-against = { $play } gegen { $who } (Match { $match })

answer-repeat = Das ist schon erledigt. So steht das Match jetzt:
match-link = [zum Brett]({ $url })
match-numbered = Match { $match }

button-resume = Weiter
told-time-out = ⌛ { $who } hat keine Zeit mehr und verliert das Match.
told-time-claimed = ⌛ { $who } hat keine Zeit mehr, und { $winner } beansprucht das Match.
told-abandoned = Hier wurde sehr lange nicht gespielt, deshalb endet das Match ohne Sieger. Es bleibt gespeichert.
told-closed = { $closing ->
    [called_off] Das Turnier wurde abgesagt, deshalb endet dieses Match hier. Es bleibt gespeichert.
    [entrant_out] Beide sind aus dem Turnier ausgeschieden, deshalb endet dieses Match hier, und niemand gewinnt die Paarung. Es bleibt gespeichert.
    [result_entered] Ein Veranstalter hat das Ergebnis dieser Paarung eingetragen, deshalb endet dieses Match hier. Es bleibt gespeichert.
    [round_over] Die Runde ist vorbei, und beide haben etwa gleich viel Zeit verbraucht. Dieses Match zählt deshalb als nicht gespielt. Es bleibt gespeichert.
   *[other] Diese beiden treffen im Turnier nicht mehr aufeinander, deshalb endet dieses Match hier. Es bleibt gespeichert.
}
told-closed-for = { $closing ->
    [entrant_out] { $loser } ist aus dem Turnier ausgeschieden. { $winner } gewinnt die Paarung, und dieses Match endet hier. Es bleibt gespeichert.
   *[other] Ein Veranstalter hat das Ergebnis eingetragen: { $winner } gewinnt die Paarung gegen { $loser }, und dieses Match endet hier. Es bleibt gespeichert.
}
told-passing-asked = { $who } kann nicht ziehen und setzt aus, bis ein Stein ziehen kann. Verdoppeln geht bis dahin nicht.
told-passed-turns = { $who } ist nach { $turns ->
    [one] einem ausgesetzten Zug
   *[other] { $turns } ausgesetzten Zügen
} wieder da.

button-follow = Folgen
button-replay = Noch einmal ansehen
button-rematch = Revanche
button-film = Animation
goes-on-in-thread = Das Match geht in { $thread } weiter.

rating-change = { $who }: { $before } → **{ $after }** ({ $gained }){ $provisional ->
    [yes] , vorläufig
   *[no] { "" }
}
rating-farming = -# Diese beiden haben heute viel gespielt. Ab dem vierten Match des Tages zählt jedes halb so viel wie das davor.
rating-circle = -# Die Gesamtwertung ändert sich wenig, wenn beide immer gegen dieselben wenigen spielen.
rating-none = -# Zu kurz für die Wertung: Ihr braucht beide drei Züge in einem Spiel.

turn-name = { $who }: Nenn einen Pasch und spiel ihn viermal.
told-named = { $who } nennt { $number }-{ $number }.
told-beavered = { $who } { $again ->
    [0] antwortet mit einem Beaver
   *[other] antwortet mit einem Raccoon
}: Der Dopplerwürfel stünde auf { $value }.
told-drawn = Das Spiel ist unentschieden. Niemand bekommt Punkte.
told-stuck = { $who } { $on_bar ->
    [yes] kommt mit { $numbers } nicht ins Spiel
   *[no] kann mit { $numbers } nicht ziehen
}.
told-handed = { $who } spielt den Rest, zuerst { $numbers }, und würfelt dann.
told-automatic-double = Gleichstand verdoppelt automatisch. Der Dopplerwürfel beginnt bei { $value }, in der Mitte.
told-game-named = Dieses Spiel ist **{ $game }**.
told-crawford = Crawford-Spiel: Hier darf niemand verdoppeln. Im nächsten Spiel ist der Dopplerwürfel wieder da.
told-game-started-by-winner = Spiel { $game }: { $who } hat das letzte gewonnen und beginnt mit beiden Würfeln.
house-rule = { $option ->
    [cube] Dopplerwürfel
    [crawford] Crawford-Regel
    [jacoby] Jacoby-Regel
    [free_choice] Freie Wahl der Zahl
    [beavers] Beaver
    [raccoons] Raccoons
    [automatic_doubles] Automatische Verdopplungen
    [quadruple] Vierfacher Verlust von der Bar
    [winner_starts] Sieger beginnt
    [pinned_start] Start festnageln zählt doppelt
   *[five_checkers] Fünf Steine auf einem Feld
}
house-played = { $option ->
    [jacoby] Jacoby-Regel
    [free_choice] freie Wahl der Zahl
    [beavers] Beaver
    [raccoons] Raccoons
    [quadruple] vierfacher Verlust von der Bar
    [winner_starts] Sieger beginnt
    [pinned_start] Start festnageln zählt doppelt
   *[five_checkers] fünf Steine auf einem Feld
}
automatic-doubles = { $limit ->
    [0] keine
    [9] bei jedem Gleichstand
   *[other] bis zu { $limit }
}
house-automatic-doubles = automatische Verdopplungen: { automatic-doubles }
house-no-crawford = ohne Crawford-Regel

turn-computer = { $who } denkt nach ...

button-export = Exportieren
button-analyze = Analysieren

few = { $count ->
    [1] einen
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
}
does-and = { $first } und { $last }
does-wins = gewinnt das Spiel
does-hits = { $count ->
    [one] schlägt auf { $points }
   *[other] schlägt { $count } Steine, auf { $points }
}
does-pins = { $count ->
    [one] nagelt einen Stein auf { $points } fest
   *[other] nagelt Steine auf { $points } fest
}
does-enters = { $count ->
    [one] bringt einen Stein ins Spiel
   *[other] bringt { few } Steine ins Spiel
}
does-bears-off = trägt { few } ab
does-makes = macht { $count ->
    [one] { $own ->
        [yes] dein
       *[no] das
    } Feld
   *[other] { $own ->
        [yes] deine
       *[no] die
    } Felder
} { $points }
does-anchors = { $count ->
    [one] macht einen Anker auf { $points }
   *[other] macht Anker auf { $points }
}
does-row = hält { $count } Felder in einer Reihe
does-runs-safe = { $count ->
    [one] bringt einen hinteren Stein in Sicherheit
   *[other] bringt { few } hintere Steine in Sicherheit
}
does-runs = { $count ->
    [one] läuft mit einem hinteren Stein los
   *[other] läuft mit { few } hinteren Steinen los
}
does-clears = lässt keinen Blot stehen
does-splits = trennt die hinteren Steine
does-frees = { $count ->
    [one] gibt den Stein auf { $points } frei
   *[other] gibt die Steine auf { $points } frei
}
does-leaves = { $count ->
    [one] lässt einen Blot auf { $points }
   *[other] lässt Blots auf { $points }
}
does-leaves-many = lässt { $count } Blots stehen
does-sets-out = { $count ->
    [one] nimmt einen Stein vom Startstapel
   *[other] nimmt { few } Steine vom Startstapel
}
does-brings-home = { $count ->
    [one] bringt einen Stein ins Heimfeld
   *[other] bringt { few } Steine ins Heimfeld
}
does-stacks = stapelt { $count } Steine auf { $points }
plays-choose = Wähl deinen Zug ({ $count })
plays-first = Wähl, womit du anfängst ({ $count } Züge)
plays-from = Steine auf { $heads }: { plays-count }
plays-of = { $heads }: { plays-count }
plays-count = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
plays-between = { $first } bis { $last }

match-which = Welches Match meinst du?
match-choose = Wähl ein Match

button-no-guide = Keine Tipps mehr
guide-way = -# 💡 Du ziehst von der 24 zur 1, dann vom Brett. Der Computer zählt von seiner Seite.
guide-bar = -# 💡 Ein Stein auf der Bar muss zuerst ins Spiel.
guide-bear-off = -# 💡 Alle im Heimfeld: Jetzt trägst du ab.
guide-hit = -# 💡 Einzelne Steine kannst du schlagen.
guide-blot = -# 💡 Ein Blot steht allein: leicht zu schlagen.
guide-point = -# 💡 Zwei Steine schließen ein Feld.
guide-cube = -# 💡 Vor dem Wurf darfst du verdoppeln: Der Gegner spielt um doppelte Punkte weiter oder gibt das Spiel verloren.
guide-doubled = -# 💡 Der Dopplerwürfel: Nimm an und spiel um doppelte Punkte weiter, oder lehn ab und verlier, was das Spiel bisher zählt.
guide-owned = -# 💡 Der Dopplerwürfel gehört dir: Nur du darfst als Nächstes verdoppeln.
guide-game = -# 💡 { $game ->
    [nackgammon] Backgammon mit zwei Steinen mehr weit hinten, deshalb dauert es länger
    [hypergammon] Backgammon mit drei Steinen für jeden: Jeder Treffer zählt
    [longgammon] Backgammon mit allen fünfzehn Steinen auf der 24: Sie haben den ganzen Weg vor sich
    [egyptian] Backgammon mit höchstens fünf eigenen Steinen auf einem Feld: Ein sechster darf nicht hin
    [runte] Backgammon, aber im Heimfeld dürfen deine Steine auch rückwärts ziehen und schlagen
    [portes] Backgammon ohne Dopplerwürfel, und kein Sieg zählt dreifach
    [plakoto] Geschlagen wird nicht: Landest du auf einem einzelnen Stein, nagelst du ihn fest. Kein Dopplerwürfel
    [tapa] Geschlagen wird nicht: Landest du auf einem einzelnen Stein, nagelst du ihn fest. Kein Dopplerwürfel
    [makhbusa] Einzelne Steine werden festgenagelt statt geschlagen, und dein erster muss ins Heimfeld, bevor ein anderer zieht
    [fevga] Geschlagen wird nicht: Ein Stein hält ein Feld. Dein erster muss über die 12, bevor ein anderer zieht
    [narde] Geschlagen wird nicht: Ein Stein hält ein Feld. Nur einer je Zug verlässt den Start
    [gul_bara] Geschlagen wird nicht: Ein Stein hält ein Feld. Nach drei Zügen geht ein Pasch mit den höheren weiter
    [american_acey_deucey] Alle Steine beginnen neben dem Brett und kommen im Heimfeld des Gegners ins Spiel. 1-2 bringt einen Pasch nach Wahl und noch einen Wurf
    [european_acey_deucey] Alle Steine beginnen neben dem Brett und kommen im Heimfeld des Gegners ins Spiel. Ein Pasch bringt seine Ergänzung und noch einen Wurf
   *[sugoroku] Abgetragen wird nicht: Wer zuerst alle im Heimfeld hat, gewinnt. Ein Pasch sind zwei Züge
}. Regeln: { COMMAND("rules") }

performance-few = { $rating } ({ performance-decisions })
performance-decisions = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
