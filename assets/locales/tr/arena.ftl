choice-arena = arena

arena-lasts = { $unit ->
    [hours] { hours } sürer
   *[minutes] { $minutes } dakika sürer
}
arena-rules = -# Boşta olan hep yeniden eşleşir. Galibiyet 2 puan; üst üste iki galibiyetten sonra sonuçlar galibiyet gelmeyene dek iki katı sayılır. İstediğin zaman katıl, istediğin zaman ara ver. Tahtan gelince ilk hamleni bir dakika içinde yap. Maçı bırakan kaybeder.
arena-closes = Süre { $left } doluyor. { $players } oyuncu, { $matches ->
    [0] şu an oynayan yok.
   *[other] { $matches } maç sürüyor.
}
arena-leads = **{ $who }** { $points } puanla önde.
arena-joined = { $name } turnuvasındasın. Biri boşa çıkınca birkaç saniyede eşleşirsin.
arena-rests = { $name } turnuvasında ara verdin.{ $playing ->
    [yes] { " " }Süren maçını bitir; sonra eşleşmezsin.
   *[no] { " " }Artık eşleşmezsin.
} Devam etmek için **{ button-arena-back }** düğmesine dokun.
arena-is-back = { $name } turnuvasına döndün. Biri boşa çıkınca birkaç saniyede eşleşirsin.
arena-absent = { $who } hamle yapmadı ve maçı kaybetti. { $name } turnuvasında aradasın: yeniden eşleşmek için [arena gönderisinde]({ $url }) **{ button-arena-back }** düğmesine dokun.
arena-resting-name = { $name } (arada)
arena-words = { $place }. { $name }: { $matches } maçta { $points } puan.
column-run = Seri
column-played = Maç
column-performance = Performans
button-arena-pause = Ara ver
button-arena-back = Geri dön
gathered-called = { $name }: { $white } – { $black }
