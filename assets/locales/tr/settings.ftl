command-preferences = tercihler
    .description = Nasıl istersin: dokunuşlar, tahta, süre
command-preferences-show = göster
    .description = Bütün tercihlerin bir bakışta, dokunarak değiştirilir
command-preferences-theme = görünüm
    .description = Bir görünümü önizle ve kendi tahtaların için seç
    .theme = görünüm
    .theme-description = Hangisi
command-preferences-block = engelle
    .description = Birinin sana meydan okumasını engelle
    .person = kişi
    .person-description = Kimi engelliyorsun
command-preferences-unblock = engeli-kaldır
    .description = Birinin sana yeniden meydan okumasına izin ver
    .person = kişi
    .person-description = Kimin engeli kalksın
command-preferences-vacation = tatil
    .description = Tatile çık: yazışmalı maçların seni bekler (0 bitirir)
    .days = gün
    .days-description = Bugünden başlayarak kaç gün
command-settings = ayarlar
    .description = Bu sunucuda maçlar nasıl gösterilsin ve oynansın

preferences-heading = ### Tercihlerin
preferences-on = { $count ->
    [0] **Açık:** henüz hiçbiri
   *[other] **Açık:** { $what }
}
preferences-explained = Listeler yalnız senin gördüğün tahtalar ve mesajlar içindir. Herkese açık tahtalar herkese aynı görünür. Senin yerine asla vido teklif etmem, kabul etmem, pas geçmem.
button-switches = Aç ya da kapat
preference-group = { $group ->
    [play] Oynarken
    [look] Neler gösterilsin
   *[calls] Ne zaman çağrılırsın
}
preference-explained-auto-roll = Sıra sana gelir gelmez, vido teklif edebileceğin zamanlar dışında
preference-explained-auto-forced = Oynanacak tek hamle varsa
preference-explained-auto-bear-off = Yarışta, düşünecek bir şey kalmadıysa
preference-explained-confirm = Hamlen sayılmadan önce onu kendi tahtanda görürsün
preference-explained-confirm-double = Vido teklifi geri alınamaz
preference-explained-text-board = Yalnız senin gördüğün tahtalar yazıyla çizilir
preference-explained-home-left = Yalnız senin gördüğün tahtalarda evin soldadır
preference-explained-shown-outside = Adın ve reytingin başka sunucuların tablolarında da görünür
preference-explained-reminders = Süren dolmadan az önce bir bildirim
preference-explained-dm-turns = Bir maç seni beklerken özel mesaj
preference-auto-roll = Benim yerime zar at
preference-auto-forced = Zorunlu hamleleri oyna
preference-auto-bear-off = Benim yerime topla
preference-confirm = Dokunulan hamleden önce sor
preference-reminders = Bana hatırlat
preference-text-board = Yazılı tahta
preference-home-left = Ev solda
preference-called = Beni oyuna çağır
preference-called-explained = Burada biri rakip arayınca, saatte en çok bir kez
preference-dm-turns = Sıram gelince DM
preference-training = Çalışma için DM
preference-training-explained = /{ command-train } içinde konum beklerken günde bir özel mesaj
preference-training-begins = { COMMAND("train") } içinde konum beklediğinde sana buradan yazacağım, günde en çok bir kez.
preference-dm-closed = ⚠️ Sana yazamadım, bu yüzden **{ preference-dm-turns }** ve **{ preference-training }** kapalı. Bu sunucunun üyelerinden gelen özel mesajlara izin ver ve istediğini yeniden aç.
preference-shown-outside = Beni her yerde göster
preference-numbering = Hane numaraları
preference-theme = Görünüm
preference-language = Dil
numbering-own = hep benim tarafımdan
numbering-none = yok
as-the-server = sunucu nasılsa
as-the-bot = bot nasılsa
as-discord = Discord nasılsa
theme-preview = Bu: **{ $theme }**.
theme-classic = Klasik
theme-dark = Koyu
theme-tournament = Turnuva
theme-paper = Kâğıt
theme-high-contrast = Yüksek karşıtlık
theme-colour-blind = Renk körlüğü için
button-use-theme = Bunu kullan
button-back = Geri
blocked = { $who } artık sana meydan okuyamaz, bundan haberi de olmaz. Geri almak için: { COMMAND("preferences unblock") }.
unblocked = { $who } sana yeniden meydan okuyabilir.
blocked-list = Engelli: { $who }.
vacation-begun = { $until } tarihine kadar tatildesin. Yazışmalı maçların bekler, ama lig ve turnuva turları zamanında biter. Bu yıl kalan tatil: { days }. { COMMAND("preferences vacation") } ile 0 gün seçersen erken biter.
vacation-over = Tekrar hoş geldin. Bu yıl kalan tatil: { days }.
preferences-away = { $until } tarihine kadar tatildesin. { COMMAND("preferences vacation") } ile 0 gün seçersen erken biter.
settings-heading = ### Bu sunucuda maçlar nasıl oynanır
button-change-settings = Ayarları değiştir
setting-now = **{ $what }:** { $which }
setting-more = Ayrıca
setting-posting-explained = { $posting ->
    [turns] Her hamlede yeni bir mesaj gönderilir
    [moves] Yeni tahta gönderilir, eskisi silinir
   *[live] Aynı mesaj yenilenir, sırası gelen bir satırla çağrılır
}
setting-explained-threads = Her maç kendi alt başlığında oynanır
setting-explained-fixed-numbers = Haneler iki oyuncu için de beyazdan numaralanır
setting-language = Dil
setting-language-explained = -# Bu dil, sunucuda herkesin gördüğü mesajlar içindir. Yalnız senin gördüklerin kendi dilindedir: { COMMAND("preferences show") }.
setting-posting = Tahtalar
setting-fixed-numbers = Sabit numaralar
setting-threads = Alt başlıklar
setting-length = Olağan uzunluk
setting-clock = Olağan saat
sample-white = Ayşe
sample-black = Burak

blocked-list-more = Engelli: { $who } ve { $count } kişi daha.
setting-organizers = Turnuva düzenleyebilecek rol
setting-digest = Bir kanalda haftalık özet: kapalı
setting-digest-on = **Haftalık özet:** { $where } kanalında, sıradaki { $when }. Orada herkesin gördüğü kanallarda oynananları anlatır ve kimseyi etiketlemez. Kapatmak için kanalı listeden çıkar.
setting-digest-missing = ⚠️ **Haftalık özet:** { $where } kanalına gönderemedim. Kanalı görmeme, orada yazmama ve dosya eklememe izin ver ya da başka bir kanal seç.
setting-digest-refused = { $where } kanalına gönderemem: şu izinler gerekli: { $permissions }. Hiçbir şey değişmedi.
button-house-rules = Ev kuralları

preference-tutor = Alıştırmada öğretmen
tutor-none = kapalı
tutor-bad = kötü hamlelerden önce
tutor-very-bad = çok kötü hamlelerden önce
setting-daily = **Günün konumu:** her gün { $channel } kanalında, saat { $hour }:00, { $zone }{ $trouble ->
    [channel] . **Sonuncusu paylaşılamadı: kanal artık yok.** { COMMAND("daily set") } ile başkasını seç.
    [rights] . **Sonuncusu paylaşılamadı: kanalda bir iznim eksik.**
    [pack] . **Sonuncusu paylaşılamadı: o oyundan konum kalmadı.**
   *[none] { "" }
}
button-own-positions = Maçlardan konumlar
setting-own = **Maçlarınızdan konumlar:** açık, bakılan { $looked } karardan { $admitted } tanesi sorulmaya uygun
