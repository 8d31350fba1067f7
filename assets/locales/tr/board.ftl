command-roll = zar-at
    .description = Zarları at
    .match = { -option-match }
    .match-description = { -which-match }
command-move = oyna
    .description = Zarını oyna, örneğin 13/8 6/5
    .play = hamle
    .play-description = Hamlenin tamamı; oynanabilenler listede
    .match = { -option-match }
    .match-description = { -which-match }
command-double = vido
    .description = Zar atmadan önce vido teklif et
    .sure = eminim
    .sure-description = Bir daha sorulmadan vido teklif et
    .match = { -option-match }
    .match-description = { -which-match }
command-undo = geri-al
    .description = Oynanan hamle neden geri alınmaz ve hâlâ seçim yapabileceğin tahta
    .match = { -option-match }
    .match-description = { -which-match }
command-resign = teslim
    .description = Oyunda ya da maçta teslim ol; neye mal olacağı söylenir ve bir daha sorulur
    .what = ne
    .what-description = Ne kadarı; boş bırakırsan her birinin neye mal olacağını görürsün
    .sure = eminim
    .sure-description = Bir daha sorulmadan gönder
    .match = { -option-match }
    .match-description = { -which-match }
command-take = vido-kabul
    .description = Sana teklif edilen vidoyu kabul et
    .match = { -option-match }
    .match-description = { -which-match }
command-pass = pas
    .description = Sana teklif edilen vidoyu pas geç: oyunu kaybedersin
    .sure = eminim
    .sure-description = Bir daha sorulmadan pas geç
    .match = { -option-match }
    .match-description = { -which-match }
command-beaver = beaver
    .description = Vido gelince küpü hemen bir kez daha katla ve sende kalsın (beaver'a yanıt: raccoon)
    .match = { -option-match }
    .match-description = { -which-match }
command-doublet = çift
    .description = Acey-Deucey oyununda 1-2 zarının verdiği çifti söyle
    .number = sayı
    .number-description = 1 ile 6 arası; dört kez oynanır
    .match = { -option-match }
    .match-description = { -which-match }

choice-single = tek
choice-gammon = mars
choice-backgammon = katmerli mars

button-roll = Zar at
button-double = Vido: { $value }
button-take = Kabul
button-pass = Pas
button-resign = Teslim ol
button-my-view = Benim tahtam
button-play-it = Oyna
button-undo = Geri al
button-type = Yazarak oyna
button-play-on = Oyuna devam
button-keep-playing = Vazgeç, oynuyorum
button-resign-game = { $grade ->
    [gammon] Mars
    [backgammon] Katmerli mars
    [double] Mars
    [quadruple] Dört kat
    [more] Bu oyun
   *[single] Tek
}: { points } kaybet{ $final ->
    [yes] { "" }
   *[no] { " " }(reddedilebilir)
}
button-resign-match = { $single ->
    [yes] Oyun
   *[no] Maçın tamamı
}
button-leave-session = Ayrıl: { points } kaybet
list-play-the = { $die } oyna
list-play-a = Bir { $die } oyna ({ $left } kaldı)
remark-hits = kırar
remark-bears-off = toplar
remark-enters = girer
form-play-title = Hamlen
form-play-label = Hamleyi örnekteki gibi yaz

progress-left = Oynanacak: { $left }.
progress-so-far = Şimdilik: { $done }. Oynanacak: { $left }.
progress-ready = **{ $play }**: oyna ya da geri al.
progress-forced = { $runner ->
    [yes] Tek bir hamle var, çünkü şimdilik yalnız ilk pulun oynayabilir: **{ $play }**.
   *[no] Tek bir hamle var: **{ $play }**.
}

ask-which = -# Maç { $match }: { $score }
ask-pass = Vidoyu pas mı geçiyorsun (küp { $value } olacaktı)? Bu oyunu kaybedersin, kaybın { points }.{ $loses ->
    [yes] { " " }Bununla maçı kaybedersin.
   *[no] { "" }
}
ask-resign-refused = -# Teklifin reddedildi. Sıra yeniden sana gelene dek yalnızca reddedilemeyecek biçimde teslim olabilirsin.
ask-resign = Ne kadarına teslim oluyorsun? { $refusable ->
    [yes] En ağırı hemen geçer, daha azını rakibin ({ $opponent }) reddedebilir.{ " " }
   *[no] { "" }
}{ $session ->
    [yes] Seriden ayrılmak, bu oyunda kaybedilebilecek en çok puana mal olur
   *[no] Maçın tamamında teslim olan, maçı hemen kaybeder
}. Henüz hiçbir şey gönderilmedi.
ask-resign-this = Gerçekten teslim oluyor musun?{ $loses ->
    [yes] { " " }Bununla maçı kaybedersin.
   *[no] { "" }
} Henüz hiçbir şey gönderilmedi.
answer-nothing-sent = Hiçbir şey yapılmadı. Sıra hâlâ sende.
answer-stale = Bu, eski bir konum içindi. Maçın şimdiki durumu:
undo-nothing = Geri alınacak bir şey yok: oynanan hamle kalır, seçip oynamadığın ise bir şey değiştirmez. Tahtan bu:

button-claim = Maçı iste
told-time-credit = Bot bir süre yoktu, ama o süre sana zaten geri verilmişti ({ $minutes } dakika).
button-pass-until = Oynayabilene dek sıramı atla

button-hint = İpucu
button-ask-pause = Ara iste
button-agree-pause = Arayı kabul et
live-note = Yukarıdaki tahta güncel.

button-beaver = { $again ->
    [0] Beaver
   *[other] Raccoon
}: { $value }
button-name = { $number }-{ $number }
remark-pins = hapseder

computer-stood-in = -# Sinir ağı zamanında yanıt vermedi, o yüzden bu hamleyi kendi basit oyuncumuz seçti.

button-details = Ayrıntılar
button-steps = Adım adım
button-back-to-list = Geri
button-not-now = Şimdi değil
button-play-forced = Oyna: { $play }
picked = **{ $play }** – henüz kesin değil.
ask-double = Vido: { $value }? { $opponent } kabul ederse { $value } için oynarsınız, { $beaver ->
    [0] { "" }
   *[other] beaver derse { $beaver } için,{ " " }
}pas geçerse { points } kaybeder. Geri alınamaz.
answer-done = Tamam.
details-xgid = `{ $xgid }`
details-gnu = GNU ID: `{ $id }`

preference-confirm-double = Vidodan önce sor
board-footer-plain = -# Maç { $match }
