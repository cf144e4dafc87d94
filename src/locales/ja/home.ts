import type { homeWords } from '../en/home.ts';
import { numberWords } from '../format.ts';

const words: typeof homeWords = {
  welcome: 'エンバーワイルドへようこそ！',
  pick: '最初の生きものを選んでください。これからずっと、となりを歩いてくれます。',
  starters: '最初の生きもの',
  select: 'この子にする',
  back: 'おかえりなさい！',
  toMaps: 'マップへ行きますか？',
  team: 'あなたのチーム',
  member: (name, level) => `${name}、レベル${level}`,
  inBattle: 'バトルが待っています。',
  resume: 'バトルにもどる',
  summary: (creatures, coins) => `生きもの${numberWords(creatures)}匹・${numberWords(coins)}コイン`,
  continueIn: (map) => `${map}で続ける`,
  teamComes: 'チームがたき火に集まってきます…',
  teamFailed: 'チームがここまで来られませんでした。',
  teamAgain: 'もう一度呼ぶ',
  nobody: 'チームにはだれもいません。',
  chooseTeam: 'チームを選ぶ',
};
export default words;
