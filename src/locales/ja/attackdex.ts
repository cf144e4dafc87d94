import type { attackdexWords } from '../en/attackdex.ts';
import { japaneseType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: 'わざを探す',
  moveClass: '分類',
  classes: { all: 'すべての分類', damaging: '攻撃', status: '変化' },
  classOf: { damaging: '攻撃', status: '変化' },
  power: '威力',
  powers: (least) => (least === 'any' ? '威力を問わない' : `${least}以上`),
  accuracy: '命中',
  learnedBy: '覚える生きもの',
  learned: { any: '覚えるかを問わない', some: '覚える生きものがいる' },
  sortBy: '並べ方',
  sorts: { name: '名前順', type: 'タイプ順', power: '威力順', accuracy: '命中順' },
  columns: { name: '名前', type: 'タイプ', effect: '効果', power: '威力', accuracy: '命中' },
  none: 'そんなわざはありません。条件を減らすと見つかります。',
  against: (type) => `${japaneseType(type)}タイプのわざ`,
  toChart: 'タイプ相性を見る',
  nobody: '自然に覚える生きものはいません。',
  unseen: '？？？',
  unknown: 'どの生きものを見たことがあるか、確かめられませんでした。',
  level: (level) => `レベル${level}`,
  befalls: {
    burn: '相手をやけどさせる',
    freeze: '相手をこおらせる',
    paralyz: '相手をまひさせる',
    poison: '相手を毒にする',
    sleep: '相手をねむらせる',
    confuse: '相手を混乱させる',
    flinch: '相手をひるませる',
  },
  chanceOf: (percent, what) => (percent >= 100 ? `必ず${what}。` : `${percent}%で${what}。`),
  withChance: (sentence, percent) => `${sentence}確率：${percent}%。`,
};
export default words;
