import type { marketWords } from '../en/market.ts';
import { numberWords } from '../format.ts';
import { frenchCount, frenchList } from './counted.ts';
import { frenchKind } from './ids.ts';

const KINDS: Readonly<Record<string, string>> = { normal: 'normal', dark: 'sombre', shiny: 'chatoyant' };
const moves = (names: readonly string[]) => names.join(', ');

const words: typeof marketWords = {
  title: 'Trouver un échange',
  fetching: 'On fouille les annonces',
  name: 'Nom',
  type: 'Type',
  anyType: 'Tous les types',
  kind: 'Variante',
  anyKind: 'Toutes les variantes',
  kinds: { 1: 'Normal', 2: 'Sombre', 3: 'Chatoyant' },
  least: 'Niveau min.',
  most: 'Niveau max.',
  owner: 'Propriétaire',
  sort: 'Trier par',
  sorts: {
    newest: 'Les plus récents',
    '-newest': 'Les plus anciens',
    level: 'Niveau croissant',
    '-level': 'Niveau décroissant',
    name: 'Nom de A à Z',
    '-name': 'Nom de Z à A',
  },
  more: (most) => `Il y en a plus de ${most}. Précise ta recherche pour voir les autres.`,
  noneTitle: 'Personne n’en propose',
  noneText: 'Cherche autre chose, ou propose une des tiennes et vois qui répond.',
  anybody: 'Effacer la recherche',
  put: 'En mettre une à échanger',
  ownedBy: (user) => `Chez ${user}`,
  alsoOf: (user) => `Tout ce que propose ${user}`,
  offer: 'Faire une offre',
  chooseTitle: (name) => `Que proposes-tu pour ${name} ?`,
  chooseText: (most) => `Choisis jusqu’à ${most} des tiennes. Elles partent ensemble, ou pas du tout.`,
  own: 'Tes créatures hors de l’équipe',
  ownName: 'Chercher parmi les tiennes',
  fetchingOwn: 'Chargement de tes Pokemon',
  noOwn: 'Aucune des tiennes n’est libre. Retires-en une de ton équipe, et tu pourras la proposer.',
  looksFor: (user) => `Ce que cherche ${user}`,
  noOwnLike: 'Aucune des tiennes ne porte ce nom.',
  notFetched: 'Tes créatures n’ont pas pu être chargées.',
  listed: 'À échanger : tu la retirerais',
  offered: 'Déjà proposée',
  favourite: 'Un de tes favoris',
  chosen: (count, most) => `${count} sur ${most}`,
  cancel: 'Annuler',
  compare: 'Comparer les deux côtés',
  compareTitle: 'Est-ce l’échange que tu veux ?',
  compareText: (user) =>
    `${user} décide. D’ici là, ce que tu proposes reste chez toi, mais ne peut ni rejoindre l’équipe ni évoluer.`,
  takesBack: (names) =>
    names.length === 1
      ? `${names[0]} est à échanger. En le proposant, tu le retires d’abord, et ses offres prennent fin.`
      : `${moves(names)} sont à échanger. En les proposant, tu les retires d’abord, et leurs offres prennent fin.`,
  tookBack: (names) =>
    names.length === 1
      ? `${moves(names)} n’est plus à échanger.`
      : `${moves(names)} ne sont plus à échanger.`,
  changed: (name) => `${name} a changé depuis que tu l’as vu. Regarde encore avant de faire une offre.`,
  gone: (name) => `${name} n’est plus à échanger. Rien n’a changé chez toi.`,
  get: 'Tu recevrais',
  give: 'Tu donnerais',
  differences: (name) => `Ce que ${name} a de différent`,
  same: 'Même variante, même niveau, mêmes types et attaques',
  kindDiffers: (mine, theirs) =>
    `Variante : ${KINDS[mine.toLowerCase()] ?? mine}, et non ${KINDS[theirs.toLowerCase()] ?? theirs}`,
  levelHigher: (by) => `${frenchCount(by, 'niveau', 'niveaux')} de plus`,
  levelLower: (by) => `${frenchCount(by, 'niveau', 'niveaux')} de moins`,
  typesDiffer: (mine, theirs) => `Type : ${mine}, et non ${theirs}`,
  movesMore: (names) => `Connaît ${moves(names)}`,
  movesLess: (names) => `Ne connaît pas ${moves(names)}`,
  back: 'En choisir d’autres',
  confirm: 'Proposer cet échange',
  made: 'Ton offre est faite',
  notMade: 'L’offre n’a pas pu être faite',
  wanted: {
    title: 'Ta liste de souhaits',
    text: 'La cloche te prévient quand quelqu’un propose ce que tu cherches.',
    none: 'Encore rien. Dis qui tu cherches.',
    loading: 'Chargement de ta liste de souhaits',
    name: 'Espèce',
    add: 'Ajouter à la liste',
    least: 'Tout niveau',
    from: (level) => `dès le niveau ${level}`,
    wish: (creature, from) => `${creature} ${from}`,
    any: 'Toute espèce',
    anyOf: (kind) => `tout ce qui est ${frenchKind(kind)}`,
    normal: (name) => `${name} ordinaire`,
    tooLittle: 'Choisis une espèce, une variante, ou les deux.',
    remove: (what) => `Enlever ${what}`,
    removeShort: 'Enlever',
    failed: 'Ta liste de souhaits n’a pas pu être chargée.',
    notSaved: 'La liste de souhaits n’a pas pu être changée',
  },
  matches: {
    title: 'Tu peux échanger tout de suite',
    text: 'Ils proposent ce que tu cherches, et cherchent ce que tu proposes.',
    wants: (user, names) => `${user} cherche ton ${frenchList(names, 'ou')}`,
    all: (count) => `Tout montrer (${numberWords(count)})`,
  },
  fresh: 'Voici où on en est maintenant. Regarde encore avant de faire une offre.',
};
export default words;
