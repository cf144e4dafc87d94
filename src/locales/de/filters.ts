import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'Filter',
  active: (count) => `Filter (${count})`,
  clear: 'Filter löschen',
  types: 'Typen',
  rising: 'Aufsteigend sortiert. Umdrehen',
  falling: 'Absteigend sortiert. Umdrehen',
};
export default words;
