import { type InputNames, walkingButtons, walkingKeys } from './en/inputs.ts';
import { texts } from './texts.ts';

/**
 * All texts that the player reads, here and in the folder `en` (texts that only some screens need). Misspelt texts are
 * spelt as in the specification.
 */
export const en = texts('common', {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: 'Skip to content',
  textMode: { on: 'Accessibility: turn on text mode', off: 'Accessibility: turn off text mode' },
  loading: 'Loading…',
  loadingPage: (title: string) => `${title}: loading`,

  menu: {
    label: 'Main',
    open: 'Open menu',
    close: 'Close menu',
    home: 'Home',
    login: 'Login',
    signup: 'Signup',
    faq: 'F.A.Q',
    about: 'About',
    maps: 'Maps',
    logout: 'Logout',
    profile: { label: 'Profile', pokemons: 'Your Pokemon', mart: 'Pokemart' },
    pokemon: {
      label: 'Pokemon',
      team: 'Your team',
      pokemons: 'Your Pokemon',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'Type Chart',
    },
    battle: {
      label: 'Battle',
      gym: 'Gym Battle',
      user: 'User Battle',
      gold: 'Gold Battle',
      exp: 'Exp battle',
    },
    trade: { label: 'Trade', traders: 'Your Traders', offers: 'Your offers', find: 'Find Trades' },
  },

  errors: {
    unknown: 'Something went wrong. Please try again.',
    server: import.meta.env.TRIAL
      ? 'The trial could not do that. Please try again.'
      : 'The server could not do that. Please try again.',
    offline: import.meta.env.TRIAL
      ? 'A part of the game could not be loaded. Please check your connection.'
      : 'The server cannot be reached. Please check your connection.',
    withId: (message: string, id: string) => `${message} (Error number ${id})`,
    /** The number is in the server's log. */
    number: (id: string) => `Error number ${id}`,
    late: 'The server takes too long to answer. Please try again.',
    foreign:
      'That answer did not come from the game. Perhaps this network wants you to log in first. Then try again.',
  },

  storage: {
    label: 'Your browser and this game',
    blocked:
      'Your browser keeps nothing for this page: cookies are blocked. You can play on in this tab, but you will be logged out when it is closed or loaded anew. Allow cookies for this address to stay logged in.',
    full: 'Your browser has no room left for this page. You can play on in this tab, but you may be logged out when it is closed. Delete data of other pages in your browser’s settings, then log in again.',
    dismiss: 'Got it',
  },

  offline: {
    lost: 'The server cannot be reached.',
    since: (when: string) => `What you see here is from ${when}.`,
    again: 'The game goes on as soon as the server answers.',
  },

  battleWentOn: 'This battle went on meanwhile. Here is how it stands now.',

  update: {
    text: 'A new version of the game is ready.',
    now: 'Update now',
    later: 'Later',
  },

  retry: {
    title: 'That page did not arrive',
    text: import.meta.env.TRIAL
      ? 'A part of the game could not be loaded. Your progress is safe in this browser.'
      : 'A part of the game could not be loaded. Your progress is safe on the server.',
    button: 'Try again',
    brokenTitle: 'Something broke',
    brokenText: import.meta.env.TRIAL
      ? 'The game did not expect this. Your progress is safe in this browser. Load the page again.'
      : 'The game did not expect this. Your progress is safe on the server. Load the page again; if it happens again, tell the operator of this server what you did.',
    brokenId: (id: string) => `Number of the last request that failed, for the operator: ${id}`,
    reload: 'Load the page again',
    home: 'To the first page',
    goOn: 'Go on without loading',
  },

  login: {
    username: 'Username',
    password: 'Password',
    again: 'Re-enter password',
    login: 'Login',
    signup: 'Signup',
    continue: 'Continue',
    cancel: 'Cancel',
    shortUsername: 'Username : Minimum 5 char is required!',
    shortPassword: 'Password : Minimum 5 char is required!',
    mismatch: 'Passwords did not match',
    invalid: 'Invalid username or password',
    pleaseLogin: 'Please login',
    ended: 'Your session has ended. Please log in again.',
    kept: (player: string) => `What you had not saved is kept for ${player}.`,
    elsewhere: 'You logged out in another window.',
    otherSettings: 'Your account’s settings apply now. Those of this device are offered under Settings.',
    suspended: 'Your account is suspended.',
    tagline: 'Collect. Explore. Battle.',
    play: 'Play',
  },

  home: {
    welcome: 'Welcome to Emberwild!',
    pick: 'Please pick your initial creature. It will walk beside you from now on.',
    starters: 'Your first creature',
    select: 'Select pokemon',
    back: 'Welcome back!',
    toMaps: 'Go to maps?',
    team: 'Your team',
    member: (name: string, level: number) => `${name}, level ${level}`,
    inBattle: 'A battle is waiting for you.',
    resume: 'Back to your battle',
    summary: (creatures: number, coins: number) =>
      `${creatures.toLocaleString('en')} ${creatures === 1 ? 'creature' : 'creatures'} · ${coins.toLocaleString('en')} coins`,
    continueIn: (map: string) => `Continue in ${map}`,
    teamComes: 'Your team is coming to the fire…',
    teamFailed: 'Your team did not find its way here.',
    teamAgain: 'Call it again',
    nobody: 'Nobody is in your team.',
    chooseTeam: 'Choose your team',
  },

  maps: {
    title: 'Maps',
    hint: 'Where do you want to go?',
    inBattle: 'A battle is still open. The maps wait until it is over.',
    places: {
      green_land: { title: 'Green Land', text: 'A village green, a still lake, and the first tall grass.' },
      green_land2: {
        title: 'Green Land 2',
        text: 'Down the river to the sea: cliffs, sand and stronger creatures.',
      },
      green_land3: {
        title: 'Latchford',
        text: 'Eight gyms round a square, a mart, and a brook that is in no hurry.',
      },
      harkmoor: {
        title: 'Peatwick',
        text: 'Houses along a road over the bog, and people who mean most of what little they say.',
      },
      harkmoor2: {
        title: 'The Long Hark',
        text: 'Heather, pools and a ring of stones. The path takes its time.',
      },
      harkmoor3: {
        title: 'The Drowned Chapel',
        text: 'A causeway leads to a bell that nobody rings.',
      },
    },
  },

  map: {
    none: 'No Map found',
    noneText: 'Pick a map first, then the path leads here.',
    toMaps: 'Choose a map',
    backTo: (map: string) => `Back to ${map}`,
    inBattle: 'A battle is still open. Here it is.',
    loading: 'Walking there…',
    moveFailed: 'Failed to move! Please reload',
    reload: 'Reload the map',
    appeared: (kind: string, name: string) => `Wild ${kind}${name} appeared!`,
    level: (level: number) => `Level : ${level}`,
    catch: 'Try to Catch!',
    walkOn: 'Walk on',
    tiers: { common: 'Common', uncommon: 'Uncommon', rare: 'Rare', fabled: 'Fabled' },
    caught: { yes: 'Caught before', no: 'New' },
    first: 'Choose your first creature before you battle.',
    pad: 'Direction pad',
    movePad: 'Move the pad: drag, or use the arrow keys',
    padIsBack: 'The pad is back. Its size and place are in Settings.',
    legacyPad: 'Directions',
    move: {
      n: 'Move north',
      ne: 'Move north-east',
      e: 'Move east',
      se: 'Move south-east',
      s: 'Move south',
      sw: 'Move south-west',
      w: 'Move west',
      nw: 'Move north-west',
    },
    way: {
      n: 'north',
      ne: 'north-east',
      e: 'east',
      se: 'south-east',
      s: 'south',
      sw: 'south-west',
      w: 'west',
      nw: 'north-west',
    },
    hint: {
      touch: '',
      mouse: (names: InputNames) => `Click a place on the map to walk there. ${walkingKeys(names)} walk too.`,
      keys: (names: InputNames) => `${walkingKeys(names)} walk. Hold to keep walking.`,
      gamepad: (names: InputNames) =>
        `The stick or ${walkingButtons(names)} walks, ${names.button('press')} catches.`,
    },
    canvas: (map: string, column: number, row: number) =>
      `Map of ${map}. You stand in column ${column} of 31, row ${row} of 31.`,
    walked: (way: string) => `You walked ${way}. `,
    free: (ways: string) => `Free: ${ways}.`,
    bag: 'Your balls',
    balls: { nball: 'Basic', uball: 'Ultra', gball: 'Super', mball: 'Master' },
    toMart: 'Go to mart?',
    flaskFilled: 'Your flask is full again: three draughts.',
  },

  changeTeam: 'Choose a replacement',
  account: 'Account',
  player: 'Trainer',
  settings: 'Settings',
  recover: 'Forgotten password?',
  guest: 'Play as guest',
  workshop: 'Workshop',
  operator: 'Operator',

  stage: {
    missing: 'The picture could not be loaded. The game goes on without it.',
    broken: 'The picture broke and could not be drawn anew. The game goes on without it.',
  },

  fullscreen: {
    start: 'Full screen',
    end: 'Leave full screen',
    refused: 'Your browser did not allow full screen. Try the button at the foot of the page.',
  },
  footer: {
    calm: 'Calm mode',
    calmHint: 'No shaking, no flashing, no idle motion.',
    theme: 'Theme',
    themes: {
      system: { name: 'System', hint: 'As your system has it' },
      light: { name: 'Light', hint: 'Always by day' },
      dark: { name: 'Dark', hint: 'Always by night' },
    },
    controls: 'Controls',
    profile: 'Your profile',
  },

  unknown: {
    title: 'Lost in the tall grass',
    text: 'There is no page here. Maybe it evolved, maybe it never was.',
    home: 'Take me home',
  },
});
