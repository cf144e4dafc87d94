import type { CreatureType } from '../../rules/creatures/types.ts';
import type { Move, MoveEffect } from '../../rules/model/moves.ts';
import { describeMove } from './describe.ts';
import { STATUS_POWER } from './statusPower.ts';

/** How a move reaches its target: by touch, thrown, as a ray or all around. `status` only has an effect. */
export const MOVE_CLASSES = ['contact', 'projectile', 'beam', 'field', 'status'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** The part of the body with which a contact move strikes; other contact moves have none of these. */
export const STRIKES = ['jaws', 'fist', 'claws'] as const;
export type Strike = (typeof STRIKES)[number];

/** A move with the fields for display, which the rules do not know. */
export interface CatalogueMove extends Move {
  readonly class: MoveClass;
  /** Null unless the class is contact. */
  readonly strike: Strike | null;
}

/** How a damaging move is displayed: its class, or for some contact moves the part of the body. */
type Shown = Exclude<MoveClass, 'status'> | Strike;
type MoveRow<Name extends string> = readonly [
  name: Name,
  power: number,
  accuracy: number,
  shown: Shown,
  ...effects: MoveEffect[],
];
type StatusRow<Name extends string> = readonly [name: Name, accuracy: number, ...effects: MoveEffect[]];
/** A move whose name the compiler knows, so that a language that lacks it is found. */
type NamedMove<Name extends string> = CatalogueMove & { readonly name: Name };

/** Effects on a creature: the first of them gives the chance that players read. */
const BEFALLING: readonly MoveEffect['kind'][] = ['ailment', 'condition', 'stage', 'toxic', 'seed', 'trap'];

/**
 * The chance that players read beside an effect, in percent. Damaging moves: that of their first effect, 100 if it is
 * certain, 0 without one. Status moves: 100 if they always lower a stage of the target, else 0.
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
export function damaging<const Name extends string>(
  type: CreatureType,
  rows: readonly MoveRow<Name>[],
): NamedMove<Name>[] {
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

/** Whether a move is a status move: its purpose is to change stats or health, not to do damage. */
export const isStatusMove = (move: CatalogueMove): boolean => move.class === 'status';

/** Status moves of one type. */
export function status<const Name extends string>(
  type: CreatureType,
  rows: readonly StatusRow<Name>[],
): NamedMove<Name>[] {
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
