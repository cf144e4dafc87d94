import type { AchievementField, Rank } from '../../../content/achievements/list.ts';
import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';
import { portugueseCount } from './counted.ts';

const FIELD_WORDS: Readonly<
  Record<AchievementField, { readonly title: string; readonly text: (goal: number) => string }>
> = {
  species: {
    title: 'Coleção',
    text: (goal) => `Capture ${portugueseCount(goal, 'espécie', 'espécies')}.`,
  },
  types: {
    title: 'De tudo um pouco',
    text: (goal) => `Capture espécies de ${portugueseCount(goal, 'tipo', 'tipos')}.`,
  },
  evolved: {
    title: 'Mão boa',
    text: (goal) => `Tenha ${portugueseCount(goal, 'espécie', 'espécies')} vindas de evolução.`,
  },
  shiny: {
    title: 'Caça ao brilho',
    text: (goal) =>
      goal === 1 ? 'Capture uma criatura brilhante.' : `Capture ${goal} espécies na variante brilhante.`,
  },
  dark: {
    title: 'Caça às sombras',
    text: (goal) =>
      goal === 1 ? 'Capture uma criatura sombria.' : `Capture ${goal} espécies na variante sombria.`,
  },
  sketches: {
    title: 'Traço firme',
    text: (goal) => `Faça o esboço de ${portugueseCount(goal, 'espécie', 'espécies')}.`,
  },
  studies: {
    title: 'De lupa na mão',
    text: (goal) => `Escreva o estudo de ${portugueseCount(goal, 'espécie', 'espécies')}.`,
  },
  level: { title: 'Criação', text: (goal) => `Tenha uma criatura de nível ${goal}.` },
  badges: {
    title: 'Insígnias no peito',
    text: (goal) => `Vença ${portugueseCount(goal, 'líder', 'líderes')} de ginásio.`,
  },
  champions: {
    title: 'Campeonato',
    text: (goal) => (goal === 1 ? 'Vença um campeonato.' : `Vença ${goal} campeonatos.`),
  },
  wild: {
    title: 'Luta no mato',
    text: (goal) => `Vença ${numberWords(goal)} batalhas contra criaturas selvagens.`,
  },
  users: { title: 'Desafiante', text: (goal) => `Vença ${numberWords(goal)} batalhas contra jogadores.` },
  gold: { title: 'Boa aposta', text: (goal) => `Vença ${numberWords(goal)} batalhas de apostas.` },
  training: { title: 'Parceria de treino', text: (goal) => `Vença ${numberWords(goal)} batalhas de treino.` },
  trades: {
    title: 'Feira livre',
    text: (goal) => (goal === 1 ? 'Faça uma troca com outro jogador.' : `Faça ${goal} trocas.`),
  },
  maps: { title: 'Exploração', text: (goal) => `Ande em ${portugueseCount(goal, 'mapa', 'mapas')}.` },
  names: {
    title: 'Bons amigos',
    text: (goal) => `Tenha ${goal} criaturas com apelido no time ao mesmo tempo.`,
  },
};

const RANK_WORDS: Readonly<Record<Rank, string>> = { copper: 'cobre', silver: 'prata', gold: 'ouro' };

const titleOf = (field: AchievementField, rank: Rank): string =>
  `${FIELD_WORDS[field].title}, ${RANK_WORDS[rank]}`;

const words: typeof achievementWords = {
  title: 'Conquistas',
  loading: 'Buscando suas conquistas',
  failed: { title: 'Suas conquistas estão fora de alcance' },
  name: titleOf,
  field: (field) => FIELD_WORDS[field].title,
  rank: (rank) => RANK_WORDS[rank],
  text: (field, goal) => FIELD_WORDS[field].text(goal),
  count: (reached, all) => `${reached} de ${all}`,
  next: 'As próximas',
  all: 'Todas as conquistas',
  progress: (count, goal) => `${numberWords(count)} de ${numberWords(goal)}`,
  progressOf: (name) => `Progresso de ${name}`,
  reached: 'Alcançada',
  everything: 'Você alcançou todas.',
  noHurry:
    'Cada uma conta o que você fez desde o primeiro dia. Nenhuma tem prazo, e nenhuma pede que você volte com hora marcada.',
  told: (field, rank) => `Conquista alcançada: ${titleOf(field, rank)}`,
  toldAll: (count) => `${count} conquistas alcançadas. Elas estão no seu perfil.`,
  none: (user) => `${user} ainda não alcançou nenhuma.`,
};
export default words;
