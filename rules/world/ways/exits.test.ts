import { expect, it } from 'vitest';
import type { Terrain } from '../walking.ts';
import { type Exit, exitAt, waysFrom } from './exits.ts';

/** Free everywhere, with an exit to the north in column 3. */
const terrain: Terrain = { size: 31, blocked: () => false, ground: () => 'path' };
const exits: readonly Exit[] = [{ x: 3, y: 0, side: 'n', to: 'moor', cell: { x: 3, y: 30 } }];
const open = (x: number, isClosed = false) =>
  Object.entries(waysFrom(terrain, exits, { x, y: 0 }, () => isClosed))
    .filter(([, free]) => free)
    .map(([direction]) => direction)
    .sort()
    .join(' ');

it('a straight step from the cell of an exit leads over the edge', () => {
  expect(exitAt(exits, { x: 3, y: 0 }, 'n')?.cell).toEqual({ x: 3, y: 30 });
  expect(open(3)).toBe('e n s se sw w');
});

it('a diagonal step, and a step from the cell beside it, do not', () => {
  expect(exitAt(exits, { x: 3, y: 0 }, 'ne')).toBeUndefined();
  expect(exitAt(exits, { x: 4, y: 0 }, 'n')).toBeUndefined();
  expect(open(4)).toBe('e s se sw w');
});

it('a closed gate is no way on', () => {
  expect(open(3, true)).toBe('e s se sw w');
});
