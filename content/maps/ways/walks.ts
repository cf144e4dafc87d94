import { type Cell, DIRECTIONS } from '../../../rules/world/types.ts';
import { step, type Terrain } from '../../../rules/world/walking.ts';
import { type Mechanism, type SwitchState, stateAfter } from '../../../rules/world/ways/switches.ts';
import { terrainWith } from '../terrain.ts';
import type { GameMap } from '../types.ts';
import { exitsOf } from './joins.ts';
import { closedCells, mechanismOn } from './switches.ts';

/** Where a player stands, and what is switched meanwhile. */
export interface WalkState {
  readonly cell: Cell;
  readonly state: SwitchState;
}

/** A map with all that players can do on it by walking. */
export interface Walks {
  /** Every standing into which somebody can come who arrives, in whatever state they have left the map. */
  readonly standings: readonly WalkState[];
  /** Those of them from which no way leads back to the start, whatever one switches. */
  readonly stuck: readonly WalkState[];
  /** Every standing into which one comes from this one without leaving the map. */
  after(standing: WalkState): readonly WalkState[];
}

const keyOf = ({ cell: { x, y }, state }: WalkState): string => `${x},${y} ${state}`;

/** All that can be reached by a relation, the first ones included. */
function closure(
  first: readonly WalkState[],
  next: (from: WalkState) => readonly WalkState[],
): readonly WalkState[] {
  const known = new Map(first.map((standing) => [keyOf(standing), standing]));
  // A map's values are visited in the order of their arrival, also those that are added meanwhile.
  for (const standing of known.values())
    for (const one of next(standing)) if (!known.has(keyOf(one))) known.set(keyOf(one), one);
  return [...known.values()];
}

/** Walks a map through every state of its switches, from its start and its exits. */
export function walksOn(map: GameMap, mechanism: Mechanism | undefined = mechanismOn(map.id)): Walks {
  const terrains: Terrain[] = [];
  const terrainIn = (state: SwitchState): Terrain =>
    (terrains[state] ??= terrainWith(map, mechanism ? closedCells(mechanism, state) : []));
  const stepsFrom = ({ cell, state }: WalkState): WalkState[] =>
    DIRECTIONS.flatMap((direction) => {
      const to = step(terrainIn(state), cell, direction);
      return to ? [{ cell: to, state: mechanism ? stateAfter(mechanism, state, to) : state }] : [];
    });
  const arrivals = [map.start, ...exitsOf(map.id).map(({ x, y }) => ({ x, y }))];
  const before = new Map<string, WalkState[]>();
  const standings = closure([{ cell: map.start, state: 0 }], (from) => {
    const next = stepsFrom(from);
    for (const one of next) before.set(keyOf(one), [...(before.get(keyOf(one)) ?? []), from]);
    return [...next, ...arrivals.map((cell) => ({ cell, state: from.state }))];
  });
  const atStart = standings.filter(({ cell: { x, y } }) => x === map.start.x && y === map.start.y);
  const returning = new Set(closure(atStart, (to) => before.get(keyOf(to)) ?? []).map(keyOf));
  return {
    standings,
    stuck: standings.filter((standing) => !returning.has(keyOf(standing))),
    after: (standing) => closure([standing], stepsFrom),
  };
}

/** Every cell of a map that players can come to, whatever they have to switch for it. */
export const cellsWalked = (map: GameMap): readonly Cell[] => {
  const cells = walksOn(map).standings.map(({ cell }) => [`${cell.x},${cell.y}`, cell] as const);
  return [...new Map(cells).values()];
};
