import { CREATURE_TYPES } from '../rules/creatures/types.ts';

/** What is heard once, by the name of its file below `sounds/effects`. */
export const SOUND_EFFECTS = [
  // Screens
  'tap',
  'confirm',
  'cancel',
  'open',
  'close',
  'refused',
  'notice',
  'coins',
  'purchase',
  'badge',
  'trade',
  // Map
  'step-grass',
  'step-sand',
  'step-wood',
  'rustle',
  'bump',
  'encounter',
  // Battle
  'enter',
  'throw',
  'shake',
  'caught',
  'escape',
  'hit',
  'hit-weak',
  'hit-strong',
  'critical',
  'miss',
  'unaffected',
  'guard',
  'mend',
  'rise',
  'fall',
  'afflict',
  'recover',
  'charge',
  'weather',
  'faint',
  'level-up',
  'evolve',
  // The attack of each type
  ...CREATURE_TYPES.map((type) => `type-${type}` as const),
] as const;
export type Effect = (typeof SOUND_EFFECTS)[number];

/** What is heard as long as one is somewhere, by the name of its file below `sounds/music`. */
export const MUSIC_PIECES = [
  'home',
  'green_land.day',
  'green_land.night',
  'green_land2.day',
  'green_land2.night',
  'wild',
  'gym',
  'champion',
  'win',
  'trade',
] as const;
export type MusicPiece = (typeof MUSIC_PIECES)[number];
