import type { greenreachSigns } from '../../en/signs/greenreach.ts';

const words: typeof greenreachSigns = {
  'hamlet-square': {
    name: 'yol levhası',
    boxes: [
      'MEYDAN, dümdüz. KUYU, yanından geçen her matarayı doldurur, para almaz.',
      'Altında kurşun kalemle: matara üç yudumdur. Savaşta, canın acıyınca iç. Önce değil. Canım sıkılmıştı, şimdi boş.',
    ],
  },
  'hamlet-north': {
    name: 'yol levhası',
    boxes: [
      'MANDALKÖY, kuzeyde: dokuz lider, bir dükkân, birkaç kaz. Kazlar yarışmaya dahil değildir. Onlar öyle sanıyor.',
    ],
  },
  'hamlet-lake': {
    name: 'yol levhası',
    boxes: ['GÖL. Köprü bir kişi taşır, ya da iyi geçinen iki kişi. Lütfen adaya yem atma.'],
  },
  'hamlet-barrel': {
    name: 'yağmur fıçısı',
    boxes: ['Yarısına dek dolu bir yağmur fıçısı. Dibinde dünkü gökyüzü duruyor, bir silinmesi gerek.'],
  },
  'hamlet-oak': {
    name: 'meşedeki küçük kapı',
    boxes: [
      'Büyük meşede çizme boyunda bir kapı. Biri o kadar çok çalmış ki boyası gitmiş. Sen de çalıyorsun.',
    ],
  },
  'hamlet-boulder': {
    name: 'kaya',
    boxes: ['Buzlar evine döndüğünden beri burada. Bir yanını, başka şey düşünmek için oturanlar cilalamış.'],
  },
  'hamlet-stump': {
    name: 'ağaç kütüğü',
    boxes: ['Seksen bir halka. Biri, çorbanın güzel olduğu yılı işaretlemiş.'],
  },
  'hamlet-stone': {
    name: 'dikilitaş',
    boxes: ['Derin oyulmuş bir sarmal. Parmağınla izlersen ortaya varırsın, biraz da şaşırırsın.'],
  },
  'coast-bridge': {
    name: 'yol levhası',
    boxes: ['YEŞİL DİYAR, batıda. DENİZ, güneyde. Ayakların ıslaksa seçimini yapmışsın demektir.'],
  },
  'coast-mill': {
    name: 'yol levhası',
    boxes: ['DEĞİRMEN. Un çuvalla, öğüt saatle verilir; öğütlerin çoğu Ysolde Marrow üstünedir.'],
  },
  'coast-road': {
    name: 'yol levhası',
    boxes: ['TAŞ HALKA, doğuda. Daha iki kişi aynı sayıyı bulamadı. Taşlar dört tane.'],
  },
  'coast-book': {
    name: 'fenerin defteri',
    boxes: [
      'Pazartesi: sis. Salı: sis. Çarşamba: biri “burada fener var mı?” diye bağırdı. Var diye bağırdım.',
      'Perşembe: açık. Evin yanındaki fıçının gittiğini gördüm. Cuma: fıçı döndü. Nerede olduğunu söylemiyor.',
    ],
  },
  'coast-crate': {
    name: 'sandık',
    boxes: [
      'Sandıkta tebeşirle BATMAZ yazıyor. Kaptan yatmaya gitti. Kapağın altı şalgam ve macera kokuyor.',
    ],
  },
  'coast-stump': {
    name: 'kovuk kütük',
    boxes: ['Dibine dek boş. Biri burada palamut saklıyor, fişlerini de.'],
  },
  'coast-stone': {
    name: 'tepelerdeki taş',
    boxes: ['Harfler diyor ki: BURADA DURAN UZUN YOLDAN GELMİŞTİR. Arkasında biri yosunu kaldırmış.'],
  },
  'coast-barrel': {
    name: 'fıçı',
    boxes: ['Kapak ringa diyor. Yankı boş diyor. Kedinin söyleyecek bir şeyi yok.'],
  },
  'town-north': {
    name: 'yol levhası',
    boxes: ['BATAKLIK YOLU. Kapı üç rozet ister. Pasta da önerildi, yine rozet istedi.'],
  },
  'town-south': {
    name: 'yol levhası',
    boxes: [
      'MANDALKÖY. Dokuz salon; adlarını sahipleri koydu, notlarını paspasları verir. Canlının ayaklarını sil.',
    ],
  },
  'town-east': {
    name: 'yol levhası',
    boxes: ['KIYI, o yanda. Bir şapka al. Şapka için bir ip al.'],
  },
  'town-well': {
    name: 'kuyunun plakası',
    boxes: [
      'FIÇICILAR LONCASININ ARMAĞANIDIR, sızıntı için özür dileriz. Yanından geç, mataran dolsun. Onların ayakkabıları doldu.',
    ],
  },
  'town-sluices': {
    name: 'yol levhası',
    boxes: [
      'SU ÇAYIRI. İki çark, üç savak. Her çark ikisine bakar; ortadakinin iki efendisi var.',
      'Altında tebeşirle: “Bizim kedi gibi.”',
    ],
  },
  'town-barrel': {
    name: 'dükkânın arkasındaki fıçı',
    boxes: ['“İade: sekmiyor.” Etiketin kalanı bunun kimin suçu olduğunu anlatıyor.'],
  },
  'town-crate': {
    name: 'dükkânın arkasındaki sandık',
    boxes: ['Altı yanında da kırmızıyla KIRILIR yazıyor. İçinde bir şey bir köşeye yuvarlanıp kalmış.'],
  },
  'town-fence': {
    name: 'gevşek tahta',
    boxes: ['Çitin bir tahtası tek çivide sallanıyor. Kasabanın yarısı okula buradan gider.'],
  },
};
export default words;
