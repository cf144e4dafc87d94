import { staged } from '../../model/stages.ts';
import { ATTACK, BURN, DEFENSE, PARALYZ, SPEED } from './codes.ts';
import type { Engine } from './engine.ts';
import type { EngineCreature, EngineSide } from './sides.ts';

/**
 * Attack of a creature of a side, with the side's stage where it is in battle. A burn halves it; a critical hit looks
 * past lowered stages.
 */
export function attackNow(side: EngineSide, creature: EngineCreature, critical: boolean): number {
  const stage = side.creature === creature ? side.stages[ATTACK]! : 0;
  const attack = staged(creature.attack, critical && stage < 0 ? 0 : stage);
  return creature.ailment === BURN ? Math.max(1, attack >> 1) : attack;
}

/** Defense of a creature of a side. A critical hit looks past raised stages. */
export function defenseNow(side: EngineSide, creature: EngineCreature, critical: boolean): number {
  const stage = side.creature === creature ? side.stages[DEFENSE]! : 0;
  return staged(creature.defense, critical && stage > 0 ? 0 : stage);
}

/** Speed of the creature in battle. Paralysis halves it. */
export function speedNow({ creature, stages }: EngineSide): number {
  const speed = staged(creature.speed, stages[SPEED]!);
  return creature.ailment === PARALYZ ? speed >> 1 : speed;
}

/** By how much the player's creature is faster; below 0 where it is slower. */
export const speedLead = ({ player, opponent }: Engine): number => speedNow(player) - speedNow(opponent);
