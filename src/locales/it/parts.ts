import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';
import { italianCount } from './counted.ts';

const words: typeof partWords = {
  close: 'Chiudi',
  fewer: (what) => `Meno: ${what}`,
  more: (what) => `Più: ${what}`,
  previous: 'PREC.',
  next: 'SUCC.',
  pages: 'Pagine',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} di ${numberWords(count)}`,
  clear: 'Svuota',
  nothing: 'Nessun risultato',
  found: (count) => italianCount(count, 'risultato', 'risultati'),
};
export default words;
