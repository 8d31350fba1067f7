digest-heading = ### Hafta: { $first } – { $last }
digest-counts = { $matches } maç, { $players } oyuncu
digest-swing = **En büyük dönüş:** { $who }, { $roll } ile { $before } → { $after } (maç { $match })
digest-play = { $kind ->
    [best] **En iyi hamle:** { $who }, { $roll } `{ $played }` (maç { $match }).
   *[worst] **En pahalı hamle:** { $who }, { $roll ->
        [none] { "" }
       *[other] { $roll }{ " " }
    }`{ $played }`, en iyisi `{ $best }`, { $lost } (maç { $match }).
}
digest-luck = **En şanslı zar:** { $who }, { $roll }, { $luck } (maç { $match })
digest-risers = **En çok yükselenler:** { $who }
digest-streak = **Günün konumu:** biri { $days } gün üst üste yanıtladı
digest-not-analyzed = -# Maçlarınızı analiz edin, haftanın en iyi ve en kötü hamleleri burada görünsün.
digest-replay = Maç { $match }
