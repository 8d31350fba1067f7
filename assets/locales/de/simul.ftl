command-simul = simultan
    .description = Eine Person spielt gegen alle gleichzeitig
    .length = länge
    .length-description = Länge der Matches in Punkten (meist 1)
    .time = bedenkzeit
    .time-description = Zeit je Zug; der Gastgeber hat sie für jedes offene Brett
    .computer = computer
    .computer-description = Ein Computer dieser Stufe spielt gegen alle; ohne Angabe du selbst
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
    .cube = doppler
    .cube-description = Mit oder ohne Dopplerwürfel

simul-name = Simultan: { $who }
simul-title = { $who } gegen alle
simul-heading = ### { $who } gegen { $boards ->
    [one] 1 Gast
   *[other] { $boards } Gäste
}
simul-unrated = ohne Wertung
simul-host-time = -# Der Gastgeber hat so viel Zeit für jedes noch offene Brett.
simul-starts-by-hand = Mach unten mit, es ist Platz für { $most } Gäste. Nach dem Start kann niemand mehr dazukommen.
simul-guests = { $count ->
    [0] Noch keine Gäste
    [one] **1** Gast:
   *[other] **{ $count }** Gäste:
}
simul-stands = Gastgeber: { $won } gewonnen, { $lost } verloren, { $left ->
    [one] 1 Brett noch offen.
   *[other] { $left } Bretter noch offen.
}
simul-over = { $who }: { $won } gewonnen, { $lost } verloren
simul-board = { $state ->
    [won] Gastgeber gewann
    [lost] Gast gewann
    [host] Gastgeber am Zug
   *[guest] Gast am Zug
}
simul-board-words = { $name }: Gastgeber { $host }, Gast { $guest }. { $what }.
simul-nothing-waits = Kein Brett dieses Simultans wartet auf dich.
simul-not-playing = Du spielst in diesem Simultan nicht mit.
column-score = Gastgeber : Gast
column-state = Brett
button-next-board = Nächstes Brett
