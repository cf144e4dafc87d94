import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'Filtry',
  active: (count) => `Filtry (${count})`,
  clear: 'Wyczyść filtry',
  types: 'Typy',
  rising: 'Rosnąco. Odwróć',
  falling: 'Malejąco. Odwróć',
};
export default words;
