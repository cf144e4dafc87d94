import type { scatterseaPeople } from '../../en/people/scattersea.ts';

const words: typeof scatterseaPeople = {
  'teodoro-bras': {
    name: 'Teodoro Brás',
    lines: {
      hello: [
        'Dur! Zayıfsın. Değil misin? Az sonra olacaksın. Teodoro Brás, yüzen mutfağın aşçısı.',
        'Kapı orada, kaşıklar içeride. Benimle kimse aç dövüşmez. Senin için haksız üstünlük olur.',
      ],
      stove: [
        'Kazanan gibi yedin, sobama bak. Bu hafta on bir komşu ateş almaya geldi. Her biri bir ateşle gitti.',
        'Sobada ne kaldı? Ateş. Hesabı masa örtüsünde yaptım. Tutmuyor. Üstünde kızartma yaptım.',
      ],
      defeated: ['Yenilgi çoğu kez tuz eksikliğidir. Otur. Ona bir şeyim var, kabuğu da var.'],
      friday: ['Cumaları balık çorbası var. Öteki günler de var, ama cuma duyuruyorum.'],
      stew: ['Çorbanın sırrı zaman. Öteki sırrı ikinci soğan. Bunu duymadın.'],
      storm: [
        'Dokuz fırtına, kenardan damla düşmedi. Tencereyle birlikte eğilirsin. Tayfa başının çaresine baksın.',
      ],
      banked: [
        'Külle yatırdın ha? İyi. Bugün dinlenen yarın güzel olur. Her aşçı bilir. Krallar, avukatlar bilmez.',
      ],
      loose: ['Kapağı açık mı bıraktın? İyi. Bir şey taşmıyorsa biri açtır. Şerefine üçüncü soğanı attım.'],
    },
  },
  'lani-tovua': {
    name: 'Lani Tovua',
    lines: {
      hello: [
        'Eğil! … Daha. Sağ ol. Salının postası geliyordu. Ben Lani, uçurtma yaparım.',
        'Bu bacak ilk uçurtmamın direğinden oyma. Ne zaman döneceğini hâlâ bilir. Tartışmam.',
      ],
      badge: ['Uçurtman indi! Kuzeyde bir kadının damında. Oradaki tek gülümseyen şey diye yazıyor.'],
      defeated: ['Rüzgârın mı kesildi? Ağzını kapatıp rıhtımda otur. Ne oldu diye hep bakmaya gelir.'],
      dawn: ['Şafak havası yeni ip gibidir. Neyi tutacağına daha karar vermemiştir.'],
      cousin: ['Kuzen iyi. Daha çok ip istedi. Pul yolladım.'],
      wind: ['Rüzgâr durmaya değersin diyor, sol çorabında delik olduğunu da.'],
    },
  },
  'celestin-amaury': {
    name: 'Célestin Amaury',
    lines: {
      hello: [
        'Kıpırdamayın. Turba. Çan tuncu. Islak koyun, pek çok. Bataklıktan yürüyerek gelmişsiniz, ne kadar üzgünüm.',
        'Célestin Amaury. Koku yaparım. Bu yandaki ev; girmeden soluk verin lütfen.',
      ],
      smoke: [
        'Beni yenen bir burun için: bu adaların herhangi birinde ateş isteyin, koklayın. Doksan ocak, tek duman. Aynısı.',
        'Benzer değil. Benzeri bilirim. Aynı duman; sanki biri bir kokuyu doksana bölmüş, hiçbir şey yitmemiş.',
      ],
      defeated: ['Yenilgi kokusu. Üst nota: toz. Ama durun. Evet. Altında, şimdiden, kahvaltı.'],
      dusk: ['Akşam çiçekler ısırmayı bırakıp mırıldanır. İnsan çabuk şişeler, özür diler.'],
      nose: ['Burun sigortalıdır. Kalanım yalnız onun ayağı.'],
      flower: ['Bu, kol düğmemi aldı. Bıraktım onda kalsın. Hiç bu kadar güzel olmamıştı.'],
      banked: [
        'Duman değişti. Üstü eskisi gibi; altta, çok hafif, temiz çarşaf. Bir deney kabına ağladım. İyi satıyor.',
      ],
      loose: ['Duman değişti. Her adanınki başka! Doksan ayrı duman, bende tek burun, o da tatil istiyor.'],
    },
  },
  'eleni-karras': {
    name: 'Eleni Karras',
    lines: {
      hello: [
        'Eller. Göster. Hm. Ne kâse yapmışsın ne kâse fırlatmışsın. Eleni Karras.',
        'Kilin üstünde yaşar, yaşadığım yeri kazarım. Bir gün yalnız raflar kalacak. Ondan önce gel.',
      ],
      plate: [
        'Çatlamadın, göstereyim. Kilin dibinde masa kadar bir tabak buldum. Kenarında kesikler. Doksan.',
        'Pasta tabağı, bir şeyi hakça bölmek için. Üstündeki sır ısıdan akmış. Onu hiçbir pasta yapmaz.',
      ],
      defeated: ['Kırıldı mı? İyi, kırık kalınlığı gösterir. Seninki yeterince kalın. Tutkal.'],
      monday: ['Pazartesi fırını açarım. Pazartesi öğlene dek soluk almam.'],
      island: ['Bahçe penceredeki vazoya gitti. Yine bahçem. Vazoyu sularım.'],
      jar: ['Bu küp bitmedi. Acelesi de yok. Anlaşıyoruz.'],
      banked: [
        'Eski tabağın kesiklerini altınla doldurdum. Doksanını da. Artık tek tabak, ne için olduğunu biliyor. Dokunma.',
      ],
      loose: [
        'Tabağı yeniden yaptım. Kesiksiz. İstediğin kadar koparırsın, bütün kalır. Nasıl, bilmem. Sırın haberi olmasın.',
      ],
    },
  },
  'haruo-minami': {
    name: 'Haruo Minami',
    lines: {
      hello: [
        'İyi akşamlar. Kabloya dikkat, bugün huysuz. Haruo Minami. Resifteki son ışığa bakarım.',
        'Kitabınız varsa: ıslakları alırım. Kurulara güvenmekte zorlanırım.',
      ],
      case: [
        'Karaya bir kitap vurdu, baştan sona dava: denizden çıkan ateş kimin? Doksan ada, doksan avukat.',
        'Kararda kopuyor. Okunan son satır: “Burada çocuk bir bıçak istedi, bir de sessizlik.” Uykumu kaçırdı.',
      ],
      defeated: [
        'Dokuzuncu bölümde herkes yenilir. Bir kez orada bırakmıştım. Öyle kalsa hüzünlü bir kitap olurdu.',
      ],
      night: ['Gece gemilere yüksek sesle kitap okurum. Güzel yerlerde yavaşlamaya başladılar.'],
      novel: ['Dört yüz başlangıç, altmış son bilirim. Ortalarını kendim yaşamak zorunda kaldım.'],
      ninety: ['Doksanıncı sayfa. Bir gün ayakkabınıza yapışırsa çekinmeyin.'],
      banked: [
        'Davanın son sayfası vurdu: “Ertelendi; taraflar eve, yemeğe gitmiştir.” Gemilere iki kez okudum.',
      ],
      loose: [
        'Davadan bir sayfa vurdu: “Ateş üç kez çağrıldı, başka yerdeydi, keyfine bakıyordu.” Gemiler orayı seviyor.',
      ],
    },
  },
  'pomona-bellacorda': {
    name: 'Pomona Bellacorda',
    lines: {
      hello: [
        'Ah, ne yüz! Kendininki mi? Ne cesaret. Pomona Bellacorda, maskelerden.',
        'Yarış gece yarısı. Denizi de çağırdık; ne kılıkta gelir, bilinmez.',
      ],
      badge: ['Dün gece biri senin maskenle dans etti, iskambilde kazandı. Merak etme. Pek zariftin.'],
      defeated: ['Duvardan mutlu bir tane al. Bir saat tak. İçi ne çabuk yetişir, şaşarsın.'],
      saturday: ['Cumartesi bütün Yelkenipi maskelidir. Kediler sıkılır: herkesi dizinden tanırlar.'],
      moon: ['Ayın ardı mı? Bir ay daha, aziz konuk. Yağmura hazır olmalı.'],
      paper: ['Yalnız kâğıt ve tutkal. Ama yasa da öyle, bak önünde nasıl dik duruyorlar.'],
    },
  },
  'abena-mensah': {
    name: 'Abena Mensah',
    lines: {
      hello: [
        'Tık. Tık. Kusura bakma, her şeye vururum. İyi ses veriyorsun. Abena Mensah, gemi yaparım.',
        'Yüzüyorsa ben yaptım. Yüzmüyorsa ben geldiğimde öyleydi.',
      ],
      badge: ['Adını bir tekneye yazdım. İçine, su altına, önemli yere. Deniz bütün gün okuyor.'],
      defeated: ['Giden bir sac, gemi değil. Bul, çekiçle, üstünde dans et. Bu sırayla.'],
      night: ['Gece güvertelerde dans ederim. Bir yanlış nota duyarsan benimdir, çoktan da durmuşumdur.'],
      tunk: ['Tık, tık, tunk. Duydun mu? Hayır mı? Şanslısın. Çoğu masada yemek yiyemem.'],
      dent: ['Çukur suya indirmeden kalma. Eleni’nin şişesi. İyi atar, ince de yapmaz.'],
    },
  },
  'kaimi-orosa': {
    name: 'Kaimi Orosa',
    lines: {
      hello: [
        'Günaydın. Bir dakika, hâlâ soluk veriyorum. … Tamam. Kaimi. Resifte dalarım.',
        'Islak gir, kuru gir. Islak çıkarsın.',
      ],
      lamp: [
        'Neye dalarım, anlatayım. İnci para eder. Ama resifin altında bir lamba var, yanıyor. Orada. Suyun içinde.',
        'Gidip fitilini keserim, teyzem gibi. Balıkları eve götürür. Bir adanın payıymış, ada batmış. O hiç sönmemiş.',
      ],
      defeated: ['Dip güzeldir, değil mi? Sessiz. Şimdi ayak vur.'],
      dawn: ['Şafakta resif kızartma gibi ses çıkarır. Teo açlıktan diyor. Karides. Ses etmiyorum.'],
      grudge: ['Salı günü bir kinim vardı. Şakayıkların orada düşürdüm. İyi görünüyorlar.'],
      six: ['Altı dakika. Ne düşünüyorsun derler. İlk beşi öğle yemeği. Altıncısı hep hava.'],
      banked: [
        'Lambam hâlâ yanıyor. Yalnız yukarı bakmayı bıraktı. Eve gitmek ister misin dedim. Evdeyim dedi. Kabarcıkla.',
      ],
      loose: [
        'Lambam yüzmeye çıkmış. Kahvaltıda şakayıkların orada buldum, fitilini kendi kesmiş. Teyzem iki çift laf ederdi.',
      ],
    },
  },
  'zenobia-tan': {
    name: 'Zenobia Tan',
    lines: {
      hello: [
        'Geçit yolundasınız. İki adım sola. Teşekkürler. Zenobia Tan, liman başkanı.',
        'Doksan ada, tek defter. Giren her şey içinde. Siz de. Daha iyi ayakkabıyla bekleniyordunuz.',
      ],
      oriel: [
        'İlk sayfayı görebilirsiniz. “Denizden giren: bir ateş. Sahibi: tartışmalı. Karara bağlayan: Oriel, altı yaşında, pasta bıçağıyla.”',
        '“Doksana. Her parça bütünü kadar.” Altında, çocuk yazısıyla: “Önce sorarsan pasta da öyle.”',
      ],
      disputed: [
        'İlk kaydımız, sudan çıkan bir ateş ve hak isteyen doksan kişi. Beni yenin, gerisini okurum.',
      ],
      defeated: ['Döndünüz. Bu, geliş olarak yazılır. Başka bir şeye sütunum yok.'],
      night: ['Gemim gece girer. Sözü edilir bir gövdesi yok. Ondan hiç bağlama parası almadım.'],
      tide: ['Gelgit dört dakika geç. Aya bu konuda sert bir mektup yazdım.'],
      berth: ['Doksan bağlama yeri var, bir de boş tuttuğum doksan birincisi. Limana nedeni sorulmaz.'],
      banked: [
        'Yazıldı: “Kuzeye çıkan: bir ateş, örtülü. Doksan parça burada, bütün.” “Bütün”ün altını çizdim. İki kez.',
      ],
      loose: ['“Sahibi” sütunu kapandı. İki çizgi çektim; bakan yokken bir de küçük bayrak.'],
    },
  },
  'nell-farthing': {
    name: 'Nell Farthing',
    lines: {
      hello: [
        'Çömleğe dikkat, sıcak. Nell Farthing. Kürek çekerim. Çoğu gece, tek bir korla.',
        'Adadan adaya. İsteyen olmadı. Hepsinin ateşi var. Hava alsın istedim.',
      ],
      coal: [
        'Her gece her kapıda kordan bir parça veririm. Her gece korla eve dönerim. Aynısıyla.',
        'Bir kez tarttım, önce ve sonra. Kilo almış. Verdikleri pastadandır.',
      ],
      whole: [
        'Zenobia sana sayfayı okumuş! Oriel, ninemin ninesinin bir şeyiydi. Biri deseydi doksan bire bölerdi.',
        'O yüzden kürek çekerim. Belki biri sormaya çekinmiştir.',
      ],
      defeated: ['Söndün mü? Şu çömleği bir dakika tut. Yok, yakın. İşte. Ondan bir şey eksilmez.'],
      night: ['En uzak adadaki beni ikiye kadar bekler. Uyuyor numarası yapar, fincanları da hazırdır.'],
      asked: ['Bir kez olsun gel diyen olmadı. Bir kez olsun git diyen de. Hangisi önemli, insan öğreniyor.'],
      oars: ['Kollarım mı? İkinci yıl yakınmayı bıraktılar. Artık ima ediyorlar.'],
      banked: [
        'Hâlâ çekiyorum. Nerede oturduğunu biliyorlar artık, doksanı birden kart yazdı. Arkası da imzalı.',
      ],
      loose: [
        'Dün gece kayıkta ikinci bir kor vardı. Ben koymadım. Kürek çekmek istedi. Kolu yok, dümene geçirdim.',
      ],
    },
  },
  'augustin-lamb': {
    name: 'Augustin Lamb',
    lines: {
      hello: [
        'Konuk! İki tur, tek yakınma yok, izledim. Augustin Lamb, bekçi.',
        'İçinde ne var diye merak edersin. Merdiven. Hakkında kitap yazdım. Döner durur.',
      ],
      ninety: [
        'Tepeden adaların ateşlerini sayarım. Birin doksan parçası derler. En küçüğünü aradım. Yok.',
        'Her biri bütün bir ateş. Dert şu ki geçen kış doksan bir saydım. Biri yine paylaşmış.',
      ],
      defeated: ['Ben üç yüzünden de düştüm. İşin sırrı, süt almaya indim demekte.'],
      night: ['Yok, ben yakmıyorum. Çıkıp iyi akşamlar derim, gerisini o yapar. İlişkimiz mesleki.'],
      stairs: ['Üç yüz çıkış, iki yüz doksan dokuz iniş. Ötekinin nereye gittiğini bulamadım.'],
      gulls: ['Martılar bir yolunu bulup kurtulmuş koyunlardır.'],
      banked: [
        'Doksan bir ateş, hepsi biraz kuzeye eğik, beşik başındaki insanlar gibi. Merdiveni parmak ucunda iniyorum.',
      ],
      loose: [
        'Tepeden doksan dört saydım. Sonra beni gördüler, doksan bir oldu. Oynuyorlar. Görmemiş gibi bir tur daha attım.',
      ],
    },
  },
  'bertha-kale': {
    name: 'Bertha Kale',
    lines: {
      hello: [
        'Çizmeni sil! Gemi ama temiz gemi. Bertha Kale, bahçıvan ve ikinci sahibi.',
        'Kırk çuval toprakla karaya oturdu. Gürültüden yakınmaya geldim, cebimde tohum vardı.',
      ],
      hundred: ['Yüz on tür; içlerinden sümüklü böcek yiyen var mı? O hâlde neyi kutluyoruz?'],
      defeated: ['O da kazaya uğradı. Şimdi bak: hiç bu kadar konuğu olmamıştı, hepsi de pırasayla gider.'],
      dawn: ['Şafakta, gelgitle sularım. On dakika yüzdüğünü sanır. Bırakırım sansın.'],
      cabbage: ['Deniz havası lahanayı tuzlu yapar. Tereyağından kazanırsın.'],
      captain: ['Kaptan her yıl yazar, yola çıkar mı diye. Ona bir kabak yollarım.'],
    },
  },
};
export default words;
