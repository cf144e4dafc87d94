import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: '経験値バトル',
  intro: '一つのタイプのけいこ相手が、チームと同じ数だけ、少し低いレベルで来ます。',
  select: 'タイプを選ぶ',
  wheel: 'けいこ相手のタイプ',
  none: 'まだ選んでいません',
  start: 'けいこを始める',
  starting: '準備中',
  experience: (times) => `経験値${times}倍`,
  coins: 'コインなし',
  facts: '得られるもの',
  weak: '相手によく効くタイプ',
  strong: '相手のわざがよく効くタイプ',
};
export default words;
