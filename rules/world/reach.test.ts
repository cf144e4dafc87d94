import { expect, it } from 'vitest';
import { reachFrom } from './reach.ts';
import { neighbour, type Terrain } from './walking.ts';

/** A wall from north to south in column 5, with a gap in row 30. */
const walled: Terrain = {
  size: 31,
  blocked: (x, y) => x === 5 && y !== 30,
  ground: () => 'meadow',
};
/** The same without the gap. */
const closed: Terrain = { ...walled, blocked: (x) => x === 5 };

it('finds a shortest way around a wall, step by step', () => {
  const start = { x: 4, y: 28 };
  const way = reachFrom(walled, start).wayTo({ x: 6, y: 28 });
  // Corners are not cut: both cells beside a diagonal step must be free.
  expect(way).toHaveLength(6);
  expect(way?.reduce((cell, direction) => neighbour(cell, direction), start)).toEqual({ x: 6, y: 28 });
});

it('knows cells to which no way leads', () => {
  const reach = reachFrom(closed, { x: 4, y: 28 });
  expect(reach.wayTo({ x: 6, y: 28 })).toBeNull();
  expect(reach.steps({ x: 6, y: 28 })).toBeNull();
  expect(reach.cells).toHaveLength(5 * 31);
});

it('finds a way over ice by the stones that stop a slide', () => {
  // From the southern bank past a stone to the cell in the west, which no straight slide leads to.
  const tarn: Terrain = {
    size: 31,
    blocked: (x, y) => (x === 18 && y === 11) || (x === 11 && y === 12),
    ground: (_x, y) => (y > 20 ? 'snow' : 'ice'),
  };
  expect(reachFrom(tarn, { x: 18, y: 21 }).wayTo({ x: 12, y: 12 })).toEqual(['n', 'w']);
});

it('is where it starts, with no step', () => {
  expect(reachFrom(walled, { x: 0, y: 0 }).wayTo({ x: 0, y: 0 })).toEqual([]);
});
