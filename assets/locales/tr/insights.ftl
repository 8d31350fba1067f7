command-insights = içgörü
    .description = Nasıl oynuyorsun: açılış, temas, yarış, küp, oyun planları, ay ay. Yalnızca sen görürsün
    .period = dönem
    .period-description = Ne kadar geriye; boş bırakırsan hepsi
choice-30-days = 30 gün
choice-90-days = 90 gün
choice-year = bir yıl

insights-heading = ### Oyunun{ $days ->
    [0] { "" }
   *[other] , son { $days } gün
}
insights-title = İçgörü: { $who }
insights-headline = PR { $rating }: { $matches } maçta { $decisions } karar
insights-weakest = En çok burada kaybediyorsun: **{ $kind }**, { $decisions } kararda PR { $rating }. Genel ortalaman { $mean }.
insights-even = Öne çıkan bir zayıf yanın yok.
insights-few = Şimdilik her türden { $enough } karardan az var, bir şey söylemek için erken. Daha çok maç analiz et.
insights-explained = -# PR: performans reytingi, düşük olan iyidir. ±: %95 güvenle. Gri: 30 karardan az. Tüm satırlardan geçen çizgi senin ortalaman. İpucundan sonraki hamleler sayılmaz.
insights-none = ### { $days ->
        [0] Henüz gösterilecek bir şey yok
       *[other] Son { $days } günde gösterilecek bir şey yok
    }
    { $older ->
        [yes] Analiz edilmiş maçların daha eski: onları görmek için dönemi boş bırak.{ $match ->
            [0] { "" }
           *[other] { " " }Ya da son maçın ({ $match } numaralı maç) için buradaki **Analiz et** düğmesine dokun.
        }
       *[no] Sayılar analiz edilmiş maçlarından gelir. { $match ->
            [0] Bir maç bitir, sonucun altındaki **Analiz et** düğmesine dokun ya da { COMMAND("import") } ile kendi maçını içe aktar, hangi tarafın sen olduğunu söyle ve analiz et.
           *[other] Son maçın ({ $match } numaralı maç) için buradaki, bir başkası için sonucunun altındaki **Analiz et** düğmesine dokun.
        } Sonra yine gel.
    }
insights-by-kind = Türe göre
insights-by-plan = Oyun planına göre hamleler
insights-by-nerve = Cesur ya da çekingen: bedeli
insights-by-month = Aya göre
insights-kind-opening = Açılış
insights-kind-contact = Temas
insights-kind-race = Yarış
insights-kind-bear-off = Pul toplama
insights-kind-doubling = Vido
insights-kind-taking = Kabul ve pas
insights-plan-purerace = Saf yarış
insights-plan-racing = Koşu
insights-plan-attacking = Saldırı
insights-plan-priming = Set
insights-plan-anchoring = Çapa
insights-nerve-bold = Fazla cesur
insights-nerve-timid = Fazla çekingen
insights-too-few = çok az
insights-cost = { $rating } PR
insights-row = { $name } { $rating } ({ $count })
insights-part = { $heading }: { $rows }.
