import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';
import { object } from './particles.ts';

type Hour = Parameters<typeof researchWords.task>[3];
type Task = Parameters<typeof researchWords.task>[0];

const AT: Readonly<Record<Hour, string>> = {
  dawn: '새벽에',
  day: '낮에',
  dusk: '해질녘에',
  night: '밤에',
};

const TASKS: Readonly<Record<Task, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `${object(name)} 데리고 있기. 야생에서는 만날 수 없고, 진화시켜야 얻어요.`,
  caught: (name, goal) => `${name} ${numberWords(goal)}마리 잡기.`,
  hour: (name, goal, hour) => `${AT[hour]} 야생의 ${name}에게 배틀 걸기 ${numberWords(goal)}번.`,
  beaten: (name, goal) => `어디서든 마주 선 ${name} 이기기 ${numberWords(goal)}번.`,
  won: (name, goal) => `${object(name)} 팀에 넣고 배틀 ${numberWords(goal)}번 이기기.`,
  gym: (name) => `${object(name)} 팀에 넣고 관장 이기기.`,
  spar: (name, goal) => `${object(name)} 팀에 넣고 경험치 배틀 ${numberWords(goal)}번 이기기.`,
  evolved: (name) => `${object(name)} 진화시키기.`,
  traded: (name) => `다른 플레이어에게서 ${name} 받기.`,
  special: (name) => `어떻게 해서든 어둠빛이나 반짝빛 ${name} 데리고 있기.`,
};

const words: typeof researchWords = {
  title: '연구',
  intro: (tasks) =>
    `이 가운데 아무거나 ${numberWords(tasks)}가지면 돼요. 순서도 빠르기도 마음대로, 내키지 않는 것은 빼도 좋아요.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `진행: ${text}`,
  sketch: '스케치',
  study: '논문',
  pays: (tasks, coins) => `과제 ${numberWords(tasks)}가지를 마치면: ${numberWords(coins)}코인`,
  write: { sketch: '스케치하기', study: '논문 쓰기' },
  wrote: (coins) => `다 썼어요. ${numberWords(coins)}코인을 받았어요.`,
  sketched: '스케치함',
  studied: '연구함',
  odds: (name, times, oneIn) =>
    `${object(name)} 연구한 사람은 반짝빛을 ${numberWords(times)}배 자주 만나요. ${numberWords(oneIn * times)}마리에 하나가 아니라 ${numberWords(oneIn)}마리에 하나예요. 부적의 효과는 따로 더해져요.`,
  oddsNow: (name, times) =>
    `이제 서로 믿는 사이예요. 야생의 ${name}에게서 남보다 ${numberWords(times)}배 자주 반짝빛을 만나요.`,
  of: (studied, all) => `${numberWords(all)}종류 중 ${numberWords(studied)}종류 연구함.`,
  loading: '공책을 찾는 중',
  failed: {
    title: '공책을 찾지 못했어요',
    text: '한 일은 그래도 다 세고 있어요. 잠시 뒤에 다시 시도해 주세요.',
  },
};
export default words;
