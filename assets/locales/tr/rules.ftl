command-rules = kurallar
    .description = Bir oyunun nasıl oynandığı, başlangıç dizilişiyle
    .variant = oyun
    .variant-description = Hangi oyun (genelde burada oynanan)
command-help = yardım
    .description = Nasıl oynanır, bir dakikada
help = ## Bir dakikada tavla
help-words =
    { "**" }Amaç:** pullarını rakipten önce evine (1-6 numaralı haneler) getir ve topla.
    { "**" }Kırma:** tek pul kırılabilir ve baştan başlar. İki pul güvendedir.
    { "**" }Sıra sende:** **{ button-roll }**, hamle seç, **{ button-play-it }**. Burada: { COMMAND("move") } 8/5 6/5. Tahtalardaki sarı numaralar oynayana göredir.
    { "**" }Küp:** zardan önce vido teklif et: rakip iki katına oynar ya da kaybeder.
    -# { COMMAND("challenge") } · { COMMAND("matches") } · { COMMAND("rules") }

rules-heading = ### { $game }
rules-disputed = ### Tartışmalı: { $game }
button-disputed = Kaynaklar nerede ayrılıyor
rules-pick = Kurallar: ...
rules-house = Ev kuralları
rules-chouette = Chouette
rules-of-chouette =
    Bir tahtada üç ya da daha çok kişi: { COMMAND("chouette") }
    - Biriniz **kutu** olur, tek başına oynar. Diğerleri **ekip**: **kaptan** oynar, **sıradakiler** hamle önerebilir.
    - Ekipte herkesin kendi **küpü** vardır. Zardan önce herkes *Vido* ya da *Devam* der. Hepsi gelene dek kimse görmez.
    - Kutu her vidoya istediği gibi yanıt verir. Pas o küpü bitirir, sahibi bu oyundan çıkar.
    - Kutu kaptanı yenerse kalır, kaptan sıranın sonuna geçer. Yoksa kaptan kutu olur.
    - Puanların toplamı sıfırdır. Jacoby ve beaver geçerlidir. Öbür masalarda bazıları değişir.
    - İstediğin zaman gel, git. Küpünü bir **vekil** yönetebilir.
rules-words = Oyunun sözcükleri
rules-glossary =
    - **Hane** (point): 24 üçgenden biri. İki pul *kapı* yapar ve kapatır.
    - **Bar hanesi** (bar point): 7 numaralı hanen. **Orta hane** (midpoint): 13.
    - **Ev**: 1-6 numaralı haneler. **Dış bölge**: 7-12.
    - **Açık pul** (blot): tek duran pul.
    - **Bar**: kırılan pulların beklediği orta şerit.
    - **Çapa** (anchor): rakibin evindeki kapın.
    - **Set** (prime): art arda kapılar. Altısını kimse geçemez.
    - **Kapatılmış**: altı kapının karşısında barda kalmış.
    - **Pip**: pulun bir adımı. *Pip sayısı*, kaç adım gerektiğidir.
    - **Mars** (gammon): kaybeden hiç toplamamış. İki sayılır. **Katmerli mars** (backgammon): üstelik barda ya da kazananın evinde pulu var. Üç sayılır.
rules-cube = Küp
rules-of-the-cube =
    Küp oyunun kaç sayıldığını gösterir: önce 1, sonra 2, 4, 8 diye gider.
    - **Vido**: zar atmadan önce oyunu iki katına sürdürmeyi teklif edebilirsin.
    - **Kabul**: oyun iki katına sürer ve küp kabul edenin olur: bundan sonra yalnız o vido teklif edebilir.
    - **Pas**: pas geçen oyunu, vidodan önceki değeriyle kaybeder.
    - Mars küpün iki katı, katmerli mars üç katı sayılır.
    - **Crawford** (maçlar): birine tek puan kalınca bir oyun boyunca kimse vido teklif edemez.
    - Tek puanlık maçlarda ve kuralları öyle diyen oyunlarda küp yoktur.
    - Kabaca: dört oyundan en az birini kazanacaksan kabul et.
rules-coach = Antrenörün sözcükleri
rules-of-the-coach =
    - **Vuruş** (shot): açık pulu kıran zarlar, 36 içinde.
    - **İyi zar**: kıran ya da 7 ile 3 arasında kapı yapan zarlar.
    - **Gerideki pullar**: rakibin evindeki (24-19) pulların.
    - **Ayırmak** (split): yan yana duran iki pulu ayırmak. **Yığın** (stack): bir hanede çok pul.
    - **Değer** (equity): ortalama kazanmayı bekleyebileceğin puan.
    - **Kayıp 0,100**: o hamle bir puanın onda birini kaybettirir.
    - **PR**, performans reytingi: karar başına kaybettiğinin 500 katı. Küçük olan iyidir.
    - **Vido noktası**: vidoyu doğru yapan kazanma olasılığı. **Pas noktası**: pası doğru yapan olasılık.
    - **Vido için geç kalmak**: artık pas geçilecekse vido için geçtir.
rules-backgammon =
    24'ten 1'e git, topla. İlk biten kazanır.
    - İki zar da oynanır, olmazsa büyüğü. Çift zar dört kez oynanır.
    - İki pul kapıdır. Tek pul kırılabilir ve önce bardan girer.
    - Hepsi evdeyken toplanır. Büyük zar en gerideki pulu toplar.
    - Galibiyet 1, mars 2 (hiç toplanmamış), katmerli 3 (bir pul da barda ya da kazananın evinde).
    - Küple çarpılır: zardan önce vido teklif edebilirsin (*Küp*, aşağıda).
rules-backgammon-disputed = Kimin başlayacağı. Burada her oyunda zar belirler, “Kazanan başlar” ev kuralı seçilmedikçe.
rules-nackgammon =
    Başka dizilişle tavla: 24, 23, 13, 8 ve 6 numaralı hanelerde 2, 2, 4, 3 ve 4 pul. Geride iki pul daha var, oyunlar uzar.
    - 24'ten 1'e doğru gidersin.
rules-hypergammon =
    Üçer pulla tavla: 24, 23 ve 22 numaralı hanelerde birer pul. Kısa ve çılgın. Mars ve küp tavladaki gibi.
    - 24'ten 1'e doğru gidersin.
rules-longgammon =
    On beş pulun hepsi 24 numaralı hanede başlar: 1'e kadar bütün yol önlerinde. Gerisi tavladaki gibi.
rules-egyptian =
    Bir hanede kendi pulundan en çok beş tane olan tavla.
    - 24'ten 1'e doğru gidersin.
    - Beş pulunun olduğu hane sana kapalıdır, bardan girerken de.
    - Küp ve mars dahil gerisi tavladaki gibi.
rules-runte =
    Tavla, ama kendi evinde pulların ileri de geri de gider.
    - İleri, 24'ten 1'e doğrudur.
    - Geri hamle de kırar. Başka hamle yoksa oynanması gerekir.
    - Hiçbir pul geriye giderek evden çıkmaz.
rules-runte-disputed = Geri hamle zorunlu olabilir mi: burada olur, her yasal hamle gibi.
rules-portes =
    Tavli üçlüsünün ilk oyunu: küpsüz tavla.
    - 24'ten 1'e doğru gidersin.
    - Başlama zarını kazanan iki zarı yeniden atar. Oyunu kazanan sonrakine başlar.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Üç katı yoktur.
rules-plakoto =
    On beş pul da 24'ten 1'e gider. Kırma yok, hapsetme var.
    - Üstüne geldiğin tek pul, sen gidene dek oynayamaz. Hane de sahibine kapalıdır.
    - Bir pulun hapisteyken toplayamazsın.
    - Kendi başlangıcın boşken rakibin başlangıcındaki son pulu hapsedersen hemen 2 kazanırsın. İkiniz de hapisseniz berabere.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-plakoto-disputed = Başlangıçta hapsedilen son pulun değeri: burada çift kazandırır ve oynanacak sayı kalsa bile oyunu hemen bitirir. Bir de oyunun nasıl başladığı: burada önceki oyunu kazanan başlar. İlk oyunda büyük atan iki zarı yeniden atar.
rules-tapa =
    Başlangıç kuralı olmayan Plakoto.
    - On beş pul da 24'ten 1'e gider. Tek pul, üstündeki gidene dek hapistir.
    - Bir pulun hapisteyken toplayamazsın.
    - İki tarafın da son pulu kendi başlangıcında hapsedilirse oyun berabere biter.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-tapa-disputed = Oyunun nasıl başladığı: burada önceki oyunu kazanan başlar. İlk oyunda büyük atan iki zarı yeniden atar.
rules-makhbusa =
    On beş pul da 24'ten 1'e gider. Tek pullar Plakoto gibi hapsedilir.
    - Başka bir pul oynamadan önce ilk pulun kendi evine (1-6) varmalı.
    - İki tarafın da son pulu kendi başlangıcında hapsedilirse oyun berabere biter.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-makhbusa-disputed = İlk pulun nereye gideceği. Bir kaynak "rakibin evi" der ve uzaktaki çeyreği kasteder, yani burada kendi evini. Bir de oyunun nasıl başladığı: burada büyük atan iki zarı yeniden atar. Kimileri başlangıçta hapsedilen son pulu da çift sayar. Burada bu bir ev kuralıdır, seçmezsen geçerli değildir.
rules-fevga =
    İki taraf da aynı yöne gider, herkes kendi başından: 24'ten 1'e.
    - Tek pul haneyi tutar. Kırma yok.
    - İlk pulun 12 numaralı haneni geçmeden başka pul oynamaz.
    - Hamle sonunda 19-24 arasındaki altı haneyi birden tutamazsın.
    - Rakibin bütün pulları altı haneli sıranın hemen arkasındaysa birini aç.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-fevga-disputed = Sıra yalnız o zaman mı açılır, yoksa rakip oynayamadıkça mı: burada yalnız o zaman. Bir de oyunun nasıl başladığı: burada önceki oyunu kazanan başlar. İlk oyunda büyük atan iki zarı yeniden atar.
rules-narde =
    Fevga tahtası: iki taraf aynı yöne gider, 24'ten 1'e. Tek pul haneyi tutar, kırma yok.
    - Bir sırada baştan (24) yalnız bir pul çıkar. İlk sırada 3-3, 4-4 ve 6-6 ile, ilk pul tıkanınca ikincisi de çıkabilir.
    - Art arda altı hane, ancak önünde rakibin bir pulu varsa tutulur.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2 (mars). Küp yok.
rules-narde-disputed = Hangi ilk zarlar baştan iki pula izin verir: burada 3-3, 4-4 ve 6-6. Bir de oyunun nasıl başladığı: burada önceki oyunu kazanan başlar. İlk oyunda büyük atan iki zarı yeniden atar.
rules-gul-bara =
    Öbür adıyla Crazy Narde: baş ve sıra kuralları olmayan Narde.
    - İki taraf da aynı yöne gider, 24'ten 1'e.
    - İlk üç sıranda çift zar dört kez oynanır.
    - Sonra çift zar sürer: 3-3'ten sonra dört 4, dört 5 ve dört 6.
    - Oynayamadığını, olabildiğince, rakip oynar ve sonra zar atar.
    - Galibiyet 1, kaybeden hiç toplamamışsa 2. Küp yok.
rules-gul-bara-disputed = Sıradan bir zarın oynanamayan sayıları da geçer mi: burada yalnız çift zarınkiler. Bir de oyunun nasıl başladığı: burada büyük atan iki zarı yeniden atar.
rules-american-acey-deucey =
    Bütün pullar zarla rakibin evinden (24-19) girer ve 1'e doğru gider. Hepsi girmeden de ötekiler oynayabilir.
    - Tek pul kırılır. Kırılan önce girer.
    - 1-2: oyna, sonra söylediğin bir çifti dört kez oyna, yeniden zar at. Tamamı oynanamazsa sıra biter.
    - Toplama tavladaki gibidir.
    - Kaybeden, kalan her pul için bir puan öder. Küp yok.
rules-american-acey-deucey-disputed = Kırılan pul önce girmek zorunda mı: burada zorunda. Bir de oyunun nasıl başladığı: burada büyük atan iki zarı yeniden atar. Bir de toplama: burada büyük zar en gerideki pulu toplar, başka yerde tam zar gerekir.
rules-european-acey-deucey =
    Daha çok çiftli Acey-Deucey.
    - Pullar 24-19'dan girip 1'e gider. Hepsi girmeden de ötekiler oynayabilir.
    - Çiftin ardından yediye tamamlayanı dört kez oynanır (2-2 ardından 5-5), sonra yeniden zar atılır.
    - 1-2: oyna, bir çift söyle, onu ve tamamlayanını oyna, yeniden zar at. Tamamı oynanamazsa sıra biter.
    - Tam zarla toplanır. Kaybeden kalan her pul için bir puan öder. Küp yok.
rules-european-acey-deucey-disputed = Kırılan pul önce girmek zorunda mı: burada zorunda. Bir de toplama: burada tam zar gerekir.
rules-sugoroku =
    Eski bir Japon yarışı: diziliş ve kırma tavladaki gibi.
    - Çift zar da iki hamledir.
    - 24'ten inilir, pul toplanmaz: on beş pulu önce eve (6-1) getiren 1 puan kazanır.
    - Rakibin barda pulu varken art arda altı kapı yapan hemen kazanır. Küp yok.
rules-sugoroku-disputed = Rakibi kapatmak kazandırır mı: burada rakibin barda pulu varken art arda altı kapı, nerede olursa olsun, hemen kazandırır.
rules-tavli =
    Sırayla üç Yunan oyunundan bir maç: Portes, Plakoto, Fevga ve baştan.
    - Hepsinde 24'ten 1'e gidersin. Fevga'da iki taraf aynı yöne gider.
    - Oyunu kazanan sonrakine başlar.
    - Her oyunun kendi kuralları var: aşağıdan seç. Küp yok.
rules-tavli-disputed = Her oyunun kendi başlama zarı var mı: burada, Yunanistan'da olduğu gibi, kazanan başlar.
rules-of-the-house =
    - **Jacoby** (seriler): mars ancak vidodan sonra sayılır.
    - **Beaver** (seriler): sana vido gelirse küpü bir daha katla, sende kalsın. **Raccoon**: rakip yine katlar.
    - **Kendiliğinden katlama** (seriler): eşit açılış zarları küpü katlar.
    - **Dört kat kayıp**: barda pul varken katmerli mars dört kat sayılır.
    - **Kazanan başlar**: sonraki oyuna iki zarla başlar.
    - **Zar seçme hakkı**: iki sayıdan yalnız biri oynanabiliyorsa, istediğini oyna.
    - **Beş pul**: bir hanede en çok beş pul.
    - **Başlangıçta hapis** (Makhbusa): rakibin son pulunu başlangıcında hapseden çift kazanır.
    - **Crawford** (maçlar): birine tek puan kalınca sonraki oyunda küp yok.
    -# { COMMAND("challenge") } seçeneklerinde oyuna uyanları gösterir.
