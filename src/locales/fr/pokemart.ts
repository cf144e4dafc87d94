import type { martWords } from '../en/pokemart.ts';
import { numberWords } from '../format.ts';
import { frenchCount, frenchList } from './counted.ts';

const words: typeof martWords = {
  loading: 'Chargement de la boutique',
  title: 'Boutique',
  held: (coins) => `Tu as ${frenchCount(coins, 'pièce', 'pièces')} à dépenser.`,
  table: 'Ce qui est en vente',
  shelves: {
    label: 'Rayons',
    wares: 'Pour la route',
    camp: 'Pour le camp',
    looks: 'À porter',
    tutor: 'Leçons',
  },
  columns: { item: 'Article', quantity: 'Quantité', bag: 'Dans le sac', cost: 'Prix' },
  quantityOf: (item) => `Quantité : ${item}`,
  price: (coins) => frenchCount(coins, 'pièce', 'pièces'),
  carried: 'Tu la portes',
  lacks: (coins) => `il en manque ${numberWords(coins)}`,
  buy: (coins) => `Acheter pour ${frenchCount(coins, 'pièce', 'pièces')}`,
  buying: 'Achat en cours',
  left: (coins) => `Il te restera ${frenchCount(coins, 'pièce', 'pièces')}.`,
  missing: (coins) => `Il te manque ${frenchCount(coins, 'pièce', 'pièces')}.`,
  unchosen: 'Choisis combien tu en veux de chaque.',
  clear: 'Effacer les quantités',
  none: 'Indique des quantités, s’il te plaît',
  poor: 'Pas assez de pièces !',
  done: 'Achat réussi',
  towns: (names) =>
    names.length === 1
      ? `${frenchList(names)} : la boutique de là-bas a ses propres articles. Vas-y, et regarde encore.`
      : `${frenchList(names)} : les boutiques de là-bas ont leurs propres articles. Vas-y, et regarde encore.`,
  here: 'Vendu ici seulement',
  stepsLeft: 'pas restants',
  ledger: 'Où sont passées tes pièces',
  failed: {
    title: 'La boutique est fermée',
    text: import.meta.env.TRIAL
      ? 'Elle ne s’est pas ouverte. Tes pièces et ton sac sont à l’abri dans ce navigateur.'
      : 'Le serveur n’a pas répondu. Tes pièces et ton sac y sont à l’abri.',
  },
};
export default words;
