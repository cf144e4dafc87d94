import type { findWords } from '../en/finds.ts';
import { numberWords } from '../format.ts';

const NAMES: Readonly<Record<string, (count: number) => string>> = {
  coins: (count) => `${numberWords(count)}コイン`,
  draught: (count) => `水筒の水${count}口`,
  nball: (count) => `ベーシックボール${count}個`,
  gball: (count) => `スーパーボール${count}個`,
  uball: (count) => `ウルトラボール${count}個`,
  mball: (count) => `マスターボール${count}個`,
};

const words: typeof findWords = {
  read: (name) => `${name}を読む`,
  look: (name) => `${name}を見る`,
  title: (name) => name,
  things: { ball: 'ボール', purse: 'さいふ', berries: '木の実', picked: '実のない茂み' },
  take: { ball: 'ボールを拾う', purse: 'さいふを拾う', berries: '木の実をつむ' },
  beside: (name, way) => `すぐ${way}に${name}があります。`,
  besideMany: (name, way) => `すぐ${way}に${name}があります。`,
  under: (name) => `足もとに${name}があります。`,
  found: (what, count) => `${NAMES[what]?.(count) ?? `${what} ${count}`}を見つけました。`,
  berries: '木の実を水筒にしぼりました。ひと口増えました。',
  done: '閉じる',
  nothing: 'ここにはもう何もありません。',
  full: '水筒はいっぱいです。木の実は待っていてくれます。',
  failed: 'うまくいきませんでした。もう一度お試しください。',
  near: (things) => `見られるもの：${things.join('、')}。`,
  typeTake: '「取る」で拾えます。',
  typeTakeMany: '「取る」でつめます。',
  typeRead: '「読む」でもっと見られます。',
  noSign: '読むものも見るものもとなりにありません。',
  noThing: '拾えるものはとなりにありません。',
  says: (name, text) => `${name}：${text}`,
  arrived: (name) => `${name}のとなりに来ました。`,
};
export default words;
