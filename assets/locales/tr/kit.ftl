# Birden çok bölümün söyledikleri, Türkçe. Adlar hazır gelir ve ek almaz; `**` ve `###` Discord'un biçimlendirmesidir.

language-name = Türkçe
-option-match = maç
-option-offer = teklif
-which-match = Burada birden çok maçın varsa hangisi
-which-match-to-see = Hangi maç; boş bırakırsan kendi maçın ya da buradaki son maç

choice-server = bu sunucu

decimal-mark = ,
percent = %{ $number }
list-or = veya
player-unnamed = Oyuncu { $number }

button-withdraw = Çekil

permission-view = Kanalı Görüntüle
permission-send = Mesaj Gönder
permission-send-in-threads = Alt Başlıklarda Mesaj Gönder
permission-attach = Dosya Ekle

days = { $days } gün
hours = { $hours } saat
button-keep = Kalsın
player-gone = eski bir oyuncu
told-more = ... ve { $count } tane daha ...
open-already = { $kind ->
    [chouette] Bu kanalda zaten açık [bir chouette]({ $url }) var, onu sen açtın.
    [team] Bu kanalda zaten açık [bir danışma]({ $url }) var, onu sen açtın.
   *[vote] Bu kanalda zaten açık [bir oylama]({ $url }) var, onu sen açtın.
}
button-open-another = Bir tane daha aç
day-of-month = { $day } { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
}
