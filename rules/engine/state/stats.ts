import { staged } from '../../model/stages.ts';
import { ATTACK, BURN, DEFENSE, PARALYZ, SPEED } from './codes.ts';
import type { Engine } from './engine.ts';
import type { EngineCreature, EngineSide } from './sides.ts';

/** Attack of a creature, with the side's stage if in battle. Burns halve it; critical hits ignore lowered stages. */
export function attackNow(side: EngineSide, creature: EngineCreature, critical: boolean): number {
  const stage = side.creature === creature ? side.stages[ATTACK]! : 0;
  const attack = staged(creature.attack, critical && stage < 0 ? 0 : stage);
  return creature.ailment === BURN ? Math.max(1, attack >> 1) : attack;
}

/** Defense of a creature, with the side's stage if it is in battle. A critical hit ignores raised stages. */
export function defenseNow(side: EngineSide, creature: EngineCreature, critical: boolean): number {
  const stage = side.creature === creature ? side.stages[DEFENSE]! : 0;
  return staged(creature.defense, critical && stage > 0 ? 0 : stage);
}

/** Speed of the creature in battle. Paralysis halves it. */
export function speedNow({ creature, stages }: EngineSide): number {
  const speed = staged(creature.speed, stages[SPEED]!);
  return creature.ailment === PARALYZ ? speed >> 1 : speed;
}

/** Speed of the player's creature minus that of the opponent's. */
export const speedLead = ({ player, opponent }: Engine): number => speedNow(player) - speedNow(opponent);
