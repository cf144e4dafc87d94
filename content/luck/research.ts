import type { Luck } from '../../rules/world/types.ts';

/** Percent that the notes about one species add to the chance of shiny and dark creatures. */
export const NOTES_WORTH = 1;

/**
 * The luck of a player who has caught `species` different species, 0 or more, added to another one.
 * @param isStudied whether the player has studied the species that comes
 */
export const withNotes = (luck: Luck, species: number, isStudied = false): Luck => ({
  ...luck,
  kinds: luck.kinds + NOTES_WORTH * species,
  ...(isStudied && { isStudied }),
});
