import { species } from '../../../../../content/species/index.ts';

/** The names of all species in alphabetical order. */
export const speciesNames: readonly string[] = Object.values(species)
  .map(({ name }) => name)
  .toSorted((one, other) => one.localeCompare(other, 'en'));
