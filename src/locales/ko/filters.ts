import type { filterWords } from '../en/filters.ts';

const words: typeof filterWords = {
  label: '필터',
  active: (count) => `필터 (${count})`,
  clear: '필터 지우기',
  types: '타입',
  rising: '오름차순이에요. 뒤집기',
  falling: '내림차순이에요. 뒤집기',
};
export default words;
