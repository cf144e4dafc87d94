import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: 'Coupe de l’Âtre', lantern: 'Coupe de la Lanterne', ember: 'Coupe de la Braise' },
  kind: 'Tournoi',
  team: (cup) => `équipe de la maison (${cup})`,
  foe: (cup) => `l’équipe de la maison (${cup})`,
  entry: 'Ton tournoi serait fini, et l’inscription perdue.',
  lost: 'Ça arrive à tout le monde. Ton équipe est de nouveau d’aplomb ; ton tournoi est fini, et l’inscription perdue.',
  won: (won, all, cup) => `${cup} : combat ${won} sur ${all} gagné.`,
  victory: (cup) => `${cup} : c’est gagné ! Son ruban orne ta carte.`,
  ribbons: 'Rubans de tournois',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}, ${numberWords(won)} fois`),
  back: 'Vers les tournois',
};
export default words;
