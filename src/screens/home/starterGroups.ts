import { starters } from '../../../content/starters.ts';

type StarterType = keyof typeof starters;

/** The order of the type headers. */
export const STARTER_TYPES = ['grass', 'fire', 'water'] as const satisfies readonly StarterType[];

export interface StarterGroup {
  readonly type: StarterType;
  readonly names: readonly string[];
}

const typeOf = (name: string): StarterType | undefined =>
  STARTER_TYPES.find((type) => starters[type].some((starter) => starter === name.toLowerCase()));

/**
 * Sorts the starters under their types. The server lists them in that order, so a name that this client does not
 * know stays with the ones before it.
 */
export function starterGroups(names: readonly string[]): readonly StarterGroup[] {
  let last: StarterType = STARTER_TYPES[0];
  const typed = names.map((name) => {
    last = typeOf(name) ?? last;
    return { name, type: last };
  });
  return STARTER_TYPES.map((type) => ({
    type,
    names: typed.filter((starter) => starter.type === type).map(({ name }) => name),
  }));
}
