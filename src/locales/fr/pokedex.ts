import { hours as hourWords } from '../en/hours.ts';
import type { pokedexWords } from '../en/pokedex.ts';
import { numberWords } from '../format.ts';
import { frenchCount, frenchList } from './counted.ts';

const hourNames = { dawn: 'à l’aube', day: 'le jour', dusk: 'le soir', night: 'la nuit' } as const;
const byHours = (hours: readonly (keyof typeof hourNames)[]) =>
  frenchList(hours.map((hour) => hourNames[hour]));

const words: typeof pokedexWords = {
  title: 'Pokedex',
  unseen: '???',
  number: (number) => `N° ${String(number).padStart(3, '0')}`,
  loading: 'On ouvre ton Pokedex',
  failed: 'Ton Pokedex n’a pas pu s’ouvrir',
  counts: {
    label: 'Où tu en es',
    seen: 'Vus',
    caught: 'Capturés',
    dark: 'Sombres',
    shiny: 'Chatoyants',
    of: (count, all) => `${count} sur ${all}`,
  },
  search: 'Chercher un nom',
  show: 'Montrer',
  marks: {
    all: 'Vus ou non',
    seen: 'Vus',
    caught: 'Capturés',
    missing: 'Pas encore capturés',
    unseen: 'Pas encore vus',
  },
  rarity: 'Rareté',
  rarities: {
    any: 'Toute rareté',
    common: 'Commun',
    uncommon: 'Peu commun',
    rare: 'Rare',
    legendary: 'Légendaire',
  },
  rarityOf: { common: 'Commun', uncommon: 'Peu commun', rare: 'Rare', legendary: 'Légendaire' },
  home: 'Habitat',
  anywhere: 'Vit n’importe où',
  livesOn: (map) => `Vit ici : ${map}`,
  nowhere: 'Jamais sauvage',
  sortBy: 'Trier',
  sorts: {
    number: 'Par numéro',
    name: 'Par nom',
    rarity: 'Par rareté',
    strength: 'Par force',
    height: 'Par taille',
    weight: 'Par poids',
  },
  list: 'Espèces',
  none: 'Aucune créature que tu connais n’est comme ça. Ce que tu n’as pas encore vu ne se trouve que par son numéro.',
  mark: { caught: 'capturé', seen: 'vu', unseen: 'pas encore vu' },

  back: 'Toutes les créatures',
  pages: 'Voisins',
  previous: 'Précédent',
  next: 'Suivant',
  noSuch: 'Créature inconnue',
  noSuchText: 'Il n’y a pas de créature de ce nom dans le Pokedex.',
  kinds: { label: 'Variantes', 1: 'Normal', 2: 'Sombre', 3: 'Chatoyant' },
  kindMarks: {
    caught: 'Tu l’as capturé.',
    seen: 'Tu l’as vu.',
    unseen: 'Tu ne l’as pas encore vu.',
  },
  kindOdds: {
    1: 'L’ordinaire.',
    2: (of) =>
      `Environ une créature sauvage sur ${of} est sombre. Elle frappe plus fort : 5 % de force en plus.`,
    3: (of) => `Environ une créature sauvage sur ${of} chatoie. Elle est plus vive : 5 % de vitesse en plus.`,
  },
  hintTitle: 'Où chercher',
  hint: {
    wild: (maps) =>
      `On dit qu’il vit ici : ${frenchList(maps)}. Quand tu l’auras vu, ses coins seront notés là.`,
    evolves: 'On dit que personne ne le croise à l’état sauvage : une autre créature le devient.',
  },
  hintText: 'Celui-ci, tu ne l’as pas encore vu.',

  facts: {
    label: 'Fiche',
    height: 'Taille',
    weight: 'Poids',
    habitat: 'Aime',
    catching: 'Capture',
    growth: 'Croissance',
    metres: (metres) => `${numberWords(metres)} m`,
    kilograms: (kilograms) => `${numberWords(kilograms)} kg`,
    growths: {
      fast: 'Rapide : 800 000 EXP jusqu’au niveau 100',
      medium: 'Moyenne : 1 000 000 EXP jusqu’au niveau 100',
      slow: 'Lente : 1 250 000 EXP jusqu’au niveau 100',
    },
    ease: { easy: 'Facile', fair: 'Moyenne', hard: 'Difficile', hardest: 'Très difficile' },
    rate: (ease, rate) => `${ease} (taux ${rate} sur 255)`,
  },

  stats: {
    title: 'Valeurs',
    names: { hp: 'PV', attack: 'Force', defense: 'Défense', speed: 'Vitesse' },
    level: (level) => `N. ${level}`,
    slider: 'Niveau',
    stat: 'Valeur',
    base: 'Base',
    sum: 'Somme',
    usual: 'La marque dorée est la moyenne de toutes les espèces.',
  },
  matchups: { title: 'Attaques contre lui', chart: 'Voir la table des types' },
  line: {
    title: 'Évolution',
    alone: 'Il n’évolue pas.',
    level: (level) => `Niveau ${level}`,
    this: 'celui-ci',
  },
  moves: {
    title: 'Attaques',
    caption: 'Attaques qu’il apprend de lui-même',
    level: 'Niveau',
    move: 'Attaque',
    type: 'Type',
    power: 'Puissance',
    accuracy: 'Précision',
    own: 'son type',
  },

  homes: {
    title: 'Où il vit',
    never: 'Personne ne le croise à l’état sauvage.',
    becomes: (name, level) => `${name} le devient au niveau ${level}.`,
    grounds: {
      meadow: 'pré',
      'tall-grass': 'hautes herbes',
      wood: 'bois',
      sand: 'sable',
      shore: 'rive',
      rocks: 'rochers',
      snow: 'neige',
    },
    place: (map, ground) => `${map} : ${ground}`,
    hours: 'Sort',
    always: 'à toute heure',
    byHours,
    weather: 'Météo',
    onlyIn: (weathers) => `seulement : ${frenchList(weathers.map((one) => hourWords.weathers[one]))}`,
    oftenIn: (weather) => `plus souvent : ${hourWords.weathers[weather]}`,
    now: 'Maintenant',
    levels: 'Niveaux',
    span: (least, most) => (least === most ? `${least}` : `${least} à ${most}`),
    away: 'Distance',
    everywhere: 'partout sur ce terrain',
    from: (cells) => `à partir de ${frenchCount(cells, 'pas', 'pas')} du départ`,
    chance: 'Chance',
    percent: ([least, most], tier) =>
      `${least === most ? `${numberWords(least)} %` : `${numberWords(least)} à ${numberWords(most)} %`} des rencontres là-bas (${{ common: 'commun', uncommon: 'peu commun', rare: 'rare', fabled: 'fabuleux' }[tier]})`,
    steps: (steps, hours) =>
      `Au mieux, environ une fois en ${numberWords(steps)} pas${hours ? `, ${byHours(hours)}` : ''}.`,
    charms: 'Sans breloques. Plus loin du départ, les niveaux montent.',
    map: (map, cells) => `Carte : ${map}, ${frenchCount(cells, 'case marquée', 'cases marquées')}`,
    key: 'Les cases claires l’abritent ; plus elles sont claires, plus il y est souvent.',
    you: 'Tu es ici',
    noneNow: 'Pas à cette heure.',
    go: (map) => `Y aller : ${map}`,
    when: 'Heure',
    anyHour: 'Toute heure',
  },
};
export default words;
