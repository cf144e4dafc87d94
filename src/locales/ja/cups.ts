import type { cupWords } from '../en/cups.ts';
import { numberWords } from '../format.ts';

const coins = (count: number) => `${numberWords(count)}コイン`;

const words: typeof cupWords = {
  title: '大会',
  intro: (rest, entries) =>
    `同じくらいのレベルの専属チームと、参加したときのチームで続けて戦います。試合の間にもどるHPは${rest}%だけ。一度負けるか、別のバトルに行くと失格で、参加費はもどりません。参加は1日${entries}回までです。`,
  loading: '出場者を聞いています…',
  failed: '大会の一覧を取得できませんでした。',
  again: 'もう一度',
  entry: '参加費',
  prize: '賞金',
  rounds: '試合数',
  ribbons: 'リボン',
  coins,
  enter: (price) => `${coins(price)}で参加`,
  poor: 'コインが足りません！',
  left: (count) =>
    count === 0
      ? '今日の参加はおしまいです。UTCの午前0時にまた受けつけます。'
      : `今日はあと${count}回参加できます。`,
  running: (cup) => `${cup}に参加中`,
  round: (next, all) => `次は全${all}試合の第${next}試合です。`,
  fighting: 'バトルが待っています。',
  team: '参加した生きもの',
  hp: (name, percent) => `${name}：HP ${percent}%`,
  fight: '次の試合へ',
  resume: 'バトルにもどる',
  giveUp: '棄権…',
  sure: '大会を棄権しますか？',
  sureText: '参加費はもどらず、ここまでの勝ちもなかったことになります。',
  stay: '続ける',
  leave: '棄権する',
};
export default words;
