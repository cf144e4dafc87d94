import { species } from '../../../../../content/species/index.ts';

/** The English names of all species, by which the server knows them. */
export const speciesNames: readonly string[] = Object.values(species).map(({ name }) => name);
