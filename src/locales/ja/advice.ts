import type { adviceWords } from '../en/advice.ts';
import { japaneseRegion } from './ids.ts';

const words: typeof adviceWords = {
  title: '次にすること',
  loading: 'あたりを見回しています…',
  failed: '次にすることを取得できませんでした。',
  offers: {
    title: (count) => `申し込みが${count}件`,
    text: 'あなたと交換したい人がいます。',
  },
  evolve: {
    title: (name, count) =>
      count === 1 ? `${name}が進化できます` : `${name}とほか${count - 1}匹が進化できます`,
    text: 'ボタン一つ。気が向いたときにどうぞ。',
  },
  balls: {
    title: (count) => (count === 0 ? 'ボールがありません' : `ボールはあと${count}個`),
    text: 'お店にあります。',
  },
  firstSteps: {
    title: '2匹目をつかまえよう',
    text: '高い草むらへ。弱らせてから、ボールを投げます。',
  },
  gym: {
    title: (name) => `${name}に挑戦`,
    text: (region, least, most) =>
      `${japaneseRegion(region)}のジム、レベル${least === most ? least : `${least}～${most}`}。`,
  },
};
export default words;
