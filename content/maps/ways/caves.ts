import type { Cell } from '../../../rules/world/types.ts';
import type { MapId } from '../types.ts';

/** A part of a map that no daylight reaches: cells from column and row to column and row. */
export interface Cave {
  readonly from: Cell;
  readonly to: Cell;
}

/** The caves of each map. */
export const caves: Partial<Readonly<Record<MapId, readonly Cave[]>>> = {
  // Behind the door that the sounding stones open; its threshold has daylight.
  harkmoor2: [
    { from: { x: 23, y: 1 }, to: { x: 28, y: 2 } },
    { from: { x: 26, y: 3 }, to: { x: 28, y: 3 } },
  ],
  // The Larder; one steps down into it out of the light.
  fourlight3: [{ from: { x: 0, y: 25 }, to: { x: 10, y: 30 } }],
};

/** The caves of a map. */
export const cavesOn = (map: string): readonly Cave[] =>
  Object.hasOwn(caves, map) ? (caves[map as MapId] ?? []) : [];

/** Whether a cell lies in a cave. */
export const isInCave = (map: string, { x, y }: Cell): boolean =>
  cavesOn(map).some(({ from, to }) => x >= from.x && x <= to.x && y >= from.y && y <= to.y);
