import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: 'yol levhası',
    boxes: ['TURBALI. Nüfus: var. En yakın komşu: bataklık. Ona ödünç bir şey verme.'],
  },
  'peatwick-well': {
    name: 'kuyunun plakası',
    boxes: ['“Bu kuyu göründüğünden derindir.” Altına kazınmış: “O da bana baktı.” Mataran için fark etmez.'],
  },
  'peatwick-barrel': {
    name: 'katran fıçısı',
    boxes: [
      'Katran, tekneler için. Bataklık sonuncuyu yutalı buraya tekne gelmedi. Kenarın altına bir şey sıkışmış.',
    ],
  },
  'peatwick-crate': {
    name: 'sandık',
    boxes: ['Adres: Batık Şapel. İade edilmiş. “Evde yok, yalnız nem var.”'],
  },
  'peatwick-cairn': {
    name: 'taş yığını',
    boxes: ['Geri dönüş yolunu bulan herkes için bir taş. Biri onları boy sırasına dizip duruyor.'],
  },
  'peatwick-log': {
    name: 'devrilmiş tomruk',
    boxes: ['Yolun üstüne devrilmiş, yol da başka yere alınmış. Burada işler böyle yürür.'],
  },
  'hark-gate': {
    name: 'yol levhası',
    boxes: ['UZUN DİNLEYİŞ. Sessiz yürü: dinliyor. Gürültüyle yürü: daha kötüsünü duydu.'],
  },
  'hark-fork': {
    name: 'yol levhası',
    boxes: [
      'PATİKA. Acele etmez, senin vaktinden de alır. Çobanlardan ricamız taşları saymaları ve söylememeleridir.',
    ],
  },
  'hark-door': {
    name: 'kapının yanındaki taş',
    boxes: [
      'ÖNCE BÜYÜK TAŞ KONUŞUR, AĞIR OLDUĞUNDAN. KÜÇÜK OLAN BEKLEYEMEZ. ÂMİN DEMEK ORTANCAYA KALIR.',
      'Daha küçük: “Usulca basın. Yanlış bir sözde hepsi küser, kapı da.”',
    ],
  },
  'hark-stone': {
    name: 'Dinleyen Taş',
    boxes: ['Kulağını dayıyorsun. Ta derinde biri, bulaşık yıkar gibi, falsolu mırıldanıyor.'],
  },
  'hark-boulder': {
    name: 'kaya',
    boxes: ['Rüzgâr bin yıldır bu yanına yaslanmış. Öbür yanında kuru, küçük bir oyuk var.'],
  },
  'hark-ring': {
    name: 'yuvarlak kaya',
    boxes: ['Belli ki bir gece halkadan yuvarlanmış, o günden beri hep buradaymış gibi yapıyor.'],
  },
  'hark-seat': {
    name: 'yassı kaya',
    boxes: ['Çobanın koltuğu. Üstü ılık; altında bir çobanın cebinden düşebilecek her şey.'],
  },
  'chapel-sign': {
    name: 'yol levhası',
    boxes: ['ŞAPEL, taş geçitten. Ayinler sular çekilince. Sular çekilmez.'],
  },
  'chapel-book': {
    name: 'zangocun defteri',
    boxes: [
      '“Altıda çaldım. Öğlen çaldım. Gece yarısı çalmadım, yine de çaldı.”',
      'Her sayfada aynı satır, on dokuz ayrı el yazısıyla. Seninki yirminci olurdu.',
    ],
  },
  'chapel-cairn': {
    name: 'taş yığını',
    boxes: ['Yağmur yağmadı ama taşlar ıslak. Aralarında bir şey ışıldıyor.'],
  },
  'chapel-boat': {
    name: 'kayık',
    boxes: ['ÜCRET: NEYİN VARSA. Biri ödemiş, almaya gelen olmamış.'],
  },
  'chapel-stone': {
    name: 'kapı direği',
    boxes: ['Yarım kapı. Öbür yarısı gölün altında bir yerde hâlâ açıkmış, öyle diyorlar.'],
  },
};
export default words;
