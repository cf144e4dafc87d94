import { starters } from '../../../../content/starters.ts';

type StarterType = keyof typeof starters;

/** Order of the headings. */
export const STARTER_TYPES = ['grass', 'fire', 'water'] as const satisfies readonly StarterType[];

export interface StarterGroup {
  readonly type: StarterType;
  readonly names: readonly string[];
}

const typeOf = (name: string): StarterType | undefined =>
  STARTER_TYPES.find((type) => starters[type].some((starter) => starter === name.toLowerCase()));

/**
 * Groups the starters by type. The server sorts them by type, so a name unknown to this client joins the group before
 * it.
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
