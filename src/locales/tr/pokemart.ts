import type { martWords } from '../en/pokemart.ts';
import { turkishCount, turkishList } from './counted.ts';

const coins = (count: number) => turkishCount(count, 'sikke');

const words: typeof martWords = {
  loading: 'Dükkân getiriliyor',
  title: 'Dükkân',
  held: (count) => `Harcayacak ${coins(count)} var.`,
  table: 'Satılanlar',
  shelves: { label: 'Raflar', wares: 'Yol için', camp: 'Kamp için', looks: 'Giymek için', tutor: 'Öğretmen' },
  columns: { item: 'Eşya', quantity: 'Adet', bag: 'Çantada', cost: 'Fiyat' },
  quantityOf: (item) => `Adet: ${item}`,
  price: coins,
  carried: 'Sende var',
  lacks: (count) => `${coins(count)} eksik`,
  buy: (count) => `Satın al: ${coins(count)}`,
  buying: 'Satın alınıyor, lütfen bekle',
  left: (count) => `Geriye ${coins(count)} kalır.`,
  missing: (count) => `${coins(count)} eksik.`,
  unchosen: 'Her birinden kaç tane istediğini seç.',
  clear: 'Adetleri temizle',
  none: 'Lütfen adet seç',
  poor: 'Yeterli sikke yok!',
  done: 'Satın alındı',
  towns: (names) =>
    `${turkishList(names)}: oradaki dükkânda kendine özgü mallar var. Orada dur ve yeniden bak.`,
  here: 'Yalnız burada satılır',
  stepsLeft: 'adım kaldı',
  ledger: 'Sikkelerin nereye gitti',
  failed: {
    title: 'Dükkân kapalı',
    text: import.meta.env.TRIAL
      ? 'Açılmadı. Sikkelerin ve çantan bu tarayıcıda güvende.'
      : 'Sunucu yanıt vermedi. Sikkelerin ve çantan orada güvende.',
  },
};
export default words;
