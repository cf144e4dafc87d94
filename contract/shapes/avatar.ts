/** Looks that everybody may wear; new players get the first one. */
export const FREE_AVATARS = [
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

/** Looks that the mart sells: items of these keys (`content/looks`), worn by whoever has one in the bag. */
export const SOLD_AVATARS = ['fox', 'toadstool', 'diver', 'stargazer', 'lamplighter'] as const;

/**
 * The looks of a player on the map. Each has a walk sheet, `characters/<look>.walk`. Names are stored with the players, so they must
 * never change.
 */
export const AVATARS = [...FREE_AVATARS, ...SOLD_AVATARS] as const;
export type Avatar = (typeof AVATARS)[number];

/** Whether a look must be bought before it can be worn. */
export const isSoldAvatar = (look: Avatar): boolean => SOLD_AVATARS.some((sold) => sold === look);
