import type { CreatureType } from '../../rules/creatures/types.ts';
import type { Move, MoveEffect } from '../../rules/model/moves.ts';
import { describeMove } from './describe.ts';

/** Power that every status move has. */
export const STATUS_POWER = 30;

/** How a move gets to its target: with the body, thrown, as a ray, all around, or as something that only works. */
export const MOVE_CLASSES = ['contact', 'projectile', 'beam', 'field', 'status'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** The part of the body with which a contact move strikes, where it is a special one. */
export const STRIKES = ['jaws', 'fist', 'claws'] as const;
export type Strike = (typeof STRIKES)[number];

/** A move with how the screens show it, of which the rules know nothing. */
export interface CatalogueMove extends Move {
  readonly class: MoveClass;
  /** Null unless the class is contact. */
  readonly strike: Strike | null;
}

/** How a damaging move is shown: its class, or for a contact move the part of the body. */
type Shown = Exclude<MoveClass, 'status'> | Strike;
type MoveRow = readonly [
  name: string,
  power: number,
  accuracy: number,
  shown: Shown,
  ...effects: MoveEffect[],
];
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

const isStrike = (shown: Shown): shown is Strike => (STRIKES as readonly Shown[]).includes(shown);

/** Damaging moves of one type. */
export function damaging(type: CreatureType, rows: readonly MoveRow[]): CatalogueMove[] {
  return rows.map(([name, attack, accuracy, shown, ...effects]) => ({
    name,
    type,
    attack,
    accuracy,
    effect: describeMove(effects, false),
    effectAccuracy: effectAccuracy(effects, false),
    effects,
    ...(isStrike(shown) ? { class: 'contact', strike: shown } : { class: shown, strike: null }),
  }));
}

/** Whether a move of the catalogue is known for what it does to stats and health, not for its damage. */
export const isStatusMove = (move: CatalogueMove): boolean => move.class === 'status';

/** Moves of one type that are known for what they do to stats and health. */
export function status(type: CreatureType, rows: readonly StatusRow[]): CatalogueMove[] {
  return rows.map(([name, accuracy, ...effects]) => ({
    name,
    type,
    attack: STATUS_POWER,
    accuracy,
    effect: describeMove(effects, true),
    effectAccuracy: effectAccuracy(effects, true),
    effects,
    class: 'status',
    strike: null,
  }));
}
