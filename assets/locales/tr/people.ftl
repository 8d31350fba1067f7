command-privacy = gizlilik
    .description = Senin hakkında neler saklanıyor
command-privacy-show = göster
    .description = Senin hakkında neler saklanıyor ve neden
command-privacy-export = dışa-aktar
    .description = Senin hakkında saklanan her şey, dosya olarak
command-privacy-delete = sil
    .description = Senin hakkında saklanan her şeyi sil (bir kez daha sorulur)
command-leaderboard = sıralama
    .description = En iyi oyuncular
    .where = nerede
    .where-description = Bu sunucu ya da her yer
    .month = ay
    .month-description = Yalnız bu ay, kazanılan reytinge göre
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
command-profile = profil
    .description = Bir oyuncunun reytingi, sonuçları ve eğrisi
    .person = kişi
    .person-description = Kimin; boş bırakırsan seninki
    .variant = oyun
    .variant-description = Hangi oyun (genelde tavla)
command-history = geçmiş
    .description = Bir oyuncunun son maçları
    .person = kişi
    .person-description = Kimin; boş bırakırsan seninkiler

choice-everywhere = her yer

privacy-heading = ### Senin hakkında saklananlar
privacy-stored =
    - Discord kimliğin (ID) ve görünen adın (son görülme { $seen })
    - { $matches } maç ({ $ongoing } sürüyor), sana ait { $events } kayıt
    - { $challenges } meydan okuma
    - { $preferences ->
        [yes] Tercihlerin
       *[no] Tercih yok
    }
    - Engellenen kişi: { $blocks }, takip edilen maç: { $follows }
    - İçe aktarılan maç: { $imports }, chouette: { $chouettes }
    - Oylama ve takım: { $crowds }, tahmin edilen hamle: { $guesses }, çalışılacak konum: { $cards }, problem: { $puzzles }
privacy-tournaments = - Turnuva: { $count }
privacy-why = Maçlar bot yeniden başlayınca da sürsün ve sonra yeniden izlenebilsin diye saklanır. Mesajları okumam. { COMMAND("privacy export") } hepsini dosya olarak verir, { COMMAND("privacy delete") } siler.
privacy-nothing = Senin hakkında hiçbir şey saklanmıyor.
privacy-export = Senin hakkında saklanan her şey:
privacy-ask = Senin hakkında saklanan her şey silinsin mi? { $ongoing ->
    [0] { "" }
   *[other] Süren maçlarında ({ $ongoing }) teslim olursun.{ " " }
}{ $tournaments ->
    [0] { "" }
   *[other] Katıldığın turnuva ve liglerden ({ $tournaments }) çıkarsın.{ " " }
}Biten maçların ({ $finished }) adın olmadan rakiplerinde kalır. Seni engelleyen biri varsa engel kalır. Bu geri alınamaz.
privacy-kept = Hiçbir şey silinmedi.
privacy-deleting = Siliniyor ...
privacy-deleting-part = Siliniyor ... %{ $percent }
privacy-deleted = Senin hakkındaki her şey silindi.
button-delete = Hepsini sil

leaderboard-title = { $game }, { $scope ->
    [server] bu sunucu
   *[everywhere] her yer
}{ $month ->
    [yes] , bu ay
   *[no] { "" }
}
leaderboard-empty = Burada henüz kimse reytingli maç oynamadı.
leaderboard-provisional = -# * Geçici: toplam 20 puandan az maç ya da beşten az farklı rakip.
column-rating = Reyting
column-gained = Kazanç
column-matches = Maç
profile-heading = ### { $who }
profile-rating = { $game }: **{ $rating }**{ $place ->
    [0] , sıralamada değil
   *[other] , sıra { $place }
} (deneyim { $experience }{ $provisional ->
    [yes] , geçici
   *[no] { "" }
})
profile-unrated = { $game }: henüz reytingli maç yok
profile-record = Maçlar (seriler hariç): { $won } kazanıldı, { $lost } kaybedildi. Art arda en çok galibiyet: { $streak }
profile-gammons = Bu maçlarda mars: { $won } kazanıldı, { $lost } kaybedildi. Katmerli mars: { $backgammons_won } kazanıldı, { $backgammons_lost } kaybedildi
profile-favourite = En sevdiği oyun: { $game }
profile-chouettes = Chouette: { $games } oyunda **{ $points }** ({ $boxes } kez kutu), { $chouettes } masa
profile-against = { $other } bu oyuncuya karşı: { $won } kazandı, { $lost } kaybetti
profile-chart = Reyting: { $who }, { $game }
history-heading = ### Son maçlar: { $who }
history-empty = { $who } henüz maç bitirmedi.
history-line = - { $when } Maç { $match }: { $kind ->
    [won] kazandı
    [lost] kaybetti
   *[drawn] kazanan yok
} { $own } : { $others }, rakip { $opponent }
history-chouettes = ### Son chouette'ler: { $who }
history-chouette = - { $when } Chouette { $number }{ $over ->
    [yes] { "" }
   *[no] , sürüyor
}: { $games } oyunda { $points }, { $players } kişi

leader-words = { $place ->
    [0] Sıralama dışı
   *[other] { $place }
}. { $name }: { $matches } maç, { $by ->
    [rating] reyting { $value }
   *[gained] reyting kazancı { $value }
}.
leaderboard-everywhere = Listede sen, bu sunucuda oynamış olanlar ve **{ preference-shown-outside }** seçeneğini açanlar var ({ COMMAND("preferences show") }).
profile-hidden = Yalnız oynadığı sunucularda görünür.
