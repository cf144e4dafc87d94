import { quartersOf } from './chart.ts';
import { LEAST_SPREAD, landed, MOST_SPREAD } from './damage.ts';
import type { Engine } from './engine.ts';
import {
  ACCURACY_STAGE,
  ACTIVE_AT,
  EVASION_STAGE,
  fighterAt,
  LEVEL,
  opposite,
  PAIR,
  type SideNumber,
  sideAt,
} from './layout.ts';
import { BY_ALL, BY_FORMULA, LEAST_HITS, MOST_HITS, MOVE_SIZE, TYPE, WAY } from './moveTable.ts';
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
 * What a move of `side`'s creature `userIndex` would do to the other side's creature `targetIndex`, as the battle stands:
 * with stages where they are in battle, weather, screen, ailments, effectiveness. Not cut at the target's hp; 0 and
 * never where its type is immune.
 * @param seen is filled and given back, so that nothing is allocated
 */
export function preview(
  engine: Engine,
  side: SideNumber,
  userIndex: number,
  move: number,
  targetIndex: number,
  seen: Preview,
): Preview {
  const { cells, tables } = engine;
  const { moves } = tables;
  const other = opposite(side);
  const user = fighterAt(side, userIndex);
  const target = fighterAt(other, targetIndex);
  const row = move * MOVE_SIZE;
  const quarters = quartersOf(moves[row + TYPE]!, cells[target + PAIR]!);
  const way = moves[row + WAY]!;
  if (quarters === 0 || (way === BY_ALL && cells[target + LEVEL]! > cells[user + LEVEL]!))
    return seeNothing(seen);
  const own = sideAt(side);
  const their = sideAt(other);
  const accuracy = cells[own + ACTIVE_AT] === user ? cells[own + ACCURACY_STAGE]! : 0;
  const evasion = cells[their + ACTIVE_AT] === target ? cells[their + EVASION_STAGE]! : 0;
  seen.chance = accuracyNow(engine, row, accuracy, evasion);
  if (way === BY_FORMULA) {
    const full = fullDamage(engine, side, user, target, row, false);
    seen.least = landed(full, quarters, LEAST_SPREAD) * moves[row + LEAST_HITS]!;
    seen.most = landed(full, quarters, MOST_SPREAD) * moves[row + MOST_HITS]!;
    return seen;
  }
  seen.least = fixedDamage(engine, row, user, target);
  seen.most = seen.least;
  return seen;
}
