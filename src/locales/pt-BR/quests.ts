import type { Deed } from '../../../content/quests/deeds.ts';
import type { questWords } from '../en/quests.ts';
import { typeWords as types } from '../en/types.ts';
import { numberWords } from '../format.ts';
import { portugueseCount, portugueseList } from './counted.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}

const met = (when: string) => (goal: number) =>
  `Batalhe contra ${portugueseCount(goal, 'criatura selvagem', 'criaturas selvagens')} ${when}.`;

const DEED_WORDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'Esticar as pernas',
    text: (goal) => `Dê ${portugueseCount(goal, 'passo', 'passos')}. Andar em círculos vale.`,
  },
  wild: {
    title: 'Joelho verde',
    text: (goal) => `Vença ${portugueseCount(goal, 'batalha', 'batalhas')} contra criaturas selvagens.`,
  },
  training: {
    title: 'Procura-se parceiro de treino',
    text: (goal) => `Vença ${portugueseCount(goal, 'batalha', 'batalhas')} de treino.`,
  },
  gym: {
    title: 'Visita em domicílio',
    text: (goal) => `Vença ${portugueseCount(goal, 'líder', 'líderes')} de ginásio. Velhos conhecidos valem.`,
  },
  caught: {
    title: 'Sempre cabe mais um',
    text: (goal) => `Capture ${portugueseCount(goal, 'criatura selvagem', 'criaturas selvagens')}.`,
  },
  newSpecies: {
    title: 'Não fomos apresentados',
    text: (goal) => `Capture ${portugueseCount(goal, 'espécie', 'espécies')} que você nunca teve.`,
  },
  picked: {
    title: 'De olho no chão',
    text: (goal) =>
      goal === 1
        ? 'Colha as frutinhas de um arbusto, ou pegue o que alguém deixou cair.'
        : `Colha frutinhas ou pegue coisas do chão ${portugueseCount(goal, 'vez', 'vezes')}.`,
  },
  evolved: {
    title: 'Como crescem depressa',
    text: (goal) => `Deixe ${portugueseCount(goal, 'criatura', 'criaturas')} evoluir.`,
  },
  'met:dawn': { title: 'Quem cedo madruga', text: met('ao amanhecer') },
  'met:day': { title: 'À luz do dia', text: met('de dia') },
  'met:dusk': { title: 'Sombras compridas', text: met('ao entardecer') },
  'met:night': { title: 'Lanterna não inclusa', text: met('de noite') },
};

/** The words for a type are put in where the quest is about one. */
function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEED_WORDS[deed as keyof typeof DEED_WORDS];
  const type = types[deed.slice('beaten:'.length) as keyof typeof types];
  return {
    title: `Questão de tipo: ${type}`,
    text: (goal) =>
      `Vença ${portugueseCount(goal, 'batalha', 'batalhas')} contra criaturas do tipo ${type}. No treino há de todos os tipos.`,
  };
}

const words: typeof questWords = {
  title: 'Missões',
  intro: 'Três coisinhas por dia, uma maior por semana. Faça, ou não faça: ninguém anota o que você deixou.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: 'Hoje',
  week: 'Esta semana',
  former: 'Ainda suas',
  formerText: 'Terminadas antes e nunca recebidas. As recompensas esperam sete dias.',
  progress: (count, goal) => `${numberWords(count)} de ${numberWords(goal)}`,
  progressOf: (name) => `Progresso de ${name}`,
  coins: (count) => portugueseCount(count, 'moeda', 'moedas'),
  item: (name, count) => `${numberWords(count)} × ${name}`,
  go: 'Ir até lá',
  claim: 'Receber',
  claimOf: (name) => `Receber a recompensa de ${name}`,
  claimed: 'Recompensa recebida',
  until: (day) => `Até ${day}, meia-noite UTC`,
  endsToday: 'As novas chegam à meia-noite UTC.',
  loading: 'Desenrolando a lista de hoje',
  failed: {
    title: 'A lista está fora de alcance',
    text: 'O que você faz conta do mesmo jeito. Tente de novo daqui a pouco.',
  },
  noHurry:
    'Um dia perdido não custa nada: não há sequência para manter, e missões terminadas esperam você por sete dias.',
  all: 'Todas as missões',
  doneToday: 'As três estão feitas. Vá se deitar na grama.',
  rewardsWait: (count) =>
    count === 1 ? 'Uma recompensa espera.' : `${numberWords(count)} recompensas esperam.`,
  got: (parts) => `Você ganha ${portugueseList(parts)}.`,
  finished: (name) => `Missão cumprida: ${name}`,
  line: (when, name, text, progress, reward) =>
    `${when}: ${name}. ${text} ${progress}. Recompensa: ${reward}.`,
  lineReady: 'Terminada: digite receber.',
  nothingToClaim: 'Nenhuma recompensa espera. Digite missões para ouvir o que há para fazer.',
};
export default words;
