import { species } from '../../../../../content/species/index.ts';
import { compareNames } from '../../../../locales/format.ts';

/** The names of all species in alphabetical order. */
export const speciesNames: readonly string[] = Object.values(species)
  .map(({ name }) => name)
  .toSorted(compareNames);
