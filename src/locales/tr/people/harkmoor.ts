import type { harkmoorPeople } from '../../en/people/harkmoor.ts';

const words: typeof harkmoorPeople = {
  'jory-pascoe': {
    name: 'Jory Pascoe',
    lines: {
      hello: [
        'Ay! İnsan. Peki. Ben Jory. Sen… koyun değilsin, o yüzden biraz paslandım.',
        'Evim şu. Kapıyı açık tutarım, aldıran var mı göreyim diye.',
      ],
      badge: ['Takmışsın bile. Sürüye anlattım. Kırk numara seni sordu. Galiba bir arkadaş, dedim?'],
      defeated: [
        'Yitirdin mi? Ben her hafta birini yitirir, birinin mutfağında bulurum. Gidip bakmak gerekir, o kadar.',
      ],
      dawn: ['Şafakta sayarım. Dört yüz. Doksanı hiç geçemedim, oraya varmadan uyuyakalırım.'],
      sheep: ['Canlılarının peşinden gitmeye başladılar. Sıcaklık galiba. Yünün altında akıllıdırlar.'],
      dog: ['İkimizin yerine köpek konuşur. O daha iyi, susmayı da bilir.'],
    },
  },
  'brother-eskil': {
    name: 'Rahip Eskil',
    lines: {
      hello: [
        'Selam size, yakanızdakine dikkat: yeni geldi, utangaçtır.',
        'Rahip Eskil. Suskunluk yemini ettim, ama küçüğünden.',
      ],
      badge: ['Kız kardeşler, beni yendiğiniz ezgiyi hâlâ mırıldanıyor. Dördüncü ilahi yaptım.'],
      wax: [
        'Göldeki şapelde, kitaplar var olalı bir mum yanar. Mumu biz yaparız. Almaya gelen yok.',
        'En yaşlı kraliçeye sordum. Öyle bir alev yemez dedi.',
      ],
      defeated: ['Oturun. Bırakın biraz soksunlar. Bir saate neyi yitirdiğinizi unutursunuz, söz.'],
      sunday: ['Pazarları çok sesli söylerler. Kalın ses bende, erkek arılar hep geç girer.'],
      dusk: ['Akşam hepsi eve döner, hiçbiri ötekine nerelerdeydin demez. Bunu dinlendirici bulurum.'],
      honey: ['Funda balı akmaz. Onunla konuşup anlaşmak gerekir.'],
      hum: ['Hiç kıpırdamazsanız bütün tepe uğuldar. Arılardan kalın. Artık söz etmiyorum.'],
      banked: [
        'Kraliçeye örtüldüğünü söyledim. “Bizim kışın yaptığımız gibi,” dedi, “sıcak olanın çevresinde sıkışıp mırıldanarak.” Biraz da böbürlendi.',
      ],
      loose: ['Kraliçeye dışarıda kaldığını söyledim. Yalnız “Oğul” dedi. Övündüğü her şeye öyle der.'],
    },
  },
  'murdo-callan': {
    name: 'Murdo Callan',
    lines: {
      hello: [
        'Dur. Sol ayak geri. İşte. Az kalsın dedemin arabasıyla tanışıyordun.',
        'Murdo Callan. Turba keserim. Bulduğumu duvara asarım, günaydın demezse.',
      ],
      king: [
        'Rozetin var artık, anlatayım: kral. Turbada otururken buldum, tacı başında, pek kibar.',
        'Dizinde bir çömlek. Kilden, kapağı açık. Boş, ama ellerini ısıtırdın. Isıttım. Sonra yerine koydum.',
      ],
      defeated: ['Battın mı? Herkes batar. İş, küreği olan birinin yanında batmakta.'],
      dusk: ['Akşam bataklık ışıkları çıkar. Seni bir yere götürmüyorlar. Onlar da geziyor, senin gibi.'],
      butter: ['Dokuz yüz yıllık tereyağı. Kızarmış ekmekle yedim. Başkasının tereyağı anısı gibiydi.'],
      spade: ['İyi kürek girmeden sorar. Benimkine iki kez hayır dendi. İki ayağım da yerinde.'],
      banked: [
        'Krala baktım. Çömleğin kapağı kapalı, nasıl bilmem; yüzü, dizinde kedi yatan bir adamın yüzü.',
      ],
      loose: [
        'Krala baktım. Kapak yok, elleri kucağında, yemin ederim gülümsüyor. Meğer biri söylesin diye beklermiş.',
      ],
    },
  },
  'parveen-sattar': {
    name: 'Parveen Sattar',
    lines: {
      hello: [
        'Rüzgâr altına geç! Yok, benim rüzgâr altıma. Parveen Sattar. Boya yaparım, bütün şakaları duydum, nefesini boşa harcama.',
        'Ciddiyim. Nefesini harcama, bugün yeşil günü.',
      ],
      badge: ['Hiç solmaz o rozet. Her şeye batırdım. Memnun memnun çıktı.'],
      defeated: ['Demek yıkamada aktın. Hadi. En iyi morumu bir yanlıştan ve düşen bir şapkadan yaptım.'],
      tuesday: ['Bugün salı. Hiçbir şeyi yalama. Levha astım. Biri levhayı yaladı.'],
      yellow: ['Sarıya gelince. Sormadın! İyi. Sen ilerlersin.'],
      hands: ['Ellerim bir zamanlar esmerdi. Rengi bir yere yazdım, tuttururum.'],
    },
  },
  'hana-stanek': {
    name: 'Hana Stanek',
    lines: {
      hello: [
        'Şunu tut. Artık ne kadar ağır olduğunu sen, ne kadar özenli olduğunu ben biliyorum. Hana Stanek.',
        'Duvar örerim. Herkes dışarıda tutmak için sanır. Yaslanacak bir yer olsun diyedir.',
      ],
      badge: ['Taşını koydum. Üçüncü sıra, batıya bakar. Hâlâ orada. Her sabah bakıyorum.'],
      shelter: [
        'Uzun Dinleyiş’te diz boyu eski duvarlar var, yarım halka. Hepsi güneye açık, içi kara.',
        'Biri ateşle bataklığı geçmiş, her molada ona rüzgâra karşı duvar örmüş. Tutsağa böyle davranılmaz.',
      ],
      defeated: ['Yıkıldı mı? İyi. Hangi taşın yalan söylediği belli oldu. Onu alta koy, baştan başla.'],
      dawn: ['Şafakta taş ıslaktır, gerçek rengi görünür. O zaman seçerim. Sana bir gri seçtim.'],
      mortar: ['Harç, yanılmaya acelesi olanlar içindir.'],
      gap: [
        'Her duvarda bir boşluk bırakırım. Küçük. Aklıma gelmeyen her kimse, tırmanmak zorunda kalmasın diye.',
      ],
      banked: [
        'Ona ev verdin. Gidip gördüm. Kuru taş, harçsız. Onu ören, hangi yüzyıldan olursa olsun, soframa buyursun.',
      ],
      loose: [
        'Duvarsız bıraktın. Uyumadım. Sonra düşündüm: akla gelmeyene bir boşluk. Büyük bir boşluk. İyi.',
      ],
    },
  },
  'osric-strang': {
    name: 'Osric Strang',
    lines: {
      hello: [
        'Dostum! İğneye dikkat. Osric Strang. Kucaklaşırız, sonra kim ayakta, bakarız.',
        'Hayır mı? Sonra öyleyse. Minder içeride. Cesaret getir, varsa yüksük de.',
      ],
      badge: ['Çan çiçeğin işlendi! İşte, yüreğimin üstünde, boğanın yerinde. Boğa anlayış gösterdi.'],
      defeated: [
        'Düştün, buraya kendi ayaklarınla geldin. Kim kazandı öyleyse, sorarım? Şey, onlar. Ama yine de.',
      ],
      night: ['Gece ocağın ışığında nakış işlerim. Düşmanlarım kötü uyur, yastıklarım nefistir.'],
      bluebells: ['Bir çan çiçeği dört yüz dikiş ister. Bir adam, iyi bir neden. Bende ikisi de var, bak.'],
      bull: ['Thornholm’da bir boğayla güreştim. Hâlâ yazışırız. Yazısı berbat.'],
    },
  },
  'tegan-hollow': {
    name: 'Tegan Hollow',
    lines: {
      hello: [
        'Tegan. Ve: on dört. Ve: evet, ama yalnız yağmur yağacaksa.',
        'Biliyorum, insanlar önce sormayı sever. Böyle çabuk oluyor, havaya da vakit kalıyor.',
      ],
      warm: [
        'Kuyuları soracaksın. Derinlerin hepsi ılık çıkıyor. Kaplıca değil. Nefes alıyor.',
        'Çubuğa sordum aşağıda ne var diye. Aşağıda değil dedi. Artan dedi.',
      ],
      defeated: ['Yenildiğini biliyordum, geçerken burada olayım diye çıktım. İşin yararlı yarısı bu.'],
      monday: ['Çarşamban güzel geçecek. Niye söylüyorum bilmem, sonra durup onu bekliyorlar.'],
      answers: ['Yanıt hayır, sağ ol. Eve gidip hesap yapmak ister misin diye sor.'],
      socks: ['İki oldukları için tekler. Ayrı ayrı bakarsan gayet normal.'],
      banked: ['Kuyular artık bütün gece aynı sıcaklıkta. Eskiden dönüp dururdu. Sormadan: evet, rahat.'],
      loose: [
        'Aldırıyor mu diye soracaktın. Aldırmıyor. Kuyular her gün başka yerde ılık. Saklambaçta çok iyi.',
      ],
    },
  },
  'dorcas-wintersgill': {
    name: 'Dorcas Wintersgill',
    lines: {
      hello: [
        'Biri mi geldi? Ah, biri daha. Islakta durmayın canlarım, ikiniz de.',
        'Dorcas Wintersgill. Çanı çalarım. Bir “buradayız”, iki “kenara dikkat”, üç yemek.',
      ],
      gentleman: [
        'Kapıdaki bey anlatabileceğimi söylüyor. Kralmış. Közü otlarda bulmuş, ona acımış.',
        'Yalnız eve götürmek istemiş canım. Burası soğukmuş. Kapağı kaldırmış, hâlâ orada mı diye.',
      ],
      defeated: ['Bir şey yitirmişsin. Şimdi arama. Çaydanlık konunca hep çıkar.'],
      night: ['Bu gece kalabalık. Az önce geçen, saat on birinkiydi. Eskiden postacıydı. Hiç gecikmedi.'],
      peppermint: ['Bir nane şekeri al canım. Arkadaşına da. İstemez mi? Utanıyor demek.'],
      counting: [
        'Geçitten kim geçti, kim döndü sayarım. Dönenler hep birkaç fazla. Kimse aldırmaz, sessizler.',
      ],
      banked: [
        'Gitti canım, o bey. İçeride mi, sıcak mı diye sordu. Öyle dedim. Eğildi, şapkasını aldı.',
        'Dokuz yüz yıl o kapıda, aklında bir şeyle. Nane şekerini sakladım, belki uğrar.',
      ],
      loose: [
        'Bey yemeğe kalıyor. Kızan oldu mu diye sordu. Canım, dışarıda keyfine bakıyor, dedim.',
        'Oturdu, tacını çıkardı! Çepeçevre iz yapmış. İki kişilik sofra kurdum. Bulaşığı o yıkıyor.',
      ],
    },
  },
  'cordelia-vane': {
    name: 'Cordelia Vane',
    lines: {
      hello: [
        'Ön kapıyı bağışlayın, üç metre altınızda. Cordelia Vane, geriye kalanın hanımı.',
        'Yemek tavan arasında yenir. İnsanın kendi bacalarına nefis bir manzarası olur.',
      ],
      crest: [
        'Kitaplığı hak ettiniz, daha doğrusu tek kuru rafını. Armamız: kapağı kaldırılmış bir çömlek. Sözümüz: “Yalnız bakmak için.”',
        'Atalarım kralın aşçılarıymış. Hep aşçı! Bir mandal, bir kapak, bir iyi el. Adalarda üçüncüsü varmış, öyle derler.',
      ],
      defeated: ['İnsan arada bir kat yitirir. Yukarı taşınır. Hava her seferinde daha iyi.'],
      saturday: ['Konak hafta sonu ziyarete açık. Çıkarken ayağınızı silin lütfen.'],
      floors: ['Balo salonu büyükannemin zamanında, bir valsın ortasında gitti. Bitirmişler. Bitirilir.'],
      pearls: ['İnciler gerçek. Çamur da. Birinin ötekini bozduğunu görmedim.'],
      banked: [
        'Sözü değiştirttim. “Yalnız bakmak için” biraz hüzünlüydü. Şimdi “Uyandırmayınız” yazıyor. Şöminenin üstünde çok daha sıcak duruyor.',
      ],
      loose: [
        'Armayı yeniden boyattım, kapak yok. Armacı içindeki nerede dedi. “Dışarıda,” dedim. “Gençlik işte.”',
      ],
    },
  },
  'hob-tarrant': {
    name: 'Hob Tarrant',
    lines: {
      hello: [
        'Kurbağan var mı? Benim var. Vardı. Galiba başlığının içinde. Bakma, utangaç.',
        'Ben Hob. Turbalı’nın en hızlısı. Kimse yarışmadı, yani kimse yenmedi.',
      ],
      sixty: ['ALTMIŞ tür! Bende iki var: kurbağa, bir de yine kurbağa.'],
      defeated: [
        'Yenildin! Olsun. Annem kişilik geliştirir diyo. Bende yığınla kişilik var. Ben zaten hep kişilikten yapılmışım.',
      ],
      dusk: ['Çan çalana kadar dışarıda kalabilirim. Duymazsam daha çok kalırım. La la la.'],
      frog: ['Bataklık kurbağasını okşarsan ısınıp parlıyo. Kimse inanmıyo. Adı Rıfkı.'],
      mud: ['O benim çizmem. Nisandan beri orada. İnsan tekine alışıyo.'],
    },
  },
  'wilf-tarn': {
    name: 'Wilf Tarn',
    lines: {
      hello: [
        'Şşt. … Yok. Bir şey diyecek sandım. Wilf Tarn, dinleyici. Dinlenen taş bu.',
        'Adı Uzun Dinleyiş, çünkü öyle gerekir. Otuz birinci yılımdayım.',
      ],
      hearth: [
        'Kulağını daya. Rozetlerin var, aldırmaz. Duydun mu? Çıtır çıtır. Yan odada ateş gibi.',
        'Ama yan oda yok. Bataklık var. Bence yan oda biziz.',
      ],
      defeated: ['Duydum. Her şeyi duyarım, bir hafta erken ya da geç. Olduğundan kötü geldi kulağa.'],
      dawn: ['Şafak gürültülü. O kadar çiy düşüyor.'],
      listening: ['Geçen yıl bir sözcük dedi. Nezleydim. Sanırım “fırın” ya da “yarın”.'],
      ear: ['İyi kulağım bu. Öteki yalnız şapka için.'],
      banked: ['Sustu. Yok, dinle. Nefes. Yan odada uyuyor! Otuz bir yıl konuşsun istedim. Şimdi: şşt.'],
      loose: [
        'Bir sözcük dedi! Apaçık. Ama şapkam iyi kulağımdaydı. “Çıktım” ya da “acıktım”. Otuz ikinci yılımdayım.',
      ],
    },
  },
  'maud-ashlar': {
    name: 'Maud Ashlar',
    lines: {
      hello: [
        'Konuşma. On bir, on iki, on ü… Konuştun. Ayağınla. Maud Ashlar, taş sayarım.',
        'İki sayışta aynı çıktığı görülmemiştir. Ya yürüyorlar ya sayamıyorum. Aritmetik öğretirim, sormayı bıraktım.',
      ],
      pot: [
        'Murdo Callan kralını anlatmış demek. Büyük taşlara batıdan bak: bir halka, üçünün de damı var.',
        'Tapınak değil. Ocak o, bir de çömlek yeri. Biri bütün gece ateşle oturmuş, arkadaş olmuş.',
      ],
      hundred: ['Yüz tür diyorsun. İki kez saydın mı? Aynı mı çıktı? Sana imreniyorum.'],
      night: ['Gece on dokuz, bir de fazladan biri. Fazladan olanı saymam. Yüz bulur.'],
      count: ['Dün on yedi. Bugün on dokuz. Birinin şapkası var, Wilf’i saymış olabilirim.'],
      lintel: ['Dört ton o üst taş, altında çitkuşu yuvası var. Bir kez bile yukarı bakmadı.'],
      banked: [
        'On dokuz. On dokuz. On dokuz! Sen örteli kıpırdamıyorlar. Sayacak şeyim kalmadı. Çitkuşlarına başladım.',
      ],
      loose: [
        'On yedi, biri yolda, biri okuldaydı. Saymayı bıraktım, yoklama alıyorum. Adları okununca yanıt veriyorlar.',
      ],
    },
  },
  'jonas-peel': {
    name: 'Jonas Peel',
    lines: {
      hello: [
        'Batık Şapel’e hoş geldiniz. Akşam ayini yedide, suyun altında. Yukarıda yalnız ben varım.',
        'Jonas Peel, zangoç. Gölde olan bir kapının anahtarı bende. Anlaşamadığımızda anlaştık.',
      ],
      lamp: [
        'Leydi Vane çömleği göstermiş demek. Şu pencereye bakın. Mum değil o. Düşürdüğü bir parça.',
        'Ötekiler kalkıp gidince bu kalmış. Söndürülmek istemez, kapatılmak da. Bir pencere ister.',
      ],
      bell: ['Çan kendiliğinden çalar. Hayalet derler. Sıcaklık o: yükselir, çan da çekilip yer açar.'],
      defeated: ['Yenildiniz mi? Doğru cemaattesiniz. Güzden beri su altındayız, bakın nasıl parlıyoruz.'],
      night: ['Işığı görüyor musunuz? Ben yakmadım. Söndürmeye gelirdim. Geri gelirken hep çok kibardı.'],
      sermon: ['Yılan balıklarına sabrı anlatırım. Ezbere biliyorlar. Bana karşı pek sabırlılar.'],
      pews: ['Baharda sıralar yüzeye çıkar. Kürekle dolanıp numaralarım. Hep biri fazla, o da hep kuru.'],
      banked: [
        'Penceredeki ışık ötekilerin yanına kuzeye gitti. Yediye dek keyifsizdim. Sonra döndü. Bakmaya gitmiş yalnızca.',
      ],
      loose: [
        'Penceredeki ışığa arkadaşlar gelmiş. Vaaz verdim. Doğru yerlerde titreştiler, biri düşünmeye çıktı.',
      ],
    },
  },
  'lettice-dray': {
    name: 'Lettice Dray',
    lines: {
      hello: [
        'Kayık! Karşıya kayık! … Dolanmayı yeğliyorsun demek. Herkes dolanmayı yeğler. Lettice Dray, kayıkçı.',
        'Geçit vardı, bana gerek yoktu. Battı. Kayığı aldım. Sonra yalnız yarısının battığını gördüler.',
      ],
      eighty: ['Seksen tür! İki sefer eder. Sessiz duranlara indirim yaparım.'],
      defeated: ['Sıkma canını. Marttan beri aynı üç yolcum var, biri de balıkçıl.'],
      friday: ['Cumaları kayığı boyarım. Artık çoğu boya. Hiç bu kadar su geçirmez olmamıştı.'],
      ferry: ['Yarı yolda altında şapelin damını görürsün. İyi dam. Yalnız yeri yanlış.'],
      fare: ['Karşıya bir kuruş, dönüş bedava. Dönüşe de alırdım, ama ödeyecek keyifte olan çıkmadı.'],
    },
  },
};
export default words;
