import { CREATURE_TYPES } from '../rules/creatures/types.ts';

/** Sounds that are played once, by the name of their file below `sounds/effects`. */
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
  'step-water',
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
  // One attack sound for each type
  ...CREATURE_TYPES.map((type) => `type-${type}` as const),
] as const;
export type Effect = (typeof SOUND_EFFECTS)[number];

/** Music that is played as long as the player is in one place, by the name of its file below `sounds/music`. */
export const MUSIC_PIECES = [
  'home',
  'green_land.day',
  'green_land.night',
  'green_land2.day',
  'green_land2.night',
  'scattersea.day',
  'scattersea.night',
  'overcloud.day',
  'overcloud.night',
  'fourlight.day',
  'fourlight.night',
  'wild',
  'gym',
  'champion',
  'win',
  'trade',
] as const;
export type MusicPiece = (typeof MUSIC_PIECES)[number];
