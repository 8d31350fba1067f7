computer-name = Bilgisayar ({ $level ->
    [beginner] yeni başlayan
    [casual] ara sıra oynayan
    [intermediate] orta
    [advanced] ileri
    [expert] uzman
    [world_class] dünya çapında
   *[simple] basit oyuncu
}){ $seat ->
    [0] { "" }
   *[other] { " " }{ $seat }
}
computer-begins = { $who } kabul etti. Bilgisayara karşı maçlar puanlı değildir ve onun saati yoktur.
computer-begins-simple = { $who } kabul etti. Sinir ağı { $game } oyununu bilmiyor, bu yüzden hangi seviyeyi seçersen seç kendi basit oyuncumuz oynar. Bilgisayara karşı maçlar puanlı değildir ve onun saati yoktur.
computer-begins-rules = { $who } kabul etti. { $game } için eğitilmiş sinir ağı bu ev kurallarını bilmiyor, bu yüzden hangi seviyeyi seçersen seç kendi basit oyuncumuz oynar. Bilgisayara karşı maçlar puanlı değildir ve onun saati yoktur.
computer-begins-missing = { $who } kabul etti. Sinir ağı burada kurulu değil, bu yüzden hangi seviyeyi seçersen seç kendi basit oyuncumuz oynar. Bilgisayara karşı maçlar puanlı değildir ve onun saati yoktur.
