import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'Filtri',
  active: (count) => `Filtri (${count})`,
  clear: 'Togli i filtri',
  types: 'Tipi',
  rising: 'In ordine crescente. Inverti',
  falling: 'In ordine decrescente. Inverti',
};
export default words;
