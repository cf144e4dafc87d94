import type { adviceWords } from '../en/advice.ts';
import { turkishRegion } from './ids.ts';

const levels = (least: number, most: number) =>
  least === most ? `seviye ${least}` : `seviye ${least}–${most}`;

const words: typeof adviceWords = {
  title: 'Sırada ne var',
  loading: 'Senin için çevreye bakılıyor…',
  failed: 'Sırada ne olduğu getirilemedi.',
  offers: {
    title: (count) => (count === 1 ? 'Bir teklif bekliyor' : `${count} teklif bekliyor`),
    text: 'Biri seninle takas yapmak istiyor.',
  },
  evolve: {
    title: (name, count) =>
      count === 1 ? `${name} evrimleşebilir` : `${name} ve ${count - 1} canlı daha evrimleşebilir`,
    text: 'Tek bir dokunuş yeter, ne zaman istersen.',
  },
  balls: {
    title: (count) => (count === 0 ? 'Hiç top kalmadı' : `Yalnız ${count} top kaldı`),
    text: 'Dükkânda daha var.',
  },
  firstSteps: {
    title: 'İkinci bir canlı yakala',
    text: 'Uzun otlara dal: önce güçten düşür, sonra bir top at.',
  },
  gym: {
    title: (name) => `Meydan oku: ${name}`,
    text: (region, least, most) => `Salon, ${turkishRegion(region)}, ${levels(least, most)}.`,
  },
};
export default words;
