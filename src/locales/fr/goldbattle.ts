import type { goldWords } from '../en/goldbattle.ts';
import { frenchCount } from './counted.ts';

const coins = (amount: number) => frenchCount(amount, 'pièce', 'pièces');

const words: typeof goldWords = {
  title: 'Combat à mise',
  intro: 'Mise des pièces sur un combat. Gagne, et le gain est à toi ; perds, et la mise s’envole.',
  held: (amount) => `Tu as ${coins(amount)}.`,
  tiers: { bronze: 'Bronze', silver: 'Argent', gold: 'Or' },
  stake: 'Mise',
  prize: 'Gain',
  coins,
  odds: 'Chances',
  oddsOf: (odds) => `${odds} sur 100`,
  level: (raise) =>
    raise === 0
      ? 'Adversaires du niveau de ton équipe.'
      : `Adversaires jusqu’à ${raise} % au-dessus de ton équipe.`,
  difficulty: {
    random: 'Ils attaquent au hasard.',
    greedy: 'Ils prennent l’attaque la plus prometteuse.',
    lookahead: 'Ils réfléchissent à l’avance.',
  },
  start: (stake) => `Miser ${coins(stake)}`,
  starting: 'Chargement',
  poor: 'Pas assez de pièces !',
  notes: [
    'Les chances sont mesurées : voilà combien de fois gagne qui prend toujours l’attaque la plus prometteuse. Les types et un bon ordre font mieux.',
    'Les niveaux s’arrêtent à 100. Là où un palier ne peut pas monter assez pour ton équipe, il paie ce que valent les adversaires.',
  ],
};
export default words;
