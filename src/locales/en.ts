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
    profile: { label: 'Profile', pokemons: 'Your Pokemon', mart: 'Pokemart', quests: 'Quests' },
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
    suspended: 'Your account is suspended.',
    tagline: 'Collect. Explore. Battle.',
    play: 'Play',
  },

  changeTeam: 'Choose a replacement',
  account: 'Account',
  player: 'Trainer',
  settings: 'Settings',
  recover: 'Forgotten password?',
  guest: 'Play as guest',
  workshop: 'Workshop',
  operator: 'Operator',

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

  unknown: { title: 'Lost in the tall grass' },
});
