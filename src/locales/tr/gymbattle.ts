import type { gymWords } from '../en/gymbattle.ts';
import { turkishCount } from './counted.ts';
import { turkishRegion } from './ids.ts';

const words: typeof gymWords = {
  title: 'Salon savaşı',
  intro: 'Her bölgede sekiz lider ve bir şampiyon. Yenilen, temelli listende kalır.',
  loading: 'Salonlar getiriliyor',
  loadFailed: 'Hay aksi! Salonlar şu an getirilemiyor',
  startFailed: 'Savaş başlatılamadı',
  failed: {
    title: 'Salonlara ulaşılamıyor',
    text: import.meta.env.TRIAL
      ? 'Kapıları açık, yalnız yol kapalı. Zaferlerin bu tarayıcıda güvende.'
      : 'Kapıları açık, yalnız yol kapalı. Zaferlerin sunucuda güvende.',
  },
  regions: 'Bölgeler',
  locked: 'Kilitli',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `${all} liderin ${beaten} tanesi yenildi`,
  conquered: 'Şampiyon yenildi',
  leadersOf: (region) => `Liderler: ${turkishRegion(region)}`,
  opens: (region, before, leaders) =>
    `${turkishRegion(before)} bölgesinin ${leaders} lideri yenilince açılır: ${turkishRegion(region)}.`,
  toGo: (left) => (left === 1 ? 'Biri kaldı.' : `${left} tane kaldı.`),
  champion: 'Şampiyon',
  championOpens: (region, leaders) =>
    `${turkishRegion(region)} bölgesinin ${leaders} liderini yen, şampiyon meydan okumanı kabul etsin.`,
  levels: (least, most) => (least === most ? `Seviye ${least}` : `Seviye ${least}–${most}`),
  size: (creatures) => turkishCount(creatures, 'canlı'),
  prize: (coins) => `Ödül ${turkishCount(coins, 'sikke')}`,
  rematch: (coins) => `Rövanş ${turkishCount(coins, 'sikke')}`,
  badges: 'Rozetler',
  badge: (name) => `Rozet: ${name}`,
  noBadge: (name) => `Henüz rozet yok: ${name}`,
  battle: 'Savaş',
  starting: 'Yükleniyor',
  defeated: 'Yenildi',
};
export default words;
