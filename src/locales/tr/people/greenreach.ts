import type { greenreachPeople } from '../../en/people/greenreach.ts';

const words: typeof greenreachPeople = {
  'nan-orrel': {
    name: 'Nan Orrel',
    lines: {
      hello: [
        'Yeni bir yüz! Ben Nan Orrel, kuyuya bakarım. Kendi başının çaresine bakar ya, o zaman onunla kim konuşacak?',
        'Canlıyla karşılaşmak için uzun ot, karşılaşmamak için yol. İnsana başka harita gerekmez.',
      ],
      alone: ['Daha peşinde canlı yok mu? Başlangıçta seni soruyorlar. Hepsi taranmış bekliyor.'],
      champion: [
        'Şampiyonu yendin, gelip salı günüymüş gibi kuyumun başında duruyorsun. İnsanda bunu severim.',
      ],
      badge: [
        'Rozet mi o! Tutabilir miyim? … Sandığımdan hafif.',
        'İnsanı dik yürüten, hepsini birden taşımaktır.',
      ],
      defeated: ['Otur biraz. Kuyu vadinin bütün yenilenlerini gördü, yarısı da övünmeye geri geldi.'],
      dusk: [
        'Lambalardan önce bir kova daha. Akşam çekilen suyun çayı daha güzel olur. Kanıtlayamam, sorma.',
      ],
      rope: ['Kırk yıldır aynı ip. Dokuz kez değiştirdim, ama hiç hepsini birden değil.'],
      coins: ['İnsanlar para atıp dilek diler. Ben parayı çıkarır, kenara yakın atsınlar diye dilerim.'],
    },
  },
  'perrin-applegarth': {
    name: 'Perrin Applegarth',
    lines: {
      hello: [
        'Perrin. Bunlar ağaçlarım. Şu Margaret, bu da Margaret’in annesi.',
        'Düşenlerden istediğin kadar al. Margaret’ten öğüt alma, o eğri durur.',
      ],
      alone: ['O otlara canlısız mı gireceksin? Cesursun. Ot daha önce kazandı.'],
      garden: [
        'Thornby’nin bahçesinde kazandın ha? O güllerin önünde?',
        'Onlar hiçbir şeyi yitirmedi. Sindirmeleri için bir gün ver.',
      ],
      ten: ['On tür canlı! Bendeki elma çeşitlerinden bir fazla. İnadına bir şey dikeceğim.'],
      grass: ['Çitin ardında otu uzun bırakırım. Canlılar için derim. Aslında belim yüzünden.'],
      pie: ['Elma, doğru insanlarla tanışmamış bir turtadır yalnızca.'],
    },
  },
  'tobit-quill': {
    name: 'Tobit Quill',
    lines: {
      hello: [
        'Tobit Quill, dükkândan. Raflar nefes alsın diye burada dururum.',
        'Kapı şurada. Kendiliğinden açılır; ben kahvaltıdan önce o kadar açılamam.',
      ],
      defeated: ['Topu yanlış anda bitmiş birine benziyorsun. Doğru anı da satarız. Birinci koridor.'],
      thirty: [
        'Otuz tür yakalamışsın. Artık siparişi senin adımlarına göre veriyorum. İşe iyi, defterime kötü.',
      ],
      dawn: ['Açığız. Hep açığız. Sordum, anahtarın yerini bilen yok.'],
      prices: ['Fiyatları ben koymam. Yalnız üzgün bir sesle söylerim.'],
      stock: ['Usta topu o kadar eder, çünkü hiç kaçırmaz. Ben her şeyi kaçırırım. Pek hesaplıyım.'],
    },
  },
  'ysolde-marrow': {
    name: 'Ysolde Marrow',
    lines: {
      hello: [
        'Yaklaş canım, ısırmam. Örerim. Daha yavaştır, ama insanın aklında uzun kalır.',
        'Ysolde Marrow. Değirmenci için ne dediğimi anlattılarsa, ben daha nazik demiştim.',
      ],
      alone: ['Hadi git bir canlı seç canım. Ona şimdiden bir şey ördüm. Olur. Hepsinin az çok boynu var.'],
      rime: [
        'Rime Konağı’ndan bütün parmaklarınla çıkmışsın! Demek iyi bir atkın vardı. Rozetin yarısı benim.',
      ],
      five: [
        'Beş rozet, hâlâ yaşlı bir kadınla konuşmaya duruyorsun.',
        'Çoğu beşincide durur. “Birazdan” demeye başlarlar.',
      ],
      defeated: ['Yenildin ha? Ben üç sıranın birini sökerim. Şala başarısız diyen olmadı.'],
      shawl: ['Çorap diye başladı. Bir şey ne olmak isterse olsun, hele sayıyı şaşırdıysan.'],
      sock: ['Kocam baharda öteki çorabı aramaya gitti. İyi evlilikti, onsuz hiç dönmedi.'],
    },
  },
  wick: {
    name: 'Wick',
    lines: {
      hello: [
        'Şşt! Mantar sayıyorum. Beş. Hep beş tane.',
        'Ben Wick. Birine basarsan dört olur, senin bastığını bilirim.',
      ],
      alone: ['Canlın yok mu? Bende de yok! İkimiz birlikte canlısız olabiliriz.'],
      fifty: ['ELLİ tür mü? Hiçbir şeyden elli tane yok ki! Dişten var. Salyangozda yığınla.'],
      five: ['Beş tür! Mantarlar kadar. Daha yakalama, yoksa hesap tutmaz.'],
      saturday: ['Bugün ders yok. Son ders boş günlerdi, ne yapacağımı iyi biliyorum.'],
      mushrooms: ['Kırmızılar ev, kahverengiler bekleme listesi.'],
      oak: ['Büyük meşede kapı var. Vurdum. Biri geri vurdu. Akşam yemeğine kadar vurduk.'],
    },
  },
  'alder-bracken': {
    name: 'Alder Bracken',
    lines: {
      hello: [
        'Alder Bracken. Ormana bakarım. O önce buradaydı, çoğu kez ne istediğini sorarım.',
        'Ağaç altındaki canlılar ottakilerden daha çekingendir. Ya da daha okumuş. Ayırmak zor.',
      ],
      alone: [
        'Ağaçların altına yalnız girmezdim. Aldırdıklarından değil. Seni eve izler, sonra annene anlatırlar.',
      ],
      cinder: ['Cinder Demirhanesi’nin rozeti. Hm. Huşlarla konuşurken iç cebinde tut, ne olur.'],
      seven: [
        'Dokuz yüz yaşında bu meşe. Kökünün altı kara. Orman bir kez yanmış, baştan sona.',
        'Kimseye bir şey olmamış. Öyle yanmış, sabaha içinde canlılar varmış. Bizimkiler “konuklar” diye yazmış.',
      ],
      defeated: ['Meşe her yıl herkesin önünde bütün yaprağını yitirir. Yine gelir. Bir düşün.'],
      dawn: [
        'Şafakta nöbet değişir. Kıpırdama: yatmaya gidenler kalkanların yanından geçer, kimse günaydın demez.',
      ],
      oak: ['Bu meşe dokuz yüz yaşında. Bir kovuğu, ağrılı bir dizi ve sincaplar hakkında fikirleri var.'],
      rounds: ['Her ağacın çevresini iki kez dolanırım. Biri görmek, biri görünmek için.'],
      quiet: ['Duyuyor musun? Yok, ben de. Bu kadar susturmam on bir yıl aldı.'],
      banked: [
        'Konuklar içeri çağrılmış diyorlar. Akşam meşenin altına yine çıkıyorlar, yalnız artık anahtarı olanlar gibi yürüyorlar.',
      ],
      loose: ['Bizimkiler “konuklar” yazmıştı. Çizdim, “komşular” yazdım. Kalemi bir bakıma meşe tuttu.'],
    },
  },
  'cosmo-wren': {
    name: 'Cosmo Wren',
    lines: {
      hello: [
        'İyi akşamlar, ya da ona yakın. Cosmo Wren, lambacı. Burada dört lamba, sahilde iki, bir de ay.',
        'Ay tam benim sayılmaz, ama el sallarım, şimdiye dek hep yandı.',
      ],
      lantern: ['Dusk Feneri’ne girip rozetle çıkmışsın. Ben oradan yalnız fatura aldım.'],
      defeated: [
        'Gece kimse yüzün düştüğünü görmez. Meydanı bir dolan. Dördüncü lambada kazanmış gibi görünürsün.',
      ],
      dawn: ['Yine söndürüyorum. Yakmanın aynısı, yalnız insan o kadar sevildiğini hissetmiyor.'],
      dusk: ['Akşam tek dürüst saattir: herkes pek göremediğini kabul eder.'],
      count: ['İki lambanın arasında ikisinin de olmayan bir adım var. Çekingen canlılar oradan geçer.'],
      moths: ['Pervaneler her gece içinde ne var diye sorar. Cam derim. Bir sözüme inanmazlar.'],
    },
  },
  'ottoline-umber': {
    name: 'Ottoline Umber',
    lines: {
      hello: [
        'Dikkat, bir cümlenin içinde duruyorsunuz. Ottoline Umber. Taş okurum.',
        'Bu “Köz yabanken” diye başlıyor, sonra biri üstüne merdiven dayamış.',
      ],
      quarry: ['Ocakta Holdfast’i yendiniz ha? Ne güzel. Kaynaklarımı hep kaldırım yapıyorlar.'],
      hundred: [
        'Yüz tür! Taşlar kırkını sayıp “ve diğerleri” diyor.',
        '“Ve diğerleri”ni yapan ilk tanıdığım sizsiniz.',
      ],
      ember: [
        'Merdiveni çektim! “Köz yabanken ot kalktı ve çevresine baktı.” Bu takvim değil. Doğum.',
        'Sürüyor: “Mandaldan çıktı.” Mandalköy’de ne demek olduğunu bilirler. Kimseye dememişler, demek biliyorlar.',
      ],
      night: ['Gece harfler gölgeyle dolar, herkes okur. Gündüz bir doktora ve nemli bir sünger gerekir.'],
      ring: ['Güneş, ay ve iki teker. Ya takvim bu ya da biri arabasıyla pek övünmüş.'],
      island: ['Kimse oynatmasın diye adaya koymuşlar. Sonra iki köprü yapmışlar. İnsan işte.'],
      spiral: [
        'Sarmal “geri gelir” demektir. Göl kıyısında bir taşta. Neyin, ne zaman geleceğini bilmek isterdim.',
      ],
      banked: [
        'Taşın son satırı var. Siz döneli okuyabiliyorum: “Uyur, kapatılmamıştır.” Oturmam gerekti. Bir cümlenin içine.',
      ],
      loose: [
        'Taşın son satırı bir sözcüğün ortasında bitiyor. Hep hava aşındırdı sandım. Değilmiş. Yer bırakmışlar.',
      ],
    },
  },
  'bran-tolliver': {
    name: 'Bran Tolliver',
    lines: {
      hello: [
        'Una dikkat! Bran Tolliver. Her yere girer. Bir kez hapşırdım, kedi bir hafta hayalet gezdi.',
        'Ysolde Marrow benim için ne derse, önce ben ona demiştim.',
      ],
      tower: ['Windrow Kulesi’ni yendin. Demek kanatlar o gün ondan durdu. Ben nezaket sanmıştım.'],
      crackle: ['Crackle Değirmeni! Değirmen mi o? Dişinden başka şey öğütmez. Rozeti iyi ama.'],
      dusk: ['Akşam kanatları durdururum. Gece dönen değirmen yalnız karanlık öğütür, o da ekmeğe karışır.'],
      bread: ['İyi ekmeğin sırrı sabırdır, o yüzden ben un yaparım.'],
      wind: ['Rüzgâr denizden gelir, burada bir dürüst tur atar, sonra içeri gidip can sıkar.'],
    },
  },
  'ines-farrow': {
    name: 'Ines Farrow',
    lines: {
      hello: [
        'Ines Farrow, fener bekçisi. Yüz kırk dört basamak. Nereden biliyorsun diye sor.',
        'Beni gündüz görürsen uyuyorumdur, şapkamın içinde başkası vardır.',
      ],
      tidewell: ['Tidewell Savağı’nın rozeti. O zaman bilirsin: su hep başını çevirmeni bekler.'],
      defeated: ['Açıktaki her gemi en az bir kez geri döndü. Biz onlara hâlâ gemi olanlar deriz.'],
      night: ['Işık on iki saniyede döner. On birinde dışarıdaki her şey görülmediğini sanır.'],
      stairs: ['Çıkarken basamakları sayarım. İnerken dizlerimi. Her zaman iki çıkmadı.'],
      ships: ['Geçen kış ışığıma üç ışık yanıt verdi. İkisi gemiydi.'],
    },
  },
  'marisol-keel': {
    name: 'Marisol Keel',
    lines: {
      hello: [
        'Şu ucu tut. Sağ ol. Marisol Keel. Az önce bir ağın parçası oldun, burada insanın başına gelir.',
        'Ağ dediğin, birinin razı geldiği bir yığın deliktir.',
      ],
      three: ['Üç rozet. Bataklık kapısından söz ederler artık. Çorap al. Çoğu dizden aşağıymış.'],
      twenty: ['Yirmi tür! Ağlarım on dokuz tuttu, bisikleti sayarsan.'],
      dawn: ['Şafakta sererim, gece üstüne ne yazmış bakarım. Çoğu: yengeç. Yengeç. Yengeç.'],
      knots: ['Dakikada altı düğüm, biri hep fiyonk. Balıkları meraklandırır.'],
      catch: ['Top atıyorsun, içine mi giriyorlar? Memnun da mı oluyorlar? Ben bunu hep yanlış yapmışım.'],
    },
  },
  pip: {
    name: 'Pip',
    lines: {
      hello: [
        'Dur! Bu sandık benim gemim. Adı Batmaz, çünkü karada.',
        'Ben Kaptan Pip. Sen çapa olabilirsin. Terfi bu.',
      ],
      champion: [
        'ŞAMPİYONU mu yendin? Kaptan olabilirsin. Yemeğe kadar. Sonra yine benim, denizin kanunu öyle.',
      ],
      defeated: ['Yenilirsen kalasta yürümen lazım. Kalasımız yok. Çok şanslısın.'],
      crate: ['Burada hazine var. Bakamam, bakarsam hazine olmaz, yine şalgam olur.'],
      captain: ['Bir gün haritanın bittiği yere gidicem, biraz daha çizicem.'],
    },
  },
};
export default words;
