import type { ResearchTaskName } from '../../../rules/creatures/types.ts';
import type { Hour } from '../../../rules/world/types.ts';
import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';
import { italianCount, italianOne, italianThe } from './counted.ts';

const times = (count: number) => (count === 1 ? 'una volta' : `${numberWords(count)} volte`);
const more = (count: number) =>
  count === 2 ? 'il doppio delle volte' : `${numberWords(count)} volte più spesso`;
const AT: Readonly<Record<Hour, string>> = {
  dawn: 'all’alba',
  day: 'di giorno',
  dusk: 'al tramonto',
  night: 'di notte',
};

const TASKS: Readonly<Record<ResearchTaskName, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `Abbi ${italianOne(name)} tutto tuo. In natura non s’incontra: ci si arriva crescendo.`,
  caught: (name, goal) => `Cattura ${numberWords(goal)} ${name}.`,
  hour: (name, goal, hour) =>
    `Comincia una lotta con ${italianOne(name)} selvatico ${AT[hour]}, ${times(goal)}.`,
  beaten: (name, goal) => `Batti ${italianOne(name)} ${times(goal)}, ovunque ti stia contro.`,
  won: (name, goal) => `Vinci ${italianCount(goal, 'lotta', 'lotte')} con ${italianOne(name)} in squadra.`,
  gym: (name) => `Batti un capopalestra con ${italianOne(name)} in squadra.`,
  spar: (name, goal) =>
    `Vinci ${italianCount(goal, 'allenamento', 'allenamenti')} con ${italianOne(name)} in squadra.`,
  evolved: (name) => `Fai evolvere ${italianOne(name)}.`,
  traded: (name) => `Ricevi ${italianOne(name)} da un’altra persona.`,
  special: (name) => `Abbi ${italianOne(name)} oscuro o lucente, costi quel che costi.`,
};

const words: typeof researchWords = {
  title: 'Ricerca',
  intro: (tasks) =>
    `Ne bastano ${numberWords(tasks)} qualsiasi, nell’ordine e con i tempi che vuoi. Quello che non ti va, lascialo.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `A che punto: ${text}`,
  sketch: 'Lo schizzo',
  study: 'Lo studio',
  pays: (tasks, coins) =>
    `${italianCount(tasks, 'compito fatto', 'compiti fatti')}: ${italianCount(coins, 'moneta', 'monete')}`,
  write: { sketch: 'Fai lo schizzo', study: 'Scrivi lo studio' },
  wrote: (coins) => `Scritto. Ricevi ${italianCount(coins, 'moneta', 'monete')}.`,
  sketched: 'Schizzo fatto',
  studied: 'Studiata',
  odds: (name, count, oneIn) =>
    `Chi ha studiato ${italianThe(name)} ne incontra di lucenti ${more(count)}: uno su ${numberWords(oneIn)} invece di uno su ${numberWords(oneIn * count)}, ciondoli a parte.`,
  oddsNow: (name, count) =>
    `Ormai si fidano di te: ${italianOne(name)} selvatico per te è lucente ${more(count)} che per gli altri.`,
  of: (studied, all) => `${numberWords(studied)} specie studiate su ${numberWords(all)}.`,
  loading: 'Cerchiamo i tuoi appunti',
  failed: {
    title: 'Gli appunti non si raggiungono',
    text: 'Quello che fai conta lo stesso. Ritenta tra un momento.',
  },
};
export default words;
