/** The key under which a bag keeps the draughts of the flask. A bag without it belongs to somebody who has drunk none yet. */
export const DRAUGHT = 'draught';
/** Draughts of a full flask. */
export const FULL_FLASK = 3;

/** The draughts that are left in the flask of this bag, 0 to 3. */
export const draughtsIn = (bag: Readonly<Record<string, number>> | null): number =>
  bag?.[DRAUGHT] ?? FULL_FLASK;

/**
 * The lower left cell of the well of each map that has one; a well covers two by two. Pages need it without the maps
 * themselves. A test compares them with the maps.
 */
export const wells: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  green_land: { x: 14, y: 21 },
  green_land3: { x: 15, y: 18 },
  harkmoor: { x: 13, y: 18 },
  scattersea: { x: 12, y: 9 },
  overcloud: { x: 12, y: 20 },
  fourlight: { x: 20, y: 16 },
};

/** Whether a cell touches a well, also at a corner. */
export function isAtWell(mapName: string, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const well = Object.hasOwn(wells, mapName) ? wells[mapName] : undefined;
  if (!well) return false;
  const [east, north] = [x - well.x, well.y - y];
  const isInside = east >= 0 && east <= 1 && north >= 0 && north <= 1;
  return east >= -1 && east <= 2 && north >= -1 && north <= 2 && !isInside;
}
