import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: 'Cartes',
  hint: 'Où veux-tu aller ?',
  inBattle: 'Un combat est encore en cours. Les cartes attendront qu’il finisse.',
  more: 'D’autres cartes apparaîtront ici dès que tu les auras atteintes à pied.',
  wanderer: (species, map, ground, until) =>
    `De passage aujourd’hui : ${species} (${map}, ${ground}), jusqu’à ${until}. Demain, ce sera quelqu’un d’autre.`,
  places: {
    green_land: {
      title: 'Vertes Terres',
      text: 'Une place de village, un lac tranquille, et les premières hautes herbes.',
    },
    green_land2: {
      title: 'Vertes Terres 2',
      text: 'Le long de la rivière jusqu’à la mer : falaises, sable et créatures plus fortes.',
    },
    green_land3: {
      title: 'Gué-du-Loquet',
      text: 'Neuf arènes autour d’une place, une boutique, et un ruisseau que rien ne presse.',
    },
    harkmoor: {
      title: 'Tourbigny',
      text: 'Des maisons le long d’une route sur la tourbière, et des gens qui pensent presque tout le peu qu’ils disent.',
    },
    harkmoor2: {
      title: 'La Longue Écoute',
      text: 'De la bruyère, des mares et un cercle de pierres. Le chemin prend son temps.',
    },
    harkmoor3: {
      title: 'La Chapelle noyée',
      text: 'Une chaussée mène à une cloche que personne ne sonne.',
    },
    scattersea: {
      title: 'Port-Drisse',
      text: 'Des maisons autour d’un port, où les bateaux rentrent avant que les horloges soient d’accord sur l’heure.',
    },
    scattersea2: {
      title: 'Les Ricochets',
      text: 'Des îles qu’on dirait lancées par quelqu’un, et des pontons jusque là où elles sont tombées.',
    },
    scattersea3: {
      title: 'Le Fuseau',
      text: 'Une spirale de sable, un phare au milieu, et en chemin un navire avec jardin.',
    },
    overcloud: {
      title: 'Sel-à-Pic',
      text: 'Des maisons sur des rocs, tenues ensemble par des cordes. Le thé est salé, les bouilloires ne refroidissent jamais.',
    },
    overcloud2: {
      title: 'La Crête d’Aubaine',
      text: 'Quatre terrasses au-dessus des nuages. On descend plus vite qu’on ne monte.',
    },
    overcloud3: {
      title: 'Les Orgues du vent',
      text: 'Des tuyaux de pierre hauts comme des maisons. Le vent joue, et personne ne tourne les pages.',
    },
    fourlight: {
      title: 'Heure-et-Demie',
      text: 'Une ville autour d’un cadran solaire qui donne quatre heures à la fois. Personne n’est en retard, faute de savoir sur quoi.',
    },
    fourlight2: {
      title: 'La Lieue tranquille',
      text: 'Un matin, un midi, un soir et une nuit, côte à côte. Les ponts grincent à toute heure.',
    },
    fourlight3: {
      title: 'L’Âtre froid',
      text: 'L’âtre de la première cuisine, une lueur à chaque coin, et une bibliothèque que garde le glacier.',
    },
  },
};
export default words;
