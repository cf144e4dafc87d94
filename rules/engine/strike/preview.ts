import { ACCURACY, EVASION } from '../state/codes.ts';
import type { Engine } from '../state/engine.ts';
import { BY_ALL, BY_FORMULA, type EngineMove } from '../state/moves.ts';
import type { EngineCreature, EngineSide } from '../state/sides.ts';
import { quartersOf } from '../state/tables.ts';
import { LEAST_SPREAD, landed, MOST_SPREAD } from './damage.ts';
import { accuracyNow, fixedDamage, fullDamage } from './strike.ts';

/** What a move would do: least and most damage of all hits without critical ones, and the chance to hit in percent. */
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
 * What a move of `side`'s creature `user` would do now to the other side's creature `target`. Counts weather, screen,
 * ailments, effectiveness and, for creatures in battle, stages. The damage is not limited to the target's hp. All 0
 * if the target's type is immune, or if its level is too high for a one-hit knockout.
 * @param seen is filled and returned, so that nothing is allocated
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
