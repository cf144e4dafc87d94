import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

const RATES = {
  easiest: '最容易的种类',
  middle: '中等的种类',
  hardest: '最难的种类',
} as const;
const SITUATIONS = {
  well: '没受伤',
  half: '剩一半HP',
  last: '剩1点HP',
  asleep: '剩1点HP，睡着',
} as const;

/** Questions about balls and catching. */
export const chineseCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: '捕捉',
  questions: [
    {
      id: 'catch',
      question: '怎么捉生灵？',
      answer: [
        '有一只出现时，按“试着捉住它！”，派出你的一只。用招式把野生的打得没力气，再扔球。每个球旁边写着真实的几率；HP越少越高，睡着或冻住也会提高。',
        '扔球代替这一次出招：没捉住，就轮到野生的出手。野生的倒下了，就没有了。',
      ],
      also: '球 扔 捕捉 相遇',
    },
    {
      id: 'catch-odds',
      question: '球捉得住的几率有多大？',
      answer: [
        '要看种类、HP和它的状态。灼伤、中毒和麻痹有帮助，睡眠和冰冻帮助最大。等级和色型没有影响。大师球从不失手。',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [
                SITUATIONS[situation],
                ...percents.map((percent) => `${percent}%`),
              ]),
          },
        })),
        import.meta.env.TRIAL
          ? '这就是游戏掷骰子用的数字。对战里你看到的，是面前这一只的。'
          : '这就是服务器掷骰子用的数字。对战里你看到的，是面前这一只的。',
      ],
      also: '捕捉率 几率 概率 球 普通 超级 特级 大师 百分比',
    },
    {
      id: 'caught',
      question: '捉到的生灵去了哪里？',
      answer: [
        `队伍不满${teamSize}只，就进队伍。满了，它就在“你的Pokemon”里等着；你可以让它顶替另一只，或者等谁离队之后让它入队。捉到一只，会按它的等级给金币，没有经验值。`,
        { links: [{ to: '/pokemons', text: '你的Pokemon' }] },
      ],
      also: '盒子 存放 队伍 满 替换',
    },
  ],
});
