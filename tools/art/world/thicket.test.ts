import { describe, expect, it } from 'vitest';
import { blockedCells } from '../../../content/maps/blocked.ts';
import { maps } from '../../../content/maps/index.ts';
import { cellSize } from '../../../content/maps/legend.ts';
import { furnish } from './furnish.ts';
import { thicket } from './thicket.ts';

const { harkmoor, harkmoor2, harkmoor3 } = maps;

describe.each([harkmoor, harkmoor2, harkmoor3])('the wood around $id', (map) => {
  const grown = thicket(map);

  it('stands where nobody walks', () => {
    const blocked = blockedCells(map);
    expect(grown.length).toBeGreaterThan(5);
    for (const { x, y } of grown)
      expect(blocked[Math.floor((y - 1) / cellSize)]![Math.min(30, Math.floor(x / cellSize))]).toBe(true);
  });

  it('shows no picture that the map would not show without it', () => {
    const placed = new Set(map.objects.map(({ kind }) => kind));
    expect(placed).toContain('pine');
    expect(grown.filter(({ frame }) => !/^pine\.\d$/.test(frame))).toEqual([]);
  });

  it('has no four trees that stand in one file at one pitch', () => {
    const pines = furnish(map).sprites.filter(({ frame }) => frame.startsWith('pine'));
    const files = pines.filter((first) => {
      const above = (of: typeof first, by: number) =>
        pines.find(({ x, y }) => Math.abs(x - of.x) < 3 && Math.abs(y - of.y - by) < 3);
      return [28, 30, 32, 34].some(
        (pitch) => above(first, pitch) && above(first, pitch * 2) && above(first, pitch * 3),
      );
    });
    expect(files).toEqual([]);
  });
});

describe('other maps', () => {
  it('have no trees that were not placed', () => {
    expect(thicket(maps.scattersea2)).toEqual([]);
  });
});
