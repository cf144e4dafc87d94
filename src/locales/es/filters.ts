import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'Filtros',
  active: (count) => `Filtros (${count})`,
  clear: 'Quitar filtros',
  types: 'Tipos',
  rising: 'Orden ascendente. Invertir',
  falling: 'Orden descendente. Invertir',
};
export default words;
