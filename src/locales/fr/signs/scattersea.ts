import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: 'poteau indicateur',
    boxes: ['PORT-DRISSE. Quatre-vingt-dix îles, et te voilà sur celle du parking.'],
  },
  'halyard-quay': {
    name: 'poteau indicateur',
    boxes: ['LES RICOCHETS, au sud. Prière de n’en renvoyer aucun.'],
  },
  'halyard-well': {
    name: 'plaque du puits',
    boxes: ['EAU DOUCE. Passe avec ta gourde. La mer est au courant, et un peu vexée.'],
  },
  'halyard-crate': {
    name: 'caisse',
    boxes: ['« Retour à l’envoyeur. » Puis, d’une autre main : « Il dit que ce n’est pas à lui non plus. »'],
  },
  'halyard-barrel': {
    name: 'tonneau',
    boxes: [
      'Harengs, dit le couvercle. Pas depuis Pâques, dit le nez. On a glissé quelque chose sur le côté.',
    ],
  },
  'halyard-pots': {
    name: 'casiers à homards',
    boxes: ['Quatre casiers, pas de homard. L’un a pris quelque chose qui ne pince pas.'],
  },
  'halyard-mooring': {
    name: 'bitte d’amarrage',
    boxes: [
      'Le cordage descend tout droit. Il est tendu, et de temps en temps on y tire deux fois, pour saluer.',
    ],
  },
  'stones-landing': {
    name: 'poteau indicateur',
    boxes: ['LES RICOCHETS. Record : sept îles avec une seule pierre. La pierre court toujours.'],
  },
  'stones-west': {
    name: 'poteau indicateur',
    boxes: [
      'LE FUSEAU, à l’ouest. Impossible de le rater. On ne rate que l’entrée, et la plupart, d’un tour.',
    ],
  },
  'stones-ferries': {
    name: 'poteau indicateur',
    boxes: [
      'BACS. Aucun ne fait demi-tour : ce serait un aveu. La plupart vont où ça leur chante.',
      'Qui veut arriver fait comme le soleil, tout le jour. Il n’a jamais raté un bateau.',
    ],
  },
  'stones-boulder': {
    name: 'rocher',
    boxes: [
      'La pleine mer monte à l’entaille. Dessous, quelqu’un garde ce qui doit rester sec, et se trompe chaque jour.',
    ],
  },
  'stones-stump': {
    name: 'souche',
    boxes: ['C’était un mât. Dedans, où courait le cordage, il y a place pour une main.'],
  },
  'stones-log': {
    name: 'bois flotté',
    boxes: ['Gravé : « K + la mer. » La mer a répondu par des bernacles, et quelque chose de rond.'],
  },
  'stones-pots': {
    name: 'casiers à homards',
    boxes: ['Vides, la porte laissée ouverte. Dedans, une toute petite chaise.'],
  },
  'spindle-sign': {
    name: 'poteau indicateur',
    boxes: ['LE FUSEAU. Un tour, et encore un tour. Les raccourcis sont pour les mouettes.'],
  },
  'spindle-north': {
    name: 'poteau indicateur',
    boxes: [
      'HAUTENUE, au nord et en haut. Prends un manteau. Porte-leur la tendresse des îles. Rapporte le manteau.',
    ],
  },
  'spindle-door': {
    name: 'porte du phare',
    boxes: [
      'Pas de serrure. « Frappez », dit une plaque. « Si nul ne vient, c’est que vous frappez comme la mer. »',
    ],
  },
  'spindle-wreck': {
    name: 'épave',
    boxes: [
      'Les choux, sous le pont, s’en tirent mieux que le navire. Entre deux rangs, ça brille, et ce n’est pas une limace.',
    ],
  },
  'spindle-mooring': {
    name: 'bitte d’amarrage',
    boxes: ['Qui a fait ce nœud ne voulait plus repartir. Dans le nœud, quelque chose pour qui repart.'],
  },
  'spindle-palm': {
    name: 'palmier tordu',
    boxes: [
      'La nuit, il penche vers le phare, comme tout le monde ici. Dans l’écorce, un trou à hauteur de main.',
    ],
  },
};
export default words;
