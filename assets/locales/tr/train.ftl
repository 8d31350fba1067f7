command-train = çalış
    .description = Kendi hatalarınla çalış, yalnızca sen görürsün

train-heading = ### Çalışma: { $due ->
    [0] { $new ->
        [0] bir konum daha
       *[other] bugün { $new } yeni konum
    }
   *[other] bugün { $due } tekrar{ $new ->
        [0] { "" }
       *[other] , { $new } yeni konum
    }
}
train-which-side = İçe aktarılan { $match } maçında **hangisi sensin?** Senin tarafının hatalarını sorarım; *{ button-import-neither }* dersen ikisininkini.
train-play = **{ $roll }**: en iyi hamle hangisi?
train-cube = { $kind ->
    [take] Kabul mü, pas mı?
   *[double] Vido var mı, yok mu?
}
train-before = -# Maçta: `{ $played }`, bedeli { $lost }.
train-was-right = -# Maçta burada doğru karar verilmişti: buradaki her konum hata değil.
train-comes-back = -# { $days ->
    [0] Bugün
    [one] Bir gün sonra
   *[other] { $days } gün sonra
} yeniden sorulur.
train-parked-now = -# Bunu { $count } kez unuttun, o yüzden kenara ayrıldı. { COMMAND("train") } kenara ayrılanları gösterir.
train-enough = ### Bugünlük { $count } tane yeter
    Her gün birkaç tane, hepsini birden çözmekten iyidir. İstersen devam et.
train-done = ### Şu an çalışılacak bir şey yok
    { $kept } konumun var{ $when ->
        [none] { "" }
       *[other] , sıradaki { $when }
    }. { $new ->
        [0] { "" }
       *[other] Önümüzdeki günlerde { $new } yeni konum gelecek.
    }
train-none = ### Henüz çalışılacak bir şey yok
    Hataların analiz edilen maçlardan gelir. Bir maçı bitir, sonucun altındaki **Analiz et** düğmesine dokun ya da { COMMAND("import") } ile kendi maçını içe aktarıp analiz et. Sonra yine gel: pahalıya patlayan hamleler ve küp kararları, öğrenene kadar burada sorulur.
train-dropped = Bu sana bir daha sorulmayacak.
train-parked = ### Kenara ayrılan: { $count }
    Bunları o kadar çok unuttun ki artık sormuyorum.
train-parked-one = - Maç { $match }, { $roll ->
    [none] küp
   *[other] { $roll }
}: bedeli { $lost }
train-call = { COMMAND("train") } içinde { $count } konum bekliyor: { $due } tekrar, { $new } yeni.
train-calls-off = Çalışma için artık yazmayacağım. { COMMAND("preferences show") } ile yeniden açabilirsin.
button-train = Çalış
button-train-calls-off = Artık yazma
button-train-next = Sıradaki
button-train-on = Devam et
button-train-why = Neden
button-train-drop = Bir daha sorma
button-train-parked = Kenara ayrılan: { $count }
button-train-unpark = Yeniden sor
