command-pause = ara
    .description = Rakibinden ara iste ya da kabul et: saat durur
    .match = { -option-match }
    .match-description = { -which-match }
command-resume = sürdür
    .description = Ara verilen maçın saatini yeniden çalıştır
    .match = { -option-match }
    .match-description = { -which-match }
command-claim = iste
    .description = Rakibinin süresi bitince galibiyeti iste
    .match = { -option-match }
    .match-description = { -which-match }

clock-none = saatsiz
clock-live = canlı: hamle başına 12 saniye, sonra yedek süre
clock-turn = hamle başına { $unit ->
    [days] { days }
   *[hours] { hours }
}
clock-terms-live = ⏳ Hamle başına { $delay } saniye, sonra her oyuncuya { $minutes } dakika yedek süre. Süre biterse { $zero ->
    [lose] maç kaybedilir
   *[claim] rakip maçı isteyebilir
}.
clock-terms-turn = ⏳ Hamle başına { $unit ->
    [days] { days }
   *[hours] { hours }
}. Süre biterse { $zero ->
    [lose] maç kaybedilir
   *[claim] rakip maçı isteyebilir
}.
clock-running = ⏳ { $who }: { $left }
clock-away = { $who } { $until } tarihine kadar tatilde.
clock-paused = ⏸ Saat duruyor. { COMMAND("resume") } yeniden çalıştırır.
clock-expired = ⌛ { $who } süresini doldurdu. { $opponent } maçı isteyebilir.
clock-pause-asked = { $who } ara istiyor.
pause-agree = { $who }, kabul ediyor musun? Düğmesi tahtanın altında.
reminder = ⏳ { $who }, { $match } numaralı maçta süren { $left } doluyor.
