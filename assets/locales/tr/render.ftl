board-wins = { side } kazandı
board-crawford = Crawford oyunu
board-post-crawford = Crawford sonrası
board-limit = en çok { $limit }
board-doubles = { side }: { $again ->
    [0] vido
    [1] beaver
   *[2] raccoon
}
caption-points = +{ points }
caption-danced = { $roll }: hamle yok
caption-lost = { $roll }: { $count ->
    [one] { $number } oynanamadı
   *[other] { few } tane { $number } oynanamadı
}
caption-resignation = { side }: teslim teklifi
caption-part = { $count ->
    [one] bir tane { $number } oynuyor
    [2] iki tane { $number } oynuyor
    [3] üç tane { $number } oynuyor
    [4] dört tane { $number } oynuyor
   *[other] { $count } tane { $number } oynuyor
}
caption-left-over = kalan: { $numbers }
caption-names = çift söylüyor
caption-forced = tek hamle: { $play }
caption-only-play = tek hamle
caption-said = { $what ->
    [take] { side } kabul etti
    [pass] { side } pas geçti
    [play-on] { side } oyuna devam ediyor
    [drawn] berabere
   *[time] { side }: süre doldu
}
alt-named = { side } ({ $name })
alt-board = Tavla tahtası: { $white }, rakibi { $black }.
alt-board-game = { $game } tahtası: { $white }, rakibi { $black }.
alt-limit = Bir hanede bir tarafın en çok { $limit } pulu olabilir.
alt-to-move = Sıra: { side }.
alt-to-answer = Yanıt verecek: { side }.
alt-doubles = { $side ->
    [white] Beyaz { $again ->
        [0] vido teklif etti
        [1] beaver dedi
       *[2] raccoon dedi
    }: { $value }. Yanıt verecek: Siyah.
   *[black] Siyah { $again ->
        [0] vido teklif etti
        [1] beaver dedi
       *[2] raccoon dedi
    }: { $value }. Yanıt verecek: Beyaz.
}
alt-won = { side } kazandı.
alt-over = Oyun bitti.
alt-score-session = Sınırsız seri, skor Beyaz { $white }, Siyah { $black }.
alt-score-match = { $length } puanlık maç, skor Beyaz { $white }, Siyah { $black }{ $game ->
    [crawford] , Crawford oyunu
    [post-crawford] , Crawford sonrası
   *[usual] { "" }
}.
alt-crew = Chouette, her küp: { $cubes }.
alt-cube-none = Küp yok.
alt-cube-crawford = Bu oyunda küp kullanılmıyor.
alt-cube-centred = Küp ortada: { $value }.
alt-cube-owned = Küp { $value }, sahibi { side }.
alt-rolled = { side } attı: { $first } ve { $second }.
alt-rolled-used = { side } attı: { $first } ve { $second }, oynanan: { $used }.
alt-to-play = { side } oynuyor: { $numbers }.
alt-to-play-used = { side } oynuyor: { $numbers }, oynanan: { $used }.
alt-last-play = Son hamle{ $own ->
        [yes] { " " }(oynayanın kendi numaralarıyla)
       *[no] { "" }
    }: { $moves }.
alt-numbers = Haneler { $side ->
        [white] Beyaz
       *[black] Siyah
    } yönünden numaralanır.
alt-hitting = { $move } kırarak
alt-pinning = { $move } hapsederek
alt-places = { side }, { $pips } pip: { $places }.
alt-on-bar = { $count } kırık
alt-on-point = { $point } hanesinde { $count }
alt-off = { $count } toplandı
alt-in-hand = { $count } henüz girmedi
alt-pinned-on = { $point } hanesinde { $count }, hapsedilmiş
text-board-hand = { $checker } { $count } henüz girmedi
text-board-pinned = { $checker } hapsedilmiş, hane: { $points }

text-board-side = { $checker } { $name }: { $pips } pip, { $off } toplandı{ $cube ->
    [0] { "" }
   *[other] , küp { $cube }
}

equity-empty = Bu maçın hiçbir kararı analiz edilmedi.
equity-words = { $kind ->
    [equity] { $white } için değer
   *[chance] { $white } için maçı kazanma olasılığı
}, rakip { $black }, zorunlu hamlelerle { $count } adım: başta { $first }, sonda { $last }; en düşük { $low } ({ $low_at }. adım), en yüksek { $high } ({ $high_at }. adım).
equity-game = { $at }. adımdan başlayarak { $white } : { $black }
equity-games = { $count } oyun: { $games }.
equity-blunders = { $who }: { $count ->
    [0] kötü karar yok.
   *[other] { $count } kötü ya da çok kötü karar, adımlar: { $places }.
}

board-pips = pip
