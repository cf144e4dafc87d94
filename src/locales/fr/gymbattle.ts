import type { gymWords } from '../en/gymbattle.ts';
import { frenchCount, frenchOf } from './counted.ts';
import { frenchRegion } from './ids.ts';

const words: typeof gymWords = {
  title: 'Combat d’arène',
  intro:
    'Huit leaders et un rang de champion dans chaque région. Une victoire reste sur ta liste pour toujours.',
  loading: 'Chargement des arènes',
  loadFailed: 'Oups ! Les arènes ne sont pas venues',
  startFailed: 'Le combat n’a pas pu commencer',
  failed: {
    title: 'Les arènes sont hors d’atteinte',
    text: import.meta.env.TRIAL
      ? 'Leurs portes sont ouvertes, c’est le chemin qui manque. Tes victoires sont à l’abri dans ce navigateur.'
      : 'Leurs portes sont ouvertes, c’est le chemin qui manque. Tes victoires sont à l’abri sur le serveur.',
  },
  regions: 'Régions',
  locked: 'Fermé',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `${beaten} leaders battus sur ${all}`,
  conquered: 'Champion battu',
  leadersOf: (region) => `Leaders de ${frenchRegion(region)}`,
  opens: (region, before, leaders) =>
    `${frenchRegion(region)} s’ouvre quand les ${leaders} leaders de ${frenchRegion(before)} sont battus.`,
  toGo: (left) => (left === 1 ? 'Encore un.' : `Encore ${left}.`),
  champion: 'Champion',
  championOpens: (region, leaders) =>
    `Bats les ${leaders} leaders de ${frenchRegion(region)}, et le rang de champion se joue.`,
  levels: (least, most) => (least === most ? `Niveau ${least}` : `Niveaux ${least}–${most}`),
  size: (creatures) => frenchCount(creatures, 'créature', 'créatures'),
  prize: (coins) => `Gain ${frenchCount(coins, 'pièce', 'pièces')}`,
  rematch: (coins) => `Revanche ${frenchCount(coins, 'pièce', 'pièces')}`,
  badges: 'Badges',
  badge: (name) => `Badge ${frenchOf(name)}`,
  noBadge: (name) => `Pas encore de badge ${frenchOf(name)}`,
  battle: 'Combattre',
  starting: 'Chargement',
  defeated: 'Battu',
};
export default words;
