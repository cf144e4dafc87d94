import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';

/** What newcomers ask first. */
export const japaneseBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'はじめに',
  questions: [
    {
      id: 'begin',
      question: 'どうやって始めますか？',
      answer: [
        `登録して、${starters}匹から最初の生きものを選び、マップを開きます。高い草むら、森、砂地、岸辺、岩場を歩きましょう。野生の生きものがいるのはそこです。`,
        {
          links: [
            { to: '/signup', text: '登録する' },
            { to: '/maps', text: 'マップを開く' },
          ],
        },
      ],
      also: '開始 新規 アカウント 最初 一歩 始め方',
    },
    {
      id: 'bag',
      question: '最初に何を持っていますか？',
      answer: [
        `レベル${newcomer.level}の最初の生きもの、${numberWords(newcomer.coins)}コイン、${newcomer.balls.join('、')}です。`,
        `チームには${teamSize}匹まで入れます。見つかる生きものは${species}種類です。`,
      ],
      also: 'コイン ボール 最初 何匹 種類 数',
    },
    {
      id: 'password',
      question: 'どんな名前とパスワードにできますか？',
      answer: [
        `名前は${name.least}～${name.most}文字で、A～Zの文字（アクセント記号や ø、ß なども可）、数字、点、横線、一つずつの空白が使えます。ほかの人と同じ名前や、似て見える名前にはできません。大文字、空白、アクセント記号のちがいは数えず、oと0、lやiと1も同じとみなします。`,
        `パスワードは${password.least}文字以上なら何でもかまいません。長いほど安心です。当てた人はあなたとして遊べてしまいます。単語を三つか四つ並べると、覚えやすく当てにくくなります。`,
        'ゲームはメールアドレスを聞かないので、忘れたパスワードを送れません。登録のときにもらう復旧コードを取っておいてください。サーバーには、だれにも読めない形でしか残りません。',
      ],
      also: 'アカウント 安全 ログイン 忘れた 短い 文字 メール',
    },
    {
      id: 'walk',
      question: 'どうやって歩きますか？',
      answer: [
        '矢印キー（二つ同時でななめ）、W A S D、テンキー、ゲームパッド、画面のパッドで歩けます。押したままで歩き続けます。マップをタップかクリックすると、空いた地面を通ってそこまで歩き、生きものが現れるか自分で一歩動くと止まります。灰色の方向には進めません。ページ下の「操作」に、すべてのキーとボタンがあります。',
      ],
      also: '移動 操作 キー タッチ パッド 方向',
    },
  ],
});
