import { describe, expect, it } from 'vitest';
import type { Neighbourhood } from './contour.ts';
import { fieldOutline } from './field.ts';

/** The neighbourhood of a cell in a map of `#` (terrain) and `.`. */
const cellOf =
  (rows: readonly string[], x: number, y: number): Neighbourhood =>
  (dx, dy) =>
    rows[y + dy]?.[x + dx] === '#';
const points = (data: string): (readonly number[])[] =>
  data
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((pair) => pair.split(' ').map(Number));
/** Where an outline crosses a line at this x, from top to bottom. */
const crossings = (data: string, at: number): number[] =>
  points(data)
    .filter(([x = 0, y = 0]) => Math.abs(x - at) < 0.01 && y > 0 && y < 16)
    .map(([, y = 0]) => y)
    .sort((a, b) => a - b);

const STAIRS = ['######', '.#####', '..####', '...###', '....##', '.....#'];

describe('outlines of what has grown or flowed', () => {
  it('is nothing far from the terrain', () => {
    expect(fieldOutline(cellOf(['...', '...', '...'], 1, 1), 0)).toBe('');
  });

  it('runs through the middle of a straight edge, and inside it by the inset', () => {
    const edge = cellOf(['...', '###', '###'], 1, 1);
    const [above] = crossings(fieldOutline(cellOf(['...', '...', '###'], 1, 1), 0), 8);
    expect(above ?? 16).toBeCloseTo(16, 1);
    expect(crossings(fieldOutline(edge, 3), 8)).toEqual([expect.closeTo(3, 0)]);
  });

  it('makes a slope of stairs', () => {
    const ends = [2, 4, 6, 8, 10, 12, 14].map((x) => crossings(fieldOutline(cellOf(STAIRS, 2, 2), 0), x)[0]);
    const seen = ends.filter((y) => y !== undefined);
    expect(seen.length).toBeGreaterThan(2);
    const steps = seen.slice(1).map((y, i) => y - (seen[i] ?? 0));
    for (const step of steps) expect(step).toBeGreaterThan(0.5);
  });

  it('is the same at the side that two cells share', () => {
    const [left, right] = [cellOf(STAIRS, 2, 2), cellOf(STAIRS, 3, 2)];
    for (const inset of [0, 1.9, 4.2]) {
      const own = crossings(fieldOutline(left, inset), 16);
      expect(own).toEqual(crossings(fieldOutline(right, inset), 0));
    }
  });

  it('is equal for cells that look the same', () => {
    expect(fieldOutline(cellOf(STAIRS, 2, 2), 1)).toBe(fieldOutline(cellOf(STAIRS, 3, 3), 1));
  });

  it('writes closed loops of numbers', () => {
    const data = fieldOutline(cellOf(['#.#', '.#.', '##.'], 1, 1), 2);
    expect(data).toMatch(/^(M[^MZ]+Z)+$/);
    expect(data).not.toContain('NaN');
  });
});
