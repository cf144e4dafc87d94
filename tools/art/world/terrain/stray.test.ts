import { describe, expect, it } from 'vitest';
import { maps } from '../../../../content/maps/index.ts';
import { mapSize } from '../../../../content/maps/legend.ts';
import { viewOf } from './view.ts';

/** How far a straight line of points along a row of a map strays to the north and south, in cells. */
const alongRow = (map: (typeof maps)[keyof typeof maps], y: number): number[] => {
  const { stray } = viewOf(map);
  return Array.from({ length: mapSize * 4 }, (_, i) => stray!(i / 4, y)[1] - y);
};
const { green_land: land, scattersea2: isles } = maps;

describe('outlines of what has grown', () => {
  it('bend where the cells run straight, by less than half a cell', () => {
    const bends = alongRow(isles, 9);
    expect(Math.max(...bends) - Math.min(...bends)).toBeGreaterThan(0.4);
    for (const bend of bends) expect(Math.abs(bend)).toBeLessThan(0.5);
  });

  it('keep to the cells beside bridges, floors and houses', () => {
    const { stray } = viewOf(land);
    // The bridge to the island, the square, and the house of the hamlet.
    const points = [
      { x: 18.5, y: 9.5 },
      { x: 15.5, y: 21.5 },
      { x: 8.5, y: 17.5 },
    ];
    for (const { x, y } of points) expect(stray!(x, y)).toEqual([x, y]);
  });

  it('never fold: points stay in their order', () => {
    const { stray } = viewOf(isles);
    for (const times of [0.7, 1, 2]) {
      for (let y = 0; y < mapSize; y += 1.7) {
        const seen = Array.from({ length: mapSize * 8 }, (_, i) => stray!(i / 8, y, times)[0]);
        for (const [i, x] of seen.slice(1).entries()) expect(x).toBeGreaterThan(seen[i]!);
      }
    }
  });

  it('are other ones on each map', () => {
    const rows = Object.values(maps).map((map) => alongRow(map, 1).join());
    expect(new Set(rows).size).toBe(rows.length);
  });
});
