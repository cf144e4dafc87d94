import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: '关闭',
  fewer: (what) => `减少：${what}`,
  more: (what) => `增加：${what}`,
  previous: '上一页',
  next: '下一页',
  pages: '页码',
  span: (first, last, count) => `第${numberWords(first)}～${numberWords(last)}项，共${numberWords(count)}项`,
  clear: '清除',
  nothing: '什么也没找到',
  found: (count) => `找到${numberWords(count)}项`,
};
export default words;
