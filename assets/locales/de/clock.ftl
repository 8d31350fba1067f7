command-pause = pause
    .description = Um eine Pause bitten oder ihr zustimmen: die Uhr steht still
    .match = { -option-match }
    .match-description = { -which-match }
command-resume = weiter
    .description = Die Uhr eines Matches nach der Pause weiterlaufen lassen
    .match = { -option-match }
    .match-description = { -which-match }
command-claim = beanspruchen
    .description = Ein Match gewinnen, weil die Zeit des Gegners um ist
    .match = { -option-match }
    .match-description = { -which-match }

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
clock-paused = ⏸ Die Uhr steht. Mit { COMMAND("resume") } läuft sie weiter.
clock-expired = ⌛ { $who } hat keine Zeit mehr: { $opponent } kann das Match beanspruchen.
clock-pause-asked = { $who } bittet um eine Pause: { COMMAND("pause") } stimmt zu.
pause-agree = { $who }, bist du mit der Pause einverstanden?
button-pause = Einverstanden
reminder = ⏳ { $who }, deine Zeit in Match { $match } läuft ab: { $left }.
