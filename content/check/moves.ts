import type { Move } from '../../rules/model/moves.ts';
import { checkShape, type Problem, reporter } from './problem.ts';
import { moveSchema } from './schema.ts';

/** Every mistake in one move. */
export function checkMove(key: string, move: Move): Problem[] {
  const report = reporter('moves', key);
  const problems = checkShape(moveSchema, move, report);
  const expected = String(move.name).toLowerCase();
  return key === expected ? problems : [...problems, report('key', `the lowercase name "${expected}"`, key)];
}
