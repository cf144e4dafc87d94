import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';

type Task = Parameters<typeof researchWords.task>[0];
type Hour = Parameters<typeof researchWords.task>[3];

const AT: Readonly<Record<Hour, string>> = { dawn: '黎明', day: '白天', dusk: '黄昏', night: '夜晚' };

const TASKS: Readonly<Record<Task, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `拥有一只${name}。没有人在野外遇见过它：它是长成的。`,
  caught: (name, goal) => `捉住${numberWords(goal)}只${name}。`,
  hour: (name, goal, hour) => `在${AT[hour]}与野生的${name}开战${numberWords(goal)}次。`,
  beaten: (name, goal) => `打败${name}${numberWords(goal)}次，不论在哪里交手。`,
  won: (name, goal) => `队伍里带着${name}，赢下${numberWords(goal)}场对战。`,
  gym: (name) => `队伍里带着${name}，打败一位馆主。`,
  spar: (name, goal) => `队伍里带着${name}，赢下${numberWords(goal)}场经验战。`,
  evolved: (name) => `让一只${name}进化。`,
  traded: (name) => `从另一位玩家那里得到一只${name}。`,
  special: (name) => `拥有一只暗色或闪色的${name}，不论怎么得来。`,
};

const words: typeof researchWords = {
  title: '研究',
  intro: (tasks) => `这里面任选${numberWords(tasks)}项就行，先后快慢都随你。不喜欢的就别做。`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `做到哪里了：${text}`,
  sketch: '速写',
  study: '论文',
  pays: (tasks, coins) => `做完${numberWords(tasks)}项：${numberWords(coins)}枚金币`,
  write: { sketch: '画速写', study: '写论文' },
  wrote: (coins) => `写好了。你得到${numberWords(coins)}枚金币。`,
  sketched: '已有速写',
  studied: '研究完毕',
  odds: (name, times, oneIn) =>
    `研究过${name}的人，遇到闪色的机会是${numberWords(times)}倍：从每${numberWords(oneIn * times)}只里有一只，变成每${numberWords(oneIn)}只里有一只，护符还另算。`,
  oddsNow: (name, times) => `它们已经信任你了：野生的${name}是闪色的机会，是别人的${numberWords(times)}倍。`,
  of: (studied, all) => `${numberWords(all)}种里研究完了${numberWords(studied)}种。`,
  loading: '正在找你的笔记',
  failed: {
    title: '暂时读取不到笔记',
    text: '你做的事照样算数。过一会儿再试。',
  },
};
export default words;
