error-impossible = Bu şimdi olmaz. Konumu görmek için: `/{ command-board }`.
error-stale = Bu, eski bir konum içindi ve hiçbir şey değişmedi. Maçın şimdiki durumu: `/{ command-board }`.
error-not-on-roll = Sıra rakibinde. Konumu görmek için: `/{ command-board }`.
error-records = Şu anda kayıtlarıma ulaşamıyorum, hiçbir şey değişmedi. Bir dakika sonra yeniden dene; maçın güvende.
error-command = Bu komut burada okunamadı. Discord hâlâ eski biçimini gösteriyor olabilir: bir dakika sonra yeniden dene.
error-permissions = Buraya yazamıyorum. Bu kanalı yöneten biri bana şu izinleri vermeli: **{ permission-view }**, **{ permission-send }**, **{ permission-attach }**. Maçın saklanıyor: izin gelince `/{ command-board }` gösterir.
error-incident = Kusura bakma, bende bir şeyler ters gitti (olay `{ $code }`). Maçın olduğu gibi duruyor: `/{ command-board }`.
error-incident-kept = { $incident ->
        [no] Bende bir şeyler ters gitti
       *[yes] Bende bir şeyler ters gitti (olay `{ $code }`)
    }, ama yaptığın kaydedildi. { $where ->
       *[match] Maçın şimdi böyle:
        [tournament] `/{ command-tournament } { command-tournament-status }` gösterir.
    }
error-too-fast = Bu benim için çok hızlıydı. Her kişiden saniyede { $most } dokunuş ve komut alıyorum.
error-still-busy = Son istediğin şey henüz bitmedi. Hazır olunca yeniden dene.
error-work-failed = Bunu şu anda yapamadım. Bir dakika sonra yeniden dene.
error-notation = `{ $text }` bir hamle olarak okunamıyor. Hamle şöyle yazılır: `13/8 6/5`, `bar/20`, `8/5(2)` veya `6/off`.
error-not-a-play = `{ $text }` bir hamle olarak okunamıyor.
error-ambiguous = Bu birden çok biçimde okunabilir. Hangisi: { $plays }?
error-legal-few = Oynanabilir: { $plays }.
error-legal-many = Oynanabilir { $count } hamle var, örneğin { $plays }; yazarken hepsini `/{ command-move }` listeler.

error-bar-first = Önce kırık pulun girmeli.
error-no-checker = { $source ->
    [bar] Kırık pulun yok.
   *[other] { $source } numaralı hanede pulun yok.
}
error-blocked = { $target } numaralı kapı kapalı: orayı rakibin pulları tutuyor.
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

error-no-cube = Bu maç küpsüz oynanıyor.
error-cube-crawford = Bu, Crawford oyunu: kimse vido teklif edemez. Küp bir sonraki oyunda geri gelir.
error-cube-not-yours = Küp rakibinde: sıradaki vidoyu yalnız o teklif edebilir.
error-cube-dead = Küpün şimdiki değeriyle kazanmak maç için zaten yetiyor, onun için vido teklif edemezsin.
error-cube-rolled = Zarı attın bile: vido zardan önce teklif edilir. Zarını oyna: `/{ command-move }`.
error-cube-offered = Zaten bir vido teklifi var: önce kabul ya da pas gerekli.

error-not-a-player = Bu maçta oynamıyorsun. Buradan izle ya da kendi maçını başlat: `/{ command-challenge }`.
error-not-your-challenge = Bu meydan okuma başkasına. Kendininkini başlat: `/{ command-challenge }`.
error-open-challenge = Bu meydan okuma herkese açık: kabul et ya da bırak. Onu yalnız meydan okuyan geri çekebilir.
error-own-challenge = Bu senin meydan okuman: onu başkası kabul etmeli. İstersen geri çekebilirsin.
error-not-admin = Bunu yalnız bu sunucuyu yönetebilenler yapabilir.

error-challenge-self = Kendine meydan okuyamazsın. Başka birini seç ya da rakibi boş bırak, herkes kabul edebilsin.
error-challenge-bot = Başka botlar meydan okumaya yanıt vermez. Bir insan seç, beni seç (her seviyede oynarım) ya da rakibi boş bırak, herkes kabul edebilsin.
error-challenge-not-here = O kişi bu sunucuda değil (artık yok). Burada olan birini seç.
error-challenge-duplicate = Aynı meydan okumayı burada zaten yaptın, hâlâ açık. Değiştirmek için geri çek: `/{ command-decline }`.
error-challenge-too-many = Bu kanalda çok fazla açık meydan okuman var. Önce birini geri çek: `/{ command-decline }`.
error-challenge-length = Maç 1-99 puan üzerinden oynanır; sınırsız seri için 0.
error-challenge-rated-length = Puanlı maç en çok 25 puan üzerinden oynanır: 25 veya daha kısa bir uzunluk seç ya da puansız oyna (`{ command-challenge.rated }: False`).
error-challenge-not-open = Bu meydan okuma artık açık değil.
error-challenge-expired = Bu meydan okumanın süresi doldu. Yenisini yap: `/{ command-challenge }`.
error-challenge-withdrawn = Bu meydan okuma geri çekildi. Kendininkini yap: `/{ command-challenge }`.
error-challenge-declined = Bu meydan okuma reddedildi. Yenisini yap: `/{ command-challenge }`.
error-challenge-accepted = Bu meydan okuma çoktan kabul edildi ve maç sürüyor: `/{ command-matches }`.
error-challenge-blocked = Bu kişiyle birbirinize karşı oynayamazsınız. `/{ command-challenge }` ile başka birine meydan oku ya da rakibi boş bırak, herkes kabul edebilsin.
error-challenge-nobody-here = Burada benden başka oynayacak kimse yok: rakip olarak beni seç ya da bir sunucuda, beni uygulamalarına ekledikten sonra bir grupta birine meydan oku.
error-challenge-level = Seviye yalnızca bana karşı oynanan maç içindir: rakip olarak beni seç ya da seviyeyi boş bırak.
error-challenge-too-many-matches = { $who } şu anda { $limit } maç oynuyor; aynı anda daha fazlası olmaz. Önce biri bitmeli: kendi maçların için `/{ command-matches }`.
error-challenge-too-many-computers = Şu anda bilgisayara karşı { $limit } maçın var; aynı anda daha fazlası olmaz. Önce birini bitir ya da pes et: `/{ command-matches }`.

error-no-match = Böyle bir maç yok. Oynananlar: `/{ command-matches }`.
error-no-number = Böyle bir numarayla hiçbir şey yok. Oynananlar: `/{ command-matches }`.
error-no-match-here = Bu kanalda maçın yok. Bir maç başlat: `/{ command-challenge }`; oynananlar: `/{ command-matches }`.
error-played-elsewhere = { $match } numaralı maç burada oynanmıyor; hamleni burada kimse görmez.
error-no-offer = Burada sana bir teklif yok. Oynananlar: `/{ command-matches }`.
error-no-challenge = Böyle bir meydan okuma yok. Bir tane yap: `/{ command-challenge }`.
error-several-matches = Bu kanalda birden çok maçın var: `{ -option-match }` seçeneğiyle birini seç ({ $ids }).

error-to-roll = Zarlar henüz atılmadı: `/{ command-roll }`, ya da önce `/{ command-double }`.
error-to-play = Zarlar atıldı: `/{ command-move }` ile ya da tahtanın altındaki listelerle oyna.
error-double-offered = Bir vido teklifi var: önce kabul (`/{ command-accept }`) ya da pas (`/{ command-decline }`) gerekli.
error-resignation-offered = Bir teslim teklifi var: `/{ command-accept }`, ya da oyuna devam için `/{ command-decline }`.
error-resignation-refused = Pes etme teklifin reddedildi. Sıradaki elinde yeniden önerebilirsin; reddedilemeyecek olanı hemen yapabilirsin: `/{ command-resign }`.
error-over = Bu maç bitti. Yenisini başlat: `/{ command-challenge }`.

error-no-clock = Bu maç saatsiz oynanıyor.
error-clock-paused = Bu maçın saati zaten durmuş.
error-clock-stands-still = Bu maça ara verildi: `/{ command-resume }` saati yeniden çalıştırır, sonra oynanır.
error-clock-not-paused = Bu maçın saati durdurulmuş değil.
error-clock-not-out = Rakibinin süresi henüz dolmadı.
error-clock-own-time = Dolan süre senin kendi süren.
error-clock-already-asked = Bunu zaten istedin. Rakibinin yanıtı bekleniyor.
error-clock-session = Sınırsız seri saatle oynanamaz.
error-clock-no-vacation = Bu yıl kalan tatil günün: { $days }.
error-clock-not-away = Tatilde değilsin.
error-preference = Böyle bir seçenek yok: `{ $value }`.
error-preference-known = Böyle bir seçenek yok: `{ $value }`. Olabilecekler: { $known }.
error-record-where = { $place ->
    [side] { $game }. oyun, { $move }. hamle, { $side ->
        [black] Siyah
       *[white] Beyaz
    }{ $line ->
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
    [blocked] { $target } numaralı kapı kapalı: orayı öbür tarafın pulları tutuyor.
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
error-file-to-roll = Vido teklifi yoktu: sıra zar atmakta ya da vido teklif etmekteydi.
error-file-to-play = Zarlar atılmıştı: sıra zarı oynamaktaydı.
error-file-double-offered = Vido teklif edilmişti: kabul ya da pas gerekliydi.
error-file-resignation-offered = Teslim teklif edilmişti: ona yanıt gerekliydi.
error-file-over = Maç zaten bitmişti.
error-file-not-on-roll = Sıra öbür taraftaydı.
error-file-cube-not-theirs = Küp öbür taraftaydı: sıradaki vidoyu yalnız o teklif edebilirdi.
error-file-cube-dead = Küpün o değeriyle kazanmak bu taraf için maça zaten yetiyordu, onun için vido teklif edemezdi.
error-file-cube-rolled = Zarlar atılmıştı: vido zardan önce teklif edilir.
error-file-cube = Oyun açılış zarıyla başlar; sonra bir taraf zar atmadan önce vido teklif edebilir ve küp iki katına çıkar.
error-file-row = Dosyadaki satır: `{ $row }`
error-record-too-large = Bu kayıt çok büyük. Bir `.mat` dosyası en çok 2 MB, 1.000 karakterlik 10.000 satır ve 500 oyun olabilir; `/{ command-export }` ile alınan bir dosya (json veya text) en çok 4 MB.
error-record-unknown = Bu, okuyabildiğim bir maç kaydı değil. `.mat` dosyalarını okurum: içinde örneğin `5 point match` ve ardından `Game 1` yazar.
error-record-version = Bu kayıt botun daha yeni bir sürümünden.
error-record-length = `{ $text }` bildiğim bir uzunluk değil. Bir maç 1 ile 99 sayı arasındadır, bir oturum 0.
error-record-unknown-game = `{ $text }` oyununu bilmiyorum.
error-record-no-mat = Bu maç `.mat` dosyası olarak yazılamaz; o yalnızca tavlanın standart biçimini bilir ve içinde `{ $text }` için yer yok. Metin ve olay kaydı bunu tutar.
error-record-unreadable = `{ $text }` okunamıyor.
error-record-illegal-play = { $roll } ile `{ $text }` oynanamaz.
error-record-missing-play = { $roll } ile oynanan hamle eksik.
error-record-out-of-turn = `{ $text }` sırası olmayan oyuncunun sütununda.
error-record-illegal-cube = `{ $text }` burada yapılamaz.
error-record-wrong-opening = Bu oyuncu için oyun { $roll } ile başlayamaz.
error-record-wrong-game = `{ $text }` buraya ait değil: bu oyunun parçası değil.
error-record-wrong-score = Dosyada { $text } yazıyor, ama önceki oyunların sonucu başka.
error-record-wrong-result = `{ $text }` oyunla uyuşmuyor.
error-record-unfinished-game = Oyunun sonu yok.

error-no-tournament = Burada böyle bir turnuva yok. Bir düzenleyici şöyle duyurur: `/{ command-tournament } { command-tournament-create }`.
error-no-import = İçe aktardığın böyle bir maç yok ve burada bu numarayla paylaşılan bir maç da yok. `/{ command-import }` bir dosyadan maç okur.
error-not-organiser = Bunu yalnız düzenleyiciler yapabilir: bu sunucuyu yönetenler ya da `/{ command-settings }` ile belirlenen rolü taşıyanlar.
error-tournament-already-joined = Bu kişi zaten katıldı.
error-tournament-not-joined = Bu kişi katılmış değil.
error-tournament-you-joined = Zaten içindesin.
error-tournament-you-not-joined = İçinde değilsin.
error-tournament-already-here = Burada olduğunu zaten bildirdin.
error-tournament-check-in-later = Yoklama { $at } ({ $left }) başlıyor. Düğme o zaman duyurunun altında olur.
error-tournament-full = Yer kalmadı.
error-tournament-too-few = { $detail ->
    [check_in] Burada olduğunu bildirmiş en az iki oyuncu gerekli.
   *[other] En az iki oyuncu gerekli.
}
error-tournament-settings = { $detail ->
    [weekly] Her hafta gelen turnuvanın bir başlangıç saati olur: ilkinin kaç saat sonra başlayacağını `{ command-tournament-create.starts_in }` ile belirt.
    [check_in] Yoklama, saati belli bir başlangıçla biter: kaç saat sonra başlayacağını `{ command-tournament-create.starts_in }` ile belirt ya da `{ command-tournament-create.check_in }` seçeneğini boş bırak.
    [lengths] `{ command-tournament-create.lengths }` turlara göre maç puanlarını alır; her biri 1 ile 99 arasında, örneğin `3, 5, 7`.
    [groups] Herkesin herkesle oynadığı bir grupta en çok 32 oyuncu olur: `{ command-tournament-create.groups }` sayısını artır ya da `{ command-tournament-create.limit }` sayısını azalt.
    [advance] Tek kişi eleme oynayamaz: `{ command-tournament-create.advance }` ile en az 2 kişi çıkar, `{ command-tournament-create.groups }` sayısını artır ya da `{ command-tournament-create.advance }` seçeneğini boş bırak.
    [limit] `{ command-tournament-create.limit }` 2 ile 256 arasındadır.
    [swiss_rounds] `{ command-tournament-create.rounds }` 1 ile 20 arasındadır; 0: gerektiği kadar.
   *[other] Bu olmaz: `{ $detail }`.
}
error-tournament-started = Çoktan başladı. Bir düzenleyici birini başkasının yerine geçirebilir.
error-tournament-not-started = Henüz başlamadı.
error-tournament-paused = Durduruldu: bir düzenleyici şöyle sürdürür: `/{ command-tournament } { command-tournament-pause }`.
error-tournament-not-paused = Durdurulmuş değil.
error-tournament-over = Bitti.
error-tournament-no-such-pairing = Bu numarada bir eşleşme yok. Hepsi için: `/{ command-tournament } { command-tournament-status }`.
error-tournament-not-open = Bu eşleşme açık değil: oyuncuları henüz belli değil ya da sonucu belli.
error-tournament-not-your-match = Bu senin maçın değil.
error-tournament-not-in-pairing = Bu kişi bu eşleşmede oynamıyor.
error-tournament-already-reported = Bu sonuç zaten biliniyor.
error-tournament-disagree = Zaten başka bir sonuç girilmiş. Bir düzenleyici düzeltebilir.
error-tournament-nothing-to-correct = Düzeltilecek başka bir sonuç yok.
error-tournament-played-on = Bu sonuca bağlı maçlar oynandı bile, onun için artık değiştirilemez.
error-tournament-already-out = Bu kişi zaten turnuvadan çıktı.
error-tournament-already-played = Bu kişi zaten oynadı, onun için yerine kimse geçemez. Turnuvadan çıkarmak için: `/{ command-tournament } { command-tournament-forfeit }`.
error-tournament-no-bye-left = Boş yer kalmadı.
error-tournament-unfinished = Tur henüz bitmedi.
error-tournament-no-round-left = Bütün turların kurası çekildi.

error-full-point = Bir hanede en çok beş pulun durabilir, { $target } numaralı hanede daha fazla olurdu.
error-head = Bir sırada baştan (24 numaralı hane) yalnız bir pul çıkabilir.
error-runner-first = Başka bir pul oynamadan önce ilk pulunun varması gerekir.
error-pinned = Hapsedilmiş pul oynamaz; bir pulun hapisteyken pul toplanmaz.
error-prime = Bu, oyunun yasakladığı bir sıra kapı bırakırdı.
error-exact = Bu oyunda pullar yalnız tam zarla toplanır.
error-inside-home = Yalnız kendi evindeki pullar geriye gider ve evden çıkmaz.
error-no-bearing-off = Bu oyunda pul toplanmaz: bütün pullarını eve ilk getiren kazanır.
error-to-name = Önce bir çift söylenmeli: tahtanın altındaki düğmelerle ya da `/{ command-doublet }`.
error-no-beavers = Burada beaver yok: yalnız koşullarında yazan sınırsız serilerde olur, maçta hiç olmaz.
error-no-raccoons = Bu seride raccoon yok: beaver için kabul ya da pas de.
error-nothing-to-beaver = Beaver ile yanıtlayabileceğin bir vido yok.
error-house-not-in-game = { $option }: { $game } oyununda bu kural yok.
error-house-always = { $option }: { $game } oyununda bu kural hep geçerlidir; seçmeye gerek yok.
error-house-session-only = { $option }: bu, sınırsız seriler içindir (uzunluk 0), maçlar için değil.
error-house-needs-cube = { $option }: vido küpü olmadan anlamı yok.
error-house-needs-beavers = { $option }: raccoon, beaver yanıtıdır; önce beaver serbest olmalı.
error-house-out-of-range = { $option }: sınır 0 ile 3 arasıdır.

error-coach-rated = { $match } numaralı maç puanlı: orada kimseye yardım edilmez. İpuçları puansız maçlar ve bilgisayara karşı maçlar içindir.
error-coach-tournament = { $match } numaralı maç bir turnuvanın parçası: orada kimseye yardım edilmez.
error-coach-nothing-to-decide = Karar verecek bir şey yok: şimdi vido verilemez ya da tek bir hamle var.
error-coach-unknown-game = Analiz motoru bu oyunu hesaplayamıyor: { $game }. Tavlayı (backgammon), Nackgammonu ve Mısır tavlasını bilir.
error-coach-not-finished = { $match } numaralı maç henüz bitmedi. Biten bir oyunu analiz edilebilir: `{ command-analyze.game }` seçeneğiyle seç.
error-coach-no-such-game = { $match } numaralı maçta böyle bir oyun yok.
error-coach-game-goes-on = { $match } numaralı maçın bu oyunu hâlâ oynanıyor.
error-coach-one-at-a-time = Senin için { $match } numaralı maçın analizi sürüyor. Onu bekle ya da altındaki düğmeyle durdur.
error-coach-busy = Şimdiden çok sayıda analiz bekliyor. Birkaç dakika sonra yeniden dene.
error-coach-not-studied = { $match } numaralı maçın bu analizi artık saklı değil. `/{ command-analyze }` ile yeniden iste.
error-coach-somebody-elses = Bu analizi başkası istedi. Onu yalnızca isteyen durdurabilir.
error-coach-impossible = Analiz motoru bu konuma bakamıyor.
error-coach-being-played = Bu konumu ya da buna çok yakın birini şu anda { $match } numaralı maçta oynuyorsun; orada kimseye yardım edilmez. O maç bitince yeniden sor.
error-coach-study-tells = { $record } numaralı maç, { $match } numaralı maçta şu anda oynadığın konumu ya da bir hamle uzağındakini içeriyor; orada kimseye yardım edilmez. O maç ilerleyince yeniden sor ya da `{ command-analyze.game }` seçeneğiyle başka bir oyun seç.
error-engine-missing = Analiz motoru burada kurulu değil. Geri kalan her şey çalışır.
error-engine-unavailable = Analiz motoru cevap vermiyor. Bir dakika sonra yeniden dene: şimdiye kadar analiz ettikleri saklandı.
error-position-unreadable = Bunda bir konum bulamadım. Bir XGID (`XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10`) ya da GNU Backgammon konum kimliği yapıştır, varsa maç kimliğiyle (`4HPwATDgc/ABMA:cAkAAAAAAAAA`).
error-position-too-many = Böyle bir konum olamaz: bir tarafın on beşten çok pulu var.
error-position-one-point = Böyle bir konum olamaz: iki taraf aynı hanede duruyor.
error-position-both-off = Böyle bir konum olamaz: tahtada hiçbir tarafın pulu yok.
error-position-over = Bu oyun zaten bitmiş: karar verecek bir şey yok.
error-position-both-won = Böyle bir konum olamaz: iki taraf da maçın uzunluğuna ulaşmış.
error-position-both-shut = Böyle bir konum olamaz: iki taraf da altı kapısı kapalı bir eve karşı barda.
error-position-field = { $field ->
    [12] Böyle bir konum olamaz: maçta küp, biri vido verene kadar ortada ve 1'dedir, sonra da kabul edenindir.
    [13] Böyle bir konum olamaz: vidoyu veren, bu oyunu küpün eski değeriyle kazanınca maçı zaten almış olurdu; böyle bir küp ölüdür.
    [14] Böyle bir konum olamaz: Crawford oyununda vido verilmez.
    [15] Böyle bir konum olamaz: bu oyunda küp yok, ama vido verilmiş.
    [16] Böyle bir konum olamaz: maçta beaver yoktur.
   *[other] Bu XGID'yi okuyamıyorum. { $field ->
        [1] Konumunun 26 yeri olmalı; her biri A'dan O'ya, a'dan o'ya bir harf ya da tire.
        [2] İkinci alanı, küp, değerinin üssü olmalı: 1 için 0, 2 için 1 ve böyle sürer.
        [3] Üçüncü alanı, küpün sahibi, 1, -1 ya da 0 olmalı; 1'deki küpün sahibi yoktur.
        [4] Dördüncü alanı, sıra, 1 ya da -1 olmalı.
        [5] Beşinci alanı, zarlar, 1'den 6'ya iki sayı, 00, D, B ya da R olmalı; vidoyu küpün sahibi verir.
        [6] Altıncı alanı bir skor olmalı.
        [7] Yedinci alanı bir skor olmalı.
        [8] Sekizinci alanı yalnızca Crawford oyununda, küp dönmemişken 1 olmalı ya da Jacoby ve beaver için 0'dan 3'e bir sayı.
        [9] Dokuzuncu alanı maçın uzunluğu olmalı, sınırsız oturum için 0.
        [10] Onuncu alanı en büyük küpün üssü olmalı.
       *[other] Aralarında iki nokta olan on alanı olmalı.
    }
}
error-position-match-id = Konumdan sonraki maç kimliği okunamıyor ya da olamayacak bir maçı anlatıyor.
