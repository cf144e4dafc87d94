import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: 'このゲームについて',
  sections: [
    {
      title: 'エンバーワイルドとは',
      text: '野を歩き、生きものと出会い、チームを育て、ほかのチームと腕くらべをするゲームです。ブラウザでそのまま遊べます。インストールはいりません。',
    },
    {
      title: '公平が基本',
      text: import.meta.env.TRIAL
        ? '決まったことは決まったままです。読みこみ直しても、出会いも、ボールも、バトルも変わりません。大事な確率は数字で見せます。'
        : 'サイコロはすべてサーバーがふり、決まったことは決まったままです。読みこみ直しても、出会いも、ボールも、バトルも変わりません。大事な確率は数字で見せます。',
    },
    {
      title: 'だれでも遊べる',
      text: 'キーボード、マウス、タッチ、ゲームパッド、スクリーンリーダー。どれでも同じように遊べます。拡大も好きなだけ。タイプや色ちがいは、色だけでなく形と言葉でも示します。',
    },
    {
      title: '手づくり',
      text: '生きもの、マップ、名前、絵は、すべてこのゲームのためにかいたもので、ほかのどこのものでもありません。',
    },
  ],
  numbersTitle: '数で見る世界',
  numbers: { species: '種類の生きもの', kinds: '色ずつ', maps: '枚のマップ', gyms: '人のリーダー' },
  amount: (value) => numberWords(value),
  questions: '質問と答え',
  thanksTitle: '感謝をこめて',
  thanks: (count) =>
    `このゲームは、ブラウザに届く${count}個のオープンソースライブラリに支えられています。作者のみなさんが、だれにでも使わせてくれています。`,
  faces:
    '本文の書体は Nunito（Nunito Project Authors）、見出しは Lilita One（Juan Montoreano）です。どちらも SIL Open Font License です。',
  libraries: 'ライブラリとライセンス',
  licence: (name) => `${name} ライセンス`,
};
export default words;
