import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: 'poteau indicateur',
    boxes: ['HEURE-ET-DEMIE. On t’attend, un de ces moments. Prière de ne rien remonter.'],
  },
  'halfpast-north': {
    name: 'poteau indicateur',
    boxes: ['LA LIEUE TRANQUILLE, au nord. Elle prend le temps qu’elle prend, plus une minute pour la vue.'],
  },
  'halfpast-dial': {
    name: 'plaque du cadran solaire',
    boxes: ['QUATRE OMBRES, SOLEIL INUTILE. Si toutes sont d’accord, merci de prévenir quelqu’un.'],
  },
  'halfpast-well': {
    name: 'plaque du puits',
    boxes: ['EAU DE TOUTES LES HEURES. Passe avec ta gourde : elle vient d’être remplie, ou va l’être.'],
  },
  'halfpast-dawn': {
    name: 'plaque sous la lueur rose',
    boxes: ['AUBE. Allumée par personne. En avance par principe.'],
  },
  'halfpast-night': {
    name: 'plaque sous la lueur bleue',
    boxes: ['NUIT. La plus vive des quatre, et la seule qui s’en excuse.'],
  },
  'halfpast-barrel': {
    name: 'tonneau',
    boxes: ['Minutes de rechange, dit le couvercle. Quelqu’un en met de côté, et autre chose avec.'],
  },
  'halfpast-crate': {
    name: 'caisse',
    boxes: ['À LIVRER AVANT MIDI. Sans dire lequel, alors elle est là depuis.'],
  },
  'halfpast-stone': {
    name: 'pierre chaude',
    boxes: ['Une pierre de midi. Chaude dessus, chaude dessous, et creuse là où va une main.'],
  },
  'mile-foot': {
    name: 'poteau indicateur',
    boxes: ['LA LIEUE TRANQUILLE. Matin à gauche, midi à droite, le reste plus haut. Défense de doubler.'],
  },
  'mile-fork': {
    name: 'poteau indicateur',
    boxes: ['SOIR, à droite. NUIT, à gauche. En cas de doute, les deux.'],
  },
  'mile-dawn': {
    name: 'plaque sous la lueur rose',
    boxes: ['UN MATIN. Propriété du bois. À rendre avant le déjeuner.'],
  },
  'mile-noon': {
    name: 'plaque sous la lueur dorée',
    boxes: ['MIDI. Les ombres peuvent se laisser ici et se reprendre au retour.'],
  },
  'mile-dusk': {
    name: 'plaque sous la lueur violette',
    boxes: ['SOIR. Il est tombé ici l’année de la crue, sans faire de blessés.'],
  },
  'mile-night': {
    name: 'plaque sous la lueur bleue',
    boxes: ['NUIT EN LIBRE-SERVICE. Laisser les étoiles comme on les a trouvées.'],
  },
  'mile-islet': {
    name: 'poteau indicateur',
    boxes: [
      'FERMÉ. S’ouvre à qui s’est tenu devant les quatre lueurs, dans l’ordre où elles se lèvent.',
      'Qui les mélange recommence. L’aube ne s’en est jamais plainte.',
    ],
  },
  'mile-cairn': {
    name: 'cairn',
    boxes: ['À mi-chemin entre le petit-déjeuner et le souper. Il y a un trou vers l’heure du thé.'],
  },
  'mile-log': {
    name: 'tronc',
    boxes: ['Un lit de mousse, encore tiède. Qui a dormi là a laissé un pourboire.'],
  },
  'mile-boulder': {
    name: 'rocher',
    boxes: ['Trop chaud à toucher côté soleil. L’autre côté attendait quelqu’un de malin.'],
  },
  'hearth-sign': {
    name: 'poteau indicateur',
    boxes: ['L’ÂTRE FROID. Essuie tes pieds. Il se rappelle avoir été une cuisine.'],
  },
  'hearth-mantel': {
    name: 'manteau de l’âtre',
    boxes: [
      'Quatre pots : sel, miel, thym, et un qui dit PLUS TARD. Les cendres sont froides depuis mille ans, et balayées ce matin.',
    ],
  },
  'hearth-shelf-first': {
    name: 'première étagère',
    boxes: [
      'Le tome un commence : « Il faisait froid. » Le deux aussi. Dès le neuvième, il y a de la soupe.',
    ],
  },
  'hearth-shelf-last': {
    name: 'dernière étagère',
    boxes: [
      'Des livres qui fondent avant d’être finis. Les fins coulent dans la vallée, où les gens doivent les inventer.',
    ],
  },
  'hearth-kettle': {
    name: 'bouilloire',
    boxes: ['Remplie chaque soir pour qui viendra. Nul n’a dit qui, alors c’est une grande bouilloire.'],
  },
  'hearth-cairn': {
    name: 'cairn',
    boxes: [
      'Une pierre par maison de la vallée. La plus petite est d’un enfant, et il y a quelque chose dessous.',
    ],
  },
  'hearth-barrel': {
    name: 'tonneau',
    boxes: ['Pommes, dit-il. Elles ont roulé chez elles il y a longtemps, et laissé ce qui pesait trop.'],
  },
  'hearth-larder': {
    name: 'poteau indicateur',
    boxes: [
      'GARDE-MANGER, en bas. À l’abri du jour depuis le premier souper. Apporte une lumière, et remporte-la.',
    ],
  },
  'larder-crate': {
    name: 'caisse de pots',
    boxes: [
      'CONFITURE, dit le premier pot. CONFITURE, dit le deuxième. PAS CONFITURE, dit le troisième de la même main, et il tinte.',
    ],
  },
  'larder-honey': {
    name: 'tonneau de miel',
    boxes: ['Du miel de mille ans. Une cuillère y tient debout. Personne n’avoue avoir remué en dernier.'],
  },
  'hearth-boulder': {
    name: 'rocher',
    boxes: ['Il n’a pas été pris pour l’âtre. On lui a promis un rôle dans le second.'],
  },
};
export default words;
