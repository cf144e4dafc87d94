import { describe, expect, it } from 'vitest';
import { maps } from '../../../content/maps/index.ts';
import { cellSize, mapSize } from '../../../content/maps/legend.ts';
import { forestEdge, strayOf } from './forest-edge.ts';

const SIDE = mapSize * cellSize;
/** Map pixels from the map's edge within which nobody walks where trees stand. */
const BORDER = 2 * cellSize;

/** Islands and heights have no forest around them. */
const wooded = Object.values(maps).filter(
  ({ objects }) => objects.filter(({ kind }) => kind === 'pine').length > 5,
);

describe.each(wooded)('the forest around $id', (map) => {
  const behind = forestEdge(map);

  it('has a second row of trees behind most of the first', () => {
    expect(behind.length).toBeGreaterThan(8);
  });

  it('stands in the border, where nobody walks', () => {
    for (const { x, y } of behind) {
      const inside = Math.min(x, SIDE - x, y, SIDE - y);
      expect(inside).toBeLessThan(BORDER);
    }
  });

  it('has trees that stand beside the middle of their cells, and near them', () => {
    const strays = map.objects.filter(({ kind }) => kind === 'pine').map(strayOf);
    expect(new Set(strays.map(({ x, y }) => `${x},${y}`)).size).toBeGreaterThan(5);
    for (const { x, y } of strays) expect(Math.hypot(x, y)).toBeLessThan(cellSize / 2);
  });
});

describe('other things', () => {
  it('stand where the map places them', () => {
    expect(strayOf({ kind: 'lamp', x: 3, y: 4 })).toEqual({ x: 0, y: 0 });
  });
});
