import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'Filtreler',
  active: (count) => `Filtreler (${count})`,
  clear: 'Filtreleri temizle',
  types: 'Tipler',
  rising: 'Artan sırada. Çevir',
  falling: 'Azalan sırada. Çevir',
};
export default words;
