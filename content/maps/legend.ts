import type { GameMap, Ground } from './types.ts';

/** Cells along each side of a map. */
export const mapSize = 31;

/** Pixels along each side of a cell. */
export const cellSize = 16;

/** The character that stands for each ground in a map's rows. */
export const legend: Readonly<Record<string, Ground>> = {
  '.': 'meadow',
  '=': 'path',
  '"': 'tall-grass',
  '&': 'wood',
  ':': 'sand',
  ',': 'shore',
  '%': 'rocks',
  '#': 'bridge',
  '~': 'water',
  '^': 'cliff',
  _: 'floor',
  '*': 'snow',
  '-': 'ledge',
  o: 'cloud',
  '/': 'ice',
};

/** The ground at column `x`, row `y`; undefined outside the map or for an unknown character. */
export function groundAt(map: GameMap, x: number, y: number): Ground | undefined {
  const character = map.rows[y]?.[x];
  return character === undefined ? undefined : legend[character];
}
