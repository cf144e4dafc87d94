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
  battleWentOn: '这场对战已经往下进行了，现在是这样。',
  otherSettings: '现在使用的是你账号的设置。这台设备原来的设置可以在“设置”里选用。',
  stage: {
    missing: '画面没能载入，游戏会在没有画面的情况下继续。',
    broken: '画面坏了，也没能重新画出来，游戏会在没有画面的情况下继续。',
  },
  unknown: {
    text: '这里没有页面。也许它进化了，也许它从没来过。',
    home: '带我回家',
  },
};
export default words;
