import type { findWords } from '../en/finds.ts';
import { turkishCapital, turkishCount } from './counted.ts';

const NAMES: Readonly<Record<string, string>> = {
  coins: 'sikke',
  draught: 'yudumluk matara suyu',
  nball: 'Basit top',
  gball: 'Süper top',
  uball: 'Ultra top',
  mball: 'Usta topu',
};

const words: typeof findWords = {
  read: (name) => `Oku: ${name}`,
  look: (name) => `Bak: ${name}`,
  title: turkishCapital,
  things: { ball: 'top', purse: 'kese', berries: 'yemişler', picked: 'yemişi toplanmış çalı' },
  take: { ball: 'Topu al', purse: 'Keseyi al', berries: 'Yemişleri topla' },
  beside: (name, way) => `Yanında, ${way} yönünde: ${name}. `,
  besideMany: (name, way) => `Yanında, ${way} yönünde: ${name}. `,
  under: (name) => `Ayağının dibinde: ${name}. `,
  found: (what, count) => `Buldun: ${turkishCount(count, NAMES[what] ?? what)}.`,
  berries: 'Yemişleri matarana sıkıyorsun: bir yudum daha.',
  done: 'Tamam',
  nothing: 'Burada artık bir şey yok.',
  full: 'Mataran dolu. Yemişler bekler.',
  failed: 'Olmadı. Yeniden dene.',
  near: (things) => `Bakılacaklar: ${things.join('; ')}.`,
  typeTake: 'Almak için al yaz.',
  typeTakeMany: 'Toplamak için al yaz.',
  typeRead: 'Devamı için oku yaz.',
  noSign: 'Yanında okunacak ya da bakılacak bir şey yok.',
  noThing: 'Yanında alınacak bir şey yok.',
  says: (name, text) => `${name}: ${text}`,
  arrived: (name) => `Vardın: ${name}.`,
};
export default words;
