import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: '筛选',
  active: (count) => `筛选（${count}）`,
  clear: '清除筛选',
  types: '属性',
  rising: '升序排列，点按反转',
  falling: '降序排列，点按反转',
};
export default words;
