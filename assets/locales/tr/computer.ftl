computer-name = { computer-short } ({ $level ->
    [beginner] yeni başlayan
    [casual] ara sıra oynayan
    [intermediate] orta
    [advanced] ileri
    [expert] uzman
    [world_class] dünya çapında
   *[simple] basit oyuncu
})
computer-short = Bilgisayar{ $seat ->
    [A] { "" }
   *[other] { " " }{ $seat }
}
computer-practice = Bilgisayara karşı maçlar reytingsizdir ve onun saati yoktur.
computer-begins-simple = Sinir ağı { $game } oyununu bilmiyor, bu yüzden hangi seviyeyi seçersen seç kendi basit oyuncumuz devreye girer.
computer-begins-rules = { $game } için eğitilmiş sinir ağı bu ev kurallarını bilmiyor, bu yüzden hangi seviyeyi seçersen seç kendi basit oyuncumuz devreye girer.
computer-begins-missing = Sinir ağı burada kurulu değil, bu yüzden hangi seviyeyi seçersen seç kendi basit oyuncumuz devreye girer.
