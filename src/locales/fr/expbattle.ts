import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: 'Combat d’EXP',
  intro: 'Des partenaires d’un seul type, aussi nombreux que ton équipe et d’un niveau un peu plus bas.',
  select: 'Choisis un type',
  wheel: 'Le type des partenaires',
  none: 'Aucun choix pour l’instant',
  start: 'Commencer',
  starting: 'Chargement',
  experience: (times) => `${times} fois l’expérience`,
  coins: 'Pas de pièces',
  facts: 'Ce que ça rapporte',
  weak: 'Tes attaques qui leur font mal',
  strong: 'À qui leurs attaques font mal',
};
export default words;
