import { ACCURACY, EVASION } from '../state/codes.ts';
import type { Engine } from '../state/engine.ts';
import { BY_ALL, BY_FORMULA, type EngineMove } from '../state/moves.ts';
import type { EngineCreature, EngineSide } from '../state/sides.ts';
import { quartersOf } from '../state/tables.ts';
import { LEAST_SPREAD, landed, MOST_SPREAD } from './damage.ts';
import { accuracyNow, fixedDamage, fullDamage } from './strike.ts';

/** What a move would do: damage of all hits without a critical one, and the percent with which it hits. */
export interface Preview {
  least: number;
  most: number;
  chance: number;
}

function seeNothing(seen: Preview): Preview {
  seen.least = 0;
  seen.most = 0;
  seen.chance = 0;
  return seen;
}

/**
 * What a move of `side`'s creature `user` would do to the other side's creature `target`, as the battle stands: with
 * stages where they are in battle, weather, screen, ailments, effectiveness. Not cut at the target's hp; 0 and never
 * where its type is immune.
 * @param seen is filled and given back, so that nothing is allocated
 */
export function preview(
  engine: Engine,
  side: EngineSide,
  user: EngineCreature,
  move: EngineMove,
  target: EngineCreature,
  seen: Preview,
): Preview {
  const { other } = side;
  const quarters = quartersOf(move.type, target.pair);
  if (quarters === 0 || (move.way === BY_ALL && target.level > user.level)) return seeNothing(seen);
  const accuracy = side.creature === user ? side.stages[ACCURACY]! : 0;
  const evasion = other.creature === target ? other.stages[EVASION]! : 0;
  seen.chance = accuracyNow(engine, move, accuracy, evasion);
  if (move.way === BY_FORMULA) {
    const full = fullDamage(engine, side, user, target, move, false);
    seen.least = landed(full, quarters, LEAST_SPREAD) * move.leastHits;
    seen.most = landed(full, quarters, MOST_SPREAD) * move.mostHits;
    return seen;
  }
  seen.least = fixedDamage(move, user, target);
  seen.most = seen.least;
  return seen;
}
