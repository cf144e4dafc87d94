import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'Ce qu’il y a dans le camp',
  arrange: 'Aménager ton camp',
  title: 'Ton camp',
  text: 'Chaque changement est immédiat. Un meuble n’occupe qu’un endroit : pose-le ailleurs, et il déménage.',
  loading: 'On sort tout de la tente…',
  failed: 'Tes meubles n’ont pas pu être chargés.',
  again: 'Réessayer',
  empty: 'Tu n’as pas encore de meubles. La boutique en vend, et le bourg de chaque région a les siens.',
  toMart: 'À la boutique',
  more: 'En trouver d’autres en boutique',
  nothing: 'Rien',
  noneFits: 'Tu n’as encore rien qui aille ici.',
  done: 'Terminé',
  placed: (piece, spot) => `${piece} : ${spot}.`,
  cleared: (spot) => `${spot} : place nette.`,
  spots: {
    tent: 'Ta tente',
    line: 'Entre les tentes',
    rug: 'Devant le feu',
    backLeft: 'Au fond à gauche, sous les pins',
    backRight: 'Au fond à droite, sous les pins',
    middle: 'Derrière le feu',
    frontLeft: 'Devant à gauche',
    frontRight: 'Devant à droite',
  },
  page: 'Camp',
};
export default words;
