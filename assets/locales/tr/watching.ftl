command-board = tahta
    .description = Tahtayı yalnız sana ya da herkese göster
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .public = herkese
    .public-description = Düğmeleriyle birlikte herkese göster
command-match = maç
    .description = Bir maçın skoru, küpü ve uzunluğu
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-watch = izle
    .description = Bir maçı takip et: bağlantısını al, kızışınca haberin olsun
    .match = { -option-match }
    .match-description = { -which-match-to-see }

match-heading = ### Maç { $match }
match-away = Kazanmak için gereken puan: { $white } { $white_away }, { $black } { $black_away }.
match-cube = Küp { $value }, sahibi { $who }.
match-begun = Başlangıç: { $when }

button-unfollow = Takibi bırak
watch-several = Bu sunucuda birden çok maç var. Birini seç: { COMMAND("watch") }
watch-explained = Takip et: { $tells ->
    [end] maç bitince
    [doubles] biri vido teklif edince ve maç bitince
   *[all] biri vido teklif edince, Crawford oyunu başlayınca ve maç bitince
} sana özel mesaj yazarım.
watch-following = Bu maçı takip ediyorsun. Kızışınca ve bitince sana özel mesaj yazarım.
follow-notice = Takip ettiğin maç: { $match }
