import type { greenreachSigns } from '../../en/signs/greenreach.ts';

const words: typeof greenreachSigns = {
  'hamlet-square': {
    name: 'poteau indicateur',
    boxes: [
      'PLACE, tout droit. Le PUITS remplit gratis toute gourde qui passe devant.',
      'Dessous, au crayon : une gourde fait trois gorgées. Bois au combat, si ça fait mal. Pas avant. Je m’ennuyais et elle est vide.',
    ],
  },
  'hamlet-north': {
    name: 'poteau indicateur',
    boxes: [
      'GUÉ-DU-LOQUET, au nord : neuf leaders, une boutique, des oies. Les oies ne font pas partie du défi. Elles le croient.',
    ],
  },
  'hamlet-lake': {
    name: 'poteau indicateur',
    boxes: ['LAC. Le pont porte une personne, ou deux qui s’entendent. Prière de ne pas nourrir l’île.'],
  },
  'hamlet-barrel': {
    name: 'tonneau de pluie',
    boxes: [
      'Un tonneau de pluie, à moitié plein. Au fond, le ciel d’hier, qui aurait besoin d’un nettoyage.',
    ],
  },
  'hamlet-oak': {
    name: 'petite porte du chêne',
    boxes: [
      'Une porte dans le grand chêne, haute comme une botte. On y a tant frappé que la peinture est partie. Tu frappes.',
    ],
  },
  'hamlet-boulder': {
    name: 'rocher',
    boxes: [
      'Il est là depuis que la glace est rentrée chez elle. Un côté est poli par les gens assis pour penser à autre chose.',
    ],
  },
  'hamlet-stump': {
    name: 'souche',
    boxes: ['Quatre-vingt-un cernes. Quelqu’un a coché l’année de la bonne soupe.'],
  },
  'hamlet-stone': {
    name: 'pierre levée',
    boxes: ['Une spirale, gravée profond. Suivie du doigt, elle mène au milieu, un peu surpris d’y être.'],
  },
  'coast-bridge': {
    name: 'poteau indicateur',
    boxes: ['VERTES TERRES, à l’ouest. MER, au sud. Si tes pieds sont mouillés, tu as déjà choisi.'],
  },
  'coast-mill': {
    name: 'poteau indicateur',
    boxes: ['MOULIN. Farine au sac, conseils à l’heure, surtout au sujet d’Ysolde Marrow.'],
  },
  'coast-road': {
    name: 'poteau indicateur',
    boxes: ['CERCLE DE PIERRES, à l’est. Jamais deux personnes n’ont compté pareil, et il y en a quatre.'],
  },
  'coast-book': {
    name: 'journal du phare',
    boxes: [
      'Lundi : brume. Mardi : brume. Mercredi : quelqu’un a crié « y a-t-il un phare ? » J’ai crié oui.',
      'Jeudi : clair. Vu que le tonneau de la maison avait disparu. Vendredi : il est revenu. Il refuse de dire d’où.',
    ],
  },
  'coast-crate': {
    name: 'caisse',
    boxes: [
      'L’INSUBMERSIBLE, dit la caisse, à la craie. Le capitaine est couché. Sous le couvercle, ça sent le navet et l’aventure.',
    ],
  },
  'coast-stump': {
    name: 'souche creuse',
    boxes: ['Creuse jusqu’au fond. Quelqu’un y garde des glands, et les reçus.'],
  },
  'coast-stone': {
    name: 'pierre des collines',
    boxes: ['Les lettres disent : QUI SE TIENT ICI A FAIT LE GRAND TOUR. Derrière, on a soulevé la mousse.'],
  },
  'coast-barrel': {
    name: 'tonneau',
    boxes: ['Harengs, dit le couvercle. Vide, dit l’écho. Le chat ne fait aucune déclaration.'],
  },
  'town-north': {
    name: 'poteau indicateur',
    boxes: [
      'VERS LA LANDE. La porte veut trois badges. On lui a offert du gâteau, elle veut toujours des badges.',
    ],
  },
  'town-south': {
    name: 'poteau indicateur',
    boxes: [
      'GUÉ-DU-LOQUET. Neuf arènes, nommées par leurs gens, jugées à leur paillasson. Essuie les pattes de ta créature.',
    ],
  },
  'town-east': {
    name: 'poteau indicateur',
    boxes: ['CÔTE, par là. Prends un chapeau. Prends une ficelle pour le chapeau.'],
  },
  'town-well': {
    name: 'plaque du puits',
    boxes: [
      'DON DE LA GUILDE DES TONNELIERS, qui regrettent la fuite. Passe, et ta gourde est pleine. Leurs souliers aussi.',
    ],
  },
  'town-sluices': {
    name: 'poteau indicateur',
    boxes: [
      'PRÉ INONDABLE. Deux roues, trois vannes. Chaque roue en garde deux ; celle du milieu a deux maîtresses.',
      'Dessous, à la craie : « Comme notre chat. »',
    ],
  },
  'town-barrel': {
    name: 'tonneau derrière la boutique',
    boxes: ['« Retour : ne rebondit pas. » Le reste de l’étiquette dit à qui la faute.'],
  },
  'town-crate': {
    name: 'caisse derrière la boutique',
    boxes: [
      'FRAGILE, en rouge, sur les six faces. Dedans, quelque chose a roulé dans un coin et y est resté.',
    ],
  },
  'town-fence': {
    name: 'planche branlante',
    boxes: ['Une planche de la clôture pend à un seul clou. La moitié de la ville va à l’école par là.'],
  },
};
export default words;
