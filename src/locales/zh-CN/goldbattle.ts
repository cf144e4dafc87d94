import type { goldWords } from '../en/goldbattle.ts';
import { numberWords } from '../format.ts';

const words: typeof goldWords = {
  title: '赌注战',
  intro: '拿金币赌一场对战。赢了，奖金归你；输了，赌注就没了。',
  held: (amount) => `你有${numberWords(amount)}枚金币。`,
  tiers: { bronze: '铜级', silver: '银级', gold: '金级' },
  stake: '赌注',
  prize: '奖金',
  coins: (amount) => `${numberWords(amount)}枚金币`,
  odds: '胜率',
  oddsOf: (odds) => `100场里赢${odds}场`,
  level: (raise) => (raise === 0 ? '对手和你的队伍一样高。' : `对手最多比你的队伍高${raise}%。`),
  difficulty: {
    random: '它们出招全凭运气。',
    greedy: '它们总出看起来最有用的招。',
    lookahead: '它们会往前想。',
  },
  start: (stake) => `押上${numberWords(stake)}枚金币`,
  starting: '载入中',
  poor: '金币不够！',
  notes: [
    '胜率是实测的：训练家如果总出看起来最有用的招，就能赢这么多。懂得属性、排好顺序，可以赢得更多。',
    '等级到100为止。某一级没法比你的队伍更高时，会按对手的实力来付奖金。',
  ],
};
export default words;
