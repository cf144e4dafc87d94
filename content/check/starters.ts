import type { Content } from './content.ts';
import { type Problem, reporter } from './problem.ts';

const LEAST = 3;

/** Every mistake in the choice of starters: three first stages of each type at least. */
export function checkStarters({ species, starters }: Content): Problem[] {
  return Object.entries(starters).flatMap(([type, names]) => {
    const report = reporter('starters', type);
    const problems = names.flatMap((name) => {
      const entry = Object.hasOwn(species, name) ? species[name] : undefined;
      if (!entry) return [report('', 'a species', name)];
      const fits = entry.types[0] === type && entry.stage === 1;
      return fits
        ? []
        : [report('', `a first stage of ${type}`, `${name} (${entry.types[0]}, stage ${entry.stage})`)];
    });
    return names.length < LEAST ? [...problems, report('', `at least ${LEAST}`, names)] : problems;
  });
}
