import type { ObjectKind } from './objects.ts';
import type { MapObject } from './types.ts';

/**
 * Creates one object per cell of a list such as `'0,1 4,1'` (column and row of each bottom-left cell).
 * @throws Error if a cell is not two whole numbers
 */
export function place(kind: ObjectKind, cells: string): readonly MapObject[] {
  return cells.split(' ').map((cell) => {
    const [x, y] = cell.split(',').map(Number);
    if (x === undefined || y === undefined || !Number.isInteger(x) || !Number.isInteger(y)) {
      throw new Error(`${kind}: "${cell}" is not a cell`);
    }
    return { kind, x, y };
  });
}

/** The house of a leader, by the id of the gym; `x`, `y` is its bottom-left cell. */
export const gymHouse = (id: string, x: number, y: number): MapObject => ({ kind: 'gym', gym: id, x, y });
