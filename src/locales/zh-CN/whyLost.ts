import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { chineseType } from './ids.ts';

const typesOf = (types: readonly string[]) => types.map(chineseType).join('、');

/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return `${numberWords(amount)}点HP`;
  return amount === all
    ? `你失去的全部${numberWords(all)}点HP`
    : `你失去的${numberWords(all)}点HP中的${numberWords(amount)}点`;
}

const words: typeof whyWords = {
  title: '为什么输了',
  types: (attack, whom, hits, amount, all) =>
    `${chineseType(attack)}系招式对${whom.join('、')}效果绝佳：${hits}下打掉了${hpOf(amount, all)}。`,
  sturdy: (types) => `${typesOf(types)}系更扛得住。`,
  weakHits: (weak, hits) => `你打中的${hits}下里，有${weak}下没什么效果：属性不合适。`,
  unused: (mine, move, foe) => `你的${mine}会${move}，对${foe}效果绝佳，却没有用。`,
  level: {
    behind: (mine, theirs) => `对手${theirs}级，你${mine}级。经验战很快就能补上。`,
    even: (level) => `不怪等级：双方都是${level}级。`,
    ahead: (mine, theirs) => `不怪等级：你${mine}级，对手${theirs}级。`,
  },
  levels: {
    behind: (mine, theirs) => `等级上对方更强：平均${theirs}级，你是${mine}级。经验战很快就能补上。`,
    even: (level) => `不怪等级：双方平均都是${level}级。`,
    ahead: (mine, theirs) => `不怪等级：你平均${mine}级，对方${theirs}级。`,
  },
  numbers: (mine, theirs) => `你带了${mine}只，对方有${theirs}只。队伍里最多可以有六只。`,
  turning: (round, what) => `第${round}回合最关键：${what}。`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? '击中要害的' : ''}${move}打掉了你的${mine}${most}点HP中的${amount}点`,
  held: (count, causes) => `你有${count}次没能行动：${causes.join('、')}。`,
  causes: {
    burn: '灼伤',
    freeze: '冰冻',
    paralyz: '麻痹',
    poison: '中毒',
    sleep: '睡眠',
    confuse: '混乱',
    flinch: '畏缩',
    seed: '寄种',
    trap: '受困',
    recharge: '用过重招后的休息',
  },
  worn: (amount, all, wears) => `${wears.join('和')}耗掉了${hpOf(amount, all)}。`,
  wears: {
    recoil: '反冲',
    burn: '灼伤',
    poison: '毒',
    confuse: '混乱',
    fatigue: '疲惫',
    seed: '寄种',
    trap: '受困',
    sand: '沙暴',
    hail: '冰雹',
    crash: '撞空',
    sacrifice: '舍身',
  },
  misses: (missed, all) => `你出的${all}招里，有${missed}招没打中。命中高的招式更稳当。`,
  speed: (first, rounds) => `双方都出手的${rounds}个回合里，有${first}个是对方先出手。换只快的就能反过来。`,
  balls: {
    unused: (count, best) => `你有${count}个球，一个也没扔。最好的那个，到最后捉得住的几率有${best}%。`,
    thrown: (count) => `扔了${count}次球都没捉住，每次都用掉一次出手。剩的HP越少越容易捉住，睡着时最容易。`,
  },
  dealer: (foe, amount, all) => `${foe}打得最狠：打掉了${hpOf(amount, all)}。`,
  alone: (foe, all) => `光是${foe}，就打掉了你失去的全部${all}点HP。`,
  weakTo: (foe, types) => `下一次：${typesOf(types)}系招式最能打疼${foe}`,
  such: (mine, move) => `，比如你的${mine}会的${move}`,
  close: (left, most) => `就差一点：对方${numberWords(most)}点HP只剩${numberWords(left)}点。`,
  taken: (taken, most) => `你打掉了对方${numberWords(most)}点HP中的${numberWords(taken)}点。`,
};
export default words;
