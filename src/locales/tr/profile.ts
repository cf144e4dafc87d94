import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { turkishCapital, turkishCount } from './counted.ts';
import { turkishTier, turkishType } from './ids.ts';

const coins = (count: number) => turkishCount(count, 'sikke');

const words: typeof profileWords = {
  title: 'Profil',
  loading: 'Profilin getiriliyor',
  failed: {
    title: 'Profiline ulaşılamıyor',
    text: import.meta.env.TRIAL
      ? 'Okunamadı. Başardığın her şey bu tarayıcıda güvende.'
      : 'Sunucu yanıt vermedi. Başardığın her şey orada güvende.',
  },
  card: 'Eğitmen kartı',
  since: 'Eğitmen olduğu gün:',
  facts: {
    steps: 'Atılan adım',
    pokemons: 'Pokemon',
    seen: 'Görülen tür',
    caught: 'Yakalanan tür',
    badges: 'Rozet',
    coins: 'Sikke',
  },
  number: numberWords,
  sections: 'Neler yaptın',
  tabs: {
    records: 'Rekorlar',
    badges: 'Rozetler',
    achievements: 'Başarılar',
    coins: 'Sikkeler',
    battles: 'Savaşlar',
    trades: 'Takaslar',
  },

  records: {
    title: 'Rekorlar',
    bestStreak: 'En uzun seri',
    streak: 'Şimdiki seri',
    wins: (count) => turkishCount(count, 'zafer'),
    streakHint: 'Art arda kazanılan savaşlar. Yakalamak seriye eklenmez, seriyi de bitirmez.',
    rarest: 'En nadir yakalama',
    noRarest: 'Henüz yanında kimse yok.',
    level: (level) => `Seviye ${level}`,
    inPokedex: 'Pokedex’te bak',
    table: 'Türüne ve sonucuna göre savaşlar',
    type: 'Savaş',
    all: 'Bütün savaşlar',
  },
  types: {
    wb: 'Yabani',
    gym: 'Salon savaşı',
    user: 'Oyuncu savaşı',
    training: 'TP savaşı',
    gold: 'Altın savaşı',
  },
  gotAway: 'Kurtuldun',
  results: { win: 'Kazanıldı', lose: 'Kaybedildi', caught: 'Yakalandı', fled: 'Kaçıldı' },

  badges: {
    title: 'Rozetler',
    loading: 'Rozetlerin getiriliyor',
    progress: (won, all) => `${won}/${all}`,
    won: 'Kazanıldı',
    missing: 'Henüz kazanılmadı',
    champion: 'Şampiyon',
    toGyms: 'Salonlara',
  },

  ledger: {
    title: 'Sikkeler',
    loading: 'Sikkelerin getiriliyor',
    held: (count) => `Sende ${coins(count)} var.`,
    toMart: 'Dükkâna git',
    reasons: {
      newcomer: 'Yeni gelenin kesesi',
      grant: 'Müessesenin ikramı',
      battle: 'Kazanılan savaş',
      stake: 'Altın savaşı bahsi',
      prize: 'Altın savaşı ödülü',
      found: 'Yolda bulundu',
      quest: 'Görev ödülü',
      research: 'Bir araştırma sayfası',
      catch: 'Yakalanan canlı',
      purchase: 'Dükkândan alındı',
      lesson: 'Öğretmenden ders',
      entry: 'Turnuva girişi',
      trophy: 'Turnuva ödülü',
      deleted: 'Hesap silindi',
    },
    amount: (amount) => `${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`,
    balance: (count) => `sonra ${coins(count)}`,
    none: 'Henüz sikke gelmedi, gitmedi.',
  },

  battles: {
    title: 'Savaşlar',
    loading: 'Savaşların getiriliyor',
    opponent: {
      wb: (name) => `Yabani ${name}`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `${turkishCapital(turkishType(type))} tipinden antrenman arkadaşları`,
      gold: (tier) => `${turkishCapital(turkishTier(tier))} ev takımı`,
    },
    rounds: (count) => turkishCount(count, 'tur'),
    coins: (count) => `+${coins(count)}`,
    exp: (count) => `+${numberWords(count)} TP`,
    watch: 'İzle',
    watchOf: (who) => `Savaşı izle: ${who}`,
    gone: 'Artık izlenemez',
    older: 'Geriye kalan',
    olderOf: (who) => `Savaştan geriye kalan: ${who}`,
    noneTitle: 'Henüz savaş yok',
    noneText: 'Bitirdiğin her savaş burada saklanır; sonuncular yeniden izlenebilir.',
    toMaps: 'Haritalara git',
  },
};
export default words;
