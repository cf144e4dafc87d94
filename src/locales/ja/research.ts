import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';

type Hour = Parameters<typeof researchWords.task>[3];
type Task = Parameters<typeof researchWords.task>[0];

const AT: Readonly<Record<Hour, string>> = {
  dawn: '夜明けに',
  day: '昼に',
  dusk: '夕暮れに',
  night: '夜に',
};

const TASKS: Readonly<Record<Task, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `${name}を仲間にする。野生にはおらず、進化した姿。`,
  caught: (name, goal) => `${name}を${numberWords(goal)}匹つかまえる。`,
  hour: (name, goal, hour) => `${AT[hour]}野生の${name}とのバトルを${numberWords(goal)}回始める。`,
  beaten: (name, goal) => `${name}を${numberWords(goal)}回倒す。場所は問いません。`,
  won: (name, goal) => `${name}をチームに入れて${numberWords(goal)}回勝つ。`,
  gym: (name) => `${name}をチームに入れてリーダーに勝つ。`,
  spar: (name, goal) => `${name}をチームに入れて経験値バトルに${numberWords(goal)}回勝つ。`,
  evolved: (name) => `${name}を進化させる。`,
  traded: (name) => `ほかのプレイヤーから${name}をもらう。`,
  special: (name) => `やみ色かきら色の${name}を、どうにかして仲間にする。`,
};

const words: typeof researchWords = {
  title: '研究',
  intro: (tasks) =>
    `このうち${numberWords(tasks)}つでかまいません。順番も早さも自由。気の進まないものは飛ばしてどうぞ。`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `進み具合：${text}`,
  sketch: 'スケッチ',
  study: '論文',
  pays: (tasks, coins) => `課題${numberWords(tasks)}つ達成：${numberWords(coins)}コイン`,
  write: { sketch: 'スケッチする', study: '論文を書く' },
  wrote: (coins) => `書き上げました。${numberWords(coins)}コインもらいました。`,
  sketched: 'スケッチずみ',
  studied: '研究ずみ',
  odds: (name, times, oneIn) =>
    `${name}を研究し終えると、きら色に${numberWords(times)}倍出会いやすくなります。${numberWords(oneIn * times)}匹に1匹が、${numberWords(oneIn)}匹に1匹に。お守りの効果も重なります。`,
  oddsNow: (name, times) =>
    `もう信頼されています。野生の${name}がきら色である確率は、人の${numberWords(times)}倍です。`,
  of: (studied, all) => `${numberWords(all)}種類中${numberWords(studied)}種類を研究ずみ。`,
  loading: 'ノートを探しています',
  failed: {
    title: 'ノートが見つかりません',
    text: 'したことはちゃんと数えられています。少ししてからお試しください。',
  },
};
export default words;
