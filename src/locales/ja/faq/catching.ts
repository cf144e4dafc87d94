import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

const RATES = {
  easiest: 'いちばんつかまえやすい種類',
  middle: '中くらいの種類',
  hardest: 'いちばんつかまえにくい種類',
} as const;
const SITUATIONS = {
  well: '元気',
  half: 'HP半分',
  last: 'HP1',
  asleep: 'HP1、ねむり',
} as const;

/** Questions about balls and catching. */
export const japaneseCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'つかまえる',
  questions: [
    {
      id: 'catch',
      question: 'どうやって生きものをつかまえますか？',
      answer: [
        '現れたら「つかまえる！」を押し、仲間を出します。わざで弱らせてから、ボールを投げます。ボールの横に、つかまる本当の確率が出ています。HPが少ないほど、またねむりやこおりで上がります。',
        '投げるとわざの代わりに1ターン使います。つかまらなければ、野生の子の番です。野生の子が倒れると、いなくなります。',
      ],
      also: 'ボール 投げる 捕獲 出会い',
    },
    {
      id: 'catch-odds',
      question: 'ボールでつかまる確率はどのくらいですか？',
      answer: [
        '種類、HP、状態異常によります。やけど、毒、まひで上がり、ねむりとこおりでいちばん上がります。レベルと色は関係ありません。マスターボールは必ずつかまえます。',
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
          ? 'ゲームが実際に使う数字です。バトルでは、目の前の子の確率が出ます。'
          : 'サーバーが実際に使う数字です。バトルでは、目の前の子の確率が出ます。',
      ],
      also: '捕獲率 確率 ボール ベーシック スーパー ウルトラ マスター パーセント',
    },
    {
      id: 'caught',
      question: 'つかまえた生きものはどこへ行きますか？',
      answer: [
        `チームが${teamSize}匹より少なければ、チームに入ります。いっぱいなら「あなたのPokemon」で待ち、だれかと入れかえたり、空きができたらチームに入れたりできます。つかまえるとレベルに応じたコインがもらえ、経験値はもらえません。`,
        { links: [{ to: '/pokemons', text: 'あなたのPokemon' }] },
      ],
      also: 'ボックス 控え チーム いっぱい 入れかえ',
    },
  ],
});
