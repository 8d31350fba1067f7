command-export = dışa-aktar
    .description = Bir maçı dosya olarak al: GNU Backgammon ve başka programlar için ya da eksiksiz
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .format = biçim
    .format-description = Tavla programları için .mat (ya da sgf, xgid); json ve text her oyun için olur
    .public = herkese
    .public-description = Herkese göster
command-import = içe-aktar
    .description = Bir dosyadan maç oku, yeniden izle ve incele
    .file = dosya
    .file-description = Bir .mat, .xg ya da SGF dosyası veya /dışa-aktar ile alınmış json, text; boşsa form açılır
    .match = { -option-match }
    .match-description = Daha önce içe aktardığın bir maç: kartını yeniden gösterir

choice-mat = mat
choice-sgf = sgf
choice-xgid = xgid
choice-json = json
choice-text = text

button-export-mat = .mat
button-export-sgf = SGF
button-export-xgid = XGID'ler
button-export-json = Olay kaydı (JSON)
button-export-text = Metin
export-ask = { $match } numaralı maç dosya olarak. `.mat` ve SGF başka programlar içindir, XGID'ler konumlarını listeler. Olay kaydı ve metin her oyun için olur.
export-file = { $match } numaralı maç{ $over ->
    [yes] :
   *[no] , şimdiye kadar:
}
export-jacoby = GNU Backgammon için SGF dosyasını al. Serilerin `.mat` dosyalarında Jacoby kuralı var sayar, bu seri ise onsuz oynandı.
export-refused =
    { $format } bu maça yetmez: { $what ->
        [game] { $game } oyunu
        [automatic_doubles] kendiliğinden katlama
       *[rule] ev kurallarından biri
    } için yeri yok. Her oyun için olan olay kaydını (`json`) ya da metni (`text`) kullan.
export-nothing = { $match } numaralı maçta henüz bir şey olmadı.
export-too-large = Bu dosya buraya yüklenemeyecek kadar büyük.
form-import = Maç içe aktar
form-import-file = Dosya
remark-import-file = en çok 2 MB .mat ya da en çok 4 MB .xg, SGF veya /dışa-aktar ile json, text
import-heading = ### İçe aktarılan maç { $match }
import-counts = { $games } oyun, { $plays } hamle, hepsi kurallara uygun.
import-played-on = Oynandığı gün: { $date }
import-unfinished = Dosya, maç bitmeden sona eriyor.
import-length-untold = Dosyada maçın uzunluğu yazmıyor; bu, oyunlarından anlaşılan. Yanlışsa ilk satıra yaz, örneğin `5 point match`, ve yeniden içe aktar.
import-left-out = Maçın bitiminden sonraki { $games } oyun alınmadı.
import-known = Bu maçı daha önce içe aktarmıştın, yeniden saklanmadı.
import-which-side = **Hangisi sensin?** { COMMAND("insights") } senin tarafını sayar, { COMMAND("train") } senin hatalarını sorar. Adı aklımda tutarım.
import-own-side = -# Burada sen { $who } oldun: { COMMAND("insights") } ve { COMMAND("train") } buna göre.
import-seen = -# { $shared ->
    [yes] Bu sunucudaki herkes görebilir: { COMMAND("replay") } ve { COMMAND("export") } içinde `{ $match }`.
   *[no] Yalnız sen görebilirsin: { COMMAND("replay") } ve { COMMAND("export") } içinde `{ $match }`.
}
import-not-fetched = Bu dosyayı alamadım. Lütfen bir kez daha gönder.
import-full = Zaten { $most } içe aktarılmış maçın var, sınır bu. O yüzden hiçbir şey saklanmadı. Birini sil, sonra dosyayı yeniden içe aktar. En eskisi bu:
import-delete-ask = İçe aktarılan { $match } numaralı maç silinsin mi? Dosyanın kendisi sende kalır.
import-deleted = İçe aktarılan { $match } numaralı maç silindi.
button-share = Burada paylaş
button-unshare = Artık paylaşma
button-import-another = Başka bir maç aktar
button-import-side = { $name } ({ side })
button-import-neither = Hiçbiri
button-import-own-side = Tarafımı değiştir
button-import-delete = Sil
button-import-delete-sure = Evet, sil
