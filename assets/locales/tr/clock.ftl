clock-none = saatsiz
clock-live = canlı: hamle başına 12 saniye, sonra yedek süre
clock-turn = hamle başına { $unit ->
    [days] { days }
   *[hours] { hours }
}
clock-terms-live = ⏳ Hamle başına { $delay } saniye, sonra her oyuncuya { $minutes } dakika yedek süre; sıfırda { $zero ->
    [lose] maç kaybedilir
   *[claim] rakip maçı isteyebilir
}.
clock-terms-turn = ⏳ Hamle başına { $unit ->
    [days] { days }
   *[hours] { hours }
}; sıfırda { $zero ->
    [lose] maç kaybedilir
   *[claim] rakip maçı isteyebilir
}.
clock-running = ⏳ { $who }: { $left }
clock-paused = ⏸ Saat duruyor. `/{ command-resume }` yeniden çalıştırır.
clock-expired = ⌛ Süresi biten: { $who }. Maçı isteyebilir: { $opponent }.
clock-pause-asked = Ara isteyen: { $who }. Kabul etmek için `/{ command-pause }`.
pause-agree = { $who }, ara vermeyi kabul ediyor musun?
button-pause = Kabul
reminder = ⏳ { $who }, { $match } numaralı maçta süren doluyor: { $left }.
