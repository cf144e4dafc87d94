import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: 'poteau indicateur',
    boxes: ['SEL-À-PIC, en haut. Tout est en haut. Qui trouve une descente est prié de le signaler.'],
  },
  'saltsteep-pass': {
    name: 'poteau indicateur',
    boxes: ['CRÊTE, au nord. Tiens ton chapeau. Tiens aussi celui de la personne devant toi.'],
  },
  'saltsteep-well': {
    name: 'plaque du puits',
    boxes: [
      'NEIGE FONDUE, BOIRE LENTEMENT. Passe avec ta gourde. Elle est si froide que les gorgées font la queue.',
    ],
  },
  'saltsteep-kettle': {
    name: 'bouilloire',
    boxes: [
      'Sur le point de bouillir depuis le printemps. On la surveille à tour de rôle, ce qui explique tout.',
    ],
  },
  'saltsteep-barrel': {
    name: 'tonneau de sel',
    boxes: ['Gros sel. À une ficelle, un mot : « En cas d’urgence, creuser. » Il ne parlait pas du sel.'],
  },
  'saltsteep-crate': {
    name: 'caisse',
    boxes: ['Marquée HAUT sur toutes les faces. Les porteurs ont fait leur possible.'],
  },
  'saltsteep-cairn': {
    name: 'cairn',
    boxes: ['Pierre du dessus : plate, peinte d’un sourire. Dessous : moins un sourire qu’une poche.'],
  },
  'ridge-foot': {
    name: 'poteau indicateur',
    boxes: ['LA CRÊTE D’AUBAINE. Après les rebords, on ne remonte pas. Après le vent, on ne s’entend plus.'],
  },
  'ridge-top': {
    name: 'poteau indicateur',
    boxes: ['ORGUES DU VENT, au nord. Ce jour : tout en mi bémol, que ça aille ou non.'],
  },
  'ridge-cairn': {
    name: 'cairn',
    boxes: ['La pierre du bas a bougé récemment. La neige n’a pas eu le temps de s’en apercevoir.'],
  },
  'ridge-log': {
    name: 'tronc creux',
    boxes: [
      'Qui a monté un tronc ici, où rien ne pousse ? Quelqu’un qui voulait une cachette, et une sieste.',
    ],
  },
  'ridge-pile': { name: 'tas de pierres', boxes: ['Pas encore un cairn. Il voudrait, et s’entraîne.'] },
  'ridge-marker': { name: 'grand cairn', boxes: ['MI-CHEMIN, dit une entaille. Une autre dit OPTIMISTE.'] },
  'organ-sign': {
    name: 'poteau indicateur',
    boxes: ['LES ORGUES DU VENT. Ne pas toucher les tuyaux. Ne pas écouter celui qui chuchote.'],
  },
  'organ-plate': {
    name: 'plaque des orgues',
    boxes: ['BÂTIES PAR PERSONNE, ACCORDÉES PAR LE TEMPS. Concerts tous les jours, jusqu’à la fin.'],
  },
  'organ-tarn': {
    name: 'poteau indicateur',
    boxes: [
      'LE LAC GELÉ. Il porte tout le monde, et toujours jusqu’au bout. Seules les quatre pierres ont jamais arrêté quelqu’un.',
      'Gravé dessous : « Quatre glissades jusqu’à la neige. Il m’en a fallu dix-neuf. »',
    ],
  },
  'organ-stone': {
    name: 'pierre levée',
    boxes: ['À son pied, un siège s’est usé pour une seule personne. Il va à quiconque l’a essayé.'],
  },
  'organ-cairn': {
    name: 'cairn',
    boxes: ['Sept pierres, sept notes. La huitième bouge, et chante faux quand on la soulève.'],
  },
  'organ-pile': {
    name: 'cairn du bord',
    boxes: ['D’ici, on voit la mer, et ce que quelqu’un a caché à qui ne regarde que la mer.'],
  },
  'organ-boulder': {
    name: 'rocher',
    boxes: ['Il fredonne avec. Derrière, il y a ce qu’on lui a donné pour qu’il se taise.'],
  },
};
export default words;
