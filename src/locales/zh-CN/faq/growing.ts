import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';

const BATTLES = {
  wb: '野生的生灵',
  gym: '馆主',
  user: '玩家',
  training: '经验战',
  gold: '赌注战',
} as const;

function coinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return '各位馆主不同';
  if (kind === 'gold') return '奖金';
  return coins ? `每级${numberWords(coins)}` : '没有';
}

/** Experience, moves and evolving. */
export const chineseGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: '成长',
  questions: [
    {
      id: 'pays',
      question: '赢了能得到什么？',
      answer: [
        '全队的经验值，倒下的也有，每只一样多；还有金币。两样都随你打败的对手的等级增长。',
        {
          table: {
            caption: '赢了能得到什么',
            head: ['对手', '经验值', '金币'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              `${experience}%`,
              kind === 'wb'
                ? `每级${numberWords(coins ?? 0)}，再加${numberWords(wild.fee)}`
                : coinsOf(kind, coins),
            ]),
          },
        },
        `野生的生灵，如果不打倒而是捉住，每级给${numberWords(wild.caught)}枚金币，再加${numberWords(wild.fee)}枚。`,
        `队伍大就要分，但不是全分：${teamSize}只里的每一只，比单独一只得的少，合起来却更多。`,
      ],
      also: '奖励 经验值 金币 钱 赢 胜利',
    },
    {
      id: 'levels',
      question: '升一级要多少经验值？',
      answer: [
        '各种生灵有的长得快，有的中等，有的慢。从1级算起，要这么多才能到：',
        {
          table: {
            caption: '到某一级的经验值',
            head: ['等级', '快', '中', '慢'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: '经验值 成长 升级 合计',
    },
    {
      id: 'free',
      question: '能放生灵走吗？',
      answer: [
        `能：在“你的Pokemon”里，一只一只放，或者一次最多${MOST_SET_FREE}只。因为这是永远的，所以会先问你，而且得不到什么回报。最爱会留下，队伍里的和上架的也会留下。你的Pokedex谁也不会忘记。`,
        { links: [{ to: '/pokemons', text: '你的Pokemon' }] },
      ],
      also: '放归 放走 释放 删除 去掉 盒子 满',
    },
    {
      id: 'nickname',
      question: '能给生灵起自己的名字吗？',
      answer: [
        `能：在队伍里，或者在“你的Pokemon”里，按名字旁边的笔。昵称最多${MOST_NICKNAME}个字符，写在种类名旁边，对战和交换里也是。它不能像种类或色型的名字，也不能侮辱谁：玩家可以举报，管理员可以永远去掉它。`,
        '交换时它会跟着走。新主人可以改。',
        { links: [{ to: '/team', text: '你的队伍' }] },
      ],
      also: '昵称 名字 改名 起名',
    },
    {
      id: 'evolve',
      question: '生灵怎么进化？',
      answer: [
        `到了它那一种的等级，最早${evolving.least}级，最晚${evolving.most}级，“你的队伍”和“你的Pokemon”里它的旁边就会有“进化”按钮。你不按，就什么也不发生。等级、经验值和招式都不变。`,
        '对战正在进行时，队伍里的不能进化。',
        { links: [{ to: '/pokemons?canEvolve=1', text: '你的哪些可以进化' }] },
      ],
      also: '进化 阶段 成长 按钮',
    },
    {
      id: 'moves',
      question: '怎么换招式？',
      answer: [
        '在“你的队伍”和“你的Pokemon”里，四个招式各是一个列表：从这只生灵到现在的等级学会的全部招式里挑，想换几次都行，然后按“保存”。学会的永远不会忘。',
        { links: [{ to: '/team', text: '你的队伍' }] },
      ],
      also: '学 招式 位置 忘记 重学',
    },
    {
      id: 'favourites',
      question: '怎么才不会不小心把谁送走？',
      answer: [
        '在“你的队伍”或“你的Pokemon”里，用爱心把它标成最爱。最爱离开队伍之前，游戏会再问一次；它也不能交换，不能放归。是你的就一直是你的，除非你自己拿去交换或放归。',
        { links: [{ to: '/pokemons?favourite=1', text: '你的最爱' }] },
      ],
      also: '最爱 锁定 删除 放归 丢失 安全 爱心',
    },
  ],
});
