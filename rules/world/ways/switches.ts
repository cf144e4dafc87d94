import type { Cell } from '../types.ts';

/** A switch that opens the closed ones of its barriers, and closes the open ones, with each step onto it. */
interface Lever extends Cell {
  /** Indexes of the barriers. */
  readonly turns: readonly number[];
}

/** A cell that nobody can enter while it is closed. */
interface Barrier extends Cell {
  /** Whether it is open before anything was switched. */
  readonly open?: true;
}

/**
 * The switches of a map and what they do. With `levers` each one turns its own barriers. With `order` those who step on the
 * switches in their order open all barriers for good; a wrong one puts out those that were lit.
 */
export type Mechanism =
  | { readonly how: 'levers'; readonly switches: readonly Lever[]; readonly barriers: readonly Barrier[] }
  | { readonly how: 'order'; readonly switches: readonly Cell[]; readonly barriers: readonly Cell[] };

/**
 * What a player has switched on a map: with `levers` a sum of 2 to the power of the index of each that is on, with `order` how
 * many were lit so far. 0 is how everybody finds it.
 */
export type SwitchState = number;

/** How many states a mechanism has: each whole number from 0 below it is one. */
export const stateCount = ({ how, switches }: Mechanism): number =>
  how === 'levers' ? 2 ** switches.length : switches.length + 1;

/** A state that was stored, or 0 for one that this version of the mechanism does not have. */
export const knownState = (mechanism: Mechanism, stored: unknown): SwitchState =>
  Number.isInteger(stored) && Number(stored) >= 0 && Number(stored) < stateCount(mechanism)
    ? Number(stored)
    : 0;

const isAt = (one: Cell, { x, y }: Cell): boolean => one.x === x && one.y === y;

/** Which of the switches are on, in their order. */
export const switchesOn = ({ how, switches }: Mechanism, state: SwitchState): readonly boolean[] =>
  switches.map((_, at) => (how === 'levers' ? Math.floor(state / 2 ** at) % 2 === 1 : at < state));

/** The state in which just these switches are on; with `order` only their number counts. */
export const stateWith = ({ how }: Mechanism, on: readonly boolean[]): SwitchState =>
  on.reduce((sum, isOn, at) => sum + (isOn ? (how === 'levers' ? 2 ** at : 1) : 0), 0);

/** Which of the barriers are open, in their order. */
export function barriersOpen(mechanism: Mechanism, state: SwitchState): readonly boolean[] {
  const { how, switches, barriers } = mechanism;
  if (how === 'order') return barriers.map(() => state === switches.length);
  const on = switchesOn(mechanism, state);
  return barriers.map(({ open = false }, barrier) => {
    const turned = switches.filter(({ turns }, at) => on[at] && turns.includes(barrier)).length;
    return open !== (turned % 2 === 1);
  });
}

/** The state after a step onto a cell; the same one where no switch is, on one that is lit, and once all are. */
export function stateAfter(mechanism: Mechanism, state: SwitchState, cell: Cell): SwitchState {
  const { how, switches } = mechanism;
  const at = switches.findIndex((one) => isAt(one, cell));
  if (at < 0) return state;
  if (how === 'levers') return switchesOn(mechanism, state)[at] ? state - 2 ** at : state + 2 ** at;
  if (at < state) return state;
  if (at === state) return state + 1;
  return 0;
}
