import type { CreatureType } from '../../rules/creatures/types.ts';
import type { Move, MoveEffect } from '../../rules/model/moves.ts';
import { describeMove } from './describe.ts';

/** Power that every status move has. */
export const STATUS_POWER = 30;

type MoveRow = readonly [name: string, power: number, accuracy: number, ...effects: MoveEffect[]];
type StatusRow = readonly [name: string, accuracy: number, ...effects: MoveEffect[]];

/** Effects that befall somebody: the first of them gives the chance that players read. */
const BEFALLING: readonly MoveEffect['kind'][] = ['ailment', 'condition', 'stage', 'toxic', 'seed', 'trap'];

/**
 * The chance that players read beside an effect, percent: of damaging moves that of their first effect, 100 for a sure
 * one; of status moves 100 for surely lowering a stage of the target and else 0.
 */
function effectAccuracy(effects: readonly MoveEffect[], isStatus: boolean): number {
  if (isStatus) {
    const lowers = (effect: MoveEffect) =>
      effect.kind === 'stage' && effect.on === 'target' && effect.by < 0 && effect.chance === undefined;
    return effects.some(lowers) ? 100 : 0;
  }
  const first = effects.find(({ kind }) => BEFALLING.includes(kind));
  if (first === undefined) return 0;
  return 'chance' in first && first.chance !== undefined ? first.chance : 100;
}

/** Damaging moves of one type. */
export function damaging(type: CreatureType, rows: readonly MoveRow[]): Move[] {
  return rows.map(([name, attack, accuracy, ...effects]) => ({
    name,
    type,
    attack,
    accuracy,
    effect: describeMove(effects, false),
    effectAccuracy: effectAccuracy(effects, false),
    effects,
  }));
}

/** Those that `status` made: by its power alone no move tells, as some damaging ones have the same. */
const statusMoves = new WeakSet<Move>();

/** Whether a move of the catalogue is known for what it does to stats and health, not for its damage. */
export const isStatusMove = (move: Move): boolean => statusMoves.has(move);

/** Moves of one type that are known for what they do to stats and health. */
export function status(type: CreatureType, rows: readonly StatusRow[]): Move[] {
  return rows.map(([name, accuracy, ...effects]) => {
    const move = {
      name,
      type,
      attack: STATUS_POWER,
      accuracy,
      effect: describeMove(effects, true),
      effectAccuracy: effectAccuracy(effects, true),
      effects,
    };
    statusMoves.add(move);
    return move;
  });
}
