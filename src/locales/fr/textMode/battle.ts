import type { battleTexts } from '../../en/textMode/battle.ts';
import { numberWords } from '../../format.ts';

const list = (texts: readonly string[]) => texts.join(' ; ');

const words: typeof battleTexts = {
  fainted: 'K.-O.',
  opponent: (creature) => `Adversaire : ${creature}.`,
  yours: (creature) => `À toi : ${creature}.`,
  lasting: (side, signs) => `${side} : ${signs.join(', ')}.`,
  choose: (team) => `Choisis qui se bat avec envoyer et un numéro : ${list(team)}.`,
  numbered: (number, text) => `${number} ${text}`,
  attacks: (attacks) => `Attaques, avec combat et un numéro : ${list(attacks)}.`,
  damage: (least, most) => (least === most ? `${least} PV` : `${least} à ${most} PV`),
  enough: 'assez pour gagner',
  perhaps: 'peut-être assez pour gagner',
  change: (team) => `Change avec envoyer et un numéro : ${list(team)}.`,
  nobodyElse: 'Personne d’autre ne peut se battre.',
  send: 'La commande envoyer fait entrer une autre créature.',
  drink: (left) => `La commande boire donne une gorgée : il en reste ${left} sur 3.`,
  run: 'La commande fuir tente de s’échapper.',
  ball: 'La commande ball lance une ball ; balls en donne la liste.',
  results: 'Entrée continue.',
  says: (name, words) => `${name} dit : ${words}`,
  againOrNext: 'Entrée continue ; encore demande un autre combat.',
  next: 'Entrée continue.',
  balls: (balls, coins) => `${list(balls)}. ${coins} pièces.`,
  ballCount: (ball, count, chance) =>
    `${count} ${ball}${chance === undefined ? '' : `, capture ${numberWords(chance)} %`}`,
  noBattle: 'Aucun combat n’est en cours.',
  noAttack: (wanted) => `Il n’y a pas d’attaque ${wanted}.`,
  noCreature: (wanted) => `Parmi qui peut se battre, personne ne s’appelle ${wanted}.`,
  level: (level) => `niveau ${level}`,
  noBall: 'Tu n’as pas cette ball. La commande boutique ouvre le Pokemart.',
  dry: 'La gourde reste fermée pendant ce combat.',
  fled: 'La créature sauvage est partie. Entrée ramène à la carte.',
  noRun: 'On ne fuit que les créatures sauvages.',
  onlyWild: 'On ne lance des balls que sur les créatures sauvages.',
  wait: 'Un instant : la dernière commande est encore en cours.',
};
export default words;
