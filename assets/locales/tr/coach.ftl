command-hint = ipucu
    .description = Alıştırma maçlarında en iyi hamleler ya da küp kararı
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analiz
    .description = Biten bir maç ya da oyun: hatalar, şans, performans puanı
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = oyun
    .game-description = Bir oyunun numarası; boş bırakırsan bütün maç
    .public = herkese
    .public-description = Herkese göster
command-position = konum
    .description = Yapıştırılan bir konumu göster ve değerini söyle
    .text = metin
    .text-description = Bir XGID ya da maç kimliğiyle birlikte GNU Backgammon konum kimliği

study-column = { $column ->
    [win] Galip
    [gammon] Mars
   *[lose] Mağlup
}
study-chances = -# Kazanır { $win }, bunlardan mars { $gammon }, üç katlı mars { $backgammon }. Kaybeder { $lose }, bunlardan mars { $gammon_lost }, üç katlı mars { $backgammon_lost }.
study-winning = -# Maçı kazanma olasılığı: { $chance }
study-equity = Burada küp kararı yok. Değer: { $equity }
study-no-play = Bu zarla hiçbir pul oynanamıyor.
study-no-double = Vido yok
study-double-take = Vido, kabul
study-double-pass = Vido, pas
study-double-beaver = Vido, beaver
study-action = { $action ->
    [double] vido
    [take] kabul
    [pass] pas
    [beaver] beaver
   *[no_double] vido yok
}
study-advice = { $advice ->
    [either-pass] **Vido ver.** Rakip pas geçmeli. Vido vermemek fark etmez.
    [either-take] **Vido ver ya da verme:** fark etmez. Rakip kabul etmeli.
    [either-beaver] **Vido ver ya da verme:** fark etmez. Vidoya beaver gelir.
    [too-good] **Vido için fazla iyi:** tek oyundan fazlası için oynamaya devam etmek doğru. Vido { $lost } kaybettirir.
    [double-take] **Vido ver.** Rakip kabul etmeli. Vido vermemek { $lost } kaybettirir.
    [double-pass] **Vido ver.** Rakip pas geçmeli. Vido vermemek { $lost } kaybettirir.
    [no-double-beaver] **Vido verme.** Vidoya beaver gelir ve { $lost } kaybettirir.
   *[no-double] **Vido verme.** Vido { $lost } kaybettirir.
}
study-answer = { $answer ->
    [either] **Kabul et ya da pas geç:** fark etmez.
    [beaver] **Beaver.** Pas geçmek { $lost } kaybettirir.
    [take] **Kabul et.** Pas geçmek { $lost } kaybettirir.
   *[pass] **Pas geç.** Kabul etmek { $lost } kaybettirir.
}
study-played = Oynanan: { $what }, kayıp { $lost }
study-best = En iyisi: { $what }, değer { $equity }
study-title = { $number }. { $who }, oyun { $game }: { $kind ->
    [checker] { $roll }
    [take] vido verildi
   *[double] küp
}
study-curve-title = { $kind ->
    [equity] Değer: { $white } – { $black }
   *[chance] Olasılık: { $white } – { $black }
}
study-blunder-of = Büyük hata: { $who }
study-heading = { $game ->
    [0] ### { $match } numaralı maçın analizi
   *[other] ### { $match } numaralı maçın analizi, oyun { $game }
}
study-running = { $game ->
    [0] { $match } numaralı maç analiz ediliyor.
   *[other] { $match } numaralı maçın { $game }. oyunu analiz ediliyor.
}
study-progress = { $bar } { $total ->
    [0] bekliyor
   *[other] { $total } kararın { $done } tanesi
}
study-goes-on = -# Yeniden başlatmadan sonra sürer. Analiz edilen saklanır: yeniden sormanın bedeli yok.
study-moved = -# Bu analiz daha yeni mesajında sürüyor.
study-cancelled = { $match } numaralı maçın analizi durduruldu. Şimdiye kadar analiz edilen saklandı.
study-nothing-to-cancel = Senin için analiz edilen bir şey kalmadı.
study-side = { $who }: performans puanı **{ $rating }**, *{ $word }* (GNU Backgammon'un saydığı gibi karar başına binde { $error })
study-side-nothing = { $who }: karar verecek bir şey yoktu
study-kind = { $kind ->
    [checker] hamleler
    [double] vidolar
   *[take] kabul ve paslar
} { $lost } ({ $count })
study-marks = { $doubtful } kuşkulu, { $bad } kötü, { $very_bad } çok kötü
study-winning-lost = Verilen maç kazanma olasılıkları, tüm hatalar toplanarak: { $chance }
study-luck = Şans { $luck }
study-luck-rolls = Şans { $luck }: en şanslı zar { $luckiest }, en şanssız zar { $unluckiest }
study-roll = { $roll } (oyun { $game }, { $luck })
study-hints = { $count } ipucu alındı
study-table-head = No  PR By.  PR Sy.  Şans B Şans S
study-no-mistakes = Hiçbir karar 0.04 ya da daha fazla kaybettirmedi.
study-mistake-mark = { $mark ->
    [very_bad] çok kötü
    [bad] kötü
   *[doubtful] kuşkulu
}
study-mistake = { $number }. { $who }, oyun { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $best }` yerine `{ $played }` kaybı { $lost } ({ study-mistake-mark })
study-decision = { $number }. oyun { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, en iyisi { $best }, kayıp { $lost }{ $rolled ->
    [yes] { "" }, şans { $luck }
   *[no] { "" }
}
study-page = { $count ->
    [0] { $who }: hata yok
   *[other] { $who }: { $count } hata, sayfa { $page } / { $pages }
}
study-footer = -# { $plies } yarım hamle derinliğinde bakıldı (GNU Backgammon buna { $theirs }-ply der). Değerler küpün değerine göredir; performans puanı karar başına kaybın 500 katıdır.
study-word = { $word ->
    [supernatural] doğaüstü
    [world_class] dünya çapında
    [expert] uzman
    [advanced] ileri
    [intermediate] orta
    [casual] ara sıra oynayan
    [beginner] yeni başlayan
   *[awful] çok kötü
}
button-cancel-study = Durdur
button-blunders = Hatalar: { $who }
button-curve = Eğri
button-study-text = Metin olarak
button-earlier = ◀ Daha kötüleri
button-more = Devamı ▶
hint-heading = ### { $match } numaralı maç için ipucu
hint-count = { $count ->
    [one] -# Bu maçtaki ilk ipucun. Sayılır ve sonuçla birlikte gösterilir.
   *[other] -# Bu maçtaki { $count }. ipucun. Sayılır ve sonuçla birlikte gösterilir.
}
position-counted = -# { $match } numaralı maçta konum bu: orada bu bir ipucu, { $count ->
    [one] ilki. Sayılır ve sonuçla birlikte gösterilir.
   *[other] { $count }. ipucun. Sayılır ve sonuçla birlikte gösterilir.
}
position-turn = { $phase ->
    [to_play] { $side ->
        [white] Beyazın
       *[black] Siyahın
    } oynanacak bir zarı var.
    [double_offered] { $side ->
        [white] Beyaz
       *[black] Siyah
    } vidoya cevap verecek.
   *[to_roll] { $side ->
        [white] Beyaz
       *[black] Siyah
    } zar atacak.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] Analiz motoru burada kurulu değil, bu yüzden yalnızca tahta var.
   *[no] Analiz motoru şu anda cevap vermiyor, bu yüzden yalnızca tahta var. Bir dakika sonra yeniden dene.
}
tutor-warning = Bu { $lost } kaybettirir. Emin misin?
tutor-remark = **Öğretmen:** bu { $lost } kaybettirir.
button-think-again = Yeniden düşün
button-anyway = Yine de oyna
