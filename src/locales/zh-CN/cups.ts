import type { cupWords } from '../en/cups.ts';
import { numberWords } from '../format.ts';

const coins = (count: number) => `${numberWords(count)}枚金币`;

const words: typeof cupWords = {
  title: '锦标赛',
  intro: (rest, entries) =>
    `带着报名时的队伍，和等级相近的驻场队连打几场。两场之间每只恢复${rest}%的HP，仅此而已。输了一场，或丢下比赛去打别的对战，就出局了，报名费也没了。每天可以报名${entries}次。`,
  loading: '正在打听谁报了名…',
  failed: '没能读取锦标赛的名单。',
  again: '再试一次',
  entry: '报名费',
  prize: '奖金',
  rounds: '场次',
  ribbons: '绶带',
  coins,
  enter: (price) => `花${coins(price)}报名`,
  poor: '报名费比你手上的金币还多。',
  left: (count) =>
    count === 0 ? '今天的锦标赛你都报过了。UTC零点重新开放报名。' : `今天还可以报名${count}次。`,
  running: (cup) => `你正在参加${cup}`,
  round: (next, all) => `接下来是第${next}场，共${all}场。`,
  fighting: '你的对战在等你。',
  team: '报名的伙伴',
  hp: (name, percent) => `${name}：HP ${percent}%`,
  fight: '去下一场',
  resume: '回到对战',
  giveUp: '弃权…',
  sure: '要放弃这次锦标赛吗？',
  sureText: '报名费不退，到目前为止赢下的也不作数。',
  stay: '接着打',
  leave: '弃权',
};
export default words;
