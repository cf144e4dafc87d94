import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'Filtros',
  active: (count) => `Filtros (${count})`,
  clear: 'Limpar filtros',
  types: 'Tipos',
  rising: 'Em ordem crescente. Inverter',
  falling: 'Em ordem decrescente. Inverter',
};
export default words;
