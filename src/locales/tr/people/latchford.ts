import type { latchfordPeople } from '../../en/people/latchford.ts';

const words: typeof latchfordPeople = {
  'hazel-thornby': {
    name: 'Hazel Thornby',
    lines: {
      hello: [
        'Yataktan çekil canım. Uyuduğun yatak değil: turpların yatağı.',
        'Hazel Thornby. Arkamdaki ev dokuzun ilki; ot yolmanın istendiği tek ev de o.',
      ],
      alone: ['Canlın yok mu? O zaman bahçede iki kişi oluruz. Hoş, ama içinde rozet yok.'],
      badge: ['Takmışsın! Çoğu çekmeceye koyar.', 'Işık ister, biraz da övünç. Suyu az.'],
      four: ['Dört rozet. Fasulyelere dedim: bu tırmanır. Etkilendiler, kendileri de tırmanıcı.'],
      defeated: ['Yenildin mi? İyi. Hiç eğilmemiş ağaç ilk gerçek rüzgârda devrilir. Bir turp al.'],
      dawn: ['Şafakta sümüklüböcek yakalamaya çıkarım. Onlar da bana yetişmeye. Aşağı yukarı berabereyiz.'],
      beans: ['Düğümü gevşek bağla. Fasulye konuk gibidir, gidebileceğini bilince uzun kalır.'],
      weeds: ['Yabani ot, tanıştırılmamış çiçektir. Tanıştırırım, sonra sökerim.'],
    },
  },
  'tamsin-crackle': {
    name: 'Tamsin Crackle',
    lines: {
      hello: [
        'Elimi sıkma! Kusura bakma. Alışkanlık. Son üçü iyi, yalnız uğulduyorlar.',
        'Tamsin Crackle. Gök gürültüsü öğütürüm. Sandığından ince çıkar, kendiliğinden de kabarır.',
      ],
      badge: ['Rozet gıdıklıyorsa doğaldır. Tıkırdıyorsa geri getir, yürü, koşma. Yok: koş.'],
      defeated: ['Pilin mi bitti? Herkese olur. Rüzgârda biraz dur, sinir bozucu bir şey düşün.'],
      night: ['Şimşeğin en iyisi gece olur. Hangi uçtan girdiği görünür.'],
      monday: ['Pazartesinin gök gürültüsü hep biraz bayattır. Bütün pazar ortada durmuş olur.'],
      bread: [
        'Bran Tolliver değirmenime değirmen değil diyor. Bir somun yolladım. Elinden on bir dakika bırakamadı.',
      ],
      kite: ['Salı günü iyi bir uçurtma yitirdim, daha iyi bir bulut buldum.'],
    },
  },
  'ivo-cinder': {
    name: 'Ivo Cinder',
    lines: {
      hello: [
        'Şurada dur, ışık vursun. Hm. Yer yer yumuşak. Ben de öyleydim.',
        'Ivo Cinder. Neden yapıldığını bilmek istersen ocak açık.',
      ],
      badge: ['Verdiğimde hâlâ sıcaktı. Hep biraz öyle kalır. Nedenini bulamadım.'],
      fire: [
        'Bir sır hak ettin. Ocağı hiç yakmadım. Ateşini ustam verdi, ona da ustası.',
        'Hangi canlının patisini tutsan: derecesine dek aynı sıcak. Ölçtüm. O gün bugün kötü uyurum.',
      ],
      defeated: ['Bükük kırık değildir. Kırık da yitik değildir. Kırk kötü naldan iyi bir kapı yaptım.'],
      dusk: ['Kızgın demirin rengi akşam olduğu gibi görünür. İnsanınki de.'],
      nails: [
        'Sabahları çivi yaparım. Çiviye şarkı söyleyen yok. Çıkar da bak, şarkı söylemeye ayakta ne kalıyor.',
      ],
      quiet: ['Demirci gürültücü sanılır. Gürültücü olan çekiçtir. Bahardan beri sesimi yükseltmedim.'],
      banked: ['Yanıt verdiğin gün ocak alçaldı, soluk verir gibi. Sönmüyor. Bir şeyi dinlemeyi bıraktı.'],
      loose: ['Yanıt verdiğin gün ocağı açık bıraktım, ateşin yarısı gezmeye çıktı. Altıda döndü. Sormadım.'],
    },
  },
  'nerys-tidewell': {
    name: 'Nerys Tidewell',
    lines: {
      hello: [
        'Teker teker, ipe de dikkat. Burada sokakta bile hep bir ip var. İpli daha iyiyim.',
        'Nerys Tidewell. Savağı tutarım. Neyden tutuyorsun derler. Çoğu kez taşmaktan.',
      ],
      badge: ['İşte kapıdan geçen. Suya senden söz ettim. Adını sordu.'],
      defeated: ['Karaya oturdun. Batmak değil o. Biraz su bekle, it kendini.'],
      night: ['Gece su çok konuşur, az söyler. Bir şey dediği o tek kezi dinlerim.'],
      dawn: ['İlk tekne şafakta. Sis taşıyor. Hep taşır, boşaltabilen olmadı.'],
      queue: ['Kuyruk, görgülü bir nehirdir. İkisinin de taştığını gördüm, kuyruk beterdi.'],
      floods: ['Dokuz taşkın. Ayırt edilir: yedincisi piyano bıraktı. Belki almaya gelir diye saklıyorum.'],
    },
  },
  'corvin-dusk': {
    name: 'Corvin Dusk',
    lines: {
      hello: [
        'Ah. Beni buldunuz, demek hava kararmamış. Corvin Dusk. Bu kasabayı istemeye istemeye aydınlatırım.',
        'Evim gözünüzden kaçandır. İki kez vurun: biri sizin, biri gölgeniz için.',
      ],
      badge: ['Ondan sonra size bir lamba yaktım. Faturada “pervane ağırlama” diye geçer.'],
      defeated: [
        'Biraz kalın. Yenilgi bu ışıkta daha güzel durur. Hemen her şey öyle, ondan burada yaşarım.',
      ],
      night: ['Yaktığım lambanın yanında durup pişman oluyorum. Karanlıkta ne çok şey görürdünüz.'],
      cosmo: ['Köyün lambalarını Wren yakar, aya da el sallar. Konuşmayız. O kadar neşeli ki.'],
      early: ['Akşam olan her şey, biraz ötede daha önce olmuştur. Ben erken gelmeyi severim.'],
    },
  },
  'petra-holdfast': {
    name: 'Petra Holdfast',
    lines: {
      hello: [
        'Petra Holdfast. Burada dururum. Herkes çevremden geçer.',
        'Rozeti istiyorsan beni kımıldat. Ne getirirsen getir. Biri şarkı denedi.',
      ],
      badge: ['Kımıldattın. Bir karış. Ölçtüm, sonra geri geldim.'],
      stone: [
        'Pazartesi bir blok yardık. İçinde ocak gibi bir oyuk, oyukta is. Taşın içinde.',
        'Otuz yıldır taştayım. Taş yemek yapmaz. O Umber kadınına deme, hepsini ister.',
      ],
      defeated: ['Yenildin. Eee? Hâlâ buradasın. İşin sırrı bu. Tepe de bundan fazlasını yapmaz.'],
      sunday: ['Pazarları yatarım. Bunun aynısı, yalnız yan.'],
      lunch: ['On ikide yerim. On iki değilse on ikiyi beklerim.'],
      paving: ['İşimin üstündesin. Yok, kal. Hoşuna gider. Kaldırım o.'],
      banked: ['Taştaki o oyuğu kapattım. Bir blok. Arkadan ısıtıyor. Artık ona yaslanıyorum.'],
      loose: ['Taştaki o oyuğa bir şey taşınmış. Vurdum. Yana çekildi. Bana yer açan taş olmamıştı.'],
    },
  },
  'isolde-rime': {
    name: 'Isolde Rime',
    lines: {
      hello: [
        'Kıpırdamadan durmanız ne hoş, kapımın önünde bunu pek az kişi becerir. Basamağı da cilalarım.',
        'Isolde Rime. Buyurun gelin. İnsan düşer, çorba verilir, yine çağrılır. Çocukluğumdan beri böyle.',
      ],
      badge: ['Aziz konuğum! Döşememi geçtiniz. Ötekilerin durduğu yere küçük bir levha astırdım.'],
      defeated: ['Kaydınız. Sevdiğim herkes kayar. Yalnız can sıkıcılar dik gelir.'],
      night: ['Don gece gelir, arka kapıdan. Ona bir sandalye bırakırım.'],
      soup: ['Çorbanın sırrı sıcak olmasıdır. Evimde bunu dokunaklı bulurlar.'],
      slippers: ['Keçe terlik. Altmış yıl buzda bunlarla dans ettim, bir kez bile bilerek değil.'],
    },
  },
  'aurel-windrow': {
    name: 'Aurel Windrow',
    lines: {
      hello: [
        'Dere boyundan geldin, iki kez durdun, bir salyangozla konuştun. Merak değil, kulem var.',
        'Aurel Windrow. Tepeden ne dert varsa görünür, hepsi de ne kadar derli toplu.',
      ],
      badge: ['Bundan sonra derim: onu şapkalı bir noktayken tanırdım. Herkes için derim, ama severek.'],
      moor: [
        'Üç rozetle bekçi seni bataklığa bırakır. Yıllardır izlerim. Orada hiçbir şey olmaz.',
        'Ama hiç aynı yerde iki kez olmaz.',
      ],
      defeated: ['Düştün. Ben de öyle konarım. Sanat, orasını istemiş gibi durmakta.'],
      dawn: ['Şafakta otlarda, kasabadaki lambadan çok ışık var. Saydım. Deyince sönüyorlar.'],
      watching: ['Herkes kuleye el sallar. Görüp görmediğimi bilmezler. Yine sallarlar. Görüyorum.'],
      feathers: ['Omzumdaki tüyleri yolmadım. Ödünç verildi. Uzun hikâye, çoğu da rüzgâr.'],
      banked: [
        'Şafakta otlardaki ışıklar vadiden sırayla çıkıyor, eve çağrılmış çocuklar gibi. Bazısı oyalanıyor. El sallıyorum.',
      ],
      loose: [
        'Şafakta ışıkları saydım: dünden bir fazla. Artık kayıt için değil, arkadaşlık için sayıyorum.',
      ],
    },
  },
  'philippa-oduya': {
    name: 'Philippa Oduya',
    lines: {
      hello: [
        'Geliş, altı. Önce meydana, sonra bana baktınız; doğrusu da odur.',
        'Philippa Oduya. Sergi’nin hakemiyim. Öteki sekizi yol verince sizi ben değerlendiririm.',
      ],
      badge: ['Çantamda on’un durduğu yer boş. Aramıyorum doğrusu. Size dokuz, alçakgönüllülükten.'],
      eight: ['Sekiz rozet, buraya da koşmadınız. Ağırbaşlılığa yedi. Hazır olunca kapı açık.'],
      hundred: ['Yüz tür. Tek Sergi’de o kadarına puan verdim, ikisi aynı tavuktu.'],
      defeated: [
        'Dürüst bir yenilgi: üsluba dört, hâlâ kibar oluşunuza dokuz. On üç eder. Kaç üzerinden, hiç demedim.',
      ],
      saturday: ['Cumartesi Sergi var. Çöreklere nazik, sahiplerine dürüst olacağım, bu sırayla.'],
      marks: ['Havaya da puan veririm. Kendisine söylendi. Düzelmedi.'],
      marrow: ['Otuz yıl kabak. İnsan büyüklüğün tat olmadığını öğrenir. Şapkası büyükse söyleyebilir de.'],
    },
  },
  'agnes-latch': {
    name: 'Agnes Mandal',
    lines: {
      hello: [
        'Bu kasabanın kırk bir kapısı, kırk iki mandalı var. Ben Agnes. Fazla olana ben bakarım.',
        'Meydanda bir direkte asılı. Kapı yok, çit yok. Bin yıldır her gece kapatılır.',
      ],
      walked: [
        'Demek hakemi yendin. Burada reşitsin artık. Bizimkiler aşçıydı. Biri odayı havalandırmak için mandalı kaldırdı.',
        'Hepsi bu. Közü çalan olmadı: çıktı, otlara yürüdü, ot ayağa kalktı. Nereye dek gitti, bataklıkta sor.',
      ],
      kitchen: [
        'Beş rozet; kasabadan önce burada ne vardı, söyleyebilirim: bir mutfak. Bütün vadiye tek ocak, tek ateş.',
        'Ona köz derlerdi. Hiç sönmedi. Şey, bir kez dışarı çıktı. Kapıdan.',
      ],
      warm: [
        'Üstünde rozet var, dokunabilirsin. İşte. Sıcak, değil mi? Mandal. Her gün, her ayazda.',
        'Annem güneştendir derdi. Annem bunu gece yarısı da derdi.',
      ],
      alone: ['Yanında daha kimse yok mu? Başlangıçta sor. Seçen sensin derler. Ben hep merak ettim.'],
      gates: ['Üzüldüğümüz her yıla bir kapı yaptık. Sonra kapıyı sevdik, nedenini saymayı bıraktık.'],
      oil: ['Cumaları bir damla yağ. Hiç gıcırdamaz. Yalnız daha yüksek dinler.'],
      draught: [
        'Torunum Sorrel onu çivilemek istiyor. Açılmayan mandal bir topaktır diyorum. Orada bırakıyoruz.',
      ],
      banked: [
        'Külle örttün. Ben de mandalı sırası değilken, salı günü yağladım. Gıcırdadı. Bin yıldır gıcırdamamıştı.',
        'Sevindi yalnızca. Dönülecek bir ocak var, ses çıkarabilir. Duymak isteyene kaldırırım.',
      ],
      loose: [
        'Demek dışarıda kalıyor. Mandalı indirdim. Bin yıl o direkte asılı durdu, hiçbir yere gitmedi.',
        'Artık gezmeye çıkarıyorum. Bir şey kapatmaya değil, onu geçti. İnsanların nereden girdiğini görmeyi seviyor.',
      ],
    },
  },
  'dill-pennyroyal': {
    name: 'Dill Pennyroyal',
    lines: {
      hello: [
        'Gel gel! Dill Pennyroyal: her şey bir kuruş, olmayanlar hariç. Yani her şey hariç.',
        'Eskiden daha çok bağırırdım. Sonra dükkân açıldı, kapısı hepsini bedavaya yapıyor.',
      ],
      ten: ['On tür yakalamışsın! İndirim yapardım da isteyeceğin bir şeyim yok. Dostça söylüyorum.'],
      defeated: [
        'Yenildin ha? Sana bir bahane satayım. Az kullanılmış. “Gözüne güneş girdi”: iki tane kaldı.',
      ],
      friday: ['Cumaları balık! Cumaları değil. Ama levhada öyle yazıyor, boya da pahalı.'],
      dusk: ['Her şey gidecek! Akşam oldu. Ben de gideceğim, listedeyim.'],
      jam: ['Bu reçel. Bu da reçel. Şu da dürüst olanı.'],
      scales: ['Terazim tüyüne dek doğru. Büyük bir tüy. Öyle bakma, güzel bir tüy.'],
    },
  },
  'ned-hasp': {
    name: 'Ned Hasp',
    lines: {
      hello: [
        'Ned Hasp, bataklık kapısının bekçisi. Üç rozetle açılır. Karar veren ben değilim: menteşe.',
        'Başka bir şeyden üç tane olmaz. Bir delikanlı düğme denedi. Nezaketen biraz açıldı.',
      ],
      alone: ['Oraya kimsesiz mi? Olmaz. Kural değil. Ben uyuyamam yalnızca.'],
      eight: ['Sekizi de. Bataklık sana sonuna dek açık, sonunun ötesinde bir şapel var.'],
      three: [
        'Üç rozet! Hadi, it. Kasabanın dışarı açılan tek kapısı.',
        'Ötekileri bir şey geri girmesin diye yapmışlar. Ne olduğunu söyleyen yok.',
      ],
      night: ['Geceleri her saat kapıya vururum. Daha yanıt veren olmadı. Olsa çoğunlukla sevinirdim.'],
      hinge: ['Menteşeyle konuşurum. Bana karşı açık olan tek o.'],
      mist: ['Sis kapıya dek gelir, ayağını siler. Sise bir şey demem. Nerede duracağını bilir.'],
      banked: [
        'Dün gece kapıya vurdum, biri geri vurup iyi geceler dedi. Demek bunun için yapmışız. İyi geceler denilsin diye.',
      ],
      loose: [
        'Kapıyı artık kilitlemiyorum. Dışarı açılır, içeri açılır, bakınca açılır. Menteşe sevinçten yerinden çıkacak.',
      ],
    },
  },
};
export default words;
