import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Kapat',
  fewer: (what) => `Daha az: ${what}`,
  more: (what) => `Daha çok: ${what}`,
  previous: 'ÖNCEKİ',
  next: 'SONRAKİ',
  pages: 'Sayfalar',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} / ${numberWords(count)}`,
  clear: 'Temizle',
  nothing: 'Hiçbir şey bulunamadı',
  found: (count) => `${numberWords(count)} sonuç`,
};
export default words;
