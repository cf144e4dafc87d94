import { texts } from '../texts.ts';

const either = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
const moves = (names: readonly string[]) => names.join(', ');

/** Texts of the search in other players' listings, and of making an offer. */
export const marketWords = texts('market', {
  title: 'Find Trades',
  fetching: 'Looking through the trades',
  name: 'Name',
  type: 'Type',
  anyType: 'All types',
  kind: 'Kind',
  anyKind: 'All kinds',
  kinds: { 1: 'Normal', 2: 'Dark', 3: 'Shiny' },
  least: 'Level from',
  most: 'Level to',
  owner: 'Owner',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    '-newest': 'Oldest first',
    level: 'Lowest level first',
    '-level': 'Highest level first',
    name: 'Name from A',
    '-name': 'Name from Z',
  },
  more: (most: number) => `There are more than ${most}. Narrow your search to see the others.`,
  noneTitle: 'Nobody has put one up',
  noneText: 'Look for something else, or put one of yours up and see who offers for it.',
  anybody: 'Clear the search',
  put: 'Put one for trade',

  ownedBy: (user: string) => `Owned by ${user}`,
  alsoOf: (user: string) => `All of ${user}`,
  offer: 'Make an offer',

  chooseTitle: (name: string) => `What do you offer for ${name}?`,
  chooseText: (most: number) => `Choose up to ${most} of yours. They go together, or not at all.`,
  own: 'Your creatures outside of the team',
  ownName: 'Look among yours',
  fetchingOwn: 'Fetching your pokemons',
  noOwn: 'None of yours is free. Take one out of your team first, and you can offer it.',
  looksFor: (user: string) => `${user} looks for these`,
  noOwnLike: 'None of yours has such a name.',
  notFetched: 'Your creatures could not be fetched.',
  listed: 'In trade: you would take it back',
  offered: 'Offered already',
  favourite: 'One of your favourites',
  chosen: (count: number, most: number) => `${count} of ${most} chosen`,
  cancel: 'Cancel',
  compare: 'Compare both sides',

  compareTitle: 'Is this the trade you want?',
  compareText: (user: string) =>
    `${user} decides. Until then what you offer stays with you, but cannot join the team or evolve.`,
  takesBack: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is in trade. When you offer it, it is taken out of trade first, and offers for it end.`
      : `${moves(names)} are in trade. When you offer them, they are taken out of trade first, and offers for them end.`,
  tookBack: (names: readonly string[]) =>
    `${moves(names)} ${names.length === 1 ? 'is' : 'are'} out of trade now.`,
  changed: (name: string) => `${name} has changed since you saw it. Look again before you offer.`,
  gone: (name: string) => `${name} is no longer in trade. Nothing of yours has changed.`,
  get: 'You would get',
  give: 'You would give',
  differences: (name: string) => `How ${name} differs`,
  same: 'No difference in kind, level, types and moves',
  kindDiffers: (mine: string, theirs: string) => `Kind: ${mine}, not ${theirs}`,
  levelHigher: (by: number) => `${by} ${by === 1 ? 'level' : 'levels'} higher`,
  levelLower: (by: number) => `${by} ${by === 1 ? 'level' : 'levels'} lower`,
  typesDiffer: (mine: string, theirs: string) => `Type: ${mine}, not ${theirs}`,
  movesMore: (names: readonly string[]) => `Knows ${moves(names)}`,
  movesLess: (names: readonly string[]) => `Does not know ${moves(names)}`,
  back: 'Choose others',
  confirm: 'Offer this trade',
  made: 'Your offer was made',
  notMade: 'Could not make the offer',
  wanted: {
    title: 'Your wanted list',
    text: 'The bell tells you when somebody lists what you look for.',
    none: 'Nothing yet. Say whom you look for.',
    loading: 'Fetching your wanted list',
    name: 'Species',
    add: 'Add to the list',
    least: 'Any level',
    from: (level: number) => `from level ${level}`,
    wish: (creature: string, from: string) => `${creature} ${from}`,
    any: 'Any species',
    anyOf: (kind: string) => `any ${kind} one`,
    /** Of the normal kind, where others would not do. */
    normal: (name: string) => `normal ${name}`,
    tooLittle: 'Choose a species, a kind or both.',
    remove: (what: string) => `Remove ${what}`,
    removeShort: 'Remove',
    failed: 'Your wanted list could not be fetched.',
    notSaved: 'Could not change the wanted list',
  },
  matches: {
    title: 'You can trade now',
    text: 'They list what you look for, and look for what you list.',
    wants: (user: string, names: readonly string[]) => `${user} looks for your ${either(names)}`,
    all: (count: number) => `Show all ${count}`,
  },
  fresh: 'This is how it stands now. Look again before you offer.',
});
