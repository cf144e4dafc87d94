import type { ResearchTaskName } from '../../../rules/creatures/types.ts';
import type { Hour } from '../../../rules/world/types.ts';
import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';
import { germanCount } from './counted.ts';

const times = (count: number) =>
  count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${numberWords(count)}-mal`;
const AT: Readonly<Record<Hour, string>> = {
  dawn: 'am Morgen',
  day: 'am Tag',
  dusk: 'am Abend',
  night: 'in der Nacht',
};

const TASKS: Readonly<Record<ResearchTaskName, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `Nenn ein ${name} dein Eigen. In der Wildnis trifft es niemand: Ein anderes wird dazu.`,
  caught: (name, goal) => `Fang ${numberWords(goal)} ${name}.`,
  hour: (name, goal, hour) => `Beginne ${AT[hour]} einen Kampf mit einem wilden ${name}, ${times(goal)}.`,
  beaten: (name, goal) => `Besiege ein ${name} ${times(goal)}, wo immer es dir gegenübersteht.`,
  won: (name, goal) => `Gewinne ${germanCount(goal, 'Kampf', 'Kämpfe')} mit einem ${name} im Team.`,
  gym: (name) => `Besiege eine Arena mit einem ${name} im Team.`,
  spar: (name, goal) => `Gewinne ${germanCount(goal, 'EP-Kampf', 'EP-Kämpfe')} mit einem ${name} im Team.`,
  evolved: (name) => `Lass ein ${name} sich entwickeln.`,
  traded: (name) => `Bekomm ein ${name} beim Tausch.`,
  special: (name) => `Nenn ein dunkles oder schillerndes ${name} dein Eigen, wie auch immer.`,
};

const words: typeof researchWords = {
  title: 'Forschung',
  intro: (tasks) =>
    `Beliebige ${numberWords(tasks)} davon genügen, in jeder Reihenfolge und jedem Tempo. Lass weg, was dir nicht liegt.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `Wie weit: ${text}`,
  sketch: 'Die Skizze',
  study: 'Die Studie',
  pays: (tasks, coins) =>
    `${germanCount(tasks, 'Aufgabe', 'Aufgaben')} erledigt: ${germanCount(coins, 'Münze', 'Münzen')}`,
  write: { sketch: 'Skizzieren', study: 'Studie schreiben' },
  wrote: (coins) => `Geschrieben. Du bekommst ${germanCount(coins, 'Münze', 'Münzen')}.`,
  sketched: 'Skizziert',
  studied: 'Erforscht',
  odds: (name, times, oneIn) =>
    `Wer ${name} erforscht hat, trifft schillernde ${numberWords(times)}-mal so oft: eines von ${numberWords(oneIn)} statt eines von ${numberWords(oneIn * times)}, und Anhänger kommen noch dazu.`,
  oddsNow: (name, times) =>
    `Sie vertrauen dir inzwischen: Ein wildes ${name} schillert ${numberWords(times)}-mal so oft wie bei anderen.`,
  of: (studied, all) => `${numberWords(studied)} von ${numberWords(all)} Arten erforscht.`,
  loading: 'Deine Notizen werden gesucht',
  failed: {
    title: 'Die Notizen sind nicht erreichbar',
    text: 'Was du tust, zählt trotzdem. Versuch es gleich noch einmal.',
  },
};
export default words;
