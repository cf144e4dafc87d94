import type { typechartWords } from '../en/typechart.ts';
import { japaneseType } from './ids.ts';

const words: typeof typechartWords = {
  title: 'タイプ相性',
  calculator: '相性しらべ',
  attack: 'わざのタイプ',
  defend: '相手のタイプ（1つか2つ）',
  team: 'またはチームの1匹',
  pick: 'わざのタイプ、相手のタイプ、またはその両方を選んでください。表のマスを押しても選べます。',
  clear: '消す',
  against: '→',
  result: (attack, defend, words) =>
    `${japaneseType(attack)}から${defend.map(japaneseType).join('・')}へ：${words}`,
  attacks: (type) => `${japaneseType(type)}タイプのわざ`,
  target: (types) => `${types.map(japaneseType).join('・')}の生きもの`,
  rest: 'ほかのわざはみな、ふつうのダメージです。',
  toMoves: (type) => `${japaneseType(type)}のわざ一覧`,
  chart: '表の全体',
  hint: '横の行が攻め、縦の列が受け。矢印キーで動き、Enterで選びます。',
  caption: '行が攻めるタイプ、列が受けるタイプです。',
  corner: { attack: '攻め', defend: '受け' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: '効果ばつぐん', 0.5: 'ダメージ半分', 0: '効果なし', 1: 'ふつうのダメージ' },
};
export default words;
