command-puzzle = problem
    .description = Gücüne göre zor konumlar çöz, yalnızca sen görürsün
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
    .theme = konu
    .theme-description = Yalnız bir türden konumlar; bunlar puanına sayılmaz
choice-cube = küp
choice-opening = açılış
choice-bear-off = pul toplama
choice-race = yarış
choice-back-game = back game
choice-blitz = blitz
choice-prime = prime
choice-contact = temas

puzzle-heading = ### Problem{ $theme ->
    [none] { "" }
   *[other] : { $theme }
}
puzzle-theme-cube = küp
puzzle-theme-opening = açılış
puzzle-theme-bear-off = pul toplama
puzzle-theme-race = yarış
puzzle-theme-back-game = back game
puzzle-theme-blitz = blitz
puzzle-theme-prime = prime
puzzle-theme-contact = temas
puzzle-you = Sen
puzzle-opponent = Rakip
puzzle-asks-checker = **{ $roll }**: En iyi hamle hangisi?
puzzle-asks-double = Vido mu, zar mı?
puzzle-asks-take = Sana vido yapıldı. Kabul mü, pas mı?
puzzle-again = -# Hepsini gördün, bu yüzden en eskisi yeniden geliyor. Puanına sayılmaz.
puzzle-rating = -# Puanın: { $now } ({ $change })
puzzle-unrated = -# { $theme ->
    [yes] Kendi seçtiğin konu puanına sayılmaz.
   *[no] Bunu daha önce yanıtlamıştın, puanın aynı kalır.
}
puzzle-first-counts = İlk yanıtın geçerli.
puzzle-judged = -# { study-plies } ilerisine { $by ->
    [own] yanılabilen kendi küçük ağımızla
   *[bgsage] bgsage ile
} bakıldı{ $games ->
    [0] .
   *[other] , en iyi ikisi { $games } kez oynatıldı.
}
puzzle-objected = Not edildi, teşekkürler. Her biri 20 puanlı yanıt vermiş üç kişi böyle derse, bu sunucudan kalkar.
button-puzzle-next = Sıradaki
button-puzzle-why = Neden
button-puzzle-wrong = Yanlış mı?
