import type { findWords } from '../en/finds.ts';
import { arabicCountAfter, type CountedNoun, nouns } from './counted.ts';

const ball = (kind: string): CountedNoun => ({
  one: `كرة ${kind} واحدة`,
  two: `كرتان من الكرات ال${kind}`,
  twoAfter: `كرتين من الكرات ال${kind}`,
  few: `كرات ${kind}`,
  many: `كرة ${kind}`,
  other: `كرة ${kind}`,
});
const NAMES: Readonly<Record<string, CountedNoun>> = {
  coins: nouns.coin,
  draught: nouns.draught,
  nball: ball('أساسية'),
  gball: ball('فائقة'),
  uball: ball('خارقة'),
  mball: ball('ملكية'),
};

const found = (what: string, count: number): string => {
  const noun = NAMES[what];
  return noun ? arabicCountAfter(count, noun) : `${what} (${count})`;
};

const words: typeof findWords = {
  read: (name) => `قراءة: ${name}`,
  look: (name) => `نظرة إلى: ${name}`,
  title: (name) => name,
  things: { ball: 'كرة', purse: 'محفظة نقود', berries: 'توت', picked: 'شجيرة بلا توت' },
  take: { ball: 'التقاط الكرة', purse: 'التقاط المحفظة', berries: 'قطف التوت' },
  beside: (name, way) => `بجانبك ${way}: ${name}. `,
  besideMany: (name, way) => `بجانبك ${way}: ${name}. `,
  under: (name) => `عند قدميك: ${name}. `,
  found: (what, count) => `وجدت ${found(what, count)}.`,
  berries: 'عصرت التوت في قربتك: جرعة أخرى.',
  done: 'تم',
  nothing: 'لم يعد هنا شيء.',
  full: 'قربتك ممتلئة. التوت ينتظر.',
  failed: 'لم ينجح ذلك. يُرجى إعادة المحاولة.',
  near: (things) => `للنظر إليه: ${things.join('؛ ')}.`,
  typeTake: 'الأمر «خذ» يلتقطه.',
  typeTakeMany: 'الأمر «خذ» يقطفه.',
  typeRead: 'الأمر «اقرأ» يقول المزيد.',
  noSign: 'لا شيء بجانبك للقراءة أو النظر إليه.',
  noThing: 'لا شيء بجانبك لالتقاطه.',
  says: (name, text) => `${name}: ${text}`,
  arrived: (name) => `وصلت إلى: ${name}.`,
};
export default words;
