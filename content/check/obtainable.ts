import type { Content } from './content.ts';
import { type Problem, reporter } from './problem.ts';

/** Every species that nobody can ever own: neither met nor a starter, nor what one that can be owned evolves into. */
export function checkObtainable({ species, encounters, starters }: Content): Problem[] {
  const given = new Set([
    ...Object.values(starters).flat(),
    ...Object.values(encounters).flatMap(({ tables }) =>
      tables.flatMap(({ entries }) => entries.map((entry) => entry.species)),
    ),
  ]);
  // Who has an earlier form stands and falls with it, so each line is reported once.
  const evolved = new Set(Object.values(species).map(({ evolution }) => evolution?.into));
  return Object.keys(species)
    .filter((id) => !given.has(id) && !evolved.has(id))
    .map((id) =>
      reporter('species', id)('', 'to be met somewhere, or a starter, or what another one evolves into', id),
    );
}
