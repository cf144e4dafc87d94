import type { goldWords } from '../en/goldbattle.ts';
import { numberWords } from '../format.ts';

const words: typeof goldWords = {
  title: 'ゴールドバトル',
  intro: 'コインを賭けて戦います。勝てば賞金、負ければ賭け金はさようなら。',
  held: (amount) => `手持ちは${numberWords(amount)}コインです。`,
  tiers: { bronze: 'ブロンズ', silver: 'シルバー', gold: 'ゴールド' },
  stake: '賭け金',
  prize: '賞金',
  coins: (amount) => `${numberWords(amount)}コイン`,
  odds: '勝ち目',
  oddsOf: (odds) => `100回に${odds}回`,
  level: (raise) =>
    raise === 0 ? '相手はあなたのチームと同じレベルです。' : `相手のレベルは最大${raise}%高めです。`,
  difficulty: {
    random: '相手はでたらめに攻めます。',
    greedy: '相手はいちばん効きそうなわざを選びます。',
    lookahead: '相手は先を読みます。',
  },
  start: (stake) => `${numberWords(stake)}コイン賭ける`,
  starting: '準備中',
  poor: 'コインが足りません！',
  notes: [
    '勝ち目は実際に計ったものです。いつもいちばん効きそうなわざを選ぶトレーナーの勝率で、タイプと順番を考えれば上回れます。',
    'レベルは100まで。チームに見合うレベルの相手を用意できないときは、相手の強さに応じた額を支払います。',
  ],
};
export default words;
