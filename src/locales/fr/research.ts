import type { ResearchTaskName } from '../../../rules/creatures/types.ts';
import type { Hour } from '../../../rules/world/types.ts';
import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';
import { frenchCount } from './counted.ts';

const times = (count: number) => `${count === 1 ? 'une' : numberWords(count)} fois`;
const AT: Readonly<Record<Hour, string>> = {
  dawn: 'à l’aube',
  day: 'de jour',
  dusk: 'le soir',
  night: 'la nuit',
};

const TASKS: Readonly<Record<ResearchTaskName, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `Aie un ${name} à toi. Nul n’en croise à l’état sauvage : un autre le devient.`,
  caught: (name, goal) => `Capture ${numberWords(goal)} ${name}.`,
  hour: (name, goal, hour) => `Engage ${AT[hour]} un combat avec un ${name} sauvage, ${times(goal)}.`,
  beaten: (name, goal) => `Bats un ${name} ${times(goal)}, où qu’il te fasse face.`,
  won: (name, goal) => `Gagne ${frenchCount(goal, 'combat', 'combats')} avec un ${name} dans l’équipe.`,
  gym: (name) => `Bats un leader d’arène avec un ${name} dans l’équipe.`,
  spar: (name, goal) =>
    `Gagne ${frenchCount(goal, 'combat d’EXP', 'combats d’EXP')} avec un ${name} dans l’équipe.`,
  evolved: (name) => `Fais évoluer un ${name}.`,
  traded: (name) => `Reçois un ${name} dans un échange.`,
  special: (name) => `Aie un ${name} sombre ou chatoyant, par tous les moyens.`,
};

const words: typeof researchWords = {
  title: 'Recherche',
  intro: (tasks) =>
    `${numberWords(tasks)} de ces tâches suffisent, dans l’ordre et au rythme que tu veux. Laisse ce qui ne te dit rien.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `Où tu en es : ${text}`,
  sketch: 'Le croquis',
  study: 'L’étude',
  pays: (tasks, coins) =>
    `${frenchCount(tasks, 'tâche faite', 'tâches faites')} : ${frenchCount(coins, 'pièce', 'pièces')}`,
  write: { sketch: 'Faire le croquis', study: 'Écrire l’étude' },
  wrote: (coins) => `C’est écrit. Tu reçois ${frenchCount(coins, 'pièce', 'pièces')}.`,
  sketched: 'Croquis fait',
  studied: 'Étudié',
  odds: (name, times, oneIn) =>
    `Qui a étudié ${name} en croise ${numberWords(times)} fois plus de chatoyants : un sur ${numberWords(oneIn)} au lieu d’un sur ${numberWords(oneIn * times)}, breloques en plus.`,
  oddsNow: (name, times) =>
    `Ils te font confiance : un ${name} sauvage chatoie ${numberWords(times)} fois plus souvent que chez les autres.`,
  of: (studied, all) =>
    `${frenchCount(studied, 'espèce étudiée', 'espèces étudiées')} sur ${numberWords(all)}.`,
  loading: 'On cherche tes notes',
  failed: {
    title: 'Les notes sont hors d’atteinte',
    text: 'Ce que tu fais compte quand même. Réessaie dans un instant.',
  },
};
export default words;
