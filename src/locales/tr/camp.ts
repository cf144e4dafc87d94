import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'Kampta neler var',
  arrange: 'Kampını düzenle',
  title: 'Kampın',
  text: 'Her değişiklik hemen görünür. Bir eşya tek bir yerde durur: başka yere koyarsan oraya geçer.',
  loading: 'Her şey çadırdan dışarı taşınıyor…',
  failed: 'Eşyaların getirilemedi.',
  again: 'Bir daha dene',
  empty: 'Henüz eşyan yok. Dükkânda satılır; her bölgenin kasabasında da kendine özgü parçalar var.',
  toMart: 'Dükkâna',
  more: 'Dükkânda daha fazlası',
  nothing: 'Hiçbir şey',
  noneFits: 'Henüz buraya uyan bir şeyin yok.',
  done: 'Bitti',
  placed: (piece, spot) => `${piece}: ${spot}.`,
  cleared: (spot) => `${spot}: boşaltıldı.`,
  spots: {
    tent: 'Çadırın',
    line: 'Çadırların arası',
    rug: 'Ateşin önü',
    backLeft: 'En solda, çamların yanı',
    backRight: 'En sağda, çamların yanı',
    middle: 'Ateşin arkası',
    frontLeft: 'Solda, yakında',
    frontRight: 'Sağda, yakında',
  },
  page: 'Kamp',
};
export default words;
