/**
 * Who a player can be on the map. Each has a walk sheet, `characters/<look>.walk`; players begin as the first one.
 * Stored with every player, so none ever changes its name.
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
