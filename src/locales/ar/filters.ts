import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'المرشّحات',
  active: (count) => `المرشّحات (${count})`,
  clear: 'مسح المرشّحات',
  types: 'الأنواع',
  rising: 'ترتيب تصاعدي. عكسه',
  falling: 'ترتيب تنازلي. عكسه',
};
export default words;
