computer-name = Bilgisayar ({ $level ->
    [beginner] yeni başlayan
    [casual] ara sıra oynayan
    [intermediate] orta
    [advanced] ileri
    [expert] uzman
    [world_class] dünya klası
   *[simple] basit oyuncu
}){ $seat ->
    [0] { "" }
   *[other] { " " }{ $seat }
}
computer-begins = { $who } kabul ediyor. Bilgisayara karşı maç puanlamaya girmez ve onun süresi bitmez.
computer-begins-simple = { $who } kabul ediyor: sinir ağı { $game } oyununu bilmiyor, bu yüzden hangi seviye seçilmiş olursa olsun bizim basit bir oyuncumuz oynuyor. Bilgisayara karşı maç puanlamaya girmez ve onun süresi bitmez.
computer-begins-missing = { $who } kabul ediyor: sinir ağı burada kurulu değil, bu yüzden hangi seviye seçilmiş olursa olsun bizim basit bir oyuncumuz oynuyor. Bilgisayara karşı maç puanlamaya girmez ve onun süresi bitmez.
