import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapsWords } from '../../en/maps.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: '草原',
  'tall-grass': '高い草むら',
  wood: '森',
  sand: '砂地',
  shore: '岸辺',
  rocks: '岩場',
  snow: '雪原',
};
const TIERS: Readonly<Record<string, string>> = {
  common: 'よくいる',
  uncommon: 'やや珍しい',
  rare: '珍しい',
  fabled: '語りぐさ',
};

/** Questions about where and how often wild creatures appear. */
export const japaneseWildChapter = ({
  grounds,
  maps,
  hours,
  tiers,
  kinds,
  legends,
}: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: '野生の生きもの',
  questions: [
    {
      id: 'grounds',
      question: '野生の生きものはどこにいますか？',
      answer: [
        '地面ごとにちがう生きものがいます。一歩で出会う割合は次のとおりで、道、石だたみ、橋は安全です。',
        {
          table: {
            caption: '一歩で出会う割合',
            head: ['地面', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : `${each}%`)),
            ]),
          },
        },
        `遠くへ行くほど強くなります。${maps
          .map(({ name, cellsPerLevel }) => `${titleOf(name)}では${cellsPerLevel}マスごとに1レベル`)
          .join('、')}です。`,
        '一度出会った生きものは、場所、時間、確率がPokedexに載ります。',
        { links: [{ to: '/pokedex', text: 'Pokedexを開く' }] },
      ],
      also: '出会い 確率 マップ 草むら 森 砂 岸 岩 草原 探す',
    },
    {
      id: 'rare',
      question: '珍しいとはどのくらいですか？',
      answer: [
        '場所ごとに、よくいる、やや珍しい、珍しい、語りぐさに分かれます。それぞれが1種類ずつ来る場所で、語りぐさ1匹に対して出会う回数は次のとおりです。',
        { list: tiers.map(({ tier, times }) => `${TIERS[tier] ?? tier}：${times}`) },
        `伝説は${legends}種類語られています。どれも語りぐさで、遠い一つの地面に、決まった時間にだけ来ます。`,
      ],
      also: '珍しさ 確率 伝説 語りぐさ',
    },
    {
      id: 'kinds',
      question: 'やみ色、きら色の生きものとは？',
      answer: [
        'どの種類にもいる珍しい色ちがいです。やみ色は少し強く打ち、きら色は少し素早く、見た目もそれらしくなります。名前の前に色の名が付くので、色だけで見分ける必要はありません。',
        {
          list: [
            `やみ色：${kinds.dark.oneIn}匹に1匹、攻撃が${kinds.dark.more}%高い。`,
            `きら色：${kinds.shiny.oneIn}匹に1匹、素早さが${kinds.shiny.more}%高い。`,
          ],
        },
        `きらめきのお守りがあると、それぞれ${kinds.dark.oneInWithCharm}匹に1匹、${kinds.shiny.oneInWithCharm}匹に1匹です。`,
        `研究も役立ちます。種類を一つつかまえるごとに、どちらも${kinds.notes}%ずつ、ずっと出会いやすくなります。`,
      ],
      also: '確率 色ちがい 色 種別',
    },
    {
      id: 'research',
      question: '研究とは何ですか？ 何がもらえますか？',
      answer: [
        `Pokedexの各ページに、いくつか課題があります。つかまえる、その時間に会う、いっしょに勝つ、進化させるなど。どれでも${kinds.study.sketch}つでスケッチ、${kinds.study.tasks}つで論文になり、コインが少しもらえます。交換も運もいりません。ゲームが自動で数え、期限もありません。`,
        `研究した種類では、きら色に${kinds.study.times}倍出会いやすくなります。${kinds.shiny.oneIn}匹に1匹が${kinds.study.oneIn}匹に1匹に、ずっと。お守りの効果はその上に重なります。これがやさしい道で、近道はほかにありません。`,
        '研究した種類が増えると、名前の横に一つ付けられる称号と、りっぱなカードの枠がもらえます。休んでいても失いません。',
        { links: [{ to: '/pokedex', text: 'Pokedexを開く' }] },
      ],
      also: '課題 論文 スケッチ 称号 枠 きら色 確率 図鑑 ノート',
    },
    {
      id: 'finds',
      question: 'マップに落ちている物は？ 木の実はいたみますか？',
      answer: [
        'ボールやさいふが落ちていて、それぞれ一人一度だけ拾えます。近づいてボタン、Enter、タップで。知りたがりの人がのぞくような所、たる、切り株、石の裏にも隠れています。看板や人がヒントをくれます。',
        '木の実は日ごとに実ります。一日はUTCの午前0時に始まります。茂み一つで水筒ひと口分。熟した実はいつまでも待っているので、休んでいても失いません。',
      ],
      also: '落とし物 拾う 隠れた 木の実 茂み 看板 読む 宝',
    },
    {
      id: 'hours',
      question: '時間と天気で何が変わりますか？',
      answer: [
        `この世界の一日は、だれにとっても同時に、本当の${hours.reduce((sum, { minutes }) => sum + minutes, 0)}分です：${hours
          .map(({ hour, minutes }) => `${hourWords.names[hour]}${minutes}分`)
          .join('、')}。決まった時間にだけ来る生きものもいます。`,
        'マップの天気は5分ごとに、だれにとっても同時に変わります。霧、雨、雪のときだけ来る生きもの、好きな天気によく来る生きものがいて、Pokedexでわかります。',
        'バトルの天気は別のものです。わざで変わり、バトルの中だけで効きます。',
      ],
      also: '時計 夜明け 昼 夕暮れ 夜 雨 日ざし 霧 雪 落ち葉 天気',
    },
  ],
});
