import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';

const BATTLES = {
  wb: '野生の生きもの',
  gym: 'ジムリーダー',
  user: 'プレイヤー',
  training: '経験値バトル',
  gold: 'ゴールドバトル',
} as const;

function coinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return 'リーダーごと';
  if (kind === 'gold') return '賞金';
  return coins ? `1レベルにつき${numberWords(coins)}` : 'なし';
}

/** Experience, moves and evolving. */
export const japaneseGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: '成長',
  questions: [
    {
      id: 'pays',
      question: '勝つと何がもらえますか？',
      answer: [
        '倒れた子もふくめ、チーム全員に同じだけの経験値。それとコイン。どちらも倒した相手のレベルとともに増えます。',
        {
          table: {
            caption: '勝ってもらえるもの',
            head: ['相手', '経験値', 'コイン'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              `${experience}%`,
              kind === 'wb'
                ? `1レベルにつき${numberWords(coins ?? 0)}と、${numberWords(wild.fee)}`
                : coinsOf(kind, coins),
            ]),
          },
        },
        `野生の生きものを倒さずつかまえると、1レベルにつき${numberWords(wild.caught)}と、${numberWords(wild.fee)}コインです。`,
        `大きなチームは分け合いますが、きっちり割るわけではありません。${teamSize}匹なら1匹の分は1匹だけのときより少なく、合わせると多くなります。`,
      ],
      also: 'ごほうび 経験値 コイン お金 勝利',
    },
    {
      id: 'levels',
      question: 'レベルにはどれだけ経験値がいりますか？',
      answer: [
        '種類によって、早く、ふつうに、ゆっくり育ちます。レベル1から数えた合計です。',
        {
          table: {
            caption: 'レベルまでの経験値',
            head: ['レベル', '早い', 'ふつう', 'ゆっくり'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: '経験値 成長 レベルアップ 合計',
    },
    {
      id: 'free',
      question: '生きものをにがせますか？',
      answer: [
        `はい。「あなたのPokemon」で1匹ずつ、または一度に${MOST_SET_FREE}匹まで。もどらないことなので先にたずねますし、見返りはありません。お気に入り、チームの子、出品中の子は残ります。Pokedexはだれも忘れません。`,
        { links: [{ to: '/pokemons', text: 'あなたのPokemon' }] },
      ],
      also: 'にがす 放す 別れ 削除 ボックス いっぱい',
    },
    {
      id: 'nickname',
      question: '生きものに名前を付けられますか？',
      answer: [
        `はい。チームか「あなたのPokemon」で、名前の横のペンを押します。ニックネームは${MOST_NICKNAME}文字までで、種類の横に出ます。バトルや交換でもです。種類や色に似た名前、だれかを傷つける名前はいけません。通報されることがあり、運営はずっと使えなくすることもできます。`,
        '交換のときはついていきます。新しい持ち主は変えられます。',
        { links: [{ to: '/team', text: 'あなたのチーム' }] },
      ],
      also: 'ニックネーム 名前 改名 呼ぶ',
    },
    {
      id: 'evolve',
      question: '生きものはどうやって進化しますか？',
      answer: [
        `種類ごとに決まったレベル（早くて${evolving.least}、おそくて${evolving.most}）になると、「あなたのチーム」と「あなたのPokemon」に「進化」のボタンが出ます。押すまで何も起きません。レベル、経験値、わざはそのままです。`,
        'バトル中、チームの子は進化できません。',
        { links: [{ to: '/pokemons?canEvolve=1', text: '進化できる仲間' }] },
      ],
      also: '進化 段階 成長 ボタン',
    },
    {
      id: 'moves',
      question: 'わざはどうやって変えますか？',
      answer: [
        '「あなたのチーム」と「あなたのPokemon」で、四つのわざはそれぞれ一覧になっています。いまのレベルまでに覚えた中から何度でも選び、「保存」を押してください。覚えたわざを忘れることはありません。',
        { links: [{ to: '/team', text: 'あなたのチーム' }] },
      ],
      also: '覚える わざ 枠 忘れる 思い出す',
    },
    {
      id: 'favourites',
      question: 'うっかり手放さないようにするには？',
      answer: [
        '「あなたのチーム」か「あなたのPokemon」のハートで、お気に入りにします。お気に入りがチームを外れる前にはもう一度たずね、交換もにがすこともできません。仲間は、自分で交換するかにがすまで、ずっと仲間です。',
        { links: [{ to: '/pokemons?favourite=1', text: 'お気に入り' }] },
      ],
      also: 'お気に入り 鍵 削除 にがす 失う 安全 ハート',
    },
  ],
});
