import type { typechartWords } from '../en/typechart.ts';
import { chineseType } from './ids.ts';

const words: typeof typechartWords = {
  title: '属性相克表',
  calculator: '计算器',
  attack: '招式的属性',
  defend: '目标的属性，一种或两种',
  team: '或者你队伍里的一只',
  pick: '选招式的属性、目标的属性，或两样都选。点表格里的格子也能选。',
  clear: '清除',
  against: '打',
  result: (attack, defend, words) =>
    `${chineseType(attack)}打${defend.map(chineseType).join('、')}：${words}`,
  attacks: (type) => `${chineseType(type)}系的招式`,
  target: (types) => `${types.map(chineseType).join('／')}系的生灵`,
  rest: '其他招式都是普通伤害。',
  toMoves: (type) => `全部${chineseType(type)}系招式`,
  chart: '整张表',
  hint: '横行进攻，竖列防守。方向键移动，Enter选择。',
  caption: '横行是进攻的属性，竖列是防守的属性。',
  corner: { attack: '进攻', defend: '防守' },
  signs: { 0: '0', 0.5: '½', 1: '', 2: '2' },
  legend: { 2: '效果绝佳', 0.5: '一半的伤害', 0: '没有效果', 1: '普通伤害' },
};
export default words;
