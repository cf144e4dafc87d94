import { canSuffer } from '../engine/conditions.ts';
import type { Engine } from '../engine/engine.ts';
import { ACTIVE_AT, HP, MOST_HP, OPPONENT, PLAYER, STAGES, sideAt } from '../engine/layout.ts';
import {
  AFFLICT,
  BY,
  CHANCE,
  DRAIN,
  EFFECT_SIZE,
  EFFECTS,
  EFFECTS_END,
  FLAG,
  FLAGS,
  HEAL,
  HEAL_BY_SUN,
  HELPS,
  KIND,
  MOVE_SIZE,
  RECOIL,
  STAGE_OF_TARGET,
  STAGE_OF_USER,
  WHAT,
} from '../engine/moveTable.ts';
import { stageChange } from '../model/stages.ts';
import { hitChance } from './damageEstimate.ts';

/**
 * Percent of the rival's maximum that bringing a condition over it is worth: burn, freeze, paralyz, poison, sleep,
 * confuse, flinch, seed, trap.
 */
export const CONDITION_WORTH = [15, 30, 15, 15, 25, 15, 5, 20, 10] as const;
/** The same for one step of a stage: attack, defense, speed, accuracy, evasion. From two steps on it is worth nothing. */
export const STAGE_WORTH = [8, 8, 4, 6, 6] as const;
const ENOUGH_STEPS = 2;
/** Hit points of its own count half of those that it takes. */
const OWN_SHARE = 0.5;

function stageWorth(
  { cells }: Engine,
  side: typeof PLAYER | typeof OPPONENT,
  stage: number,
  by: number,
): number {
  const now = cells[sideAt(side) + STAGES + stage]!;
  const isEnough = by > 0 ? now >= ENOUGH_STEPS : now <= -ENOUGH_STEPS;
  return isEnough ? 0 : stageChange(now, by) * STAGE_WORTH[stage]!;
}

/** What one effect is worth, in hundredths of a hit point, if it comes about. */
function benefit(engine: Engine, at: number, promise: number): number {
  const { cells } = engine;
  const { effects } = engine.tables;
  const own = cells[sideAt(OPPONENT) + ACTIVE_AT]!;
  const rivalMost = cells[cells[sideAt(PLAYER) + ACTIVE_AT]! + MOST_HP]!;
  const missing = (cells[own + MOST_HP]! - cells[own + HP]!) * 100;
  const what = effects[at + WHAT]!;
  const by = effects[at + BY]!;
  switch (effects[at + KIND]) {
    case AFFLICT:
      return canSuffer(engine, PLAYER, what, false) ? CONDITION_WORTH[what]! * rivalMost : 0;
    case STAGE_OF_USER:
      return stageWorth(engine, OPPONENT, what, by) * rivalMost;
    case STAGE_OF_TARGET:
      return -stageWorth(engine, PLAYER, what, by) * rivalMost;
    case HEAL:
    case HEAL_BY_SUN:
      return Math.min(missing, cells[own + MOST_HP]! * by) * OWN_SHARE;
    case DRAIN:
      return Math.min(missing, (promise * by) / 100) * OWN_SHARE;
    case RECOIL:
      return ((-promise * by) / 100) * OWN_SHARE;
    default:
      return 0;
  }
}

/** What a move of the opponent's side brings beside its damage, in hundredths of a hit point; below 0 for a price. */
export function sideBenefit(engine: Engine, move: number, promise: number): number {
  const { moves, effects } = engine.tables;
  const row = move * MOVE_SIZE;
  const reach = hitChance(engine, OPPONENT, move);
  let sum = 0;
  for (let at = moves[row + EFFECTS]!; at < moves[row + EFFECTS_END]!; at += EFFECT_SIZE) {
    const chance = effects[at + HELPS] === 1 ? 100 : (reach * effects[at + CHANCE]!) / 100;
    sum += (benefit(engine, at, promise) * chance) / 100;
  }
  const own = engine.cells[sideAt(OPPONENT) + ACTIVE_AT]!;
  return (moves[row + FLAGS]! & FLAG.sacrifice) === 0 ? sum : sum - engine.cells[own + HP]! * 100;
}
