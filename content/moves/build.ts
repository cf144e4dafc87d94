import type { Move, MoveEffect } from '../../rules/battle/moves.ts';
import type { Ailment, CreatureType, StageName, Weather } from '../../rules/creatures/types.ts';
import { describeEffects } from './describe.ts';

/** Power that every status move has. */
const STATUS_POWER = 30;

const afflict =
  (ailment: Ailment) =>
  (chance?: number): MoveEffect => ({
    kind: 'ailment',
    ailment,
    ...(chance === undefined ? {} : { chance }),
  });
const condition =
  (name: 'confuse' | 'flinch') =>
  (chance?: number): MoveEffect => ({
    kind: 'condition',
    condition: name,
    ...(chance === undefined ? {} : { chance }),
  });

export const burn = afflict('burn');
export const freeze = afflict('freeze');
export const paralyz = afflict('paralyz');
export const poison = afflict('poison');
export const sleep = afflict('sleep');
export const confuse = condition('confuse');
export const flinch = condition('flinch');

/** Lowers a stage of the target, always or with a chance in percent. */
export const lower = (stage: StageName, by = 1, chance?: number): MoveEffect => ({
  kind: 'stage',
  on: 'target',
  stage,
  by: -by,
  ...(chance === undefined ? {} : { chance }),
});
/** Raises a stage of the user, always or with a chance in percent. */
export const raise = (stage: StageName, by = 1, chance?: number): MoveEffect => ({
  kind: 'stage',
  on: 'user',
  stage,
  by,
  ...(chance === undefined ? {} : { chance }),
});
/** Lowers a stage of the user itself: the price of a strong move. */
export const tire = (stage: StageName, by = 1): MoveEffect => ({ kind: 'stage', on: 'user', stage, by: -by });
export const drain = (percent = 50): MoveEffect => ({ kind: 'drain', percent });
export const recoil = (percent = 33): MoveEffect => ({ kind: 'recoil', percent });
export const heal = (percent = 50): MoveEffect => ({ kind: 'heal', percent });
export const hits = (least = 2, most = 5): MoveEffect => ({ kind: 'hits', least, most });
export const quick = (by = 1): MoveEffect => ({ kind: 'priority', by });
/** Heals more in the sun and less in other weather. */
export const bask: MoveEffect = { kind: 'heal', percent: 50, bySun: true };
export const dig: MoveEffect = { kind: 'charge', hide: true };
export const focus: MoveEffect = { kind: 'focus' };
export const foul: MoveEffect = { kind: 'foul' };
export const rampage: MoveEffect = { kind: 'rampage' };
export const reset: MoveEffect = { kind: 'reset' };
export const shatter: MoveEffect = { kind: 'shatter' };
export const sleeper: MoveEffect = { kind: 'sleeper' };
export const toxic: MoveEffect = { kind: 'toxic' };
/** Never misses, always or in one weather. */
export const sure = (weather?: Weather): MoveEffect => ({
  kind: 'sure',
  ...(weather === undefined ? {} : { in: weather }),
});
export const surge = (when: 'ailment' | 'ownAilment' | 'half'): MoveEffect => ({ kind: 'surge', when });
export const sharp: MoveEffect = { kind: 'sharp' };
export const recharge: MoveEffect = { kind: 'recharge' };

type MoveRow = readonly [name: string, power: number, accuracy: number, ...effects: MoveEffect[]];
type StatusRow = readonly [name: string, accuracy: number, ...effects: MoveEffect[]];

/** The chance that players read beside an effect: of damaging moves the effect's own, of status moves 100 for a sure lowering and else 0. */
function effectAccuracy(effects: readonly MoveEffect[], isStatus: boolean): number {
  const first = effects.find(
    (effect) =>
      'chance' in effect ||
      effect.kind === 'ailment' ||
      effect.kind === 'condition' ||
      effect.kind === 'stage',
  );
  if (first === undefined) return 0;
  if (isStatus) return first.kind === 'stage' && first.by < 0 ? 100 : 0;
  return 'chance' in first && first.chance !== undefined ? first.chance : 100;
}

/** Damaging moves of one type. */
export function damaging(type: CreatureType, rows: readonly MoveRow[]): Move[] {
  return rows.map(([name, attack, accuracy, ...effects]) => ({
    name,
    type,
    attack,
    accuracy,
    effect: describeEffects(effects),
    effectAccuracy: effectAccuracy(effects, false),
    effects,
  }));
}

/** Moves of one type that are known for what they do to stats and health. */
export function status(type: CreatureType, rows: readonly StatusRow[]): Move[] {
  return rows.map(([name, accuracy, ...effects]) => ({
    name,
    type,
    attack: STATUS_POWER,
    accuracy,
    effect: describeEffects(effects),
    effectAccuracy: effectAccuracy(effects, true),
    effects,
  }));
}
