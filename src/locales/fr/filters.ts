import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'Filtres',
  active: (count) => `Filtres (${count})`,
  clear: 'Effacer les filtres',
  types: 'Types',
  rising: 'Ordre croissant. Inverser',
  falling: 'Ordre décroissant. Inverser',
};
export default words;
