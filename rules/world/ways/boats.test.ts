import { expect, it } from 'vitest';
import { availableDirections, step, type Terrain, wayOver } from '../walking.ts';

/** Land in columns 0 to 10, water beyond it, and a boat that sails east from 10,5 to an islet at 14,5. */
const coast: Terrain = {
  size: 31,
  blocked: (x, y) => x > 10 && !(x === 14 && y === 5),
  ground: (x) => (x > 10 ? 'water' : 'sand'),
  boat: ({ x, y }, direction) =>
    x === 10 && y === 5 && direction === 'e' ? [11, 12, 13, 14].map((column) => ({ x: column, y: 5 })) : null,
};

it('a step off the land where a boat waits leads over the water to where it lays to', () => {
  expect(step(coast, { x: 10, y: 5 }, 'e')).toEqual({ x: 14, y: 5 });
  expect(wayOver(coast, { x: 10, y: 5 }, 'e')).toHaveLength(4);
  expect(availableDirections(coast, { x: 10, y: 5 }).e).toBe(true);
});

it('nobody sails from another cell, to another side, or back where no boat waits', () => {
  expect(step(coast, { x: 10, y: 6 }, 'e')).toBeNull();
  expect(step(coast, { x: 10, y: 5 }, 'ne')).toBeNull();
  expect(step(coast, { x: 14, y: 5 }, 'w')).toBeNull();
});
