import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: 'しぼりこみ',
  active: (count) => `しぼりこみ（${count}）`,
  clear: 'しぼりこみをやめる',
  types: 'タイプ',
  rising: '小さい順です。逆にする',
  falling: '大きい順です。逆にする',
};
export default words;
