import { expect, it } from 'vitest';
import { maps } from '../maps/index.ts';
import { terrainOf } from '../maps/terrain.ts';
import { draughtsIn, isAtWell, wells } from './flask.ts';

it.each(Object.values(maps))(
  'the well of $id is where its object is, and somebody can stand there',
  (map) => {
    const placed = map.objects.filter(({ kind }) => kind === 'well');
    expect(placed.map(({ x, y }) => ({ x, y }))).toEqual(Object.values(wells[map.id] ? [wells[map.id]] : []));
    const terrain = terrainOf(map);
    const all = Array.from({ length: 31 * 31 }, (_, at) => ({ x: at % 31, y: Math.floor(at / 31) }));
    const around = all.filter((cell) => isAtWell(map.id, cell));
    expect(around).toHaveLength(placed.length * 12);
    expect(around.some(({ x, y }) => !terrain.blocked(x, y))).toBe(placed.length > 0);
  },
);

it('a flask is full until somebody drinks from it', () => {
  expect(draughtsIn(null)).toBe(3);
  expect(draughtsIn({ nball: 1 })).toBe(3);
  expect(draughtsIn({ draught: 0 })).toBe(0);
});

it('no map of another name has a well', () => {
  for (const name of ['green_land2', '__proto__', '']) expect(isAtWell(name, { x: 13, y: 21 })).toBe(false);
  expect(isAtWell('green_land', { x: 13, y: 22 })).toBe(true);
  expect(isAtWell('green_land', { x: 12, y: 21 })).toBe(false);
});
