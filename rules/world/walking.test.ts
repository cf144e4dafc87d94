import { describe, expect, it } from 'vitest';
import type { Direction } from './types.ts';
import { availableDirections, distanceOf, step, type Terrain, wayOver } from './walking.ts';

/** A terrain with walls on the given cells, each as `x,y`. */
function land(...walls: string[]): Terrain {
  return { size: 31, blocked: (x, y) => walls.includes(`${x},${y}`), ground: () => 'meadow' };
}
const middle = { x: 15, y: 15 };
const open = (terrain: Terrain, cell = middle): string =>
  Object.entries(availableDirections(terrain, cell))
    .filter(([, free]) => free)
    .map(([direction]) => direction)
    .join(' ');

describe('walking', () => {
  it.each([
    ['n', 15, 14],
    ['ne', 16, 14],
    ['e', 16, 15],
    ['se', 16, 16],
    ['s', 15, 16],
    ['sw', 14, 16],
    ['w', 14, 15],
    ['nw', 14, 14],
  ] as const)('one step %s leads to %i, %i', (direction: Direction, x: number, y: number) => {
    expect(step(land(), middle, direction)).toEqual({ x, y });
  });

  it('stops at a wall', () => {
    expect(step(land('15,14'), middle, 'n')).toBeNull();
  });

  it('never cuts a corner', () => {
    expect(open(land('15,14'))).toBe('e se s sw w');
    expect(open(land('16,14'))).toBe('n e se s sw w nw');
  });

  describe('on ice', () => {
    // A tarn in columns 10 to 20 and rows 10 to 20, with a stone in it.
    const tarn: Terrain = {
      size: 31,
      blocked: (x, y) => x === 15 && y === 12,
      ground: (x, y) => (x >= 10 && x <= 20 && y >= 10 && y <= 20 ? 'ice' : 'snow'),
    };

    it('slides on to the first cell that is no ice, over every cell between', () => {
      expect(wayOver(tarn, { x: 18, y: 21 }, 'n')).toHaveLength(12);
      expect(step(tarn, { x: 18, y: 21 }, 'n')).toEqual({ x: 18, y: 9 });
    });

    it('stops before a stone', () => {
      expect(step(tarn, { x: 15, y: 21 }, 'n')).toEqual({ x: 15, y: 13 });
    });

    it('stops at the edge of the map', () => {
      const frozen: Terrain = { size: 31, blocked: () => false, ground: () => 'ice' };
      expect(step(frozen, middle, 'w')).toEqual({ x: 0, y: 15 });
      expect(step(frozen, { x: 0, y: 15 }, 'w')).toBeNull();
    });

    it('is entered and left only straight', () => {
      expect(open(tarn, { x: 14, y: 21 })).toBe('n e se s sw w');
      expect(step(tarn, { x: 15, y: 13 }, 'sw')).toBeNull();
    });
  });

  it('leads onto a ledge and off it southwards alone', () => {
    // A ledge that runs down a row: its cells touch only at a corner.
    const ledge = ['14,15', '15,15', '16,16'];
    const terrain: Terrain = {
      size: 31,
      blocked: () => false,
      ground: (x, y) => (ledge.includes(`${x},${y}`) ? 'ledge' : 'meadow'),
    };
    expect(step(terrain, { x: 15, y: 14 }, 's')).toEqual({ x: 15, y: 15 });
    expect(open(terrain, { x: 15, y: 15 })).toBe('s');
    expect(open(terrain, { x: 15, y: 16 })).toBe('s sw w');
    expect(open(terrain, { x: 16, y: 15 })).toBe('n ne e s');
    expect(open(terrain, { x: 15, y: 14 })).toBe('n ne e s w nw');
  });

  it('ends at the edges of the map', () => {
    expect(open(land(), { x: 0, y: 0 })).toBe('e se s');
    expect(open(land(), { x: 30, y: 30 })).toBe('n w nw');
  });

  it('never asks about cells outside', () => {
    const terrain: Terrain = {
      size: 31,
      ground: () => 'meadow',
      blocked: (x, y) => {
        if (x < 0 || y < 0 || x > 30 || y > 30) throw new RangeError('outside');
        return false;
      },
    };
    expect(open(terrain, { x: 30, y: 0 })).toBe('s sw w');
  });

  it('counts a diagonal step as one cell of distance', () => {
    expect([
      distanceOf(middle, { x: 18, y: 13 }),
      distanceOf({ x: 18, y: 13 }, middle),
      distanceOf(middle, middle),
    ]).toEqual([3, 3, 0]);
  });

  it('lets somebody who stands in a wall walk out of it', () => {
    expect(open(land('15,15'))).toBe('n ne e se s sw w nw');
  });
});
