import type { Content } from './content.ts';
import { type Problem, reporter } from './problem.ts';

/** Every species that players cannot get: not met in the wild, no starter, and no evolution of another species. */
export function checkObtainable({ species, encounters, starters }: Content): Problem[] {
  const given = new Set([
    ...Object.values(starters).flat(),
    ...Object.values(encounters).flatMap(({ tables }) =>
      tables.flatMap(({ entries }) => entries.map((entry) => entry.species)),
    ),
  ]);
  // An evolved species can be obtained if the first of its line can, so only the first one is reported.
  const evolved = new Set(Object.values(species).map(({ evolution }) => evolution?.into));
  return Object.keys(species)
    .filter((id) => !given.has(id) && !evolved.has(id))
    .map((id) =>
      reporter('species', id)('', 'to be met somewhere, or a starter, or what another one evolves into', id),
    );
}
