import type { fourlightPeople } from '../../en/people/fourlight.ts';

const words: typeof fourlightPeople = {
  'thandeka-moyo': {
    name: 'Thandeka Moyo',
    lines: {
      hello: [
        'Şşt, üst raflar filizleniyor. Thandeka Moyo, tohum kütüphanesi. Dinlemeyene dokunabilirsiniz.',
        'Meşe iki yüz yıllığına, turp hafta sonu için. Cezalar gübreyle ödenir.',
      ],
      thyme: [
        'Bir yenilgiyi iyi durumda getirdiniz, bakın: ilk sayfa, ilk ödünç. “Kekik, bir saksı, mutfak penceresinden. Hemen döner.”',
        'Ocağı buraya taş taş taşımışlar, otları unutmuşlar. Bin yıl gecikti. Suyunu verdim.',
      ],
      banked: ['Kekiği ocağın rafına koydum, kökü ısınsın. Bin yıl geç, cezayı sildim. Kimseye demeyin.'],
      loose: [
        'Kekiğe “temelli ödünç, penceresi olan herkese” yazdım. Gözüm karardı. Şimdi gidip rafa bir kitabı yan koyacağım.',
      ],
      defeated: ['Yenilginizin iadesi ne zaman isterseniz. Çoğu süresini uzatır.'],
      dawn: ['Şafakta hepsi birden su ister. Bağırmanın serbest olduğu tek an.'],
      oak: ['Bir adam meşe getirdi. Palamut almıştı. Kenar notlarından para aldım.'],
      radish: ['Turplar hafif okurdur. Sonu kısa olsun isterler.'],
    },
  },
  'mirabel-quince': {
    name: 'Mirabel Quince',
    lines: {
      hello: [
        'Ben Mirabel. Dokuz yaşındayım, liderim, kaybolmadım. Sen kayboldun mu? Annene götürebilirim.',
        'Sekizde okulda olmam lazım. Burada hep sekize az var. En güzel yanı o.',
      ],
      badge: ['Rozetim sende! Ben çizdim. At olucaktı ama at bitti.'],
      banked: [
        'Maren ona iyi geceler dememe izin veriyo. Ejderhayı anlattım. Öğretmene söylemedi. Ateşlerden en iyi arkadaşım o.',
      ],
      loose: [
        'Biri arka basamağımızın altına taşındı! Kapıyı biraz açık bırakıyorum. O da terliğimi biraz yakıyo. Kibarlık yapıyoruz.',
      ],
      defeated: ['Ben çok yenilirim. “Bir daha!” diye bağırırsın, o zaman o başka maç olur.'],
      day: ['Okuldan kaçmıyorum. Gidiyorum. Yalnız yavaş gidiyorum.'],
      dusk: ['Karanlık olunca evde olmam lazım. Pazartesiden beri neredeyse karanlık.'],
      slippers: ['Tavşan bunlar. Bu sol, bu da öteki sol.'],
      tabard: ['Önlüğümün içinde “cesur” yazıyo. Annem dikti, bir yere teslim edilirsem diye.'],
    },
  },
  'soraya-haddad': {
    name: 'Soraya Haddad',
    lines: {
      hello: [
        'İstersen gölgemde dur, kullanmıyorum. Soraya Haddad, cam.',
        'Tezgâha dikkat. Bu sabah kumdu, akşama sürahi olacak.',
      ],
      window: [
        'Berrak göze berrak cam. Soğuk ocağa pencere istediler. Duvar yok. Önce pencere istediler.',
        '“Yanınca dışarıdan görülsün,” dedi Maren. Kim görecek dedim. “Dışarıda kim varsa.” Çift camlı yaptım.',
      ],
      banked: ['O pencerede bir ışıltı var. Karanlıkta aptal gibi dışında durdum, beklendiğimi hissettim.'],
      loose: ['O pencereyi açılır yaptım. Aynı cam. Yalnız kendinden daha emin bakıyor.'],
      defeated: ['Çatlak, ışığın yandan girdiği yerdir. Ona fazla para alırım.'],
      dusk: ['Akşam fırın gökten parlaktır. Burnu büyür.'],
      sand: ['Hepsi kum. Yalnız ona yeterince uzun süre sıcak bir şeyler söylenmiş.'],
      breath: ['Kadeh tek soluk, kâse iki. Avizeye önce kahvaltı ederim.'],
    },
  },
  'ignatius-pell': {
    name: 'Ignatius Pell',
    lines: {
      hello: [
        'Ad? Amaç? … “Yalnız bakıyorum.” “Kaydı yok” yazayım. Pell, Ignatius. Hazine denetlerim.',
        'Yılda bir her ejderhanın altınını sayarım. Soluk tutarlar. Büyüklerde acele edilir.',
      ],
      stones: [
        'Hesabınız tutuyor, gösterebilirim. Buraya taşınan ocak taşı: dört yüz on iki. Makbuz: dört yüz on üç.',
        'Fazlası diyor ki: “Bir kapı. Getirilmedi. Açık bırakıldı, belki diye.” On dokuz yıldır devrediyorum.',
      ],
      banked: [
        'Kalem: bir köz, örtülü, faizde. “Varlıklar”a, sonra kurşun kalemle “yuva”ya yazdım. Paraf buraya.',
      ],
      loose: [
        'Kalem: bir köz, serbest, herkeste. Sayılmayarak büyüyen tek tutar. Paraf buraya. Yok: atmayın.',
      ],
      defeated: ['Bir zarar. Gider yazılır. Soran pek olmaz.'],
      friday: ['Cumaları aşağı yuvarlarım. Tek zaafım.'],
      cup: ['Biri beni kupayla satın almaya kalktı. Kupayı saydım.'],
      hem: ['Eteğim yanık. Tazminat istedim. Aramızda, epey de sıcak tutuyor.'],
    },
  },
  'tomasz-wrona': {
    name: 'Tomasz Wrona',
    lines: {
      hello: [
        'Dört bin bir, dört bin iki. İyi akşamlar. Kıpırdama, üstünde ispinoz var. İki ispinoz. Tomasz Wrona.',
        'Eve dönenleri adlarıyla sayarım. Zaman alır, ama unuttuğumu aramak daha çok sürerdi.',
      ],
      over: [
        'Sayıldın, söyleyeyim: her akşam bir fazla. Kenardan geç gelen bir ışık var, kanadı yok.',
        'Soğuk ocağı bir dolanır, yatacak köpek gibi, yatmaz. Deftere “Daha değil” yazdım.',
      ],
      banked: [
        'Dün gece geç gelen geldi, bir dolandı, yattı. Deftere adıyla geçti. Yüksek sesle demem, uyuyor.',
      ],
      loose: [
        'Geç gelen bir dolandı, yine kenardan gitti, dönüp baktı. “Dışarıda. Yolu biliyor” yazdım. İyi uyudum.',
      ],
      defeated: ['Bir iki tüy düşürdün. Geri gelmezler, ama üstlerinde oturan var.'],
      dusk: ['Sus, giriyorlar. Sığırcıkların hepsi aynı adı veriyor.'],
      perch: ['Kolumu alışkanlıktan uzatırım. Karım çamaşır asardı.'],
      nest: ['Şapkamdaki yuva bahara dek kirada. Hanımlara çıkaramıyorum.'],
    },
  },
  'dewi-laras': {
    name: 'Dewi Laras',
    lines: {
      hello: [
        'Işığımdasın. Yok, kal, gölgenin profili güzel. Dewi Laras. Sazları oynatırım. Onlar da uyar.',
        'Figürlerim bitince selam verir. Kim çekiyor diye artık sormuyorum.',
      ],
      play: [
        'En eski oyunumu hak ettin. İki figürü var: bir ocak, bir el. Son perdesi yok.',
        'El mandala gider, lamba söner. Herkes nasıl sürdüğünden emindir. Aynı şeyden emin iki kişi yok.',
      ],
      banked: [
        'Son perdeyi oynadım. El kapıyı içeriden, usulca kapatır. Koca adamlar ağladı. Bir çocuk “E, geç oldu,” dedi.',
      ],
      loose: [
        'Son perdeyi oynadım. El mandalı bırakır, veda eder gibi sallanır. Koca adamlar ağladı. Bir çocuk, orada yemekte ne var, diye sordu.',
      ],
      defeated: ['O ikinci perdeydi. Kahramanlar ikinci perdede yenilir, güzel şarkılar oradadır.'],
      night: ['Gece perdeye gerek yok. Daha küçük oynamak yeter.'],
      trick: ['Hileyi perdenin ardında ararlar. Hile benim. El sallarım.'],
      face: ['Yüzümün bu yarısı seyirci için.'],
    },
  },
  'eino-saarvi': {
    name: 'Eino Saarvi',
    lines: {
      hello: ['…', 'Eino Saarvi. Kimse dilemezken vururlar. Sen diliyorsun. Buradan duyuyorum.'],
      hook: [
        'Bunu az kişiye gösteririm. Gölün en derininden çıktı, sıcak. Kapıdan bir demir kanca. Mandalın düştüğü yer.',
        'Üç kez geri attım. Üç kez çıktı. Şimdi mutfağımda çivide, kedi yanından ayrılmıyor.',
      ],
      banked: ['Kancayı ocağa götürdüm. Maren bacaya taktı. Kapısı yok. Palto asmaya.'],
      loose: ['Kancayı dördüncü kez attım. Dipte kaldı. Yalnız gerekmediğini duymak istemiş.'],
      defeated: ['Oltadan kaydı. Böyle büyürler.'],
      night: ['Şu bir yıldız. Çok küçük. … Gitti.'],
      coffee: ['Kahve iki kişilik. Hangi iki, hiç bilmem.'],
      feet: ['Yalınayak, evet. Çizmeyi duymuşlar.'],
    },
  },
  'seraphine-oyelo': {
    name: 'Seraphine Oyelo',
    lines: {
      hello: [
        'Usulca, dokuzuncu yeni daldı. Yüzyıl, çocuk değil. Seraphine Oyelo, gece nöbeti.',
        'Dinlenemezler, ben de ninni söylerim. Dördüncüye indim. İstek parçalar var.',
      ],
      carriers: [
        'Ne güzel örttünüz. O hâlde en eskiler ne mırıldanır, dinleyin. Ocağı taşıyanlar onlar, yatmıyorlar.',
        '“Biri üşümüş dönebilir.” Bin yıldır, yatak açık, oturuyorlar. Tanırım ben öylesini.',
      ],
      banked: [
        'Daldılar. Önce eski taşıyıcılar, çizmeleriyle. Oturdum, kimseye gerekmedim. Örgü ördüm! Çok güzeldi.',
      ],
      loose: [
        'Eski taşıyıcılar kalktı. Eyvah dedim. Ama gerinip yürüyüşe çıktılar. Sonrasında insan ne iyi uyur.',
      ],
      defeated: ['Kırılan yalnız akşam. İyi sandalyeye oturun.'],
      dawn: ['Şafakta nöbeti devrederim. Devredecek kimse yok, çaydanlığa anlatırım.'],
      box: ['Müzik kutusunda tek ezgi kaldı. Sevinçten uyuyamayan birine saklıyorum.'],
      tired: ['Yorgun mu? Yok, yok. Dinlemek için kapamıştım.'],
    },
  },
  'halcyon-abebe': {
    name: 'Halcyon Abebe',
    lines: {
      hello: [
        'Geleceğinizi şafak, vaktini öğle söyledi. Halcyon Abebe, saatlerin bekçisi. Dedikodu ederler.',
        'Göğü akşam kurarım. Sanırım kurulmasa da döner. Rica edilsin istiyor.',
      ],
      wait: [
        'Anahtar sizde, söyleyeyim: dört saat burada neden durur? Ocak taşınınca yandığını görmeye kaldılar.',
        'Karar verilince yürürüz dediler. Maren Trivet’e gidin. Tek sorusu var, iyi saklanmış.',
      ],
      banked: [
        'Dün gece göğü kurdum, bitmeden kıvrıldı, ateş yakıldığını duyan kedi gibi. Artık eve erken dönüyorum.',
      ],
      loose: ['Bugün kadrandaki dört gölge bir dakika açık kapıyı gösterdi. Yazdım. Düzeltmedim.'],
      defeated: ['Bir saat el değiştirdi. Yarın aynı sularda geri gelir.'],
      dusk: ['Bir dakika. … On bir. On iki. Tamam: akşam kuruldu. Altına oturun.'],
      late: ['Bir kez geciktim, doğum gününe. Güneş dışarıda bekledi, sonra elinde paketle girdi.'],
      eyes: ['Bir göz gündüz, biri gece için. Akşam kim sürecek diye tartışırlar.'],
    },
  },
  'bartholomew-tock': {
    name: 'Bartholomew Tock',
    lines: {
      hello: [
        'Saat! Cep saati! Kum saati, az kullanılmış! Bartholomew Tock. Bu tezgâhta on bir yıl, tek satış yok.',
        'Dört pazar bir arada, gördün mü. Şafak, öğle, akşam, gece. Hiçbiri saati merak etmiyor.',
      ],
      ticking: [
        'Pst. Benimkilerden biri çalışmaya başladı. Akrepsiz eski mutfak saati. O ocağın taşlarıyla gelmişti.',
        'Sen o kalabalıkla geçerken başladı. Çok yavaş. Yan odada biri soluk alır gibi.',
      ],
      banked: [
        'Bir tane sattım! Mutfak saatini, Maren’e. “Tıkırtısı için,” dedi. Parayı çerçeveledim. Çivisini de.',
      ],
      loose: ['Mutfak saati yürüyüp gitti, köşesini sıcak bıraktı. Kart koydum: “Saat kaç, bakmaya gitti.”'],
      defeated: [
        'Yenildin mi? Şu kum saatini çevir. Bak, hepsi daha gelecek. Sonra yerine koy, vitrinlik o.',
      ],
      dawn: ['Bununla şafak, şununla öğle, karnım salı diyor.'],
      night: ['Gece daha ucuz. Akreple yelkovan görünmüyor.'],
      slow: ['Şu geri, şu ileri. Ortalamada Mil’in en dakik adamıyım.'],
      stopped: ['Durmuş saat günde iki kez doğrudur. Burada sen durdukça doğru. Güzel parça.'],
    },
  },
  'clementine-shade': {
    name: 'Clementine Shade',
    lines: {
      hello: [
        'Gölgeler lütfen. … Teşekkürler. Numaranız. Clementine Shade, vestiyer.',
        'Bu taşlarda hep öğle, ayağa dolanırlar. Sizinkini pencereye astım. Hâlâ el sallıyor.',
      ],
      peg: [
        'Hiç alınmamış tek askı var. Bir ocağın gölgesi. Ninemin ninesine bırakıp kalanı tepeye taşımışlar.',
        'Gölgeye düşecek ışık gerek. Asılı bekler. Pazarları fırçalarım. İçi sıcak.',
      ],
      banked: ['Ocağın gölgesi alındı! Düşecek ışık olur olmaz tepeye koştu. Fişini unuttu.'],
      loose: ['Ocağın gölgesi kalıyor. Ateşi gezdikçe her dakika başka yerde. Ona büyük askıyı verdim.'],
      defeated: ['Sizinki biraz basık dönmüş canım. Buhara tutarım.'],
      dusk: ['Akşam hepsi uzar, büyüdük sanır. Erken kapatırım.'],
      nine: ['Dokuz numara pek uzun. Sahibi değildi. Yalnız erken gelmişti.'],
      swap: ['Bir kez ikisini karıştırdım. Sonra yazdılar. Çok mutlularmış.'],
    },
  },
  'ambrose-thaw': {
    name: 'Ambrose Thaw',
    lines: {
      hello: [
        'Eldiven giy, öbür yana soluk ver. Ambrose Thaw, buz kütüphanesi. Her kitabımız var, sonuna az kalana dek.',
        'Bitmeden erirler. Yakınan olur. Yazarlar da yakındı.',
      ],
      evening: [
        'Hepsi tek kitap, biliyor musun. Birinci cilt: “Soğuktu.” İkinci: “Hâlâ.” Ocağı kurmuş, havayı yazıp beklemişler.',
        'Bin yüzüncü ciltteyim, biri tam kapıdan giriyor. Tek bir akşamı anlatan en uzun kitap.',
      ],
      drip: ['Son cilt damlamaya başladı. Okunur olmadan Maren’i gör. Etkilenmeni istemem.'],
      banked: ['Son sayfa dondu. “Sonra ısındı ve uyudular.” Altına biri çömlek çizmiş. En üst rafa koydum.'],
      loose: [
        'Son sayfa raftan aktı, kovayla koştum. “Ve sonra” yazıyor. Başka bir şey yok. Hiçbir kitabı böyle sevmedim.',
      ],
      defeated: ['Kitapta kırkıncı sayfada yenilirler. Dokuz bin sayfa var.'],
      night: ['Mavi ışıkta okurum. Soğuktur, konu da öyle.'],
      mittens: ['Sayfa sıcak kaşıkla çevrilir. Bir kez. Bekleme listesi bundan.'],
      spoiler: ['Sonunu söyleme. Burada şaşıracak tek kişi benim.'],
    },
  },
  'maren-trivet': {
    name: 'Maren Trivet',
    lines: {
      hello: [
        'Ayaklar. … Sağ ol. Maren Trivet. Ocağa bakarım. Her sabah süpürülü, her sabah soğuk. Hazırlıksız yakalanmak istemem.',
        'İlk mutfağınki bu. Vadi taş taş taşıdı, ateş eve dönmek isterse diye. Sofrayı ben kurarım.',
      ],
      banked: [
        'İşte. Külden bir yorgan, kenarlarını da sıkıştır. Dinle. … Horluyor. Bin yıl, horladığını kimse yazmamış.',
      ],
      home: ['Sesini alçalt, örtülü. Ayağına da dikkat. Artık burası yuva, iki kat önemli.'],
      loose: [
        'Öyleyse kalkık kalır. Çaydanlıktan “soğuk”u yaktım, kapı eşiğine taş koydum. Kapı yok ya. İlke meselesi.',
      ],
      out: [
        'Bir saat önce içerideydi, ocağın rafında oturdu, balı yedi, yine çıktı. Bin yaşında hepsi öyledir.',
      ],
      ask: [
        'Sıcak. Yalnız söylenmesini bekliyor. Külle ört: köz burada uyur, canlıları isteyerek kalır, dönülecek yuva olur.',
        'Ya da mandal kalkık kalsın: otlarda kalır, hiçbir mutfak kapısı tam kapanmaz. İkisi de yanlış değil. Bir kez sorarım.',
      ],
      warm: [
        'Elin, şu taşa. … Sıcak değil. Ama soğuk da değil! Daha soğuğun adı yokken soğuktu.',
        'Arkandaki kalabalıktan, her yerden gelmişler. Her mutfak gibi kokuyorlar. Saatleri kuranı yen, bana dön.',
      ],
      defeated: ['Üşümüş görünüyorsun. Otur. Ocak daha işe yaramıyor, ama oturmak yarıyor.'],
      night: ['Gece dört ışığı açık bırakırım. Karanlıktan çekinebilir. Hiç söylemedi.'],
      kettle: ['Büyük çaydanlık. Kaç kişi olacağınızı bilmiyorduk.'],
      jars: ['Tuz, bal, kekik ve SONRA. Yok, kimse açmadı. Vakti gelmeden insanın eli varmıyor.'],
      broom: ['Külü sabah süpürür, akşam yerine koyarım. İçinde oturan varmış gibi durmalı.'],
    },
  },
};
export default words;
