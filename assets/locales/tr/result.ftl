result-closed = Maç bitmeden kapatıldı. Kaydı saklanır.

result-heading = ### { $match } numaralı maçın sonucu
result-heading-won = ### { $match } numaralı maçın sonucu: { $winner } kazandı
result-passed = vidoyu pas geçti
result-time = süre doldu
result-match-resigned = maçta teslim
result-session-left = seriden ayrılma
result-how = { $grade ->
    [gammon] mars
    [backgammon] katmerli mars
    [double] mars
    [quadruple] dört kat
    [more] kalan pullar
   *[single] tek oyun
}{ $resigned ->
    [yes] , teslim
   *[no] { "" }
}
result-drawn = berabere
result-game-drawn = { $game }. oyun: berabere, { $white } : { $black }
result-game = { $game }. oyun: { $winner } { caption-points } ({ $how }), { $white } : { $black }
result-cube = { $game }. oyun: { $who } { $kind ->
    [beaver] beaver dedi
    [raccoon] raccoon dedi
   *[double] vido teklif etti
}: { $value }{ $answer ->
    [take] , { $other } kabul etti
    [pass] , { $other } pas geçti
   *[none] { "" }
}
result-left-out = öncesinde { $count } tane daha
result-best-roll = Pip olarak en iyi zar: { $who }, { $game }. oyunda { $roll }, kırılanlarla ortalamanın { $pips } pip üstünde
result-rating = Reyting { $before } → { $after }
result-pr = PR { $rating }
result-luck = şans { $luck }
result-dice = { $way ->
    [average] zarlar pip olarak ortalama
   *[other] zarlar ortalamanın { $pips } pip { $way ->
        [above] üstünde
       *[below] altında
    }
}
result-run = Art arda en çok galibiyet: { $who }, { $games } oyun, { $points } puan

dice-result = -# { -dice-verify } her zarı yeniden hesaplar
hint-result = Kullandığı ipucu, { $who }: { $count }
