command-pause = pause
    .description = Bitte um eine Pause oder stimm ihr zu: Die Uhr hält an
    .match = { -option-match }
    .match-description = { -which-match }
command-resume = weiter
    .description = Lass die Uhr eines pausierten Matches weiterlaufen
    .match = { -option-match }
    .match-description = { -which-match }
command-claim = beanspruchen
    .description = Beanspruche den Sieg, wenn die Zeit deines Gegners um ist
    .match = { -option-match }
    .match-description = { -which-match }

clock-none = ohne Uhr
clock-live = live: 12 Sekunden je Zug, plus Reserve
clock-turn = { $unit ->
    [days] { days }
   *[hours] { hours }
} je Zug
clock-terms-live = ⏳ { $delay } Sekunden je Zug, dann { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} Reserve für jeden. Ist die Zeit um, { $zero ->
    [lose] ist das Match verloren
   *[claim] kann der Gegner das Match beanspruchen
}.
clock-terms-turn = ⏳ { $unit ->
    [days] { days }
   *[hours] { hours }
} je Zug. Ist die Zeit um, { $zero ->
    [lose] ist das Match verloren
   *[claim] kann der Gegner das Match beanspruchen
}.
clock-running = ⏳ { $who }: { $left }
clock-away = { $who } ist bis { $until } im Urlaub.
clock-paused = ⏸ Die Uhr steht. Mit { COMMAND("resume") } läuft sie weiter.
clock-expired = ⌛ { $who } hat keine Zeit mehr. { $opponent } kann das Match beanspruchen.
clock-pause-asked = { $who } bittet um eine Pause.
pause-agree = { $who }, bist du einverstanden? Der Knopf dafür ist unter dem Brett.
reminder = ⏳ { $who }, deine Zeit in Match { $match } läuft { $left } ab.
