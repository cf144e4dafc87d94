import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: 'poteau indicateur',
    boxes: ['TOURBIGNY. Habitants : quelques-uns. Voisin le plus proche : la tourbière. Ne rien lui prêter.'],
  },
  'peatwick-well': {
    name: 'plaque du puits',
    boxes: [
      '« Regardez : c’est plus profond qu’on croit. » Dessous, gravé : « Il a regardé aussi. » Ta gourde s’en moque.',
    ],
  },
  'peatwick-barrel': {
    name: 'tonneau de goudron',
    boxes: [
      'Du goudron, pour bateaux. Plus un bateau ici depuis que la tourbe a mangé le dernier. Sous le rebord, un objet coincé.',
    ],
  },
  'peatwick-crate': {
    name: 'caisse',
    boxes: ['Pour la Chapelle noyée. Retournée. « N’habite pas à l’adresse, seulement humide. »'],
  },
  'peatwick-cairn': {
    name: 'cairn',
    boxes: ['Une pierre pour chacun qui retrouva le chemin. Quelqu’un a rangé, par taille.'],
  },
  'peatwick-log': {
    name: 'tronc couché',
    boxes: ['Il est tombé sur la route, et on a déplacé la route. Ainsi fait-on ici.'],
  },
  'hark-gate': {
    name: 'poteau indicateur',
    boxes: ['LA LONGUE ÉCOUTE. Marche doucement : elle écoute. Marche fort : elle a entendu pire.'],
  },
  'hark-fork': {
    name: 'poteau indicateur',
    boxes: [
      'CHEMIN. Prend son temps, et un peu du tien. Les bergers sont priés de compter les pierres et de n’en rien dire.',
    ],
  },
  'hark-door': {
    name: 'pierre près de la porte',
    boxes: [
      'LA GRANDE PARLE D’ABORD, CAR ELLE EST LENTE. LA PETITE NE SAIT PAS ATTENDRE. LA MOYENNE DIT AMEN.',
      'Plus petit : « Pose le pied doucement. Au moindre mot de travers, toutes boudent, et la porte aussi. »',
    ],
  },
  'hark-stone': {
    name: 'Pierre qui écoute',
    boxes: ['Tu y poses l’oreille. Tout au fond, ça fredonne, faux, comme quelqu’un à la vaisselle.'],
  },
  'hark-boulder': {
    name: 'rocher',
    boxes: ['Le vent s’appuie de ce côté depuis mille ans. De l’autre, il y a un petit creux bien sec.'],
  },
  'hark-ring': {
    name: 'rocher rond',
    boxes: [
      'On dirait qu’il a roulé hors du cercle une nuit et fait semblant, depuis, d’avoir toujours été là.',
    ],
  },
  'hark-seat': {
    name: 'rocher plat',
    boxes: [
      'Le siège du berger. Tiède dessus, et dessous tout ce qui est jamais tombé d’une poche de berger.',
    ],
  },
  'chapel-sign': {
    name: 'poteau indicateur',
    boxes: ['CHAPELLE, par la chaussée. Offices à marée basse. Il n’y a pas de marée basse.'],
  },
  'chapel-book': {
    name: 'livre du sonneur',
    boxes: [
      '« Sonné à six heures. Sonné à midi. Pas sonné à minuit, mais ça a sonné. »',
      'La même ligne à chaque page, de dix-neuf mains différentes. La tienne serait la vingtième.',
    ],
  },
  'chapel-cairn': {
    name: 'cairn',
    boxes: ['Les pierres sont mouillées, sans qu’il ait plu. Entre elles, ça brille.'],
  },
  'chapel-boat': {
    name: 'bac',
    boxes: ['PRIX : CE QUE TU AS. Quelqu’un a payé, et personne n’est venu le chercher.'],
  },
  'chapel-stone': {
    name: 'montant de porte',
    boxes: ['La moitié d’une porte. L’autre serait encore ouverte, quelque part sous le lac.'],
  },
};
export default words;
