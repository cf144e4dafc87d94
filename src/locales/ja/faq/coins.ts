import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { japaneseTier } from '../ids.ts';

/** Coins, what they buy, and what can be staked. */
export const japaneseCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'コイン',
  questions: [
    {
      id: 'mart',
      question: 'お店では何を売っていますか？',
      answer: [
        {
          table: {
            caption: 'お店の品物',
            head: ['品物', 'コイン', 'どんなものか'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'お店へ行く' }] },
      ],
      also: '買う 値段 店 品物 ボール お守り',
    },
    {
      id: 'charms',
      question: 'お守りはどう効きますか？',
      answer: [
        '持っているだけで効きます。かばんに一つで十分で、二つめは何も増やしません。バトルに効くものはバトルの始まりに、出会いに効くものは一歩ごとに確かめます。ゴールドバトルの賞金は変わりません。',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}：${text}`) },
      ],
      also: 'けもの道 コイン 学び きらめき お守り 運',
    },
    {
      id: 'lures',
      question: '生きものを呼ぶ品はどう効きますか？',
      answer: [
        '買うとすぐ使い始めます。生きもののいる場所を一歩あるくごとにへり、ほかの場所では休みます。残りの歩数はマップとお店に出ています。いくつも同時に使え、効き目はお守りの分とも足し合わされます。',
        {
          table: {
            caption: '生きものを呼ぶ品、歩数、売っている場所',
            head: ['品物', '歩数', '売っている場所'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? sold.map((map) => mapsWords.places[map].title).join('、') : 'どこでも',
            ]),
          },
        },
      ],
      also: '草笛 ランタン 鈴 真珠 星 チャイム 歩数 珍しい きら色 町 店',
    },
    {
      id: 'furniture',
      question: '家具は何に使いますか？',
      answer: [
        'ながめるためです。お店で買い、最初のページの「キャンプを整える」で八つの場所のどこかに置いて、座りましょう。灯りは夜に光り、トレーナーページを見られる人にはキャンプも見えます。地方の町でしか売っていない品もあります。',
        { links: [{ to: '/pokemart?tab=camp', text: 'お店の家具' }] },
      ],
      also: 'キャンプ テント 敷物 ランタン 旗 飾り ベンチ',
    },
    {
      id: 'looks',
      question: '買った見た目は何に使いますか？',
      answer: [
        '着るだけです。十二は無料で、ほかはお店で売っています。一つはどこでも、あとはほかの地方の町に一つずつあります。買ったものは、最初のページの「見た目を変える」で何度でも着られます。',
        { links: [{ to: '/pokemart?tab=looks', text: 'お店の見た目' }] },
      ],
      also: '見た目 服 着ぐるみ 帽子 コート 姿 着る きつね',
    },
    {
      id: 'tutor',
      question: '先生は何を教えますか？',
      answer: [
        'その生きものがいずれ覚えるわざを、最大10レベル早く教えます。いまのレベルまでのわざは「あなたのチーム」で、ただで何度でも選べます。教わったわざをほかと入れかえると、そのレベルになるか、もう一度払うまで忘れます。',
        { links: [{ to: '/pokemart?tab=tutor', text: '先生のところへ' }] },
      ],
      also: '先生 教える 授業 覚える わざ 学校 コイン',
    },
    {
      id: 'tournaments',
      question: '大会はどんなものですか？',
      answer: [
        '参加費を払い、同じくらいのレベルの専属チームに続けて全勝すると、賞金とリボンがもらえます。参加したチームで最後まで戦い、試合の間にもどるHPは少しだけです。一度負けるか、代わりに別のバトルを始めると終わりで、参加費はもどりません。ウィンドウを閉じても失うものはなく、大会は待っています。',
        { links: [{ to: '/goldbattle', text: '大会へ' }] },
      ],
      also: '大会 トーナメント 参加 賞金 リボン 試合 専属チーム',
    },
    {
      id: 'gold',
      question: 'ゴールドバトルは得ですか？',
      answer: [
        'コインを賭け、勝てば賞金をもらいます。勝ち目は実際に計ったもので、いつもいちばん効きそうなわざを選ぶトレーナーの勝率です。タイプと順番を考えれば上回れます。',
        {
          table: {
            caption: '賭け金、賞金、勝ち目',
            head: ['級', '賭け金', '賞金', '勝ち目'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              japaneseTier(tier),
              numberWords(stake),
              numberWords(prize),
              `${odds}%`,
            ]),
          },
        },
        `${gold
          .map(({ tier, raise }) =>
            raise === 0
              ? `${japaneseTier(tier)}の相手はあなたのチームと同じレベル`
              : `${japaneseTier(tier)}は最大${raise}%上`,
          )
          .join('、')}です。`,
        { links: [{ to: '/goldbattle', text: 'ゴールドバトルへ' }] },
      ],
      also: '賭け 勝率 ブロンズ シルバー ゴールド 賞金',
    },
  ],
});
