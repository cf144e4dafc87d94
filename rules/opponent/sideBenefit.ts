import { canSuffer } from '../engine/conditions.ts';
import type { Engine } from '../engine/state/engine.ts';
import {
  AFFLICT,
  DRAIN,
  type EngineEffect,
  type EngineMove,
  HEAL,
  HEAL_BY_SUN,
  RECOIL,
  STAGE_OF_TARGET,
  STAGE_OF_USER,
} from '../engine/state/moves.ts';
import type { EngineSide } from '../engine/state/sides.ts';
import { stageChange } from '../model/sides.ts';
import { hitChance } from './damageEstimate.ts';

/**
 * What giving the rival a condition is worth, in percent of the rival's maximum hp: burn, freeze, paralyz, poison,
 * sleep, confuse, flinch, seed, trap.
 */
export const CONDITION_WORTH = [15, 30, 15, 15, 25, 15, 5, 20, 10] as const;
/** The same for one stage: attack, defense, speed, accuracy, evasion. Nothing from two stages that way on. */
export const STAGE_WORTH = [8, 8, 4, 6, 6] as const;
const ENOUGH_STEPS = 2;
/** Own hit points count half as much as those of the rival. */
const OWN_SHARE = 0.5;

function stageWorth({ stages }: EngineSide, stage: number, by: number): number {
  const now = stages[stage]!;
  const isEnough = by > 0 ? now >= ENOUGH_STEPS : now <= -ENOUGH_STEPS;
  return isEnough ? 0 : stageChange(now, by) * STAGE_WORTH[stage]!;
}

/** What one effect is worth if it happens, in hundredths of a hit point. */
function benefit({ player, opponent }: Engine, { kind, what, by }: EngineEffect, promise: number): number {
  const { hp, mostHp } = opponent.creature;
  const rivalMost = player.creature.mostHp;
  const missing = (mostHp - hp) * 100;
  switch (kind) {
    case AFFLICT:
      return canSuffer(player, what, false) ? CONDITION_WORTH[what]! * rivalMost : 0;
    case STAGE_OF_USER:
      return stageWorth(opponent, what, by) * rivalMost;
    case STAGE_OF_TARGET:
      return -stageWorth(player, what, by) * rivalMost;
    case HEAL:
    case HEAL_BY_SUN:
      return Math.min(missing, mostHp * by) * OWN_SHARE;
    case DRAIN:
      return Math.min(missing, (promise * by) / 100) * OWN_SHARE;
    case RECOIL:
      return ((-promise * by) / 100) * OWN_SHARE;
    default:
      return 0;
  }
}

/** Worth of a move's other effects for the opponent's side, in hundredths of a hit point; below 0 for net costs. */
export function sideBenefit(engine: Engine, move: EngineMove, promise: number): number {
  const { opponent } = engine;
  const reach = hitChance(engine, opponent, move);
  let sum = 0;
  for (const effect of move.effects) {
    const chance = effect.helps ? 100 : (reach * effect.chance) / 100;
    sum += (benefit(engine, effect, promise) * chance) / 100;
  }
  return move.sacrifice ? sum - opponent.creature.hp * 100 : sum;
}
