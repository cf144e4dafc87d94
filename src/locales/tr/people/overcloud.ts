import type { overcloudPeople } from '../../en/people/overcloud.ts';

const words: typeof overcloudPeople = {
  'norbu-lhawang': {
    name: 'Norbu Lhawang',
    lines: {
      hello: [
        'Hoş geldiniz, hoş geldiniz. Sol ayak yukarı. O bir ipti. Şimdi sağ. O bendim. Norbu Lhawang.',
        'Ben dokurum. Onlar eğirir. İyi evdir: herkesin işi var, çoğunun da sekiz bacağı.',
      ],
      badge: ['Artık kenardasınız, kırmızı çizmelerle. Atkıyı isteyen hanım boynum daha cesur diyor.'],
      defeated: ['Kaçan bir ilmek. Ağlanmaz, üç sıra geri gidilir, orada çay içilir.'],
      dawn: ['Şafakta her ağda çiy vardır, hepsi kuyumcu numarası yapar.'],
      bridge: ['Köprüyü hangi ip tutuyor, demem. Utangaçtır, kendine güveni gerek.'],
      list: ['Liste on bir yıl uzunluğunda. Onu da dokudum. Epey güzel bir liste.'],
    },
  },
  'quilla-huanca': {
    name: 'Quilla Huanca',
    lines: {
      hello: [
        'Çizmeler çıksın! … İyi, on parmak, bilmek isterim. Quilla Huanca. Kaplıcalara bakarım.',
        'Arkaya doğru ısınırlar. Ben de.',
      ],
      steam: [
        'Sıcağa dayandın, söyleyeyim: bu suları yakan yok. Adalar yemek pişirince ısınır. Aşağıda akşam yemeği, burada dokuzda sıcak su.',
        'Duman olup çıkar, bulut olup aşar, kayadan hamamıma iner. Ben yalnız tuzunu koyarım.',
      ],
      defeated: ['Gir suya, çenene dek. Alnına kadar girip de yenik kalan olmadı.'],
      night: ['Gece konukların çoğu keçi. Bahşişleri iyi. Ne olduğunu sormam.'],
      spoon: ['Büyük kaşık bu. Küçüğünü hak etmiş olmak istemezsin.'],
      towel: ['Bir havlu eksik, pek iyi kurulanmış bir dağ keçisi var. Artık dert etmiyorum.'],
      banked: ['Artık sabahları da sıcak. Kuzeyde biri bütün gece, kısık ateşte pişiriyor. Bele birebir.'],
      loose: [
        'Yanıt verdin vereli sular istedikleri yerden çıkıyor. Pazartesi mahzenimden. Bir bank koydum.',
      ],
    },
  },
  'amara-diallo': {
    name: 'Dr. Amara Diallo',
    lines: {
      hello: [
        'Ah, ne hoş, yakın zamandan biri! Dr. Amara Diallo. On milyon yıldan eskiye bakarım.',
        'Bu arada bir denizin üstündesiniz. Merak etmeyin. Not bırakmış.',
      ],
      layers: [
        'Kazanana bir iyilik: bu çizgi istir. Bir karış yukarıda yine. Ve yine. Hep bin yıl arayla.',
        'Saat gibi. Ateş çıkar, dolanır, iner. Hesabıma göre sonraki aşağı yukarı çarşamba.',
      ],
      defeated: ['Her şey arada bir silinir. Ardından gelen hep çok daha iyi giyimliydi.'],
      thursday: ['Perşembe randevum var. Taşlarla. Söylemek gerek, çiçek getiriyorlar.'],
      pocket: ['Kırk cep. Otuz dokuzunda taş, birinde sandviç. Yaşını ölçtürdüm.'],
      fern: ['Bu eğrelti bir türlü adam olamadı; bakın, hâlâ ondan söz ediyoruz.'],
      banked: ['Sonraki çizgi çarşambaydı, gelmedi! Bin yıllık dakiklik. Yanılmak ne güzelmiş.'],
      loose: [
        'Çarşamba tam vaktinde geldi: bir is çizgisi, sandviçimin üstünde. Etiketledim. Bir gün biri çok sevinecek.',
      ],
    },
  },
  'abbess-tuyet': {
    name: 'Başrahibe Tuyet',
    lines: {
      hello: [
        'Bütün basamakları çıktınız ve saydınız. Dudaklarınızı gördüm. Bin doğrudur. Başrahibe Tuyet.',
        'Süpürüldüler. Süpürülecekler. Öğretinin tümü bu. Kalanı çorba.',
      ],
      badge: ['Geçerken paltonuzla bir basamağı süpürdünüz. Dört yüzüncüyü. Sözünü etti.'],
      defeated: ['Düştünüz. Artık o zemini tanıyorsunuz. Çoğu kişi onu yalnız yukarıdan görür.'],
      dawn: ['Sabah yukarı, akşam aşağı süpürürüm. Öğlen rüzgârla birbirimize eğiliriz.'],
      broom: ['Aynı süpürge. Başını dokuz, sapını dört kez değiştirdim.'],
      step: ['Bir çömez en önemli basamak hangisi dedi. Bakmadığı basamağı gösterdim.'],
    },
  },
  'runa-aikio': {
    name: 'Runa Aikio',
    lines: {
      hello: [
        'Şşt. … Merhaba diyor. Yani salı günü dedi, çıkması zaman alıyor. Ben Runa.',
        'Buzulun dediğini yazarım. Birinci sayfa tek sözcük, sonundan emin değilim.',
      ],
      knees: [
        'Dizlerinin neden kötü olduğunu söyledi! Ilık yağmur. Burada arada bir ılık yağar. Sonuncusunu hatırlıyor.',
        'Diyor ki bin kış önce aşağıdan duman gelmiş, sonra biri gıdıklanmış. “Aynen” diye yazdım.',
      ],
      defeated: ['Dokuz kez geri itilmiş. Sen de daha yavaş dene diyor.'],
      dusk: ['Akşam gıcırdar. Oturuyor.'],
      slow: ['Günde bir karış gider. Onunla yarıştım. İnsan çok kitap okuyor.'],
      notebook: ['Şimdiye dek: “Ah”, “benim” ve belki “komşular”.'],
      banked: [
        'Bütün bir cümle söyledi! Dokuz gün sürdü. “Ah, komşularım eve dönmüş.” İkinci defteri aldım.',
      ],
      loose: ['Güldü! Bir hafta sürdü, yeni bir yarık var, ama oradaydım. Bir şey gıdıklıyormuş. Aynen.'],
    },
  },
  'idris-qamar': {
    name: 'Idris Qamar',
    lines: {
      hello: [
        'Hey, sen! Teyze’nin önündesin. Üç derece sola. Sağ ol. Idris Qamar, gökbilimci.',
        'Yıldızlara ad veririm. Çağrılınca gelirler, ama sabır ister, bir de sıcak bir robdöşambr.',
      ],
      round: [
        'Hey, sen, rozetimi takan! Hiçbir çizelgede olmayan bir ışık var. Adalardan çıkar, incecik, göğü bir kez dolanır.',
        'Turu bin yıl. Öncekiler çizmiş, her biri biraz ötede. Bende kâğıt bitiyor, onda gök.',
      ],
      defeated: ['Tutulma mı? Geçer. Geçmeyenini görmedim, her seferinde sandalye getiririm.'],
      dusk: ['Akşam! Herkesin sevdiği yıldız çıkıyor. O bir gezegen. Söylemeye kıyamıyorum.'],
      slippers: ['Terlikler doğru ayakta. Ayaklar yanlış bacakta.'],
      names: ['Akraba kalmadı. Kuzeydeki yeninin adı Dişçi.'],
      banked: [
        'Hey, sen! Dolanan ışık durdu, kuzeyde, alçakta. Ad koydum. Akraba değil. “Yuva.” … Ve Teyze.',
      ],
      loose: ['Hey, sen! Dolanan ışık yeni bir tura başladı. Kâğıt aldım. Üzülürüm sanmıştım.'],
    },
  },
  'gerta-zahnd': {
    name: 'Gerta Zahnd',
    lines: {
      hello: [
        'Perondasınız. Şurada başlar, sarı çizgide. Usulünce duruyorsunuz. Zahnd, Gerta.',
        'Tren on dörtte çıkar, öteki bütün saatlerde iner, çoğu kez isteğim dışında.',
      ],
      badge: ['Tarifedesiniz. Dipnot c: “beklenmedik biçimde gelebilir. Aktarmalar bekler.”'],
      defeated: ['Gecikme iptal değildir. Bir kez söylerim. Kalkın, düdük bir dakika sonra.'],
      sunday: ['Pazar yağlarım. Bir yere yaslanmayın. İki yürüyüşçü ödediklerinden uzağa gitti.'],
      watch: ['Saatim doğrudur. Güneş hakkında mektup aldım.'],
      slope: ['Bu yokuşta teker tutmaz dediler. Haklıydılar. Tutan dişler.'],
    },
  },
  'zoran-karaly': {
    name: 'Zoran Karaly',
    lines: {
      hello: [
        'Kayıp mısın? Değil misin? Yazık, hepimiz giyinmiştik. Zoran Karaly, dağ kurtarma.',
        'Arkanda kanat duyarsan koşmayı bırak. Oyun sanıyorlar.',
      ],
      badge: ['Çengelde artık kendi ipin var. Adın yazılı, bir de diş izi, sevgiden.'],
      defeated: ['İndirdiğim herkes yine çıktı. Biri bütün yol el salladı. Bir şeyin kalmaz.'],
      night: ['Gece yalnız boruyla uçarız. Üç: bulundu. İki: arıyoruz. Bir: üstüne oturdum.'],
      goats: ['Keçiler kaybolmamıştı. Yer ayırtmışlardı.'],
      left: ['Soldakinin adı Kırıntı. Sağdakini çağırmayız.'],
    },
  },
  'yangzom-merak': {
    name: 'Yangzom Merak',
    lines: {
      hello: [
        'Ah, koca taşlarda küçük ayaklar. Otur. Oraya değil, orası rüzgârın. Yangzom Merak, çay yaparım.',
        'Yetmiş yıl önce şapkam için çıktım. Burada yoktu. Başka her şey vardı.',
      ],
      hat: [
        'Siz aşağıda ateş saldınız, ardından ağlarsınız. Ben yukarıda şapka saldım. İkisi aynı yoldan: yukarı, öte, çepeçevre.',
        'Dün eşiğimde kurdelesi vardı, sıcak. Bir kurdele için yetmiş yıl! Ateş gideli bin yıl. E, öyleyse.',
      ],
      defeated: ['Yenildin. Dağ fark etmedi. Ben buna görgü derim.'],
      night: ['Aşağıdaki ışıltı mı? Adalar yemek yapıyor. Sabaha hava olur.'],
      tea: ['Tuz, tereyağı, çay. Yüzlerini buruştururlar, sonra öteki yarısını isterler.'],
      seventy: ['Çaydanlık kaynayana dek kalacaktım. Bu yükseklikte sanıldığından büyük söz.'],
      banked: [
        'Şapkam döndü. Bu sabah, çaydanlığın üstünde, sıcak. Artık inebilirim. … Otur. İnmek istemiyorum.',
      ],
      loose: [
        'Kurdeleyi yine yukarı attım. Giderken öyle güzeldi. Yetmiş yıl sonra biri bulur, şaşar, çay içer.',
      ],
    },
  },
  'perpetua-vale': {
    name: 'Perpetua Vale',
    lines: {
      hello: [
        'İyi günler. Sınıf sesiyle lütfen, dışarıda bile. Perpetua Vale. Okulun öğretmeniyim, on birinin de.',
        'Hesap, düğüm ve salıverme öğretiriz. Sonuncusu en zoru. Uçurtmayla çalışırız.',
      ],
      list: [
        'Okul, yanlışlıkla salıverilen her şeyin listesini tutar. Şapka, uçurtma, bir keçi, bir ateş. Yanına yazarız: teşekkürler.',
        'Çünkü bir şey olup geri gelir. Uçurtmalar kırlangıç yuvası olup döndü. Ateşe bir satır boş bıraktık.',
      ],
      entry: [
        'Yangzom’un kurdelesi işaretlendi! Dokuz yüz yılda ilk. Çocuklar bütün kalemleri açtı.',
        'Sonraki satır ateş. “Salan: iyi yürekli biri. Dönüş: …” İyi mürekkebi çıkardık.',
      ],
      defeated: ['O hâlde birini saldınız. Yazayım mı? İşte. Teşekkürler. Yine dolanıp gelir.'],
      weekend: ['Bugün okul yok. Yine de geliyorum. Çıkageldiklerinde biri burada olmalı.'],
      sums: ['Üç tanen var, ikisini verdin, neyin kaldı? “İki arkadaşım,” dedi en küçüğü. Tam puan verdim.'],
      thanks: ['Önce teşekkür eder, neye olduğunu sonra öğreniriz. Burada zaman kazandırır.'],
      banked: [
        'Satırı doldurduk: “Dönüş: evet. Getiren: iyi yürekli biri.” Noktayı en küçüğü koydu. Bütün salı sürdü.',
      ],
      loose: [
        'Satırı doldurduk: “Dönüş: uğruyor.” Biraz tartışıldı. Sonra biri girip yoklama defterine oturdu.',
      ],
    },
  },
  'fenwick-soar': {
    name: 'Fenwick Soar',
    lines: {
      hello: [
        'Mektup! Mektup var mı? Böyle kaldırırsın, çekince bırakırsın. Fenwick Soar, hava postası.',
        'Hiç yitirmedim. Yalnız nereye vardıkları hiç söylenmedi.',
      ],
      reply: [
        'Bir şey oldu. Biri geri geldi. “Ateş şimdi kimdeyse: iyi yiyor mu?” Pulu bin yıllık.',
        'Buradan atılmış, dolanıp gelmiş. Damgaya baktım. Başparmağa sıcak.',
      ],
      defeated: ['“Göndericiye iade” mi? Ayıp değil. Nereye ait olduğunu bilen var demek.'],
      dawn: ['Şafakta toplananlar en güzeli. Gece akla gelenlerin hepsi, çoğu da iyilik.'],
      stamps: ['Pul, duygunun ağırlığına göre. Özürler koli tarifesinden.'],
      address: ['Yarısında yalnız “sen kendini biliyorsun” yazar. Rüzgâr da bilir. Tuhaf.'],
      banked: ['Adresi var! “Köz, Ocak, ayağına dikkat.” İlk hafta on bir çuval. Büyük uçurtma istedim.'],
      loose: ['Ateşe dokuz mektup, adres yok. Kaldırıp bırakıyorum. Hepsi imzalı dönüyor. Yanık iziyle.'],
    },
  },
  'ottavia-reed': {
    name: 'Ottavia Reed',
    lines: {
      hello: [
        'Duydun mu? Yok, alttakini. Mi bemol. Ottavia Reed. Org çalmam. Tozunu alırım.',
        'Rüzgâr çalar. Tek parça bilir, sonuna da çok var.',
      ],
      smoke: [
        'Kalın borular hava ılıkken öter. Adalardan gelir, ateşlerinden: o bütün duman.',
        'Bin yıldır buradan çıkıyor. Ninemin ninesi ikinci kıtada toz alırdı. Sonuncusundayız.',
      ],
      thousand: [
        'Ton değiştirdi! Sen çay kulübesinden ineli. Duman kuzeye yatıyor, kenardan öte, ovanın olduğu yere.',
        'Salınan hiçbir şey yitmedi. Dolanması uzun sürdü, o kadar. Konuk gelir diye bütün boruların tozunu aldım.',
      ],
      defeated: ['O bir yanlış notaydı. Burada öyle. Yürüyünce bir ezginin ortası olur.'],
      night: ['Gece usulca çalar, borular kırağılanır, kimse soluk almaz. Nezleye çok iyi.'],
      flat: ['Konuklar sesine pes diyor. Bin yıldır çalıyor, bir kez olsun pes etmedi.'],
      clouds: ['Şu yağmur, şu kar, şu da birinin çorbası. İnsan ayırmayı öğreniyor.'],
      banked: [
        'Bitti! Dün gece: son kıta, son akor, bin yıl sonra. Alkışladım. Sonra baştan başladı, usulca.',
      ],
      loose: ['Sonu atladı, dans edilir bir şeye geçti. Tempoyla toz alıyorum. Kalçam eskisi gibi değil.'],
    },
  },
};
export default words;
