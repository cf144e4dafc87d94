import { species } from '../../../content/species/index.ts';
import type { CreatureType } from '../../../rules/creatures/types.ts';

/** The order of the type headers. */
export const STARTER_TYPES = ['grass', 'fire', 'water'] as const satisfies readonly CreatureType[];

export interface StarterGroup {
  readonly type: (typeof STARTER_TYPES)[number];
  readonly names: readonly string[];
}

/**
 * Sorts the starters under their types. The server lists them in that order, so a name that is not in the catalogue
 * stays with the ones before it.
 */
export function starterGroups(names: readonly string[]): readonly StarterGroup[] {
  let last: CreatureType = STARTER_TYPES[0];
  const typed = names.map((name) => {
    const type = species[name.toLowerCase()]?.types.find((each) =>
      STARTER_TYPES.some((known) => known === each),
    );
    last = type ?? last;
    return { name, type: last };
  });
  return STARTER_TYPES.map((type) => ({
    type,
    names: typed.filter((starter) => starter.type === type).map(({ name }) => name),
  }));
}

/** The name as players read it. */
export const starterName = (name: string) => species[name.toLowerCase()]?.name ?? name;
