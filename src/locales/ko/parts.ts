import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: '닫기',
  fewer: (what) => `줄이기: ${what}`,
  more: (what) => `늘리기: ${what}`,
  previous: '이전',
  next: '다음',
  pages: '페이지',
  span: (first, last, count) => `${numberWords(count)}개 중 ${numberWords(first)}–${numberWords(last)}`,
  clear: '지우기',
  nothing: '찾은 것이 없어요',
  found: (count) => `${numberWords(count)}개 찾음`,
};
export default words;
