import type { CatalogueMove } from '../moves/rows.ts';
import { checkShape, type Problem, reporter } from './problem.ts';
import { moveSchema } from './schema.ts';

/** Every mistake in one move. */
export function checkMove(key: string, move: CatalogueMove): Problem[] {
  const report = reporter('moves', key);
  const problems = checkShape(moveSchema, move, report);
  const expected = String(move.name).toLowerCase();
  if (move.strike !== null && move.class !== 'contact')
    problems.push(report('strike', `null, as the class is ${move.class}`, move.strike));
  return key === expected ? problems : [...problems, report('key', `the lowercase name "${expected}"`, key)];
}
