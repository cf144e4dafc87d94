import type { cupWords } from '../en/cups.ts';
import { frenchCount } from './counted.ts';

const coins = (count: number) => frenchCount(count, 'pièce', 'pièces');

const words: typeof cupWords = {
  title: 'Tournois',
  intro: (rest, entries) =>
    `Quelques combats d’affilée contre des équipes de la maison, à peu près de ton niveau, avec l’équipe inscrite. Entre deux combats, chacun retrouve ${rest} % de ses PV, pas plus. Une défaite, ou un autre combat en chemin, et c’est fini : l’inscription est perdue. Tu peux t’inscrire ${entries} fois par jour.`,
  loading: 'On demande qui est sur les listes…',
  failed: 'Les listes n’ont pas pu être chargées.',
  again: 'Réessayer',
  entry: 'Inscription',
  prize: 'Gain',
  rounds: 'Combats',
  ribbons: 'Rubans',
  coins,
  enter: (price) => `S’inscrire pour ${coins(price)}`,
  poor: 'Pas assez de pièces !',
  left: (count) =>
    count === 0
      ? 'Tu as fait tous les tournois du jour. Les listes rouvrent à minuit UTC.'
      : count === 1
        ? 'Il te reste une inscription aujourd’hui.'
        : `Il te reste ${count} inscriptions aujourd’hui.`,
  running: (cup) => `Tournoi en cours : ${cup}`,
  round: (next, all) => `Le combat ${next} sur ${all} est le prochain.`,
  fighting: 'Ton combat t’attend.',
  team: 'L’équipe inscrite',
  hp: (name, percent) => `${name} : ${percent} % des PV`,
  fight: 'Au prochain combat',
  resume: 'Retour au combat',
  giveUp: 'Abandonner…',
  sure: 'Abandonner le tournoi ?',
  sureText: 'Ton inscription est perdue, et ce que tu y as gagné jusqu’ici ne compte pas.',
  stay: 'Continuer',
  leave: 'Abandonner',
};
export default words;
