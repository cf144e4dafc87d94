import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';
import { arabicCount, nouns } from './counted.ts';

const words: typeof partWords = {
  close: 'إغلاق',
  fewer: (what) => `أقل: ${what}`,
  more: (what) => `أكثر: ${what}`,
  previous: 'السابق',
  next: 'التالي',
  pages: 'الصفحات',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} من ${numberWords(count)}`,
  clear: 'مسح',
  nothing: 'لا نتائج',
  found: (count) => arabicCount(count, nouns.result),
};
export default words;
