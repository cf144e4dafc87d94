import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: 'yol levhası',
    boxes: ['YELKENİPİ. Doksan ada var, sen park yeri olanını buldun.'],
  },
  'halyard-quay': {
    name: 'yol levhası',
    boxes: ['SEKTİRME TAŞLARI, güneyde. Lütfen hiçbirini geri atma.'],
  },
  'halyard-well': {
    name: 'kuyunun plakası',
    boxes: ['TATLI SU. Matarayla yanından geç. Denize söylendi, biraz alındı.'],
  },
  'halyard-crate': {
    name: 'sandık',
    boxes: ['“Gönderene iade.” Altında başka bir el yazısı: “Onun da değilmiş.”'],
  },
  'halyard-barrel': {
    name: 'fıçı',
    boxes: ['Kapak ringa diyor. Burun, paskalyadan beri değil diyor. Yanından içeri bir şey sokulmuş.'],
  },
  'halyard-pots': {
    name: 'ıstakoz sepetleri',
    boxes: ['Dört sepet, sıfır ıstakoz. Birine kıskacı olmayan bir şey düşmüş.'],
  },
  'halyard-mooring': {
    name: 'babalık',
    boxes: ['Halat dümdüz aşağı iniyor. Epey gergin; arada bir selam niyetine iki kez çekiliyor.'],
  },
  'stones-landing': {
    name: 'yol levhası',
    boxes: ['SEKTİRME TAŞLARI. Rekor, tek taşla yedi ada. Taş hâlâ gidiyor.'],
  },
  'stones-west': {
    name: 'yol levhası',
    boxes: ['İĞ, batıda. Onu kaçıramazsın. Yalnız girişini kaçırırsın; çoğu kaçırır, bir tur atar.'],
  },
  'stones-ferries': {
    name: 'yol levhası',
    boxes: [
      'FERİBOTLAR. Hiçbir tekne geri dönmez, dönmek hatayı kabul etmektir. Çoğu canının istediği yere gider.',
      'Varmak isteyen, güneşin bütün gün yaptığını yapar. O daha hiç tekne kaçırmadı.',
    ],
  },
  'stones-boulder': {
    name: 'kaya',
    boxes: [
      'Su en çok çentiğe dek yükselir. Biri kuru kalacak şeyini çentiğin altında saklar, her gün de yanılır.',
    ],
  },
  'stones-stump': {
    name: 'ağaç kütüğü',
    boxes: ['Eskiden direkti. İçinde, halatın geçtiği yerde bir ele yer var.'],
  },
  'stones-log': {
    name: 'kıyıya vurmuş tomruk',
    boxes: ['Üstüne kazınmış: “K + deniz.” Deniz midyelerle ve yuvarlak bir şeyle yanıt vermiş.'],
  },
  'stones-pots': {
    name: 'ıstakoz sepetleri',
    boxes: ['Boş, kapısı da açık bırakılmış. İçinde ufacık bir sandalye duruyor.'],
  },
  'spindle-sign': {
    name: 'yol levhası',
    boxes: ['İĞ. Bir tur, sonra bir tur daha. Kestirme yol martılar içindir.'],
  },
  'spindle-north': {
    name: 'yol levhası',
    boxes: ['BULUTÜSTÜ, kuzeyde ve yukarıda. Palto götür. Adalardan selam götür. Paltoyu geri getir.'],
  },
  'spindle-door': {
    name: 'deniz fenerinin kapısı',
    boxes: ['Anahtar deliği yok. Bir plakada “Kapıyı çal” yazıyor. “Gelen olmazsa deniz gibi çalmışsındır.”'],
  },
  'spindle-wreck': {
    name: 'batık',
    boxes: [
      'Güvertenin altındaki lahanalar gemiden daha iyi gidiyor. İki sıranın arasında salyangoz olmayan bir şey parlıyor.',
    ],
  },
  'spindle-mooring': {
    name: 'babalık',
    boxes: ['Bu düğümü atan bir daha gitmek istememiş. Düğümün içinde gitmek isteyen için bir şey var.'],
  },
  'spindle-palm': {
    name: 'eğri palmiye',
    boxes: ['Buradaki herkes gibi geceleri ışığa doğru eğiliyor. Kabuğunda tam el boyunda bir delik var.'],
  },
};
export default words;
