import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Schließen',
  fewer: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
  previous: 'ZURÜCK',
  next: 'WEITER',
  pages: 'Seiten',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} von ${numberWords(count)}`,
  clear: 'Leeren',
  nothing: 'Nichts gefunden',
  found: (count) => `${numberWords(count)} gefunden`,
};
export default words;
