import type { ResearchTaskName } from '../../../rules/creatures/types.ts';
import type { Hour } from '../../../rules/world/types.ts';
import { numberWords } from '../format.ts';
import { texts } from '../texts.ts';

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${numberWords(count)} times`;
const timesWord = (count: number) => (count === 2 ? 'twice' : `${numberWords(count)} times`);
const AT: Readonly<Record<Hour, string>> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
};

const one = (name: string) => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

const TASKS: Readonly<Record<ResearchTaskName, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `Have ${one(name)} of your own. Nobody meets one in the wild: it grows into one.`,
  caught: (name, goal) => `Catch ${numberWords(goal)} ${name}.`,
  hour: (name, goal, hour) => `Begin a battle with a wild ${name} ${AT[hour]}, ${times(goal)}.`,
  beaten: (name, goal) => `Beat ${one(name)} ${times(goal)}, wherever it stands against you.`,
  won: (name, goal) => `Win ${numberWords(goal)} battles with ${one(name)} in the team.`,
  gym: (name) => `Beat a leader with ${one(name)} in the team.`,
  spar: (name, goal) => `Win ${numberWords(goal)} exp battles with ${one(name)} in the team.`,
  evolved: (name) => `Let ${one(name)} evolve.`,
  traded: (name) => `Get ${one(name)} from another player.`,
  special: (name) => `Have a dark or shiny ${name}, whatever it takes.`,
};

/** Texts of research about species. */
export const researchWords = texts('research', {
  title: 'Research',
  intro: (tasks: number) =>
    `Any ${numberWords(tasks)} of these will do, in any order and at any pace. Leave out what you do not fancy.`,
  task: (task: ResearchTaskName, name: string, goal: number, hour: Hour) => TASKS[task](name, goal, hour),
  progressOf: (text: string) => `How far: ${text}`,
  sketch: 'The sketch',
  study: 'The study',
  pays: (tasks: number, coins: number) => `${numberWords(tasks)} tasks done: ${numberWords(coins)} coins`,
  write: { sketch: 'Sketch it', study: 'Write the study' },
  wrote: (coins: number) => `Written. You get ${numberWords(coins)} coins.`,
  sketched: 'Sketched',
  studied: 'Studied',
  odds: (name: string, times: number, oneIn: number) =>
    `Whoever has studied the ${name} meets shiny ones ${timesWord(times)} as often: one in ${numberWords(oneIn)} instead of one in ${numberWords(oneIn * times)}, and charms come on top.`,
  oddsNow: (name: string, times: number) =>
    `They trust you by now: a wild ${name} is shiny ${timesWord(times)} as often as it is for others.`,
  of: (studied: number, all: number) => `${numberWords(studied)} of ${numberWords(all)} species studied.`,
  loading: 'Looking for your notes',
  failed: {
    title: 'The notes are out of reach',
    text: 'What you do counts all the same. Try again in a moment.',
  },
});
