import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: 'Fermer',
  fewer: (what) => `Moins : ${what}`,
  more: (what) => `Plus : ${what}`,
  previous: 'PRÉC.',
  next: 'SUIV.',
  pages: 'Pages',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} sur ${numberWords(count)}`,
  clear: 'Effacer',
  nothing: 'Rien trouvé',
  found: (count) => (count === 1 ? '1 trouvé' : `${numberWords(count)} trouvés`),
};
export default words;
