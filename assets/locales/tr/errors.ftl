error-impossible = Bunu şu anda yapamazsın. Konumu görmek için: { COMMAND("board") }.
error-stale = Bu, eski bir konum içindi, bu yüzden hiçbir şey olmadı. Maçın şimdiki durumu: { COMMAND("board") }.
error-not-on-roll = Sıra rakibinde. Konumu görmek için: { COMMAND("board") }.
error-records = Şu anda kayıtlarıma ulaşamıyorum, bu yüzden hiçbir şey değişmedi. Maçın güvende. Bir dakika sonra yeniden dene.
error-command = Bu komutu okuyamadım. Discord eski biçimini gösteriyor olabilir, bir dakika sonra yeniden dene.
error-permissions = Buraya yazamıyorum. Bu kanalı yöneten biri bana şu izinleri vermeli: **{ permission-view }**, **{ permission-send }**, **{ permission-attach }**. Maçın güvende: izin gelince { COMMAND("board") } gösterir.
error-incident = Kusura bakma, bende bir şeyler ters gitti (olay `{ $code }`). Maçın değişmedi: { COMMAND("board") }.
error-notation = `{ $text }` yazısını hamle olarak okuyamadım. Hamle şöyle yazılır: `13/8 6/5`, `bar/20`, `8/5(2)` ya da `6/off`.
error-not-a-play = `{ $text }` yazısını hamle olarak okuyamadım.
error-ambiguous = Bu birden çok hamle olabilir. Hangisi: { $plays }?
error-incident-kept = { $incident ->
        [no] Bende bir şeyler ters gitti
       *[yes] Bende bir şeyler ters gitti (olay `{ $code }`)
    }, ama yaptığın kaydedildi. { $where ->
        [here] Maçın şimdi böyle:
       *[match] Maçını görmek için: { COMMAND("board") }.
        [tournament] Turnuvayı görmek için: { COMMAND("tournament status") }.
        [chouette] Chouette oradan devam ediyor.
    }
error-incident-partly = { $incident ->
        [no] Bende bir şeyler ters gitti
       *[yes] Bende bir şeyler ters gitti (olay `{ $code }`)
    }, ama yaptığının bir kısmı kaydedildi. Yeniden denemeden önce bak, maçların ve meydan okumaların: { COMMAND("matches") }.
error-too-fast = Bu benim için çok hızlıydı. Her kişiden saniyede { $most } dokunuş ve komut alıyorum.
error-still-busy = Son istediğin şey henüz bitmedi. Hazır olunca yeniden dene.
error-work-failed = Bunu şu anda yapamadım. Bir dakika sonra yeniden dene.
error-legal-few = Oynanabilir: { $plays }.
error-legal-many = Oynanabilir { $count } hamle var, örneğin { $plays }. Sen yazarken { COMMAND("move") } hepsini listeler.

error-bar-first = Önce bardaki kırık pulun girmeli.
error-no-checker = { $source ->
    [bar] Kırık pulun yok.
   *[other] { $source } numaralı hanede pulun yok.
}
error-blocked = { $target } numaralı hane kapalı: orada rakibin kapısı var.
error-not-home = Bütün pulların kendi evinde (1-6 numaralı haneler) olmadan toplayamazsın.
error-higher-checker = Daha geride pul varken { $source } numaralı haneden bu zarla toplayamazsın.
error-wrong-distance = { $source }/{ $target } attığın zara uymuyor.
error-used-number = { $source }/{ $target } zardaki bir sayıyı istiyor, ama onu öbür hamleler kullandı.
error-wrong-way = Pullar büyük numaralı haneden küçüğe gider: { $source }/{ $target } geriye gidiyor.
error-must-use-both = Oynanabiliyorsa iki zarı da oynamalısın.
error-must-use-higher = Zarlardan yalnız biri oynanabiliyor, öyleyse büyük olanı oynamalısın.
error-must-use-more = Zarlarının oynanabilen kadarını oynamalısın.
error-too-many-moves = Bu, zarının verdiğinden çok hamle.
error-cannot-move = Bu zarla böyle oynanmaz.
error-forbidden = Bu oyunun kuralları buna izin vermiyor.

error-cube-no-cube = Bu maç küpsüz oynanıyor.
error-cube-crawford = Bu, Crawford oyunu: kimse vido teklif edemez. Küp bir sonraki oyunda geri gelir.
error-cube-not-yours = Küp rakibinde: sıradaki vidoyu yalnız o teklif edebilir.
error-cube-dead = Bu oyunu kazanırsan maçı zaten kazanıyorsun, onun için vido teklif edemezsin.
error-cube-rolled = Zarı attın bile, vido ise zardan önce teklif edilir. Zarını oyna: { COMMAND("move") }.
error-cube-already-offered = Zaten bir vido teklifi var: önce kabul edilmeli ya da pas geçilmeli.

error-not-a-player = Bu maçta oynamıyorsun. Buradan izle ya da kendi maçını başlat: { COMMAND("challenge") }.
error-not-your-challenge = Bu meydan okuma başkasına. Kendininkini başlat: { COMMAND("challenge") }.
error-open-challenge = Bu meydan okuma herkese açık: kabul et ya da bırak. Onu yalnız meydan okuyan geri çekebilir.
error-own-challenge = Bu senin meydan okuman: onu başkası kabul etmeli. **{ button-accept }** yanındaki düğme onu geri alır.
error-not-admin = Bunu yalnız bu sunucuyu yönetebilenler yapabilir.

error-challenge-self = Kendine meydan okuyamazsın. Başka birini seç ya da rakibi boş bırak, herkes kabul edebilsin.
error-challenge-blocks-self = Kendini engelleyemezsin. Oynamak istemediğin kişiyi seç.
error-challenge-bot = Başka botlar oynamaz. Bir insan seç, beni seç (her seviyede oynarım) ya da rakibi boş bırak, herkes kabul edebilsin.
error-challenge-not-here = O kişi bu sunucuda değil. Burada olan birini seç.
error-challenge-former = Bu oyuncunun verileri silindi, kim olduğunu artık bilmiyorum. Birine meydan oku: { COMMAND("challenge") }.
error-challenge-length = Maç 1-99 puan üzerinden oynanır. Sınırsız seri için 0 yaz.
error-challenge-rated-length = Reytingli maç en çok 25 puanlık olur. Daha kısa bir maç seç ya da reytingsiz oyna (`{ command-challenge.rated }: False`).
error-challenge-expired = Bu meydan okumanın süresi doldu. Yenisini yap: { COMMAND("challenge") }.
error-challenge-withdrawn = Bu meydan okuma geri çekildi. Kendininkini yap: { COMMAND("challenge") }.
error-challenge-declined = Bu meydan okuma reddedildi. Yenisini yap: { COMMAND("challenge") }.
error-challenge-accepted = Bu meydan okuma çoktan kabul edildi ve maç sürüyor: { COMMAND("matches") }.
error-challenge-blocked = Bu kişiyle birbirinize karşı oynayamazsınız. { COMMAND("challenge") } ile başka birine meydan oku ya da rakibi boş bırak, herkes kabul edebilsin.
error-challenge-blocked-there = Buna katılamazsın: katılanlardan birini engelledin ya da biri seni engelledi.
error-challenge-nobody-here = Burada benden başka oynayacak kimse yok. Rakip olarak beni seç ya da bir sunucuda birine meydan oku. Grupta oynamak için önce beni uygulamalarına ekle.
error-challenge-level-of-a-person = Seviye yalnızca bana karşı oynanan maç içindir: rakip olarak beni seç ya da seviyeyi boş bırak.
error-challenge-halves = `{ command-vote.halves }` ile kanalın bir yarısı öbürüne karşı oynar. Onu boş bırak ya da rakibi ve seviyeyi.

fence-thing = { $kind ->
    [challenge] [bu meydan okuma]({ $url })
    [vote] [bu oylama]({ $url })
    [team] [bu danışma]({ $url })
    [chouette] [bu chouette]({ $url })
    [simul] [bu simultane]({ $url })
    [tournament] [bu turnuva]({ $url })
   *[match] [bu maç]({ $url })
}
error-fence = { $reason ->
    [open] Açık { $limit } meydan okuman, oylaman, danışman, chouette'in ve simultanen var, sınır bu. Önce şunu kapat: { $thing }.
    [called] { $who ->
        [anyone] Bu kanaldaki herkese zaten meydan okudun. Önce şunu geri çek: { $thing }.
       *[other] { $who } sana henüz yanıt vermedi. Bekle ya da önce *Reddet* ile şunu geri çek: { $thing }.
    }
    [matches] { $thing ->
        [none] { $who } şu anda { $limit } maç oynuyor, sınır bu. Önce biri bitmeli.
       *[other] Süren { $limit } maçın var, sınır bu. Önce şunu bitir ya da onda teslim ol: { $thing }.
    }
    [computers] Bilgisayara karşı { $limit } maçın sürüyor, sınır bu. Önce şunu bitir ya da onda teslim ol: { $thing }.
    [chouettes] { $limit } chouette'tesin, sınır bu. Önce şundan ayrıl: { $thing }.
    [held] Bu sunucuda { $limit } turnuva, lig ve arena sürüyor, sınır bu. Önce şu bitmeli ya da iptal edilmeli: { $thing }.
   *[posts] Bu kanalda on dakikada { $limit } yeni mesaj gönderttin, sınır bu. { $when } yeniden yer açılır.
}

error-not-found-match = Böyle bir maç bulamadım. Oynananlar: { COMMAND("matches") }.
error-not-found-number = Bu numarada bir şey yok. Oynananlar: { COMMAND("matches") }.
error-not-found-match-here = Bu kanalda maçın yok. { COMMAND("challenge") } ile bir maç başlat ya da { COMMAND("matches") } ile birini bul.
error-not-found-fitting = Buradaki maçlarının hiçbirinde bu şu anda yapılamaz. Hangisinin neyi beklediği: { COMMAND("matches") }.
error-played-elsewhere = { $match } numaralı maç başka yerde oynanıyor. Hamleni burada kimse görmez.
error-not-found-offer = Burada sana bir teklif yok. Oynananlar: { COMMAND("matches") }.
error-not-found-challenge = Böyle bir meydan okuma yok. Bir tane yap: { COMMAND("challenge") }.

error-to-roll = Zarlar henüz atılmadı: { COMMAND("roll") }, ya da önce { COMMAND("double") }.
error-to-play = Zarlar atıldı: { COMMAND("move") } ile ya da tahtanın altındaki listelerle oyna.
error-no-doublet = Şu an söylenecek bir çift yok. Çift, Acey-Deucey'de 1-2 atınca söylenir.
error-double-offered = Bir vido teklifi var: önce kabul ({ COMMAND("take") }) ya da pas ({ COMMAND("pass") }) gerekli.
error-resignation-offered = Bir teslim teklifi var: { COMMAND("accept") }, ya da oyuna devam için { COMMAND("decline") }.
error-resignation-refused = Rakibin teslim teklifini reddetti. Sıra sana gelince yeniden teklif edebilirsin. Reddedilemeyecek bir teslim hemen geçer: { COMMAND("resign") }.
error-over = Bu maç bitti. Yenisini başlat: { COMMAND("challenge") }.

error-clock-no-clock = Bu maç saatsiz oynanıyor.
error-clock-paused = Bu maçın saati zaten durmuş.
error-clock-stands-still = Bu maça ara verildi. Önce saati çalıştır, sonra oyna: { COMMAND("resume") }.
error-clock-not-paused = Bu maçın saati durdurulmuş değil.
error-clock-not-out = Rakibinin hâlâ süresi var{ $left ->
    [none] .
   *[other] : { $left } doluyor.
}
error-clock-own-time = Şu an senin süren işliyor, isteyecek bir şey yok.
error-clock-already-asked = Bunu zaten istedin. Şimdi rakibinin yanıtlaması gerekiyor.
error-clock-session = Sınırsız seri saatle oynanamaz.
error-clock-no-vacation-left = Bu yıl yalnızca { $days } gün tatilin kaldı.
error-clock-not-away = Tatilde değilsin.
error-preference = `{ $value }` diye bir seçenek yok.
error-preference-known = `{ $value }` diye bir seçenek yok. Seçebileceklerin: { $known }.
error-record-where = { $place ->
    [side] { $game }. oyun, { $move }. hamle, { $who }{ $line ->
        [0] :
       *[other] {" "}(satır { $line }):
    }
    [move] { $game }. oyun, { $move }. hamle{ $line ->
        [0] :
       *[other] {" "}(satır { $line }):
    }
    [game] { $game }. oyun{ $line ->
        [0] :
       *[other] {" "}(satır { $line }):
    }
   *[line] Satır { $line }:
}
error-file-play = { $reason ->
    [bar_first] Önce kırık pul girmeli.
    [no_checker] { $source ->
        [bar] Bu tarafın kırık pulu yok.
       *[other] Bu tarafın { $source } numaralı hanede pulu yok.
    }
    [blocked] { $target } numaralı hane kapalı: orada öbür tarafın kapısı var.
    [not_home] Bir tarafın bütün pulları kendi evinde (1-6 numaralı haneler) olmadan pul toplanamaz.
    [higher_checker] Daha geride pul varken { $source } numaralı haneden bu zarla pul toplanamaz.
    [wrong_distance] { $source }/{ $target } zara uymuyor.
    [used_number] Zardaki her sayı yalnızca bir kez kullanılır: { $source }/{ $target } öbür hamlelerin kullandığı bir sayıyı istiyor.
    [wrong_way] Pullar büyük numaralı haneden küçüğe gider: { $source }/{ $target } geriye gidiyor.
    [must_use_both] Oynanabiliyorsa iki zar da oynanmalı.
    [must_use_higher] Zarlardan yalnız biri oynanabiliyordu, öyleyse büyük olan oynanmalı.
    [must_use_more] Zarların oynanabilen kadarı oynanmalı.
    [too_many_moves] Bu, zarın verdiğinden çok hamle.
   *[other] Oyunun kuralları buna izin vermiyor.
}
error-file-legal = { $count ->
    [one] Yalnız şu oynanabilirdi: { $plays }.
   *[other] { $all ->
        [yes] Şunlar oynanabilirdi: { $plays }.
       *[no] { $count } hamle oynanabilirdi, örneğin { $plays }.
    }
}
error-file-can-move = Bu zarla oynanabilecek bir hamle vardı.
error-file-ambiguous = Birden çok biçimde okunabiliyor: { $plays }.
error-file-to-roll = Yanıtlanacak vido yoktu. Zar ya da vido gelmeliydi.
error-file-to-play = Zarlar atılmıştı. Hamle gelmeliydi.
error-file-double-offered = Vido teklif edilmişti. Kabul ya da pas gelmeliydi.
error-file-resignation-offered = Teslim teklif edilmişti. Önce yanıtlanmalıydı.
error-file-over = Maç zaten bitmişti.
error-file-not-on-roll = Sıra öbür taraftaydı.
error-file-cube-not-theirs = Küp öbür taraftaydı: sıradaki vidoyu yalnız o teklif edebilirdi.
error-file-cube-dead = Bu oyunu kazanmak bu tarafa maçı zaten kazandırıyordu, onun için vido teklif edemezdi.
error-file-cube-rolled = Zarlar atılmıştı, vido ise zardan önce teklif edilir.
error-file-cube = Oyun açılış zarıyla başlar. Sonra bir taraf zar atmadan önce vido teklif edebilir ve küp iki katına çıkar.
error-file-end = `Wins 1 point` gibi bir satırla bitmesi gerekir.
error-file-worth = Önceki hamlelere göre burada { $wins } yazmalı.
error-file-cut = Dosya burada bitiyor, yarım kalmış olabilir.
error-file-row = Dosyadaki satır: `{ $row }`
error-record-too-large = Bu dosya çok büyük. Bir `.mat` dosyası en çok 2 MB, her satırında iki oyuncunun birer hamlesi bulunan 10.000 satır ve 500 oyun olabilir. Bir `.xg` ya da SGF dosyası veya { COMMAND("export") } ile alınan bir dosya (json ya da text) en çok 4 MB.
error-record-not-a-record = Bunu maç olarak okuyamadım. `.xg`, GNU Backgammon'un SGF'si ve `.mat` dosyalarını okurum: `.mat` içinde örneğin `5 point match`, sonra `Game 1` yazar.
error-record-wrong-version = Bu dosya botun daha yeni bir sürümünden.
error-record-length = `{ $text }` diye bir uzunluk bilmiyorum. Maç 1-99 puan olur, seri 0.
error-record-unknown-game = `{ $text }` diye bir oyun bilmiyorum.
error-record-no-mat = Bu maç `.mat` dosyası olarak kaydedilemez. O biçim yalnız standart tavlayı bilir, `{ $text }` için yeri yok. Metni ya da olay kaydını kullan.
error-record-unreadable = `{ $text }` yazısını okuyamadım.
error-record-illegal-play = { $roll } ile `{ $text }` oynanamaz.
error-record-missing-play = { $roll } zarının hamlesi eksik.
error-record-out-of-turn = `{ $text }` yanlış sütunda: sıra öbür oyuncuda.
error-record-illegal-cube = `{ $text }` burada yapılamaz.
error-record-wrong-dice = { $roll } diye bir zar yok: her zar 1 ile 6 arası gelir.
error-record-wrong-opening = Bu oyuncu için oyun { $roll } ile başlayamaz.
error-record-wrong-game = `{ $text }` buraya ait değil: bu oyunun parçası değil.
error-record-wrong-score = Dosyada { $text } yazıyor, ama önceki oyunlara göre skor { $score }.
error-record-wrong-result = `{ $text }` oyunla uyuşmuyor.
error-record-unfinished-game = Oyun yarım kalmış.
error-record-nothing-played = Oyun ilk zar atılmadan bırakılmış; izlenecek ya da çalışılacak bir şey yok.
error-record-wrong-position = Dosyadaki tahta, önceki hamlelerin götürdüğü yerde değil.
error-record-damaged = Bu `.xg` dosyası kesik ya da bozuk. Maçı eXtreme Gammon'da yeniden kaydet ve onu gönder.
error-record-position = Bu dosyada bir konum var, ama maç yok. XGID'sini ya da kimliğini { COMMAND("position") } komutuna yapıştır.
error-record-foreign = Bu, BGBlitz'in `.bgf` dosyası; onu okuyamıyorum. Dosyayı BGBlitz'de aç, maçı `.mat` olarak kaydet ve bana onu gönder.
error-record-no-length = Bu dosyada maçın uzunluğu yazmıyor. İlk satıra yaz, örneğin `5 point match` (sınırsız seri için `0 point match`), ve yeniden gönder.
error-record-automatic-doubles = Öncesinde küp kendiliğinden katlandı ve SGF bunun hangi zarlarla olduğunu söylemez. Burada oynandıysa { COMMAND("export") } ile json ya da text al: onları okurum.

error-not-found-tournament = Burada böyle bir turnuva bulamadım. Düzenleyiciler şöyle duyurur: { COMMAND("tournament create") }.
error-not-found-league = Burada böyle bir lig bulamadım. Düzenleyiciler şöyle duyurur: { COMMAND("league create") }.
error-not-found-team = Burada böyle bir takım maçı bulamadım. Düzenleyiciler şöyle duyurur: { COMMAND("team create") }.
error-not-found-daily = Günün o konumu artık yok. { COMMAND("puzzle") } başkalarını sorar.
error-not-found-chouette = Burada böyle bir chouette bulamadım.
error-not-found-import = Bu numarada içe aktardığın bir maç yok, burada paylaşılan da yok. Bir maç içe aktar: { COMMAND("import") }.
error-not-organizer = Bunu yalnız düzenleyiciler yapabilir: bu sunucuyu yönetenler ya da düzenleyici rolünü taşıyanlar.
error-not-host = Bunu yalnız ev sahibi ya da bir düzenleyici yapabilir: bu sunucuyu yöneten ya da düzenleyici rolünü taşıyan biri.
error-tournament-already-joined = Bu kişi zaten katıldı.
error-tournament-not-joined = Bu kişi katılmadı.
error-tournament-you-joined = Zaten katıldın.
error-tournament-you-not-joined = Katılmadın.
error-tournament-you-out = { $kind ->
    [league] Zaten çıkmıştın. Bu sezon bitince yeniden kaydolabilirsin.
   *[other] Zaten çıkmıştın.
}
error-tournament-already-here = Burada olduğunu zaten bildirdin.
error-tournament-check-in-later = Yoklama { $at } ({ $left }) başlıyor. Düğme o zaman duyurunun altında olur.
error-tournament-full = Yer kalmadı.{ $kind ->
    [arena] { "" }
    [simul] { "" }
    [team] { " " }Bir düzenleyici { COMMAND("team substitute") } ile seni birinin yerine geçirebilir.
   *[other] { " " }Bir düzenleyici { COMMAND("tournament replace") } ile seni henüz oynamamış birinin yerine geçirebilir.
}
error-tournament-too-few = { $detail ->
    [check_in] Önce en az iki oyuncu burada olduğunu bildirmeli.
    [league] Bir lig için en az dört oyuncu gerekir.
    [teams] İki takımda da aynı sayıda, en az birer oyuncu olmalı.
   *[other] { $kind ->
        [simul] Simultane için en az bir konuk gerekli.
       *[other] Turnuva için en az iki oyuncu gerekli.
    }
}
error-tournament-settings = { $detail ->
    [only_round_robin] `{ command-tournament-create.groups }` ve `{ command-tournament-create.advance }` yalnızca herkesin herkesle oynadığı turnuvada olur. Boş bırak ya da `{ command-tournament-create.system }` ile onu seç.
    [only_swiss] `{ command-tournament-create.rounds }` yalnızca İsviçre sisteminde olur. Boş bırak ya da `{ command-tournament-create.system }` ile onu seç.
    [no_final] Bu turnuvada final yok: `{ command-tournament-create.final_length }` seçeneğini boş bırak. Herkesin herkesle oynadığı turnuvada `{ command-tournament-create.advance }` ile final olur.
    [length_twice] `{ command-tournament-create.length }` ya da `{ command-tournament-create.lengths }`: yalnızca birini kullan.
    [weekly] Haftalık turnuva için bir başlangıç saati gerekir: ilkinin ne zaman başlayacağını `{ command-tournament-create.starts_in }` ile belirt, örneğin `20m`, `1h30` ya da `2` (saat).
    [check_in] Yoklama için bir başlangıç saati gerekir: `{ command-tournament-create.starts_in }` ile belirt, örneğin `20m`, `1h30` ya da `2` (saat), yoksa `{ command-tournament-create.check_in }` seçeneğini boş bırak.
    [starts_in] `{ command-tournament-create.starts_in }` için `20m`, `1h30`, `2` (saat) ya da `3d` gibi bir süre yaz, en çok 30 gün. `0` yazarsan bir düzenleyici başlatır.
    [lengths] `{ command-tournament-create.lengths }` turlara göre maç puanlarını alır, her biri 1 ile 99 arasında, örneğin `3, 5, 7`.
    [groups] Herkesin herkesle oynadığı bir grupta en çok 32 oyuncu olur: `{ command-tournament-create.groups }` sayısını artır ya da `{ command-tournament-create.limit }` sayısını azalt.
    [advance] Tek kişi eleme oynayamaz: `{ command-tournament-create.advance }` ile en az 2 kişi çıkar, `{ command-tournament-create.groups }` sayısını artır ya da `{ command-tournament-create.advance }` seçeneğini boş bırak.
    [advance_all] Eleme oynanması için bir gruba sığandan daha az kişi çıkmalı: birden çok grupta her gruptan en fazla 8. Daha küçük bir `{ command-tournament-create.advance }` seç.
    [limit] `{ command-tournament-create.limit }` 2 ile 256 arasındadır.
    [swiss_rounds] `{ command-tournament-create.rounds }` 1 ile 20 arasındadır; 0: gerektiği kadar.
    [code] Bu kod burada geçmez. Bir kez, başlamadan önce ve oluşturulduğu kanalın dışında geçerlidir.
    [teams] İki takımdan birinin adını ver. Adları farklı olmalı.
    [players] Herkes herkesle oynuyorsa bir takımda en çok 8 oyuncu olabilir. Daha fazlası için masa masaya seç.
    [minutes] Arena 30 dakika ile 3 gün arasında sürer: `{ command-tournament-create.minutes }` ile belirt.
    [arena_length] Arenada maçlar 1, 3 ya da 5 puanlıktır.
    [arena_rounds] Arenada tur da bay da yok: `{ command-tournament-create.round_hours }` ve `{ command-tournament-create.fillers }` seçeneklerini boş bırak.
    [arena_check_in] Arenada yoklama olmaz: kim oradaysa eşleşir.
   *[other] Bu olmaz: `{ $detail }`.
}
error-tournament-started = Çoktan başladı. Bir düzenleyici birini başkasının yerine geçirebilir.
error-tournament-not-started = Henüz başlamadı.
error-tournament-paused = Duraklatıldı. Bir düzenleyici şöyle sürdürür: { $kind ->
    [league] { COMMAND("league pause") }
    [team] { COMMAND("team pause") }
   *[other] { COMMAND("tournament pause") }
}.
error-tournament-not-paused = Duraklatılmış değil.
error-tournament-over = Çoktan bitti, artık bir şey değiştirilemez.
error-tournament-no-such-pairing = Bu numarada bir eşleşme yok. Hepsi için: { $kind ->
    [league] { COMMAND("league status") }
    [team] { COMMAND("team status") }
   *[other] { COMMAND("tournament status") }
}.
error-tournament-not-open = Bu eşleşme açık değil: oyuncuları henüz belli değil ya da sonucu belli.
error-tournament-not-your-match = Bu senin maçın değil.
error-tournament-not-in-pairing = Bu kişi bu eşleşmede oynamıyor. Eşleşmeler için: { $kind ->
    [league] { COMMAND("league status") }
    [team] { COMMAND("team status") }
   *[other] { COMMAND("tournament status") }
}.
error-tournament-already-reported = Bu sonuç zaten girildi.
error-tournament-disagree = Zaten başka bir sonuç girilmiş. Bir düzenleyici düzeltebilir.
error-tournament-nothing-to-correct = Düzeltilecek bir şey yok: sonuç zaten böyle ya da eşleşme bay.
error-tournament-played-on = Bu sonuca bağlı maçlar oynandı bile, onun için artık değiştirilemez.
error-tournament-already-out = Bu kişi zaten turnuvadan çıktı.
error-tournament-already-played = Bu kişi zaten oynadı, onun için yerine kimse geçemez. Çıkarmak için: { $kind ->
    [league] { COMMAND("league remove") }
   *[other] { COMMAND("tournament forfeit") }
}.
error-tournament-no-bye-left = { $kind ->
    [simul] Simultane başladı, başladıktan sonra kimse katılamaz.
   *[other] { $detail ->
        [playing] Bay geçenlerin hepsi artık oynuyor.
       *[other] Başladı ve kurada boş yer yok.
    } Bir düzenleyici seni henüz oynamamış birinin yerine geçirebilir: { COMMAND("tournament replace") }.
}
error-tournament-unfinished = Tur henüz bitmedi: { $pairing } numaralı eşleşmenin sonucu yok. { COMMAND("league report") } ile gir ya da turun bitmesini bekle.
error-tournament-no-round-left = Bütün turların kurası çekildi.
error-tournament-no-board-left = Bu oyuncunun devralınacak oynanmamış masası yok.
error-tournament-not-in-arena = Bu tür turnuvada böyle bir şey yok.
error-tournament-already-paused = Zaten aradasın.
error-tournament-not-away = Arada değilsin.
error-tournament-host-stays = Ev sahibi ayrılamaz: oynamayı sürdür ya da tahtalarında teslim ol. Başlamadan önce simultaneyi iptal edebilirsin.
error-tournament-other-side = Bu öteki sunucunun işi: her taraf kendi oyuncularını belirler. Maçı duyuran taraf başlatır, duraklatır ve bitirir.
error-tournament-lapsed = Bu zaten yanıtlandı ya da süresi geçti. Bir sonucu yeniden girmek için { COMMAND("team report") } kullan.
error-tournament-asked = Ev sahibinin yanıt için { $at } tarihine kadar süresi var. Sonra burada bitirebilirsin.
error-tournament-order = `{ $text }` kim, anlayamadım. Katılanların adlarını ya da etiketlerini virgülle ayırarak yaz.
error-tournament-entrant = `{ $text }` kim, anlayamadım. Listeden birini seç ya da bir ad ya da etiket yaz.
error-tournament-score = Maç { $detail } puana: kazanan { $detail } puan alır, kaybeden daha az. Skor girmemek için ikisini de boş bırak.
error-tournament-bot = Botlar kimsenin yerini alamaz. Bir insan seç.
error-tournament-not-here = O kişi bu sunucuda değil. Burada olan birini seç.

error-full-point = Bir hanede en çok beş pulun durabilir, { $target } numaralı hanede daha fazla olurdu.
error-head = Bir sırada baştan (24 numaralı hane) yalnız bir pul çıkabilir.
error-runner-first = Önce ilk pulun varmalı, sonra başka bir pul oynayabilir.
error-pinned = Hapsedilmiş pul oynayamaz. Bir pulun hapisteyken toplayamazsın da.
error-prime = Böylece bu oyunun izin vermediği art arda kapılar kalırdı. Kurallar: { COMMAND("rules") }.
error-exact = Bu oyunda toplamak için tam zar gerekir.
error-inside-home = Yalnız kendi evindeki pullar geriye gider ve evden çıkmaz.
error-no-bearing-off = Bu oyunda pul toplanmaz: bütün pullarını eve ilk getiren kazanır.
error-to-name = Önce bir çift söyle: tahtanın altındaki düğmelerle ya da { COMMAND("doublet") }.
error-cube-no-beavers = Burada beaver yok. Yalnız sınırsız serilerde, koşullarda yazıyorsa olur.
error-cube-no-raccoons = Bu seride raccoon yok. Beaver'ı kabul et ya da pas geç.
error-cube-nothing-to-beaver = Beaver ile yanıtlayabileceğin bir vido yok.
error-house-not-in-game = { $option }: { $game } oyununda bu kural yok.
error-house-always = { $option }: { $game } oyununda bu kural hep geçerlidir, seçmeye gerek yok.
error-house-session-only = { $option }: bu, sınırsız seriler içindir (uzunluk 0), maçlar için değil.
error-house-needs-cube = { $option }: bunun için vido küpü gerekli.
error-house-needs-beavers = { $option }: raccoon, beaver'a verilen yanıttır, beaver'a da izin ver.
error-house-out-of-range = { $option }: sınır 0 ile 3 arasıdır.

error-coach-rated = { $match } numaralı maç reytingli, onun için yardım yok. Reytingsiz maçlarda ve bilgisayara karşı ipucu alabilirsin.
error-coach-tournament = { $match } numaralı maç bir turnuvanın parçası, onun için yardım yok.
error-coach-nothing-to-decide = Karar verecek bir şey yok: şimdi vido teklif edemezsin ya da tek bir hamle var.
error-coach-unknown-game = Analiz motoru { $game } oyununu bilmiyor.
error-coach-unknown-rules = Analiz motoru { $game } oyununu bu maçın ev kurallarıyla bilmiyor.
error-coach-not-finished = { $match } numaralı maç henüz bitmedi. Biten bir oyununu analiz edebilirsin: `{ command-analyze.game }` seçeneğiyle seç.
error-coach-no-such-game = { $match } numaralı maçta böyle bir oyun yok.
error-coach-game-goes-on = { $match } numaralı maçın bu oyunu hâlâ oynanıyor.
error-coach-one-at-a-time = { $match } numaralı maçın analizi hâlâ sürüyor. Bekle ya da altındaki düğmeyle durdur.
error-coach-busy = Çok fazla analiz bekliyor. Birkaç dakika sonra yeniden dene.
error-coach-not-studied = { $match } numaralı maçın bu analizi artık saklı değil. { COMMAND("analyze") } ile yeniden iste.
error-coach-somebody-elses = Bu analizi başkası istedi, onu yalnız o durdurabilir.
error-coach-impossible = Analiz motoru bu konuma bakamıyor.
error-coach-being-played = Bu konumu ya da çok yakınını şu anda { $match } numaralı maçta oynuyorsun, orada yardım yok. O maç bitince yeniden sor.
error-coach-in-chouette = Bu konumu ya da çok yakınını şu anda { $match } numaralı chouette'te oynuyorsun, orada yardım yok. O oyun bitince yeniden sor.
error-coach-game-over = { error-over }
error-coach-study-tells = { $record } numaralı maçta, şu anda { $match } numaralı maçta oynadığın konum ya da bir hamle uzağı var. Orada yardım yok. O maç ilerleyince yeniden sor ya da `{ command-analyze.game }` seçeneğiyle başka bir oyun seç.
error-coach-being-asked = Tam da bu sana soruluyor: ya senin problemin ya da günün hâlâ açık konumu. Önce yanıtla.
error-puzzle-no-pack = Burada bu oyunun konumu yok. { COMMAND("puzzle") } hangi oyunların olduğunu gösterir.
error-puzzle-no-theme = Bu oyunda bu konuda konum yok. Konuyu boş bırak ya da başka birini seç.
error-puzzle-none-now = Şu anda sana sorulacak konum yok: kalanlar ya oynadığın bir konuma çok yakın ya da günün konumu olarak açık.
error-puzzle-not-answered = Bunu yanıtladıktan sonra öğrenirsin.
error-puzzle-over = Bu konum kapandı, yanıtlar artık sayılmıyor.
error-puzzle-no-server = Günün konumu bir sunucu içindir. Tek başına { COMMAND("puzzle") } kullan.
error-puzzle-zone = `{ $detail }` diye bir saat dilimi yok. Bir şehir yaz ve listeden seç, örneğin `Europe/Berlin`.
error-puzzle-no-daily = Bu sunucuda günün konumu yok. { COMMAND("daily set") } başlatır.
error-puzzle-today = Bugün zaten bir tane vardı. Sıradaki { $when } gelecek.
error-engine-missing = Analiz motoru burada kurulu değil. Geri kalan her şey çalışır.
error-engine-unavailable = Analiz motoru yanıt vermiyor. Bir dakika sonra yeniden dene: şimdiye kadar analiz ettikleri saklandı.
error-position-unreadable = Bunda bir konum bulamadım. Bir XGID (`XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10`) ya da varsa maç kimliğiyle birlikte bir GNU Backgammon konum kimliği yapıştır (`4HPwATDgc/ABMA:cAkAAAAAAAAA`).
error-position-no-ids = XGID ve GNU Backgammon kimlikleri bu oyunu bilmez, bu yüzden konumları yapıştırılamaz. Alıştırma maçında { COMMAND("hint") } sana yardım eder.
error-position-too-many = Böyle bir konum olamaz: bir tarafın oyundakinden çok pulu var.
error-position-capitals = XGID'de büyük harfler bir tarafın, küçük harfler öteki tarafın pullarıdır; burada ise hepsi aynı. Onu olduğu gibi yeniden kopyala.
error-position-one-point = Böyle bir konum olamaz: aynı hanede iki tarafın da pulu var.
error-position-both-off = Böyle bir konum olamaz: tahtada hiçbir tarafın pulu yok.
error-position-over = Bu oyun zaten bitmiş: karar verecek bir şey yok.
error-position-both-won = Böyle bir konum olamaz: iki taraf da maçın uzunluğuna ulaşmış.
error-position-both-shut = Böyle bir konum olamaz: iki taraf da altı kapısı kapalı bir eve karşı barda.
error-position-field = { $field ->
    [12] Böyle bir konum olamaz: maçta küp, biri vido teklif edene kadar ortada ve 1'dedir, sonra da kabul edenindir.
    [13] Böyle bir konum olamaz: vido teklif eden, bu oyunla maçı küpün eski değeriyle de kazanırdı, bu yüzden teklif edemezdi.
    [14] Böyle bir konum olamaz: Crawford oyununda vido teklif edilmez.
    [15] Böyle bir konum olamaz: bu oyunda küp yok, ama vido teklif edilmiş.
    [16] Böyle bir konum olamaz: maçta beaver yoktur.
   *[other] Bu XGID'yi okuyamıyorum. { $field ->
        [1] Konumunun 26 yeri olmalı: her biri A'dan O'ya, a'dan o'ya bir harf ya da tire.
        [2] İkinci alanı, küp, değerinin üssü olmalı: 1 için 0, 2 için 1 ve böyle sürer.
        [3] Üçüncü alanı, küpün sahibi, 1, -1 ya da 0 olmalı. 1'deki küpün sahibi yoktur.
        [4] Dördüncü alanı, sıra, 1 ya da -1 olmalı.
        [5] Beşinci alanı, zarlar, 1'den 6'ya iki sayı, 00, D, B ya da R olmalı. Vidoyu küpün sahibi teklif eder.
        [6] Altıncı alanı bir skor olmalı.
        [7] Yedinci alanı bir skor olmalı.
        [8] Sekizinci alanı yalnızca Crawford oyununda, küp dönmemişken 1 olmalı ya da Jacoby ve beaver için 0'dan 3'e bir sayı.
        [9] Dokuzuncu alanı maçın uzunluğu olmalı, sınırsız seri için 0.
        [10] Onuncu alanı en büyük küpün üssü olmalı.
       *[other] Aralarında iki nokta olan on alanı olmalı.
    }
}
error-position-match-id = Konumdan sonraki maç kimliğini okuyamadım ya da olamayacak bir maçı anlatıyor.
