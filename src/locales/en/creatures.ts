import { texts } from '../texts.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Texts of the team, the replacement and the collection screens. */
export const creatureWords = texts('creatures', {
  team: 'Your Team',
  change: 'Choose a replacement',
  owned: 'YOUR POKEMONS',

  fetching: 'Fetching your pokemons',
  fetchingTeam: 'Calling your team',
  saved: 'Saved',
  notSaved: 'Failde to save',
  traded: 'Moved to trade',
  notTraded: 'Could not move pokemon for trade',
  evolved: (before: string, after: string) => `${before} was evolved into ${after}`,

  moveUp: 'Move Up',
  moveDown: 'Move Down',
  replace: 'Replace',
  evolve: 'Evolve',
  save: 'Save',
  undo: 'Undo',
  putForTrade: 'Put for trade',
  replaceFromTeam: 'Replace from team',
  select: 'Select',
  cancel: 'Cancel',

  takeOut: 'Take out of the team',
  tookOut: (name: string) => `${name} left the team`,
  notTakenOut: 'Could not take it out of the team',
  leftText: (name: string) => `${name} waits among your creatures, and can be traded now.`,
  putBack: 'Put back',
  putIn: 'Put in the team',
  joined: (name: string) => `${name} is in your team now`,
  notJoined: 'Could not put it in the team',

  place: (place: number, size: number) => `Place ${place} of ${size}`,
  moved: (name: string, place: number, size: number) => `${name} has place ${place} of ${size} now.`,
  nickname: {
    button: 'Nickname',
    title: (name: string) => `A nickname for ${name}`,
    text: 'It stands beside the species, and everybody who meets this creature can read it. In a trade it goes along.',
    label: (most: number) => `Nickname, at most ${most} characters`,
    save: 'Save',
    remove: 'Take it away',
    given: (name: string, nickname: string) => `${name} is called ${nickname} now`,
    removed: (name: string) => `${name} has no nickname any more`,
  },

  boxes: {
    button: 'Boxes',
    title: 'Your boxes',
    text: 'Creatures sorted into boxes are found sooner. Nobody else sees the boxes, and a trade takes a creature out.',
    none: 'There is no box yet. What would you like to keep together?',
    one: (box: string, count: number) =>
      `${box}, with ${count === 1 ? 'one creature' : `${count.toLocaleString('en')} creatures`}`,
    count: (count: number) => count.toLocaleString('en'),
    show: 'Show',
    showLabel: (box: string) => `Show the box ${box}`,
    renameLabel: (box: string) => `Rename the box ${box}`,
    away: 'Put away',
    awayLabel: (box: string) => `Put the box ${box} away`,
    awayTitle: (box: string) => `Put the box ${box} away?`,
    awayText: (count: number) =>
      count === 0
        ? 'It is empty.'
        : `Whoever is in it stays yours, and is in no box then: ${count.toLocaleString('en')} in all.`,
    keep: 'Keep the box',
    label: (most: number) => `Name, at most ${most} characters`,
    create: 'New box',
    save: 'Save',
    close: 'Close',
    made: (box: string) => `${box} is a box now`,
    renamed: (box: string) => `The box is called ${box} now`,
    gone: (box: string) => `The box ${box} is put away`,
    full: (most: number) => `${most} boxes are the most. Put one away to make room.`,
    failed: 'The boxes did not come',
    put: (count: number) => (count < 2 ? 'Put in a box…' : `Put ${count} in a box…`),
    putOne: (name: string) => `A box for ${name}`,
    putMany: (count: number) => `A box for ${count} creatures`,
    putText:
      'A box says where a creature is found in this list. Team, battles and trades take no notice of it.',
    where: 'Box',
    noBox: 'In no box',
    inBox: (box: string) => `Box: ${box}`,
    moved: (name: string, box: string) => `${name} is in the box ${box} now`,
    movedMany: (count: number, box: string) => `${count} are in the box ${box} now`,
    out: (name: string) => `${name} is in no box now`,
    outMany: (count: number) => `${count} are in no box now`,
  },

  freeing: {
    several: 'Choose several',
    stop: 'Stop choosing',
    one: 'Set free…',
    choose: (name: string) => `Choose ${name}`,
    chosen: 'Choose',
    full: (most: number) => `${most} at once are the most.`,
    count: (count: number) => (count === 0 ? 'Nobody is chosen yet' : `${count} chosen`),
    ask: (count: number) => (count < 2 ? 'Set free…' : `Set ${count} free…`),
    title: (count: number) => (count === 1 ? 'Set it free for good?' : `Set ${count} free for good?`),
    text: 'Nobody can bring them back. Level, moves and nickname go with them; your Pokedex, badges and past trades stay.',
    rare: 'Somebody rare is among them.',
    keep: 'Keep',
    confirm: 'Set free',
    gone: (names: readonly string[]) => `${listed(names)} went back into the wild. Thank you, and goodbye!`,
    goneMany: (count: number) => `${count} creatures went back into the wild. Thank you, and goodbye!`,
    stays: { team: 'In your team', favourite: 'Favourites stay', trade: 'In trade' },
  },

  inTeam: 'In your team',
  inTrade: 'In trade',
  inOffer: 'Offered',
  toTrades: 'See its offers',
  toOffers: 'See your offer',
  toNext: (exp: number, left: number) =>
    `${exp.toLocaleString('en')} exp, ${left.toLocaleString('en')} to go`,
  grown: (exp: number) => `${exp.toLocaleString('en')} exp, fully grown`,
  stats: { attack: 'Attack', defense: 'Defense', speed: 'Speed' },
  favourite: 'Favourite',

  attacks: 'Attacks',
  slot: (slot: number) => `Attack ${slot}`,
  free: 'Free slot',
  attackFacts: (name: string, type: string, accuracy: number) => `${name} · ${type} · ${accuracy}%`,

  unsaved: 'Not saved',
  allSaved: 'Everything is saved',
  evolveQuestion: (before: string, after: string) => `Do you want to evolve ${before} into ${after}`,
  skip: 'Skip',
  inBattle: 'You are in the middle of a battle. Until it is over, your team stays as it is.',
  toBattle: 'Back to your battle',
  reload: 'Reload the team',

  leave: {
    title: 'Leave without saving?',
    text: (names: readonly string[]) =>
      names.length === 0
        ? 'The new order of your team is not saved yet.'
        : `What you changed of ${listed(names)} is not saved yet.`,
    stay: 'Stay',
    leave: 'Leave',
    save: 'Save and leave',
  },

  keep: {
    replaceTitle: 'Replace a favourite?',
    replaceText: (from: string, to: string) =>
      `${from} is one of your favourites. Shall ${to} really take its place?`,
    leaveTitle: 'Take a favourite out?',
    leaveText: (name: string) => `${name} is one of your favourites. Shall it really leave the team?`,
    tradeTitle: 'Trade a favourite?',
    tradeText: (name: string) =>
      `${name} is one of your favourites, and those stay with you. Shall it lose its heart and be put for trade?`,
    keep: (name: string) => `Keep ${name}`,
    anyway: 'Yes, go on',
  },

  replaced: 'To be replaced',
  from: 'From',
  nothing: 'Nothing here.',
  nothingText: 'First choose in your team who shall be replaced.',
  toTeam: 'To your team',
  keepsPlace: (name: string) => `${name} stays yours, and waits among your creatures.`,
  favouriteNote: 'As it is a favourite, you will be asked once more.',

  tools: {
    name: 'Name',
    type: 'Type',
    anyType: 'All types',
    kind: 'Kind',
    anyKind: 'All kinds',
    box: 'Box',
    anyBox: 'All boxes',
    kinds: { 1: 'Normal', 2: 'Dark', 3: 'Shiny' },
    only: 'Show only',
    canEvolve: 'Can evolve',
    inTrade: 'In trade',
    favourite: 'Favourites',
    sort: 'Sort by',
    keys: {
      level: { name: 'Level', down: 'highest first', up: 'lowest first' },
      name: { name: 'Name', down: 'from Z to A', up: 'from A to Z' },
      exp: { name: 'Exp', down: 'most first', up: 'least first' },
      kind: { name: 'Kind', down: 'rarest first', up: 'normal first' },
      newest: { name: 'Newest', down: 'oldest first', up: 'newest first' },
    },
    sortedBy: (place: number, name: string, way: string) => `${place}. ${name}, ${way}`,
    sortHint: 'Up to three. Press again to turn round, once more to leave out.',
    clear: 'Clear all',
  },

  empty: {
    teamTitle: 'Nobody walks with you yet',
    ownedTitle: 'You have no creatures yet',
    startText: 'Choose your first one at home, then catch more on the maps.',
    start: 'Choose your first creature',
    restTitle: 'All of yours are in your team',
    restText: 'Catch another one on the maps: it can take the place then.',
    toMaps: 'Go to maps?',
    filterTitle: 'None of yours is like that',
    filterText: 'Ask for less, and more will come.',
    failed: {
      title: 'They did not come',
      text: import.meta.env.TRIAL
        ? 'Your creatures could not be fetched. They are safe in this browser.'
        : 'Your creatures could not be fetched. They are safe on the server.',
    },
  },
});
