import { species } from '../../../../content/species/index.ts';
import type { Species } from '../../../../rules/creatures/types.ts';

const parents = new Map(
  Object.values(species).flatMap((each) => (each.evolution ? [[each.evolution.into, each] as const] : [])),
);

/** Returns the evolution line of a species, from its first form on; only the species itself if it never evolves. */
export function evolutionLine(one: Species): readonly Species[] {
  const before = parents.get(one.id);
  if (before) return evolutionLine(before);
  const line: Species[] = [];
  for (let next: Species | undefined = one; next; next = next.evolution && species[next.evolution.into])
    line.push(next);
  return line;
}
