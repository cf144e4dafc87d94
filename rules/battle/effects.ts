import type { StageName } from '../creatures/types.ts';
import { type Arena, emit, hurt, mend, share } from './arena.ts';
import { afflict } from './conditions.ts';
import type { SideName } from './events.ts';
import type { MoveEffect } from './moves.ts';
import { fighting, isDecided, otherSide, stands } from './sides.ts';
import { stageChange } from './stages.ts';

/** A use of a move whose damage is done. */
export interface Use {
  readonly side: SideName;
  /** Hit points that the target lost, all hits together. */
  readonly damage: number;
  /** Whether the target has had its turn in this round, and so cannot flinch any more. */
  readonly targetActed: boolean;
}

type Stage = Extract<MoveEffect, { kind: 'stage' }>;

function shift(arena: Arena, side: SideName, stage: StageName, by: number): void {
  emit(arena, { type: 'stage', side, stage, by: stageChange(arena.battle[side].stages[stage], by) });
}

function changeStage(arena: Arena, side: SideName, effect: Stage): void {
  const { stage, by, chance = 100, on } = effect;
  const concerned = on === 'user' ? side : otherSide(side);
  if (!stands(fighting(arena.battle[concerned])) || !arena.dice.chance(chance)) return;
  shift(arena, concerned, stage, by);
}

/** What a move does beside its damage. Nothing any more to who has fainted, nothing after the last faint. */
export function takeEffect(arena: Arena, { side, damage, targetActed }: Use, effect: MoveEffect): void {
  const user = fighting(arena.battle[side]);
  if (!stands(user) || isDecided(arena.battle)) return;
  switch (effect.kind) {
    case 'ailment':
      afflict(arena, otherSide(side), effect.ailment, { chance: effect.chance, acted: targetActed });
      break;
    case 'condition':
      afflict(arena, otherSide(side), effect.condition, { chance: effect.chance, acted: targetActed });
      break;
    case 'stage':
      changeStage(arena, side, effect);
      break;
    case 'drain':
      mend(arena, side, share(damage, effect.percent), 'drain');
      break;
    case 'recoil':
      hurt(arena, side, share(damage, effect.percent), { cause: 'recoil' });
      break;
    case 'heal':
      mend(arena, side, share(user.stats.hp, effect.percent), 'move');
      break;
    case 'recharge':
      emit(arena, { type: 'recharge', side });
      break;
    default:
      // `hits`, `sharp` and `priority` had their say before the damage.
      break;
  }
}

/** Sure help for the user works even where the target's type is immune: rest and courage need no target. */
export const helpsUser = (effect: MoveEffect): boolean =>
  effect.kind === 'heal' ||
  (effect.kind === 'stage' && effect.on === 'user' && effect.by > 0 && effect.chance === undefined);
