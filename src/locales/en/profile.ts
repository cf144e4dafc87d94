import type { BattleDetails } from '../../../contract/shapes/battle.ts';
import type { CoinReason, Result } from '../../../contract/shapes/journal.ts';
import { texts } from '../texts.ts';
import type { InputNames } from './inputs.ts';

type BattleType = BattleDetails['battleType'];

const number = (amount: number) => amount.toLocaleString('en');
const several = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`;
const coins = (count: number) => several(count, 'coin', 'coins');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Texts of the profile. */
export const profileWords = texts('profile', {
  title: 'Profile',
  loading: 'Fetching your profile',
  failed: {
    title: 'Your profile is out of reach',
    text: import.meta.env.TRIAL
      ? 'It could not be read. All that you have achieved is safe in this browser.'
      : 'The server did not answer. All that you have achieved is safe there.',
  },
  card: 'Trainer card',
  since: 'Trainer since',
  facts: {
    steps: 'Steps walked',
    pokemons: 'Pokemon',
    seen: 'Species seen',
    caught: 'Species caught',
    badges: 'Badges',
    coins: 'Coins',
  },
  number,
  sections: 'What you have done',
  tabs: {
    records: 'Records',
    badges: 'Badges',
    achievements: 'Achievements',
    coins: 'Coins',
    battles: 'Battles',
    trades: 'Trades',
  },

  records: {
    title: 'Records',
    bestStreak: 'Longest streak',
    streak: 'Streak now',
    wins: (count: number) => several(count, 'win', 'wins'),
    streakHint: 'Battles won in a row. A catch neither adds to it nor ends it.',
    rarest: 'Rarest catch',
    noRarest: 'Nobody is with you yet.',
    level: (level: number) => `Level ${level}`,
    inPokedex: 'Look it up',
    table: 'Battles by type and result',
    type: 'Battle',
    all: 'All battles',
  },
  types: {
    wb: 'Wild',
    gym: 'Gym Battle',
    user: 'User Battle',
    training: 'Exp battle',
    gold: 'Gold Battle',
  } satisfies Record<BattleType, string>,
  gotAway: 'Got away',
  results: { win: 'Won', lose: 'Lost', caught: 'Caught', fled: 'Fled' } satisfies Record<Result, string>,

  badges: {
    title: 'Badges',
    loading: 'Fetching your badges',
    progress: (won: number, all: number) => `${won} of ${all}`,
    won: 'Won',
    missing: 'Not won yet',
    champion: 'Champion',
    toGyms: 'To the gyms',
  },

  ledger: {
    title: 'Coins',
    loading: 'Fetching your coins',
    held: (count: number) => `You have ${coins(count)}.`,
    toMart: 'Go to mart?',
    reasons: {
      newcomer: 'A newcomer’s purse',
      grant: 'A gift of the house',
      battle: 'A battle won',
      stake: 'Stake of a gold battle',
      prize: 'Prize of a gold battle',
      found: 'Found on the way',
      quest: 'Reward of a quest',
      research: 'A page of research',
      catch: 'A creature caught',
      purchase: 'Bought at the market',
      lesson: 'A lesson of the tutor',
      entry: 'Entry to a tournament',
      trophy: 'Prize of a tournament',
      deleted: 'Account deleted',
    } satisfies Record<CoinReason, string>,
    amount: (amount: number) => `${amount < 0 ? '−' : '+'}${number(Math.abs(amount))}`,
    balance: (count: number) => `${coins(count)} then`,
    none: 'No coins have come or gone yet.',
  },

  battles: {
    title: 'Battles',
    loading: 'Fetching your battles',
    opponent: {
      wb: (name: string) => `Wild ${name}`,
      gym: (name: string) => name,
      user: (name: string) => name,
      training: (type: string) => `${capital(type)} partners`,
      gold: (tier: string) => `${capital(tier)} house team`,
    } satisfies Record<BattleType, (opponent: string) => string>,
    rounds: (count: number) => several(count, 'round', 'rounds'),
    coins: (count: number) => `+${coins(count)}`,
    exp: (count: number) => `+${number(count)} exp`,
    watch: 'Watch',
    watchOf: (who: string) => `Watch the battle against ${who}`,
    gone: 'Can no longer be watched',
    older: 'What is left',
    olderOf: (who: string) => `What is left of the battle against ${who}`,
    noneTitle: 'No battle yet',
    noneText: 'Every battle that you end is kept here, and the latest can be watched again.',
    toMaps: 'Go to maps?',
  },
});

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'Arrow keys go step by step, the space bar plays and pauses.'
    : `${key('replayBack')} and ${key('replayForward')} go step by step, ${key('replayPlay')} plays and pauses.`;

/** Texts of the replay of a battle. */
export const replayWords = texts('replay', {
  title: 'Replay',
  loading: 'Fetching the battle',
  failedTitle: 'This battle cannot be shown',
  olderTitle: 'Fought with an older catalogue',
  olderText:
    'Since this battle, creatures or attacks have been renamed or balanced anew, so its rounds would not go as they went. How it ended and who fought is kept.',
  level: (level: number) => `Level ${level}`,
  restFailed: (why: string) => `The rest of the battle has not come. ${why}`,
  restLoading: 'Fetching more',
  back: 'Back to battles',
  against: (who: string) => `Against ${who}`,
  stage: 'Picture of the battle',
  controls: 'Replay',
  first: 'To the start',
  earlier: 'Step back',
  play: 'Play',
  pause: 'Pause',
  later: 'Step forward',
  last: 'To the end',
  place: 'Place in the battle',
  step: (step: number, all: number, caption: string) => `${caption}, step ${step} of ${all}`,
  count: (step: number, all: number) => `${step} / ${all}`,
  speed: 'Speed',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'As in the battle', 2: 'Twice as fast', 4: 'Four times as fast' },
  captions: {
    begin: 'The start',
    choose: 'Who goes on?',
    ready: (round: number) => `Before round ${round}`,
    round: (round: number) => `Round ${round}`,
    win: 'Won',
    lose: 'Lost',
    caught: 'Caught',
  },
  log: 'What happened',
  logEmpty: 'Nothing yet.',
  team: 'Your team',
  foes: 'The other side',
  fainted: (name: string) => `${name}, fainted`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }: InputNames) =>
      `${button('replayBack')} and ${button('replayForward')} go step by step, ${button('replayPlay')} plays and pauses.`,
  },
});
