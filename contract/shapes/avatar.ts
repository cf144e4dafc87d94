/**
 * The looks of a player on the map. Each has a walk sheet, `characters/<look>.walk`; new players get the first one.
 * Names are stored with the players, so they must never change.
 */
export const AVATARS = [
  'player',
  'gardener',
  'scholar',
  'racer',
  'storyteller',
  'woodcutter',
  'drover',
  'hopper',
  'dancer',
  'skipper',
  'rocker',
  'sledder',
] as const;
export type Avatar = (typeof AVATARS)[number];
