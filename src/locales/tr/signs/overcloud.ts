import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: 'yol levhası',
    boxes: ['TUZYOKUŞU, yukarıda. Her şey yukarıda. Aşağı inen bir yol bulanın bildirmesi rica olunur.'],
  },
  'saltsteep-pass': {
    name: 'yol levhası',
    boxes: ['DÖKÜMSIRTI, kuzeyde. Şapkanı tut. Önündekinin şapkasını da tut.'],
  },
  'saltsteep-well': {
    name: 'kuyunun plakası',
    boxes: ['ERİMİŞ KAR, YAVAŞ İÇ. Matarayla yanından geç. Öyle soğuktur ki yudumlar sıraya girer.'],
  },
  'saltsteep-kettle': {
    name: 'çaydanlık',
    boxes: ['İlkbahardan beri kaynadı kaynayacak. Nöbetleşe başında bekliyorlar; kaynamaması da bundan.'],
  },
  'saltsteep-barrel': {
    name: 'tuz fıçısı',
    boxes: ['İri tuz. İpe bir not asılmış: “Acil durumda kaz.” Tuz için yazılmamış.'],
  },
  'saltsteep-crate': {
    name: 'sandık',
    boxes: ['Altı yanında da BU YAN YUKARI yazıyor. Hamallar ellerinden geleni yapmış.'],
  },
  'saltsteep-cairn': {
    name: 'taş yığını',
    boxes: [
      'En üstteki taş yassı, üstüne bir gülücük boyanmış. Altı o kadar gülmüyor, daha çok cebe benziyor.',
    ],
  },
  'ridge-foot': {
    name: 'yol levhası',
    boxes: ['DÖKÜMSIRTI. Basamaklardan atlayınca geri çıkılmaz. Rüzgâra girince konuşulmaz.'],
  },
  'ridge-top': {
    name: 'yol levhası',
    boxes: ['RÜZGÂR ORGU, kuzeyde. Bugün her şey mi bemolden, yakışsa da yakışmasa da.'],
  },
  'ridge-cairn': {
    name: 'taş yığını',
    boxes: ['En alttaki taş geçenlerde kımıldamış. Kar daha fark edecek vakit bulamadı.'],
  },
  'ridge-log': {
    name: 'kovuk tomruk',
    boxes: [
      'Ağaç bitmeyen bu tepeye kim tomruk taşımış? Hem emin bir yere hem biraz uykuya ihtiyacı olan biri.',
    ],
  },
  'ridge-pile': {
    name: 'taş öbeği',
    boxes: ['Daha işaret taşı sayılmaz. Olmak istiyor, çalışıyor.'],
  },
  'ridge-marker': {
    name: 'yüksek taş yığını',
    boxes: ['Bir çizik YARI YOL diyor. Bir başkası HAYALPEREST diyor.'],
  },
  'organ-sign': {
    name: 'yol levhası',
    boxes: ['RÜZGÂR ORGU. Lütfen borulara dokunma. Fısıldayanına da lütfen kulak verme.'],
  },
  'organ-plate': {
    name: 'orgun plakası',
    boxes: ['YAPAN: KİMSE. AKORT EDEN: HAVA. Her gün konser, bitene dek.'],
  },
  'organ-tarn': {
    name: 'yol levhası',
    boxes: [
      'BUZ GÖLÜ. Herkesi taşır, hep de sonuna kadar. Bugüne dek birini durduran yalnız dört taş oldu.',
      'Altına kazınmış: “Kara dört kayışta varılır. Bana on dokuz gerekti.”',
    ],
  },
  'organ-stone': {
    name: 'dikilitaş',
    boxes: ['Dibi aşınmış, tek dinleyicilik bir koltuk olmuş. Şimdiye dek deneyen herkese uydu.'],
  },
  'organ-cairn': {
    name: 'taş yığını',
    boxes: ['Yedi taş, yedi nota. Sekizincisi gevşek, kaldırınca pes söylüyor.'],
  },
  'organ-pile': {
    name: 'uçurumun kıyısındaki taş yığını',
    boxes: ['Buradan deniz görünür; bir de yalnız denize bakanlardan saklanan şey.'],
  },
  'organ-boulder': {
    name: 'kaya',
    boxes: ['Orga mırıldanarak eşlik ediyor. Ardında, sussun diye verdikleri duruyor.'],
  },
};
export default words;
