import type { ResearchTaskName } from '../../../rules/creatures/types.ts';
import type { Hour } from '../../../rules/world/types.ts';
import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';
import { polishCoins, polishCount, polishForm } from './counted.ts';

const times = (count: number) => polishCount(count, 'raz', 'razy', 'razy');
const coins = (count: number) => `${numberWords(count)} ${polishForm(count, 'monetę', 'monety', 'monet')}`;
const AT: Readonly<Record<Hour, string>> = {
  dawn: 'o świcie',
  day: 'za dnia',
  dusk: 'o zmierzchu',
  night: 'w nocy',
};

const TASKS: Readonly<Record<ResearchTaskName, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `Zdobądź go (${name}). Nikt nie spotyka go dziko: zmienia się w niego inny stworek.`,
  caught: (name, goal) => `Złap stworka ${name}: ${times(goal)}.`,
  hour: (name, goal, hour) =>
    `Zacznij ${AT[hour]} walkę, w której przeciwnikiem jest dziki ${name}: ${times(goal)}.`,
  beaten: (name, goal) => `Pokonaj stworka ${name} ${times(goal)}, gdziekolwiek stanie przeciw tobie.`,
  won: (name, goal) => `Wygraj ${polishCount(goal, 'walkę', 'walki', 'walk')}, gdy w drużynie jest ${name}.`,
  gym: (name) => `Pokonaj arenę, gdy w drużynie jest ${name}.`,
  spar: (name, goal) =>
    `Wygraj ${polishCount(goal, 'trening', 'treningi', 'treningów')}, gdy w drużynie jest ${name}.`,
  evolved: (name) => `Pozwól mu ewoluować (${name}).`,
  traded: (name) => `Dostań go z wymiany (${name}).`,
  special: (name) => `Zdobądź mrocznego lub lśniącego, choćby nie wiem co (${name}).`,
};

const words: typeof researchWords = {
  title: 'Badania',
  intro: (tasks) =>
    `Wystarczy zrobić ${polishCount(tasks, 'dowolne', 'dowolne', 'dowolnych')} z tych zadań, w dowolnej kolejności i tempie. Pomiń, na co nie masz ochoty.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `Postęp: ${text}`,
  sketch: 'Szkic',
  study: 'Studium',
  pays: (tasks, count) => `${polishCount(tasks, 'zadanie', 'zadania', 'zadań')}: ${polishCoins(count)}`,
  write: { sketch: 'Zrób szkic', study: 'Napisz studium' },
  wrote: (count) => `Zapisane. Dostajesz ${coins(count)}.`,
  sketched: 'Jest szkic',
  studied: 'Zbadany',
  odds: (name, often, oneIn) =>
    `Kto zbadał ten gatunek (${name}), spotyka lśniące ${times(often)} częściej: raz na ${numberWords(oneIn)} zamiast raz na ${numberWords(oneIn * often)}, a do tego dochodzą talizmany.`,
  oddsNow: (name, often) =>
    `Już ci ufają: dziki ${name} jest dla ciebie lśniący ${times(often)} częściej niż dla innych.`,
  of: (studied, all) => `Zbadane gatunki: ${numberWords(studied)} z ${numberWords(all)}.`,
  loading: 'Szukamy twoich notatek',
  failed: {
    title: 'Nie udało się znaleźć notatek',
    text: 'To, co robisz, i tak się liczy. Spróbuj za chwilę.',
  },
};
export default words;
