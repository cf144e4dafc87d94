import { staged } from '../model/stages.ts';
import { BURN, PARALYZ } from './codes.ts';
import {
  ACTIVE_AT,
  AILMENT,
  ATTACK,
  ATTACK_STAGE,
  DEFENSE,
  DEFENSE_STAGE,
  SPEED,
  SPEED_STAGE,
} from './layout.ts';

/**
 * Attack of the creature at `own`, with the stage of its side where it is in battle. A burn halves it; a critical
 * hit looks past lowered stages.
 */
export function attackNow(cells: Int32Array, side: number, own: number, critical: boolean): number {
  const stage = cells[side + ACTIVE_AT] === own ? cells[side + ATTACK_STAGE]! : 0;
  const attack = staged(cells[own + ATTACK]!, critical && stage < 0 ? 0 : stage);
  return cells[own + AILMENT] === BURN ? Math.max(1, attack >> 1) : attack;
}

/** Defense of the creature at `own`. A critical hit looks past raised stages. */
export function defenseNow(cells: Int32Array, side: number, own: number, critical: boolean): number {
  const stage = cells[side + ACTIVE_AT] === own ? cells[side + DEFENSE_STAGE]! : 0;
  return staged(cells[own + DEFENSE]!, critical && stage > 0 ? 0 : stage);
}

/** Speed of the creature in battle. Paralysis halves it. */
export function speedNow(cells: Int32Array, side: number): number {
  const own = cells[side + ACTIVE_AT]!;
  const speed = staged(cells[own + SPEED]!, cells[side + SPEED_STAGE]!);
  return cells[own + AILMENT] === PARALYZ ? speed >> 1 : speed;
}
