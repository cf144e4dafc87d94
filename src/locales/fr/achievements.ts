import type { AchievementField, Rank } from '../../../content/achievements/list.ts';
import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';
import { frenchCount } from './counted.ts';

const FIELD_WORDS: Readonly<
  Record<AchievementField, { readonly title: string; readonly text: (goal: number) => string }>
> = {
  species: { title: 'Collection', text: (goal) => `Capture ${frenchCount(goal, 'espèce', 'espèces')}.` },
  types: {
    title: 'Touche-à-tout',
    text: (goal) => `Capture des espèces de ${frenchCount(goal, 'type', 'types')}.`,
  },
  evolved: {
    title: 'Élevage',
    text: (goal) =>
      `Aie ${frenchCount(goal, 'espèce', 'espèces')} issue${goal > 1 ? 's' : ''} d’une évolution.`,
  },
  shiny: {
    title: 'Œil chatoyant',
    text: (goal) =>
      goal === 1 ? 'Capture une créature chatoyante.' : `Capture ${goal} espèces en version chatoyante.`,
  },
  dark: {
    title: 'Œil sombre',
    text: (goal) =>
      goal === 1 ? 'Capture une créature sombre.' : `Capture ${goal} espèces en version sombre.`,
  },
  sketches: {
    title: 'Coup de crayon',
    text: (goal) => `Fais le croquis de ${frenchCount(goal, 'espèce', 'espèces')}.`,
  },
  studies: {
    title: 'À la loupe',
    text: (goal) => `Écris l’étude de ${frenchCount(goal, 'espèce', 'espèces')}.`,
  },
  level: { title: 'Grandeur', text: (goal) => `Amène une créature au niveau ${goal}.` },
  badges: {
    title: 'Poitrine décorée',
    text: (goal) => `Bats ${frenchCount(goal, 'leader', 'leaders')} d’arène.`,
  },
  champions: {
    title: 'Grands combats',
    text: (goal) => (goal === 1 ? 'Bats un champion.' : `Bats ${goal} champions.`),
  },
  wild: {
    title: 'Vie sauvage',
    text: (goal) => `Gagne ${frenchCount(goal, 'combat', 'combats')} contre des créatures sauvages.`,
  },
  users: { title: 'Goût du défi', text: (goal) => `Gagne ${frenchCount(goal, 'duel', 'duels')}.` },
  gold: {
    title: 'Bonne mise',
    text: (goal) => `Gagne ${frenchCount(goal, 'combat à mise', 'combats à mise')}.`,
  },
  training: {
    title: 'Bon partenaire',
    text: (goal) => `Gagne ${frenchCount(goal, 'combat d’EXP', 'combats d’EXP')}.`,
  },
  trades: {
    title: 'Sens du troc',
    text: (goal) => (goal === 1 ? 'Échange avec quelqu’un.' : `Fais ${goal} échanges.`),
  },
  maps: { title: 'Exploration', text: (goal) => `Marche sur ${frenchCount(goal, 'carte', 'cartes')}.` },
  names: {
    title: 'Bons amis',
    text: (goal) => `Aie ${goal} créatures à surnom dans ton équipe à la fois.`,
  },
};

const RANK_WORDS: Readonly<Record<Rank, string>> = { copper: 'cuivre', silver: 'argent', gold: 'or' };

const titleOf = (field: AchievementField, rank: Rank): string =>
  `${FIELD_WORDS[field].title}, ${RANK_WORDS[rank]}`;

const words: typeof achievementWords = {
  title: 'Succès',
  loading: 'Chargement de tes succès',
  failed: { title: 'Tes succès sont hors d’atteinte' },
  name: titleOf,
  field: (field) => FIELD_WORDS[field].title,
  rank: (rank) => RANK_WORDS[rank],
  text: (field, goal) => FIELD_WORDS[field].text(goal),
  count: (reached, all) => `${reached} sur ${all}`,
  next: 'Les prochains',
  all: 'Tous les succès',
  progress: (count, goal) => `${numberWords(count)} sur ${numberWords(goal)}`,
  progressOf: (name) => `Progression : ${name}`,
  reached: 'Atteint',
  everything: 'Tu les as tous atteints.',
  noHurry:
    'Chacun compte ce que tu as fait depuis ton premier jour. Aucun n’a de fin, et aucun ne te demande de revenir à telle heure.',
  told: (field, rank) => `Succès atteint : ${titleOf(field, rank)}`,
  toldAll: (count) => `${count} succès atteints. Ton profil les montre.`,
  none: (user) => `${user} n’en a encore atteint aucun.`,
};
export default words;
