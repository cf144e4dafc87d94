import { maps } from '../../content/maps/index.ts';
import { groundAt } from '../../content/maps/legend.ts';
import type { Ground } from '../../content/maps/types.ts';

let last: { readonly mapName: string; readonly ground: Ground | null } | null = null;

/** Remembers the ground on which a creature was met, so that the battle can show such a place. */
export function rememberGround(mapName: string, cell: { readonly x: number; readonly y: number }): void {
  const map = Object.values(maps).find(({ id }) => id === mapName);
  last = { mapName, ground: (map && groundAt(map, cell.x, cell.y)) ?? null };
}

/** The ground of the last encounter on a map; null for another map or after a page reload. */
export const lastGround = (mapName: string | null): Ground | null =>
  last !== null && last.mapName === mapName ? last.ground : null;
