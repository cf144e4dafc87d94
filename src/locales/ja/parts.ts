import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: '閉じる',
  fewer: (what) => `減らす：${what}`,
  more: (what) => `増やす：${what}`,
  previous: '前へ',
  next: '次へ',
  pages: 'ページ',
  span: (first, last, count) => `${numberWords(count)}件中 ${numberWords(first)}～${numberWords(last)}`,
  clear: '消す',
  nothing: '見つかりません',
  found: (count) => `${numberWords(count)}件見つかりました`,
};
export default words;
