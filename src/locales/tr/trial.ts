import type { trialWords } from '../en/trial.ts';

const words: typeof trialWords = {
  label: 'Tadımlık',
  notice: 'Tadımlık, bu tarayıcıda saklanır',
  more: 'Ayrıntılar',
  title: 'Emberwild tadımlığı',
  absent: 'Aradığın tadımlıkta yok: başka oyuncuların olduğu bir sunucu ister.',
  text: 'İlk bölgeyi kendi başına, hesapsız ve sunucusuz oynarsın: canlılar, hamleler ve kurallar her yerdekiyle aynı.',
  points: [
    'Her şey yalnız bu tarayıcıda saklanır. Verilerini silen oyunu da siler.',
    'Hiçbir şey bir hesaba taşınamaz: hiçbir sunucu, bir tarayıcının canlıları için dediğine inanmaz.',
    'Takas, başka oyuncuların takımlarıyla savaş, hesap ve bildirimler başka oyuncuların olduğu bir sunucu ister.',
    'Görevler, araştırma, öğretmen ve turnuvalar yalnız tam oyunda.',
  ],
  stopped: 'Tadımlık durdu. Lütfen sayfayı yeniden yükle.',
  failed: 'Tadımlık bunu yapamadı. Lütfen yeniden dene.',
  noPlace: 'Bu tadımlıkta yok: başka oyuncuların olduğu bir sunucu ister.',
  noOthers: 'Bu tadımlıkta başka oyuncu yok',
  player: 'Tadımlık oyuncusu',
  play: 'Devam et',
  erase: 'Baştan başla',
  ask: 'Baştan başlansın mı?',
  askText: 'Bu tadımlıktaki canlıların, sikkelerin ve rozetlerin silinir. Bunu kimse geri alamaz.',
  keep: 'Kalsınlar',
  eraseAll: 'Sil ve baştan başla',
};
export default words;
