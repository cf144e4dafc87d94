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
  battleWentOn: 'このバトルは先に進んでいました。いまはこうなっています。',
  otherSettings: 'アカウントの設定に切りかわりました。この端末の設定は「設定」で選べます。',
  stage: {
    missing: '絵を読みこめませんでした。ゲームは絵なしで続きます。',
    broken: '絵がこわれ、かき直せませんでした。ゲームは絵なしで続きます。',
  },
  unknown: {
    text: 'ここにページはありません。進化したのか、もともといなかったのか。',
    home: 'ホームに帰る',
  },
};
export default words;
