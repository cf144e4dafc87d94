import type { talkWords } from '../en/talk.ts';

const words: typeof talkWords = {
  to: (name) => `${name}と話す`,
  beside: (name, way) => `すぐ${way}に${name}がいます。`,
  waits: (name) => `${name}は考えています…`,
  next: '次へ',
  bye: 'さようなら',
  battle: 'バトル',
  choices: { banked: '火を灰でつつむ', loose: 'かけがねを外しておく' },
  notYet: 'まだ決めない',
  log: '話したこと',
  back: 'もどる',
  nobody: 'となりに話す相手はいません。',
  notHere: (name) => `${name}はとなりにいません。`,
  said: (name, text) => `${name}「${text}」`,
  arrived: (name) => `${name}のとなりに来ました。`,
  near: (people) => `人：${people.join('、')}。`,
  typeTalk: '「話す」で話を聞けます。',
  typeChoice: '「つつむ」か「外す」で答えます。答えは一度きりです。',
  noQuestion: 'だれにも何も聞かれていません。',
  typeFight: (name) => `「戦う」で${name}とバトルです。`,
};
export default words;
