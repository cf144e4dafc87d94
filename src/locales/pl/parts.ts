import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Zamknij',
  fewer: (what) => `Mniej: ${what}`,
  more: (what) => `Więcej: ${what}`,
  previous: 'WSTECZ',
  next: 'DALEJ',
  pages: 'Strony',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} z ${numberWords(count)}`,
  clear: 'Wyczyść',
  nothing: 'Nic nie znaleziono',
  found: (count) => `Znaleziono: ${numberWords(count)}`,
};
export default words;
