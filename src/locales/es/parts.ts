import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Cerrar',
  fewer: (what) => `Menos: ${what}`,
  more: (what) => `Más: ${what}`,
  previous: 'ANT.',
  next: 'SIG.',
  pages: 'Páginas',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} de ${numberWords(count)}`,
  clear: 'Borrar',
  nothing: 'Nada encontrado',
  found: (count) => (count === 1 ? '1 resultado' : `${numberWords(count)} resultados`),
};
export default words;
