import { species } from '../../../../content/species/index.ts';
import type { Species } from '../../../../rules/creatures/types.ts';

const parents = new Map(
  Object.values(species).flatMap((each) => (each.evolution ? [[each.evolution.into, each] as const] : [])),
);

/** The first form of a species' line and all that become of it, in order. One that never evolves stands alone. */
export function evolutionLine(one: Species): readonly Species[] {
  const before = parents.get(one.id);
  if (before) return evolutionLine(before);
  const line: Species[] = [];
  for (let next: Species | undefined = one; next; next = next.evolution && species[next.evolution.into])
    line.push(next);
  return line;
}
