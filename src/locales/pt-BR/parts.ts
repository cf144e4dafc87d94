import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';
import { portugueseCount } from './counted.ts';

const words: typeof partWords = {
  close: 'Fechar',
  fewer: (what) => `Menos: ${what}`,
  more: (what) => `Mais: ${what}`,
  previous: 'ANT.',
  next: 'PRÓX.',
  pages: 'Páginas',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} de ${numberWords(count)}`,
  clear: 'Limpar',
  nothing: 'Nada encontrado',
  found: (count) => portugueseCount(count, 'encontrado', 'encontrados'),
};
export default words;
