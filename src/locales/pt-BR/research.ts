import type { ResearchTaskName } from '../../../rules/creatures/types.ts';
import type { Hour } from '../../../rules/world/types.ts';
import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';
import { portugueseCount } from './counted.ts';

const times = (count: number) =>
  count === 1 ? 'uma vez' : count === 2 ? 'duas vezes' : `${numberWords(count)} vezes`;
const AT: Readonly<Record<Hour, string>> = {
  dawn: 'ao amanhecer',
  day: 'de dia',
  dusk: 'ao entardecer',
  night: 'de noite',
};

const TASKS: Readonly<Record<ResearchTaskName, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `Tenha um ${name} seu. Ninguém o encontra na natureza: é preciso evoluir até ele.`,
  caught: (name, goal) => `Capture ${numberWords(goal)} ${name}.`,
  hour: (name, goal, hour) => `Comece uma batalha com ${name} selvagem ${AT[hour]}, ${times(goal)}.`,
  beaten: (name, goal) => `Derrote ${name} ${times(goal)}, onde quer que ele apareça.`,
  won: (name, goal) => `Vença ${portugueseCount(goal, 'batalha', 'batalhas')} com ${name} no time.`,
  gym: (name) => `Vença um líder com ${name} no time.`,
  spar: (name, goal) =>
    `Vença ${portugueseCount(goal, 'batalha de treino', 'batalhas de treino')} com ${name} no time.`,
  evolved: (name) => `Deixe ${name} evoluir.`,
  traded: (name) => `Receba ${name} de outro jogador.`,
  special: (name) => `Tenha ${name} sombrio ou brilhante, custe o que custar.`,
};

const words: typeof researchWords = {
  title: 'Pesquisa',
  intro: (tasks) =>
    `Bastam ${numberWords(tasks)} destas, em qualquer ordem e no seu ritmo. Deixe de lado as que não der vontade.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `Até onde: ${text}`,
  sketch: 'O esboço',
  study: 'O estudo',
  pays: (tasks, coins) =>
    `${portugueseCount(tasks, 'tarefa feita', 'tarefas feitas')}: ${portugueseCount(coins, 'moeda', 'moedas')}`,
  write: { sketch: 'Fazer o esboço', study: 'Escrever o estudo' },
  wrote: (coins) => `Está escrito. Você ganha ${portugueseCount(coins, 'moeda', 'moedas')}.`,
  sketched: 'Esboçado',
  studied: 'Estudado',
  odds: (name, count, oneIn) =>
    `Quem estudou ${name} encontra brilhantes ${times(count)} mais: um em ${numberWords(oneIn)} em vez de um em ${numberWords(oneIn * count)}, e os amuletos ainda somam.`,
  oddsNow: (name, count) =>
    `A esta altura, eles confiam em você: ${name} selvagem é brilhante ${times(count)} mais do que para os outros.`,
  of: (studied, all) => `${numberWords(studied)} de ${numberWords(all)} espécies estudadas.`,
  loading: 'Procurando suas anotações',
  failed: {
    title: 'As anotações estão fora de alcance',
    text: 'O que você faz conta do mesmo jeito. Tente de novo daqui a pouco.',
  },
};
export default words;
