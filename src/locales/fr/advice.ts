import type { adviceWords } from '../en/advice.ts';
import { frenchCount } from './counted.ts';
import { frenchRegion } from './ids.ts';

const levels = (least: number, most: number) =>
  least === most ? `niveau ${least}` : `niveaux ${least} à ${most}`;

const words: typeof adviceWords = {
  title: 'Et maintenant ?',
  loading: 'On jette un œil pour toi…',
  failed: 'Les suggestions n’ont pas pu être chargées.',
  offers: {
    title: (count) => (count === 1 ? 'Une offre attend' : `${count} offres attendent`),
    text: 'Quelqu’un aimerait échanger avec toi.',
  },
  evolve: {
    title: (name, count) =>
      count === 1 ? `${name} peut évoluer` : `${name} et ${count - 1} de plus peuvent évoluer`,
    text: 'Un seul bouton suffit, quand tu veux.',
  },
  balls: {
    title: (count) =>
      count === 0 ? 'Plus une seule ball' : `Plus que ${frenchCount(count, 'ball', 'balls')}`,
    text: 'La boutique en a d’autres.',
  },
  firstSteps: {
    title: 'Capture une deuxième créature',
    text: 'Dans les hautes herbes : affaiblis-la, puis lance une ball.',
  },
  gym: {
    title: (name) => `Défie ${name}`,
    text: (region, least, most) => `Arène de ${frenchRegion(region)}, ${levels(least, most)}.`,
  },
};
export default words;
