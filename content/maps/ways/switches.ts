import type { Cell } from '../../../rules/world/types.ts';
import {
  barriersOpen,
  knownState,
  type Mechanism,
  type SwitchState,
  stateWith,
  switchesOn,
} from '../../../rules/world/ways/switches.ts';
import type { ObjectKind } from '../objects.ts';
import type { MapId } from '../types.ts';

/** The kinds of objects that are switches, and those of the barriers. */
export const switchKinds = [
  'sluice-wheel',
  'great-sounding-stone',
  'middle-sounding-stone',
  'small-sounding-stone',
  'dawn-plate',
  'noon-plate',
  'dusk-plate',
  'night-plate',
] as const satisfies readonly ObjectKind[];
export const barrierKinds = ['sluice', 'stone-door', 'light-gate'] as const satisfies readonly ObjectKind[];

/** The sluices of the water meadow at Latchford: the two wheels share the one in the middle, which is open at first. */
const sluices: Mechanism = {
  how: 'levers',
  switches: [
    { x: 18, y: 27, turns: [0, 1] },
    { x: 19, y: 26, turns: [1, 2] },
  ],
  barriers: [
    { x: 19, y: 28 },
    { x: 21, y: 28, open: true },
    { x: 23, y: 28 },
  ],
};

/** The sounding stones of the Long Hark, in the order in which the stone beside the door names them: great, small, middle. */
const soundingStones: Mechanism = {
  how: 'order',
  switches: [
    { x: 19, y: 5 },
    { x: 14, y: 4 },
    { x: 23, y: 8 },
  ],
  barriers: [{ x: 24, y: 3 }],
};

/** The plates before the lights of the Unhurried Mile, from dawn to night. */
const hourPlates: Mechanism = {
  how: 'order',
  switches: [
    { x: 10, y: 23 },
    { x: 23, y: 20 },
    { x: 21, y: 5 },
    { x: 9, y: 7 },
  ],
  barriers: [{ x: 11, y: 9 }],
};

/** The maps with switches. The states of players, which the database stores, mean these switches in their order. */
export const mechanisms: Partial<Readonly<Record<MapId, Mechanism>>> = {
  green_land3: sluices,
  harkmoor2: soundingStones,
  fourlight2: hourPlates,
};

/** What a player has switched, by map; a map where nothing was switched is not named. */
export type Switched = Readonly<Record<string, SwitchState>>;

/** The switches of a map; undefined on one without any. */
export const mechanismOn = (map: string): Mechanism | undefined =>
  Object.hasOwn(mechanisms, map) ? mechanisms[map as MapId] : undefined;

/** What a player has switched on a map: 0 for nothing, and on a map without switches. */
export function stateOn(map: string, switched: Switched): SwitchState {
  const mechanism = mechanismOn(map);
  return mechanism ? knownState(mechanism, switched[map]) : 0;
}

/** The switches and the barriers of a map as a player finds them. */
export interface Switches {
  readonly switches: readonly (Cell & { readonly on: boolean })[];
  readonly barriers: readonly (Cell & { readonly open: boolean })[];
}

/** The switches and the barriers of a map in a state; undefined on a map without any. */
export function switchesOf(map: string, state: SwitchState): Switches | undefined {
  const mechanism = mechanismOn(map);
  if (!mechanism) return undefined;
  const [on, open] = [switchesOn(mechanism, state), barriersOpen(mechanism, state)];
  return {
    switches: mechanism.switches.map(({ x, y }, at) => ({ x, y, on: on[at] === true })),
    barriers: mechanism.barriers.map(({ x, y }, at) => ({ x, y, open: open[at] === true })),
  };
}

/** The state in which a map's switches are as a reply names them. */
export function stateIn(map: string, { switches }: Pick<Switches, 'switches'>): SwitchState {
  const mechanism = mechanismOn(map);
  if (!mechanism) return 0;
  const isOn = (cell: Cell): boolean => switches.some(({ x, y, on }) => on && x === cell.x && y === cell.y);
  return stateWith(mechanism, mechanism.switches.map(isOn));
}

/** The cells that the barriers of a mechanism close in a state. */
export function closedCells(mechanism: Mechanism, state: SwitchState): readonly Cell[] {
  const open = barriersOpen(mechanism, state);
  return mechanism.barriers.filter((_, at) => !open[at]);
}
