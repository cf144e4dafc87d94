import type { attackdexWords } from '../en/attackdex.ts';
import { chineseType } from './ids.ts';

const words: typeof attackdexWords = {
  title: 'AttackDex',
  search: '查找招式',
  moveClass: '分类',
  classes: { all: '全部分类', damaging: '攻击', status: '变化' },
  classOf: { damaging: '攻击', status: '变化' },
  power: '威力',
  powers: (least) => (least === 'any' ? '威力不限' : `${least}以上`),
  accuracy: '命中',
  learnedBy: '谁会学会',
  learned: { any: '学不学会都行', some: '有生灵会学会' },
  sortBy: '排序',
  sorts: { name: '按名称', type: '按属性', power: '按威力', accuracy: '按命中' },
  columns: { name: '名称', type: '属性', effect: '效果', power: '威力', accuracy: '命中' },
  none: '没有这样的招式。少设些条件会找到更多。',
  against: (type) => `${chineseType(type)}系的招式`,
  toChart: '看属性相克表',
  nobody: '没有生灵会自己学会它。',
  unseen: '？？？',
  unknown: '没能查到其中哪些你见过。',
  level: (level) => `${level}级`,
  befalls: {
    burn: '灼伤对手',
    freeze: '冻住对手',
    paralyz: '麻痹对手',
    poison: '让对手中毒',
    sleep: '让对手睡着',
    confuse: '让对手混乱',
    flinch: '让对手畏缩',
  },
  chanceOf: (percent, what) => (percent >= 100 ? `一定会${what}。` : `${percent}%几率${what}。`),
  withChance: (sentence, percent) => `${sentence}几率：${percent}%。`,
};
export default words;
