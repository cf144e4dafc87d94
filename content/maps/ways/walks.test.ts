import { describe, expect, it } from 'vitest';
import { mapSize } from '../legend.ts';
import type { GameMap } from '../types.ts';
import { cellsWalked, walksOn } from './walks.ts';

/** A map whose first rows these are, and water elsewhere; without exits. */
const mapOf = (...rows: string[]): GameMap => ({
  id: 'nowhere' as GameMap['id'],
  title: 'Nowhere',
  region: 'Nowhere',
  rows: Array.from({ length: mapSize }, (_, y) => (rows[y] ?? '').padEnd(mapSize, '~')),
  objects: [],
  start: { x: 0, y: 0 },
});
const below = ['.....', '.....~..~..', '---~.~--~', '...~.~..~'] as const;

describe('places from which nobody comes back', () => {
  const stuckOn = (map: GameMap) => walksOn(map).stuck.map(({ cell: { x, y } }) => `${x},${y}`);

  it('are a ledge without a way round it, and all below it', () => {
    expect(stuckOn(mapOf(...below, '.~.~.'))).toEqual(expect.arrayContaining(['0,2', '0,3', '0,4', '2,4']));
    expect(stuckOn(mapOf(...below, '.~.~.'))).not.toContain('4,4');
  });

  it('are none where a way leads round the ledge', () => {
    expect(stuckOn(mapOf(...below, '.....'))).toEqual([]);
  });
});

it('nobody walks to what lies beyond the water', () => {
  const cells = cellsWalked(mapOf(...below, '.....'));
  expect(cells).toContainEqual({ x: 4, y: 3 });
  expect(cells).not.toContainEqual({ x: 6, y: 3 });
});
