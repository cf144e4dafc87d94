import { walkingButtons, walkingKeys } from '../en/inputs.ts';
import type { mapWords } from '../en/map.ts';
import { frenchCount } from './counted.ts';
import { frenchKind } from './ids.ts';

const words: typeof mapWords = {
  none: 'Aucune carte trouvée',
  noneText: 'Choisis d’abord une carte, le chemin mènera ici.',
  toMaps: 'Choisir une carte',
  backTo: (map) => `Retour : ${map}`,
  inBattle: 'Un combat est encore en cours. Le voici.',
  loading: 'En chemin…',
  moveFailed: 'Le pas a échoué ! Recharge, s’il te plaît',
  reload: 'Recharger la carte',
  appeared: (kind, name) => `Un ${name}${kind && ` ${frenchKind(kind)}`} sauvage apparaît !`,
  level: (level) => `Niveau : ${level}`,
  teamLevel: (level) => `N. ${level}`,
  catch: 'Essaie de l’attraper !',
  walkOn: 'S’en aller',
  tiers: { common: 'Commun', uncommon: 'Peu commun', rare: 'Rare', fabled: 'Fabuleux' },
  caught: { yes: 'Déjà capturé', no: 'Nouveau' },
  first: 'Choisis ta première créature avant de te battre.',
  pad: 'Croix directionnelle',
  movePad: 'Déplacer la croix : tire-la, ou utilise les flèches',
  padIsBack: 'La croix est revenue. Sa taille et sa place sont dans Réglages.',
  legacyPad: 'Directions',
  move: {
    n: 'Aller au nord',
    ne: 'Aller au nord-est',
    e: 'Aller à l’est',
    se: 'Aller au sud-est',
    s: 'Aller au sud',
    sw: 'Aller au sud-ouest',
    w: 'Aller à l’ouest',
    nw: 'Aller au nord-ouest',
  },
  way: {
    n: 'nord',
    ne: 'nord-est',
    e: 'est',
    se: 'sud-est',
    s: 'sud',
    sw: 'sud-ouest',
    w: 'ouest',
    nw: 'nord-ouest',
  },
  hint: {
    touch: '',
    mouse: (names) => `Clique sur la carte pour y aller. Pour marcher aussi : ${walkingKeys(names)}.`,
    keys: (names) => `Marcher : ${walkingKeys(names)}. Garde enfoncé pour continuer.`,
    gamepad: (names) =>
      `Marcher : le stick ou ${walkingButtons(names)}. Attraper : ${names.button('press')}.`,
  },
  canvas: (map, column, row) => `Carte : ${map}. Tu es en colonne ${column} sur 31, rangée ${row} sur 31.`,
  walked: (way) => `Un pas direction ${way}. `,
  free: (ways) => `Libre : ${ways}.`,
  bag: 'Tes balls',
  lures: 'Ce qui attire les créatures',
  lure: (name, steps) => `${name} : encore ${frenchCount(steps, 'pas', 'pas')}`,
  balls: { nball: 'Simple', uball: 'Ultra', gball: 'Super', mball: 'Maître' },
  toMart: 'À la boutique ?',
  flaskFilled: 'Ta gourde est de nouveau pleine : trois gorgées.',
};
export default words;
