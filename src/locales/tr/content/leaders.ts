import type { leaderTexts } from '../../en/content/leaders.ts';

const words: typeof leaderTexts = {
  regions: {
    Greenreach: 'Yeşilyaka',
    Harkmoor: 'Kulak Bataklığı',
    Scattersea: 'Serpintideniz',
    Overcloud: 'Bulutüstü',
    Fourlight: 'Dörtışık',
  },
  leaders: {
    'thornby-garden': {
      name: 'Hazel Thornby',
      description: 'İlk kapının bahçıvanı. Tarhlarında takımından başka yabani bir şey bitmez.',
      before:
        'Ayaklarını sil, fidelere dikkat et, sonra doğru dürüst gel üstüme. Öğlene dek bağlanacak fasulyem var.',
      after:
        'Güzel budandım. Ya biri öğretmiş ya kimse öğretmemiş; ikisi de senin hanene. Rüzgâr varken değirmeni dene.',
      lost: 'Budandın, kesilmedin. Güçlüler böyle başlar. Takımını sula, basamağa dikkat et.',
    },
    'crackle-mill': {
      name: 'Tamsin Crackle',
      description: 'Buğday yerine gök gürültüsü öğüten değirmenci. Kanatları en çok kötü havada döner.',
      before: 'Lastik paspasa bas lütfen. Son gelen basmadı, hâlâ yün giyemiyor.',
      after: 'Rüzgârımı aldın, onu da kullanıyordum. Yoldaki demirciye söyle; bana bir somun borçlandı.',
      lost: 'İlk seferinde herkesin saçı öyle olur. İki ayağı toprakta birini bul, yeniden dene.',
    },
    'cinder-forge': {
      name: 'Ivo Cinder',
      description: 'Vadinin demircisi. Her bıçağı ve her meydan okuyanı ak korda sınar.',
      before: 'Kıpırdama, bir bakayım. Evet. Görelim kızınca ne renk oluyorsun.',
      after: 'İyi çelik. Bunu yılda iki kez derim, martta demiştim bile. Yavaş soğu, yoksa çatlarsın.',
      lost: 'Büküldün, kırılmadın; demek demir iyi. Daha çok ısı ister. Alınca gel.',
    },
    'tidewell-lock': {
      name: 'Nerys Tidewell',
      description: 'Büyük savağın bekçisi. Tekneleri sevince, eğitmenleri kazanınca geçirir.',
      before: 'Korna yok, acele yok, sıra kapmak yok. Mavna geçer geçmez meydan okuyabilirsin.',
      after: 'Kapı kalkıyor. Dokuz taşkına ve bir piskoposa karşı tuttum; biraz övünebilirsin.',
      lost: 'Bugün altında az su vardı, o kadar. Havuzda bekle, yükselsin; istediğin kadar açarım.',
    },
    'dusk-lantern': {
      name: 'Corvin Dusk',
      description: 'Lambalardan önceki saati seven lambacı. Takımı çift çift savaşır.',
      before: 'Erken geldin. Az sonra yitireceğini görecek kadar ışık var daha.',
      after: 'O hâlde lambaları senin için yakayım. Buradan sonra yol yalnız canı istediği yerde karanlık.',
      lost: 'Köşede bir lamba yanık bırakırım. Onunla evi bulan, geri dönüşü de bulur.',
    },
    'holdfast-quarry': {
      name: 'Petra Holdfast',
      description: 'Ocağın ustabaşı. Onu ne dinamit kımıldattı ne yalvarış.',
      before: 'Kımıldamam, pazarlık etmem, on ikide yerim. Çeyrek var.',
      after: 'Hah. Bunu hissettim. Ekibe söyleme; beni tepenin parçası sanıyorlar.',
      lost: 'Yağmur gibi vuruyorsun. Gülme; sonunda beni aşındıran yağmurdur. Bir şey ye, yine vur.',
    },
    'rime-hall': {
      name: 'Isolde Rime',
      description: 'Donmuş konağın hanımı. Karşılaması serin, döşemesi bile bile kaygandır.',
      before: 'Buyurun, ayakta kalmaya da çalışın. İkisini birden başaran konuğum pek az.',
      after: 'Sevdiğim hiçbir şeyi kırmadınız. Önce bir çorba için; kule uzun çıkılır, o hiç ikram etmez.',
      lost: 'Pek güzel düştünüz. Ellerinizi çorbada ısıtın canım, gelecek sefer içinde ateş olan birini getirin.',
    },
    'windrow-tower': {
      name: 'Aurel Windrow',
      description: 'Bulutların üstündeki kulenin gözcüsü. Onu yenen bütün Yeşilyaka’yı görmüştür.',
      before: 'Bütün yol seni izledim. Değirmende yanlış saptın, samana yardım için de durdun.',
      after:
        'Buradan bataklığı görürüm, çitlerimizin bittiği yeri. Oraya yürüyüp gidişini izleyeceğim sonraki kim olur, hep merak ettim.',
      lost: 'Düştüğünü gördüm; ne kadar az eksik olduğu da buradan görünüyor. Merdiveni yavaş in, yine çık.',
    },
    'oduya-show': {
      name: 'Philippa Oduya',
      description: 'Otuz yıldır Yeşilyaka Sergisi’nin hakemi. Hiç sesini yükseltmedi, hiç tam puan vermedi.',
      before: 'Duruş, yedi. Çizmeler, dört. Şimdi takımı gösterin ve lütfen seyircilere el sallamayın.',
      after:
        'On. O kartı otuz yıldır çantamda taşırım, yerine başka şey koyarım artık. Bataklıkta hiç puan verilmezmiş, öyle diyorlar.',
      lost: 'Cesarete sekiz, onu da seyrek veririm. Burada karşılaştıklarınızın çoğunu su aşındırır. Sergi yarın yine var.',
    },
    'pascoe-fold': {
      name: 'Jory Pascoe',
      description:
        'On dokuz yaşında çoban; dört yüz koyunu ve iyi bir ıslığı var. Bugün, bütün mayıs ayında konuştuğundan çok insanla konuştu.',
      before: 'Peki. Merhaba. Hazır bir konuşmam vardı, ama köpek o kadar çok dinledi ki kalkıp gitti.',
      after: 'Harikaydı. Yani, berbattı ama harikaydı. Akşama herkes seni duyar; koyunlar dedikoducudur.',
      lost: 'Eyvah. Onlar iyi mi? Ya sen? Avutursa söyleyeyim, ilk on bir savaşımda yenildim; köpek beni hâlâ seviyor.',
    },
    'eskil-hives': {
      name: 'Rahip Eskil',
      description:
        'Manastırın kovanlarının bekçisi, korosunun en kalın sesi. Arıları akşam duasını ezbere bilir.',
      before: 'Usulca lütfen, duadalar. Bitirince sizinle ilgilenirler.',
      after:
        'Sokuldum! Adamı alçakgönüllü, dizlerini sıcak tutar. Bir kavanoz funda balı alın, dışarıda açın.',
      lost: 'Ömrünüze bereket, kötü niyetleri yoktu. Kovanların yanında biraz oturun; oradan keyifsiz kalkan olmaz.',
    },
    'callan-bog': {
      name: 'Murdo Callan',
      description:
        'Bütün yaz turba keser, bütün yıl içinde bir şeyler bulur: ayakkabı, tereyağı ve bir kez pek kibar bir kral.',
      before: 'Bastığın yere dikkat. Şurası iki inekle bir tahsildar yuttu.',
      after: 'Sende iş var. Batarsan yavaş bat ve beni çağır. Hep yakındayım, arkadaşlığı da severim.',
      lost: 'Yalnız dize dek, o bir şey değil. Al elimi. Gelecek sefer yüzen bir şey getir.',
    },
    'sattar-vats': {
      name: 'Parveen Sattar',
      description:
        'Bataklığın tüvitlerini boyar. Moru likenden, yeşili bakırdan; sarıyı kimse iki kez sormaz.',
      before: 'Hiçbir şeyi yalama. Söylemeye gerek yok sanırsın, ama salı günü burada değildin.',
      after: 'Renklerin sağlam. Çoğu ilk yıkamada akar. Çaydan önce elini yıka, yemekten önce bir daha.',
      lost: 'İlk daldırma hiç tutmaz. Takımını rüzgârda kurut, ikincisine getir; asıl görünen ikincisidir.',
    },
    'stanek-wall': {
      name: 'Hana Stanek',
      description: 'Harçsız duvar örer, dostluğu da öyle kurar: yavaş, taş taş ve temelli.',
      before: 'Her taşın tek bir doğru yeri vardır, çoğu da onu bilmez. Bakalım seninki neresi.',
      after:
        'Demek yerin orası: en üst sıra, yağmurun, rüzgârın olduğu yer. Kırk yıl sonra gel, duvarım kımıldamış mı bak.',
      lost: 'Bugün uymayan taş yarın başka yere uyar. Takımını çevir, öbür yüzünü dene.',
    },
    'strang-ring': {
      name: 'Osric Strang',
      description:
        'Tepe panayırlarının yenilmezi, üç köyün en iyi nakışçısı. Bütün kemerleri kalitesi için kendi diker.',
      before: 'Dürüst tutarız, dürüst düşeriz, altta kalan teşekkür eder. Başka kural yok.',
      after:
        'Teşekkür ederim. Bak, hiç acımıyor. Bu yana senin için bir çan çiçeği işleyeceğim, boğanınkinin yanına.',
      lost: 'Soluğun olmadığından senin yerine ben teşekkür ederim. Dürüst düştün. Kalk; tutuşu göstereyim.',
    },
    'hollow-well': {
      name: 'Tegan Hollow',
      description: 'On dört yaşında. Fındık dalından bir çatalla kuyu bulur, soracağın soruyu yanıtlar.',
      before: 'On dört; karanlıkta giyindim de ondan; hayır, çubuk alınmaz. Hadi, sor bakalım.',
      after:
        'Biliyordum elbet. Ama nasılını hiç bilmem, sevdiğim de nasılı. Dorcas sana iyi davranır, soğuğa karşı bir şey al.',
      lost: 'Onu da biliyordum, üzgünüm. Geri geleceğini de biliyorum, görünüşü hoşuma gidiyor.',
    },
    'wintersgill-bell': {
      name: 'Dorcas Wintersgill',
      description: 'Yolunu yitiren evi bulsun diye geçitteki sis çanını çalar. Hepsi sağ değildi.',
      before: 'Yaklaş canım, hanginiz soluyor duyamıyorum. Ha, iyi. Ya öteki ikisi?',
      after: 'Haydi git, çan daha çalarken. Kapıdaki bey aferin diyor. Yok canım, öbür kapı.',
      lost: 'Senin çanın değil canım, daha yıllar var. Bir nane şekeri al, ötekilere söyle de bakmayı bıraksınlar.',
    },
    'vane-house': {
      name: 'Cordelia Vane',
      description:
        'İkinci kata dek bataklığa gömülmüş Kulak Konağı’nın son hanımı. Konuklarını yatak odası penceresinden alır.',
      before:
        'Pencereden buyurun, artık herkes öyle yapıyor. Bu konağı en üst kata dek savunurum; orası da burası.',
      after:
        'Muhteşem. Doğu kanadını verirdim ama soluğunuzu tutmanız gerekir. Adalara inin, limana selamımı söyleyin; az kalsın onunla evleniyordum.',
      lost: 'Canım, bu konakta herkes bir şey yitirir. Kuru merdivenden inin, yine gelin; pencere hep açık.',
    },
    'bras-galley': {
      name: 'Teodoro Brás',
      description:
        'Yüzen mutfağın aşçısı. On bir tayfayı dokuz fırtınada doyurdu, çorba tabaktan hiç taşmadı.',
      before: 'Mutfağımda kimse aç karnına dövüşmez. Otur, ye, sonra seni yassıltırım.',
      after:
        'Yenildim, hem de tatlıdan önce. Benimkini de al; yenilgide tatlı yiyen ikisinin de tadını bozar.',
      lost: 'Dediğim gibi yassıldın, şimdi yersin. Balık çorbamla kimse iki kez yenilmedi; bilimsel gerçek.',
    },
    'tovua-kites': {
      name: 'Lani Tovua',
      description:
        'Mektup, öğle yemeği ve bir kez kuzen taşıyan uçurtmalar yapar. İp sağlamdır, kuzen de yazar.',
      before: 'Rüzgâr batıdan altı mil diyor, kahvaltıda mango yediğini de. Meyvede pek kesindir.',
      after:
        'İpimi temiz kestin; uçurtma da böyle yitirilmeli. Kuzeyde bir yere iner, kuzenimi görürsen el salla.',
      lost: 'Bir durgunluk, o kadar. Rüzgâr senin için döneceğini söylüyor, meyveli bir şey yemeni de.',
    },
    'amaury-stills': {
      name: 'Célestin Amaury',
      description: 'Isıran çiçeklerden koku damıtır. Bir damlası hoştur, ikisi hekimin işi.',
      before: 'İzninizle. Yol tozu, cesaret, sol cepte bir peynirli çörek. Daha azından koku yaptım.',
      after:
        'Ah, demek böyle kokuyormuş: üstte deniz tuzu, altta dürüst bir şey. Şişeye adınızı verir, kimse için sulandırmam.',
      lost: 'İzninizle: biraz yenilgi, evet, ama altında nasıl bir kararlılık. Dinlenmesi gerek. Dinlenince gelin.',
    },
    'karras-kiln': {
      name: 'Eleni Karras',
      description: 'Kilini, üstünde yaşadığı adadan kazar. Ada her yıl küçülür, raflar dolar.',
      before: 'Lütfen raflara doğru düş. Öbür yana düşersen ada kalmaz.',
      after: 'İlk pişirmede çatladım. İyi, kusurun nerede olduğu belli oldu; sende değilmiş.',
      lost: 'Biraz sarktı. İlk kâse hep sarkar. Ellerini ıslat, yeniden başla, kili de atma.',
    },
    'minami-light': {
      name: 'Haruo Minami',
      description:
        'Resifteki son fenerin bekçisi. Karaya vuran her kitabı, sayfaların yettiği yere dek okudu.',
      before:
        'Lütfen lambaya ve onu koruyanlara bakmayın. Romanımın doksanıncı sayfası yok, keyfim de yerinde değil.',
      after:
        'Pek aydınlatıcı. Bağışlayın, insan böyle bir şakayla yıllarca yalnız yaşar, sonra ağzından kaçar. Doksanıncı sayfaya rastlarsanız hep buradayım.',
      lost: 'Üzülmeyin. Işık döner; bu kez benden yanaydı. Oturun, size doksan birinci sayfadan okuyayım.',
    },
    'bellacorda-masks': {
      name: 'Pomona Bellacorda',
      description:
        'Gece yarısı yarışının maskelerini yapar. Ayın ardındaki yüzü gören yok, hatırlayan herkes başka hatırlar.',
      before: 'Bir maske seç, aziz konuk. Cesurlar solda asılı, ama söyleyeyim, yalnız kâğıttırlar.',
      after: 'Maskem düştü! Herkesin önünde, üstelik nazikçe. Taktığın sende kalsın, sana benzemeye başladı.',
      lost: 'Maskenin ardında gözyaşı olmaz, boyayı bozar. Çok hoştun; balo bütün hafta sürüyor.',
    },
    'mensah-slip': {
      name: 'Abena Mensah',
      description:
        'Gündüz tekne perçinler, gece sacları sınamak için üstünde dans eder. Hiçbir gemisi su almadı, birinde bir çukur var.',
      before: 'Dinle: tık, tık, tık, tunk. Sonuncusu kötü perçin, seninkini de bulacağım.',
      after:
        'Su geçirmezsin. Bütün saclarına vurdum, biri bile yanlış ses vermedi. Dağa çıkarsan her şeyi iki kez yağla.',
      lost: 'Buldum: gevşek bir perçin, büyük de değil. Sık, yeniden indir suya. Dinliyor olacağım.',
    },
    'orosa-reef': {
      name: 'Kaimi Orosa',
      description: 'Dış resifin inci avcısı. Soluğunu altı dakika tutar, kini bir dakika bile tutmaz.',
      before: 'Başlamadan derin bir soluk. Sana iyi gelir, balıkların sinirlerine ise birebir.',
      after:
        'Dibe indim, dip çok güzeldi. Liman başkanı seni bekliyor; son tekne girmeden soluğunu hiç vermez.',
      lost: 'Nefese erken çıktın, o kadar. Biraz sırtüstü dur, sonra yine birlikte ineriz.',
    },
    'tan-harbour': {
      name: 'Zenobia Tan',
      description:
        'Doksan adanın liman başkanı, rıhtımda tekerlekli sandalyesinde. Otuz yıl önce yitirdiği gemi döndü, hâlâ ona çalışır.',
      before: 'Bu yer sular yükselene dek sizin, yani dokuz dakika. Başlamanızı öneririm.',
      after:
        'Yol açık. Hangi bayrağı isterseniz çekin, selamlarım. Karanın üstünde Bulutüstü var; gelgiti yokmuş, zavallılar.',
      lost: 'Karaya oturdunuz, ayıp değil; o kumluğu haritaya ben çizdim. Gelgit herkesi kaldırır. Benimki günde iki kez gelir.',
    },
    'lhawang-loom': {
      name: 'Norbu Lhawang',
      description:
        'Eğirmeye gönüllü kim varsa onun ipeğini dokur. Atkı sırası on bir yıl, daha çıkan olmadı.',
      before: 'Gördüğünüz hiçbir ipi çekmeyin lütfen. Biri köprüyü tutuyor.',
      after:
        'İyi bir atkı ipi gibi bir üst bir alt geçtiniz. Sizi sonraki atkının kenarına koyarım, minicik, kırmızı çizmeli.',
      lost: 'Kaçan bir ilmek, fazlası değil. İpi kesmedim; bıraktığınız yerden alın.',
    },
    'huanca-springs': {
      name: 'Quilla Huanca',
      description:
        'Kaplıcaların bakıcısı. Bir insanın ne kadar ısıya dayandığını kaşığına dek bilir, kaşığı da büyüktür.',
      before:
        'Ayakkabılar çıksın, saç yukarı, fazla ısınırsa söyle. Bir şeyi değiştirmem ama bilmek isterim.',
      after: 'İkimiz de iyi haşlandık! Soğuk havuz kazanana bedava. Hem zorunlu, hem arkanda.',
      lost: 'Fazla mı sıcaktı? Söyleseydin. Takımının titremesi geçene dek suda otur; yenilene de bedava.',
    },
    'diallo-strata': {
      name: 'Dr. Amara Diallo',
      description: 'On milyon yıldan eski her şeyi inceler. Kalanımızı sevimli ve biraz aceleci bulur.',
      before: 'Rahatınıza bakın, bir saat sürebilir. Benim alanımda buna patlama denir.',
      after:
        'Soyum tükendi, hem de bir öğleden sonrada. Sizi üst katmanlara yazarım, eğreltinin hemen üstüne.',
      lost: 'Küçük bir kayma; küçük kaymalar zamanla dağ yapar. Zamanınız çok. Bunu umut veren diye etiketlerim.',
    },
    'tuyet-steps': {
      name: 'Başrahibe Tuyet',
      description:
        'Her sabah manastırının bin basamağını süpürür, önce çıkarken sonra inerken. Süpürgeyi taşımayı iki kez öneren olmadı.',
      before: 'Dokuz yüz doksan dokuz basamak çıktınız. Sonuncusu benim.',
      after: 'Güzel. Şimdi inerken süpürün; neyi doğru yaptığınızı görmeye başlarsınız.',
      lost: 'Son basamağın ne işe yaradığını öğrendiniz. Ötekiler artık daha kısa gelir. İnin, çıkın, arada soluk alın.',
    },
    'aikio-glacier': {
      name: 'Runa Aikio',
      description: 'Buzulu dinler, dediğini yazar. Şimdiye dek daha çok dizlerinden söz etti.',
      before: 'Sus, bana bir şey anlatıyor. Ayağına bastığını söylüyor.',
      after: 'Güldü. İnsanlardan önceki zamandan beri gülmemişti, vadiye yeni camlar gerekecek. Sağ ol.',
      lost: 'Aldırma diyor; on bin yıldır her yaz yitiriyormuş. Bir de boyuna bak.',
    },
    'qamar-dome': {
      name: 'Idris Qamar',
      description: 'Yüksek kubbenin gökbilimcisi. Dört yüz yıldıza ad verdi, kalan herkese “hey, sen” der.',
      before: 'Hey, sen. Ya meydan okuyansın ya kuyrukluyıldız. Ben karar verene dek kıpırdama.',
      after:
        'Belli ki kuyrukluyıldız: kısa, parlak, eşyaya saygısız. Yetmiş altı yıl sonra yine gelirsin, çayı koymuş olurum.',
      lost: 'Bir bulutun ardında, o kadar. Yıldızlar bunu hep yapar, kimse onları küçük görmez. Kubbe açık kalır.',
    },
    'zahnd-railway': {
      name: 'Gerta Zahnd',
      description:
        'Hiç onaylanmamış bir yokuşta dişli treni sürer. Bir kez dört dakika gecikti, kilise çanları çalındı.',
      before: 'On bir saniye erkensiniz. Ben sizi yenmeye hazır olana dek çizginin gerisinde durun.',
      after:
        'Gecikme, hem de bir kişi yüzünden, kendi peronumda. Sizi deftere heyelanların altına, saygıyla yazarım.',
      lost: 'Bu sefer bugün varmadı. Siz hazır olunca bir başkası kalkar; peronda tutarım.',
    },
    'karaly-rescue': {
      name: 'Zoran Karaly',
      description: 'Dağ kurtarıcısı. Kaybolan dağcıları, onların genelde kaçtığı şeylerin sırtında indirir.',
      before: 'Düşersen sola düş. Soldaki arkadaşım hızlı, sağdaki aç.',
      after: 'Kırk bir tırmanıcı, üç keçi, bir bando; şimdi taşınan benim. Yukarı çık; çay olacak.',
      lost: 'Tuttum seni, aşağı bakma. Buradan kırk bir kişi taşıdım, otuzu döndü ve tırmandı.',
    },
    'merak-summit': {
      name: 'Yangzom Merak',
      description:
        'Doruktaki çay kulübesine bakar. Yetmiş yıl önce şapkasını aramaya çıktı, artık dert etmiyor.',
      before: 'Otur, otur. Çay tam bir dövüş kadar sürer, boş durmayalım bari.',
      after:
        'Sıcakken iç, küçük çığ. Bankımdan, aynı anda sabah ve gece yarısı olan bir ülke görünür. Şurada, şapkamın az ötesinde.',
      lost: 'Otur, otur. Bana yenilmek birinin aklına gelene dek bu bankta yirmi yıl ben yenildim. Çay aynı çay.',
    },
    'moyo-seeds': {
      name: 'Thandeka Moyo',
      description:
        'Şafak ormanındaki tohum evinin kütüphanecisi. Meşe iki yüz yıllığına, turp hafta sonu için verilir.',
      before:
        'Sessiz olun lütfen, üst raflar filizleniyor. Bir yenilgi ödünç alabilir, bitince getirirsiniz.',
      after: 'Ceza yok öyleyse. Bu palamudu da alın. İki yüz yıl sonra geri gelir, bilirim.',
      lost: 'Bir yenilgi, damgalı, iadesi ne zaman isterseniz. Yavaş okuyun; işe yarar yeri sona doğru.',
    },
    'quince-daybreak': {
      name: 'Mirabel Quince',
      description:
        'Dokuz yaşında, herkesten önce ayakta. Okul yolunda üçünü yenince ötekiler onu lider yaptı.',
      before: 'Sekizde okulda olmam lazım, çabuk olucam. Sonra ağlayabilirsin. Herkes ağlıyo, sorun değil.',
      after:
        'Kazandın! Kahvaltıdan önce hiç kimse kazanamaz! Öğretmenime söyleme, ejderha yüzünden geç kaldım sanıyo.',
      lost: 'Üzülme, küçükken ben de çok yenildim! Yarın yine gel, sana ikinci en iyi kızarmış ekmeğimi getiririm.',
    },
    'haddad-glass': {
      name: 'Soraya Haddad',
      description:
        'Öğle taşlarında cam üfler; orada fırını ancak ikinci en sıcak şeydir. Camları yazı hatırlar.',
      before: 'İstersen gölgemde dur. Saat üçe dek buradaki tek gölge.',
      after:
        'Kum gibi geldin, şimdi içinden cesarete dek görünüyor. Kimsenin seni samana sarmasına izin verme.',
      lost: 'Cam ya yapılırken kırılır ya hiç; sen kırılmadın. Gölgede otur, gelecek sefer su getir.',
    },
    'pell-ledgers': {
      name: 'Ignatius Pell',
      description:
        'Hazinelerin denetçisi. Yılda bir her ejderhanın altınını sayar, her ejderha soluğunu tutar.',
      before: 'Ad, amaç ve dövüşür durumda varlıklar. Uyarayım, farkı hep bulurum.',
      after: 'Tutmuyor. İki kez baktım, artan sizsiniz. Lütfen şuraya paraf atın.',
      lost: 'Cesaretinizi sonraki sayfaya devrediyorum. Varlıklara yazıldı, ben de hata yapmam.',
    },
    'wrona-roost': {
      name: 'Tomasz Wrona',
      description: 'Akşam her kuşu adıyla, yüksek sesle sayar. İspinozun bol yılında yemeği çok gecikir.',
      before: 'Dört bin altı, dört bin yedi. Başla sen, dövüşürken de sayarım.',
      after:
        'Şimdi kaçta kaldığımı unuttum, hem de seve seve. Seni dört bin sekiz diye yazarım; hava kararmadan evde ol.',
      lost: 'Birkaç tüy yitirdin, daha güçlü çıkarlar. Seni yine de saydım.',
    },
    'laras-shadows': {
      name: 'Dewi Laras',
      description: 'Alaca sazlıkların gölge oyuncusu. Figürleri selam verir, lamba sönünce bir kez daha.',
      before: 'Her iyi masalda, sonunu bilerek giren biri vardır. Haklı çıkan hiç o olmaz.',
      after: 'Son perdeyi değiştirdin. Gölgelerim öyle beğendi ki ikisi seninle geliyor; çok çabuk dönme.',
      lost: 'O yalnız ikinci perdeydi, kahramanlar ikinci perdede hep yenilir. Lambanın yanında yerini tutarım.',
    },
    'saarvi-lake': {
      name: 'Eino Saarvi',
      description: 'Gece yarısı gölünde içine düşen yıldızları avlar, küçükleri geri atar.',
      before: 'Yavaş konuş. Kimse dilek dilemezken iyi vururlar.',
      after: 'Ağıma büyüksün. Geri atardım ama sen yukarı düşüyorsun sanırım.',
      lost: 'Oltadan kaydı, o kadar. Otur, gölün acelesi yok, iki kişilik kahvem var.',
    },
    'oyelo-vigil': {
      name: 'Seraphine Oyelo',
      description:
        'Dinlenemeyenlerin gece hemşiresi. Dinlenene dek onlara ninni söyler, daha yeni dördüncü yüzyıla geldi.',
      before: 'Susun, dokuzuncu yüzyıl daha yeni daldı. Uyandırırsanız ninniyi siz söylersiniz.',
      after:
        'Hepimizi örttünüz, karanlık olana dek kimse fark etmedi. Saatleri kurana gidin, daha yorulmadığımı söyleyin.',
      lost: 'Yatın şöyle, bir yeriniz kırılmadı. İyileşene dek takımınızın başında otururum, iyi sandalye sizin olsun.',
    },
    'abebe-hours': {
      name: 'Halcyon Abebe',
      description:
        'Dört saatin bekçisi, göğü her akşam elle kurar. Yalnız bir kez gecikti, o da doğum günü içindi.',
      before:
        'Şafak getirdi, öğle sınadı, akşam bıraktı, gece yarısı adınızı söyledi. Günden ne kaldı, bakalım mı?',
      after:
        'Demek bütün saatler bunu bekliyormuş. İşte anahtar. Bir şey kurmanız gerekmez, ama kimin kurabileceğini bilmek güzel.',
      lost: 'Saat benimdi, saatler de el değiştirir. Sonraki çalana dek dinlenin; kapının mandalını kalkık bırakırım.',
    },
  },
  rival: {
    'rival-hamlet': {
      before: 'Sayfa bir, satır bir: ben, kazanırken. Tarihe yer bıraktım.',
      after: 'O yenilgi değildi. İlk taslaktı. Üç rozetin olunca Mandalköy’deyim, daha iyi bir kalemle.',
      lost: 'Ha! Altını çizdim. İki kez. Yine deneyebilirsin, mürekkebim bol.',
    },
    'rival-town': {
      before: 'Alçakgönüllü yüzümü çalışıyordum. Bak, birazdan görürsün.',
      after:
        'Daha iyi olmuşsun. Ben de oldum, yalnız durduğun yerden görünmüyor. Sekiz rozet. Bataklık kapısı. Orada ol.',
      lost: 'Alçakgönüllü yüz bu. Duruyor, değil mi? Çabuk gel, uzun tutamam.',
    },
    'rival-gate': {
      before: 'Uyumadım. Sorun değil, onlar da uyumadı, konuştuk. Benden yanalar.',
      after:
        'Tamam. Tamam! Önce sen geç. Kapıyı ben tutarım, hep birinin tutması gerekir. Bataklığın bittiği yerde görüşürüz.',
      lost: 'Kapıdan doğru dürüst ilk geçen: Sorrel Mandal. Seni beklerim. Tek başına birinci olmak sıkıcı.',
    },
    'rival-chapel': {
      before: 'Buna sayfa yok. Sonradan bakmak değil, kendi gözümle görmek istiyorum.',
      after:
        'Hissediyor musun? Sıcaklar, hepsi, seninkiler de benimkiler de. Tek bir ateş. Bir ateşi yenmeye çalışıyormuşum.',
      lost: 'Kazandım. Gerçekten kazandım, yazacak bir şeyim de yok. Çabuk dön, daha iyi hatırlayayım.',
    },
  },
};
export default words;
